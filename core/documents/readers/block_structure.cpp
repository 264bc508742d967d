#include "core/documents/readers/block_structure.h"

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// What layout cannot change: the characters that are seen, ligatures and kinds of space aside.
QString seen(const QString &text)
{
    QString characters;
    for (const QChar c : text.normalized(QString::NormalizationForm_KC))
        if (!c.isSpace() && c.category() != QChar::Other_Format && c.unicode() != 0xfffd)
            characters += c;
    return characters;
}

LineRole roleOf(BlockKind kind)
{
    switch (kind) {
    case BlockKind::Title: // a heading that the whole text stands under
    case BlockKind::Heading:
        return LineRole::Heading;
    case BlockKind::TableRow:
        return LineRole::Table;
    case BlockKind::Caption:
        return LineRole::Caption;
    case BlockKind::Footnote:
        return LineRole::Footnote;
    case BlockKind::Code:
        return LineRole::Code;
    default:
        return LineRole::Body;
    }
}

/// A row as a grid of one column; its cells come from the block.
void addToGrid(PageStructure &page, std::size_t line, bool startsRow, bool startsTable)
{
    if (startsTable || page.tables.empty())
        page.tables.push_back({ {}, 1, 0 });
    TableGrid &grid = page.tables.back();
    if (startsRow || grid.rows.empty())
        grid.rows.push_back({ {} });
    grid.rows.back().front().push_back(line);
}

} // namespace

std::optional<std::vector<PageStructure>> structureFrom(
    const std::vector<PageLayout> &pages, const std::vector<TextBlock> &blocks)
{
    std::vector<PageStructure> structures;
    std::size_t block = 0;
    QString rest; // of the block that is being matched
    bool inTable = false;
    for (const PageLayout &page : pages) {
        PageStructure &structure = structures.emplace_back();
        for (std::size_t i = 0; i < page.lines.size(); ++i) {
            const QString text = seen(page.lines[i].text);
            const bool starts = rest.isEmpty();
            while (rest.isEmpty() && block < blocks.size())
                rest = seen(blocks[block++].text);
            if (block == 0 || !rest.startsWith(text))
                return std::nullopt;
            const TextBlock &of = blocks[block - 1];
            rest.remove(0, text.size());
            structure.roles.push_back(roleOf(of.kind));
            if (of.kind == BlockKind::TableRow)
                addToGrid(structure, i, starts, (starts && of.startsTable) || !inTable);
            inTable = of.kind == BlockKind::TableRow;
        }
    }
    return structures;
}

void finishFromBlocks(Document &document, const std::vector<TextBlock> &blocks)
{
    std::vector<int> levels;
    for (const TextBlock &block : blocks)
        if (block.kind == BlockKind::Heading || block.kind == BlockKind::Title)
            levels.push_back(block.level);
    if (levels.size() == document.sections.size())
        for (std::size_t i = 0; i < levels.size(); ++i)
            document.sections[i].level = levels[i];
    for (Table &table : document.tables) {
        for (TableRow &row : table.rows)
            row.cells = row.cells.join(kCellMark).split(kCellMark.trimmed());
        for (TableRow &row : table.rows)
            for (QString &cell : row.cells)
                cell = cell.trimmed();
        table.headerRows = table.rows.size() > 1 ? 1 : 0;
    }
}

} // namespace adduce
