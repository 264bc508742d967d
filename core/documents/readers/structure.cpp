#include "core/documents/readers/structure.h"

#include "core/documents/readers/headings.h"
#include "core/documents/readers/margins.h"

#include <QHash>
#include <QRegularExpression>
#include <algorithm>
#include <cmath>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr double kFootnote = 0.87; // of the body's size, or smaller

bool beginsCaption(const Line &line)
{
    static const QRegularExpression numbered(
        uR"re(^(fig(ure|\.)?|table|tab\.|scheme|box|algorithm|listing|plate|chart)\s*[A-Z]?\d+[a-z]?\s*([.:|–—]|$|[A-Z(]))re"_s,
        QRegularExpression::CaseInsensitiveOption);
    return line.text.front().isUpper() && numbered.match(line.text.trimmed()).hasMatch();
}

bool startsBlock(const std::vector<Line> &lines, std::size_t i)
{
    return i == 0 || lines[i].block != lines[i - 1].block;
}

/// How many other pieces of text stand on the line's baseline within the same column.
int neighboursInRow(const std::vector<Line> &lines, std::size_t i)
{
    constexpr double kSame = 2.5; // points
    int count = 0;
    for (std::size_t k = 0; k < lines.size(); ++k)
        if (k != i && std::abs(lines[k].baseline - lines[i].baseline) < kSame)
            ++count;
    return count;
}

/// Two columns of running text share their baselines: then one neighbour makes no table row.
bool hasTwoColumns(const PageLayout &page, const std::vector<LineRole> &roles)
{
    const double middle = page.size.width() / 2;
    int left = 0;
    int right = 0;
    int across = 0;
    for (std::size_t i = 0; i < page.lines.size(); ++i) {
        const QRectF &box = page.lines[i].box;
        if (roles[i] == LineRole::Margin || box.width() < 0.25 * page.size.width())
            continue;
        left += box.right() < middle + 10;
        right += box.left() > middle - 10;
        across += box.left() < middle - 40 && box.right() > middle + 40;
    }
    return left >= 5 && right >= 5 && left + right > across;
}

/// Rows of cells, and what stands between two of them, are a table.
void markTables(const PageLayout &page, std::vector<LineRole> &roles, const BodyStyle &body)
{
    const int usual = hasTwoColumns(page, roles) ? 1 : 0;
    std::vector<bool> row(page.lines.size());
    for (std::size_t i = 0; i < page.lines.size(); ++i) {
        const Line &line = page.lines[i];
        row[i] = roles[i] == LineRole::Body && line.size <= body.size + 0.6 && neighboursInRow(page.lines, i) > usual
            && line.box.width() < 0.4 * page.size.width();
    }
    for (std::size_t i = 0; i < row.size(); ++i) {
        // A single such line is more often a formula with its number.
        const bool before = i > 0 && row[i - 1];
        const bool after = i + 1 < row.size() && row[i + 1];
        if (row[i] && (before || after))
            roles[i] = LineRole::Table;
    }
}

/// A caption goes on to the end of its block, as long as its look stays.
void markCaptions(const PageLayout &page, std::vector<LineRole> &roles)
{
    const auto &lines = page.lines;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (roles[i] != LineRole::Body || !startsBlock(lines, i) || !beginsCaption(lines[i]))
            continue;
        const int block = lines[i].block;
        for (std::size_t k = i; k < lines.size() && lines[k].block == block && roles[k] == LineRole::Body; ++k)
            roles[k] = LineRole::Caption;
    }
}

/// Small print at the foot of a page or beside the text.
void markFootnotes(const PageLayout &page, std::vector<LineRole> &roles, const BodyStyle &body)
{
    for (std::size_t i = 0; i < page.lines.size(); ++i)
        if (roles[i] == LineRole::Body && page.lines[i].size <= kFootnote * body.size)
            roles[i] = LineRole::Footnote;
}

/// A small piece that belongs to a line of running text (an exponent set as a line of its own) is no footnote.
void returnFragments(const PageLayout &page, std::vector<LineRole> &roles)
{
    for (std::size_t i = 0; i < roles.size(); ++i) {
        if (roles[i] != LineRole::Footnote || page.lines[i].text.size() > 12)
            continue;
        for (std::size_t k = i > 0 ? i - 1 : 0; k < std::min(i + 2, roles.size()); ++k)
            if (roles[k] == LineRole::Body && page.lines[k].box.intersects(page.lines[i].box.adjusted(-3, 0, 3, 0)))
                roles[i] = LineRole::Body;
    }
}

} // namespace

BodyStyle bodyStyle(const std::vector<PageLayout> &pages)
{
    QHash<int, qsizetype> sizes;
    QHash<int, qsizetype> boldOfSize;
    QHash<int, qsizetype> fonts;
    qsizetype characters = 0;
    qsizetype monospaced = 0;
    QHash<int, qsizetype> pitches;
    for (const PageLayout &page : pages)
        for (std::size_t i = 0; i < page.lines.size(); ++i) {
            const Line &line = page.lines[i];
            const int size = static_cast<int>(std::lround(line.size * 10));
            sizes[size] += line.text.size();
            fonts[line.font] += line.text.size();
            characters += line.text.size();
            monospaced += line.monospaced ? line.text.size() : 0;
            boldOfSize[size] += line.bold ? line.text.size() : 0;
            if (i > 0 && line.block == page.lines[i - 1].block)
                ++pitches[static_cast<int>(std::lround((line.baseline - page.lines[i - 1].baseline) * 2))];
        }
    BodyStyle body;
    body.monospaced = monospaced * 2 > characters;
    qsizetype most = 0;
    for (auto it = sizes.cbegin(); it != sizes.cend(); ++it)
        if (it.value() > most || (it.value() == most && it.key() > body.size * 10)) {
            most = it.value();
            body.size = it.key() / 10.0;
            body.bold = boldOfSize.value(it.key()) * 2 > it.value();
        }
    most = 0;
    for (auto it = fonts.cbegin(); it != fonts.cend(); ++it)
        if (it.value() > most || (it.value() == most && it.key() > body.font)) {
            most = it.value();
            body.font = it.key();
        }
    most = 0;
    body.lineHeight = body.size * 1.2;
    for (auto it = pitches.cbegin(); it != pitches.cend(); ++it)
        if (it.key() > body.size && (it.value() > most || (it.value() == most && it.key() / 2.0 < body.lineHeight))) {
            most = it.value();
            body.lineHeight = it.key() / 2.0;
        }
    return body;
}

std::vector<std::vector<LineRole>> assignRoles(const std::vector<PageLayout> &pages, const BodyStyle &body)
{
    const auto margins = marginLines(pages);
    std::vector<std::vector<LineRole>> roles;
    for (std::size_t p = 0; p < pages.size(); ++p) {
        std::vector<LineRole> of(pages[p].lines.size(), LineRole::Body);
        for (std::size_t i = 0; i < of.size(); ++i)
            if (margins[p][i])
                of[i] = LineRole::Margin;
            else if (pages[p].lines[i].monospaced && !body.monospaced)
                of[i] = LineRole::Code;
        markCaptions(pages[p], of);
        markTables(pages[p], of, body);
        markHeadings(pages[p], of, body, p == 0);
        markFootnotes(pages[p], of, body);
        returnFragments(pages[p], of);
        roles.push_back(std::move(of));
    }
    return roles;
}

} // namespace adduce
