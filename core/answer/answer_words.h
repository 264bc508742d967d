#pragma once
#include "core/answer/answer.h"

namespace adduce {

// The sentences that the app itself says about an answer, translated, in one place for the window, the command
// line and the exports. Plain text, never markup.

QString words(Confidence confidence); ///< "High"
QString words(const Answer &answer, ConfidenceReason reason); ///< "one sentence speaks of nearly all that was asked"
QString words(const CaveatNote &caveat);
QString words(const Removed &removed); ///< why
QString shortWords(const Removed &removed); ///< "Number not in the evidence"
QString words(Suggestion suggestion);
QString words(InjectionRule rule); ///< "it asks to play a part", translated
QString replyWords(const Answer &answer); ///< for a Reply: what the app says
/// For NoEvidence: the one refusal sentence of every profile; for Partial: what the papers speak of, and of what not.
QString refusalSentence(const Answer &answer);
/// And what was searched, where nothing else says so.
QString refusalWords(const Answer &answer);
QString words(const Answer &answer, const Disagreement &disagreement); ///< "Sources differ: 26 % (Smith 2020, p. 3), ..."
/// Of one of Answer::unquotable: "... cannot be quoted exactly speaks of this: Smith 2020, p. 3".
QString unquotableWords(const Citation &place);
QString attemptsWords(const Trace &trace); ///< "searched 2 times, written 3 times"; of what was not done nothing
QString chipText(const Citation &citation); ///< "Zeileis 2006, p. 4"
/// The same with its brackets, as the profile of the answer marks places in text (GN1, GN5, GN6).
QString markText(const Citation &citation, AnswerMark mark);
/// Those of a sentence, each once: parts of it that stand on one page are marked alike.
QString marksText(const std::vector<Citation> &citations, AnswerMark mark);
AnswerMark markOf(const Answer &answer); ///< SourceAndPage where the numbers of its profile are not known
/// What a sentence tells outside of the window, where its rest cannot be dimmed: all of it, or "… the stretch that is quoted …".
QString toldText(const AnswerSentence &sentence);

} // namespace adduce
