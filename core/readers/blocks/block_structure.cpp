#include "core/readers/blocks/block_structure.h"

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

/// Follows the blocks line by line. Where the layout shows other characters than the file has (scripts that run to the
/// left, signs without a glyph), it finds back at the next line that it knows.
class BlockFinder
{
public:
    explicit BlockFinder(const std::vector<TextBlock> &blocks)
        : m_blocks(blocks)
    {
    }

    struct Found
    {
        const TextBlock *block = nullptr; ///< none when there is no block at all
        bool isStart = false; ///< its first line
    };
    Found blockOf(const Line &line)
    {
        const QString text = seen(line.text);
        const bool starts = m_rest.isEmpty();
        while (m_rest.isEmpty() && m_next < m_blocks.size())
            open(m_next);
        ++m_lines;
        if (m_rest.startsWith(text)) {
            m_rest.remove(0, text.size());
            return { m_block, starts };
        }
        ++m_strange;
        const bool sure = text.size() >= kSure;
        for (std::size_t ahead = m_next; ahead < std::min(m_blocks.size(), m_next + kAhead); ++ahead) {
            const QString other = seen(m_blocks[ahead].text);
            if (other == text || (sure && other.startsWith(text))) {
                open(ahead);
                m_rest.remove(0, text.size());
                return { m_block, true };
            }
        }
        if (const qsizetype at = m_rest.indexOf(text); sure && at >= 0)
            m_rest.remove(0, at + text.size());
        return { m_block, starts };
    }

    /// The lines are not those of the blocks.
    [[nodiscard]] bool isLost() const { return m_strange * 2 > m_lines; }

private:
    static constexpr qsizetype kSure = 6; // characters that tell a line
    static constexpr std::size_t kAhead = 20; // blocks

    void open(std::size_t block)
    {
        m_block = &m_blocks[block];
        m_rest = seen(m_block->text);
        m_next = block + 1;
    }

    const std::vector<TextBlock> &m_blocks;
    const TextBlock *m_block = nullptr;
    std::size_t m_next = 0;
    QString m_rest; ///< of the block, that no line has shown
    int m_lines = 0;
    int m_strange = 0;
};

} // namespace

std::optional<std::vector<PageStructure>> structureFrom(
    const std::vector<PageLayout> &pages, const std::vector<TextBlock> &blocks)
{
    std::vector<PageStructure> structures;
    BlockFinder finder(blocks);
    bool inTable = false;
    for (const PageLayout &page : pages) {
        PageStructure &structure = structures.emplace_back();
        for (std::size_t i = 0; i < page.lines.size(); ++i) {
            const auto [block, starts] = finder.blockOf(page.lines[i]);
            if (!block)
                return std::nullopt;
            structure.roles.push_back(roleOf(block->kind));
            if (block->kind == BlockKind::TableRow)
                addToGrid(structure, i, starts, (starts && block->startsTable) || !inTable);
            inTable = block->kind == BlockKind::TableRow;
        }
    }
    return finder.isLost() ? std::nullopt : std::optional(std::move(structures));
}

void finishFromBlocks(Document &document, const std::vector<TextBlock> &blocks)
{
    auto block = blocks.begin();
    for (Section &section : document.sections) {
        const auto found = std::find_if(block, blocks.end(), [&](const TextBlock &b) {
            return (b.kind == BlockKind::Heading || b.kind == BlockKind::Title) && seen(b.text).contains(seen(section.title));
        });
        if (found == blocks.end())
            continue; // shares its line with text
        section.level = found->level;
        block = found + 1;
    }
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
