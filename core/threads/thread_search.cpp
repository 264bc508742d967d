#include "core/threads/thread_search.h"

#include "core/base/stop.h"
#include "core/library/database.h"
#include "core/text/words.h"

#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kSnippetBefore = 24; // letters before the first match
constexpr qsizetype kSnippetLength = 160;

bool isUnspacedWord(const QString &word)
{
    return isUnspaced(word.toUcs4().front());
}

const QString kAnywhere = u"title questions answers quotes sources"_s;

/// In FTS5's language; the words hold letters and digits only. Pairs are of the whole thread.
QString matchExpression(const QStringList &words, const QString &columns = kAnywhere)
{
    QStringList parts;
    for (const QString &word : words) {
        if (isUnspacedWord(word))
            parts << u"pairs : \"%1\"%2"_s.arg(letterPairs(word).join(u' '), word.toUcs4().size() == 1 ? u" *"_s : u""_s);
        else
            parts << u"{%1} : \"%2\" *"_s.arg(columns, word);
    }
    return parts.join(u" AND "_s);
}

QString cut(QStringView line, qsizetype match)
{
    qsizetype start = std::max<qsizetype>(0, match - kSnippetBefore);
    while (start > 0 && start < match && !line[start - 1].isSpace())
        ++start;
    QString text = line.mid(start, kSnippetLength).trimmed().toString();
    if (start > 0)
        text.prepend(u'…');
    if (start + kSnippetLength < line.size())
        text += u'…';
    return text;
}

} // namespace

QStringList searchedWords(const QString &query)
{
    QStringList words;
    for (const QStringView word : wordsIn(query))
        if (const QString folded = foldWord(word); !folded.isEmpty() && !words.contains(folded))
            words << folded;
    return words;
}

std::vector<std::pair<qsizetype, qsizetype>> matchesIn(QStringView text, const QStringList &words)
{
    std::vector<std::pair<qsizetype, qsizetype>> found;
    if (words.isEmpty())
        return found;
    for (const QStringView word : wordsIn(text)) {
        const QString folded = foldWord(word);
        const qsizetype at = word.data() - text.data();
        for (const QString &sought : words) {
            if (isUnspacedWord(sought)) {
                for (qsizetype i = folded.indexOf(sought); i >= 0; i = folded.indexOf(sought, i + sought.size()))
                    found.emplace_back(at + i, sought.size());
            } else if (folded.startsWith(sought)) {
                found.emplace_back(at, word.size());
                break;
            }
        }
    }
    std::ranges::sort(found);
    return found;
}

std::vector<ThreadId> searchThreads(Database &database, const QString &query)
{
    const QStringList words = searchedWords(query);
    if (words.isEmpty())
        return {};
    std::vector<ThreadId> found;
    Statement row(database, "SELECT rowid FROM threads_fts WHERE threads_fts MATCH ?");
    row.bind(1, matchExpression(words));
    while (row.step())
        found.push_back({ row.integer(0) });
    return found;
}

std::vector<TitledThread> threadsTitled(Database &database, const QString &query, std::size_t most, const std::stop_token &stop)
{
    throwIfStopped(stop);
    const QStringList words = searchedWords(query);
    std::vector<TitledThread> found;
    if (words.isEmpty())
        return found;
    Statement row(database,
        "SELECT threads.id, threads.title FROM threads_fts JOIN threads ON threads.id = threads_fts.rowid "
        "WHERE threads_fts MATCH ? AND deleted_at = '' ORDER BY updated_at DESC, threads.id DESC");
    row.bind(1, matchExpression(words, u"title"_s));
    while (found.size() < most && row.step()) {
        throwIfStopped(stop);
        const QString title = row.text(1);
        if (std::ranges::all_of(words, [&](const QString &word) { return !matchesIn(title, { word }).empty(); }))
            found.push_back({ { row.integer(0) }, title });
    }
    return found;
}

ThreadSnippet snippetOf(Database &database, ThreadId thread, const QString &query)
{
    constexpr std::array kColumns { FoundIn::Answer, FoundIn::Quote, FoundIn::Source, FoundIn::Question };
    const QStringList words = searchedWords(query);
    Statement row(database, "SELECT answers, quotes, sources, questions FROM thread_texts WHERE thread = ?");
    row.bind(1, thread.value);
    if (!row.step())
        return {};
    for (std::size_t i = 0; i < kColumns.size(); ++i) {
        const QString text = row.text(static_cast<int>(i));
        for (const QStringView line : QStringView(text).split(u'\n'))
            if (const auto found = matchesIn(line, words); !found.empty())
                return { kColumns[i], cut(line, found.front().first) };
    }
    return {};
}

} // namespace adduce
