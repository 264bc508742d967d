#pragma once
#include "core/base/error.h"
#include "core/threads/thread.h"
#include <QObject>
#include <functional>

class QUndoStack;

namespace adduce {

class Library;

/// Titles, pins, tags and deletion of threads as a user changes them: each change is one step that can be undone.
class ThreadMarking : public QObject
{
    Q_OBJECT

public:
    ThreadMarking(const Library &library, QUndoStack &undo, QObject *parent = nullptr);

    /// Changes the marks of these threads, and puts that on the undo stack as `text`.
    void change(const QString &text, const std::vector<ThreadId> &threads, const std::function<void(ThreadMarks &)> &work);

signals:
    void changed();
    void failed(const adduce::Error &error);

private:
    class Step;
    struct Change
    {
        ThreadId thread;
        ThreadMarks before;
        ThreadMarks after;
    };
    bool make(const std::vector<Change> &changes, ThreadMarks Change::*state);

    const Library &m_library;
    QUndoStack &m_undo;
};

} // namespace adduce
