#include "core/readers/layout/margins.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <algorithm>
#include <cmath>

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
    for (QChar &c : text)
        if (c.isDigit())
            c = u'0';
    static const QRegularExpression zeros(u"0+"_s);
    text.replace(zeros, u"0"_s);
    return text;
}

bool isPageNumber(const Line &line)
{
    constexpr qsizetype kLongest = 30; // "- page 1234 of 1234 -"
    if (line.text.size() > kLongest)
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
    QHash<QString, QSet<int>> pagesWith;
    const auto key = [](const QString &signature, const Line &line, int step) {
        return signature + u'@' + QString::number(static_cast<int>(std::lround(line.box.top() / kGrid)) + step);
    };
    for (int p = 0; const PageLayout &page : pages) {
        for (const Line &line : page.lines)
            if (isNearEdge(line, page))
                pagesWith[key(signature(line), line, 0)].insert(p);
        ++p;
    }
    const auto repeats = [&](const Line &line) {
        const QString words = signature(line);
        QSet<int> on;
        for (int step = -1; step <= 1; ++step)
            on += pagesWith.value(key(words, line, step));
        return on.size() >= 3 || (on.size() == 2 && pages.size() <= 6);
    };
    std::vector<std::vector<bool>> margins;
    for (const PageLayout &page : pages) {
        std::vector<bool> margin(page.lines.size());
        for (std::size_t i = 0; i < page.lines.size(); ++i) {
            const Line &line = page.lines[i];
            margin[i] = !line.isHorizontal || line.isDuplicate || isIcons(line)
                || (isNearEdge(line, page) && (isPageNumber(line) || repeats(line)));
        }
        markLineNumbers(page, margin);
        margins.push_back(std::move(margin));
    }
    return margins;
}

} // namespace adduce
