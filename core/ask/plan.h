#pragma once
#include "core/ask/conversation.h"
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
    QString rewrittenFrom; ///< what it was before it was put in the words of a search; empty where that was not done
    std::vector<TranslatedWord> translation; ///< of a question in another language than the papers'; empty otherwise
    QStringList parts; ///< sub-questions that are searched besides, each by itself
    QString askedBack; ///< what has to be known first: nothing is searched
    QStringList choices; ///< of that, each a whole question
    std::vector<CaveatNote> notes; ///< how it was understood
    Intention intention; ///< what is wanted
    ReplyKind reply = ReplyKind::None; ///< what the app says itself: nothing is searched
    QStringList replyLines; ///< as Answer::replyLines
    QString weatherOf; ///< of ReplyKind::Weather: the place, whose weather has yet to be looked up
    std::vector<EarlierTurn> conversation; ///< of ReplyKind::Retold: what it is made of, which has yet to be done
    ToldConversation recalled; ///< sentences of the conversation that the model that writes is told beside the passages (CV2)
    QString scopeName; ///< of the collections that were chosen for the question; empty: as it was asked
    std::optional<int> passages; ///< that a model holds to be needed, in place of the profile's number
    std::optional<WebReason> web; ///< why the web is searched at once, beside the papers; none: it is not
    DocumentScope scope; ///< of the search
    bool isOfNamed = false; ///< papers that the question names are asked alone
    bool isByWordsAlone =
        false; ///< no server is asked for a vector: what is searched holds words that may not leave this computer
    SearchReport report; ///< how much that is, and what of it cannot be searched

    [[nodiscard]] const QString &toAnswer() const { return rewrittenFrom.isEmpty() ? searched : rewrittenFrom; }
    [[nodiscard]] bool isReply() const { return reply != ReplyKind::None || !askedBack.isEmpty(); } ///< nothing is searched
    [[nodiscard]] bool isOfPart() const { return adduce::isOfPart(intention.intent); } ///< nothing is searched
};

/// Whether the profile has a model resolve the question: it goes on with a conversation, and is not put once more as it stands after
/// something was asked back. Pure.
[[nodiscard]] bool mayResolve(const Question &question);

/// With a model that writes, and where the profile says so, what the question points at is resolved, it is put in the words of a search, and split.
/// `snapshot`: of what is searched, to know its words. A question in a language that no paper is in goes to the model that writes, where there is
/// one, to be translated. Throws Stopped, Error{BadInput} for a question that is too long, and Error for a scope that cannot be read: never is more asked
/// than it holds.
Plan plan(const Question &question, const SearchSnapshot &snapshot, Database &database, TraceRecorder &trace,
    const std::stop_token &stop);

} // namespace adduce
