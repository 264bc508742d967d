#include "ui/evidence/conflict_finder.h"

#include "core/base/run.h"

namespace adduce {

ConflictFinder::ConflictFinder(QObject *parent)
    : QObject(parent)
{
}

ConflictFinder::~ConflictFinder()
{
    if (m_worker.valid())
        m_worker.wait();
}

void ConflictFinder::find(const Matrix &matrix)
{
    if (m_isBusy)
        m_next = matrix;
    else
        start(matrix);
}

void ConflictFinder::start(const Matrix &matrix)
{
    m_isBusy = true;
    const auto task = [this, matrix](const auto &post) {
        post([this, conflicts = conflictsIn(matrix)] {
            if (!m_next)
                emit found(conflicts);
        });
    };
    m_worker = startTask(this, task, [this] {
        m_isBusy = false;
        if (const std::optional<Matrix> next = std::exchange(m_next, {}))
            start(*next);
    });
}

} // namespace adduce
