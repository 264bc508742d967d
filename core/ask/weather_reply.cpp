#include "core/ask/weather_reply.h"

#include "core/ask/consult.h"
#include "core/ask/names_others.h"
#include "core/ask/trace_recorder.h"
#include "core/base/tr.h"
#include "core/guardrails/injection.h"
#include "core/models/json_shape.h"
#include "core/models/model_servers.h"
#include "core/text/hidden_characters.h"

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLongestReply = 1000; ///< characters of what a model says

/// What the model says of the figures, or nothing.
QString summaryOf(const QStringList &figures, const QString &question, const TaskModel &model, const Parameters &parameters,
    ConsultationTrace &kept, const std::stop_token &stop)
{
    QStringList told;
    for (const QString &line : figures)
        told << promptText(line);
    const ConsultRequest request { PromptTask::Weather, { .question = promptText(question), .text = told.join(u'\n') },
        { u"weather"_s, objectSchema({ { u"text"_s, textSchema(kLongestReply) } }) } };
    const auto reply = consult(model, request, parameters.consulting, stop, kept);
    const QString text =
        reply ? withoutHiddenCharacters((*reply)[u"text"].toString()).simplified().left(kLongestReply) : QString();
    if (text.isEmpty() || injectionIn(text) || namesOthers(text, figures.join(u'\n')))
        return {};
    kept.outcome = QStringList { text };
    return text;
}

} // namespace

WeatherReply weatherReply(const Plan &plan, const QuestionSettings &settings, const ModelServers &servers, TraceRecorder &trace,
    const std::stop_token &stop)
{
    const Parameters &parameters = settings.profile.parameters;
    WeatherReply reply;
    try {
        reply.lines = weatherLines(fetchWeather(servers.gate(), plan.weatherOf, settings.weather, parameters.weather, stop));
    } catch (const Error &error) {
        if (error.kind() == ErrorKind::Stopped)
            throw;
        const ErrorWords words = weatherErrorWords(error);
        return { { words.what, words.next } };
    }
    const auto &model = settings.models.writer;
    if (!model || !parameters.weather.isSummarised)
        return reply;
    trace.start(Stage::Write);
    ConsultationTrace &kept = trace.stage().consultations.emplace_back();
    const QString summary = summaryOf(reply.lines, plan.question, *model, parameters, kept, stop);
    if (summary.isEmpty())
        return reply;
    reply.lines.prepend(tr("In the words of the model: %1").arg(summary));
    reply.writer = Writer { model->name, model->host, model->isRemote, kept.promptTokens, kept.answerTokens, kept.cost };
    return reply;
}

} // namespace adduce
