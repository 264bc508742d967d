#include "core/web/web_query.h"

#include "core/text/hidden_characters.h"
#include "core/text/words.h"

#include <algorithm>

namespace adduce {

namespace {

constexpr std::size_t kRun = 8; // words

QSet<QString> runsOf(const QString &text)
{
    const std::vector<Word> words = splitWords(withoutHiddenCharacters(text)); // as it is sent
    QSet<QString> runs;
    for (std::size_t first = 0; first + kRun <= words.size(); ++first) {
        QString run;
        for (std::size_t i = first; i < first + kRun; ++i)
            run += words[i].text + u' ';
        runs.insert(run);
    }
    return runs;
}

} // namespace

LongRuns::LongRuns(const QStringList &texts)
{
    for (const QString &text : texts)
        m_runs.unite(runsOf(text));
}

bool LongRuns::areIn(const QString &passage) const
{
    return !m_runs.isEmpty() && runsOf(passage).intersects(m_runs);
}

bool queryMayLeave(const QString &query, std::span<const QString> passages)
{
    const LongRuns asked({ query });
    return std::ranges::none_of(passages, [&](const QString &passage) { return asked.areIn(passage); });
}

} // namespace adduce
