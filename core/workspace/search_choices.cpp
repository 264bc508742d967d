#include "core/workspace/search_choices.h"

#include "core/threads/thread_search.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace adduce {

constexpr qsizetype kMostBefore = 60; // letters of an excerpt before the first word

SearchChoices choicesIn(const SearchResults &results)
{
    std::map<QString, int> passagesOf; // by author
    std::set<int, std::greater<>> years;
    for (const FoundPassage &found : results.passages) {
        for (const QString &author : found.document.authors)
            ++passagesOf[author];
        if (found.document.year > 0)
            years.insert(found.document.year);
    }
    std::vector<std::pair<QString, int>> byCount(passagesOf.begin(), passagesOf.end());
    std::ranges::stable_sort(byCount, std::greater<> {}, &std::pair<QString, int>::second);
    byCount.resize(std::min(byCount.size(), SearchChoices::kMostAuthors));
    SearchChoices choices { {}, { years.begin(), years.end() } };
    for (const auto &[author, count] : byCount)
        choices.authors << author;
    return choices;
}

/// The first letter of the word that `at` lies in; `at` itself within letters that no space parts for long.
static qsizetype beginningOfWord(const QString &text, qsizetype at)
{
    for (qsizetype begin = at; begin >= std::max<qsizetype>(0, at - kMostBefore); --begin)
        if (begin == 0 || text[begin - 1].isSpace())
            return begin;
    return at;
}

QString excerptOf(const QString &text, const QStringList &words, qsizetype most)
{
    if (text.size() <= most)
        return text;
    const std::vector<std::pair<qsizetype, qsizetype>> matches = matchesIn(text, words);
    qsizetype begin = 0;
    std::size_t held = 0;
    for (const auto &[start, length] : matches) {
        std::set<QString> within; // from this match on
        for (const auto &[other, size] : matches)
            if (other >= start && other + size <= start + most)
                within.insert(text.mid(other, size).toCaseFolded());
        if (within.size() > held) {
            held = within.size();
            begin = start;
        }
    }
    // Some of what stands before the first match says what it is about.
    begin = beginningOfWord(text, std::clamp(begin - std::min(most / 4, kMostBefore), qsizetype(0), text.size() - most));
    const qsizetype end = std::min(text.size(), begin + most);
    const qsizetype cut = end < text.size() ? beginningOfWord(text, end) : end;
    return (begin > 0 ? QStringLiteral("\u2026 ") : QString()) + text.mid(begin, (cut > begin ? cut : end) - begin).trimmed()
        + (end < text.size() ? QStringLiteral(" \u2026") : QString());
}

} // namespace adduce
