#include "core/ask/gather.h"

#include "core/ask/examine.h"
#include "core/ask/imagine.h"
#include "core/ask/part.h"
#include "core/ask/rank_store.h"
#include "core/ask/search_web.h"
#include "core/ask/trace_recorder.h"
#include "core/embedding/server_space.h"
#include "core/library/chunking_store.h"
#include "core/library/database.h"
#include "core/question/asked_for.h"
#include "core/retrieval/expansion.h"
#include "core/retrieval/selection.h"
#include "core/sentences/answer_model.h"
#include "core/sentences/aspect_sentences.h"

#include <algorithm>

namespace adduce {

namespace {

constexpr std::size_t kTracedSentences = 40;

/// What is searched with its vector, where a server makes these.
struct SearchText
{
    QString text;
    AskedServer asked;
};

/// The question, and what a model imagines of its answer.
std::vector<SearchText> textsFor(const Plan &plan, const QuestionSettings &settings, const ModelServers &servers,
    Database &database, TraceRecorder &trace, const std::stop_token &stop)
{
    const Parameters &parameters = settings.profile.parameters;
    const auto &model = settings.models.writer;
    QStringList texts { plan.searched };
    const AskedFor wanted = askedFor(plan.toAnswer());
    const bool imagines = model && parameters.retrieval.imaginedPassages > 0 && !plan.isOfPart();
    if (imagines && kindOf(plan.toAnswer(), wanted) == QuestionKind::Complex) {
        trace.start(Stage::Imagine);
        texts += imagined(plan.toAnswer(), wanted, *model, parameters, trace, stop);
    }
    trace.start(Stage::Retrieve);
    std::vector<SearchText> searched;
    for (const QString &text : texts)
        searched.push_back({ text,
            plan.isOfPart() || plan.isByWordsAlone ? AskedServer {}
                                                   : embedByServer(database, servers, text, stop, settings.space) });
    return searched;
}

/// Passages as models put them in order, and what the last reranker gave each, 0 to 1; empty without one.
struct Ranked
{
    std::vector<Passage> passages;
    std::map<ChunkId, double> scores {};
    std::optional<int> helpful {}; ///< passages that a model held to be of help; none where none was asked
};

/// In the order of each model, one after another.
Ranked ranked(std::vector<Passage> passages, const Plan &plan, const QuestionSettings &settings, const ModelServers &servers,
    PassageReader &reader, const QString &library, TraceRecorder &trace, const std::stop_token &stop)
{
    Ranked all { std::move(passages) };
    for (const RankModel &ranker : settings.models.rankers) {
        trace.start(Stage::Rank);
        // On a connection of its own: what a model said is kept at once, also while others write.
        Database written(library);
        RankStore scores(written);
        Ranking ranking =
            rank(servers, plan.searched, ranker, std::move(all.passages), settings.profile.parameters, reader, scores, stop);
        all.passages = std::move(ranking.passages);
        if (!ranking.error && ranker.gradesOnly && !ranking.trace.scores.empty())
            all.helpful = static_cast<int>(
                std::ranges::count_if(ranking.trace.scores, [](const TracedScore &one) { return one.score > 0; }));
        if (!ranking.error && !ranker.gradesOnly) {
            all.scores.clear();
            for (const TracedScore &one : ranking.trace.scores)
                all.scores[one.chunk] = one.score;
        }
        trace.stage().ranking = std::move(ranking.trace);
        trace.stage().passages = traced(all.passages);
    }
    return all;
}

/// Ranked, and examined one by one where the profile does that.
Ranked judged(std::vector<Passage> passages, const Plan &plan, const QuestionSettings &settings, const ModelServers &servers,
    PassageReader &reader, const QString &library, TraceRecorder &trace, const std::stop_token &stop)
{
    const Parameters &parameters = settings.profile.parameters;
    Ranked all = ranked(std::move(passages), plan, settings, servers, reader, library, trace, stop);
    const auto &examiner = settings.models.examiner ? settings.models.examiner : settings.models.writer;
    if (!parameters.examination.examines || !examiner)
        return all;
    trace.start(Stage::Examine);
    all.passages = examined(std::move(all.passages), plan.toAnswer(), all.scores, *examiner, parameters, reader, trace, stop);
    return all;
}

std::vector<double> scoresOf(const Ranked &ranked)
{
    std::vector<double> scores;
    for (const auto &[chunk, score] : ranked.scores)
        scores.push_back(score);
    return scores;
}

/// A page of the web counts less than a paper that says as much.
void weighPages(std::vector<Candidate> &candidates, const SourceDocuments &documents, double factor)
{
    for (Candidate &c : candidates)
        if (documents.at(c.document).web)
            c.score *= factor;
}

/// What the sentences are compared with. A question in another language says in its own words what kind of thing would answer it.
QuestionTerms askedTerms(const Plan &plan, const SearchSnapshot &snapshot, const Parameters &parameters)
{
    const bool isTranslated = !plan.translation.empty();
    QuestionTerms asked { isTranslated ? keyTerms(plan.translation, *snapshot.keywords, parameters.translation)
                                       : keyTerms(plan.searched, snapshot.keywords.get(), parameters.topic),
        askedFor(isTranslated ? plan.question : plan.toAnswer()) };
    if (snapshot.lexicon && !isTranslated)
        addNearWords(asked, *snapshot.keywords, *snapshot.lexicon, parameters.nearWords);
    return asked;
}

/// Does any sentence that could be quoted, with what stands around it, speak of enough of the question, and of all
/// that it names, of an office together with what it is of?
bool isOnTopic(const std::vector<Candidate> &candidates, const std::vector<KeyTerm> &terms, const Parameters &parameters)
{
    return std::ranges::any_of(candidates, [&](const Candidate &c) {
        return c.isQuotable() && c.match.coverage > 0 && c.coverage >= parameters.topic.floor && namesArePresent(terms, c.context)
            && c.match.hasHolder;
    });
}

/// The passages that the answer's context is made of, then the best of those that were found besides: a sentence may answer
/// whose passage was not chosen.
std::vector<Passage> readForSentences(const std::vector<Passage> &context, const std::vector<Passage> &found, int most)
{
    std::vector<Passage> passages = context;
    for (const Passage &passage : found) {
        if (static_cast<int>(passages.size()) >= most)
            break;
        if (std::ranges::none_of(context, [&](const Passage &other) { return other.chunk == passage.chunk; }))
            passages.push_back(passage);
    }
    return passages;
}

std::vector<TracedSentence> bestOf(const std::vector<Candidate> &scored)
{
    std::vector<const Candidate *> ranked;
    std::ranges::transform(scored, std::back_inserter(ranked), [](const Candidate &c) { return &c; });
    std::ranges::stable_sort(ranked, std::ranges::greater {}, &Candidate::score);
    ranked.resize(std::min(ranked.size(), kTracedSentences));
    std::vector<TracedSentence> best;
    for (const Candidate *c : ranked)
        best.push_back({ c->document, c->ordinal, c->sentence.text, c->coverage, c->match.coverage, c->similarity, c->score });
    return best;
}

/// What is read for an answer.
struct Reading
{
    std::vector<Passage> context; ///< its passages, best first or in the order of the paper
    std::vector<Passage> forSentences; ///< those and others whose sentences may answer
};

/// The part of papers that is asked for, whole.
Reading readPart(const Plan &plan, const Parameters &parameters, Database &database, TraceRecorder &trace)
{
    trace.start(Stage::Select);
    const std::vector<Passage> part = passagesOf(plan, TextStore(database), parameters.answer);
    trace.stage().passages = traced(part);
    return { part, part };
}

/// What is found for a question.
Reading search(const Plan &plan, const QuestionSettings &settings, const ModelServers &servers, PassageReader &reader,
    Database &database, const std::vector<SearchText> &texts, Evidence &evidence, TraceRecorder &trace,
    const std::stop_token &stop)
{
    const Parameters &parameters = settings.profile.parameters;
    SearchScope scope(plan.scope);
    scope.hasBackMatter = askedFor(plan.searched).isOfBackMatter;
    std::vector<Retrieved> lists;
    for (const SearchText &one : texts)
        lists.push_back(retrieve(evidence.snapshot, database, one.text, scope, parameters.retrieval, one.asked.vector));
    Retrieved found = mergeFound(std::move(lists), parameters.retrieval.fusion);
    evidence.trust = found.trust;
    trace.stage().trust = found.trust;
    trace.stage().passages = traced(found.passages);

    const Similarity similarity = similarityIn(evidence.snapshot);
    const Ranked judgement = judged(thinned(std::move(found.passages), parameters.retrieval, similarity), plan, settings, servers,
        reader, database.path(), trace, stop);
    const std::vector<Passage> &candidates = judgement.passages;
    evidence.webReason = webReason(scoresOf(judgement), judgement.helpful, parameters.retrieval.finalK, parameters.web);

    trace.start(Stage::Select);
    const std::vector<Passage> selected = select(candidates, parameters.retrieval, similarity);
    trace.stage().passages = traced(selected);

    trace.start(Stage::Expand);
    const std::vector<Passage> expanded = expand(selected, TextStore(database), parameters.retrieval);
    trace.stage().passages = traced(expanded);

    std::vector<Passage> looked = readForSentences(expanded, candidates, parameters.sentences.passages);
    // Rows are found by words, which a profile without keywords does not search; and nobody graded them.
    const bool isGraded = judgement.helpful && parameters.ranking.dropsUnhelpful;
    if (parameters.retrieval.keywordK > 0 && !isGraded)
        std::ranges::copy(
            retrieveRows(database, plan.searched, plan.scope, parameters.sentences.tableRows), std::back_inserter(looked));
    return { expanded, looked };
}

/// Of a whole paper that was looked through, what says something of the aspect is the evidence: a model gets that and no more.
void keepPassagesOf(const std::vector<Candidate> &found, Evidence &evidence)
{
    std::erase_if(evidence.passages, [&](const PassageText &text) {
        return std::ranges::none_of(found, [&](const Candidate &c) { return c.passage.chunk == text.passage.chunk; });
    });
    if (found.empty())
        evidence.answerProbability = 0;
}

} // namespace

Evidence gather(const Plan &plan, const QuestionSettings &settings, const Retriever &retriever, const ModelServers &servers,
    Database &database, TraceRecorder &trace, const std::stop_token &stop)
{
    const Parameters &parameters = settings.profile.parameters;
    const std::vector<SearchText> texts = textsFor(plan, settings, servers, database, trace, stop);
    const Transaction moment(database, Transaction::Kind::Read);
    PassageReader reader(database, parameters.topic.nearSentences);
    Evidence evidence;
    evidence.report = plan.report;
    evidence.scope = plan.scope;
    evidence.serverError = texts.front().asked.error;
    evidence.snapshot = retriever.snapshot(database, chunkingFor(database, parameters.chunks), settings.space);
    const Reading reading = plan.isOfPart() ? readPart(plan, parameters, database, trace)
                                            : search(plan, settings, servers, reader, database, texts, evidence, trace, stop);

    trace.start(Stage::Topic);
    evidence.asked = askedTerms(plan, evidence.snapshot, parameters);
    evidence.passages = reader.read(reading.context);
    const std::vector<PassageText> read = reader.read(reading.forSentences);
    evidence.documents = reader.documents();
    evidence.candidates =
        candidatesIn(read, evidence.documents, plan.searched, evidence.asked, parameters, evidence.snapshot, database);
    if (plan.intention.aspect)
        scoreByAspect(evidence.candidates, *plan.intention.aspect, parameters.answer.aspect);
    else
        scoreSentences(evidence.candidates, evidence.asked, builtInAnswerModel());
    weighPages(evidence.candidates, evidence.documents, parameters.web.sentenceFactor);
    const AnswerPool pool(evidence.candidates);
    if (!pool.best.empty())
        evidence.answerProbability = builtInAnswerModel().answer.probability(answerFeaturesOf(evidence.asked, pool));
    evidence.isOnTopic = isOnTopic(evidence.candidates, evidence.asked.terms, parameters);
    if (plan.isOfPart() || plan.intention.intent == Intent::Papers)
        evidence.answerProbability =
            1; // what the part holds is what was asked for; a paper that speaks of the topic is one that was
    if (plan.isOfPart())
        evidence.isOnTopic = !pool.best.empty();
    if (plan.intention.aspect)
        keepPassagesOf(aspectSentences(evidence.candidates, parameters.answer.aspect), evidence);
    trace.stage().sentences = bestOf(evidence.candidates);
    return evidence;
}

} // namespace adduce
