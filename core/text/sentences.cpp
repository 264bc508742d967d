#include "core/text/sentences.h"

#include <QSet>
#include <QString>
#include <QTextBoundaryFinder>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

const QSet<QString> &abbreviations()
{
    static const QSet<QString> words = [] {
        const QStringList list =
            u"al fig figs eq eqs eqn eqns sec secs ch chap vol vols no nos nr pp ed eds ref refs tab tabs thm lem prop cor def "
            u"ex app "
            "e.g i.e cf vs viz resp approx ca etc dr mr mrs ms prof st jr sr inc ltd co corp dept univ assoc jan feb mar apr jun "
            "jul "
            "aug sep sept oct nov dec bzw z.b d.h s.d i.v i.p i.m a.m p.m u.s u.k w.r.t i.i.d a.k.a suppl sp spp var subsp ssp "
            "min max avg est incl excl"_s.split(u' ');
        return QSet<QString>(list.begin(), list.end());
    }();
    return words;
}

/// Words that stand before a number or at a sentence's end: only the number tells.
bool needsNumber(const QString &word)
{
    static const QSet<QString> words { u"no"_s, u"nos"_s, u"fig"_s, u"figs"_s, u"min"_s, u"max"_s, u"ex"_s, u"app"_s, u"def"_s,
        u"tab"_s, u"st"_s, u"co"_s, u"est"_s, u"var"_s, u"ch"_s, u"ed"_s, u"mar"_s, u"prop"_s, u"cor"_s, u"sec"_s };
    return words.contains(word);
}

/// The word that ends with the stop at `at`, without it, lower case, inner stops kept.
QString wordBefore(QStringView text, qsizetype at)
{
    qsizetype start = at;
    while (start > 0 && (text[start - 1].isLetterOrNumber() || text[start - 1] == u'.'))
        --start;
    return text.mid(start, at - start).toString();
}

bool isInitial(const QString &word)
{
    return word.size() == 1 && word.front().isUpper() && word.front().isLetter();
}

/// A boundary that Unicode sees and a reader does not. `end` is where the first sentence ends, trimmed; `next` where
/// the second begins.
bool isFalse(QStringView text, qsizetype end, qsizetype next)
{
    if (end == 0 || next >= text.size())
        return false;
    const QChar after = text[next];
    qsizetype stop = end;
    while (stop > 1 && QStringView(u"\"'”’)]").contains(text[stop - 1]))
        --stop;
    if (text[stop - 1] != u'.')
        return !QStringView(u"?!…。？！").contains(text[stop - 1]) || (stop < end && after.isLower());
    if (stop < end)
        return after.isLower(); // "(see e.g.) that": a stop inside brackets
    if (after.isLower() || QStringView(u",;:)]").contains(after))
        return true;
    const QString word = wordBefore(text, end - 1);
    const QString lower = word.toLower();
    if (isInitial(word) && after.isUpper())
        return true; // "J. Smith"; a sentence that ends with one capital is the rarer case
    if (abbreviations().contains(lower))
        return !needsNumber(lower) || after.isDigit();
    return false;
}

/// Where a citation that stands right behind the stop at `stop` ends: "rose.[12,13] It", "rose.12 It", or with one
/// space "rose. [12] It". -1 when there is none, or no sentence begins after it.
qsizetype citationEnd(QStringView text, qsizetype stop)
{
    qsizetype i = stop + 1;
    if (i + 1 < text.size() && text[i] == u' ' && text[i + 1] == u'[')
        ++i;
    const bool bracket = i < text.size() && text[i] == u'[';
    if (bracket)
        ++i;
    else if (stop < 2 || !text[stop - 1].isLetter() || !text[stop - 2].isLetter())
        return -1; // a decimal, "v.2", "p.12"
    const qsizetype first = i;
    while (i < text.size() && (text[i].isDigit() || QStringView(u",;-–").contains(text[i]) || (bracket && text[i] == u' ')))
        ++i;
    if (i == first || !text[first].isDigit() || (bracket && (i == text.size() || text[i++] != u']')))
        return -1;
    qsizetype next = i;
    while (next < text.size() && text[next].isSpace())
        ++next;
    return next > i && next < text.size() && text[next].isUpper() ? i : -1;
}

/// The next citation behind a stop at or after `from`: where its stop is, and where it ends.
std::pair<qsizetype, qsizetype> nextCitation(QStringView text, qsizetype from)
{
    for (qsizetype i = text.indexOf(u'.', from); i >= 0; i = text.indexOf(u'.', i + 1))
        if (const qsizetype end = citationEnd(text, i); end > 0 && !abbreviations().contains(wordBefore(text, i).toLower()))
            return { i, end };
    return { text.size(), text.size() };
}

} // namespace

std::vector<TextRange> splitSentences(QStringView text)
{
    std::vector<TextRange> sentences;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Sentence, text.data(), text.size());
    qsizetype begin = 0;
    const auto skipSpace = [&](qsizetype i) {
        while (i < text.size() && text[i].isSpace())
            ++i;
        return i;
    };
    const auto take = [&](qsizetype until) {
        const qsizetype start = skipSpace(begin);
        qsizetype end = until;
        while (end > start && text[end - 1].isSpace())
            --end;
        if (end > start)
            sentences.push_back({ static_cast<int>(start), static_cast<int>(end - start) });
        begin = until;
    };
    auto citation = nextCitation(text, 0);
    for (qsizetype at = finder.toNextBoundary(); at >= 0; at = finder.toNextBoundary()) {
        while (citation.second < at && citation.first < text.size()) {
            take(citation.second);
            citation = nextCitation(text, citation.second);
        }
        if (at <= begin || (at > citation.first && at <= citation.second && at < text.size()))
            continue;
        qsizetype end = at;
        while (end > begin && text[end - 1].isSpace())
            --end;
        const qsizetype next = skipSpace(at);
        if (at < text.size() && isFalse(text, end, next))
            continue;
        take(at);
    }
    take(text.size());
    return sentences;
}

} // namespace adduce
