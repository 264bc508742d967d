#include "core/workspace/ask_question.h"

#include "core/ask/answer_or_stopped.h"
#include "core/ask/next_questions.h"
#include "core/ask/remember.h"
#include "core/library/database.h"
#include "core/library/searchable.h"
#include "core/threads/thread_store.h"
#include "core/workspace/workspace.h"

#include <algorithm>

namespace adduce {

/// A stop, or a file that cannot be written, takes nothing from the answer.
static std::optional<Remembered> remembered(
    Workspace &workspace, const Answer &answer, const QuestionSettings &settings, const std::stop_token &stop)
{
    try {
        Database database = workspace.library().open();
        ConsultationTrace kept;
        return rememberAnswer(answer, settings, database, stop, kept);
    } catch (const Error &) {
        return std::nullopt;
    }
}

KeptAnswer askQuestion(Workspace &workspace, const AskRequest &request, const AskSink &onEvent, const std::stop_token &stop)
{
    TurnPlace place { .thread = {}, .owner = request.owner };
    Question question { request.question, {}, request.scope.shown(), {}, request.settings, false, request.isOfAll };
    question.keepsToScope = request.scope.within.has_value();
    int cutOtherwise = 0;
    {
        Database database = workspace.library().open();
        if (!request.thread.isEmpty()) {
            place.thread = threadRowNamed(database, request.thread).id;
            question.history = ThreadStore(database).earlierTurns(place.thread);
        }
        question.scope = scopeNamed(database, request.scope);
        cutOtherwise = countCutOtherwise(database, request.settings.profile.parameters.chunks);
    }
    const Answer answer = answerOrStopped(workspace.ask(), question, onEvent, stop);
    const bool isKept = workspace.library().readOnly() == ReadOnly::No;
    KeptAnswer kept { answer, isKept ? keepIn(workspace.library(), place)(answer) : SavedTurn {}, cutOtherwise };
    if (!stop.stop_requested())
        kept.remembered = remembered(workspace, answer, request.settings, stop);
    if (request.asksNext)
        kept.nextQuestions = stop.stop_requested()
            ? QStringList()
            : nextQuestions({ answer, question.scope, question.history, question.settings }, workspace.ask(), stop);
    return kept;
}

QStringList nextQuestionsOf(Workspace &workspace, const AskRequest &request, const std::stop_token &stop)
{
    NextQuestionsRequest asked { .settings = request.settings };
    {
        Database database = workspace.library().open();
        const auto thread = ThreadStore(database).find(threadRowNamed(database, request.thread).id);
        std::vector<Turn> turns = thread ? lastVersions(*thread) : std::vector<Turn>();
        const auto last = std::ranges::find(
            turns.rbegin(), turns.rend(), Verdict::Answered, [](const Turn &turn) { return turn.answer.verdict; });
        if (last == turns.rend())
            return {};
        asked.answer = last->answer;
        turns.erase(std::next(last).base());
        for (const Turn &turn : turns)
            asked.history.push_back(earlierTurn(turn.answer, asked.history));
        asked.scope = scopeNamed(database, request.scope);
    }
    return nextQuestions(asked, workspace.ask(), stop);
}

} // namespace adduce
