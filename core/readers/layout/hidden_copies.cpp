#include "core/readers/layout/hidden_copies.h"

#include <algorithm>
#include <bit>
#include <optional>

namespace adduce {

namespace {

constexpr qsizetype kGram = 12; // letters and digits in a row that make a copy of one
constexpr int kFewestLetters = 20; // in a row, of which none is a copy, that say something: three or four words

void addFolded(QString &letters, const QString &text)
{
    for (const QChar c : text)
        if (c.isLetterOrNumber())
            letters += c.toLower();
}

/// All runs of that length of a text, by a hash that goes on from letter to letter (Karp and Rabin, 1987).
class Grams
{
public:
    explicit Grams(const QString &shown)
        : m_known(std::bit_ceil(static_cast<std::size_t>(shown.size()) * 2 + 2))
    {
        forEach(shown, [&](qsizetype, quint64 hash) { m_known[placeOf(hash)] = hash; });
    }

    /// For the first letter of each run that is known.
    template <class Visit> void forEachKnown(const QString &text, Visit visit) const
    {
        forEach(text, [&](qsizetype first, quint64 hash) {
            if (m_known[placeOf(hash)] == hash)
                visit(first);
        });
    }

private:
    static constexpr quint64 kBase = 1'000'003;

    template <class Visit> static void forEach(const QString &text, Visit visit)
    {
        quint64 highest = 1; // the power of the base by which a run's first letter counts
        for (qsizetype i = 1; i < kGram; ++i)
            highest *= kBase;
        quint64 hash = 0;
        for (qsizetype i = 0; i < text.size(); ++i) {
            if (i >= kGram)
                hash -= highest * text[i - kGram].unicode();
            hash = hash * kBase + text[i].unicode();
            if (i + 1 >= kGram)
                visit(i + 1 - kGram, hash == 0 ? 1 : hash); // 0: nothing is there
        }
    }

    /// Where a hash is, or would be.
    [[nodiscard]] std::size_t placeOf(quint64 hash) const
    {
        const std::size_t mask = m_known.size() - 1;
        std::size_t at = (hash ^ (hash >> 29)) & mask;
        while (m_known[at] != 0 && m_known[at] != hash)
            at = (at + 1) & mask;
        return at;
    }

    std::vector<quint64> m_known;
};

bool saysSomething(const QString &hidden, const Grams &shown)
{
    std::vector<bool> isCopy(static_cast<std::size_t>(hidden.size()));
    shown.forEachKnown(hidden, [&](qsizetype first) { std::fill_n(isCopy.begin() + first, kGram, true); });
    int own = 0; // letters since the last copy
    for (qsizetype i = 0; i < hidden.size(); ++i) {
        own = isCopy[static_cast<std::size_t>(i)] ? 0 : own + hidden[i].isLetter();
        if (own >= kFewestLetters)
            return true;
    }
    return false;
}

} // namespace

bool hidesSomething(const std::vector<PageLayout> &pages)
{
    std::optional<Grams> shown;
    for (const PageLayout &page : pages) {
        QString hidden;
        for (const HiddenText &text : page.hidden)
            addFolded(hidden, text.text);
        if (std::ranges::count_if(hidden, [](QChar c) { return c.isLetter(); }) < kFewestLetters)
            continue;
        if (!shown) {
            QString all;
            for (const PageLayout &other : pages)
                for (const Line &line : other.lines)
                    addFolded(all, line.text);
            shown.emplace(all);
        }
        if (saysSomething(hidden, *shown))
            return true;
    }
    return false;
}

} // namespace adduce
