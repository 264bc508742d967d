#pragma once
#include "core/documents/document.h"
#include <QByteArray>
#include <QString>
#include <QStringList>
#include <vector>

namespace adduce {

enum class BlockKind
{
    Title,
    Heading,
    Paragraph,
    ListItem,
    TableRow,
    Caption,
    Footnote,
    Code
};

/// A piece of a text whose file says what it is (DOCX, HTML, Markdown), unlike a PDF.
struct TextBlock
{
    BlockKind kind = BlockKind::Paragraph;
    int level = 1; ///< of a heading, 1 is the highest
    QString text; ///< in one line; of a row, its cells parted by kCellMark
    bool startsTable = false; ///< the first row of a table

    friend bool operator==(const TextBlock &, const TextBlock &) = default;
};

/// Stands between the cells of a row, and in no cell.
inline const QString kCellMark = QStringLiteral(" \u2502 ");

/// A file of more is refused as too large.
constexpr std::size_t kMostBlocks = 200'000;

/// A text in blocks, with what its file says about itself.
struct BlockText
{
    std::vector<TextBlock> blocks;
    QString title;
    QStringList authors;
    QStringList hidden; ///< text that no reader of the document sees
    Metadata published {}; ///< what else it says: year, DOI, journal; its origins are left open
};

/// Adds a block unless it is blank; white space becomes single spaces.
void addBlock(std::vector<TextBlock> &blocks, BlockKind kind, const QString &text, int level = 1);
void addRow(std::vector<TextBlock> &blocks, const QStringList &cells, bool startsTable);

/// Escaped for HTML; what has no white space for hundreds of characters is in spans, which show nowhere: laying out a word takes time by the
/// square of its length.
QString escapedForLayout(const QString &text);

/// The blocks as HTML in UTF-8 for the layout, every character of them escaped.
QByteArray htmlFrom(const std::vector<TextBlock> &blocks);

} // namespace adduce
