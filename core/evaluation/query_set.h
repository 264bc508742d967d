#pragma once
#include "core/base/enum_names.h"
#include "core/evaluation/gold.h"
#include <QJsonArray>
#include <QRegularExpression>
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
    std::vector<GoldSentence> gold = {}; ///< empty: any sentence of an expected page is right
    int papers = 1; ///< so many of them must be quoted by a gold sentence
    QStringList must = {}; ///< expressions that what is told must match, each somewhere (mustExpression())
    QStringList history = {}; ///< earlier questions of its thread, oldest first
    QString type = {}; ///< "definition", "fact", ...; what the set calls it
    QString library = {}; ///< which papers it is asked of, where a file has questions over several libraries
    QStringList withheld = {}; ///< files that are not searched for it: what only they answer must be refused
    bool isAccepted = true; ///< a proposal is not asked before somebody read it
    friend bool operator==(const EvaluationQuery &, const EvaluationQuery &) = default;
};

struct QuerySet
{
    QString name;
    std::vector<EvaluationQuery> queries;
};

/// Without proposals that nobody accepted.
QuerySet acceptedOf(QuerySet set);

/// Without regard to case, over line ends. Not valid for what is no expression.
QRegularExpression mustExpression(const QString &pattern);

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
/// Reads a query set (JSON, or a question a line; see resources/evaluation/README.md). `name` is for a file that does not say its own. Throws
/// Error{BadInput} with what is wrong.
QuerySet readQuerySet(const QByteArray &json, const QString &name = {});
bool isQueryTable(const QString &path); ///< by the name of the file: a set that is a table (query_table.h)
/// Of a file. Throws Error{Missing, TooLarge} and as readQuerySet() or querySetFromTable().
QuerySet querySetFrom(const QString &path);
/// The questions over one of the libraries that a file has questions over, or of one type. Throws Error{BadInput} when none is.
QuerySet partOf(const QuerySet &set, const QString &part);
/// The set that comes with the program, over the sample papers.
QuerySet bundledQuerySet();
QuerySet smokeQuerySet(); ///< of smokePaper(): four questions that it answers, one that it does not
QByteArray smokePaper(); ///< a PDF of ten pages, "smoke.pdf"

} // namespace adduce
