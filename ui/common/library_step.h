#pragma once
#include "ui/common/library_thread.h"
#include <QUndoCommand>

class QUndoStack;

namespace adduce {

/// A change of the library that can be undone: made, taken back and made again by the library's thread, in the order that it was
/// asked for. One that fails is off the undo stack again, as is one that turns out to change nothing.
class LibraryStep : public QUndoCommand
{
public:
    /// Both are called on the library's thread. `make` returns whether it changed anything, and is the first and each later redo.
    /// What it finds out for `takeBack` they share, and nobody else looks at.
    struct Work
    {
        std::function<bool(Database &)> make;
        std::function<void(Database &)> takeBack;
    };
    /// Both are called in the window's thread while their owner lives.
    struct Outcome
    {
        std::function<void(bool isChanged)> done; ///< also after it was taken back
        std::function<void(const Error &)> failed;
    };
    /// Puts it on the stack, and has it made.
    static void perform(
        QUndoStack &undo, LibraryThread &library, QObject *owner, const QString &text, Work work, Outcome outcome);

    void undo() override;
    void redo() override;

private:
    LibraryStep(QUndoStack &undo, LibraryThread &library, QObject *owner, const QString &text, Work work, Outcome outcome);
    void ask(const std::function<bool(Database &)> &work);

    QUndoStack &m_undo; ///< that has it
    LibraryThread &m_library;
    QPointer<QObject> m_owner;
    Work m_work;
    Outcome m_outcome;
    std::shared_ptr<LibraryStep *> m_self; ///< seen from what has not arrived yet
};

} // namespace adduce
