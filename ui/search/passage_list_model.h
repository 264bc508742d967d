#pragma once
#include "core/workspace/search_library.h"
#include <QAbstractListModel>
#include <set>

namespace adduce {

/// What a search of the papers' text found, passages before rows of tables.
class PassageListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role
    {
        TitleRole = Qt::UserRole,
        PlaceRole, ///< who and when, the page and the section
        ExcerptRole ///< of the passage, around the words
    };
    using QAbstractListModel::QAbstractListModel;

    /// `words`: what was looked for, as it is ranked by.
    void setResults(const SearchResults &results, const QString &words);
    [[nodiscard]] const FoundPassage &passage(int row) const { return m_rows.at(static_cast<std::size_t>(row)); }
    [[nodiscard]] const QStringList &soughtWords() const { return m_words; } ///< to be marked
    [[nodiscard]] std::set<DocumentId> papers() const; ///< of the rows
    void keepPapers(const std::set<DocumentId> &papers); ///< the rows of others go

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    std::vector<FoundPassage> m_rows;
    QStringList m_words;
};

/// "Kaufman 2021 · p. 4 · 3 Results".
[[nodiscard]] QString placeWords(const FoundPassage &found);

} // namespace adduce
