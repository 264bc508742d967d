#pragma once
#include "core/evaluation/evaluate.h"
#include <QAbstractTableModel>

namespace adduce {

/// The questions of a set with what became of them; those not yet asked have no outcome.
class EvaluationModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        Question,
        Category,
        Outcome,
        ConfidenceColumn,
        Citations,
        Faithful,
        Time,
        Judgement,
        ColumnCount
    };
    enum Role
    {
        RightRole = Qt::UserRole,
        ConfidenceRole
    }; ///< both invalid while it was not measured
    using QAbstractTableModel::QAbstractTableModel;

    void setQueries(std::vector<EvaluationQuery> queries); ///< forgets the results
    void addResult(const QueryResult &result);
    void setResults(const std::vector<QueryResult> &results); ///< of these queries; others have none
    [[nodiscard]] const std::vector<EvaluationQuery> &queries() const { return m_queries; }
    [[nodiscard]] const EvaluationQuery &query(int row) const { return m_queries.at(static_cast<std::size_t>(row)); }
    [[nodiscard]] const std::optional<QueryResult> &result(int row) const { return m_results.at(static_cast<std::size_t>(row)); }

    [[nodiscard]] std::vector<QueryResult> results() const; ///< of what was asked so far

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QVariant text(const EvaluationQuery &query, const std::optional<QueryResult> &result, int column) const;
    std::vector<EvaluationQuery> m_queries;
    std::vector<std::optional<QueryResult>> m_results;
};

} // namespace adduce
