#pragma once
#include "core/answer/answer.h"
#include <stop_token>

namespace adduce {

class Workspace;

/// What a stage found then and now: passages as "Smith 2021, p. 4 #2", the number of the passage in its paper, and sentences, whose personal data are masked.
struct StageDifference
{
    Stage stage = Stage::Route;
    double millisecondsThen = 0;
    double millisecondsNow = 0;
    QStringList gone; ///< found then, not now
    QStringList come; ///< the other way round
    friend bool operator==(const StageDifference &, const StageDifference &) = default;
};

/// A saved answer beside what the library says today.
struct Replay
{
    QString question;
    Verdict then = Verdict::NoEvidence;
    Verdict now = Verdict::NoEvidence;
    bool hasOtherNumbers = false; ///< what the profile held then is not known: it was asked by the one in use
    bool isOfAll = false; ///< the papers that were asked then are not known by name any more: all were asked
    bool wasWritten = false; ///< by a model, which is not asked again: its sentences are not compared
    std::vector<StageDifference> stages; ///< those with passages or sentences, in their order
    QStringList gone; ///< sentences that were told then and are not now
    QStringList come;

    [[nodiscard]] bool isSame() const; ///< in what was found and told
    friend bool operator==(const Replay &, const Replay &) = default;
};

/// Asks the last version of each question of a thread again, of the same papers as far as these are known by name, by the numbers of then and
/// without a model; nothing is kept. So can be seen what new and replaced papers change. Blocks. Throws as threadNamed() and as Ask.
std::vector<Replay> replayThread(
    Workspace &workspace, const QString &thread, const Profile &inUse, const std::stop_token &stop = {});

} // namespace adduce
