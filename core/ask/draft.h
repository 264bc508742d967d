#pragma once
#include "core/answer/answer.h"
#include "core/question/intent.h"
#include "core/sentences/candidates.h"

namespace adduce {

/// A sentence on its way into an answer.
struct DraftSentence
{
    AnswerSentence sentence; ///< with its citations once they were proved
    std::vector<Candidate> quoted; ///< the papers' sentences that it rests on
    std::optional<double> cover = 1; ///< share of its words that these hold, 0 to 1; none where that could not be compared

    [[nodiscard]] bool isProved() const { return !sentence.citations.empty(); }
};

/// What is to be said to a question, whoever put it in words.
struct Draft
{
    std::vector<DraftSentence> sentences;
    std::vector<Candidate> also; ///< of the papers, which are said after these
    std::vector<Candidate> unquotable; ///< that answer as well and cannot be quoted: their pages are named
    std::optional<Writer> writer; ///< none: the sentences are the papers' own, to be quoted
    std::optional<Confidence> confidence; ///< as the writer says
    std::vector<Removed> removed; ///< what of the writer's could not be proved
    std::vector<CaveatNote> caveats; ///< of the writing
    QStringList remarks; ///< of the writer
    int repaired = 0; ///< sentences that stand without a part, or cited by where their quote stands
    bool isSilent = false; ///< the writer found no answer in the passages
    bool isPartial = false; ///< it was stopped before its end
    Intent intent = Intent::Answer; ///< what its sentences were chosen for
    QStringList spoken; ///< of the question, by its sentences; set where they do not answer it
    QStringList missing; ///< the words of the question that nothing says anything of
};

/// The papers' sentences that it rests on.
[[nodiscard]] inline std::vector<Candidate> quotedIn(const Draft &draft)
{
    std::vector<Candidate> quoted;
    for (const DraftSentence &one : draft.sentences)
        quoted.insert(quoted.end(), one.quoted.begin(), one.quoted.end());
    return quoted;
}

} // namespace adduce
