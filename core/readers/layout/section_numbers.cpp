#include "core/readers/layout/section_numbers.h"

#include "core/readers/layout/line_pieces.h"

#include <QRegularExpression>
#include <algorithm>
#include <cmath>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

bool isNumber(const Line &line)
{
    constexpr qsizetype kLongest = 12; // "12.34.56.78."
    const QStringView text = QStringView(line.text).trimmed();
    // Nearly every line ends here, which costs less than to begin with the expression.
    const auto isPart = [](QChar c) { return c == u'.' || (c >= u'0' && c <= u'9') || (c >= u'A' && c <= u'Z'); };
    if (text.size() > kLongest || !std::ranges::all_of(text, isPart))
        return false;
    static const QRegularExpression number(u"^(\\d{1,2}(\\.\\d{1,2}){0,3}|[A-Z]|[IVX]{1,4})\\.?$"_s);
    return number.match(text).hasMatch();
}

bool belongTogether(const Line &number, const Line &title)
{
    const double gap = title.box.left() - number.box.right();
    return std::abs(number.baseline - title.baseline) < 1 && std::abs(number.size - title.size) < 0.3
        && number.isBold == title.isBold && gap > 0 && gap < 4 * number.size && !title.text.isEmpty()
        && title.text.front().isUpper();
}

/// A plain number at the left of its row, as in the rows above and below it: the first column of a table. Those of a list of contents have
/// dots in them or behind their titles.
bool isInAColumn(const std::vector<Line> &lines, std::size_t i)
{
    constexpr double kNextRow = 2.5; // em
    constexpr double kEdge = 2; // points
    constexpr std::size_t kRow = 2; // lines of one
    const auto hasNumber = [&](std::size_t at) {
        return at + 1 < lines.size() && !lines[at].text.contains(u'.') && !lines[at + 1].text.contains(u". ."_s)
            && isNumber(lines[at]) && belongTogether(lines[at], lines[at + 1])
            && std::abs(lines[at].box.left() - lines[i].box.left()) < kEdge
            && std::abs(lines[at].baseline - lines[i].baseline) < kRow * kNextRow * lines[i].size;
    };
    if (!hasNumber(i))
        return false;
    const bool above = i >= kRow && hasNumber(i - kRow);
    const bool below = hasNumber(i + kRow);
    return (above && below) || (below && hasNumber(i + 2 * kRow)) || (above && i >= 2 * kRow && hasNumber(i - 2 * kRow));
}

} // namespace

void joinSectionNumbers(PageLayout &page)
{
    std::vector<bool> begins(page.lines.size()); // a heading
    for (std::size_t i = 0; i + 1 < page.lines.size(); ++i)
        begins[i] = isNumber(page.lines[i]) && belongTogether(page.lines[i], page.lines[i + 1]) && !isInAColumn(page.lines, i);
    std::vector<Line> joined;
    joined.reserve(page.lines.size());
    for (std::size_t i = 0; i < page.lines.size(); ++i) {
        joined.push_back(std::move(page.lines[i]));
        Line &number = joined.back();
        if (!begins[i])
            continue;
        const Line &title = page.lines[++i];
        appendPiece(number, title);
        number.font = title.font;
        number.isItalic = title.isItalic;
    }
    page.lines = std::move(joined);
}

} // namespace adduce
