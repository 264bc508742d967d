#include "core/export/pdf_flow.h"

#include "core/base/stop.h"
#include "core/export/shaped_text.h"

namespace adduce {

namespace {

constexpr double kTop = 72; // below the running head
constexpr double kBottomMargin = 64;
constexpr PdfStyle kCell { 7.5, PdfFont::Regular, 0, 0, 0 };
constexpr PdfStyle kCellHead { 7.5, PdfFont::Bold, 0, 0, 0 };

} // namespace

PdfFlow::PdfFlow(PdfCanvas &canvas, std::stop_token stop)
    : m_canvas(canvas)
    , m_stop(std::move(stop))
{
    newPage();
}

double PdfFlow::bottom() const
{
    return m_canvas.paper().height() - kBottomMargin;
}

double PdfFlow::fullRoom() const
{
    return bottom() - kTop;
}

void PdfFlow::newPage()
{
    m_canvas.newPage();
    m_y = kTop;
}

void PdfFlow::makeRoom(double height)
{
    throwIfStopped(m_stop);
    if (m_y + height > bottom() && m_y > kTop)
        newPage();
}

QRectF PdfFlow::room(double height, double before)
{
    m_y += m_y > kTop ? before : 0;
    makeRoom(height);
    const QRectF box(kPdfMargin, m_y, textWidth(), height);
    m_y += height;
    return box;
}

void PdfFlow::paragraph(const QString &text, const PdfStyle &style, const EachLine &each)
{
    m_y += m_y > kTop ? style.before : 0;
    const bool toTheLeft = isRightToLeft(text);
    for (const QString &line : m_canvas.wrap(text, style.font, style.size, textWidth() - style.indent)) {
        makeRoom(style.size * kLeading);
        m_y += style.size * kLeading;
        const double x =
            toTheLeft ? kPdfMargin + textWidth() - m_canvas.width(line, style.font, style.size) : kPdfMargin + style.indent;
        const double baseline = m_y - style.size * 0.3;
        m_canvas.text(x, baseline, line, style.font, style.size, style.grey);
        if (each)
            each(line, x, baseline);
    }
}

void PdfFlow::heading(const QString &text, const PdfStyle &style)
{
    makeRoom(style.before + style.size * kLeading + 3 * kPdfBody.size * kLeading); // not alone at the foot of a page
    m_canvas.outline(text, m_y);
    paragraph(text, style);
}

void PdfFlow::picture(const PageImage &image, double wanted)
{
    const double width = std::min(textWidth(), wanted);
    const double height = width * image.height / image.width;
    constexpr double kGap = 4;
    makeRoom(height + 2 * kGap);
    m_canvas.image({ kPdfMargin, m_y + kGap, width, height }, image);
    for (const double edge : { m_y + kGap, m_y + kGap + height })
        m_canvas.rule(kPdfMargin, kPdfMargin + width, edge, 0.8);
    m_y += height + 2 * kGap;
}

PdfFlow::Cells PdfFlow::wrapRow(const QStringList &row, const std::vector<double> &shares, const PdfStyle &style)
{
    Cells cells;
    for (std::size_t i = 0; i < shares.size(); ++i)
        cells.push_back(m_canvas.wrap(row.value(qsizetype(i)), style.font, style.size, textWidth() * shares[i] - 8));
    return cells;
}

void PdfFlow::drawRow(
    const Cells &cells, const std::vector<double> &shares, const PdfStyle &style, const Cells &heads, const EachOfRow &each)
{
    const double leading = style.size * kLeading;
    qsizetype lines = 0;
    for (const QStringList &cell : cells)
        lines = std::max(lines, cell.size());
    const double height = double(lines) * leading + 6;
    // A short row stays whole; one that would leave a large gap goes on over the page end.
    const bool whole = height < (bottom() - kTop) * 0.35;
    const auto startPage = [&] {
        newPage();
        if (!heads.empty())
            drawRow(heads, shares, kCellHead, {});
    };
    if (m_y + (whole ? height : 3 * leading) > bottom())
        startPage();
    m_y += 3;
    for (qsizetype line = 0; line < lines; ++line) {
        if (m_y + leading > bottom())
            startPage();
        m_y += leading;
        double x = kPdfMargin;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (line < cells[i].size()) {
                const QString &text = cells[i][line];
                const double width = m_canvas.width(text, style.font, style.size);
                const double shift = isRightToLeft(text) ? textWidth() * shares[i] - 8 - width : 0;
                m_canvas.text(x + shift, m_y - style.size * 0.3, text, style.font, style.size, style.grey);
                if (each)
                    each(i, { x + shift, m_y - style.size * 1.3, width, style.size * 1.3 });
            }
            x += textWidth() * shares[i];
        }
    }
    m_y += 3;
    m_canvas.rule(kPdfMargin, kPdfMargin + textWidth(), m_y, heads.empty() ? kPdfGrey : 0.8);
}

void PdfFlow::table(
    const QStringList &heads, const std::vector<QStringList> &rows, const std::vector<double> &shares, const EachOfCell &each)
{
    const Cells headCells = wrapRow(heads, shares, kCellHead);
    m_y += kPdfBody.before;
    drawRow(headCells, shares, kCellHead, {});
    for (std::size_t row = 0; row < rows.size(); ++row)
        drawRow(wrapRow(rows[row], shares, kCell), shares, kCell, headCells, [&](std::size_t column, const QRectF &box) {
            if (each)
                each(row, column, box);
        });
}

} // namespace adduce
