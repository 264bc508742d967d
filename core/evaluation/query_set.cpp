#include "core/evaluation/query_set.h"

#include "core/base/error.h"
#include "core/base/tr.h"
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

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
    return { { u"id"_s, query.id }, { u"category"_s, nameOf(query.category) }, { u"question"_s, query.question },
        { u"expected"_s, expected } };
}

EvaluationQuery queryFromJson(const QJsonObject &json, int number)
{
    EvaluationQuery query;
    query.id = textOf(json, u"id"_s, tr("query %1").arg(number));
    query.category = categoryOf(json, query.id);
    query.question = textOf(json, u"question"_s, query.id);
    const QJsonValue expected = json.value(u"expected"_s);
    if (!expected.isArray())
        refuse(tr("%1 has no list \"%2\"").arg(query.id, u"expected"_s));
    for (const QJsonValue &page : expected.toArray())
        query.expected.push_back(expectedOf(page, query.id));
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

QuerySet readQuerySet(const QByteArray &json)
{
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

QuerySet bundledQuerySet()
{
    initResource();
    QFile file(u":/evaluation/sample-papers.json"_s);
    if (!file.open(QIODevice::ReadOnly))
        throw Error(ErrorKind::Internal, file.fileName());
    return readQuerySet(file.readAll());
}

} // namespace adduce
