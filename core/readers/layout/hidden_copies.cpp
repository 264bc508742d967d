#include "core/readers/layout/hidden_copies.h"

#include <QSet>

namespace adduce {

namespace {

constexpr qsizetype kGram = 12; // letters and digits in a row that make a copy of one
constexpr int kFewestLetters = 20; // in a row, of which none is a copy, that say something: three or four words

QString folded(const QString &text)
{
    QString letters;
    for (const QChar c : text)
        if (c.isLetterOrNumber())
            letters += c.toLower();
    return letters;
}

/// Hashes of all runs of that length.
QSet<size_t> gramsOf(const std::vector<PageLayout> &pages)
{
    QString shown;
    for (const PageLayout &page : pages)
        for (const Line &line : page.lines)
            shown += folded(line.text);
    QSet<size_t> grams;
    for (qsizetype i = 0; i + kGram <= shown.size(); ++i)
        grams.insert(qHash(QStringView(shown).sliced(i, kGram)));
    return grams;
}

bool saysSomething(const QString &hidden, const QSet<size_t> &shown)
{
    qsizetype copied = 0; // up to here
    int own = 0; // letters since
    for (qsizetype i = 0; i < hidden.size(); ++i) {
        if (i + kGram <= hidden.size() && shown.contains(qHash(QStringView(hidden).sliced(i, kGram))))
            copied = i + kGram;
        own = i < copied ? 0 : own + hidden[i].isLetter();
        if (own >= kFewestLetters)
            return true;
    }
    return false;
}

} // namespace

bool hidesSomething(const std::vector<PageLayout> &pages)
{
    QSet<size_t> shown;
    for (const PageLayout &page : pages) {
        QString hidden;
        for (const HiddenText &text : page.hidden)
            hidden += folded(text.text);
        if (!hidden.isEmpty() && shown.isEmpty())
            shown = gramsOf(pages);
        if (saysSomething(hidden, shown))
            return true;
    }
    return false;
}

} // namespace adduce
