#include "ui/answer/thread_marking.h"

#include "core/library/database.h"
#include "core/library/library.h"
#include "core/threads/thread_list.h"
#include "core/threads/thread_store.h"
#include <QPointer>
#include <QUndoStack>

namespace adduce {

class ThreadMarking::Step : public QUndoCommand
{
public:
    Step(ThreadMarking &marking, const QString &text, std::vector<Change> changes)
        : QUndoCommand(text)
        , m_marking(&marking)
        , m_changes(std::move(changes))
    {
    }
    void undo() override { make(&Change::before); }
    void redo() override { make(&Change::after); }

private:
    void make(ThreadMarks Change::*state)
    {
        if (m_marking && !m_marking->make(m_changes, state))
            setObsolete(true);
    }

    QPointer<ThreadMarking> m_marking;
    std::vector<Change> m_changes;
};

ThreadMarking::ThreadMarking(const Library &library, QUndoStack &undo, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_undo(undo)
{
}

void ThreadMarking::change(
    const QString &text, const std::vector<ThreadId> &threads, const std::function<void(ThreadMarks &)> &work)
{
    std::vector<Change> changes;
    try {
        Database database = m_library.open();
        for (const ThreadId id : threads)
            if (const auto row = findThreadRow(database, id)) {
                Change change { id, row->marks, row->marks };
                work(change.after);
                if (change.after != change.before)
                    changes.push_back(std::move(change));
            }
    } catch (const Error &error) {
        emit failed(error);
        return;
    }
    if (!changes.empty())
        m_undo.push(new Step(*this, text, std::move(changes)));
}

bool ThreadMarking::make(const std::vector<Change> &changes, ThreadMarks Change::*state)
{
    try {
        Database database = m_library.open();
        for (const Change &change : changes)
            ThreadStore(database).setMarks(change.thread, change.*state);
    } catch (const Error &error) {
        emit failed(error);
        return false;
    }
    emit changed();
    return true;
}

} // namespace adduce
