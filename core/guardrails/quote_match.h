#pragma once
#include <QString>
#include <QStringView>
#include <optional>
#include <vector>

namespace adduce {

/// A run of a page's text.
struct PageRun
{
    int page = 0; ///< 0-based
    int start = 0; ///< UTF-16 units into the page's text
    int length = 0;

    friend bool operator==(const PageRun &, const PageRun &) = default;
};

/// What is compared of a text that stands on pages: its letters, digits and marks without spaces and hyphens (but between digits), ligatures
/// split, in lower case; and where on its page each of them stands.
class PageLetters
{
public:
    /// Adds a run of that page's text.
    void add(const PageRun &run, const QString &pageText);

    [[nodiscard]] const QString &letters() const { return m_letters; }
    /// Where the letters from `first` to before `end` stand, a run for each stretch that goes on on its page.
    [[nodiscard]] std::vector<PageRun> runs(qsizetype first, qsizetype end) const;

private:
    struct Place
    {
        int page = 0;
        int offset = 0;
        int run = 0; ///< number of the run that it came with
    };
    QString m_letters;
    std::vector<Place> m_places; ///< of each letter
    int m_runs = 0;
};

/// Where a quote stands.
struct QuoteMatch
{
    qsizetype first = 0; ///< letters of the PageLetters, from and to before
    qsizetype end = 0;
    double similarity = 1; ///< 1 - edits / letters of the quote
};

/// The best place for the quote (edlib: Šošić and Šikić, Bioinformatics 33(9), 2017, in infix mode), if it is as like as
/// `least`; none for a quote of fewer than twelve letters, which proves nothing (four in scripts without spaces).
std::optional<QuoteMatch> locate(QStringView quote, const PageLetters &where, double least = 0.9);

} // namespace adduce
