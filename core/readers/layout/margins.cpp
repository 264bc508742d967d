#include "core/readers/layout/margins.h"

#include <QHash>
#include <QRegularExpression>
#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr double kEdge = 0.12; // share of the page's height that may hold heads and feet
constexpr double kNumberEdge = 0.16; // and bare page numbers, which stand higher above wide margins
constexpr double kGrid = 6; // points: lines of this distance count as the same height

/// The line's words with digits made alike, and its height on the page.
QString signature(const Line &line)
{
    QString text = line.text.simplified().toLower();
    QChar before;
    text.removeIf([&before](QChar c) { return std::exchange(before, c).isDigit() && c.isDigit(); });
    for (QChar &c : text)
        if (c.isDigit())
            c = u'0';
    return text;
}

bool isPageNumber(const Line &line)
{
    constexpr qsizetype kLongest = 30; // "- page 1234 of 1234 -"
    // Nearly every line ends here, which costs less than to begin with the expression.
    const auto isPart = [](QChar c) {
        static constexpr QStringView letters = u"pageivxlcsof";
        const bool isSign = !c.isLetterOrNumber() && c != u'_';
        return isSign || c.unicode() > 0x7F || c.isDigit() || letters.contains(c, Qt::CaseInsensitive);
    };
    if (line.text.size() > kLongest || !std::ranges::all_of(line.text, isPart))
        return false;
    static const QRegularExpression number(
        uR"re(^\W*(page\s*)?(\d{1,4}|[ivxlc]{1,7}|[SeE]\d{1,4})(\s*(of|/)\s*\d{1,4})?\W*$)re"_s,
        QRegularExpression::CaseInsensitiveOption);
    return number.match(line.text.simplified()).hasMatch();
}

bool isNearEdge(const Line &line, const PageLayout &page)
{
    const double height = page.size.height();
    const auto within = [&](double share) { return line.box.bottom() < share * height || line.box.top() > (1 - share) * height; };
    return within(kEdge) || (within(kNumberEdge) && isPageNumber(line));
}

/// A line where heads and feet stand.
struct EdgeLine
{
    std::size_t index = 0; ///< on its page
    QString signature;
    int row = 0; ///< its height on the page, in steps of kGrid
};

std::vector<EdgeLine> edgeLines(const PageLayout &page)
{
    std::vector<EdgeLine> edges;
    for (std::size_t i = 0; i < page.lines.size(); ++i)
        if (const Line &line = page.lines[i]; isNearEdge(line, page))
            edges.push_back({ i, signature(line), static_cast<int>(std::lround(line.box.top() / kGrid)) });
    return edges;
}

/// On how many pages a line stands at the same height, counted as far as it matters.
class RepeatedLines
{
public:
    /// Pages in order.
    void add(const EdgeLine &line, int page)
    {
        std::vector<int> &pages = m_pages[{ line.signature, line.row }];
        if (pages.size() < kEnough && (pages.empty() || pages.back() != page))
            pages.push_back(page);
    }

    /// Whether it is the head or foot of several pages of `total`.
    [[nodiscard]] bool holds(const EdgeLine &line, std::size_t total) const
    {
        constexpr std::size_t kShort = 6; // pages, of which two alike are enough
        std::set<int> on;
        for (int step = -1; step <= 1; ++step)
            if (const auto it = m_pages.constFind({ line.signature, line.row + step }); it != m_pages.cend())
                on.insert(it->begin(), it->end());
        return on.size() >= kEnough || (on.size() == 2 && total <= kShort);
    }

private:
    static constexpr std::size_t kEnough = 3;
    QHash<std::pair<QString, int>, std::vector<int>> m_pages; // the first few, ascending
};

/// An icon whose font says nothing of what it shows.
bool isIcons(const Line &line)
{
    constexpr qsizetype kFewest = 3;
    if (!line.text.contains(QChar::ReplacementCharacter))
        return false;
    const QString text = line.text.simplified();
    return text.count(QChar::ReplacementCharacter) >= kFewest
        && std::ranges::all_of(text, [](QChar c) { return c == QChar::ReplacementCharacter || c.isSpace(); });
}

/// Numbers down the left edge, each one more than the one above.
void markLineNumbers(const PageLayout &page, std::vector<bool> &margin)
{
    std::vector<std::size_t> numbers;
    int last = -1;
    for (std::size_t i = 0; i < page.lines.size(); ++i) {
        bool ok = false;
        const int value = page.lines[i].text.trimmed().toInt(&ok);
        if (!ok || page.lines[i].box.right() > 0.2 * page.size.width())
            continue;
        if (last >= 0 && value != last + 1 && value != last + 5)
            return;
        last = value;
        numbers.push_back(i);
    }
    if (numbers.size() >= 10)
        for (const std::size_t i : numbers)
            margin[i] = true;
}

} // namespace

std::vector<std::vector<bool>> marginLines(const std::vector<PageLayout> &pages)
{
    RepeatedLines repeated;
    std::vector<std::vector<EdgeLine>> edges;
    for (int p = 0; const PageLayout &page : pages) {
        edges.push_back(edgeLines(page));
        for (const EdgeLine &edge : edges.back())
            repeated.add(edge, p);
        ++p;
    }
    std::vector<std::vector<bool>> margins;
    for (std::size_t p = 0; p < pages.size(); ++p) {
        const std::vector<Line> &lines = pages[p].lines;
        std::vector<bool> margin(lines.size());
        for (std::size_t i = 0; i < lines.size(); ++i)
            margin[i] = !lines[i].isHorizontal || lines[i].isDuplicate || isIcons(lines[i]);
        for (const EdgeLine &edge : edges[p])
            margin[edge.index] = margin[edge.index] || isPageNumber(lines[edge.index]) || repeated.holds(edge, pages.size());
        markLineNumbers(pages[p], margin);
        margins.push_back(std::move(margin));
    }
    return margins;
}

} // namespace adduce
