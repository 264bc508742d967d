#pragma once
#include "core/answer/answer.h"
#include <QRectF>

class QPainter;
class QPalette;
class QFont;

namespace adduce {

enum class ChipState
{
    Quiet,
    Open,
    Focused
};

/// The box of a chip; its text is drawn by whoever draws the line that it stands in.
/// `noted`: what it cites is no longer as it was; its text says so, too.
void paintChipBox(QPainter &painter, const QRectF &rect, const QPalette &palette, ChipState state, bool noted = false);
/// Box and text, for delegates; a text that does not fit is shortened. Returns the box.
QRectF paintChip(
    QPainter &painter, const QRectF &within, const QString &text, const QPalette &palette, ChipState state = ChipState::Quiet);
[[nodiscard]] QSize chipSize(const QString &text);
/// Of "Name 2021, p. 3" the name is elided (year and page tell two papers of one author apart), of other texts the middle.
/// `width`: of the text alone, in pixels.
[[nodiscard]] QString shortenedChip(const QString &text, qreal width);

/// Confidence is never colour alone: filled, half or outline, always beside its word.
void paintConfidence(QPainter &painter, const QRectF &circle, Confidence confidence, const QColor &colour);
/// Circle and word. Returns the width that was used.
int paintConfidence(QPainter &painter, const QRect &row, const QPalette &palette, Confidence confidence);
int confidenceWidth(const QFontMetrics &metrics, Confidence confidence); ///< that paintConfidence() uses, in pixels

} // namespace adduce
