#pragma once
#include "core/sentences/candidates.h"
#include <array>
#include <map>
#include <span>
#include <vector>

namespace adduce {

/// What the candidates of one question are like together, so that each can be told by its share of the best.
struct CandidatePool
{
    double bestBm25 = 0;
    double bestSimilarity = 0;
    std::map<DocumentId, double> documents; ///< mean BM25 of a document's best sentences, of the best document's
    std::map<DocumentId, double> documentCoverage; ///< of the question, by all sentences of a document

    CandidatePool(const std::vector<Candidate> &candidates, const QuestionTerms &asked);
};

/// Kinds of features, for whoever asks what each is worth.
enum class FeatureKind
{
    Words, ///< of the question, in and around the sentence
    Meaning, ///< likeness of vectors
    Structure, ///< where in the document it stands
    Form,
    Speech, ///< what kind of sentence it is
    Asked ///< what is asked against what it holds
};
template <> inline constexpr std::array enumNames<FeatureKind> { "words", "meaning", "structure", "form", "speech", "asked" };

/// One number about a sentence and a question.
struct SentenceFeature
{
    struct Input
    {
        const Candidate &candidate;
        const QuestionTerms &asked;
        const CandidatePool &pool;
    };
    const char *name;
    FeatureKind kind;
    double (*of)(const Input &);
};

/// All of them, in a fixed order.
std::span<const SentenceFeature> sentenceFeatures();

/// A value for each, in their order.
std::vector<double> featuresOf(const Candidate &candidate, const QuestionTerms &asked, const CandidatePool &pool);

} // namespace adduce
