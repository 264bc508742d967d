#pragma once
#include "core/base/enum_names.h"
#include <QJsonArray>
#include <QString>
#include <vector>

namespace adduce {

enum class QueryCategory
{
    Direct,
    Synthesis,
    EdgeCase
};
template <> inline constexpr std::array enumNames<QueryCategory> { "direct", "synthesis", "edge_case" };
QString words(QueryCategory category); ///< "Direct", "Synthesis", "Must be refused"; translated

/// A page where the answer stands: the document is found by its file's name.
struct ExpectedPage
{
    QString file; ///< base name with suffix, e.g. "sandwich.pdf"
    std::vector<int> pages; ///< 1-based; any one of them is right
    friend bool operator==(const ExpectedPage &, const ExpectedPage &) = default;
};

struct EvaluationQuery
{
    QString id;
    QueryCategory category = QueryCategory::Direct;
    QString question;
    std::vector<ExpectedPage> expected; ///< empty: it must be refused
    friend bool operator==(const EvaluationQuery &, const EvaluationQuery &) = default;
};

struct QuerySet
{
    QString name;
    std::vector<EvaluationQuery> queries;
};

/// As a person types them: "sandwich.pdf: 4, 27; hc.pdf: 3". Throws Error{BadInput} with what cannot be understood.
QString expectedWords(const std::vector<ExpectedPage> &expected);
std::vector<ExpectedPage> expectedFrom(const QString &words);

/// `queryFromJson` gives an equal one back; `number`, from 1, names one without an id. Throws Error{BadInput} with what is wrong.
QJsonObject toJson(const EvaluationQuery &query);
EvaluationQuery queryFromJson(const QJsonObject &json, int number = 1);
/// Each under an id of its own. Throws as queryFromJson().
std::vector<EvaluationQuery> queriesFromJson(const QJsonArray &json);
/// As readQuerySet() reads it.
QByteArray toJson(const QuerySet &set);
/// Reads a query set (JSON, see resources/evaluation/README.md). Throws Error{BadInput} with what is wrong.
QuerySet readQuerySet(const QByteArray &json);
/// The set that comes with the program, over the sample papers.
QuerySet bundledQuerySet();

} // namespace adduce
