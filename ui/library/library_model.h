#pragma once
#include "core/library/document_store.h"
#include <QAbstractListModel>

namespace adduce {

/// The documents of the library, as the panel lists them.
class LibraryModel : public QAbstractListModel
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
        ReasonRole
    };
    using QAbstractListModel::QAbstractListModel;

    void setRows(std::vector<DocumentRow> rows); ///< changes only what differs, so that selection and place stay
    void setReadingPage(DocumentId document, int page, int pages);
    [[nodiscard]] const DocumentRow &row(int row) const { return m_rows.at(static_cast<std::size_t>(row)); }
    [[nodiscard]] const std::vector<DocumentRow> &rows() const { return m_rows; }
    [[nodiscard]] int countReady() const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData *mimeData(const QModelIndexList &indexes) const override; ///< what a collection takes

private:
    [[nodiscard]] QString progressWords(const DocumentRow &row) const;

    std::vector<DocumentRow> m_rows;
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
