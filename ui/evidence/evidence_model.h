#pragma once
#include "core/evidence/evidence_table.h"
#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

namespace adduce {

/// The evidence of a thread: what is claimed, the verbatim quote, where it stands.
class EvidenceModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        Number,
        Claim,
        Evidence,
        CitationColumn,
        ConfidenceColumn,
        Notes,
        ColumnCount
    };
    enum Role
    {
        PlaceRole = Qt::UserRole,
        ConfidenceRole,
        SearchRole
    };
    using QAbstractTableModel::QAbstractTableModel;

    void setRows(std::vector<EvidenceRow> rows);
    [[nodiscard]] const EvidenceRow &row(int row) const { return m_rows.at(static_cast<std::size_t>(row)); }
    [[nodiscard]] const std::vector<EvidenceRow> &rows() const { return m_rows; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<EvidenceRow> m_rows;
};

} // namespace adduce
