#include "core/readers/layout/unlabelled_abstract.h"

#include "core/readers/layout/paragraph.h"
#include "core/text/words.h"

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kFewestWords = 45; // of an abstract
constexpr int kMostWords = 700;

/// Sentences of prose, not names, addresses and numbers: most words begin small.
bool isRunningProse(const QString &text)
{
    int words = 0;
    int small = 0;
    for (const QStringView word : wordsIn(text)) {
        words += word.front().isLetter();
        small += word.front().isLower();
    }
    return words >= 6 && small * 10 >= words * 6 && !text.contains(u'@') && !text.contains(u"http"_s);
}

/// A page out of the middle of something: the first thing that it says is the rest of a sentence.
bool beginsInTheMiddle(const std::vector<Sentence> &sentences)
{
    const auto first = std::ranges::find(sentences, SentenceKind::Body, &Sentence::kind);
    return first != sentences.end() && isRunningProse(first->text) && beginsMidSentence(first->text)
        && !first->text.contains(u':');
}

} // namespace

TextRange unlabelledAbstract(const std::vector<Sentence> &sentences, std::size_t first)
{
    if (beginsInTheMiddle(sentences))
        return {};
    TextRange best;
    int most = 0; // words
    TextRange run;
    int words = 0;
    const auto close = [&] {
        if (words > most && words <= kMostWords) {
            most = words;
            best = run;
        }
        run = {};
        words = 0;
    };
    for (int i = 0; i < static_cast<int>(sentences.size()); ++i) {
        const Sentence &sentence = sentences[static_cast<std::size_t>(i)];
        if (sentence.section >= static_cast<int>(first))
            break;
        if (sentence.section < -1 || sentence.kind == SentenceKind::Table || sentence.kind == SentenceKind::Footnote)
            continue; // stands between its lines
        if (sentence.kind != SentenceKind::Body
            || (!isRunningProse(sentence.text) && (sentence.startsParagraph || run.length == 0))) {
            close();
            continue;
        }
        if (run.length == 0)
            run.start = i;
        run.length = i + 1 - run.start;
        words += static_cast<int>(wordsIn(sentence.text).size());
    }
    close();
    return most >= kFewestWords ? best : TextRange {};
}

} // namespace adduce
