#include "core/readers/layout/section_numbers.h"

#include "core/readers/layout/line_pieces.h"

#include <QRegularExpression>
#include <cmath>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

bool isNumber(const Line &line)
{
    constexpr qsizetype kLongest = 12; // "12.34.56.78."
    const QStringView text = QStringView(line.text).trimmed();
    if (text.size() > kLongest)
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

} // namespace

void joinSectionNumbers(PageLayout &page)
{
    std::vector<Line> joined;
    joined.reserve(page.lines.size());
    for (std::size_t i = 0; i < page.lines.size(); ++i) {
        joined.push_back(std::move(page.lines[i]));
        Line &number = joined.back();
        if (i + 1 == page.lines.size() || !isNumber(number) || !belongTogether(number, page.lines[i + 1]))
            continue;
        const Line &title = page.lines[++i];
        appendPiece(number, title);
        number.font = title.font;
        number.isItalic = title.isItalic;
    }
    page.lines = std::move(joined);
}

} // namespace adduce
