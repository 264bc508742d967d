#pragma once
#include "core/library/collection_store.h"
#include "core/workspace/search_choices.h"
#include <QWidget>
#include <array>

class QComboBox;

namespace adduce {

/// The boxes that say how the papers' text is searched, and that narrow it: by author, year, section and collection.
class SearchFilterBar : public QWidget
{
    Q_OBJECT

public:
    explicit SearchFilterBar(QWidget *parent = nullptr);

    void setCollections(const std::vector<Collection> &collections);
    /// Of what was found. A box that narrows keeps what it had: what was found is narrowed by it.
    void setChoices(const SearchChoices &choices);
    void applyTo(SearchRequest &request) const; ///< as the boxes say
    [[nodiscard]] bool isNarrowing() const;
    void clear(); ///< nothing is narrowed; changed() is not emitted

signals:
    void changed(); ///< by the user

private:
    [[nodiscard]] std::array<QComboBox *, 4> narrowing() const { return { m_author, m_year, m_section, m_collection }; }

    QComboBox *m_by, *m_author, *m_year, *m_section, *m_collection;
};

} // namespace adduce
