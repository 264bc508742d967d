#pragma once
#include "core/documents/document.h"
#include "core/readers/layout/layout.h"
#include "core/readers/layout/table_grid.h"
#include <span>
#include <vector>

namespace adduce {

/// What a line is for. Margin: running heads, page and line numbers, text that runs sideways; it is kept in the
/// page's text and told in no sentence.
enum class LineRole
{
    Body,
    Heading,
    Title,
    Caption,
    Footnote,
    Table,
    Code,
    Boxed, ///< set apart in a frame: the text around it goes on behind it
    Margin
};

/// The look of a document's running text, to tell the rest from.
struct BodyStyle
{
    double size = 10; ///< points, of most characters
    double lineHeight = 12; ///< points between baselines
    int font = 0; ///< as Line::font
    bool isBold = false;
    bool isMonospaced = false;
};

BodyStyle bodyStyle(std::span<const PageLayout> pages);

/// What the lines of a page are for.
struct PageStructure
{
    std::vector<LineRole> roles; ///< one a line
    std::vector<TableGrid> tables; ///< the larger ones, from the top
};

std::vector<PageStructure> findStructure(const std::vector<PageLayout> &pages, const BodyStyle &body);

/// A heading taken apart: "2.1 Study design" is number "2.1", title "Study design", level 2.
Section sectionFrom(const QString &heading, const Line &style, const BodyStyle &body, int page);

} // namespace adduce
