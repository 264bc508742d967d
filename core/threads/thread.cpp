#include "core/threads/thread.h"

namespace adduce {

void setTag(ThreadMarks &marks, const QString &tag, bool isOn)
{
    marks.tags.removeAll(tag);
    if (isOn)
        marks.tags << tag;
    marks.tags.sort();
}

std::vector<std::vector<Turn>> byQuestion(const Thread &thread)
{
    std::vector<std::vector<Turn>> questions;
    for (const Turn &turn : thread.turns) {
        const auto same = std::ranges::find_if(
            questions, [&](const std::vector<Turn> &q) { return turn.versionOf && q.front().id == turn.versionOf; });
        if (same == questions.end())
            questions.push_back({ turn });
        else
            same->push_back(turn);
    }
    return questions;
}

std::vector<Turn> lastVersions(const Thread &thread)
{
    std::vector<Turn> last;
    for (std::vector<Turn> &versions : byQuestion(thread))
        last.push_back(std::move(versions.back()));
    return last;
}

QStringList questionsOf(const Thread &thread)
{
    QStringList questions;
    for (const Turn &turn : lastVersions(thread))
        questions << turn.answer.question;
    return questions;
}

std::vector<EarlierTurn> earlierTurns(const Thread &thread)
{
    std::vector<EarlierTurn> turns;
    for (const Turn &turn : lastVersions(thread))
        turns.push_back(earlierTurn(turn.answer, turns));
    return turns;
}

} // namespace adduce
