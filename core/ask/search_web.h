#pragma once
#include "core/ask/plan.h"

namespace adduce {

class EgressGate;

/// What of the web came into the library for a question.
struct WebEvidence
{
    std::vector<DocumentId> documents; ///< pages that can be searched now
    std::vector<CaveatNote> notes; ///< what came of it
};

/// Searches the web for a question and takes the pages in, within the profile's time; settings.web is set. A model that writes puts the question in the words of
/// a search, and in those of an encyclopedia; without one its own terms are. A query that would carry words of a passage that never
/// leaves this computer is not sent. Whatever fails is a note. `database`: that `retriever`'s snapshot is of. Throws Error{Stopped} for a stop of
/// the caller's, and Error for a library that cannot be read.
WebEvidence searchWeb(const Plan &plan, const QuestionSettings &settings, WebReason reason, const SearchSnapshot &snapshot,
    EgressGate &gate, Database &database, TraceRecorder &trace, const std::stop_token &stop);

/// Whether a question asks for it in words: "search the web", "check online".
[[nodiscard]] bool asksForWeb(const QString &question);

/// Whether questions by these parameters search the web at all, where they may.
[[nodiscard]] bool mayUseWeb(const Parameters &parameters);

/// Why the web is to be searched, by what models made of the passages that were found. `ranked`: the scores of the reranker, 0 to 1, empty without
/// one; `helpful`: how many of the passages a model held to be of help. None: it need not be. Pure.
[[nodiscard]] std::optional<WebReason> webReason(
    const std::vector<double> &ranked, std::optional<int> helpful, int f, const WebParameters &parameters);

} // namespace adduce
