#pragma once
#include "core/worker/worker.h"
#include <QPointF>
#include <QRectF>
#include <QString>
#include <vector>

namespace adduce {

/// A stretch of a page's text: units of SelectableText, from and to before.
struct LetterRange
{
    int first = 0;
    int end = 0;
    [[nodiscard]] bool isEmpty() const { return end <= first; }
    friend bool operator==(const LetterRange &, const LetterRange &) = default;
};

/// The text of a page as it is selected and searched: UTF-16 units of its lines one after another, with a line end behind each.
class SelectableText
{
public:
    struct Line
    {
        int first = 0;
        int end = 0; ///< of its characters, without the line end
        QRectF box; ///< points
    };
    SelectableText() = default;
    explicit SelectableText(const std::vector<TextLine> &lines);

    [[nodiscard]] const QString &text() const { return m_text; }
    [[nodiscard]] int size() const { return static_cast<int>(m_text.size()); }
    [[nodiscard]] const std::vector<Line> &lines() const { return m_lines; } ///< in reading order, none empty
    [[nodiscard]] QRectF box(int unit) const { return m_boxes.at(static_cast<std::size_t>(unit)); } ///< points
    /// Of the unit at or nearest to a point of the page; before it or behind it, as the point lies. Points.
    [[nodiscard]] int nearest(const QPointF &point) const;
    [[nodiscard]] bool isOver(const QPointF &point) const; ///< a character, or the space between two
    [[nodiscard]] LetterRange wordAt(int unit) const;
    [[nodiscard]] LetterRange sentenceAt(int unit) const;
    [[nodiscard]] std::vector<QRectF> rects(const LetterRange &range) const; ///< one a line, points
    /// Where the words stand, whatever their case, accents, and the line ends and hyphens in them.
    [[nodiscard]] std::vector<LetterRange> find(const QString &words) const;
    [[nodiscard]] QString text(const LetterRange &range) const { return m_text.mid(range.first, range.end - range.first); }

private:
    QString m_text;
    std::vector<QRectF> m_boxes; ///< of each unit; that of a line end is null
    std::vector<Line> m_lines;
};

} // namespace adduce
