#pragma once
#include "core/ask/question.h"
#include "core/question/intent.h"
#include "core/question/translation.h"

namespace adduce {

class Database;
class TraceRecorder;
struct SearchSnapshot;

/// What is to be done for a question.
struct Plan
{
    QString question; ///< as it was asked
    QString searched; ///< as it was understood: this is searched and answered
    std::vector<TranslatedWord> translation; ///< of a question in another language than the papers'; empty otherwise
    std::vector<CaveatNote> notes; ///< how it was understood
    Intention intention; ///< what is wanted
    ReplyKind reply = ReplyKind::None; ///< what the app says itself: nothing is searched
    QStringList replyLines; ///< as Answer::replyLines
    DocumentScope scope; ///< of the search
    SearchReport report; ///< how much that is, and what of it cannot be searched

    [[nodiscard]] bool isOfPart() const { return adduce::isOfPart(intention.intent); } ///< nothing is searched
};

/// `snapshot`: of what is searched, to know its words. A question in a language that no paper is in goes to the model that writes, where there is
/// one, to be translated. Throws Stopped, Error{BadInput} for a question that is too long, and Error for a scope that cannot be read: never is more asked
/// than it holds.
Plan plan(const Question &question, const SearchSnapshot &snapshot, Database &database, TraceRecorder &trace,
    const std::stop_token &stop);

} // namespace adduce
