#pragma once
#include "core/retrieval/search_query.h"
#include "ui/library/library_columns.h"
#include <QSortFilterProxyModel>
#include <array>
#include <optional>
#include <set>

namespace adduce {

/// Which documents a list shows, by what became of them.
enum class LibraryShow
{
    All,
    Unread, ///< waiting or being read
    Failed,
    NeedsOcr,
    Duplicates, ///< something looks like the same paper
    HiddenText
};
inline constexpr std::array kLibraryShows { LibraryShow::All, LibraryShow::Unread, LibraryShow::Failed, LibraryShow::NeedsOcr,
    LibraryShow::Duplicates, LibraryShow::HiddenText };

[[nodiscard]] QString words(LibraryShow show); ///< "Failed"
[[nodiscard]] QString emptyWords(LibraryShow show); ///< what it means that there is none
[[nodiscard]] bool shows(LibraryShow show, const DocumentRow &row, const std::set<DocumentId> &duplicates);

/// Rows that the query speaks of, that are at the chosen place and of the chosen kind.
class LibraryFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void setQuery(SearchQuery query);
    void setShow(LibraryShow show);
    void setDocuments(std::optional<std::set<DocumentId>> documents); ///< none: all
    void setDuplicates(std::set<DocumentId> duplicates);
    void setOrder(const LibraryOrder &order);
    [[nodiscard]] const LibraryOrder &order() const { return m_order; }
    [[nodiscard]] std::vector<DocumentId> readyDocuments() const; ///< of those that are shown
    [[nodiscard]] const SearchQuery &query() const { return m_query; }
    [[nodiscard]] LibraryShow show() const { return m_show; }
    [[nodiscard]] const std::set<DocumentId> &duplicates() const { return m_duplicates; }

signals:
    void orderChanged();

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    SearchQuery m_query;
    LibraryShow m_show = LibraryShow::All;
    std::optional<std::set<DocumentId>> m_documents;
    std::set<DocumentId> m_duplicates;
    LibraryOrder m_order;
};

} // namespace adduce
