#include "core/ingest/estimate.h"

#include <algorithm>
#include <cmath>

namespace adduce {

namespace {

// Before this a guess would be worth nothing: the first pages tell more of starting than of reading.
constexpr qint64 kFirstGuessMs = 2'000;
constexpr int kFirstGuessPages = 20;

} // namespace

void IngestEstimate::begin(DocumentId id)
{
    m_reading.insert(id.value, {});
}

void IngestEstimate::read(DocumentId id, int page, int pages)
{
    m_reading.insert(id.value, { page, pages });
}

void IngestEstimate::end(DocumentId id)
{
    m_pagesDone += m_reading.take(id.value).page;
    ++m_done;
}

IngestProgress IngestEstimate::progress(int waiting, qint64 ms) const
{
    IngestProgress p;
    p.done = m_done;
    p.total = m_done + static_cast<int>(m_reading.size()) + waiting;
    p.pagesDone = m_pagesDone;
    int unknown = waiting; // documents whose pages nobody has counted
    int known = m_pagesDone;
    for (const Reading &reading : m_reading) {
        p.pagesDone += reading.page;
        known += reading.pages;
        unknown += reading.pages == 0 ? 1 : 0;
    }
    const int counted = p.total - unknown;
    if (unknown == 0)
        p.pagesTotal = known;
    else if (counted > 0 && known > 0)
        p.pagesTotal = known + static_cast<int>(std::lround(double(known) / counted * unknown));
    if (ms < kFirstGuessMs || p.pagesDone < kFirstGuessPages)
        return p;
    p.pagesPerSecond = p.pagesDone * 1000.0 / double(ms);
    if (p.pagesTotal > 0)
        p.msLeft = static_cast<qint64>(std::max(0, p.pagesTotal - p.pagesDone) * 1000.0 / p.pagesPerSecond);
    return p;
}

} // namespace adduce
