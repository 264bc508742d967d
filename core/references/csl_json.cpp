#include "core/references/csl_json.h"

#include "core/base/error.h"
#include "core/references/attached_files.h"
#include "core/text/doi.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// A text, a number, or the first of a list of such; tags that publishers leave in titles are taken out.
QString textOf(const QJsonValue &value)
{
    if (value.isArray())
        return textOf(value.toArray().first());
    static const QRegularExpression tag(
        u"</?(?:i|b|em|strong|sub|sup|scp|span|jats:[a-z]+)(?: [^<>]*)?>"_s, QRegularExpression::CaseInsensitiveOption);
    QString text = value.isDouble() ? QString::number(value.toDouble(), 'g', 12) : value.toString().left(kLongestField);
    return text.remove(tag).simplified();
}

QString nameOf(const QJsonObject &author)
{
    if (const QString literal = textOf(author[u"literal"_s]); !literal.isEmpty())
        return literal;
    const QStringList parts { textOf(author[u"given"_s]), textOf(author[u"dropping-particle"_s]),
        textOf(author[u"non-dropping-particle"_s]), textOf(author[u"family"_s]), textOf(author[u"suffix"_s]) };
    const QString name = parts.join(u' ').simplified();
    return name.isEmpty() ? textOf(author[u"name"_s]) : name; // Crossref's organisations
}

int yearOf(const QJsonObject &date)
{
    const QJsonValue year = date[u"date-parts"_s].toArray().first().toArray().first();
    const int number = year.isString() ? year.toString().toInt() : year.toInt();
    return number > 0 && number < 10'000 ? number : yearIn(textOf(date[u"raw"_s]) + u' ' + textOf(date[u"literal"_s]));
}

} // namespace

Reference referenceFromCsl(const QJsonObject &item)
{
    constexpr qsizetype kMostAuthors = 10'000;
    Reference r;
    r.key = textOf(item[u"id"_s]);
    r.type = textOf(item[u"type"_s]);
    r.title = textOf(item[u"title"_s]);
    const QJsonArray authors = item[u"author"_s].toArray();
    for (qsizetype i = 0; i < std::min(authors.size(), kMostAuthors); ++i)
        if (const QString name = nameOf(authors[i].toObject()); !name.isEmpty())
            r.authors << name;
    r.year = yearOf(item[u"issued"_s].toObject());
    r.doi = onlyDoi(textOf(item[u"DOI"_s]));
    if (r.doi.isEmpty())
        r.doi = onlyDoi(textOf(item[u"URL"_s]));
    r.venue = textOf(item[u"container-title"_s]);
    r.volume = textOf(item[u"volume"_s]);
    r.issue = textOf(item[u"issue"_s]);
    r.pages = textOf(item[u"page"_s]);
    r.issn = textOf(item[u"ISSN"_s]);
    r.publisher = textOf(item[u"publisher"_s]);
    r.url = textOf(item[u"URL"_s]);
    r.abstract = textOf(item[u"abstract"_s]);
    r.language = textOf(item[u"language"_s]);
    static const QRegularExpression separator(u"[,;]"_s);
    for (const QString &word : textOf(item[u"keyword"_s]).split(separator, Qt::SkipEmptyParts))
        r.tags << word.simplified();
    r.tags.removeAll(QString());
    r.tags.removeDuplicates();
    return r;
}

QJsonObject cslOf(const Reference &reference)
{
    QJsonObject item { { u"id"_s, reference.key }, { u"type"_s, reference.type } };
    const auto put = [&](const QString &name, const QString &value) {
        if (!value.isEmpty())
            item[name] = value;
    };
    put(u"title"_s, reference.title);
    QJsonArray authors;
    for (const QString &author : reference.authors)
        authors.append(QJsonObject { { u"literal"_s, author } });
    if (!authors.isEmpty())
        item[u"author"_s] = authors;
    if (reference.year > 0)
        item[u"issued"_s] = QJsonObject { { u"date-parts"_s, QJsonArray { QJsonValue(QJsonArray { reference.year }) } } };
    put(u"DOI"_s, reference.doi);
    put(u"container-title"_s, reference.venue);
    put(u"volume"_s, reference.volume);
    put(u"issue"_s, reference.issue);
    put(u"page"_s, reference.pages);
    put(u"ISSN"_s, reference.issn);
    put(u"publisher"_s, reference.publisher);
    put(u"note"_s, reference.retraction);
    put(u"URL"_s, reference.url);
    put(u"abstract"_s, reference.abstract);
    put(u"language"_s, reference.language);
    put(u"keyword"_s, reference.tags.join(u", "_s));
    return item;
}

ReferenceList readCsl(const QByteArray &bytes, const QString &folder)
{
    if (bytes.size() > kLargestReferenceFile)
        throw Error(ErrorKind::TooLarge, {}, u"more than %1 MB"_s.arg(kLargestReferenceFile >> 20));
    QJsonParseError error;
    const QJsonDocument json = QJsonDocument::fromJson(bytes.startsWith("\xef\xbb\xbf") ? bytes.mid(3) : bytes, &error);
    if (json.isNull())
        throw Error(ErrorKind::BadInput, u"CSL-JSON"_s, u"%1 at byte %2"_s.arg(error.errorString()).arg(error.offset));
    QJsonArray items = json.isArray() ? json.array() : json.object()[u"items"_s].toArray();
    if (items.isEmpty() && json.isObject())
        items.append(json.object());
    ReferenceList list;
    for (const QJsonValue &value : std::as_const(items)) {
        if (list.references.size() == kMostReferences) {
            list.problems.push_back({ 0, {}, u"more than %1 entries; the rest is left out"_s.arg(kMostReferences) });
            break;
        }
        const QJsonObject item = value.toObject();
        Reference reference = referenceFromCsl(item);
        QStringList files;
        const QJsonValue attached = item[u"file"_s];
        for (const QJsonValue &file : attached.isArray() ? attached.toArray() : QJsonArray { attached })
            files += attachedFiles(file.toString());
        reference.files = resolvedFiles(files, folder);
        if (reference.title.isEmpty() && reference.doi.isEmpty() && reference.files.isEmpty())
            list.problems.push_back({ 0, reference.key, u"neither a title nor a DOI nor a file"_s });
        else
            list.references.push_back(std::move(reference));
    }
    return list;
}

} // namespace adduce
