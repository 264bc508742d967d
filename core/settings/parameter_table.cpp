#include "core/settings/parameter_fields.h"

#include <array>
#include <type_traits>

namespace adduce {

namespace {

constexpr std::array kStrategies { "sentences", "paragraphs", "recursive", "characters" };
constexpr std::array kTokenCounts { "estimated", "cl100k_base" };
constexpr std::array kFormulas { "off", "max", "sum" };
constexpr std::array kFusions { "adaptive", "min_max", "relative_score", "reciprocal_rank" };
constexpr std::array kSelections { "diverse", "relevant", "best" };
constexpr std::array kRouters { "rules", "decision", "binary" };
constexpr std::array kAnswerForms { "statements", "prose" };
constexpr std::array kAnswerMarks { "source_and_page", "section_and_page", "source_slash_page", "source_and_chunk" };
constexpr std::array kOpinionFusions { "additive", "weighted" };
constexpr std::array kSufficiencyJudges { "nobody", "scores", "model" };
constexpr std::array kWebFallbacks { "never", "flat_scores", "few_relevant" };

/// The member at the end of a path of members.
template <auto First, auto... Rest> constexpr auto &memberOf(auto &object)
{
    if constexpr (sizeof...(Rest) == 0)
        return object.*First;
    else
        return memberOf<Rest...>(object.*First);
}

template <auto... Path> using Member = std::remove_cvref_t<decltype(memberOf<Path...>(std::declval<Parameters &>()))>;

template <class Value> struct Unwrapped
{
    using Type = Value;
};
template <class Value> struct Unwrapped<std::optional<Value>>
{
    using Type = Value;
};

template <auto... Path> std::optional<double> read(const Parameters &parameters)
{
    const auto &value = memberOf<Path...>(parameters);
    if constexpr (std::is_same_v<Member<Path...>, std::optional<double>>)
        return value;
    else
        return static_cast<double>(value);
}

template <auto... Path> void write(Parameters &parameters, std::optional<double> value)
{
    auto &member = memberOf<Path...>(parameters);
    if constexpr (std::is_same_v<Member<Path...>, std::optional<double>>)
        member = value;
    else if (value)
        member = static_cast<Member<Path...>>(*value);
}

template <class Value> constexpr ParameterField::Kind kindOf()
{
    using Kind = ParameterField::Kind;
    if constexpr (std::is_same_v<Value, bool>)
        return Kind::Switch;
    else if constexpr (std::is_enum_v<Value>)
        return Kind::Choice;
    else if constexpr (std::is_integral_v<Value>)
        return Kind::Whole;
    else
        return Kind::Number;
}

template <auto... Path> constexpr ParameterField field(const char *key, double low = 0, double high = 1)
{
    using Value = Member<Path...>;
    return { key, kindOf<typename Unwrapped<Value>::Type>(), std::is_same_v<Value, std::optional<double>>, low, high, {},
        read<Path...>, write<Path...> };
}

template <auto... Path> constexpr ParameterField choice(const char *key, std::span<const char *const> names)
{
    return { key, ParameterField::Kind::Choice, false, 0, static_cast<double>(names.size()) - 1, names, read<Path...>,
        write<Path...> };
}

using P = Parameters;
using C = ChunkParameters;
using R = RetrievalParameters;
using X = ExaminationParameters;
using Enough = SufficiencyParameters;
using F = FusionParameters;
using A = AdaptiveK;
using S = SentenceParameters;
using W = WritingParameters;
using Support = SupportParameters;
using Sky = WeatherParameters;

constexpr double kMostPassages = 1000;
constexpr double kMostCharacters = 100'000;
constexpr double kMillion = 1e6;

constexpr std::array kFields {
    choice<&P::chunks, &C::strategy>("chunks.strategy", kStrategies),
    choice<&P::chunks, &C::tokens>("chunks.tokens", kTokenCounts),
    field<&P::chunks, &C::maxTokens>("chunks.max_tokens", 0, 10'000),
    field<&P::chunks, &C::overlapTokens>("chunks.overlap_tokens", 0, 5'000),
    field<&P::chunks, &C::characters>("chunks.characters", 0, kMostCharacters),
    field<&P::chunks, &C::overlapCharacters>("chunks.overlap_characters", 0, kMostCharacters / 2),
    choice<&P::planning, &PlanningParameters::router>("planning.router", kRouters),
    field<&P::planning, &PlanningParameters::mostPassages>("planning.most_passages", 1, 50),
    field<&P::planning, &PlanningParameters::looksUpWeather>("planning.looks_up_weather"),
    field<&P::planning, &PlanningParameters::rewrites>("planning.rewrites"),
    field<&P::planning, &PlanningParameters::resolves>("planning.resolves"),
    field<&P::planning, &PlanningParameters::mostParts>("planning.most_parts", 0, 10),
    field<&P::planning, &PlanningParameters::speculates>("planning.speculates"),
    field<&P::planning, &PlanningParameters::historyTurns>("planning.history_turns", 0, 50),
    field<&P::planning, &PlanningParameters::tellsAnswers>("planning.tells_answers"),
    field<&P::planning, &PlanningParameters::mostChoices>("planning.most_choices", 0, 10),
    field<&P::planning, &PlanningParameters::routesCollections>("planning.routes_collections"),
    field<&P::planning, &PlanningParameters::routeMargin>("planning.route_margin", 1, 100),
    field<&P::planning, &PlanningParameters::routeFloor>("planning.route_floor"),
    field<&P::planning, &PlanningParameters::routeTitles>("planning.route_titles", 1, 100),
    field<&P::conversation, &ConversationParameters::messages>("conversation.messages", 1, 100),
    field<&P::conversation, &ConversationParameters::recalledSentences>("conversation.recalled_sentences", 0, 50),
    field<&P::conversation, &ConversationParameters::recallFloor>("conversation.recall_floor"),
    field<&P::retrieval, &R::imaginedPassages>("retrieval.imagined_passages", 0, 5),
    field<&P::retrieval, &R::vectorK>("retrieval.vector_k", 0, kMostPassages),
    field<&P::retrieval, &R::keywordK>("retrieval.keyword_k", 0, kMostPassages),
    choice<&P::retrieval, &R::adaptiveK, &A::formula>("retrieval.adaptive_k", kFormulas),
    field<&P::retrieval, &R::adaptiveK, &A::multiple>("retrieval.adaptive_multiple", 1, kMostPassages),
    field<&P::retrieval, &R::adaptiveK, &A::pad>("retrieval.adaptive_pad", 0, kMostPassages),
    field<&P::retrieval, &R::adaptiveK, &A::cap>("retrieval.adaptive_cap", 1, kMostPassages),
    field<&P::retrieval, &R::adaptiveK, &A::fetchMultiple>("retrieval.fetch_multiple", 1, 100),
    field<&P::retrieval, &R::adaptiveK, &A::fetchLeast>("retrieval.fetch_least", 1, kMostPassages),
    field<&P::retrieval, &R::bm25, &Bm25Parameters::k1>("retrieval.bm25_k1", 0, 5),
    field<&P::retrieval, &R::bm25, &Bm25Parameters::b>("retrieval.bm25_b"),
    field<&P::retrieval, &R::bm25, &Bm25Parameters::k3>("retrieval.bm25_k3", 0, 100),
    field<&P::retrieval, &R::bm25, &Bm25Parameters::neighbourWeight>("retrieval.neighbour_weight"),
    field<&P::retrieval, &R::bm25, &Bm25Parameters::neighbourDistance>("retrieval.neighbour_distance", 1, 100),
    choice<&P::retrieval, &R::fusion, &F::method>("retrieval.fusion", kFusions),
    field<&P::retrieval, &R::fusion, &F::keywordWeight>("retrieval.keyword_weight"),
    field<&P::retrieval, &R::fusion, &F::vectorWeight>("retrieval.vector_weight"),
    field<&P::retrieval, &R::fusion, &F::completeness>("retrieval.completeness"),
    field<&P::retrieval, &R::fusion, &F::steepness>("retrieval.completeness_steepness", 1, 100),
    field<&P::retrieval, &R::fusion, &F::feedbackWeight>("retrieval.feedback_weight"),
    field<&P::retrieval, &R::fusion, &F::agreementFrom>("retrieval.agreement_from", 0.01, 1),
    field<&P::retrieval, &R::fusion, &F::agreementSteepness>("retrieval.agreement_steepness", 0, 100),
    field<&P::retrieval, &R::fusion, &F::agreementPassages>("retrieval.agreement_passages", 1, 100),
    field<&P::retrieval, &R::fusion, &F::wordsJudgeFrom>("retrieval.words_judge_from", 0.01, 1),
    field<&P::retrieval, &R::fusion, &F::feedbackPassages>("retrieval.feedback_passages", 0, 20),
    field<&P::retrieval, &R::fusion, &F::rankConstant>("retrieval.rank_constant", 1, kMostPassages),
    field<&P::retrieval, &R::fusion, &F::similarityFloor>("retrieval.similarity_floor", -1, 1),
    field<&P::retrieval, &R::diversifyLambda>("retrieval.diversify_lambda"),
    choice<&P::retrieval, &R::selection>("retrieval.selection", kSelections),
    field<&P::retrieval, &R::finalK>("retrieval.final_k", 1, 50),
    field<&P::retrieval, &R::pagePenalty>("retrieval.page_penalty"),
    field<&P::retrieval, &R::sourcePenalty>("retrieval.source_penalty"),
    field<&P::retrieval, &R::minimumQuality>("retrieval.minimum_quality"),
    field<&P::retrieval, &R::relevanceLambda>("retrieval.relevance_lambda"),
    field<&P::retrieval, &R::relevanceMultiple>("retrieval.relevance_multiple", 1, 100),
    field<&P::retrieval, &R::relevancePool>("retrieval.relevance_pool", 1, kMostPassages),
    field<&P::retrieval, &R::duplicateFrom>("retrieval.duplicate_from"),
    field<&P::retrieval, &R::expandWindow>("retrieval.expand_window", 0, 5),
    field<&P::retrieval, &R::neighbourFactor>("retrieval.neighbour_factor"),
    field<&P::retrieval, &R::maxAfterExpand>("retrieval.max_after_expand", 1, 100),
    field<&P::latent, &LatentParameters::dimensions>("latent.dimensions", 2, 4096),
    field<&P::latent, &LatentParameters::powerIterations>("latent.power_iterations", 0, 20),
    field<&P::latent, &LatentParameters::oversampling>("latent.oversampling", 0, 1000),
    field<&P::latent, &LatentParameters::minimumDocumentFrequency>("latent.minimum_document_frequency", 1, 100),
    field<&P::latent, &LatentParameters::sampleSize>("latent.sample_size", 100, kMillion),
    field<&P::latent, &LatentParameters::refitGrowth>("latent.refit_growth", 0.01, 10),
    field<&P::latent, &LatentParameters::refitUnknown>("latent.refit_unknown", 0.01, 1),
    field<&P::index, &IndexParameters::inMemory>("index.in_memory", 0, kMillion),
    field<&P::index, &IndexParameters::graphFrom>("index.graph_from", 10'000, 100 * kMillion),
    field<&P::ranking, &RankingParameters::rerankerCandidates>("ranking.reranker_candidates", 1, kMostPassages),
    field<&P::ranking, &RankingParameters::rerankerMultiple>("ranking.reranker_multiple", 1, 100),
    field<&P::ranking, &RankingParameters::rerankerPad>("ranking.reranker_pad", 0, kMostPassages),
    field<&P::ranking, &RankingParameters::chatCandidates>("ranking.chat_candidates", 0, 100),
    field<&P::ranking, &RankingParameters::isByWriter>("ranking.by_writer"),
    field<&P::ranking, &RankingParameters::isGradesOnly>("ranking.grades_only"),
    field<&P::ranking, &RankingParameters::dropsUnhelpful>("ranking.drops_unhelpful"),
    field<&P::examination, &X::examines>("examination.examines"),
    field<&P::examination, &X::multiple>("examination.multiple", 1, 100),
    field<&P::examination, &X::pad>("examination.pad", 0, 100),
    field<&P::examination, &X::most>("examination.most", 1, 100),
    field<&P::examination, &X::skipMean>("examination.skip_mean", 0, 10),
    field<&P::examination, &X::skipGap>("examination.skip_gap", 0, 10),
    field<&P::examination, &X::neutral>("examination.neutral"),
    field<&P::examination, &X::least>("examination.least"),
    choice<&P::examination, &X::fusion>("examination.fusion", kOpinionFusions),
    field<&P::examination, &X::rerankShare>("examination.rerank_share"),
    field<&P::examination, &X::opinionShare>("examination.opinion_share"),
    field<&P::examination, &X::directBonus>("examination.direct_bonus"),
    field<&P::examination, &X::alpha>("examination.alpha"),
    field<&P::examination, &X::betaDirect>("examination.beta_direct"),
    field<&P::examination, &X::betaIndirect>("examination.beta_indirect"),
    field<&P::examination, &X::gamma>("examination.gamma"),
    choice<&P::sufficiency, &Enough::judge>("sufficiency.judge", kSufficiencyJudges),
    field<&P::sufficiency, &Enough::top>("sufficiency.top"),
    field<&P::sufficiency, &Enough::mean>("sufficiency.mean"),
    field<&P::sufficiency, &Enough::needsBoth>("sufficiency.needs_both"),
    field<&P::sufficiency, &Enough::mostQuestions>("sufficiency.most_questions", 1, 10),
    field<&P::web, &WebParameters::always>("web.always"),
    choice<&P::web, &WebParameters::fallback>("web.fallback", kWebFallbacks),
    field<&P::web, &WebParameters::flatMean>("web.flat_mean", 0, 5),
    field<&P::web, &WebParameters::flatGap>("web.flat_gap", 0, 5),
    field<&P::web, &WebParameters::fewRelevant>("web.few_relevant", 0, 50),
    field<&P::web, &WebParameters::mostPages>("web.most_pages", 0, 10),
    field<&P::web, &WebParameters::mostArticles>("web.most_articles", 0, 10),
    field<&P::web, &WebParameters::seconds>("web.seconds", 1, 300),
    field<&P::web, &WebParameters::fetchingShare>("web.fetching_share", 0.1, 0.9),
    field<&P::web, &WebParameters::sentenceFactor>("web.sentence_factor"),
    field<&P::weather, &Sky::daysBefore>("weather.days_before", 0, 92),
    field<&P::weather, &Sky::daysAhead>("weather.days_ahead", 1, 16),
    field<&P::weather, &Sky::rollingHours>("weather.rolling_hours", 1, 168),
    field<&P::weather, &Sky::anomalousDeviations>("weather.anomalous_deviations", 0.1, 10),
    field<&P::weather, &Sky::calmBelow>("weather.calm_below", 0, 100),
    field<&P::weather, &Sky::gustyFrom>("weather.gusty_from", 0, 300),
    field<&P::weather, &Sky::geocodingSeconds>("weather.geocoding_seconds", 0.1, 60),
    field<&P::weather, &Sky::forecastSeconds>("weather.forecast_seconds", 0.1, 120),
    field<&P::weather, &Sky::isSummarised>("weather.summarises"),
    field<&P::memory, &MemoryParameters::remembers>("memory.remembers"),
    field<&P::memory, &MemoryParameters::leastConfidence>("memory.least_confidence"),
    field<&P::memory, &MemoryParameters::mostLetters>("memory.most_letters", 20, 1000),
    field<&P::memory, &MemoryParameters::knownLines>("memory.known_lines", 0, 200),
    field<&P::consulting, &ConsultingParameters::seconds>("consulting.seconds", 0.1, 600),
    field<&P::consulting, &ConsultingParameters::tokens>("consulting.tokens", 16, 100'000),
    field<&P::consulting, &ConsultingParameters::atOnce>("consulting.at_once", 1, 20),
    field<&P::spelling, &SpellingParameters::shortestWord>("spelling.shortest_word", 2, 20),
    field<&P::spelling, &SpellingParameters::editsPerLetter>("spelling.edits_per_letter"),
    field<&P::spelling, &SpellingParameters::frequencyWeight>("spelling.frequency_weight"),
    field<&P::spelling, &SpellingParameters::questionWordChunks>("spelling.question_word_chunks", 1, 1'000'000),
    field<&P::translation, &TranslationParameters::mostTranslations>("translation.most_translations", 1, 20),
    field<&P::translation, &TranslationParameters::mostWords>("translation.most_words", 1, 10),
    field<&P::translation, &TranslationParameters::shortestPart>("translation.shortest_part", 2, 20),
    field<&P::translation, &TranslationParameters::editsPerLetter>("translation.edits_per_letter"),
    field<&P::translation, &TranslationParameters::unknownWeight>("translation.unknown_weight"),
    field<&P::nearWords, &NearWordParameters::senses>("near_words.senses", 0, 20),
    field<&P::nearWords, &NearWordParameters::synonym>("near_words.synonym"),
    field<&P::nearWords, &NearWordParameters::rarer>("near_words.rarer"),
    field<&P::nearWords, &NearWordParameters::derived>("near_words.derived"),
    field<&P::nearWords, &NearWordParameters::similar>("near_words.similar"),
    field<&P::topic, &TopicParameters::nearSentences>("topic.near_sentences", 0, 10),
    field<&P::topic, &TopicParameters::nearWeight>("topic.near_weight"),
    field<&P::topic, &TopicParameters::headingWeight>("topic.heading_weight"),
    field<&P::topic, &TopicParameters::passageWeight>("topic.passage_weight"),
    field<&P::topic, &TopicParameters::floor>("topic.floor"),
    field<&P::topic, &TopicParameters::askingWeight>("topic.asking_weight"),
    field<&P::sentences, &S::passages>("sentences.passages", 1, kMostPassages),
    field<&P::sentences, &S::tableRows>("sentences.table_rows", 0, kMostPassages),
    field<&P::sentences, &S::meanLength>("sentences.mean_length", 1, 100),
    field<&P::answer, &AnswerParameters::floor>("answer.floor"),
    field<&P::answer, &AnswerParameters::maxSentences>("answer.max_sentences", 1, 50),
    field<&P::answer, &AnswerParameters::sentenceFloor>("answer.sentence_floor"),
    field<&P::answer, &AnswerParameters::sourceDiscount>("answer.source_discount"),
    field<&P::answer, &AnswerParameters::redundancy>("answer.redundancy"),
    field<&P::answer, &AnswerParameters::quoteWords>("answer.quote_words", 5, 1000),
    field<&P::answer, &AnswerParameters::mostPapers>("answer.most_papers", 1, 1000),
    field<&P::answer, &AnswerParameters::summarySentences>("answer.summary_sentences", 1, 50),
    field<&P::answer, &AnswerParameters::sectionSentences>("answer.section_sentences", 1, 100),
    field<&P::answer, &AnswerParameters::partPassages>("answer.part_passages", 1, 1000),
    field<&P::answer, &AnswerParameters::alsoSentences>("answer.also_sentences", 0, 50),
    field<&P::answer, &AnswerParameters::alsoFloor>("answer.also_floor"),
    field<&P::answer, &AnswerParameters::unquotableSentences>("answer.unquotable_sentences", 0, 20),
    field<&P::answer, &AnswerParameters::unquotableFloor>("answer.unquotable_floor"),
    field<&P::answer, &AnswerParameters::unquotableLines>("answer.unquotable_lines", 1, 100),
    field<&P::answer, &AnswerParameters::disagreement, &DisagreementParameters::overlap>("answer.disagreement_overlap"),
    field<&P::answer, &AnswerParameters::disagreement, &DisagreementParameters::directionOverlap>("answer.direction_overlap"),
    field<&P::answer, &AnswerParameters::disagreement, &DisagreementParameters::fewestShared>("answer.disagreement_words", 1, 50),
    field<&P::answer, &AnswerParameters::aspect, &AspectParameters::likelyWord>("aspect.likely_word", 0, 10),
    field<&P::answer, &AnswerParameters::aspect, &AspectParameters::section>("aspect.section", 0, 10),
    field<&P::answer, &AnswerParameters::aspect, &AspectParameters::ownStudy>("aspect.own_study", 0, 10),
    field<&P::answer, &AnswerParameters::aspect, &AspectParameters::otherStudies>("aspect.other_studies", 0, 10),
    field<&P::answer, &AnswerParameters::aspect, &AspectParameters::floor>("aspect.floor", 0, 50),
    field<&P::answer, &AnswerParameters::aspect, &AspectParameters::sentenceFloor>("aspect.sentence_floor"),
    field<&P::answer, &AnswerParameters::aspect, &AspectParameters::mostSentences>("aspect.most_sentences", 1, 20),
    choice<&P::writing, &W::form>("writing.form", kAnswerForms),
    field<&P::writing, &W::temperature>("writing.temperature", -1, 2),
    choice<&P::writing, &W::mark>("writing.mark", kAnswerMarks),
    field<&P::writing, &W::leastTokens>("writing.least_tokens", 16, 100'000),
    field<&P::writing, &W::mostTokens>("writing.most_tokens", 16, 100'000),
    field<&P::writing, &W::shareOfContext>("writing.share_of_context", 0.01, 0.9),
    field<&P::writing, &W::mostStatements>("writing.most_statements", 1, 200),
    field<&P::writing, &W::mostRemarks>("writing.most_remarks", 0, 20),
    field<&P::writing, &W::isRepairing>("writing.repair"),
    field<&P::writing, &W::checksGrounding>("writing.checks_grounding"),
    field<&P::writing, &W::checksQuality>("writing.checks_quality"),
    field<&P::writing, &W::mostAttempts>("writing.most_attempts", 1, 10),
    field<&P::writing, &W::quoteSimilarity>("writing.quote_similarity", 0.5, 1),
    field<&P::writing, &W::support, &Support::fewestQuoteWords>("writing.fewest_quote_words", 1, 40),
    field<&P::writing, &W::support, &Support::clauseCover>("writing.clause_cover"),
    field<&P::writing, &W::support, &Support::shortClause>("writing.short_clause", 0, 20),
    field<&P::writing, &W::support, &Support::shortClauseCover>("writing.short_clause_cover"),
    field<&P::writing, &W::support, &Support::coverWeight>("writing.cover_weight"),
    field<&P::writing, &W::support, &Support::foreignFactor>("writing.foreign_factor"),
    field<&P::writing, &W::support, &Support::contradictedFactor>("writing.contradicted_factor"),
    field<&P::writing, &W::support, &Support::unprovedFactor>("writing.unproved_factor"),
    field<&P::confidence, &ConfidenceParameters::high>("confidence.high"),
    field<&P::confidence, &ConfidenceParameters::medium>("confidence.medium"),
    field<&P::confidence, &ConfidenceParameters::nearlyAll>("confidence.nearly_all"),
    field<&P::confidence, &ConfidenceParameters::most>("confidence.most"),
    field<&P::confidence, &ConfidenceParameters::held>("confidence.held"),
    field<&P::confidence, &ConfidenceParameters::mostlyHeld>("confidence.mostly_held"),
    field<&P::refusal, &RefusalParameters::nearestPassages>("refusal.nearest_passages", 0, 50),
    field<&P::refusal, &RefusalParameters::mostTerms>("refusal.most_terms", 0, 50),
    field<&P::refusal, &RefusalParameters::partialCoverage>("refusal.partial_coverage"),
    field<&P::refusal, &RefusalParameters::partialSentences>("refusal.partial_sentences", 0, 20),
    field<&P::refusal, &RefusalParameters::shorterQuestions>("refusal.shorter_questions", 0, 10),
    field<&P::refusal, &RefusalParameters::shorterTries>("refusal.shorter_tries", 0, 20),
    field<&P::refusal, &RefusalParameters::titleCoverage>("refusal.title_coverage"),
    field<&P::refusal, &RefusalParameters::placeCoverage>("refusal.place_coverage"),
    field<&P::followUps, &FollowUpParameters::most>("follow_ups.most", 0, 10),
    field<&P::followUps, &FollowUpParameters::fewestSentences>("follow_ups.fewest_sentences", 1, 100),
    field<&P::followUps, &FollowUpParameters::association>("follow_ups.association"),
    field<&P::followUps, &FollowUpParameters::shortestWord>("follow_ups.shortest_word", 1, 20),
    field<&P::followUps, &FollowUpParameters::mostQuestions>("follow_ups.most_questions", 0, 10),
    field<&P::followUps, &FollowUpParameters::candidates>("follow_ups.candidates", 1, 30),
    field<&P::followUps, &FollowUpParameters::asksModel>("follow_ups.asks_model"),
};

} // namespace

std::span<const ParameterField> parameterFields()
{
    return kFields;
}

} // namespace adduce
