#include "ui/evaluation/evaluation_model.h"

#include "core/answer/answer_words.h"
#include "core/evaluation/evaluation_words.h"
#include "ui/answer/status_line.h"
#include "ui/common/widgets.h"

namespace adduce {

using namespace Qt::StringLiterals;

void EvaluationModel::setQueries(std::vector<EvaluationQuery> queries)
{
    beginResetModel();
    m_queries = std::move(queries);
    m_results.assign(m_queries.size(), std::nullopt);
    endResetModel();
}

void EvaluationModel::addResult(const QueryResult &result)
{
    for (std::size_t i = 0; i < m_queries.size(); ++i)
        if (m_queries[i].id == result.query.id) {
            m_results[i] = result;
            emit dataChanged(index(static_cast<int>(i), 0), index(static_cast<int>(i), ColumnCount - 1));
            return;
        }
}

void EvaluationModel::setResults(const std::vector<QueryResult> &results)
{
    m_results.assign(m_queries.size(), std::nullopt);
    for (const QueryResult &result : results)
        addResult(result);
    if (!m_queries.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

std::vector<QueryResult> EvaluationModel::results() const
{
    std::vector<QueryResult> results;
    for (const auto &result : m_results)
        if (result)
            results.push_back(*result);
    return results;
}

int EvaluationModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_queries.size());
}

int EvaluationModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

static QString outcomeWords(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Answered:
        return EvaluationModel::tr("Answered");
    case Verdict::NoEvidence:
        return EvaluationModel::tr("No evidence");
    case Verdict::Reply:
        return EvaluationModel::tr("Reply");
    case Verdict::Clarify:
        return EvaluationModel::tr("Asked back");
    case Verdict::Partial:
        return EvaluationModel::tr("Partly answered");
    }
    return {};
}

static QString judgementWords(const QueryResult &r)
{
    if (!r.isMeasured())
        return EvaluationModel::tr("not measured: the model failed");
    if (r.userVerdict)
        return *r.userVerdict ? EvaluationModel::tr("you: right") : EvaluationModel::tr("you: wrong");
    if (r.query.expected.empty())
        return r.hasExpected ? EvaluationModel::tr("right: refused") : EvaluationModel::tr("wrong: answered");
    if (r.told.verdict != Verdict::Answered)
        return EvaluationModel::tr("wrong: refused");
    if (!r.query.gold.empty()) {
        if (r.hasExpected)
            return EvaluationModel::tr("right: a gold sentence is told");
        return r.gold.count() == 0 ? EvaluationModel::tr("wrong: no gold sentence is told")
                                   : EvaluationModel::tr("wrong: a part of the answer is missing");
    }
    return r.hasExpected ? EvaluationModel::tr("right: %1 of %2 papers").arg(r.expectedFound).arg(r.query.expected.size())
                         : EvaluationModel::tr("wrong: another page");
}

QVariant EvaluationModel::text(const EvaluationQuery &query, const std::optional<QueryResult> &r, int column) const
{
    if (column == Question)
        return query.question;
    if (column == Category)
        return words(query.category);
    if (!r)
        return column == Judgement ? tr("not asked yet") : u"–"_s;
    const bool answered = r->isMeasured() && r->told.verdict == Verdict::Answered;
    switch (column) {
    case Outcome:
        return !r->isMeasured() ? tr("Model failed") : outcomeWords(r->told.verdict);
    case ConfidenceColumn:
        return answered ? words(r->told.confidence) : u"–"_s;
    case Citations:
        return answered ? u"%1 / %2"_s.arg(r->citationsVerbatim).arg(r->citations) : u"–"_s;
    case Faithful:
        return faithfulWords(*r);
    case Time:
        return r->isMeasured() ? secondsWords(r->told.milliseconds) : u"–"_s;
    case Judgement:
        return judgementWords(*r);
    default:
        return {};
    }
}

QVariant EvaluationModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto at = static_cast<std::size_t>(index.row());
    const auto &result = m_results[at];
    const bool wrong = result && !result->isRight();
    if (role == Qt::DisplayRole)
        return text(m_queries[at], result, index.column());
    if (role == Qt::TextAlignmentRole)
        return int((index.column() == Citations || index.column() == Time ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == ConfidenceRole && result && result->isMeasured() && result->told.verdict == Verdict::Answered)
        return static_cast<int>(result->told.confidence);
    if (role == RightRole && result && result->isMeasured())
        return result->isRight();
    if (role == Qt::DecorationRole && index.column() == Judgement && result)
        return wrong ? icon(u"dialog-warning"_s, Tone::Attention) : icon(u"check"_s);
    if (role == Qt::ToolTipRole && index.column() == Question)
        return plainTip(m_queries[at].question);
    return {};
}

QVariant EvaluationModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == Citations || section == Time ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Question:
        return tr("Question");
    case Category:
        return tr("Category");
    case Outcome:
        return tr("Outcome");
    case ConfidenceColumn:
        return tr("Confidence");
    case Citations:
        return tr("Citations verbatim");
    case Faithful:
        return tr("Faithful");
    case Time:
        return tr("Time");
    case Judgement:
        return tr("Judgement");
    default:
        return {};
    }
}

} // namespace adduce
