#pragma once

namespace adduce {

/// How a document becomes chunks (SPEC CH4-CH6).
struct ChunkParameters
{
    int maxTokens = 768;
    int overlapTokens = 100;
    friend bool operator==(const ChunkParameters &, const ChunkParameters &) = default;
};

/// How candidates are found and fused (SPEC RV6), chosen (FS2) and widened (EX1).
struct RetrievalParameters
{
    int vectorK = 10;
    int keywordK = 10;
    double vectorWeight = 0.6;
    double keywordWeight = 0.4;
    double similarityFloor = 0.25; ///< cosine in the built-in space; a candidate of the vector list alone needs it
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
    int dimensions = 256;
    int powerIterations = 2;
    int oversampling = 16;
    int minimumDocumentFrequency = 2;
    double refitGrowth = 0.2; ///< fit again once the chunks have grown by this share
    friend bool operator==(const LatentParameters &, const LatentParameters &) = default;
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

/// Every number on the road of a question; stored with each answer.
struct Parameters
{
    ChunkParameters chunks;
    RetrievalParameters retrieval;
    LatentParameters latent;
    AnswerParameters answer;
    friend bool operator==(const Parameters &, const Parameters &) = default;
};

} // namespace adduce
