#pragma once
#include "core/settings/stage_parameters.h"
#include <QStringList>
#include <optional>

namespace adduce {

/// How the text of a section is cut.
enum class ChunkStrategy
{
    Sentences, ///< whole sentences up to a number of tokens, with overlap
    Paragraphs, ///< whole paragraphs up to a number of tokens (CH8)
    Recursive, ///< characters, at the best separator that fits (CH1)
    Characters, ///< characters, wherever the window ends (CH7)
};

/// How tokens are counted where text is cut by them.
enum class TokenCount
{
    Estimated, ///< countTokens()
    Cl100kBase, ///< TokenRanks, where they are installed
};

/// How a document becomes chunks.
struct ChunkParameters
{
    ChunkStrategy strategy = ChunkStrategy::Sentences;
    TokenCount tokens = TokenCount::Estimated;
    int maxTokens = 768;
    int overlapTokens = 100;
    int characters = 1200;
    int overlapCharacters = 180;
    friend bool operator==(const ChunkParameters &, const ChunkParameters &) = default;
};

/// BM25: how soon a word said again counts no more, and how much long chunks are held back.
struct Bm25Parameters
{
    double k1 = 1.2;
    double b = 0.75;
    double k3 = 4; ///< of a word that n sentences of a question say: (k3 + 1) n / (k3 + n); 0 counts it once
    double neighbourWeight = 0.3; ///< of two words that stand near each other in the question and in a passage
    int neighbourDistance = 2; ///< words, at most
    friend bool operator==(const Bm25Parameters &, const Bm25Parameters &) = default;
};

/// How a passage's keyword and vector scores become one.
enum class FusionMethod
{
    Adaptive, ///< shares of the best, the vector's weighed by how much of the question its space knows
    MinMax, ///< each score from its lowest to its highest among all candidates
    RelativeScore, ///< the same within the list that found the passage, 0 from the other (RV8)
    ReciprocalRank, ///< 1 / (rankConstant + rank) in each list (Cormack, Clarke, Buettcher, SIGIR 2009)
};

/// The defaults were tuned on the training claims of SciFact, on MED and on Cranfield together.
struct FusionParameters
{
    FusionMethod method = FusionMethod::Adaptive;
    double keywordWeight = 0.3;
    double vectorWeight = 0.6;
    /// Of the keyword score, the part that only a passage with every word of the question earns (Adaptive only): who types
    /// what a page says finds that page.
    double completeness = 0.2;
    double steepness = 8; ///< of it: a passage with most words, but not all, earns next to nothing of that part
    double feedbackWeight = 0.3; ///< of the similarity to the best passages of a first fusion (Adaptive only); 0 leaves it out
    int feedbackPassages = 3;
    /// The vectors' weight falls with how little of the question the nearest passages hold (Adaptive only): whole from this share on.
    double agreementFrom = 0.25;
    double agreementSteepness = 3; ///< how soon it falls below that; 0 asks for no agreement
    int agreementPassages = 10;
    double wordsJudgeFrom = 0.15; ///< where the best by words hold less than this, agreement counts for less
    double rankConstant = 60;
    /// Cosine that a candidate of the vector list alone needs; none: what texts of the space are like by chance.
    std::optional<double> similarityFloor = std::nullopt;
    friend bool operator==(const FusionParameters &, const FusionParameters &) = default;
};

/// How many candidates `f` passages are chosen from.
struct AdaptiveK
{
    enum class Formula
    {
        Off, ///< each list has its own number
        Max, ///< max(multiple f, f + pad)
        Sum ///< multiple f + pad
    };
    Formula formula = Formula::Max;
    int multiple = 6;
    int pad = 8;
    int cap = 120;
    int fetchMultiple = 4; ///< where these are thinned out of more: max(fetchMultiple k, fetchLeast) are found for k of them
    int fetchLeast = 120;
    friend bool operator==(const AdaptiveK &, const AdaptiveK &) = default;
};

int candidatesFor(int f, const AdaptiveK &parameters); ///< of a formula that is not off
int fetchedFor(int candidates, const AdaptiveK &parameters); ///< that so many are thinned out of (RV2: fetch_k)

/// How the passages that are told are chosen among the candidates.
enum class SelectionMethod
{
    Diverse, ///< greedily, with penalties for pages and documents that were chosen already
    Relevant, ///< the best of each page, then by marginal relevance (FS5)
    Best, ///< as fusion ranked them
};

/// How candidates are found and fused, chosen and widened.
struct RetrievalParameters
{
    int vectorK = 10; ///< of the list by vector; 0: no such list
    int keywordK = 10; ///< of the list by keyword; 0: no such list
    AdaptiveK adaptiveK; ///< instead of these, for `finalK`
    Bm25Parameters bm25;
    FusionParameters fusion;
    SelectionMethod selection = SelectionMethod::Diverse;
    std::optional<double> diversifyLambda; ///< thins the candidates by marginal relevance first (RV1)
    int imaginedPassages = 0; ///< that a model writes as answers to a complex question, to search for what is like them (RV4)
    double relevanceLambda = 0.8; ///< of SelectionMethod::Relevant
    int relevanceMultiple = 2; ///< it chooses among the best max(this f, relevancePool) (FS5: FINAL_POOL_MULT)
    int relevancePool = 10;
    double duplicateFrom = 1; ///< passages as like as this (cosine) are told once; 1 keeps all
    int finalK = 10; ///< more than the designs' 6: reading whole sentences out has no context to fill
    double pagePenalty = 0.15; ///< FS2: for each passage already chosen from the same page
    double sourcePenalty = 0.05; ///< FS2: from the same document
    double minimumQuality = 0.25; ///< FS2: of the fused score, before penalties
    int expandWindow = 1; ///< EX1: neighbours on either side
    double neighbourFactor = 0.8;
    int maxAfterExpand = 14;
    friend bool operator==(const RetrievalParameters &, const RetrievalParameters &) = default;
};

/// The space learned from the library (docs/ARCHITECTURE.md, "Embedded defaults").
struct LatentParameters
{
    int dimensions = 160;
    int powerIterations = 2;
    int oversampling = 16;
    int minimumDocumentFrequency = 2;
    int sampleSize = 10'000; ///< chunks that a larger library is learned from
    double refitGrowth = 0.2; ///< fit again once the chunks have grown by this share
    double refitUnknown = 0.25; ///< or once the space does not know so many of the words that were folded in
    friend bool operator==(const LatentParameters &, const LatentParameters &) = default;
};

/// The files beside a library that search reads.
struct IndexParameters
{
    qint64 inMemory = 2000; ///< so many chunks that came or went need no new file; to index them takes 30 ms a thousand
    /// From so many vectors on hnswlib answers what is asked of the whole library. Measured: a scan of two million takes
    /// 26 ms, their graph an hour of CPU to build and 2 ms to ask.
    qint64 graphFrom = 2'000'000;
    friend bool operator==(const IndexParameters &, const IndexParameters &) = default;
};

/// How passages are put in order by a model.
struct RankingParameters
{
    int rerankerCandidates = 24; ///< that a reranker reads at most
    int rerankerMultiple = 2; ///< it reads max(multiple f, f + pad) to choose `f`
    int rerankerPad = 2;
    int chatCandidates = 10; ///< that a chat model reads, in one call; 0: all
    bool isByWriter = false; ///< the model that writes does it, where none is chosen for it (RR2, RR3)
    bool isGradesOnly = false; ///< a chat model that ranks says yes or no of each in place of a score
    bool dropsUnhelpful = false; ///< what it does not say yes of is left out, instead of put behind (RR3)
    friend bool operator==(const RankingParameters &, const RankingParameters &) = default;
};

/// How much of the question's information a sentence speaks of, by where a term stands: 1 in the sentence itself.
struct TopicParameters
{
    int nearSentences = 1; ///< on either side, that count as near
    double nearWeight = 0.8;
    double headingWeight = 0.7; ///< the section's, and the document's title
    double passageWeight = 0.5;
    double floor = 0.51; ///< that one sentence must reach for anything to be answered
    double askingWeight = 0.35; ///< of a word that says how something is asked (isAskingWord), beside one that says what about
    friend bool operator==(const TopicParameters &, const TopicParameters &) = default;
};

/// How far words of like meaning stand for those of a question, 0 to 1 (WordNet; core/lexicon).
struct NearWordParameters
{
    int senses = 3; ///< of a word that are looked at, the commonest first; 0: no near words
    double synonym = 0.7; ///< in the commonest sense
    double rarer = 0.7; ///< factor of the other senses
    double derived = 0.6;
    double similar = 0.4;
    friend bool operator==(const NearWordParameters &, const NearWordParameters &) = default;
};

/// Which words of a question are taken for mistyped ones, and what they are taken for.
struct SpellingParameters
{
    int shortestWord = 4; ///< letters; shorter ones are taken as they are
    double editsPerLetter = 0.3; ///< of a word, at most
    double frequencyWeight = 0.08; ///< edits that each doubling of the passages with a word outweighs
    int questionWordChunks = 4000; ///< passages that a word of questions ("which") is reckoned to stand in
    friend bool operator==(const SpellingParameters &, const SpellingParameters &) = default;
};

/// How a question in another language is looked up in a dictionary.
struct TranslationParameters
{
    int mostTranslations = 3; ///< of a word
    int mostWords = 3; ///< of a translation; a longer one explains
    int shortestPart = 4; ///< letters of each part of a compound
    double editsPerLetter = 0.2; ///< between a word that no dictionary lists and the library's
    double unknownWeight = 0.3; ///< of a word that is in neither, beside one that was found
    friend bool operator==(const TranslationParameters &, const TranslationParameters &) = default;
};

/// Which sentences are looked at for an answer. What each is worth says the answer model (core/sentences/answer_model.h).
struct SentenceParameters
{
    int passages = 30; ///< whose sentences are looked at
    int tableRows = 10; ///< that are looked at besides
    double meanLength = 14; ///< of a sentence in content words, as BM25 takes it
    friend bool operator==(const SentenceParameters &, const SentenceParameters &) = default;
};

/// When two sentences speak of the same thing.
struct DisagreementParameters
{
    double overlap = 0.5; ///< share of the words of the one with more that both have, to differ in a number
    double directionOverlap = 0.7; ///< the same, to differ in a direction: one word more is another outcome
    int fewestShared = 3; ///< words
    friend bool operator==(const DisagreementParameters &, const DisagreementParameters &) = default;
};

/// When a sentence says what is asked of every study: its design, sample, funding. In points: a word that such a sentence must have counts 1.
struct AspectParameters
{
    double likelyWord = 0.5; ///< another that such sentences mostly have
    double section = 2; ///< in the section where it mostly stands; less in the next ones
    double ownStudy = 1; ///< "we", "this study"
    double otherStudies = 2; ///< taken off where others are cited, or statistics, ethics or funding are spoken of
    double floor = 3; ///< fewer points: it is none
    double sentenceFloor = 0.75; ///< share of the best one's points that further ones must have
    int mostSentences = 3;
    friend bool operator==(const AspectParameters &, const AspectParameters &) = default;
};

/// Which sentences the papers' own answer is made of.
struct AnswerParameters
{
    double floor = 0.35; ///< probability that the best sentences answer, below which nothing is answered
    int maxSentences = 4;
    double sentenceFloor = 0.35; ///< a sentence must reach this share of the best one's score
    double sourceDiscount = 0.1; ///< for each sentence already chosen from the same document
    double redundancy = 0.6; ///< of sentences whose words overlap more than this, one is chosen
    int quoteWords = 40; ///< a quote is cut to so many
    int mostPapers = 12; ///< listed by a sentence each, to "which papers are on ..."
    int summarySentences = 8; ///< of one paper
    int sectionSentences = 12;
    int partPassages = 30; ///< of a paper or section that are read
    int alsoSentences = 6; ///< said after the answer
    double alsoFloor = 0.3; ///< share of the best one's score that these must reach
    int unquotableSentences = 2; ///< that answer as well, whose pages are named
    double unquotableFloor = 0.7; ///< share of the best one's score that these must reach
    int unquotableLines = 12; ///< what takes up more of them is no sentence: an equation that was read as text, a list
    DisagreementParameters disagreement {};
    AspectParameters aspect {};
    friend bool operator==(const AnswerParameters &, const AnswerParameters &) = default;
};

/// When a statement says what its quote says.
struct SupportParameters
{
    int fewestQuoteWords = 6; ///< of a quote that is no whole sentence
    double clauseCover =
        0.6; ///< share of a clause's words that the evidence must hold; one that only the passage holds counts half
    int shortClause = 3; ///< words; a clause of fewer needs less
    double shortClauseCover = 0.5;
    double coverWeight = 0.25; ///< of what is held clause by clause in a score, beside the share of all words
    double foreignFactor = 0.75; ///< of a score, for each number or name that the evidence does not hold
    double contradictedFactor = 0.6;
    double unprovedFactor = 0.95;
    friend bool operator==(const SupportParameters &, const SupportParameters &) = default;
};

/// What a model that writes is asked for.
enum class AnswerForm
{
    Statements, ///< each with its quote
    Prose ///< text with marks of its passages, which is then taken apart into such statements (GN9, GR5)
};

/// How a place of a paper stands behind a sentence in an answer that is text: on the command line, in Markdown. The window has chips.
enum class AnswerMark
{
    SourceAndPage, ///< "[Zeileis 2006, p. 4]"
    SectionAndPage, ///< "[Section 4 Discussion, Page 4]" (GN5)
    SourceSlashPage, ///< "[Zeileis-2006/p.4]" (GN1)
    SourceAndChunk ///< "(Zeileis 2006, 3f0c...)" (GN6)
};

/// What a model writes, and when a statement of its counts as proved.
struct WritingParameters
{
    AnswerForm form = AnswerForm::Statements;
    double temperature = -1; ///< of the model that writes; below 0: as the user set it
    AnswerMark mark = AnswerMark::SourceAndPage;
    int leastTokens = 512; ///< of an answer
    int mostTokens = 2048;
    double shareOfContext = 0.25; ///< that an answer may take, within these
    int mostStatements = 30;
    int mostRemarks = 3;
    bool isRepairing = true; ///< refused statements go back to the model once
    bool checksGrounding =
        false; ///< a model says whether the passages hold what was written; otherwise it is written again (GR3)
    bool checksQuality = false; ///< the same, whether it answers the question (GR4)
    int mostAttempts = 3; ///< in all; the best is kept
    double quoteSimilarity = 0.9; ///< 1 - edits / letters, that a quote must have with its page
    SupportParameters support {};
    friend bool operator==(const WritingParameters &, const WritingParameters &) = default;
};

/// When an answer is said to be sure: one of the papers' own sentences by the probability that they answer, a written one by the share
/// of the question's information that its best quote covers.
struct ConfidenceParameters
{
    double high = 0.75;
    double medium = 0.5;
    double nearlyAll = 0.85; ///< share of the question that is spoken of
    double most = 0.65;
    double held = 0.8; ///< share of the words of what a model wrote that its quotes hold
    double mostlyHeld = 0.7;
    friend bool operator==(const ConfidenceParameters &, const ConfidenceParameters &) = default;
};

/// What a refusal shows of what it looked for.
struct RefusalParameters
{
    int nearestPassages = 3;
    int mostTerms = 8;
    double partialCoverage =
        0.45; ///< share of the question's information that a sentence must speak of to be told beside what is missing
    int partialSentences = 2;
    int shorterQuestions = 2; ///< that leave terms out, and are answered
    int shorterTries = 3; ///< questions that are looked up for these
    double titleCoverage = 0.25; ///< share of the question's information that a title must speak of to be named
    double placeCoverage = 0.6; ///< the same of a sentence or row that cannot be quoted, for its page to be named
    friend bool operator==(const RefusalParameters &, const RefusalParameters &) = default;
};

/// What may be asked next: pairs of words that the passages speak of besides, and the questions that are made of them once it is answered.
struct FollowUpParameters
{
    int most = 3; ///< pairs
    int fewestSentences = 3; ///< that a pair stands in
    double association = 0.4; ///< Dice coefficient, below which two words only happen to meet
    int shortestWord = 4; ///< letters
    int mostQuestions = 3; ///< that are shown, of those that the library answers (GN10)
    int candidates = 6; ///< that are made for these
    bool asksModel = false; ///< the model that writes makes them, and without one, or where it fails, the rule
    friend bool operator==(const FollowUpParameters &, const FollowUpParameters &) = default;
};

/// Whether pages that hold no text, or nonsense, are recognised (OCR).
enum class OcrMode
{
    Off,
    Ask, ///< the user is told which documents need it, and starts it
    Automatic
};

struct OcrParameters
{
    OcrMode mode = OcrMode::Ask;
    QStringList languages { QStringLiteral("eng") }; ///< Tesseract's codes; those of the document, the likeliest first
    friend bool operator==(const OcrParameters &, const OcrParameters &) = default;
};

/// Every tuned number between a document's text and an answer's confidence. Each stands in the table of parameter_fields.h.
struct Parameters
{
    ChunkParameters chunks {};
    PlanningParameters planning {};
    ConversationParameters conversation {};
    RetrievalParameters retrieval {};
    LatentParameters latent {};
    IndexParameters index {};
    RankingParameters ranking {};
    ExaminationParameters examination {};
    SufficiencyParameters sufficiency {};
    WebParameters web {};
    WeatherParameters weather {};
    MemoryParameters memory {};
    ConsultingParameters consulting {};
    SpellingParameters spelling {};
    TranslationParameters translation {};
    NearWordParameters nearWords {};
    TopicParameters topic {};
    SentenceParameters sentences {};
    AnswerParameters answer {};
    WritingParameters writing {};
    ConfidenceParameters confidence {};
    RefusalParameters refusal {};
    FollowUpParameters followUps {};
    friend bool operator==(const Parameters &, const Parameters &) = default;
};

} // namespace adduce
