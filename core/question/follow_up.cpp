#include "core/question/follow_up.h"

#include "core/text/stop_words.h"
#include "core/text/words.h"

#include <QRegularExpression>
#include <QSet>
#include <algorithm>
#include <vector>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Words that say something of the topic, as they are written.
QStringList topicOf(const QString &question)
{
    QStringList topic;
    for (const Word &word : splitWords(question))
        if (!isStopWord(word.text) && !isQuestionWord(word.text) && !isAskingWord(word.text) && word.text.size() > 1)
            topic << question.mid(word.start, word.length);
    return topic;
}

/// Begins as a speaker does who goes on: "And for women?", "What about ...", "Tell me more ...".
bool goesOn(const QString &question)
{
    static const QRegularExpression beginning(
        u"^(and|but|or|so|also|what about|how about|what else|tell me more|more (about|on)|go on"
        "|und|aber|was ist mit|mehr (dazu|darüber)|et|mais|y|pero|¿y)\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    return beginning.match(question).hasMatch();
}

/// Stands a word in it for something that was named before? Not "it is known that ...", nor "which of these two drugs".
bool pointsBack(const QString &question)
{
    static const QSet<QString> always { u"it"_s, u"its"_s, u"they"_s, u"them"_s, u"their"_s, u"theirs"_s, u"he"_s, u"she"_s,
        u"his"_s, u"her"_s, u"him"_s };
    static const QSet<QString> last { u"that"_s, u"this"_s, u"these"_s, u"those"_s, u"one"_s, u"there"_s };
    const std::vector<Word> words = splitWords(question);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const QString &word = words[i].text;
        const bool isLast = i + 1 == words.size();
        const bool isBeforeVerb =
            !isLast && (words[i + 1].text == u"is" || words[i + 1].text == u"are" || words[i + 1].text == u"was");
        if (always.contains(word) || (last.contains(word) && (isLast || isBeforeVerb)))
            return true;
    }
    return false;
}

} // namespace

std::optional<CarriedQuestion> carriedOver(const QString &question, const QStringList &earlier)
{
    if (earlier.isEmpty())
        return std::nullopt;
    const QString asked = question.simplified();
    const QStringList own = topicOf(asked);
    if (!goesOn(asked) && !pointsBack(asked) && !own.isEmpty())
        return std::nullopt;
    const QString &before = earlier.back();
    const auto carried = carriedOver(before, earlier.first(earlier.size() - 1));
    QStringList subject = topicOf(carried ? carried->text : before);
    const auto isSaidAgain = [&](const QString &word) { return own.contains(word, Qt::CaseInsensitive); };
    subject.erase(std::ranges::remove_if(subject, isSaidAgain).begin(), subject.end());
    subject.removeDuplicates();
    if (subject.isEmpty())
        return std::nullopt;
    const QString named = subject.join(u' ');
    return CarriedQuestion { u"%1 (%2)"_s.arg(asked, named), named };
}

} // namespace adduce
