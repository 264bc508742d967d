#pragma once
#include "core/guardrails/topic.h"
#include "core/retrieval/passage_text.h"
#include "core/retrieval/retriever.h"
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

/// All sentences of the passages, each once, with their contexts. Without a space in the snapshot similarities stay 0; with one,
/// the database is read for its model.
std::vector<Candidate> candidatesIn(const std::vector<PassageText> &passages, const SourceDocuments &documents,
    const QString &question, const std::vector<KeyTerm> &terms, const TopicParameters &topic, const SearchSnapshot &snapshot,
    Database &database);

} // namespace adduce
