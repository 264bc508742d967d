#pragma once
#include "core/evidence/evidence_store.h"
#include "core/guardrails/personal_data.h"
#include "core/threads/quote_check.h"
#include <QAbstractTableModel>
#include <QHash>
#include <QSet>

namespace adduce {

/// The rows of a table of evidence.
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
        Caveats,
        ColumnCount
    };
    enum Role
    {
        StandingRole = Qt::UserRole, ///< whether the quote still stands: "quote checked", or what is wrong; else its page
        CheckedRole, ///< true when it was looked for
        ErrorRole, ///< true when it does not stand
        ConfidenceRole, ///< as int
        SearchRole, ///< everything that a filter may match
        SortRole
    };
    using QAbstractTableModel::QAbstractTableModel;

    /// Rows that are kept (with an id) and stay keep their indexes, selection and editors; unchanged rows change nothing.
    void setRows(std::vector<PlacedRow> rows, bool editable);
    void setRow(const PlacedRow &row); ///< as it was, for it cannot be kept otherwise
    void setChecks(QHash<QString, QuoteCheck> checks); ///< by citationKey()
    void setPersonalData(PersonalData data); ///< masked at first; what is edited never is
    [[nodiscard]] QString shown(const QString &text) const; ///< masked or not
    [[nodiscard]] const PlacedRow &placed(int row) const { return m_rows.at(static_cast<std::size_t>(row)); }
    [[nodiscard]] const EvidenceRow &row(int row) const { return placed(row).row; }
    [[nodiscard]] const std::vector<PlacedRow> &rows() const { return m_rows; }
    [[nodiscard]] std::optional<QuoteCheck> check(int row) const;
    [[nodiscard]] bool isEditable() const { return m_editable; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

signals:
    /// A claim or notes were written: they are shown, and to be kept.
    void edited(const adduce::PlacedRow &before, const adduce::EvidenceRow &after);

private:
    void follow(const std::vector<PlacedRow> &rows, const QSet<qint64> &kept);
    void change(int at, const PlacedRow &wanted);
    [[nodiscard]] QVariant shown(const QModelIndex &index) const;
    std::vector<PlacedRow> m_rows;
    QHash<QString, QuoteCheck> m_checks;
    bool m_editable = false;
    PersonalData m_personalData = PersonalData::Masked;
};

/// "page 4 of 10, 2 Methods"
[[nodiscard]] QString placeWords(const Citation &citation);

} // namespace adduce
