#include "ui/reader/selectable_text.h"

#include "core/text/sentences.h"
#include "core/text/words.h"
#include <algorithm>
#include <limits>

namespace adduce {

namespace {

bool isDropped(QChar c)
{
    return c.isSpace() || c == u'-' || c == QChar::SoftHyphen || c == QChar(0x2010) || c == QChar(0x2011);
}

} // namespace

SelectableText::SelectableText(const std::vector<TextLine> &lines)
{
    for (const TextLine &line : lines) {
        if (line.text.isEmpty() || line.boxes.size() != static_cast<std::size_t>(line.text.size()))
            continue;
        Line place { size(), size() + static_cast<int>(line.text.size()), line.boxes.front() };
        for (const QRectF &box : line.boxes)
            place.box = place.box.united(box);
        m_text += line.text + u'\n';
        m_boxes.insert(m_boxes.end(), line.boxes.begin(), line.boxes.end());
        m_boxes.emplace_back();
        m_lines.push_back(place);
    }
}

int SelectableText::nearest(const QPointF &point) const
{
    const Line *best = nullptr;
    double least = std::numeric_limits<double>::max();
    for (const Line &line : m_lines) {
        const double down = std::max({ line.box.top() - point.y(), point.y() - line.box.bottom(), 0.0 });
        const double across = std::max({ line.box.left() - point.x(), point.x() - line.box.right(), 0.0 });
        const double distance = down * 4 + across; // a line beside the point before one above or below it
        if (distance < least) {
            least = distance;
            best = &line;
        }
    }
    if (!best)
        return 0;
    for (int unit = best->first; unit < best->end; ++unit)
        if (point.x() < m_boxes[static_cast<std::size_t>(unit)].center().x())
            return unit;
    return best->end;
}

bool SelectableText::isOver(const QPointF &point) const
{
    return std::ranges::any_of(m_lines, [&](const Line &line) { return line.box.contains(point); });
}

LetterRange SelectableText::wordAt(int unit) const
{
    for (const QStringView word : wordsIn(m_text)) {
        const auto start = static_cast<int>(word.data() - QStringView(m_text).data());
        if (unit < start)
            break;
        if (unit <= start + word.size())
            return { start, start + static_cast<int>(word.size()) };
    }
    return { unit, std::min(unit + 1, size()) };
}

LetterRange SelectableText::sentenceAt(int unit) const
{
    QString lines = m_text;
    for (const TextRange &sentence : splitSentences(lines.replace(u'\n', u' '))) // a line end ends no sentence
        if (unit >= sentence.start && unit < sentence.start + sentence.length)
            return { sentence.start, sentence.start + sentence.length };
    return wordAt(unit);
}

std::vector<QRectF> SelectableText::rects(const LetterRange &range) const
{
    std::vector<QRectF> result;
    for (const Line &line : m_lines) {
        QRectF box;
        for (int unit = std::max(range.first, line.first); unit < std::min(range.end, line.end); ++unit)
            box = box.isNull() ? m_boxes[static_cast<std::size_t>(unit)] : box.united(m_boxes[static_cast<std::size_t>(unit)]);
        if (!box.isNull())
            result.push_back(box);
    }
    return result;
}

std::vector<LetterRange> SelectableText::find(const QString &words) const
{
    // Both sides without spaces and hyphens, folded; each letter knows where it came from.
    QString letters;
    std::vector<LetterRange> units;
    for (int unit = 0; unit < size(); ++unit) {
        if (isDropped(m_text[unit]))
            continue;
        const bool pair = m_text[unit].isHighSurrogate() && unit + 1 < size();
        for (const QChar c : foldWord(QStringView(m_text).mid(unit, pair ? 2 : 1))) {
            letters += c;
            units.push_back({ unit, unit + (pair ? 2 : 1) });
        }
        unit += pair ? 1 : 0;
    }
    QString sought;
    for (const QChar c : foldWord(words))
        if (!isDropped(c))
            sought += c;
    std::vector<LetterRange> found;
    if (sought.isEmpty())
        return found;
    for (qsizetype at = letters.indexOf(sought); at >= 0; at = letters.indexOf(sought, at + sought.size()))
        found.push_back(
            { units[static_cast<std::size_t>(at)].first, units[static_cast<std::size_t>(at + sought.size() - 1)].end });
    return found;
}

} // namespace adduce
