#pragma once
#include "core/base/error.h"
#include "core/threads/thread.h"
#include <QObject>
#include <functional>

class QMenu;
class QPoint;
class QUndoStack;

namespace adduce {

class HistoryList;
class LibraryThread;
class QuoteChecker;
class ThreadMarking;
class LaboratorySharing;

/// What is done with the threads that are chosen in the list. Their marks change in steps that can be undone.
class ThreadCommands : public QObject
{
    Q_OBJECT

public:
    ThreadCommands(LibraryThread &library, QUndoStack &undo, HistoryList &list, QObject *parent = nullptr);

    void open(); ///< in Ask
    void rename();
    void pin(); ///< or unpin, all as the current one
    void askForTag();
    void toggleTag(const QString &tag, bool on);
    void remove(); ///< to the bin; in the bin for good, after a question
    void restore(); ///< out of the bin
    void duplicate();
    void checkQuotes(); ///< looks for them again
    void findLike(); ///< threads with questions like that of the current one
    void exportChosen();
    void showMenu(const QPoint &at); ///< on the screen
    [[nodiscard]] QMenu &tags() { return *m_tags; }

signals:
    void openInAsk(adduce::ThreadId thread);
    void exportWanted(const std::vector<adduce::ThreadId> &threads);
    void replayWanted(adduce::ThreadId thread);
    void changed(); ///< a thread was renamed, removed, added or checked; the list has it already
    void checking(const QString &words); ///< how far it has come
    void checked(); ///< the quotes of a thread; changed() comes first
    void failed(const adduce::Error &error);

private:
    void change(const QString &text, std::function<void(ThreadMarks &)> work, std::function<void()> done = {});
    void emitChange();
    void removeForGood(const std::vector<ThreadId> &threads);
    [[nodiscard]] const ThreadRow *current() const;

    LibraryThread &m_library;
    HistoryList &m_list;
    ThreadMarking *m_marking;
    QuoteChecker *m_checker;
    LaboratorySharing *m_sharing;
    QMenu *m_tags;
};

} // namespace adduce
