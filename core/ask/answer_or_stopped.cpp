#include "core/ask/answer_or_stopped.h"

#include "core/base/error.h"

namespace adduce {

Answer answerOrStopped(const Ask &ask, const Question &question, const AskSink &onEvent, const std::stop_token &stop)
{
    Answer stopped;
    stopped.question = question.text;
    stopped.scope = question.scopeName;
    stopped.askedAt = QDateTime::currentDateTimeUtc();
    stopped.verdict = Verdict::Reply;
    stopped.reply = ReplyKind::Stopped;
    try {
        return ask(question, onEvent, stop);
    } catch (const Error &error) {
        if (error.kind() != ErrorKind::Stopped)
            throw;
        return stopped;
    }
}

} // namespace adduce
