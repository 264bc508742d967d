#pragma once
#include "core/base/ids.h"
#include <QString>
#include <stop_token>
#include <vector>

namespace adduce {

class Database;

/// Where in a thread the words were found that stand in its snippet.
enum class FoundIn
{
    Title,
    Question,
    Answer,
    Quote,
    Source
};

struct ThreadSnippet
{
    FoundIn where = FoundIn::Title;
    QString text; ///< of one line, around its first match, with "…" where it was cut; empty when the title alone has it
    friend bool operator==(const ThreadSnippet &, const ThreadSnippet &) = default;
};

/// The threads that hold every word of the query in their title, questions, answers, quotes or sources, each word from
/// its beginning ("spri" finds "sprints"); those in the bin, too. In no order. None for a query without a word.
std::vector<ThreadId> searchThreads(Database &database, const QString &query);

struct TitledThread
{
    ThreadId id;
    QString title;
    friend bool operator==(const TitledThread &, const TitledThread &) = default;
};

/// The threads that hold every word of the query in their title, last used first, at most so many; the bin aside.
std::vector<TitledThread> threadsTitled(
    Database &database, const QString &query, std::size_t most, const std::stop_token &stop = {});

/// Why the thread was found; call it for those in sight.
ThreadSnippet snippetOf(Database &database, ThreadId thread, const QString &query);

/// The words of a query as they are looked for and marked: folded, a run of unspaced letters whole, each once.
QStringList searchedWords(const QString &query);

/// Where the words stand in a text, each from the beginning of a word, in order: UTF-16 units, start and length.
std::vector<std::pair<qsizetype, qsizetype>> matchesIn(QStringView text, const QStringList &words);

} // namespace adduce
