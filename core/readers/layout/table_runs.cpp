#include "core/readers/layout/table_runs.h"

#include "core/readers/layout/caption_label.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr double kLargestExcess = 1.2; // points above the size of the text: tables in narrow letters are set larger
constexpr double kWidestCell = 0.4; // of the page's width
constexpr double kWidestWrap = 0.55; // a further line of a cell, below a row
constexpr std::size_t kMostBetween = 15; // lines between two rows of one table
constexpr std::size_t kMostAbove = 4; // lines of a header that spans columns

/// A column of running text, points.
struct Column
{
    double left = 0;
    double right = 0;
};
using Columns = std::vector<Column>;

double median(std::vector<double> values)
{
    const auto middle = values.begin() + std::ssize(values) / 2;
    std::ranges::nth_element(values, middle);
    return *middle;
}

/// Both, whose lines share their baselines; none where the page is not set in two.
Columns columnsOf(const PageLayout &page, const std::vector<LineRole> &roles)
{
    constexpr std::size_t kFewest = 5; // lines of each
    const double middle = page.size.width() / 2;
    std::array<std::vector<double>, 2> lefts;
    std::array<std::vector<double>, 2> rights;
    std::size_t across = 0;
    for (std::size_t i = 0; i < page.lines.size(); ++i) {
        const QRectF &box = page.lines[i].box;
        if (roles[i] == LineRole::Margin || box.width() < 0.25 * page.size.width())
            continue;
        for (const std::size_t side : { 0U, 1U })
            if (side == 0 ? box.right() < middle + 10 : box.left() > middle - 10) {
                lefts.at(side).push_back(box.left());
                rights.at(side).push_back(box.right());
            }
        across += box.left() < middle - 40 && box.right() > middle + 40;
    }
    if (std::ranges::any_of(lefts, [](const auto &side) { return side.size() < kFewest; })
        || lefts[0].size() + lefts[1].size() <= across)
        return {};
    return { { median(lefts[0]), median(rights[0]) }, { median(lefts[1]), median(rights[1]) } };
}

/// Whether a line is one of running text in a column, which stands beside the rows of a table in the other by chance: it fills its column,
/// or follows one that does.
bool isOfText(const PageLayout &page, std::size_t i, const Columns &columns)
{
    constexpr double kEdge = 4; // points
    constexpr double kIndent = 2.5; // em
    constexpr double kNextLine = 1.7; // em
    const auto fills = [](const Line &line, const Column &column) {
        return line.box.left() > column.left - kEdge && line.box.left() < column.left + kIndent * line.size
            && std::abs(line.box.right() - column.right) < kEdge;
    };
    const Line &line = page.lines[i];
    return std::ranges::any_of(columns, [&](const Column &column) {
        if (fills(line, column))
            return true;
        if (i == 0 || std::abs(line.box.left() - column.left) > kEdge || line.box.right() > column.right)
            return false;
        const Line &above = page.lines[i - 1];
        const double step = line.baseline - above.baseline;
        return fills(above, column) && above.block == line.block && step > 0 && step < kNextLine * line.size;
    });
}

/// Of each line, how many others stand on its baseline.
std::vector<int> rowPartners(const std::vector<Line> &lines)
{
    std::vector<std::size_t> byHeight(lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i)
        byHeight[i] = i;
    std::ranges::stable_sort(byHeight, {}, [&](std::size_t i) { return lines[i].baseline; });
    std::vector<int> partners(lines.size());
    std::size_t begin = 0;
    std::size_t end = 0;
    for (const std::size_t i : byHeight) {
        while (lines[byHeight[begin]].baseline <= lines[i].baseline - kOneRow)
            ++begin;
        while (end < byHeight.size() && lines[byHeight[end]].baseline < lines[i].baseline + kOneRow)
            ++end;
        partners[i] = static_cast<int>(end - begin) - 1;
    }
    return partners;
}

/// Can a line that is no row by itself stand inside this table?
bool fits(const Line &line, const QRectF &box, double pageWidth)
{
    return line.isHorizontal && line.box.width() < kWidestWrap * pageWidth && line.box.left() > box.left() - 3
        && line.box.right() < box.right() + 0.2 * pageWidth && line.box.top() > box.top() - kOneRow;
}

/// A line of dots or dashes that parts rows.
bool isRule(const Line &line)
{
    return std::ranges::none_of(line.text, [](QChar c) { return c.isLetterOrNumber(); });
}

/// Gathers the lines of one table after another.
class Gatherer
{
public:
    Gatherer(const PageLayout &page, const std::vector<LineRole> &roles)
        : m_page(page)
        , m_roles(roles)
    {
    }

    void row(std::size_t i)
    {
        if (!m_run.lines.empty() && !follows(i))
            close();
        m_run.lines.insert(m_run.lines.end(), m_pending.begin(), m_pending.end());
        m_pending.clear();
        m_run.lines.push_back(i);
        m_box = m_run.lines.size() == 1 ? line(i).box : m_box.united(line(i).box);
        if (m_run.rows == 0 || std::abs(line(i).baseline - m_baseline) > kOneRow)
            ++m_run.rows;
        m_baseline = line(i).baseline;
    }

    void other(std::size_t i)
    {
        if (m_run.lines.empty() || m_roles[i] == LineRole::Margin || isRule(line(i)))
            return;
        if (m_roles[i] != LineRole::Body || m_pending.size() >= kMostBetween || !fits(line(i), m_box, m_page.size.width()))
            return close();
        m_pending.push_back(i);
    }

    void close()
    {
        if (m_run.lines.empty())
            return;
        takeWraps();
        takeHeader();
        if (m_run.rows > 1)
            m_runs.push_back(m_run);
        m_run = {};
        m_pending.clear();
    }

    std::vector<TableRun> finish()
    {
        close();
        return std::move(m_runs);
    }

private:
    [[nodiscard]] const Line &line(std::size_t i) const { return m_page.lines[i]; }

    /// The next row lies below the last one or beside it, not up in another column of the page. A table that was read
    /// column by column goes up again, to a header that may have more lines than the one before.
    [[nodiscard]] bool follows(std::size_t i) const
    {
        constexpr double kTallest = 0.25; // of the page's height: white between two rows
        constexpr double kHeader = 6; // lines
        const Line &last = line(m_run.lines.back());
        const bool beside = line(i).box.left() > last.box.left() + last.size;
        const double top = m_box.top() - (beside ? kHeader * last.size : kOneRow);
        return line(i).box.top() > top && line(i).box.top() < m_box.bottom() + kTallest * m_page.size.height();
    }

    /// Lines right below the last row that go on with one of its cells.
    void takeWraps()
    {
        for (const std::size_t i : m_pending) {
            const Line &last = line(m_run.lines.back());
            const Line &next = line(i);
            const bool continues = next.baseline > last.baseline && next.baseline - last.baseline < 1.45 * last.size
                && next.box.left() > last.box.left() - 2 && std::abs(next.size - last.size) < 0.6
                && next.box.left() > m_box.left() + last.size;
            if (!continues)
                break;
            m_run.lines.push_back(i);
        }
    }

    /// Short lines between the caption and the first row span several columns. `captioned` when there is a caption.
    void takeHeader()
    {
        std::vector<std::size_t> above;
        std::size_t i = m_run.lines.front();
        while (i > 0 && m_roles[i - 1] == LineRole::Body && above.size() < kMostAbove
            && fits(line(i - 1), m_box.adjusted(0, -8 * line(i).size, 0, 0), m_page.size.width()))
            above.push_back(--i);
        m_run.hasCaption = i > 0 && isTableCaption(i - 1);
        if (m_run.hasCaption)
            m_run.lines.insert(m_run.lines.begin(), above.rbegin(), above.rend());
        const std::size_t after = m_run.lines.back() + 1;
        m_run.hasCaption = m_run.hasCaption || (after < m_roles.size() && isTableCaption(after));
    }

    [[nodiscard]] bool isTableCaption(std::size_t i) const
    {
        if (m_roles[i] != LineRole::Caption)
            return false;
        while (i > 0 && m_roles[i - 1] == LineRole::Caption && m_page.lines[i - 1].block == m_page.lines[i].block)
            --i;
        return captionLabel(m_page.lines[i].text).isTable;
    }

    const PageLayout &m_page;
    const std::vector<LineRole> &m_roles;
    std::vector<TableRun> m_runs;
    TableRun m_run;
    std::vector<std::size_t> m_pending; ///< lines since the last row, taken when another follows
    QRectF m_box; ///< of the rows
    double m_baseline = 0;
};

} // namespace

std::vector<TableRun> tableRuns(const PageLayout &page, const std::vector<LineRole> &roles, const BodyStyle &body)
{
    const Columns columns = columnsOf(page, roles);
    const int usual = columns.empty() ? 0 : 1; // one neighbour makes no row there
    const std::vector<int> partners = rowPartners(page.lines);
    Gatherer gatherer(page, roles);
    for (std::size_t i = 0; i < page.lines.size(); ++i) {
        const Line &line = page.lines[i];
        const bool row = roles[i] == LineRole::Body && line.size <= body.size + kLargestExcess && partners[i] > usual
            && line.box.width() < kWidestCell * page.size.width() && !isOfText(page, i, columns);
        if (row)
            gatherer.row(i);
        else
            gatherer.other(i);
    }
    return gatherer.finish();
}

} // namespace adduce
