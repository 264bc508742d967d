#pragma once
#include "core/documents/document.h"
#include "core/embedding/space_store.h"
#include "core/guardrails/topic.h"
#include "core/library/document_store.h"
#include "core/retrieval/passage.h"
#include <optional>
#include <vector>

namespace adduce {

class Database;

/// A sentence that might answer, with all that is known about it.
struct Candidate
{
    DocumentId document;
    int ordinal = 0; ///< of the sentence in its document
    Sentence sentence;
    SectionType section = SectionType::Front;
    QString sectionName; ///< "4 Discussion", or empty
    QString before; ///< the sentences around it, for the card
    QString after;
    Passage passage; ///< the best one that holds it
    SentenceContext context;
    double similarity = 0; ///< cosine with the question in the learned space, 0 without one
    double coverage = 0; ///< `topicCoverage`
    double ownCoverage = 0; ///< of the sentence alone
    double score = 0; ///< set by `scoreCandidates`
};

struct CandidateSet
{
    std::vector<Candidate> sentences; ///< each sentence once
    std::vector<DocumentRow> documents; ///< those that the sentences come from
};

/// All sentences of the passages, with their contexts. `space` none: similarities stay 0.
CandidateSet loadCandidates(const std::vector<Passage> &passages, const QString &question, const std::vector<KeyTerm> &terms,
    const std::optional<SpaceRow> &space, Database &database);

} // namespace adduce
