#include "core/readers/layout/recognised_lines.h"

#include <algorithm>
#include <cmath>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr double kSure = 30; // of 100, mean over a line
constexpr double kSameSize = 0.3; // boxes of lines of one font differ by this share, as they have letters with tails or not
constexpr double kFontOfBox = 0.9; // of a line's box with ascenders and tails, for the font's size

void append(Line &line, const OcrWord &word)
{
    if (!line.text.isEmpty()) {
        line.text += u' ';
        const float gap = line.extents.back().right;
        line.extents.push_back({ gap, std::max(gap, static_cast<float>(word.box.left())) });
    }
    const double step = word.box.width() / static_cast<double>(word.text.size());
    const auto edge = [&](qsizetype unit) { return static_cast<float>(word.box.left() + step * static_cast<double>(unit)); };
    for (qsizetype i = 0; i < word.text.size(); ++i)
        line.extents.push_back({ edge(i), edge(i + 1) });
    line.text += word.text;
    line.box = line.box.united(word.box);
}

double meanConfidence(const OcrLine &line)
{
    double sum = 0;
    double characters = 0;
    for (const OcrWord &word : line.words) {
        sum += word.confidence * static_cast<double>(word.text.size());
        characters += static_cast<double>(word.text.size());
    }
    return characters > 0 ? sum / characters : 0;
}

/// The heights of boxes tremble; one size for all lines that may well have it, so that headings can be told from text.
void settleSizes(std::vector<Line> &lines)
{
    if (lines.empty())
        return;
    std::vector<double> heights;
    for (const Line &line : lines)
        heights.push_back(line.box.height());
    const auto middle = heights.begin() + static_cast<std::ptrdiff_t>(heights.size() / 2);
    std::ranges::nth_element(heights, middle);
    for (Line &line : lines) {
        const double height = std::abs(line.box.height() - *middle) <= kSameSize * *middle ? *middle : line.box.height();
        line.size = std::round(height * kFontOfBox * 10) / 10;
    }
}

/// OCR takes the bullets of a list for whatever else is round. Where several lines begin so they are bullets, and so are letters before a
/// capital that stand right under one.
void settleBullets(std::vector<Line> &lines)
{
    static const QString round(u"¢©®°"_s);
    static const QString letters(u"eo"_s);
    constexpr int kList = 3;
    constexpr double kUnder = 3; // points
    const auto beginsWith = [](const QString &signs, const Line &line) {
        return line.text.size() > 2 && signs.contains(line.text[0]) && line.text[1] == u' ';
    };
    std::vector<double> edges;
    for (const Line &line : lines)
        if (beginsWith(round, line))
            edges.push_back(line.box.left());
    if (edges.size() < kList)
        return;
    for (Line &line : lines) {
        const auto isUnder = [&](double edge) { return std::abs(line.box.left() - edge) < kUnder; };
        if (beginsWith(round, line)
            || (beginsWith(letters, line) && line.text[2].isUpper() && std::ranges::any_of(edges, isUnder)))
            line.text.front() = u'•';
    }
}

} // namespace

std::vector<Line> recognisedLines(const OcrPage &page, const PictureTurn &turn)
{
    constexpr double kSlack = 1; // points
    const QRectF whole({ 0, 0 }, turn.page);
    const QRectF picture = QRectF({ 0, 0 }, turn.turned).adjusted(-kSlack, -kSlack, kSlack, kSlack);
    std::vector<Line> lines;
    for (const OcrLine &from : page.lines) {
        if (meanConfidence(from) < kSure)
            continue;
        Line line;
        line.block = from.block;
        for (const OcrWord &word : from.words)
            if (!word.text.trimmed().isEmpty() && picture.contains(word.box)
                && whole.contains(turnedBack(word.box.center(), turn)))
                append(line, { word.text.simplified(), word.box, word.confidence });
        if (line.text.isEmpty())
            continue;
        line.top = line.box.top();
        line.bottom = line.box.bottom();
        line.baseline = std::clamp(from.baseline, line.box.top(), line.box.bottom());
        line.isHorizontal = line.text.size() < 3 || line.box.width() >= line.box.height();
        lines.push_back(std::move(line));
    }
    settleSizes(lines);
    settleBullets(lines);
    return lines;
}

} // namespace adduce
