#pragma once
#include <QStringList>
#include <optional>

namespace adduce {

/// How the text of a section is cut.
enum class ChunkStrategy
{
    Sentences, ///< whole sentences up to a number of tokens, with overlap (SPEC CH2, CH4)
    Paragraphs, ///< whole paragraphs up to a number of tokens (CH8)
    Recursive, ///< characters, at the best separator that fits (CH1)
    Characters, ///< characters, wherever the window ends (CH7)
};

/// How a document becomes chunks (SPEC CH1-CH8).
struct ChunkParameters
{
    ChunkStrategy strategy = ChunkStrategy::Sentences;
    int maxTokens = 768;
    int overlapTokens = 100;
    int characters = 1200;
    int overlapCharacters = 180;
    friend bool operator==(const ChunkParameters &, const ChunkParameters &) = default;
};

/// The chunkers of the reference designs by their names: "portal" (CH4), "nutor" (CH1), "agentic" (CH2), "docagent"
/// (CH7 with the sizes of ruling S10), "hybrid" (CH8), and ours, "adduce". None for another name.
std::optional<ChunkParameters> chunkProfile(const QString &name);
QStringList chunkProfileNames();
/// The name of the chunker with these parameters; empty when none has them.
QString chunkProfileName(const ChunkParameters &parameters);

/// BM25: how soon a word said again counts no more, and how much long chunks are held back.
struct Bm25Parameters
{
    double k1 = 1.2;
    double b = 0.75;
    friend bool operator==(const Bm25Parameters &, const Bm25Parameters &) = default;
};

/// How a passage's keyword and vector scores become one.
enum class FusionMethod
{
    Adaptive, ///< shares of the best, the vector's weighed by how much of the question its space knows
    MinMax, ///< each score from its lowest to its highest among all candidates (SPEC RV6, RV7)
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
    double feedbackWeight = 0.25; ///< of the likeness to the best passages of a first fusion (Adaptive only); 0 leaves it out
    int feedbackPassages = 3;
    double rankConstant = 60;
    /// Cosine that a candidate of the vector list alone needs; none: what texts of the space are like by chance.
    std::optional<double> similarityFloor = std::nullopt;
    friend bool operator==(const FusionParameters &, const FusionParameters &) = default;
};

/// How many candidates `f` passages are chosen from (SPEC RV2; ruling S2: the printed formula, and the one of its samples).
struct AdaptiveK
{
    enum class Formula
    {
        Max, ///< max(multiple f, f + pad)
        Sum ///< multiple f + pad
    };
    Formula formula = Formula::Max;
    int multiple = 6;
    int pad = 8;
    int cap = 120;
    friend bool operator==(const AdaptiveK &, const AdaptiveK &) = default;
};

int candidatesFor(int f, const AdaptiveK &parameters);

/// How the passages that are told are chosen among the candidates.
enum class SelectionMethod
{
    Diverse, ///< greedily, with penalties for pages and documents that were chosen already (SPEC FS2)
    Relevant, ///< the best of each page, then by marginal relevance (FS5)
    Best, ///< as fusion ranked them
};

/// How candidates are found and fused (SPEC RV6-RV8), chosen (FS2) and widened (EX1).
struct RetrievalParameters
{
    int vectorK = 10; ///< of the list by vector; 0: no such list
    int keywordK = 10; ///< of the list by keyword; 0: no such list
    std::optional<AdaptiveK> adaptiveK = AdaptiveK {}; ///< instead of these, for `finalK`
    Bm25Parameters bm25;
    FusionParameters fusion;
    SelectionMethod selection = SelectionMethod::Diverse;
    std::optional<double> diversifyLambda; ///< thins the candidates by marginal relevance first (RV1)
    double relevanceLambda = 0.8; ///< FS5
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

/// How the reference designs find passages, by the names of chunkProfile(): each number of the SPEC, and ours. None for
/// another name.
std::optional<RetrievalParameters> retrievalProfile(const QString &name);

/// The space learned from the library (docs/ARCHITECTURE.md, "Embedded defaults").
struct LatentParameters
{
    int dimensions = 256;
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

/// When an answer is written at all, and how many sentences it has.
struct AnswerParameters
{
    int maxSentences = 5;
    double topicFloor = 0.55; ///< SF6: share of the question's information that one sentence must cover, with its context
    double sentenceFloor = 0.35; ///< a sentence must reach this share of the best one's score
    double sourceDiscount = 0.1; ///< for each sentence already told from the same document
    double redundancy = 0.6; ///< sentences whose words overlap more than this are told once
    friend bool operator==(const AnswerParameters &, const AnswerParameters &) = default;
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

/// Every number on the road of a question; stored with each answer.
struct Parameters
{
    ChunkParameters chunks;
    RetrievalParameters retrieval;
    LatentParameters latent;
    IndexParameters index;
    AnswerParameters answer;
    OcrParameters ocr;
    friend bool operator==(const Parameters &, const Parameters &) = default;
};

} // namespace adduce
