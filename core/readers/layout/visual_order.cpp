#include "core/readers/layout/visual_order.h"

#include <algorithm>

namespace adduce {

namespace {

enum class Side
{
    Left, ///< read from left to right: words of such scripts
    Number, ///< and numbers, which stand so among words of either side
    Right, ///< read from right to left
    Neutral
};

Side sideOf(QChar c)
{
    switch (c.direction()) {
    case QChar::DirL:
        return Side::Left;
    case QChar::DirEN:
    case QChar::DirAN:
        return Side::Number;
    case QChar::DirR:
    case QChar::DirAL:
        return Side::Right;
    default:
        return c.isSurrogate() ? Side::Left : Side::Neutral;
    }
}

/// What stays together: units of the line from `begin` to `end`.
struct Cluster
{
    std::size_t begin = 0;
    std::size_t marks = 0; ///< accents that were drawn before their letter
    std::size_t end = 0;
    Side side = Side::Neutral;
    float left = 0;
};

/// Whether a unit belongs to the one before it.
bool isTied(QStringView text, const std::vector<Extent> &extents, qsizetype i)
{
    if (i == 0)
        return false;
    if (text[i].isLowSurrogate())
        return text[i - 1].isHighSurrogate();
    const Extent &own = extents[static_cast<std::size_t>(i)];
    const Extent &before = extents[static_cast<std::size_t>(i) - 1];
    if (text[i].isMark()) { // it was drawn behind its letter
        const float middle = (own.left + own.right) / 2;
        return middle >= before.left && middle < before.right;
    }
    return own.left == own.right && text[i].isLetter(); // the second letter of a ligature
}

std::vector<Cluster> clustersOf(QStringView text, const std::vector<Extent> &extents)
{
    std::vector<Cluster> clusters;
    std::size_t marks = 0; // that wait for their letter
    for (qsizetype i = 0; i < text.size(); ++i) {
        const auto unit = static_cast<std::size_t>(i);
        if (marks == 0 && isTied(text, extents, i)) {
            clusters.back().end = unit + 1;
        } else if (text[i].isMark() && i + 1 < text.size()) {
            ++marks;
        } else {
            // The space behind the last word may lie under what ends the sentence: it comes first from the left.
            const float width = text[i].isSpace() ? extents[unit].right - extents[unit].left : 0;
            clusters.push_back({ unit - marks, marks, unit + 1, sideOf(text[i]), extents[unit].left - width / 4 });
            marks = 0;
        }
    }
    return clusters;
}

/// Most of the letters that are read from right to left stand to the right of the one before.
bool isDrawnAsSeen(const std::vector<Cluster> &clusters)
{
    std::size_t pairs = 0;
    std::ptrdiff_t balance = 0;
    for (std::size_t i = 1; i < clusters.size(); ++i) {
        const Cluster &before = clusters[i - 1];
        const Cluster &cluster = clusters[i];
        if (before.side != Side::Right || cluster.side != Side::Right)
            continue;
        pairs += cluster.end - cluster.begin - cluster.marks; // letters in one place count, too
        balance += (cluster.left > before.left) - (cluster.left < before.left);
    }
    return balance * 2 > static_cast<std::ptrdiff_t>(pairs);
}

bool joinsNumbers(QChar c)
{
    return QStringView(u".,:/-\u2013\u00a0").contains(c);
}

/// What stands between words takes a side: that of the words when both have the same, or else the right.
void decideNeutrals(QStringView text, std::vector<Cluster> &clusters, std::size_t begin, std::size_t end)
{
    for (std::size_t i = begin; i < end;) {
        if (clusters[i].side != Side::Neutral) {
            ++i;
            continue;
        }
        std::size_t next = i;
        while (next < end && clusters[next].side == Side::Neutral)
            ++next;
        const Side before = i > begin ? clusters[i - 1].side : Side::Right;
        const Side after = next < end ? clusters[next].side : Side::Right;
        const bool isInNumber = before == Side::Number && after == Side::Number && next == i + 1
            && joinsNumbers(text[static_cast<qsizetype>(clusters[i].begin)]);
        const bool isInWords = (before == Side::Left && after != Side::Right) || (after == Side::Left && before != Side::Right);
        std::for_each(clusters.begin() + static_cast<std::ptrdiff_t>(i), clusters.begin() + static_cast<std::ptrdiff_t>(next),
            [&](Cluster &cluster) { cluster.side = isInNumber || isInWords ? Side::Left : Side::Right; });
        i = next;
    }
}

/// Turns a stretch round, its words and numbers that are read from left to right excepted.
void turnRound(QStringView text, std::vector<Cluster> &clusters, std::size_t begin, std::size_t end)
{
    decideNeutrals(text, clusters, begin, end);
    const auto first = clusters.begin() + static_cast<std::ptrdiff_t>(begin);
    const auto last = clusters.begin() + static_cast<std::ptrdiff_t>(end);
    std::reverse(first, last);
    for (auto run = first; run != last;) {
        const auto isRight = [](const Cluster &cluster) { return cluster.side == Side::Right; };
        run = std::find_if_not(run, last, isRight);
        const auto behind = std::find_if(run, last, isRight);
        std::reverse(run, behind);
        run = behind;
    }
}

/// In a line of Latin text: from one right-to-left letter to the last without a Latin one between them.
void turnPartsRound(QStringView text, std::vector<Cluster> &clusters)
{
    for (std::size_t i = 0; i < clusters.size(); ++i) {
        if (clusters[i].side != Side::Right)
            continue;
        std::size_t end = i + 1;
        for (std::size_t next = end; next < clusters.size() && clusters[next].side != Side::Left; ++next)
            if (clusters[next].side == Side::Right)
                end = next + 1;
        turnRound(text, clusters, i, end);
        i = end - 1;
    }
}

/// The line as a whole goes from right to left: as both of its ends do, or most of its letters.
bool goesToTheLeft(const std::vector<Cluster> &clusters)
{
    std::vector<Side> sides;
    for (const Cluster &cluster : clusters)
        if (cluster.side == Side::Left || cluster.side == Side::Right)
            sides.push_back(cluster.side);
    if (sides.front() == sides.back())
        return sides.front() == Side::Right;
    return std::ranges::count(sides, Side::Right) >= std::ranges::count(sides, Side::Left);
}

/// Brackets that close before any opens: they were written as they look.
bool areTurned(const QString &text)
{
    int depth = 0;
    int turned = 0;
    for (const QChar c : text) {
        const bool opens = c.category() == QChar::Punctuation_Open;
        const bool closes = c.category() == QChar::Punctuation_Close;
        turned += closes && depth == 0;
        turned -= closes && depth > 0;
        depth = std::max(0, depth + opens - closes);
    }
    return turned > 0;
}

} // namespace

std::vector<std::size_t> readingOrder(QStringView text, const std::vector<Extent> &extents)
{
    if (std::ranges::none_of(text, [](QChar c) { return c.unicode() >= kFirstRightToLeft && sideOf(c) == Side::Right; }))
        return {};
    std::vector<Cluster> clusters = clustersOf(text, extents);
    if (!isDrawnAsSeen(clusters))
        return {};
    std::ranges::stable_sort(clusters, {}, &Cluster::left); // its parts may follow each other as they are read
    if (goesToTheLeft(clusters))
        turnRound(text, clusters, 0, clusters.size());
    else
        turnPartsRound(text, clusters);
    std::vector<std::size_t> order;
    order.reserve(static_cast<std::size_t>(text.size()));
    for (const Cluster &cluster : clusters) {
        for (std::size_t unit = cluster.begin + cluster.marks; unit < cluster.end; ++unit)
            order.push_back(unit);
        for (std::size_t unit = cluster.begin; unit < cluster.begin + cluster.marks; ++unit)
            order.push_back(unit);
    }
    return order;
}

void putInReadingOrder(Line &line)
{
    const std::vector<std::size_t> order = line.isHorizontal ? readingOrder(line.text, line.extents) : std::vector<std::size_t>();
    if (order.empty())
        return;
    const Line seen = line;
    std::vector<int> placeOf(order.size());
    for (std::size_t place = 0; place < order.size(); ++place) {
        line.text[static_cast<qsizetype>(place)] = seen.text[static_cast<qsizetype>(order[place])];
        line.extents[place] = seen.extents[order[place]];
        placeOf[order[place]] = static_cast<int>(place);
    }
    for (int &unit : line.unsure)
        unit = placeOf[static_cast<std::size_t>(unit)];
    std::ranges::sort(line.unsure);
    for (Reach &reach : line.reaches)
        reach.unit = placeOf[static_cast<std::size_t>(reach.unit)];
    std::ranges::sort(line.reaches, {}, &Reach::unit);
    line.lead = 0;
    if (areTurned(line.text))
        for (QChar &c : line.text)
            if (c.category() == QChar::Punctuation_Open || c.category() == QChar::Punctuation_Close)
                c = c.mirroredChar();
}

} // namespace adduce
