#include "ui/answer/thread_marking.h"

#include "core/threads/thread_list.h"
#include "core/threads/thread_store.h"
#include "ui/common/library_step.h"

namespace adduce {

namespace {

struct Change
{
    ThreadId thread;
    ThreadMarks before;
    ThreadMarks after;
};

std::vector<Change> changesOf(
    Database &database, const std::vector<ThreadId> &threads, const std::function<void(ThreadMarks &)> &work)
{
    std::vector<Change> changes;
    for (const ThreadId id : threads)
        if (const auto row = findThreadRow(database, id)) {
            Change change { id, row->marks, row->marks };
            work(change.after);
            if (change.after != change.before)
                changes.push_back(std::move(change));
        }
    return changes;
}

void setMarks(Database &database, const std::vector<Change> &changes, ThreadMarks Change::*state)
{
    for (const Change &change : changes)
        ThreadStore(database).setMarks(change.thread, change.*state);
}

} // namespace

ThreadMarking::ThreadMarking(LibraryThread &library, QUndoStack &undo, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_undo(undo)
{
}

void ThreadMarking::change(const QString &text, const std::vector<ThreadId> &threads, std::function<void(ThreadMarks &)> work,
    std::function<void()> done)
{
    const auto changes = std::make_shared<std::optional<std::vector<Change>>>();
    const auto make = [changes, threads, work = std::move(work)](Database &database) {
        if (!*changes)
            *changes = changesOf(database, threads, work);
        setMarks(database, **changes, &Change::after);
        return !(*changes)->empty();
    };
    const auto takeBack = [changes](Database &database) {
        if (*changes)
            setMarks(database, **changes, &Change::before);
    };
    const auto report = [this, once = std::make_shared<std::function<void()>>(std::move(done))](bool isChanged) {
        if (!isChanged)
            return;
        emit changed();
        if (const auto first = std::exchange(*once, {}))
            first();
    };
    LibraryStep::perform(
        m_undo, m_library, this, text, { make, takeBack }, { report, [this](const Error &error) { emit failed(error); } });
}

} // namespace adduce
