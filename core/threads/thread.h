#pragma once
#include "core/answer/answer.h"
#include "core/answer/earlier_turn.h"
#include "core/threads/rating.h"

namespace adduce {

/// What a user sets of a thread.
struct ThreadMarks
{
    QString title; ///< the first question, unless renamed
    bool isPinned = false;
    QStringList tags; ///< each once, in order of the alphabet
    bool isDeleted = false; ///< in the bin, from which it can be taken back
    bool isShared = false; ///< users besides its owner may read it
    friend bool operator==(const ThreadMarks &, const ThreadMarks &) = default;
};

/// Gives a tag, or takes it away; what is so already stays.
void setTag(ThreadMarks &marks, const QString &tag, bool isOn);

/// A row of the list of threads.
struct ThreadRow
{
    ThreadId id;
    ThreadMarks marks;
    QDateTime createdAt; ///< UTC
    QDateTime updatedAt; ///< UTC
    int questions = 0; ///< asked; the versions of one count once
    int citations = 0;
    std::optional<Confidence> confidence; ///< of the last question that was answered
    bool isRefused = false; ///< nothing answered the last question
    QStringList models; ///< that wrote in it, each once
    QStringList scopes; ///< that were searched, by name; the empty one is every document
    int changedSources = 0; ///< papers it quotes whose file has other bytes by now
    int missingSources = 0; ///< papers it quotes that are not in the library
    int failedQuotes = 0; ///< that were not found when they were last checked
    int changedAnswers = 0; ///< that new or replaced papers would change: changed_answers.h
    UserId owner {}; ///< who asked over the network; none: whoever opens the file
    friend bool operator==(const ThreadRow &, const ThreadRow &) = default;
};

struct Turn
{
    TurnId id;
    TurnId versionOf; ///< the first answer to the same question; none when this is the first
    Answer answer;
    std::optional<Rating> rating {}; ///< by the user
    friend bool operator==(const Turn &, const Turn &) = default;
};

struct Thread
{
    ThreadRow row;
    std::vector<Turn> turns; ///< oldest first
    friend bool operator==(const Thread &, const Thread &) = default;
};

/// The thread's turns by question, in the order of the first versions; each with its versions, oldest first.
std::vector<std::vector<Turn>> byQuestion(const Thread &thread);
/// The last version of each question: what is read, exported and becomes evidence.
std::vector<Turn> lastVersions(const Thread &thread);
/// Its questions, each once, oldest first.
QStringList questionsOf(const Thread &thread);
/// The last version of each, as the next question goes on with it.
std::vector<EarlierTurn> earlierTurns(const Thread &thread);

} // namespace adduce
