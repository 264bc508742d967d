#include "core/readers/layout/table_header.h"

#include "core/text/quantities.h"

#include <QSet>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kMost = 3; // rows of a header

using Row = TableGrid::Row;
using Cell = Row::value_type;

bool isBold(const std::vector<Line> &lines, const Row &row)
{
    return std::ranges::all_of(
        row, [&](const Cell &cell) { return std::ranges::all_of(cell, [&](std::size_t i) { return lines[i].isBold; }); });
}

/// What a figure looks like, each number of it as 0: "0 µg" of "2.4 µg". Empty of what begins with none.
QString figureForm(const std::vector<Line> &lines, const Cell &cell)
{
    static const QString kBefore = u"-+\u2212\u2013<>\u2264\u2265\u00b1\u2248~=(."_s;
    if (cell.empty())
        return {};
    QString form;
    bool begun = false;
    for (const QChar c : lines[cell.front()].text) {
        if (c.isSpace() || c == u'*' || (!begun && kBefore.contains(c)))
            continue;
        if (!begun && !c.isDigit())
            return {};
        begun = true;
        if (!c.isDigit() && !(form.endsWith(u'0') && (c == u'.' || c == u',')))
            form += c;
        else if (!form.endsWith(u'0'))
            form += u'0';
    }
    return form;
}

/// The forms of figures in one column of all rows but the first.
struct ColumnForms
{
    QSet<QString> forms;
    int figures = 0; ///< cells
    int others = 0; ///< cells that hold none

    [[nodiscard]] bool isOfFigures() const { return figures > others; }
};

std::vector<ColumnForms> formsBelow(const std::vector<Line> &lines, const TableGrid &grid)
{
    std::vector<ColumnForms> columns(grid.columns);
    for (std::size_t r = 1; r < grid.rows.size(); ++r)
        for (std::size_t c = 0; c < grid.columns; ++c)
            if (const QString form = figureForm(lines, grid.rows[r][c]); !form.isEmpty()) {
                columns[c].forms.insert(form);
                ++columns[c].figures;
            } else if (!grid.rows[r][c].empty()) {
                ++columns[c].others;
            }
    return columns;
}

/// Numbers that rise from column to column, as those do that head them: years, doses, quantiles.
bool rises(const std::vector<Line> &lines, const Row &row)
{
    constexpr std::size_t kFewest = 2;
    std::vector<double> numbers; // the first of each cell
    for (std::size_t c = 1; c < row.size(); ++c)
        if (!row[c].empty())
            if (const auto stated = quantitiesIn(lines[row[c].front()].text); !stated.empty())
                numbers.push_back(stated.front().value.toDouble());
    return numbers.size() >= kFewest && std::ranges::adjacent_find(numbers, std::ranges::greater_equal {}) == numbers.end();
}

/// Whether the row's figures look like those of the rows below, and do not head them.
bool isOfData(const std::vector<Line> &lines, const TableGrid &grid, const std::vector<ColumnForms> &below)
{
    const Row &row = grid.rows.front();
    int columns = 0;
    int alike = 0;
    int plain = 0; // whole numbers, which head columns, too
    for (std::size_t c = 1; c < row.size(); ++c) {
        if (!below[c].isOfFigures())
            continue;
        ++columns;
        const QString form = figureForm(lines, row[c]);
        alike += below[c].forms.contains(form);
        plain += form == u"0" && !lines[row[c].front()].text.contains(u'.');
    }
    if (alike * 2 <= columns || plain >= alike)
        return false;
    return !rises(lines, row)
        || std::any_of(grid.rows.begin() + 1, grid.rows.end(), [&](const Row &r) { return rises(lines, r); });
}

bool hasFigures(const std::vector<Line> &lines, const Row &row, const std::vector<ColumnForms> &below)
{
    for (std::size_t c = 1; c < row.size(); ++c)
        if (below[c].isOfFigures() && !figureForm(lines, row[c]).isEmpty())
            return true;
    return false;
}

} // namespace

int headerRows(const std::vector<Line> &lines, const TableGrid &grid)
{
    const auto &rows = grid.rows;
    if (rows.size() < 2)
        return 0;
    std::size_t bold = 0;
    while (bold < std::min(kMost, rows.size()) && isBold(lines, rows[bold]))
        ++bold;
    if (bold > 0 && bold < rows.size())
        return static_cast<int>(bold);
    const std::vector<ColumnForms> below = formsBelow(lines, grid);
    if (isOfData(lines, grid, below))
        return 0;
    std::size_t header = 0; // a line that spans the columns belongs to the header below it
    while (header < kMost && header + 1 < rows.size() && !isFilled(rows[header]))
        ++header;
    header = std::min(header + 1, kMost);
    if (std::ranges::none_of(below, &ColumnForms::isOfFigures))
        return static_cast<int>(std::min(header, rows.size() - 1));
    // What stands below the first row, and heads columns without a heading of its own, goes on with it.
    while (header < kMost && header + 1 < rows.size() && rows[header].front().empty() && isFilled(rows[header])
        && !hasFigures(lines, rows[header], below))
        ++header;
    return static_cast<int>(std::min(header, rows.size() - 1));
}

} // namespace adduce
