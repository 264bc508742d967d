#pragma once
#include "core/highlights/highlight.h"
#include <QString>
#include <optional>
#include <vector>

namespace adduce {

class Database;

/// The highlights of a library. For the thread of its connection. Functions throw Error for a failing database.
class HighlightStore
{
public:
    explicit HighlightStore(Database &database);

    [[nodiscard]] std::vector<Highlight> of(const QString &sha256) const; ///< in the order of the paper's text
    [[nodiscard]] std::vector<Highlight> list() const; ///< paper by paper, by title; each as of()
    [[nodiscard]] std::vector<QString> papers() const; ///< the hashes of those that have some
    [[nodiscard]] std::optional<Highlight> find(HighlightId id) const;
    [[nodiscard]] HighlightId newId() const; ///< the first of those that none had

    /// In one transaction, committed when it returns. Whether anything is not as it was. Throws BadInput for a highlight without a
    /// quote or a page.
    bool apply(const HighlightChange &change);

private:
    void put(const Highlight &highlight);
    Database &m_database;
};

} // namespace adduce
