#pragma once
#include "core/answer/answer.h"
#include "core/retrieval/retriever.h"
#include "core/sentences/candidates.h"

namespace adduce {

/// What the library says to a question: read once, all of one moment.
struct Evidence
{
    std::vector<PassageText> passages; ///< that were selected and their neighbours, best first
    SourceDocuments documents; ///< that they are of
    QuestionTerms asked; ///< its terms, and what kind of thing would answer it
    std::vector<Candidate> candidates; ///< the sentences of the passages, scored
    bool isOnTopic = false; ///< a sentence speaks of enough of the question: a model has something to answer with
    double answerProbability = 0; ///< that the best of the candidates answer, 0 to 1
    SearchSnapshot snapshot; ///< what was searched
    DocumentScope scope; ///< and where
    VectorTrust trust;
    std::optional<Error> serverError; ///< of the server of the embedding space: words alone found the passages
    SearchReport report;
    std::optional<WebReason> webReason; ///< why the profile would have the web searched now
    std::vector<CaveatNote> notes; ///< of the finding
};

/// What two searches of one library found: passages and sentences once each, the better of two, by score; documents, terms
/// and reports united. The snapshot is that of the first. Pure.
Evidence merge(Evidence one, Evidence other);

} // namespace adduce
