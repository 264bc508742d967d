#include "core/evaluation/query_set.h"

#include "core/base/error.h"
#include "core/base/tr.h"
#include "core/evaluation/query_table.h"
#include "core/text/letters.h"
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <algorithm>

/// The resource lies in a static library, where nothing else would keep it; the macro wants no namespace around it.
static void initResource()
{
    Q_INIT_RESOURCE(evaluation);
}

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

[[noreturn]] void refuse(const QString &what)
{
    throw Error(ErrorKind::BadInput, tr("the query set: %1").arg(what));
}

QString textOf(const QJsonObject &object, const QString &key, const QString &where)
{
    const QString text = object.value(key).toString().trimmed();
    if (text.isEmpty())
        refuse(tr("%1 has no text \"%2\"").arg(where, key));
    return text;
}

QueryCategory categoryOf(const QJsonObject &object, const QString &where)
{
    const QString name = textOf(object, u"category"_s, where);
    if (const auto category = valueNamed<QueryCategory>(name))
        return *category;
    refuse(tr("%1 has the unknown category \"%2\"").arg(where, name.left(40)));
}

/// A list of texts under this key; none where there is no such key.
QStringList textsOf(const QJsonObject &json, const QString &key, const QString &where)
{
    const QJsonValue list = json.value(key);
    if (!list.isUndefined() && !list.isArray())
        refuse(tr("%1 has no list \"%2\"").arg(where, key));
    QStringList texts;
    for (const QJsonValue &text : list.toArray()) {
        if (text.toString().trimmed().isEmpty())
            refuse(tr("%1 has something in its list \"%2\" that is no text").arg(where, key));
        texts << text.toString();
    }
    return texts;
}

std::vector<GoldSentence> goldOf(const QJsonArray &json, const QString &where)
{
    std::vector<GoldSentence> gold;
    for (const QJsonValue &value : json) {
        const QJsonObject object = value.toObject();
        GoldSentence one { textOf(object, u"file"_s, where), object[u"page"_s].toInt(), textOf(object, u"quote"_s, where),
            textsOf(object, u"cells"_s, where) };
        if (one.page < 1)
            refuse(tr("%1 expects a page that is no number from 1").arg(where));
        const auto isEmpty = [](const QString &text) { return lettersAndDigits(text).isEmpty(); };
        if (isEmpty(one.quote) || std::ranges::any_of(one.cells, isEmpty))
            refuse(tr("%1 has a gold sentence without a letter or a digit").arg(where));
        gold.push_back(std::move(one));
    }
    return gold;
}

/// The pages on which gold sentences stand.
std::vector<ExpectedPage> pagesOf(const std::vector<GoldSentence> &gold)
{
    std::vector<ExpectedPage> pages;
    for (const GoldSentence &one : gold) {
        auto known = std::ranges::find(pages, one.file, &ExpectedPage::file);
        if (known == pages.end())
            known = pages.insert(pages.end(), ExpectedPage { one.file, {} });
        if (std::ranges::find(known->pages, one.page) == known->pages.end())
            known->pages.push_back(one.page);
    }
    return pages;
}

/// Sets that do not name it say whether the papers hold an answer.
QueryCategory categoryFrom(const QJsonObject &json, const QString &where)
{
    if (json.contains(u"category"_s) || !json.value(u"answerable"_s).isBool())
        return categoryOf(json, where);
    if (!json.value(u"answerable"_s).toBool())
        return QueryCategory::EdgeCase;
    return json.value(u"type"_s).toString() == u"cross" ? QueryCategory::Synthesis : QueryCategory::Direct;
}

QStringList mustOf(const QJsonObject &json, const QString &where)
{
    QStringList must = textsOf(json, u"must"_s, where);
    for (const QString &expression : must)
        if (!mustExpression(expression).isValid())
            refuse(tr("%1 has \"%2\", which is no regular expression").arg(where, expression.left(80)));
    return must;
}

ExpectedPage expectedOf(const QJsonValue &value, const QString &where)
{
    ExpectedPage expected;
    expected.file = textOf(value.toObject(), u"file"_s, where);
    for (const QJsonValue &page : value.toObject().value(u"pages"_s).toArray()) {
        if (page.toInt() < 1)
            refuse(tr("%1 expects a page that is no number from 1").arg(where));
        expected.pages.push_back(page.toInt());
    }
    if (expected.pages.empty())
        refuse(tr("%1 expects no page of \"%2\"").arg(where, expected.file.left(80)));
    return expected;
}

} // namespace

QuerySet acceptedOf(QuerySet set)
{
    std::erase_if(set.queries, [](const EvaluationQuery &query) { return !query.isAccepted; });
    return set;
}

QRegularExpression mustExpression(const QString &pattern)
{
    return QRegularExpression(pattern,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::DotMatchesEverythingOption
            | QRegularExpression::UseUnicodePropertiesOption);
}

QString words(QueryCategory category)
{
    switch (category) {
    case QueryCategory::Direct:
        return tr("Direct");
    case QueryCategory::Synthesis:
        return tr("Synthesis");
    case QueryCategory::EdgeCase:
        break;
    }
    return tr("Must be refused");
}

QString expectedWords(const std::vector<ExpectedPage> &expected)
{
    QStringList places;
    for (const ExpectedPage &place : expected) {
        QStringList pages;
        for (const int page : place.pages)
            pages << QString::number(page);
        places << place.file + u": "_s + pages.join(u", "_s);
    }
    return places.join(u"; "_s);
}

std::vector<ExpectedPage> expectedFrom(const QString &words)
{
    std::vector<ExpectedPage> expected;
    for (const QString &part : words.split(u';', Qt::SkipEmptyParts)) {
        const qsizetype colon = part.lastIndexOf(u':');
        ExpectedPage place { part.left(colon).trimmed(), {} };
        for (const QString &page : part.mid(colon + 1).split(u',')) {
            const int number = page.trimmed().toInt();
            if (colon < 1 || place.file.isEmpty() || number < 1)
                refuse(tr("\"%1\" is no file with its pages, such as \"paper.pdf: 4, 27\"").arg(part.trimmed().left(80)));
            place.pages.push_back(number);
        }
        expected.push_back(std::move(place));
    }
    return expected;
}

QJsonObject toJson(const EvaluationQuery &query)
{
    QJsonArray expected;
    for (const ExpectedPage &place : query.expected) {
        QJsonArray pages;
        for (const int page : place.pages)
            pages.append(page);
        expected.append(QJsonObject { { u"file"_s, place.file }, { u"pages"_s, pages } });
    }
    QJsonObject json { { u"id"_s, query.id }, { u"category"_s, nameOf(query.category) }, { u"question"_s, query.question },
        { u"expected"_s, expected } };
    QJsonArray gold;
    for (const GoldSentence &one : query.gold) {
        QJsonObject sentence { { u"file"_s, one.file }, { u"page"_s, one.page }, { u"quote"_s, one.quote } };
        if (!one.cells.isEmpty())
            sentence[u"cells"_s] = QJsonArray::fromStringList(one.cells);
        gold.append(sentence);
    }
    if (!gold.isEmpty())
        json[u"gold"_s] = gold;
    if (query.papers != 1)
        json[u"papers"_s] = query.papers;
    if (!query.isAccepted)
        json[u"accepted"_s] = false;
    for (const auto &[name, texts] : { std::pair { u"must"_s, query.must }, std::pair { u"history"_s, query.history },
             std::pair { u"withheld"_s, query.withheld } })
        if (!texts.isEmpty())
            json[name] = QJsonArray::fromStringList(texts);
    for (const auto &[name, text] : { std::pair { u"type"_s, query.type }, std::pair { u"library"_s, query.library } })
        if (!text.isEmpty())
            json[name] = text;
    return json;
}

EvaluationQuery queryFromJson(const QJsonObject &json, int number)
{
    EvaluationQuery query;
    query.id = textOf(json, u"id"_s, tr("query %1").arg(number));
    query.category = categoryFrom(json, query.id);
    query.question = textOf(json, u"question"_s, query.id);
    query.gold = goldOf(json.value(u"gold"_s).toArray(), query.id);
    query.papers = json.contains(u"papers"_s) ? json.value(u"papers"_s).toInt() : 1;
    query.must = mustOf(json, query.id);
    query.history = textsOf(json, u"history"_s, query.id);
    query.type = json.value(u"type"_s).toString();
    query.library = json.value(u"library"_s).toString();
    query.withheld = textsOf(json, u"withheld"_s, query.id);
    const QJsonValue accepted = json.value(u"accepted"_s);
    if (!accepted.isUndefined() && !accepted.isBool())
        refuse(tr("%1 has an \"accepted\" that is neither true nor false").arg(query.id));
    query.isAccepted = accepted.toBool(true);
    if (query.category == QueryCategory::EdgeCase && !query.gold.empty())
        refuse(tr("%1 must be refused, and has gold sentences").arg(query.id));
    const QJsonValue expected = json.value(u"expected"_s);
    if (!expected.isArray() && !json.value(u"gold"_s).isArray())
        refuse(tr("%1 has no list \"%2\"").arg(query.id, u"expected"_s));
    for (const QJsonValue &page : expected.toArray())
        query.expected.push_back(expectedOf(page, query.id));
    if (!expected.isArray())
        query.expected = pagesOf(query.gold);
    for (const ExpectedPage &place : query.expected)
        if (query.withheld.contains(place.file))
            refuse(tr("%1 expects a page of \"%2\", which is withheld").arg(query.id, place.file.left(80)));
    const auto files = static_cast<int>(pagesOf(query.gold).size());
    if (query.papers < 1 || (!query.gold.empty() && query.papers > files))
        refuse(tr("%1 wants gold sentences of %2 papers, and has them of %3").arg(query.id).arg(query.papers).arg(files));
    if (query.expected.empty() && query.category != QueryCategory::EdgeCase)
        refuse(tr("%1 expects no page; only a question that must be refused may").arg(query.id));
    return query;
}

std::vector<EvaluationQuery> queriesFromJson(const QJsonArray &json)
{
    std::vector<EvaluationQuery> queries;
    QSet<QString> ids;
    for (const QJsonValue &value : json) {
        queries.push_back(queryFromJson(value.toObject(), static_cast<int>(queries.size()) + 1));
        const QString id = queries.back().id;
        if (ids.contains(id))
            refuse(tr("two queries are called %1").arg(id));
        ids.insert(id);
    }
    return queries;
}

QByteArray toJson(const QuerySet &set)
{
    QJsonArray queries;
    for (const EvaluationQuery &query : set.queries)
        queries.append(toJson(query));
    return QJsonDocument(QJsonObject { { u"name"_s, set.name }, { u"queries"_s, queries } }).toJson();
}

namespace {

/// A question a line. Throws Error{BadInput} with the number of a line that is none.
QJsonArray queryLines(const QByteArray &bytes)
{
    QJsonArray queries;
    for (int number = 0; const QByteArray &line : bytes.split('\n')) {
        ++number;
        if (line.trimmed().isEmpty())
            continue;
        const QJsonDocument query = QJsonDocument::fromJson(line);
        if (!query.isObject())
            refuse(tr("line %1 is no JSON object").arg(number));
        queries.append(query.object());
    }
    return queries;
}

/// Whether the first line is a question by itself.
bool hasQuestionALine(const QByteArray &bytes)
{
    const qsizetype end = bytes.indexOf('\n');
    return QJsonDocument::fromJson(end < 0 ? bytes : bytes.left(end)).object().contains(u"question"_s);
}

} // namespace

QuerySet readQuerySet(const QByteArray &json, const QString &name)
{
    if (hasQuestionALine(json))
        return { name.isEmpty() ? tr("Questions") : name, queriesFromJson(queryLines(json)) };
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(json, &problem);
    if (!document.isObject())
        refuse(problem.error == QJsonParseError::NoError ? tr("it is no JSON object") : problem.errorString());
    QuerySet set;
    set.name = textOf(document.object(), u"name"_s, tr("the set"));
    set.queries = queriesFromJson(document.object().value(u"queries"_s).toArray());
    if (set.queries.empty())
        refuse(tr("it has no queries"));
    return set;
}

bool isQueryTable(const QString &path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    return suffix == u"csv"_s || suffix == u"tsv"_s;
}

QuerySet querySetFrom(const QString &path)
{
    constexpr qint64 kLargest = 16 << 20; // bytes
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw Error(file.exists() ? ErrorKind::Unreadable : ErrorKind::Missing, path, file.errorString());
    if (file.size() > kLargest)
        throw Error(ErrorKind::TooLarge, path);
    const QString name = QFileInfo(path).completeBaseName();
    return isQueryTable(path) ? querySetFromTable(file.readAll(), name) : readQuerySet(file.readAll(), name);
}

QuerySet partOf(const QuerySet &set, const QString &part)
{
    QuerySet chosen { set.name + u", "_s + part, {} };
    std::ranges::copy_if(set.queries, std::back_inserter(chosen.queries),
        [&](const EvaluationQuery &query) { return query.library == part || query.type == part; });
    if (chosen.queries.empty())
        refuse(tr("it has no queries called %1").arg(part.left(40)));
    return chosen;
}

static QByteArray bundled(const QString &name)
{
    initResource();
    QFile file(u":/evaluation/"_s + name);
    if (!file.open(QIODevice::ReadOnly))
        throw Error(ErrorKind::Internal, file.fileName());
    return file.readAll();
}

QuerySet bundledQuerySet()
{
    return readQuerySet(bundled(u"sample-papers.json"_s));
}

QuerySet smokeQuerySet()
{
    return readQuerySet(bundled(u"smoke.json"_s));
}

QByteArray smokePaper()
{
    return bundled(u"smoke.pdf"_s);
}

} // namespace adduce
