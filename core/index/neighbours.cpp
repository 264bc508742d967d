#include "core/index/neighbours.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <numeric>

namespace adduce {

namespace {

/// Goes through the rows of a term, and keeps the place of their positions.
class PlacedRows
{
public:
    explicit PlacedRows(const InvertedIndex::Postings &postings)
        : m_postings(postings)
    {
    }

    [[nodiscard]] bool isAtEnd() const { return m_at == m_postings.rows.size(); }
    [[nodiscard]] quint32 row() const { return m_postings.rows[m_at]; }

    /// Of this row; fewer where a file tells less than its counts.
    [[nodiscard]] std::span<const quint8> positions() const
    {
        const std::size_t from = std::min(m_position, m_postings.positions.size());
        return m_postings.positions.subspan(
            from, std::min<std::size_t>(m_postings.counts[m_at], m_postings.positions.size() - from));
    }

    void goOn() { m_position += m_postings.counts[m_at++]; }

    /// In steps that double, as most often one term is much rarer than the other.
    void goTo(quint32 row)
    {
        const auto rows = m_postings.rows;
        std::size_t step = 1;
        while (m_at + step < rows.size() && rows[m_at + step] < row)
            step *= 2;
        const auto first = rows.begin() + static_cast<std::ptrdiff_t>(m_at);
        const auto end = rows.begin() + static_cast<std::ptrdiff_t>(std::min(m_at + step + 1, rows.size()));
        const auto at = static_cast<std::size_t>(std::lower_bound(first, end, row) - rows.begin());
        const auto passed = m_postings.counts.subspan(m_at, at - m_at);
        m_position = std::accumulate(passed.begin(), passed.end(), m_position);
        m_at = at;
    }

private:
    InvertedIndex::Postings m_postings;
    std::size_t m_at = 0;
    std::size_t m_position = 0;
};

quint8 saturated(std::size_t count)
{
    return static_cast<quint8>(std::min<std::size_t>(count, std::numeric_limits<quint8>::max()));
}

} // namespace

Neighbours neighbours(const InvertedIndex::Postings &first, const InvertedIndex::Postings &second, int distance)
{
    Neighbours found;
    PlacedRows a(first);
    PlacedRows b(second);
    while (!a.isAtEnd() && !b.isAtEnd()) {
        if (a.row() < b.row()) {
            a.goTo(b.row());
            continue;
        }
        if (b.row() < a.row()) {
            b.goTo(a.row());
            continue;
        }
        const auto others = b.positions();
        const auto isNear = [&](quint8 position) {
            return std::ranges::any_of(others, [&](quint8 other) {
                const int apart = static_cast<qint8>(static_cast<quint8>(other - position));
                return apart != 0 && std::abs(apart) <= distance;
            });
        };
        if (const auto count = std::ranges::count_if(a.positions(), isNear); count > 0) {
            found.rows.push_back(a.row());
            found.counts.push_back(saturated(static_cast<std::size_t>(count)));
        }
        a.goOn();
        b.goOn();
    }
    return found;
}

Neighbours merged(const Neighbours &a, const Neighbours &b)
{
    Neighbours both;
    for (std::size_t i = 0, j = 0; i < a.rows.size() || j < b.rows.size();) {
        const bool takesA = j == b.rows.size() || (i < a.rows.size() && a.rows[i] <= b.rows[j]);
        const bool takesB = i == a.rows.size() || (j < b.rows.size() && b.rows[j] <= a.rows[i]);
        both.rows.push_back(takesA ? a.rows[i] : b.rows[j]);
        both.counts.push_back(saturated((takesA ? a.counts[i++] : 0U) + (takesB ? b.counts[j++] : 0U)));
    }
    return both;
}

} // namespace adduce
