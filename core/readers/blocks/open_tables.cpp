#include "core/readers/blocks/open_tables.h"

#include <algorithm>

namespace adduce {

static constexpr int kMost = 40; // columns that one cell takes: files may say that it takes a million

void OpenTables::end()
{
    if (m_tables.empty())
        return;
    endRow();
    m_tables.pop_back();
}

void OpenTables::add(const QString &paragraph)
{
    if (!m_tables.empty())
        m_tables.back().cell += u' ' + paragraph;
}

void OpenTables::endStrayCell()
{
    if (!m_tables.back().cell.trimmed().isEmpty())
        endCell();
}

void OpenTables::beginCell()
{
    if (!m_tables.empty())
        endStrayCell();
}

void OpenTables::widen(int columns)
{
    if (!m_tables.empty())
        m_tables.back().columns = std::clamp(columns, 1, kMost);
}

void OpenTables::repeat(int times)
{
    if (!m_tables.empty())
        m_tables.back().times = std::clamp(times, 1, kMost);
}

void OpenTables::endCell()
{
    if (m_tables.empty())
        return;
    Table &table = m_tables.back();
    if (m_tables.size() > 1)
        m_tables[m_tables.size() - 2].cell += u' ' + table.cell;
    for (int i = 0; i < table.times; ++i)
        table.row << table.cell;
    for (int i = 1; i < table.columns; ++i)
        table.row << QString();
    table.cell.clear();
    table.columns = table.times = 1;
}

void OpenTables::endRow()
{
    if (m_tables.empty())
        return;
    endStrayCell();
    Table &table = m_tables.back();
    if (m_tables.size() == 1) {
        const std::size_t before = m_out.size();
        addRow(m_out, table.row, table.isFirst);
        table.isFirst = table.isFirst && m_out.size() == before;
    }
    table.row.clear();
}

} // namespace adduce
