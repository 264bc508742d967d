#include "ui/reader/text_block.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>

namespace adduce {

namespace {

/// Which pixels of a page are not of the paper, whose colour is that of a corner.
struct PageInk
{
    const QImage &page;
    int paper = qGray(page.pixel(1, 1));

    [[nodiscard]] bool isAt(int x, int y) const
    {
        constexpr int kLeast = 60; // steps of grey
        return std::abs(qGray(page.pixel(x, y)) - paper) > kLeast;
    }
};

/// How many rows of pixels a running head takes, from the edge of the page where `row` 0 is: a low line, with its rule, far from what
/// follows. 0 without one.
int headRows(const PageInk &ink, double scale, const std::function<int(int row)> &rowAt)
{
    const QImage &page = ink.page;
    constexpr double kHighest = 22; // points; a line with a rule
    constexpr double kLeastGap = 8; // points; more than lines of one paragraph have
    constexpr double kDeepest = 0.12; // of the page
    const auto hasInk = [&](int row) {
        for (int x = 0; x < page.width(); ++x)
            if (ink.isAt(x, rowAt(row)))
                return true;
        return false;
    };
    int first = -1;
    int last = -1;
    for (int row = 0; row < page.height() * kDeepest + kLeastGap * scale; ++row) {
        if (hasInk(row)) {
            first = first < 0 ? row : first;
            last = row;
        } else if (first >= 0 && row - last > kLeastGap * scale) {
            return last - first <= kHighest * scale && last < page.height() * kDeepest ? last + 1 : 0;
        }
    }
    return 0;
}

} // namespace

std::optional<FoundTextBlock> findTextBlock(const QImage &page, double scale)
{
    // Columns of pixels that hold more ink than a rule does are thick: one letter of one long line does. Running heads and feet belong to
    // the margins: those of some journals stand over notes beside the text that most pages have none of.
    constexpr double kRule = 2;
    const PageInk ink { page };
    const int bottom = page.height() - 1;
    const int from = std::max(page.height() / 20, headRows(ink, scale, [](int row) { return row; }));
    const int to = std::min(page.height() * 19 / 20, bottom - headRows(ink, scale, [&](int row) { return bottom - row; }));
    const auto isThick = [&](int x) {
        int inked = 0;
        for (int y = from; y < to; ++y)
            inked += ink.isAt(x, y) ? 1 : 0;
        return inked > kRule * scale;
    };
    int left = 0;
    int right = page.width() - 1;
    while (left < right && !isThick(left))
        ++left;
    while (right > left && !isThick(right))
        --right;
    if (left >= right)
        return std::nullopt;
    constexpr double kAir = 8;
    const TextBlock block { left / scale - kAir, std::min(page.width() / scale, right / scale + kAir) };
    return FoundTextBlock { block, right - left >= page.width() * 2 / 5 };
}

namespace {

constexpr std::size_t kFewPages = 3; // tell which of them are the odd ones
constexpr double kWorthwhile = 1.12; // pages that gain less by it are not shown larger than others

TextBlock united(const TextBlock &one, const TextBlock &other)
{
    return { std::min(one.left, other.left), std::max(one.right, other.right) };
}

} // namespace

void TextBlocks::setPageCount(int pages)
{
    m_blocks.assign(static_cast<std::size_t>(pages), std::nullopt);
    m_common = m_whole = {};
}

void TextBlocks::widen(int page, const FoundTextBlock &found)
{
    auto &known = m_blocks.at(static_cast<std::size_t>(page));
    FoundTextBlock wider { { std::max(0.0, found.block.left), found.block.right }, found.hasMuch };
    if (known)
        wider = { united(known->block, wider.block), known->hasMuch || wider.hasMuch };
    if (known == wider)
        return;
    known = wider;
    findCommon();
}

void TextBlocks::findCommon()
{
    std::vector<double> lefts, rights;
    std::optional<TextBlock> whole;
    for (const auto &known : m_blocks) {
        if (!known)
            continue;
        whole = whole ? united(*whole, known->block) : known->block;
        if (!known->hasMuch)
            continue;
        lefts.push_back(known->block.left);
        rights.push_back(known->block.right);
    }
    m_common = m_whole = {};
    if (lefts.empty())
        return;
    std::ranges::sort(lefts);
    std::ranges::sort(rights);
    TextBlock common { lefts[lefts.size() / 2],
        rights[(rights.size() - 1) / 2] }; // at least half of them begin, and end, inside of it
    if (lefts.size() < kFewPages)
        common = *whole;
    for (const auto &known : m_blocks) // those that are little wider are shown with it
        if (const TextBlock wider = known ? united(common, known->block) : common; wider.width() <= common.width() * kWorthwhile)
            common = wider;
    m_whole = *whole;
    m_common = m_whole.width() <= common.width() * kWorthwhile ? m_whole : common;
}

TextBlock TextBlocks::shownFor(int page) const
{
    const auto &known = m_blocks.at(static_cast<std::size_t>(page));
    return !known || united(m_common, known->block) == m_common ? m_common : m_whole;
}

} // namespace adduce
