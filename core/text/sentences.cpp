#include "core/text/sentences.h"

#include "core/text/abbreviations.h"

#include <QString>
#include <QTextBoundaryFinder>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// What ends a sentence beside the full stop, in any script: UAX 29's STerm, as far as papers are printed in it.
bool isTerminator(QChar c)
{
    return QStringView(u"?!…‥。｡？！．؟۔।॥։።៕។‼⁇⁈⁉").contains(c);
}

bool isClosing(QChar c)
{
    return QStringView(u"\"'”“’‘)]»«›‹」』）】》〉〕］").contains(c);
}

bool isOpening(QChar c)
{
    return QStringView(u"\"'“‘„‚([«‹「『（【《〈〔［¿¡").contains(c);
}

constexpr char16_t kFirstWithoutStops = 0x0e00;

/// Thai, Lao, Khmer and Burmese put spaces between sentences and clauses, and no stops.
bool hasSpacesForStops(QChar c)
{
    return c.unicode() >= kFirstWithoutStops && c.isLetterOrNumber()
        && (c.script() == QChar::Script_Thai || c.script() == QChar::Script_Lao || c.script() == QChar::Script_Khmer
            || c.script() == QChar::Script_Myanmar);
}

qsizetype skipSpace(QStringView text, qsizetype i)
{
    while (i < text.size() && text[i].isSpace())
        ++i;
    return i;
}

qsizetype dropSpace(QStringView text, qsizetype begin, qsizetype end)
{
    while (end > begin && text[end - 1].isSpace())
        --end;
    return end;
}

QString wordAt(QStringView text, qsizetype start)
{
    qsizetype end = start;
    while (end < text.size() && (text[end].isLetter() || text[end].isMark()))
        ++end;
    return text.mid(start, end - start).toString();
}

/// The word that ends with the stop at `at`, without it, inner stops kept. Parts of one letter that stand before it
/// belong to it: "z. B." is "z.B", "p. ej." is "p.ej".
QString wordBefore(QStringView text, qsizetype at)
{
    constexpr int kMostParts = 4;
    constexpr qsizetype kLongest = 40; // no abbreviation is longer
    qsizetype start = at;
    const auto letters = [&] {
        while (start > 0 && at - start < kLongest
            && (text[start - 1].isLetterOrNumber() || text[start - 1].isMark() || text[start - 1] == u'.'))
            --start;
    };
    letters();
    for (int part = 0; part < kMostParts && start > 2 && text[start - 1].isSpace() && text[start - 2] == u'.'; ++part) {
        const bool single = text[start - 3].isLetter() && (start == 3 || !text[start - 4].isLetterOrNumber());
        if (!single || at - start > 3)
            break;
        start -= 3;
        letters();
    }
    QString word = text.mid(start, at - start).toString();
    word.removeIf([](QChar c) { return c.isSpace(); });
    return word;
}

bool isSingleLetter(const QString &word)
{
    return word.size() == 1 && word.front().isLetter();
}

bool isInitial(const QString &word)
{
    return isSingleLetter(word.section(u'.', -1)) && word.back().isUpper();
}

/// "3", "(3)", "S1", "IV": what stands behind "Fig." and its like.
bool beginsNumber(QStringView text, qsizetype at)
{
    qsizetype i = at;
    if (i < text.size() && (text[i] == u'(' || text[i] == u'[' || text[i] == u'#'))
        ++i;
    const qsizetype first = i;
    while (i < text.size() && QStringView(u"IVXLC").contains(text[i]))
        ++i;
    if (i > first && (i == text.size() || !text[i].isLetterOrNumber()))
        return true;
    i = first;
    if (i + 1 < text.size() && text[i].isLetter())
        ++i;
    return i < text.size() && text[i].isDigit();
}

/// Nothing but the number of a list's item or of a heading: "2.", "a.", "IV.".
bool isItemNumber(QStringView sentence)
{
    constexpr qsizetype kLongest = 6;
    const QStringView mark = sentence.chopped(1);
    const auto isPlain = [](QChar c) { return c.isDigit() || c == u'.' || QStringView(u"IVX").contains(c); };
    return !mark.isEmpty() && mark.size() <= kLongest
        && (std::all_of(mark.begin(), mark.end(), isPlain) || (mark.size() == 1 && mark.front().isLetter()));
}

/// Whether the stop at `stop` belongs to a word and ends no sentence; `next` is what follows the space.
bool isPartOfWord(QStringView text, qsizetype stop, qsizetype next)
{
    const QString word = wordBefore(text, stop);
    if (word.isEmpty())
        return false;
    const QString following = wordAt(text, next);
    const bool anotherInitial = isSingleLetter(following) && next + 1 < text.size() && text[next + 1] == u'.'; // "z. B.", "J. P."
    if (isSingleLetter(word) && anotherInitial)
        return true;
    const QString lower = word.toLower();
    switch (abbreviationOf(lower, word.front().isUpper())) {
    case Abbreviation::Open:
        return true;
    case Abbreviation::BeforeNumber:
        if (beginsNumber(text, next))
            return true;
        break;
    case Abbreviation::MayEnd:
        return !beginsSentences(following);
    case Abbreviation::None:
        break;
    }
    if (isInitial(word) && text[next].isUpper())
        return !beginsSentences(following); // "J. Smith", but "vitamin C. The"
    const bool ordinal = word.size() <= 2 && std::all_of(word.begin(), word.end(), [](QChar c) { return c.isDigit(); });
    return ordinal && isMonthAfterOrdinal(following.toLower());
}

/// A boundary that Unicode sees and a reader does not. The sentence runs from `begin` to `end`, trimmed; `next` is where
/// the following one would begin.
bool isFalse(QStringView text, qsizetype begin, qsizetype end, qsizetype next)
{
    if (end == begin || next >= text.size())
        return false;
    const QChar after = text[next];
    qsizetype stop = end;
    while (stop > begin + 1 && isClosing(text[stop - 1]))
        --stop;
    const bool closed = stop < end;
    // 「行く。」と言った: what is said goes on in the sentence that tells it.
    if (closed && next == end && after == u'と')
        return true;
    if (text[stop - 1] != u'.')
        return !isTerminator(text[stop - 1]) || after.isLower();
    if (closed)
        return after.isLower(); // "(see e.g.) that": a stop inside brackets
    if (next == end && after.isLetterOrNumber())
        return true; // inside "Ph.D." or an address
    if (after.isLower() || QStringView(u",;:)]»").contains(after) || isItemNumber(text.mid(begin, end - begin)))
        return true;
    return isPartOfWord(text, end - 1, next);
}

bool isCitationSign(QChar c, bool bracket)
{
    return c.isDigit() || QStringView(u",;-–⁰¹²³⁴⁵⁶⁷⁸⁹").contains(c) || (bracket && c == u' ');
}

/// Where a citation that stands right behind the stop at `stop` ends: "rose.[12,13] It", "rose.12 It", "rose.(3) It", or
/// with one space "rose. [12] It". -1 when there is none, or no sentence begins after it.
qsizetype citationEnd(QStringView text, qsizetype stop)
{
    qsizetype i = stop + 1;
    if (i + 1 < text.size() && text[i] == u' ' && text[i + 1] == u'[')
        ++i;
    const QChar open = i < text.size() ? text[i] : QChar();
    const bool bracket = open == u'[' || open == u'(';
    const bool afterWord = stop >= 2 && text[stop - 1].isLetter() && text[stop - 2].isLetter();
    if (bracket)
        ++i;
    if (open != u'[' && !afterWord)
        return -1; // a decimal, "v.2", "p.12", "f.(3)"
    const qsizetype first = i;
    while (i < text.size() && isCitationSign(text[i], bracket))
        ++i;
    if (i == first || text[first].isPunct() || text[first].isSpace())
        return -1;
    if (bracket && (i == text.size() || text[i++] != (open == u'[' ? u']' : u')')))
        return -1;
    const qsizetype next = skipSpace(text, i);
    const bool begins = next < text.size() && (text[next].isUpper() || isOpening(text[next]));
    return next > i && begins ? i : -1;
}

/// "mRNA", "pH", "iPSC": a word that begins small and can begin a sentence all the same.
bool isCapitalInside(QStringView text, qsizetype at)
{
    return at + 1 < text.size() && text[at].isLower() && text[at + 1].isUpper();
}

struct Break
{
    qsizetype stop = 0; ///< of the sentence that it ends
    qsizetype at = 0; ///< where the next one begins, space included
};

/// "rose. 12 mice died": a number that begins a sentence, and is not what an abbreviation counts.
bool isNumberOfSentence(QStringView text, const QString &word, qsizetype next)
{
    constexpr qsizetype kShortest = 3; // letters: shorter words may be abbreviations that no list has
    qsizetype i = next;
    while (i < text.size() && text[i].isDigit())
        ++i;
    const bool counts = i > next && i + 1 < text.size() && text[i] == u' ' && text[i + 1].isLower();
    return counts && word.size() >= kShortest && std::all_of(word.begin(), word.end(), [](QChar c) { return c.isLower(); })
        && abbreviationOf(word, false) == Abbreviation::None;
}

/// Where the next sentence begins if the stop at `stop` ends one in a way that Unicode does not see; -1 otherwise.
qsizetype ownBreak(QStringView text, qsizetype stop)
{
    const qsizetype next = skipSpace(text, stop + 1);
    if (next >= text.size())
        return -1;
    if (text[next] == u'»') { // a space stands before it in French
        const qsizetype further = skipSpace(text, next + 1);
        return further > next + 1 && further < text.size() && text[further].isUpper() ? next + 1 : -1;
    }
    const qsizetype citation = citationEnd(text, stop);
    const bool spaced = next > stop + 1;
    if (citation < 0 && !(spaced && (text[next].isDigit() || isCapitalInside(text, next))))
        return -1;
    const QString word = wordBefore(text, stop);
    const Abbreviation kind = abbreviationOf(word.toLower(), false);
    if (citation > 0)
        return kind == Abbreviation::None || (kind == Abbreviation::BeforeNumber && text[stop + 1] == u'[') ? citation : -1;
    if (text[next].isDigit())
        return isNumberOfSentence(text, word, next) ? stop + 1 : -1;
    return kind != Abbreviation::Open && kind != Abbreviation::MayEnd && word.size() > 1 ? stop + 1 : -1;
}

/// The next boundary at or after `from` that papers have and Unicode does not see.
Break nextOwnBreak(QStringView text, qsizetype from)
{
    for (qsizetype i = text.indexOf(u'.', from); i >= 0; i = text.indexOf(u'.', i + 1))
        if (const qsizetype at = ownBreak(text, i); at > 0)
            return { i, at };
    return { text.size(), text.size() };
}

/// Cuts a long stretch of a script without stops at its spaces, and hard where there is none for long.
void cutAtSpaces(QStringView text, TextRange range, std::vector<TextRange> &to)
{
    constexpr int kSentenceLike = 80; // UTF-16 units: a clause or two
    constexpr int kLongest = 400;
    int start = range.start;
    const int end = range.start + range.length;
    const QStringView stretch = text.mid(range.start, range.length);
    if (std::none_of(
            stretch.begin(), stretch.end(), [](QChar c) { return c.unicode() >= kFirstWithoutStops; })) { // nearly always
        to.push_back(range);
        return;
    }
    for (int i = start; i < end; ++i) {
        const bool space = text[i].isSpace() && i > 0 && i + 1 < end && (hasSpacesForStops(text[i - 1]) || text[i - 1].isMark())
            && hasSpacesForStops(text[i + 1]);
        const bool hard = i - start >= kLongest && hasSpacesForStops(text[i]) && !text[i].isMark();
        if (!(space && i - start >= kSentenceLike) && !hard)
            continue;
        to.push_back({ start, i - start });
        start = space ? i + 1 : i;
    }
    if (end > start)
        to.push_back({ start, end - start });
}

} // namespace

std::vector<TextRange> splitSentences(QStringView text)
{
    std::vector<TextRange> sentences;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Sentence, text.data(), text.size());
    qsizetype begin = 0;
    const auto take = [&](qsizetype until) {
        const qsizetype start = skipSpace(text, begin);
        const qsizetype end = dropSpace(text, start, until);
        if (end > start)
            cutAtSpaces(text, { static_cast<int>(start), static_cast<int>(end - start) }, sentences);
        begin = until;
    };
    Break own = nextOwnBreak(text, 0);
    for (qsizetype at = finder.toNextBoundary(); at >= 0; at = finder.toNextBoundary()) {
        while (own.at < at && own.stop < text.size()) {
            take(own.at);
            own = nextOwnBreak(text, own.at);
        }
        if (at <= begin || (at > own.stop && at <= own.at && at < text.size()))
            continue;
        const qsizetype start = skipSpace(text, begin);
        const qsizetype end = dropSpace(text, start, at);
        if (at < text.size() && isFalse(text, start, end, skipSpace(text, at)))
            continue;
        take(at);
    }
    take(text.size());
    return sentences;
}

} // namespace adduce
