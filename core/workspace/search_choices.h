#pragma once
#include "core/workspace/search_library.h"

namespace adduce {

/// What the results of a search can be narrowed to.
struct SearchChoices
{
    QStringList authors; ///< those of most passages first; at most kMostAuthors
    std::vector<int> years; ///< the last one first
    static constexpr std::size_t kMostAuthors = 20;
    friend bool operator==(const SearchChoices &, const SearchChoices &) = default;
};

/// Pure.
SearchChoices choicesIn(const SearchResults &results);

/// The stretch of a passage that holds most of these words (searchedWords() of thread_search.h), each counted once: at most so many characters,
/// from the beginning of a word on, with "…" where it was cut. The beginning where it holds none. Pure.
QString excerptOf(const QString &text, const QStringList &words, qsizetype most);

} // namespace adduce
