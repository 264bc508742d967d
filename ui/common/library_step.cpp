#include "ui/common/library_step.h"

#include <QUndoStack>

namespace adduce {

/// At the end that it was moved to last, it goes at once; further down, when its turn comes.
static void drop(QUndoStack &undo, QUndoCommand &step)
{
    step.setObsolete(true);
    if (undo.index() > 0 && undo.command(undo.index() - 1) == &step)
        undo.undo();
    else if (undo.index() < undo.count() && undo.command(undo.index()) == &step)
        undo.redo();
}

LibraryStep::LibraryStep(
    QUndoStack &undo, LibraryThread &library, QObject *owner, const QString &text, Work work, Outcome outcome)
    : QUndoCommand(text)
    , m_undo(undo)
    , m_library(library)
    , m_owner(owner)
    , m_work(std::move(work))
    , m_outcome(std::move(outcome))
    , m_self(std::make_shared<LibraryStep *>(this))
{
}

void LibraryStep::perform(
    QUndoStack &undo, LibraryThread &library, QObject *owner, const QString &text, Work work, Outcome outcome)
{
    undo.push(new LibraryStep(undo, library, owner, text, std::move(work), std::move(outcome)));
}

void LibraryStep::redo()
{
    ask(m_work.make);
}

void LibraryStep::undo()
{
    ask([takeBack = m_work.takeBack](Database &database) {
        takeBack(database);
        return true;
    });
}

void LibraryStep::ask(const std::function<bool(Database &)> &work)
{
    if (!m_owner)
        return;
    const auto dropThis = [&undo = m_undo, self = std::weak_ptr(m_self)] {
        if (const auto step = self.lock())
            drop(undo, **step);
    };
    const auto done = [dropThis, outcome = m_outcome](bool isChanged) {
        if (!isChanged)
            dropThis();
        outcome.done(isChanged);
    };
    const auto failed = [dropThis, outcome = m_outcome](const Error &error) {
        dropThis();
        outcome.failed(error);
    };
    m_library.write(m_owner.data(), work, done, failed);
}

} // namespace adduce
