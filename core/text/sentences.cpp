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
        const QStringList list
            = u"al fig figs eq eqs eqn eqns sec secs ch chap vol vols no nos nr pp ed eds ref refs tab tabs thm lem prop cor def ex app "
              "e.g i.e cf vs viz resp approx ca etc dr mr mrs ms prof st jr sr inc ltd co corp dept univ assoc jan feb mar apr jun jul "
              "aug sep sept oct nov dec bzw z.b d.h s.d i.v i.p i.m a.m p.m u.s u.k w.r.t i.i.d a.k.a suppl sp spp var subsp ssp "
              "min max avg est incl excl"_s.split(u' ');
        return QSet<QString>(list.begin(), list.end());
    }();
    return words;
}

/// Words that stand before a number or at a sentence's end: only the number tells.
bool needsNumber(const QString &word)
{
    static const QSet<QString> words { u"no"_s, u"nos"_s, u"fig"_s, u"figs"_s, u"min"_s, u"max"_s, u"ex"_s, u"app"_s, u"def"_s, u"tab"_s,
        u"st"_s, u"co"_s, u"est"_s, u"var"_s, u"ch"_s, u"ed"_s, u"mar"_s, u"prop"_s, u"cor"_s, u"sec"_s };
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

/// "[12,13]" or a bare superscript number right behind the stop: part of the sentence before.
qsizetype citationAfter(QStringView text, qsizetype start)
{
    if (start >= text.size() || text[start] != u'[')
        return start;
    qsizetype i = start + 1;
    while (i < text.size() && (text[i].isDigit() || QStringView(u",-–; ").contains(text[i])))
        ++i;
    return i < text.size() && text[i] == u']' && i > start + 1 ? i + 1 : start;
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
    for (qsizetype at = finder.toNextBoundary(); at >= 0; at = finder.toNextBoundary()) {
        if (at <= begin)
            continue;
        qsizetype end = at;
        while (end > begin && text[end - 1].isSpace())
            --end;
        const qsizetype next = skipSpace(at);
        if (at < text.size() && isFalse(text, end, next))
            continue;
        take(std::max(at, citationAfter(text, next)));
    }
    take(text.size());
    return sentences;
}

} // namespace adduce
