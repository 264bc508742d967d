#pragma once
#include "core/base/error.h"
#include "core/threads/thread.h"
#include <QObject>
#include <functional>

class QIODevice;
class QUndoStack;

namespace adduce {

class Database;
class Library;
class ThreadMarking;
class ThreadView;

/// The thread that is open in a view: which one, what its user set of it, and that its answers are saved.
class OpenThread : public QObject
{
    Q_OBJECT

public:
    /// `view` shows it and outlives this.
    OpenThread(const Library &library, ThreadView &view, QUndoStack &undo, QObject *parent = nullptr);

    [[nodiscard]] ThreadId id() const { return m_id; } ///< none until an answer of it is saved
    [[nodiscard]] const ThreadMarks &marks() const { return m_marks; }
    [[nodiscard]] QString title() const; ///< empty before anything is asked
    [[nodiscard]] int questions() const;

    void open(ThreadId id);
    void close(); ///< the next question begins another one
    void setSaved(ThreadId id, const QString &question); ///< the answer to that question
    bool keepAnswers(); ///< what could not be saved when it was answered; false when it still cannot
    [[nodiscard]] bool hasUnkept() const; ///< answers that are not saved
    void reloadMarks(); ///< another tab may have changed them
    void reloadNotes(); ///< of its chips: its quotes may have been looked for again

    void pin(bool pinned);
    void rename(const QString &title); ///< an empty one changes nothing
    void remove(); ///< into the bin
    void copyAsMarkdown();
    void copyCited(); ///< as BibTeX

signals:
    void changed(const QStringList &questions); ///< another one is open; what was asked in it, oldest first
    void answerSaved(const QString &question); ///< told before `saved`
    void saved(adduce::ThreadId thread);
    void marksRead(); ///< they may be others
    void marked(); ///< from here: renamed, pinned or deleted
    void failed(const adduce::Error &error);

private:
    void copy(const std::function<void(Database &, const Thread &, QIODevice &)> &write);

    const Library &m_library;
    ThreadView &m_view;
    ThreadMarking *m_marking;
    ThreadId m_id;
    ThreadMarks m_marks;
};

} // namespace adduce
