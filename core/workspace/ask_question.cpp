#include "core/workspace/ask_question.h"

#include "core/ask/answer_or_stopped.h"
#include "core/library/database.h"
#include "core/library/searchable.h"
#include "core/threads/thread_store.h"
#include "core/workspace/workspace.h"

namespace adduce {

KeptAnswer askQuestion(Workspace &workspace, const AskRequest &request, const AskSink &onEvent, const std::stop_token &stop)
{
    TurnPlace place;
    Question question { request.question, {}, request.scope.shown(), {}, request.settings, false, request.isOfAll };
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
    return { answer, keepIn(workspace.library(), place)(answer), cutOtherwise };
}

} // namespace adduce
