#include "core/ask/rank.h"

#include "core/ask/context_passages.h"
#include "core/ask/rank_store.h"
#include "core/models/chat_model.h"
#include "core/models/json_shape.h"
#include "core/models/rerank.h"

#include <QJsonArray>
#include <algorithm>
#include <numeric>
#include <set>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr double kBestScore = 10; // of a chat model

AnswerSchema schemaOf(bool gradesOnly)
{
    if (gradesOnly)
        return { u"grades"_s,
            objectSchema({ { u"grades"_s,
                listSchema(objectSchema({ { u"passage"_s, textSchema() }, { u"relevant"_s, boolSchema() } })) } }) };
    const QJsonObject score { { u"type"_s, u"number"_s }, { u"minimum"_s, 0 }, { u"maximum"_s, kBestScore } };
    return { u"scores"_s,
        objectSchema({ { u"scores"_s, listSchema(objectSchema({ { u"passage"_s, textSchema() }, { u"score"_s, score } })) } }) };
}

using Scores = std::vector<std::optional<double>>;

Scores scoresIn(const QJsonObject &answer, const std::vector<ContextPassage> &given, bool gradesOnly)
{
    Scores scores(given.size());
    for (const QJsonValue &one : answer[gradesOnly ? u"grades" : u"scores"].toArray())
        for (std::size_t i = 0; i < given.size(); ++i)
            if (given[i].id == one[u"passage"].toString())
                scores[i] = gradesOnly ? static_cast<double>(one[u"relevant"].toBool()) : one[u"score"].toDouble() / kBestScore;
    return scores;
}

/// One structured call for all of them.
Scores byChat(const QString &question, const TaskModel &model, bool gradesOnly, const std::vector<ContextPassage> &given,
    const std::stop_token &stop)
{
    const JsonReply reply = askForJson(model, gradesOnly ? PromptTask::Grade : PromptTask::Rank,
        { passageBlocks(promptPassages(given)), question }, schemaOf(gradesOnly), outgoing(given), stop);
    if (reply.fault)
        throw Error(ErrorKind::BadReply, model.host, *reply.fault);
    return scoresIn(reply.object, given, gradesOnly);
}

Scores byReranker(const ModelServers &servers, const QString &question, const Reranker &reranker,
    const std::vector<ContextPassage> &given, const std::stop_token &stop)
{
    QStringList texts;
    for (const ContextPassage &passage : given)
        texts << passage.text;
    return rerank(servers, reranker.endpoint, question, texts, { .passages = outgoing(given) }, stop);
}

Scores scoresBy(const ModelServers &servers, const RankModel &ranker, const QString &question,
    const std::vector<ContextPassage> &given, const std::stop_token &stop)
{
    if (given.empty())
        return {};
    if (const auto *model = std::get_if<TaskModel>(&ranker.model))
        return byChat(question, *model, ranker.gradesOnly, given, stop);
    return byReranker(servers, question, std::get<Reranker>(ranker.model), given, stop);
}

/// Without the last ones, where a chat model cannot read all of them with its reply; these are `unseen` then.
void leaveOutUnreadable(
    std::vector<ContextPassage> &asked, const QString &question, const RankModel &ranker, std::set<ChunkId> &unseen)
{
    const auto *model = std::get_if<TaskModel>(&ranker.model);
    const PromptTask task = ranker.gradesOnly ? PromptTask::Grade : PromptTask::Rank;
    for (; model && asked.size() > 1; asked.pop_back()) {
        const PromptValues values { passageBlocks(promptPassages(asked)), question };
        if (promptTokens(renderPrompt(task, model->prompt(task), values)) + kShortReply <= model->contextTokens)
            return;
        unseen.insert(asked.back().passage.chunk);
    }
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

/// What was said to help, and what could not be asked about. Where nothing was said at all, everything.
void keepHelpful(std::vector<Passage> &passages, const std::map<ChunkId, double> &grades, const std::set<ChunkId> &unseen)
{
    if (grades.empty())
        return;
    std::erase_if(passages, [&](const Passage &passage) {
        const auto grade = grades.find(passage.chunk);
        return grade == grades.end() ? !unseen.contains(passage.chunk) : grade->second <= 0;
    });
}

} // namespace

const QString &RankModel::name() const
{
    return std::visit([](const auto &chosen) -> const QString & { return chosen.name; }, model);
}

const QString &RankModel::host() const
{
    return std::visit([](const auto &chosen) -> const QString & { return chosen.host; }, model);
}

bool RankModel::isRemote() const
{
    return std::visit([](const auto &chosen) { return chosen.isRemote; }, model);
}

int candidatesToRank(const RankModel &model, int f, int n, const RankingParameters &parameters)
{
    const int byReranker =
        std::min(std::max(parameters.rerankerMultiple * f, f + parameters.rerankerPad), parameters.rerankerCandidates);
    const int byChat = parameters.chatCandidates > 0 ? parameters.chatCandidates : n;
    return std::min(n, model.isChat() ? byChat : byReranker);
}

Ranking rank(const ModelServers &servers, const QString &question, const RankModel &model, std::vector<Passage> candidates,
    const Parameters &parameters, PassageReader &reader, RankStore &scores, const std::stop_token &stop)
{
    const auto count = static_cast<std::size_t>(
        candidatesToRank(model, parameters.retrieval.finalK, static_cast<int>(candidates.size()), parameters.ranking));
    std::vector<ContextPassage> head = contextPassages(reader.read(std::span(candidates).first(count)), reader.documents());
    std::set<ChunkId> unseen;
    std::erase_if(head, [&](const ContextPassage &passage) {
        return model.isRemote() && passage.document.isLocalOnly && unseen.insert(passage.passage.chunk).second;
    });
    Ranking ranking { std::move(candidates), {}, { model.name(), model.host() } };
    ranking.trace.isGrades = model.gradesOnly;
    const QString kind = model.name() + u'@' + model.host() + (model.gradesOnly ? u" grades"_s : QString());
    std::map<ChunkId, double> known;
    std::vector<ContextPassage> asked;
    for (ContextPassage &passage : head)
        if (const auto score = scores.find(kind, question, passage.chunk))
            known[passage.passage.chunk] = *score;
        else
            asked.push_back(std::move(passage));
    for (std::size_t i = 0; i < asked.size(); ++i)
        asked[i].id = u"P%1"_s.arg(i + 1);
    leaveOutUnreadable(asked, question, model, unseen);
    ranking.trace.asked = static_cast<int>(asked.size());
    try {
        const Scores given = scoresBy(servers, model, question, asked, stop);
        for (std::size_t i = 0; i < asked.size(); ++i)
            if (const auto &score = given[i]) {
                known[asked[i].passage.chunk] = *score;
                scores.keep(kind, question, asked[i].chunk, *score);
            }
    } catch (const Error &error) {
        if (error.kind() == ErrorKind::Stopped)
            throw;
        ranking.error = error;
        ranking.trace.error = sentence(error);
    }
    Scores byPassage(ranking.passages.size());
    for (std::size_t i = 0; i < count; ++i)
        if (const auto score = known.find(ranking.passages[i].chunk); score != known.end() && !ranking.error) {
            byPassage[i] = score->second;
            ranking.trace.scores.push_back({ ranking.passages[i].chunk, score->second });
        }
    ranking.passages = reordered(std::move(ranking.passages), byPassage);
    if (model.gradesOnly && parameters.ranking.dropsUnhelpful && !ranking.error)
        keepHelpful(ranking.passages, known, unseen);
    return ranking;
}

} // namespace adduce
