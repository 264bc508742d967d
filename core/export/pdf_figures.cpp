#include "core/export/pdf_figures.h"

#include "core/evidence/column_figures.h"
#include "core/export/axis_ticks.h"
#include "core/export/pdf_flow.h"

#include <algorithm>
#include <span>

namespace adduce {

namespace {

constexpr double kFigureSize = 7.5; // of what is written
constexpr double kFigureRow = 13;
constexpr double kFigureFoot = 18; // of the axis
constexpr double kNames = 0.28; // share of the width for the names of papers
constexpr double kNumbers = 0.2; // and for the numbers in words
constexpr double kGap = 6;
constexpr double kPoint = 2.2;
constexpr PdfStyle kFigureTitle { 8.5, PdfFont::Bold, 0.25, 12, 0 };

/// From which to which number the axis goes.
Interval rangeOf(const ColumnFigures &figures)
{
    Interval range { figures.papers.front().value, figures.papers.front().value };
    const auto take = [&](double value) { range = { std::min(range.low, value), std::max(range.high, value) }; };
    for (const PaperFigure &figure : figures.papers) {
        take(figure.value);
        if (figure.interval) {
            take(figure.interval->low);
            take(figure.interval->high);
        }
    }
    if (figures.nothing)
        take(*figures.nothing);
    return range;
}

QString firstLine(PdfCanvas &canvas, const QString &text, double width)
{
    const QStringList lines = text.isEmpty() ? QStringList() : canvas.wrap(text, PdfFont::Regular, kFigureSize, width);
    return lines.size() > 1 ? lines.front() + QChar(0x2026) : lines.value(0);
}

/// The axis, and a line for each of these papers.
void drawFigures(
    PdfFlow &flow, const ColumnFigures &figures, std::span<const PaperFigure> papers, const std::vector<double> &ticks)
{
    PdfCanvas &canvas = flow.canvas();
    const QRectF box = flow.room(kFigureRow * static_cast<double>(papers.size()) + kFigureFoot, 4);
    const double left = box.left() + kNames * box.width();
    const double right = box.right() - kNumbers * box.width();
    const auto across = [&](double value) {
        return left + (value - ticks.front()) / (ticks.back() - ticks.front()) * (right - left);
    };
    const double foot = box.bottom() - kFigureFoot;
    for (const double tick : ticks) {
        canvas.line({ across(tick), box.top() }, { across(tick), foot }, 0.3, 0.85);
        const QString label = tickLabel(tick);
        const double half = canvas.width(label, PdfFont::Regular, kFigureSize) / 2;
        canvas.text(across(tick) - half, foot + kFigureSize + 1, label, PdfFont::Regular, kFigureSize, kPdfGrey);
    }
    canvas.line({ left, foot }, { right, foot }, 0.5, kPdfGrey);
    if (figures.nothing)
        canvas.line({ across(*figures.nothing), box.top() }, { across(*figures.nothing), foot }, 0.8, kPdfGrey);
    const auto beside = [&](double baseline, const QString &text, double grey) {
        const double x = right + kGap;
        canvas.text(x, baseline, firstLine(canvas, text, box.right() - x), PdfFont::Regular, kFigureSize, grey);
    };
    double y = box.top() + kFigureRow / 2;
    for (const PaperFigure &figure : papers) {
        const double baseline = y + kFigureSize * 0.35;
        canvas.text(
            box.left(), baseline, firstLine(canvas, figure.source, left - box.left() - kGap), PdfFont::Regular, kFigureSize);
        beside(baseline, words(figure), 0);
        if (figure.interval)
            canvas.line({ across(figure.interval->low), y }, { across(figure.interval->high), y }, 1, 0);
        canvas.dot({ across(figure.value), y }, kPoint, 0);
        y += kFigureRow;
    }
    beside(foot + kFigureSize + 1, axisWords(figures), kPdfGrey);
}

} // namespace

void writeFigures(PdfFlow &flow, const ColumnFigures &figures)
{
    const std::vector<double> ticks = axisTicks(rangeOf(figures));
    const double head = 4 * kFigureTitle.size;
    const auto most = static_cast<std::size_t>((flow.fullRoom() - head - kFigureFoot) / kFigureRow); // on a page
    const std::span<const PaperFigure> papers(figures.papers);
    flow.keepTogether(head + kFigureFoot + kFigureRow * static_cast<double>(std::min(most, papers.size())));
    flow.paragraph(figures.question, kFigureTitle);
    for (std::size_t i = 0; i < papers.size(); i += most)
        drawFigures(flow, figures, papers.subspan(i, std::min(most, papers.size() - i)), ticks);
}

} // namespace adduce
