#include "core/ask/rank.h"

#include "core/ask/given_passages.h"
#include "core/library/rank_store.h"
#include "core/models/json_shape.h"
#include "core/models/rerank.h"

#include <QJsonArray>
#include <algorithm>
#include <numeric>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kByReranker = 24;
constexpr int kByChat = 10;
constexpr double kBestScore = 10; // of a chat model

QJsonObject objectOf(const QJsonObject &properties)
{
    return { { u"type"_s, u"object"_s }, { u"properties"_s, properties },
        { u"required"_s, QJsonArray::fromStringList(properties.keys()) }, { u"additionalProperties"_s, false } };
}

QJsonObject listOf(const QJsonObject &items)
{
    return { { u"type"_s, u"array"_s }, { u"items"_s, items } };
}

AnswerSchema schemaOf(bool gradesOnly)
{
    const QJsonObject id { { u"type"_s, u"string"_s } };
    if (gradesOnly)
        return { u"grades"_s,
            objectOf({ { u"grades"_s,
                listOf(objectOf({ { u"passage"_s, id }, { u"relevant"_s, QJsonObject { { u"type"_s, u"boolean"_s } } } })) } }) };
    const QJsonObject score { { u"type"_s, u"number"_s }, { u"minimum"_s, 0 }, { u"maximum"_s, kBestScore } };
    return { u"scores"_s, objectOf({ { u"scores"_s, listOf(objectOf({ { u"passage"_s, id }, { u"score"_s, score } })) } }) };
}

using Scores = std::vector<std::optional<double>>;

Scores scoresIn(const QJsonObject &answer, const std::vector<GivenPassage> &given, bool gradesOnly)
{
    Scores scores(given.size());
    for (const QJsonValue &one : answer[gradesOnly ? u"grades" : u"scores"].toArray())
        for (std::size_t i = 0; i < given.size(); ++i)
            if (given[i].id == one[u"passage"].toString())
                scores[i] = gradesOnly ? static_cast<double>(one[u"relevant"].toBool()) : one[u"score"].toDouble() / kBestScore;
    return scores;
}

/// One structured call for all of them; one more when its answer has another form.
Scores byChat(
    const QString &question, const RankModel &model, const std::vector<GivenPassage> &given, const std::stop_token &stop)
{
    const PromptTask task = model.gradesOnly ? PromptTask::Grade : PromptTask::Rank;
    const QString &own = model.gradesOnly ? model.gradePrompt : model.rankPrompt;
    std::vector<PromptPassage> passages;
    std::ranges::transform(given, std::back_inserter(passages), promptPassage);
    ChatRequest request;
    request.messages = renderPrompt(task, own.isEmpty() ? builtInPrompt(task) : own, { passageBlocks(passages), question });
    request.schema = schemaOf(model.gradesOnly);
    request.contextTokens = model.contextTokens;
    request.maxTokens = 512;
    request.purpose = EgressPurpose::Rank;
    request.passages = outgoing(given);
    for (int tries = 0;; ++tries) {
        const ChatReply reply = model.chat->chat(request, {}, stop);
        if (reply.trouble)
            throw *reply.trouble; // NOLINT(cert-err60-cpp)
        const QJsonObject answer = objectIn(reply.text);
        const auto fault = shapeFault(answer, request.schema->schema);
        if (!fault)
            return scoresIn(answer, given, model.gradesOnly);
        if (tries > 0)
            throw Error(ErrorKind::Unreachable, model.host, *fault);
        request.messages.push_back({ Role::Assistant, reply.text });
        request.messages.push_back({ Role::User, u"That is not the JSON that was asked for: %1. Answer again."_s.arg(*fault) });
    }
}

Scores byReranker(
    const QString &question, const RankModel &model, const std::vector<GivenPassage> &given, const std::stop_token &stop)
{
    QStringList texts;
    for (const GivenPassage &passage : given)
        texts << passage.text;
    return rerank(model.reranker, question, texts, { .passages = outgoing(given) }, stop);
}

/// Those without a score stay where they are; the others share out their places by score.
std::vector<Passage> reordered(std::vector<Passage> passages, const Scores &scores)
{
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < passages.size(); ++i)
        if (scores[i])
            places.push_back(i);
    std::vector<std::size_t> byScore = places;
    std::ranges::stable_sort(byScore, std::ranges::greater {}, [&](std::size_t i) { return *scores[i]; });
    const std::vector<Passage> before = passages;
    for (std::size_t n = 0; n < places.size(); ++n) {
        Passage moved = before[byScore[n]];
        moved.fused = before[places[n]].fused;
        moved.score = before[places[n]].score;
        passages[places[n]] = moved;
    }
    return passages;
}

} // namespace

int candidatesToRank(const RankModel &model, int f, int n)
{
    return std::min(n, model.chat ? kByChat : std::min(std::max(2 * f, f + 2), kByReranker));
}

Ranking rank(const QString &question, const RankModel &model, std::vector<Passage> candidates, int f, Database &database,
    const std::stop_token &stop)
{
    const auto count = static_cast<std::size_t>(candidatesToRank(model, f, static_cast<int>(candidates.size())));
    const std::vector<Passage> head(candidates.begin(), candidates.begin() + static_cast<std::ptrdiff_t>(count));
    std::vector<GivenPassage> given = givenPassages(head, database);
    if (model.leaves)
        std::erase_if(given, [](const GivenPassage &passage) { return passage.document.staysHere; });
    Ranking ranking { .passages = std::move(candidates), .trouble = {}, .trace = {} };
    RankStore kept(database);
    const QString kind = model.name + u'@' + model.host + (model.gradesOnly ? u" grades"_s : QString());
    std::map<ChunkId, double> known;
    std::vector<GivenPassage> asked;
    for (GivenPassage &passage : given)
        if (const auto score = kept.find(kind, question, passage.chunk))
            known[passage.passage.chunk] = *score;
        else
            asked.push_back(std::move(passage));
    for (std::size_t i = 0; i < asked.size(); ++i)
        asked[i].id = u"P%1"_s.arg(i + 1);
    try {
        const Scores scores = asked.empty() ? Scores()
            : model.chat                    ? byChat(question, model, asked, stop)
                                            : byReranker(question, model, asked, stop);
        for (std::size_t i = 0; i < asked.size(); ++i)
            if (const auto &score = scores[i]) {
                known[asked[i].passage.chunk] = *score;
                kept.keep(kind, question, asked[i].chunk, *score);
            }
    } catch (const Error &error) {
        if (error.kind() == ErrorKind::Stopped)
            throw;
        ranking.trouble = error;
    }
    Scores scores(ranking.passages.size());
    QJsonArray told;
    for (std::size_t i = 0; i < count; ++i)
        if (const auto score = known.find(ranking.passages[i].chunk); score != known.end() && !ranking.trouble) {
            scores[i] = score->second;
            told.append(QJsonObject { { u"chunk"_s, ranking.passages[i].chunk.value }, { u"score"_s, score->second } });
        }
    ranking.passages = reordered(std::move(ranking.passages), scores);
    ranking.trace = { { u"model"_s, model.name }, { u"host"_s, model.host }, { u"scores"_s, told },
        { u"grades"_s, model.gradesOnly }, { u"asked"_s, static_cast<int>(asked.size()) } };
    if (ranking.trouble)
        ranking.trace[u"trouble"_s] = sentence(*ranking.trouble);
    return ranking;
}

} // namespace adduce
