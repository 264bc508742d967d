#pragma once
#include "core/export/pdf_canvas.h"

#include <functional>
#include <stop_token>
#include <vector>

namespace adduce {

struct PdfStyle
{
    double size = 10; ///< points, as all lengths here
    PdfFont font = PdfFont::Regular;
    double grey = 0; ///< 0: black, 1: white
    double before = 0; ///< space above
    double indent = 0;
};

constexpr double kPdfMargin = 56;
constexpr double kPdfGrey = 0.4; ///< of what stands back
constexpr PdfStyle kPdfBody { 10, PdfFont::Regular, 0, 6, 0 };

/// Sets text from the top of a page to its end, then on the next.
class PdfFlow
{
public:
    static constexpr double kLeading = 1.35; ///< from line to line, of the size

    explicit PdfFlow(PdfCanvas &canvas, std::stop_token stop = {}); ///< setting throws Error{Stopped}

    /// `each`: is told of every line where it stands, and may link what is in it.
    using EachLine = std::function<void(const QString &line, double x, double baseline)>;
    void paragraph(const QString &text, const PdfStyle &style, const EachLine &each = {});
    /// Not alone at the foot of a page, and in the outline.
    void heading(const QString &text, const PdfStyle &style);
    /// As wide as said, or as the text, if that is narrower; with a line above and below.
    void picture(const PageImage &image, double width);
    /// Rows that break across pages, with the heads above again. `shares` of the width, one a column. `each`: is told of every line
    /// of a cell (row and column 0-based) and may link it.
    using EachOfCell = std::function<void(std::size_t row, std::size_t column, const QRectF &box)>;
    void table(const QStringList &heads, const std::vector<QStringList> &rows, const std::vector<double> &shares,
        const EachOfCell &each = {});
    /// Room of the text's width for what is drawn, points from the top left of the page.
    QRectF room(double height, double before = 0);
    [[nodiscard]] double fullRoom() const; ///< the height of what is set on a page
    /// Begins a page if so much does not stand on this one.
    void keepTogether(double height) { makeRoom(height); }

    [[nodiscard]] PdfCanvas &canvas() { return m_canvas; }
    [[nodiscard]] double textWidth() const { return m_canvas.paper().width() - 2 * kPdfMargin; }

private:
    using Cells = std::vector<QStringList>; ///< lines of each cell
    using EachOfRow = std::function<void(std::size_t column, const QRectF &box)>;

    [[nodiscard]] double bottom() const; ///< of what is set, from the top of the page
    void newPage();
    void makeRoom(double height);
    [[nodiscard]] Cells wrapRow(const QStringList &row, const std::vector<double> &shares, const PdfStyle &style);
    void drawRow(const Cells &cells, const std::vector<double> &shares, const PdfStyle &style, const Cells &heads,
        const EachOfRow &each = {});

    PdfCanvas &m_canvas;
    std::stop_token m_stop;
    double m_y = 0; ///< from the top of the page
};

} // namespace adduce
