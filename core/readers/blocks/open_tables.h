#pragma once
#include "core/readers/blocks/text_blocks.h"

namespace adduce {

/// The tables of an office document while its elements go by. They can stand in one another: what a table inside a cell holds is text of
/// that cell.
class OpenTables
{
public:
    explicit OpenTables(std::vector<TextBlock> &out)
        : m_out(out)
    {
    }

    [[nodiscard]] bool isEmpty() const { return m_tables.empty(); }
    void begin() { m_tables.push_back({}); }
    void end();

    // Of the innermost table; without one they do nothing.

    void beginCell();
    void widen(int columns); ///< the cell in hand reaches over so many: the others are empty
    void repeat(int times); ///< it stands for so many alike
    void add(const QString &paragraph); ///< to the cell in hand
    void endCell();
    void endRow();

private:
    struct Table
    {
        QStringList row;
        QString cell;
        int columns = 1; ///< of the cell in hand
        int times = 1;
        bool isFirst = true; ///< no row was told yet
    };

    /// What stands between the cells, as Qt's writer of ODT puts it there.
    void endStrayCell();

    std::vector<TextBlock> &m_out;
    std::vector<Table> m_tables; ///< the innermost last
};

} // namespace adduce
