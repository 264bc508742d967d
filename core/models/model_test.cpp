#include "core/models/model_test.h"

#include "core/base/stop.h"
#include "core/models/embeddings.h"
#include "core/models/json_shape.h"
#include "core/models/rerank.h"
#include "core/text/words.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <array>
#include <functional>
#include <numeric>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kRounds = 3;

ChatRequest requestFor(const QString &system, const QString &user, int maxTokens)
{
    ChatRequest request;
    request.messages = { { Role::System, system }, { Role::User, user } };
    request.maxTokens = maxTokens;
    request.contextTokens = 4096;
    request.isStreamed = true;
    request.purpose = EgressPurpose::Test;
    return request;
}

AnswerSchema colourSchema()
{
    return { u"colour"_s, objectSchema({ { u"found"_s, boolSchema() }, { u"colour"_s, textSchema() } }) };
}

void measureSpeed(const ChatModel &model, ModelReport &report, const std::stop_token &stop)
{
    QElapsedTimer clock;
    clock.start();
    int pieces = 0;
    const ChatReply reply = model.chat(
        requestFor(u"You are brief."_s, u"Count from one to forty in words, separated by commas. Nothing else."_s, 256),
        [&](const QString &) {
            if (pieces++ == 0)
                report.firstMs = static_cast<double>(clock.nsecsElapsed()) / 1e6;
        },
        stop);
    if (reply.error)
        throw *reply.error; // NOLINT(cert-err60-cpp)
    report.answers = !reply.text.isEmpty();
    report.streams = pieces > 1;
    const double seconds = (static_cast<double>(clock.nsecsElapsed()) / 1e6 - report.firstMs) / 1000;
    const int tokens = reply.usage.answer.value_or(countTokens(reply.text));
    report.tokensPerSecond = report.streams && seconds > 0 ? tokens / seconds : 0;
}

/// The same question of a passage that answers it, and of one that does not.
void measureForm(const ChatModel &model, ModelReport &report, bool isAnswered, int round, const std::stop_token &stop)
{
    static const std::array<const char16_t *, kRounds> things { u"door", u"bridge", u"lamp" };
    const QString thing = QString::fromUtf16(things.at(static_cast<std::size_t>(round)));
    const QString passage = isAnswered ? u"The %1 was painted green in spring."_s.arg(thing)
                                       : u"The %1 was repaired by two people in spring."_s.arg(thing);
    ChatRequest request = requestFor(
        u"Answer from the passage alone, with one JSON object and nothing else: {\"found\": true, \"colour\": \"...\"}. When the "
        "passage does not say it, \"found\" is false and \"colour\" is empty."_s,
        u"<passage id=\"P1\">\n%1\n</passage>\n\nWhat colour is the %2?"_s.arg(passage, thing), 128);
    request.schema = colourSchema();
    const QJsonObject answer = objectIn(model.chat(request, {}, stop).text);
    const bool isKept = !shapeFault(answer, request.schema->schema);
    ++report.formAsked;
    report.formKept += static_cast<int>(isKept);
    if (isAnswered)
        return;
    ++report.silencesAsked;
    report.silences += static_cast<int>(isKept && !answer[u"found"].toBool());
}

} // namespace

ModelReport testModel(
    const ChatModel &model, const std::function<void(const ModelReport &)> &onReport, const std::stop_token &stop)
{
    ModelReport report;
    const auto say = [&] {
        report.at = QDateTime::currentDateTimeUtc();
        if (onReport)
            onReport(report);
    };
    try {
        measureSpeed(model, report, stop);
        say();
        for (int round = 0; round < kRounds; ++round)
            for (const bool isAnswered : { true, false }) {
                throwIfStopped(stop);
                measureForm(model, report, isAnswered, round, stop);
                say();
            }
    } catch (const Error &error) {
        if (error.kind() == ErrorKind::Stopped)
            throw;
        report.error = sentence(error);
        say();
    }
    return report;
}

namespace {

/// One question to a model that does not chat: `isRight` asks it.
ModelReport testOnce(const std::function<bool()> &isRight)
{
    ModelReport report;
    QElapsedTimer clock;
    clock.start();
    try {
        report.formKept = static_cast<int>(isRight());
        report.formAsked = 1;
        report.answers = true;
        report.firstMs = static_cast<double>(clock.nsecsElapsed()) / 1e6;
    } catch (const Error &error) {
        if (error.kind() == ErrorKind::Stopped)
            throw;
        report.error = sentence(error);
    }
    report.at = QDateTime::currentDateTimeUtc();
    return report;
}

} // namespace

ModelReport testReranker(const ModelServers &servers, const ModelEndpoint &endpoint, const std::stop_token &stop)
{
    return testOnce([&] {
        const auto scores = rerank(servers, endpoint, u"What colour is the door?"_s,
            { u"The committee met in the morning."_s, u"The door was painted green in spring."_s, u"Bread is made of flour."_s },
            { .purpose = EgressPurpose::Test }, stop);
        return scores[1] > scores[0] && scores[1] > scores[2];
    });
}

ModelReport testEmbedder(const ModelServers &servers, const ModelEndpoint &endpoint, const std::stop_token &stop)
{
    return testOnce([&] {
        const auto vectors = embedTexts(servers, endpoint,
            { u"The door was painted green."_s, u"Somebody coloured the door green."_s, u"Bread is made of flour."_s }, {}, {},
            stop);
        const auto similarity = [&](std::size_t a, std::size_t b) {
            return std::inner_product(vectors[a].begin(), vectors[a].end(), vectors[b].begin(), 0.0F);
        };
        return similarity(0, 1) > similarity(0, 2);
    });
}

void testModel(ModelServers &servers, ModelKind kind, const ModelEndpoint &endpoint,
    const std::function<void(const ModelReport &)> &onReport, const std::stop_token &stop)
{
    switch (kind) {
    case ModelKind::Reranker:
        return onReport(testReranker(servers, endpoint, stop));
    case ModelKind::Embedder:
        return onReport(testEmbedder(servers, endpoint, stop));
    case ModelKind::Chat:
        (void)testModel(HttpChatModel(servers, endpoint), onReport, stop);
    }
}

} // namespace adduce
