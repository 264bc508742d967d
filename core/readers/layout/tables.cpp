#include "core/readers/layout/tables.h"

#include "core/readers/layout/table_header.h"
#include "core/readers/layout/table_runs.h"

#include <algorithm>
#include <cmath>

namespace adduce {

namespace {

constexpr int kFewestRows = 3; // of a table without a caption
constexpr std::size_t kMostColumns = 40;

struct Band
{
    double left = 0;
    double right = 0;
};

using Rows = std::vector<std::vector<std::size_t>>; // visual rows: lines by their left edge

Rows visualRows(const std::vector<Line> &lines, std::vector<std::size_t> of)
{
    std::ranges::stable_sort(of, {}, [&](std::size_t i) { return lines[i].baseline; });
    Rows rows;
    for (const std::size_t i : of) {
        if (rows.empty() || lines[i].baseline - lines[rows.back().front()].baseline > kOneRow)
            rows.emplace_back();
        rows.back().push_back(i);
    }
    for (auto &row : rows)
        std::ranges::stable_sort(row, {}, [&](std::size_t i) { return lines[i].box.left(); });
    return rows;
}

/// How many pieces the fullest rows have; one full row alone may be a mistake.
std::size_t columnCount(const Rows &rows)
{
    std::vector<std::size_t> counts;
    for (const auto &row : rows)
        counts.push_back(row.size());
    std::ranges::sort(counts, std::greater());
    return counts.size() > 1 ? counts[1] : counts.front();
}

/// Where the columns stand: the n-th pieces of all full rows together. Columns that would overlap are one.
std::vector<Band> columnBands(const std::vector<Line> &lines, const Rows &rows)
{
    const std::size_t count = columnCount(rows);
    std::vector<Band> bands;
    for (const auto &row : rows) {
        if (row.size() != count)
            continue;
        for (std::size_t c = 0; c < count; ++c) {
            const QRectF &box = lines[row[c]].box;
            if (bands.size() <= c)
                bands.push_back({ box.left(), box.right() });
            bands[c] = { std::min(bands[c].left, box.left()), std::max(bands[c].right, box.right()) };
        }
    }
    std::vector<Band> parted;
    for (const Band &band : bands) {
        if (!parted.empty() && band.left < parted.back().right - 2)
            parted.back().right = std::max(parted.back().right, band.right);
        else
            parted.push_back(band);
    }
    return parted;
}

std::size_t columnOf(const QRectF &box, const std::vector<Band> &bands)
{
    std::size_t best = 0;
    double most = -1e9;
    for (std::size_t c = 0; c < bands.size(); ++c) {
        const double common = std::min(box.right(), bands[c].right) - std::max(box.left(), bands[c].left);
        if (common > most + 0.5) { // of equals the left one: a piece that spans columns begins there
            most = common;
            best = c;
        }
    }
    return best;
}

/// Rows as the file draws them.
void fillRows(const std::vector<Line> &lines, std::vector<std::size_t> of, const std::vector<Band> &bands, TableGrid &grid)
{
    std::ranges::stable_sort(of, {}, [&](std::size_t i) { return lines[i].order; });
    std::optional<std::size_t> before;
    const Line *last = nullptr;
    for (const std::size_t i : of) {
        const std::size_t column = columnOf(lines[i].box, bands);
        const bool apart = last && lines[i].baseline - last->baseline > 1.6 * std::max(last->size, 4.0);
        const bool sameRow = last && std::abs(lines[i].baseline - last->baseline) <= kOneRow;
        if (!before || column < *before || (column == *before && apart && !sameRow)
            || (column == 0 && *before == 0 && !sameRow && apart))
            grid.rows.emplace_back(bands.size());
        grid.rows.back()[column].push_back(i);
        before = column;
        last = &lines[i];
    }
}

} // namespace

std::vector<TableGrid> findTables(const PageLayout &page, std::vector<LineRole> &roles, const BodyStyle &body)
{
    std::vector<TableGrid> grids;
    for (const TableRun &run : tableRuns(page, roles, body)) {
        const auto mark = [&] {
            for (const std::size_t i : run.lines)
                roles[i] = LineRole::Table;
        };
        const Rows rows = visualRows(page.lines, run.lines);
        const std::vector<Band> bands = columnBands(page.lines, rows);
        TableGrid grid;
        grid.columns = bands.size();
        if (grid.columns < 2 || grid.columns > kMostColumns || (!run.hasCaption && run.rows < kFewestRows)) {
            mark();
            continue;
        }
        fillRows(page.lines, run.lines, bands, grid);
        if (!run.hasCaption && std::ranges::count_if(grid.rows, isFilled) < kFewestRows)
            continue; // a formula in a line of text, or the end of a column beside another
        grid.headerRows = headerRows(page.lines, grid);
        mark();
        grids.push_back(std::move(grid));
    }
    return grids;
}

} // namespace adduce
