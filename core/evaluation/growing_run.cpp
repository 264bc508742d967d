#include "core/evaluation/growing_run.h"

#include "core/library/database.h"
#include "core/library/library.h"

#include <algorithm>

namespace adduce {

namespace {

constexpr qint64 kShortestPause = 1000; // ms
constexpr qint64 kShare = 20; // times what writing took

} // namespace

GrowingRun::GrowingRun(const Library &library, EvaluationId id)
    : m_library(library)
    , m_id(id)
{
}

void GrowingRun::keep(const Comparison &comparison)
{
    Database database = m_library.open();
    EvaluationStore store(database);
    if (m_id)
        store.change(m_id, comparison);
    else
        m_id = store.keep(comparison);
    m_isOwn = true;
}

void GrowingRun::write(const Comparison &comparison)
{
    if (!m_isOwn)
        return keep(comparison);
    Database database = m_library.open();
    EvaluationStore(database).grow(m_id, comparison);
}

void GrowingRun::keepInPassing(const Comparison &comparison, bool nothingComes)
{
    if (!nothingComes && m_sinceKept.isValid() && m_sinceKept.elapsed() < m_pause)
        return;
    QElapsedTimer writing;
    writing.start();
    try {
        write(comparison);
    } catch (const Error &) { // NOLINT(bugprone-empty-catch): the end of the run tells of what stays wrong
    }
    m_pause = std::max(kShortestPause, kShare * writing.elapsed());
    m_sinceKept.start();
}

} // namespace adduce
