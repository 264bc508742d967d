#include "core/evaluation/query_figures.h"

#include "core/evaluation/query_set.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/text_store.h"
#include "core/models/prompt.h"

#include <QFileInfo>
#include <QJsonArray>
#include <algorithm>
#include <cmath>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kFirstRanks = 10;
constexpr double kHelps = 0.5; // of a grade that is yes or no

/// In the order that the models put them in, or else that of retrieval.
const std::vector<Passage> &rankedPassages(const Trace &trace)
{
    const std::vector<Passage> &ranked = trace.passagesOf(Stage::Rank);
    return ranked.empty() ? trace.passagesOf(Stage::Retrieve) : ranked;
}

/// Which gold sentences each passage holds.
class GoldFinder
{
public:
    GoldFinder(const EvaluationQuery &query, Database &database)
        : m_documents(database)
        , m_text(database)
    {
        std::ranges::transform(query.gold, std::back_inserter(m_gold), goldKey);
    }

    [[nodiscard]] std::size_t count() const { return m_gold.size(); }

    /// Of each gold sentence, whether the passage holds it. Reads it once.
    [[nodiscard]] std::vector<bool> heldBy(const Passage &passage) const
    {
        std::vector<bool> held(m_gold.size());
        const auto document = m_gold.empty() ? std::nullopt : m_documents.find(passage.document);
        const auto chunk = document ? m_text.chunk(passage.chunk) : std::nullopt;
        if (!chunk)
            return held;
        const QString file = QFileInfo(document->path).fileName();
        for (std::size_t gold = 0; gold < held.size(); ++gold)
            held[gold] = isGold(file, chunk->text, std::span(m_gold).subspan(gold, 1));
        return held;
    }

private:
    DocumentStore m_documents;
    TextStore m_text;
    std::vector<GoldKey> m_gold;
};

std::vector<int> ranksOf(const GoldFinder &finder, const std::vector<Passage> &passages)
{
    std::vector<int> ranks(finder.count());
    for (std::size_t place = 0; place < passages.size() && std::ranges::find(ranks, 0) != ranks.end(); ++place) {
        const std::vector<bool> held = finder.heldBy(passages[place]);
        for (std::size_t gold = 0; gold < ranks.size(); ++gold)
            if (held[gold] && ranks[gold] == 0)
                ranks[gold] = static_cast<int>(place) + 1;
    }
    return ranks;
}

/// The grades of the model that graded last; null where none did.
const RankingTrace *gradesIn(const Trace &trace)
{
    const RankingTrace *grades = nullptr;
    for (const StageTrace &stage : trace.stages)
        if (stage.ranking && stage.ranking->isGrades && !stage.ranking->scores.empty() && !stage.isSuperseded)
            grades = &*stage.ranking;
    return grades;
}

/// What a check of the answer came to when it was made last.
std::optional<bool> checkOf(const Trace &trace, PromptTask task)
{
    std::optional<bool> holds;
    for (const StageTrace &stage : trace.stages)
        for (const ConsultationTrace &one : stage.consultations)
            if (one.task == nameOf(task) && !one.outcome.isEmpty() && !stage.isSuperseded)
                holds = one.outcome.front().startsWith(u"holds"_s);
    return holds;
}

/// What was written, and all that was asked on the way. A reply is written by a request that stands among those.
void addCosts(QueryFigures &figures, const Answer &answer)
{
    if (answer.writer && !answer.isReply()) {
        figures.promptTokens = answer.writer->promptTokens;
        figures.answerTokens = answer.writer->answerTokens;
        figures.cost = answer.writer->cost;
    }
    for (const StageTrace &stage : answer.trace.stages) {
        if (stage.generation && !answer.writer) { // of which nothing was kept
            figures.promptTokens += stage.generation->promptTokens;
            figures.answerTokens += stage.generation->answerTokens;
        }
        for (const ConsultationTrace &one : stage.consultations) { // also of what was begun ahead: it was paid for
            figures.promptTokens += one.promptTokens;
            figures.answerTokens += one.answerTokens;
            figures.cost += one.cost;
        }
    }
}

QJsonValue orNull(const std::optional<bool> &value)
{
    return value ? QJsonValue(*value) : QJsonValue();
}

std::optional<bool> boolOrNone(const QJsonValue &value)
{
    return value.isBool() ? std::optional(value.toBool()) : std::nullopt;
}

} // namespace

QueryFigures queryFigures(const Answer &answer, const EvaluationQuery &query, Database &database)
{
    const Trace &trace = answer.trace;
    QueryFigures figures;
    const GoldFinder finder(query, database);
    figures.goldRanks = ranksOf(finder, rankedPassages(trace));
    if (const RankingTrace *grades = gradesIn(trace)) {
        figures.retrieved = static_cast<int>(grades->scores.size());
        figures.relevant = static_cast<int>(
            std::ranges::count_if(grades->scores, [](const TracedScore &score) { return score.score >= kHelps; }));
    } else if (finder.count() > 0) {
        const std::vector<Passage> &chosen = trace.passagesOf(Stage::Select);
        figures.retrieved = static_cast<int>(chosen.size());
        figures.relevant = static_cast<int>(std::ranges::count_if(
            chosen, [&](const Passage &passage) { return std::ranges::count(finder.heldBy(passage), true) > 0; }));
    }
    figures.isWebSearched =
        std::ranges::any_of(trace.stages, [](const StageTrace &one) { return one.web && !one.web->queries.isEmpty(); });
    figures.retrievals = trace.retrievalAttempts();
    figures.generations = trace.generationAttempts();
    figures.isGrounded = checkOf(trace, PromptTask::Grounded);
    figures.isToTheQuestion = checkOf(trace, PromptTask::Quality);
    addCosts(figures, answer);
    return figures;
}

double ndcg10(const std::vector<int> &goldRanks)
{
    const auto gainAt = [](int rank) { return rank <= kFirstRanks ? 1 / std::log2(rank + 1.0) : 0; };
    std::vector<int> found = goldRanks;
    std::erase(found, 0);
    std::ranges::sort(found);
    double gain = 0;
    int last = 0;
    for (const int rank : found) {
        last = std::max(rank, last + 1);
        gain += gainAt(last);
    }
    double ideal = 0;
    for (std::size_t i = 0; i < goldRanks.size(); ++i)
        ideal += gainAt(static_cast<int>(i) + 1);
    return ideal > 0 ? gain / ideal : 0;
}

double reciprocalRank10(const std::vector<int> &goldRanks)
{
    int first = 0;
    for (const int rank : goldRanks)
        if (rank > 0 && (first == 0 || rank < first))
            first = rank;
    return first > 0 && first <= kFirstRanks ? 1.0 / first : 0;
}

int foundWithin(const std::vector<int> &goldRanks, int ranks)
{
    return static_cast<int>(std::ranges::count_if(goldRanks, [ranks](int rank) { return rank > 0 && rank <= ranks; }));
}

QJsonObject toJson(const QueryFigures &figures)
{
    QJsonArray ranks;
    for (const int rank : figures.goldRanks)
        ranks.append(rank);
    return { { u"retrieved"_s, figures.retrieved }, { u"relevant"_s, figures.relevant }, { u"gold_ranks"_s, ranks },
        { u"web_searched"_s, figures.isWebSearched }, { u"retrieval_attempts"_s, figures.retrievals },
        { u"generation_attempts"_s, figures.generations }, { u"prompt_tokens"_s, figures.promptTokens },
        { u"answer_tokens"_s, figures.answerTokens }, { u"cost"_s, figures.cost }, { u"grounded"_s, orNull(figures.isGrounded) },
        { u"to_the_question"_s, orNull(figures.isToTheQuestion) }, { u"mutants"_s, figures.mutants },
        { u"mutants_caught"_s, figures.mutantsCaught } };
}

QueryFigures queryFiguresFromJson(const QJsonObject &json)
{
    QueryFigures figures;
    figures.retrieved = json[u"retrieved"_s].toInt();
    figures.relevant = json[u"relevant"_s].toInt();
    for (const QJsonValue &rank : json[u"gold_ranks"_s].toArray())
        figures.goldRanks.push_back(rank.toInt());
    figures.isWebSearched = json[u"web_searched"_s].toBool();
    figures.retrievals = json[u"retrieval_attempts"_s].toInt();
    figures.generations = json[u"generation_attempts"_s].toInt();
    figures.promptTokens = json[u"prompt_tokens"_s].toInt();
    figures.answerTokens = json[u"answer_tokens"_s].toInt();
    figures.cost = json[u"cost"_s].toDouble();
    figures.isGrounded = boolOrNone(json[u"grounded"_s]);
    figures.isToTheQuestion = boolOrNone(json[u"to_the_question"_s]);
    figures.mutants = json[u"mutants"_s].toInt();
    figures.mutantsCaught = json[u"mutants_caught"_s].toInt();
    return figures;
}

} // namespace adduce
