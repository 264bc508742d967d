#pragma once
#include "ui/library/library_columns.h"
#include <QAbstractTableModel>

namespace adduce {

/// The documents of the library, as the panel lists them: the first column has all that a list shows, the others are for a table.
class LibraryModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role
    {
        TitleRole = Qt::UserRole,
        BylineRole,
        StateRole,
        StateWordsRole, ///< of a paper that is ready, "Retracted" where it was
        RetractedRole, ///< a bool: to be marked as such
        ReasonRole,
        DocumentRole ///< its DocumentRow
    };
    using QAbstractTableModel::QAbstractTableModel;

    void setRows(std::vector<DocumentRow> rows); ///< changes only what differs, so that selection and place stay
    void setExtras(LibraryExtras extras);
    [[nodiscard]] const LibraryExtras &extras() const { return m_extras; }
    [[nodiscard]] const SortKey &sortKey(int row, LibraryColumn column) const; ///< until the next change
    void setReadingPage(DocumentId document, int page, int pages);
    [[nodiscard]] const DocumentRow &row(int row) const { return m_rows.at(static_cast<std::size_t>(row)); }
    [[nodiscard]] const std::vector<DocumentRow> &rows() const { return m_rows; }
    [[nodiscard]] int countReady() const;

    [[nodiscard]] QModelIndex index(int row, int column = 0, const QModelIndex &parent = {}) const override
    {
        return QAbstractTableModel::index(row, column, parent);
    }
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : kLibraryColumns;
    }
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData *mimeData(const QModelIndexList &indexes) const override; ///< what a collection takes

private:
    [[nodiscard]] QString progressWords(const DocumentRow &row) const;

    void tell(int first, int last); ///< that these rows are not as they were

    std::vector<DocumentRow> m_rows;
    LibraryExtras m_extras;
    mutable std::optional<LibraryColumn> m_keyed; ///< the column of the keys; none: they are of rows that have changed
    mutable std::vector<std::optional<SortKey>> m_keys; ///< by row, as far as they were asked for
    DocumentId m_reading;
    int m_page = 0;
    int m_pages = 0;
};

/// "Zeileis, Köll, Graham · 2020", or what is known.
[[nodiscard]] QString byline(const DocumentRow &row);
/// "Waiting", "Failed: encrypted". `reason`: why it failed.
[[nodiscard]] QString stateWords(DocumentState state, const std::optional<ErrorKind> &reason);
/// Why a document failed and what to do, in words; empty when nothing is wrong.
[[nodiscard]] QString reasonWords(const DocumentRow &row);
/// Whether the reader opens it: what is ready, and what only lacks a password, for which the reader asks.
[[nodiscard]] bool canBeOpened(const DocumentRow &row);

} // namespace adduce
