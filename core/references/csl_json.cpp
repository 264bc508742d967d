#include "core/references/csl_json.h"

#include "core/base/error.h"
#include "core/base/tr.h"
#include "core/references/attached_files.h"
#include "core/references/entry_types.h"
#include "core/text/doi.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <algorithm>
#include <utility>

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

PersonName nameOf(const QJsonObject &person)
{
    const auto part = [&](const QString &key) { return textOf(person[key]).left(kLongestPersonName); };
    PersonName name;
    name.literal = part(u"literal"_s);
    if (name.literal.isEmpty() && part(u"family"_s).isEmpty())
        name.literal = part(u"name"_s); // Crossref's organisations
    if (!name.literal.isEmpty())
        return name;
    name.given = part(u"given"_s);
    name.family = part(u"family"_s);
    name.particle = part(u"non-dropping-particle"_s);
    name.droppingParticle = part(u"dropping-particle"_s);
    name.suffix = part(u"suffix"_s);
    const bool isParted = !name.particle.isEmpty() || !name.droppingParticle.isEmpty() || name.family.isEmpty();
    if (!isParted && person[u"parse-names"_s].toBool(true)) // some have the particle in the family name
        setParticleAndFamily(name, name.family);
    if (name.family.isEmpty())
        std::swap(name.family, name.given);
    return name;
}

PersonNames namesOf(const QJsonValue &value)
{
    PersonNames names;
    for (const QJsonValue &person : value.toArray())
        if (PersonName name = nameOf(person.toObject()); !displayName(name).isEmpty() && names.size() < kMostPersonNames)
            names.push_back(std::move(name));
    return names;
}

QJsonArray cslOfNames(const PersonNames &names)
{
    QJsonArray persons;
    for (const PersonName &name : names) {
        QJsonObject person;
        for (const auto &[key, part] : { std::pair(u"literal"_s, name.literal), std::pair(u"given"_s, name.given),
                 std::pair(u"family"_s, name.family), std::pair(u"non-dropping-particle"_s, name.particle),
                 std::pair(u"dropping-particle"_s, name.droppingParticle), std::pair(u"suffix"_s, name.suffix) })
            if (!part.isEmpty())
                person[key] = part;
        PersonName read = name;
        setParticleAndFamily(read, name.family);
        if (read.family != name.family) // it begins as with a particle, and has none
            person[u"parse-names"_s] = false;
        persons.append(person);
    }
    return persons;
}

PartialDate dateOfCsl(const QJsonObject &date)
{
    const QJsonArray parts = date[u"date-parts"_s].toArray().first().toArray();
    const auto number = [&](qsizetype i) {
        const QJsonValue part = i < parts.size() ? parts[i] : QJsonValue();
        return part.isString() ? part.toString().toInt() : part.toInt();
    };
    const PartialDate told = partialDate(number(0), number(1), number(2));
    return told.year > 0 ? told : dateIn(textOf(date[u"raw"_s]) + u' ' + textOf(date[u"literal"_s]));
}

QJsonObject cslOfDate(const PartialDate &date)
{
    QJsonArray parts;
    for (const int part : { date.year, date.month, date.day })
        if (part > 0)
            parts.append(part);
    return { { u"date-parts"_s, QJsonArray { QJsonValue(parts) } } };
}

/// The fields of one text each that CSL has one variable for.
const std::vector<std::pair<QString, QString Reference::*>> &cslTextFields()
{
    static const std::vector<std::pair<QString, QString Reference::*>> fields { { u"title"_s, &Reference::title },
        { u"title-short"_s, &Reference::shortTitle }, { u"container-title"_s, &Reference::venue },
        { u"collection-title"_s, &Reference::series }, { u"edition"_s, &Reference::edition }, { u"volume"_s, &Reference::volume },
        { u"page"_s, &Reference::pages }, { u"number-of-pages"_s, &Reference::pageTotal }, { u"ISSN"_s, &Reference::issn },
        { u"ISBN"_s, &Reference::isbn }, { u"publisher"_s, &Reference::publisher }, { u"publisher-place"_s, &Reference::place },
        { u"genre"_s, &Reference::genre }, { u"URL"_s, &Reference::url }, { u"abstract"_s, &Reference::abstract },
        { u"language"_s, &Reference::language } };
    return fields;
}

/// What `issue` is to CSL: of an article its issue, of a report or a patent its number, of a book that in its series.
QString numberVariable(const Reference &reference)
{
    if (isArticle(reference.type) || reference.type.isEmpty())
        return u"issue"_s;
    return reference.series.isEmpty() ? u"number"_s : u"collection-number"_s;
}

/// In stored items: the names are in their parts.
constexpr auto kNamesInParts = "adduce-names-in-parts"_L1;

} // namespace

Reference referenceFromCsl(const QJsonObject &item)
{
    const QJsonObject custom = item[u"custom"_s].toObject();
    Reference r;
    r.key = textOf(item[u"id"_s]);
    r.type = cslTypeOfCsl(textOf(item[u"type"_s]));
    for (const auto &[variable, field] : cslTextFields())
        r.*field = textOf(item[variable]);
    r.authors = namesOf(item[u"author"_s]);
    r.editors = namesOf(item[u"editor"_s]);
    r.translators = namesOf(item[u"translator"_s]);
    setDate(r, dateOfCsl(item[u"issued"_s].toObject()));
    r.accessed = isoDate(dateOfCsl(item[u"accessed"_s].toObject()));
    r.doi = onlyDoi(textOf(item[u"DOI"_s]));
    if (r.doi.isEmpty())
        r.doi = onlyDoi(r.url);
    for (const QString &variable : { u"issue"_s, u"number"_s, u"collection-number"_s })
        if (r.issue.isEmpty())
            r.issue = textOf(item[variable]);
    r.pages = pageRange(r.pages);
    r.retraction = textOf(custom[u"retraction"_s]);
    r.printedNote = noteWithoutRetraction(textOf(item[u"note"_s]), r.retraction);
    static const QRegularExpression separator(u"[,;]"_s);
    const QJsonArray words = custom[u"keywords"_s].toArray();
    for (const QJsonValue &word : words)
        addTags(r, { textOf(word) });
    if (words.isEmpty())
        addTags(r, textOf(item[u"keyword"_s]).split(separator, Qt::SkipEmptyParts));
    return r;
}

QJsonObject cslOf(const Reference &reference)
{
    QJsonObject item { { u"id"_s, reference.key }, { u"type"_s, reference.type } };
    QJsonObject custom;
    const auto put = [](QJsonObject &into, const QString &name, const QString &value) {
        if (!value.isEmpty())
            into[name] = value;
    };
    for (const auto &[variable, field] : cslTextFields())
        put(item, variable, reference.*field);
    for (const auto &[variable, names] : { std::pair(u"author"_s, &reference.authors), std::pair(u"editor"_s, &reference.editors),
             std::pair(u"translator"_s, &reference.translators) })
        if (!names->empty())
            item[variable] = cslOfNames(*names);
    if (const PartialDate date = dateOf(reference); date.year > 0)
        item[u"issued"_s] = cslOfDate(date);
    if (const PartialDate date = dateIn(reference.accessed); date.year > 0)
        item[u"accessed"_s] = cslOfDate(date);
    put(item, numberVariable(reference), reference.issue);
    put(item, u"DOI"_s, reference.doi);
    put(item, u"note"_s, noteWithRetraction(reference));
    put(item, u"keyword"_s, reference.tags.join(u", "_s));
    put(custom, u"retraction"_s, reference.retraction);
    if (std::ranges::any_of(reference.tags, [](const QString &tag) { return tag.contains(u',') || tag.contains(u';'); }))
        custom[u"keywords"_s] = QJsonArray::fromStringList(reference.tags);
    if (!custom.isEmpty())
        item[u"custom"_s] = custom;
    return item;
}

QJsonObject storedOf(const Reference &reference)
{
    QJsonObject item = cslOf(reference);
    item[kNamesInParts] = true;
    return item;
}

Reference referenceFromStored(const QJsonObject &item)
{
    Reference reference = referenceFromCsl(item);
    if (item[kNamesInParts].toBool())
        return reference;
    reference.authors = namesFromDisplay(displayNames(reference.authors));
    reference.retraction = std::exchange(reference.printedNote, {}); // the only note that there was
    const bool isOfItsPublisher = reference.type == u"thesis" || reference.type == u"report";
    if (isOfItsPublisher && reference.publisher.isEmpty()) // the university was the venue
        std::swap(reference.publisher, reference.venue);
    return reference;
}

ReferenceList readCsl(const QByteArray &bytes, const QString &folder)
{
    if (bytes.size() > kLargestReferenceFile)
        throw Error(ErrorKind::TooLarge, {}, u"more than %1 MB"_s.arg(kLargestReferenceFile >> 20));
    QJsonParseError error;
    const QJsonDocument json = QJsonDocument::fromJson(bytes.startsWith("\xef\xbb\xbf") ? bytes.mid(3) : bytes, &error);
    if (json.isNull())
        throw Error(ErrorKind::BadInput, tr("the file holds no list of references (CSL-JSON)"),
            u"%1 at byte %2"_s.arg(error.errorString()).arg(error.offset));
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
