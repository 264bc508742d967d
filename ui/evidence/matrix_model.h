#pragma once
#include "core/evidence/matrix.h"
#include "core/evidence/matrix_conflicts.h"
#include "core/guardrails/personal_data.h"
#include "core/threads/quote_check.h"
#include <QAbstractTableModel>
#include <QHash>

namespace adduce {

/// What another paper says against a cell.
struct CellConflict
{
    CellPlace other;
    QString words; ///< "Jones 2020 says otherwise: “decreased”, here “increased”"
};

/// A matrix: a row a paper, a column a question.
class MatrixModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role
    {
        StateRole = Qt::UserRole, ///< an int of CellState; nothing while the cell waits
        ChipRole, ///< "p. 11"; empty without a quote
        ConflictRole, ///< what other papers say against it, in words; empty without any
        ErrorRole, ///< true when the quote was looked for and does not stand
        SecondLineRole, ///< of headers: counts under a question, the title under a paper
        SearchRole ///< of a row
    };
    using QAbstractTableModel::QAbstractTableModel;

    void setMatrix(EvidenceTableId table, Matrix matrix);
    void setCell(const MatrixCell &cell); ///< that was filled
    void setChecks(QHash<QString, QuoteCheck> checks); ///< of quotes, by citationKey()
    void setConflicts(std::vector<MatrixConflict> conflicts); ///< of this matrix or of one before it
    [[nodiscard]] std::vector<CellConflict> conflictsAt(const QModelIndex &index) const;
    void setPersonalData(PersonalData data); ///< masked at first
    [[nodiscard]] QString shown(const QString &text) const; ///< masked or not
    [[nodiscard]] std::optional<QuoteCheck> check(const QModelIndex &index) const;
    [[nodiscard]] EvidenceTableId table() const { return m_table; } ///< that the matrix belongs to
    [[nodiscard]] const Matrix &matrix() const { return m_matrix; }
    [[nodiscard]] const MatrixPaper &paper(int row) const { return m_matrix.papers.at(static_cast<std::size_t>(row)); }
    [[nodiscard]] const MatrixQuestion &question(int column) const
    {
        return m_matrix.questions.at(static_cast<std::size_t>(column));
    }
    [[nodiscard]] const MatrixCell *cell(const QModelIndex &index) const; ///< null while it waits
    [[nodiscard]] QModelIndex indexOf(const CellPlace &place) const; ///< invalid once its paper or question is gone

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString countWords(const MatrixQuestion &question) const;
    EvidenceTableId m_table;
    Matrix m_matrix;
    QHash<QString, QuoteCheck> m_checks;
    std::vector<MatrixConflict> m_conflicts;
    PersonalData m_personalData = PersonalData::Masked;
};

} // namespace adduce
