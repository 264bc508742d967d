#pragma once

namespace adduce {

/// Who decides what a question needs.
enum class Router
{
    Rules,
    Decision, ///< a model: whether the papers, the web, and how many passages (RT1, RT2)
    Binary ///< a model: the papers or the web (RT6)
};

/// What a model makes of a question before it is searched. Nothing of it without a model that writes.
struct PlanningParameters
{
    Router router = Router::Rules;
    int mostPassages = 10; ///< that a decision may ask for
    bool looksUpWeather =
        false; ///< a question after the weather of a place is answered from the web, and not from the papers (TO4)
    bool rewrites = false; ///< the question is put in the words of a search (RT7)
    bool resolves =
        false; ///< what it points at in the conversation is named, and one question asked back where two readings are likely (RT9)
    int mostParts = 0; ///< sub-questions that a question of several is split into; under 2 it is not split (RT10)
    bool speculates = false; ///< these and a first answer are begun at once; what another makes needless is ended (SP1, SP2)
    int historyTurns = 5; ///< of the conversation that a model is told of (CV1)
    bool tellsAnswers = false; ///< a model that resolves is told of these with their answers, not of the questions alone (CV1)
    int mostChoices = 4; ///< of a question that is asked back
    bool routesCollections = false; ///< a question with no scope is asked of the collections that it is for (RT8)
    double routeMargin = 2; ///< by rule of one alone: it shares this many times as much with the question as any other
    double routeFloor = 0.25; ///< and this share of the question's information
    int routeTitles = 12; ///< of its papers, that describe a collection which nobody described
    friend bool operator==(const PlanningParameters &, const PlanningParameters &) = default;
};

/// What a model may see of the conversation besides the questions that planning is told of.
struct ConversationParameters
{
    int messages = 9; ///< the last questions and answers, one message each (GN3)
    int recalledSentences = 0; ///< of these, that speak of the question, told to the model that writes (CV2)
    double recallFloor = 0.3; ///< share of the question's information that such a sentence must hold
    friend bool operator==(const ConversationParameters &, const ConversationParameters &) = default;
};

/// How what a model says of each passage by itself and the score of the reranker become one score.
enum class OpinionFusion
{
    Additive, ///< FS1
    Weighted ///< FS3
};

/// Passages that a model is asked about one by one, where the scores of the reranker leave it open which are good (GT1, GT2).
struct ExaminationParameters
{
    bool examines = false;
    int multiple = 2; ///< max(multiple f, f + pad) of the ranked passages are asked about, and stay (RR1)
    int pad = 2;
    int most = 24;
    double skipMean = 0.9; ///< nobody is asked from this mean of the first f z-scores on ...
    double skipGap = 0.5; ///< ... with this distance between number f and the next, in standard deviations
    double neutral = 0.5; ///< score of a passage that the model did not judge
    double least = 0.2; ///< score that a passage needs to stay, where f or more came in (FS4)
    OpinionFusion fusion = OpinionFusion::Weighted;
    double rerankShare = 0.7; ///< FS1
    double opinionShare = 0.3;
    double directBonus = 0.05;
    double alpha = 0.6; ///< FS3: of the reranker's score
    double betaDirect = 0.7; ///< of the opinion, where it finds a direct answer
    double betaIndirect = 0.3;
    double gamma = 0.1; ///< of the score of retrieval
    friend bool operator==(const ExaminationParameters &, const ExaminationParameters &) = default;
};

/// Who says whether what was found is enough.
enum class SufficiencyJudge
{
    Nobody,
    Scores, ///< by the similarity of what was found; a model then asks in other words, once (SF2)
    Model ///< a model, which asks for what is missing (SF5)
};

struct SufficiencyParameters
{
    SufficiencyJudge judge = SufficiencyJudge::Nobody;
    double top = 0.5; ///< cosine of the best passage from which the scores are enough
    double mean = 0.6; ///< or the mean of all; as printed it never decides, since a mean of this implies such a top
    bool needsBoth = false; ///< both have to hold
    int mostQuestions = 3; ///< that a model asks for what is missing
    friend bool operator==(const SufficiencyParameters &, const SufficiencyParameters &) = default;
};

/// When the web is searched where the papers are not enough.
enum class WebFallback
{
    Never,
    FlatScores, ///< a reranker's scores do not set the best passages apart (SF1, by ruling S4)
    FewRelevant ///< a model holds few of the passages to be of help (SF4)
};

/// The web, for a question that the user allowed it for. Each fallback is also taken where the papers do not answer at all.
struct WebParameters
{
    bool always = true; ///< beside the papers, whatever they say
    WebFallback fallback = WebFallback::Never;
    double flatMean = 0.35; ///< scores are flat below this mean of the first f z-scores ...
    double flatGap = 0.1; ///< ... or this distance between number f and the next, in standard deviations
    int fewRelevant = 3; ///< passages, of which fewer are few
    int mostPages = 3; ///< of one search (TO1)
    int mostArticles = 2; ///< of an encyclopedia (TO2)
    double seconds = 30; ///< for searching, fetching and reading the pages
    double fetchingShare = 0.6; ///< of this time, that searching and fetching may take
    double sentenceFactor = 0.9; ///< of the score of a page's sentence, beside a paper's
    friend bool operator==(const WebParameters &, const WebParameters &) = default;
};

/// The weather of a place, where it is looked up, and what is reckoned of it (TO4).
struct WeatherParameters
{
    int daysBefore = 7; ///< days that are asked for, before today
    int daysAhead = 7; ///< from today on
    int rollingHours = 24; ///< of a rolling mean of the temperature
    double anomalousDeviations = 2; ///< standard deviations from the mean, beyond which an hour is told as unusual
    double calmBelow = 6; ///< km/h of wind: calm and light air, Beaufort 0 and 1
    double gustyFrom = 50; ///< km/h of gusts: a near gale, Beaufort 7
    double geocodingSeconds = 5; ///< until the place is known
    double forecastSeconds = 10; ///< from then on until its weather is
    bool isSummarised = false; ///< the model that writes says in words what the figures say
    friend bool operator==(const WeatherParameters &, const WeatherParameters &) = default;
};

/// What a model may put into the user's memory, where that is allowed (ME1).
struct MemoryParameters
{
    bool remembers = true;
    double leastConfidence = 0.7; ///< it must be surer that a line will be of use
    int mostLetters = 300; ///< of a line
    int knownLines = 20; ///< of the files, that a model that writes is told of
    friend bool operator==(const MemoryParameters &, const MemoryParameters &) = default;
};

/// Every request to a model on the way to an answer, but that which writes it: when it is over, the answer goes on without.
struct ConsultingParameters
{
    double seconds = 20; ///< of one request
    int tokens = 512; ///< of its reply: a model that thinks aloud needs more than the words
    int atOnce = 3; ///< requests of one step, and sub-questions that are searched (TO5)
    friend bool operator==(const ConsultingParameters &, const ConsultingParameters &) = default;
};

} // namespace adduce
