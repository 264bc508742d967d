#pragma once
#include <QString>
#include <vector>

namespace adduce {

enum class Style
{
    Plain,
    Bold,
    Code
};

/// Words of one style within a paragraph.
struct Run
{
    QString text;
    Style style = Style::Plain;
};
using Runs = std::vector<Run>;

/// What stands under each other in a chapter.
struct Block
{
    enum class Kind
    {
        Title,
        Section,
        Paragraph,
        Bullet,
        Numbered,
        Code, ///< line by line
        TableHead,
        TableRow
    };
    Kind kind = Kind::Paragraph;
    std::vector<Runs> cells; ///< one, but in a table
    int number = 0; ///< of a Numbered one, from 1
};

/// The blocks of a chapter in Markdown: headings, paragraphs, lists, tables and code; a list within a list is a list.
/// Throws Error{Damaged} with the name of what the handbook has no form for.
[[nodiscard]] std::vector<Block> readBlocks(const QByteArray &markdown);
[[nodiscard]] QString plainText(const Runs &runs);

} // namespace adduce
