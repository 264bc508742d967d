#include "core/documents/readers/section_numbers.h"

#include <QRegularExpression>
#include <cmath>

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

bool isNumber(const Line &line)
{
    static const QRegularExpression number(u"^(\\d{1,2}(\\.\\d{1,2}){0,3}|[A-Z]|[IVX]{1,4})\\.?$"_s);
    return number.match(QStringView(line.text).trimmed()).hasMatch();
}

bool belongTogether(const Line &number, const Line &title)
{
    const double gap = title.box.left() - number.box.right();
    return std::abs(number.baseline - title.baseline) < 1 && std::abs(number.size - title.size) < 0.3 && number.bold == title.bold
        && gap > 0 && gap < 4 * number.size && !title.text.isEmpty() && title.text.front().isUpper();
}

void append(Line &number, const Line &title)
{
    number.text += u' ';
    number.left.push_back(number.right.back());
    number.right.push_back(title.left.front());
    if (!number.middle.empty())
        number.middle.push_back(number.middle.back());
    const auto shift = static_cast<int>(number.text.size());
    for (const int unit : title.unsure)
        number.unsure.push_back(unit + shift);
    number.text += title.text;
    number.middle.insert(number.middle.end(), title.middle.begin(), title.middle.end());
    number.top = std::min(number.top, title.top);
    number.bottom = std::max(number.bottom, title.bottom);
    number.left.insert(number.left.end(), title.left.begin(), title.left.end());
    number.right.insert(number.right.end(), title.right.begin(), title.right.end());
    number.box = number.box.united(title.box);
    number.font = title.font;
    number.italic = title.italic;
}

} // namespace

void joinSectionNumbers(PageLayout &page)
{
    std::vector<Line> joined;
    joined.reserve(page.lines.size());
    for (std::size_t i = 0; i < page.lines.size(); ++i) {
        joined.push_back(std::move(page.lines[i]));
        if (i + 1 < page.lines.size() && isNumber(joined.back()) && belongTogether(joined.back(), page.lines[i + 1]))
            append(joined.back(), page.lines[++i]);
    }
    page.lines = std::move(joined);
}

} // namespace adduce
