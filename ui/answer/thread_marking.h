#pragma once
#include "core/base/error.h"
#include "core/threads/thread.h"
#include <QObject>
#include <functional>

class QUndoStack;

namespace adduce {

class LibraryThread;

/// Titles, pins, tags and deletion of threads as a user changes them: each change is one step that can be undone.
class ThreadMarking : public QObject
{
    Q_OBJECT

public:
    ThreadMarking(LibraryThread &library, QUndoStack &undo, QObject *parent = nullptr);

    /// Changes the marks of these threads, and puts that on the undo stack as `text`. `work` is called on the library's thread;
    /// `done` follows changed() the first time.
    void change(const QString &text, const std::vector<ThreadId> &threads, std::function<void(ThreadMarks &)> work,
        std::function<void()> done = {});

signals:
    void changed();
    void failed(const adduce::Error &error);

private:
    LibraryThread &m_library;
    QUndoStack &m_undo;
};

} // namespace adduce
