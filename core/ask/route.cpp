#include "core/ask/route.h"

#include "core/base/error.h"
#include "core/base/tr.h"
#include "core/text/words.h"

#include <QLocale>
#include <QSet>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

bool isGreeting(const std::vector<Word> &words)
{
    static const QSet<QString> greetings { u"hello"_s, u"hi"_s, u"hey"_s, u"thanks"_s, u"thank"_s, u"goodbye"_s, u"bye"_s,
        u"greetings"_s, u"welcome"_s };
    static const QSet<QString> around { u"you"_s, u"there"_s, u"good"_s, u"morning"_s, u"afternoon"_s, u"evening"_s, u"day"_s,
        u"very"_s, u"much"_s, u"so"_s, u"a"_s, u"lot"_s, u"me"_s, u"please"_s, u"adduce"_s, u"how"_s, u"are"_s, u"to"_s,
        u"again"_s, u"help"_s };
    const auto in = [](const QSet<QString> &set) { return [&set](const Word &w) { return set.contains(w.text); }; };
    const bool allKnown =
        std::ranges::all_of(words, [&](const Word &w) { return greetings.contains(w.text) || around.contains(w.text); });
    const bool goodDay = words.size() == 2 && words[0].text == u"good"_s;
    return allKnown && (goodDay || std::ranges::any_of(words, in(greetings)));
}

} // namespace

bool isPassing(const QString &question)
{
    const std::vector<Word> words = splitWords(question.left(kLongestQuestion));
    return words.empty() || isGreeting(words);
}

ReplyKind route(const QString &question, const LibraryTotals &totals)
{
    if (question.size() > kLongestQuestion) {
        const QLocale locale;
        throw Error(ErrorKind::BadInput,
            tr("the question has %1 characters, up to %2 can be asked")
                .arg(locale.toString(question.size()), locale.toString(kLongestQuestion)));
    }
    const std::vector<Word> words = splitWords(question);
    if (words.empty())
        return ReplyKind::NothingAsked;
    if (isGreeting(words))
        return ReplyKind::Greeting;
    if (totals.documents == 0)
        return ReplyKind::EmptyLibrary;
    if (totals.ready == 0)
        return ReplyKind::NothingReady;
    return ReplyKind::None;
}

} // namespace adduce
