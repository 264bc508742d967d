#include "core/ask/consult.h"

#include "core/ask/context_passages.h"
#include "core/base/at_once.h"
#include "core/base/stop.h"
#include "core/base/time_limit.h"
#include "core/base/tr.h"

#include <QElapsedTimer>
#include <QLocale>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

ConsultRequest withPassages(
    ConsultRequest request, std::vector<ContextPassage> passages, const TaskModel &model, const ConsultingParameters &limits)
{
    if (model.isRemote)
        std::erase_if(passages, [](const ContextPassage &passage) { return passage.document.isLocalOnly; });
    for (;; passages.pop_back()) {
        request.values.passages = passageBlocks(promptPassages(passages));
        request.passages = outgoing(passages);
        const auto messages = renderPrompt(request.task, model.prompt(request.task), request.values);
        if (passages.empty() || promptTokens(messages) + limits.tokens <= model.contextTokens)
            return request;
    }
}

std::optional<QJsonObject> consult(const TaskModel &model, const ConsultRequest &request, const ConsultingParameters &limits,
    const std::stop_token &stop, ConsultationTrace &kept)
{
    kept = { nameOf(request.task), model.name, model.host };
    throwIfStopped(stop);
    const auto milliseconds = static_cast<qint64>(limits.seconds * 1000);
    const TimeLimit limit(stop, std::chrono::milliseconds(milliseconds));
    QElapsedTimer clock;
    clock.start();
    std::optional<QJsonObject> object;
    try {
        const JsonReply reply =
            askForJson(model, request.task, request.values, request.schema, request.passages, limit.token(), {}, limits.tokens);
        kept.promptTokens = reply.promptTokens;
        kept.answerTokens = reply.answerTokens;
        if (reply.fault)
            kept.error = sentence(Error(ErrorKind::BadReply, model.host, *reply.fault));
        else
            object = reply.object;
    } catch (const Error &error) {
        if (error.kind() == ErrorKind::Stopped) { // it was on its way: the server's count comes with a reply
            kept.promptTokens = promptTokens(renderPrompt(request.task, model.prompt(request.task), request.values));
            kept.error = tookTooLong(limits.seconds);
        } else {
            kept.error = sentence(error);
        }
    }
    kept.cost = costOf(model, kept.promptTokens, kept.answerTokens);
    kept.milliseconds = static_cast<double>(clock.nsecsElapsed()) / 1e6;
    if (stop.stop_requested()) {
        kept.error = sentence(Error(ErrorKind::Stopped));
        throw Error(ErrorKind::Stopped);
    }
    return object;
}

std::vector<std::optional<QJsonObject>> consultEach(const TaskModel &model, const std::vector<ConsultRequest> &requests,
    const ConsultingParameters &limits, const std::stop_token &stop, std::vector<ConsultationTrace> &kept)
{
    std::vector<std::optional<QJsonObject>> replies(requests.size());
    kept.assign(requests.size(), {});
    forEachAtOnce(
        requests.size(), limits.atOnce, [&](std::size_t i) { replies[i] = consult(model, requests[i], limits, stop, kept[i]); });
    return replies;
}

QString tookTooLong(double seconds)
{
    return tr("It took longer than %1 seconds.").arg(QLocale().toString(seconds));
}

} // namespace adduce
