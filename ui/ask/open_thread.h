#pragma once
#include "core/base/error.h"
#include "core/threads/thread.h"
#include "ui/common/latest_read.h"
#include <QObject>
#include <functional>

class QIODevice;
class QUndoStack;

namespace adduce {

class ThreadMarking;
class ThreadView;
class UnkeptAnswers;

/// The thread that is open in a view: which one, what its user set of it, and that its answers are saved.
class OpenThread : public QObject
{
    Q_OBJECT

public:
    /// `view` shows it and outlives this.
    OpenThread(LibraryThread &library, ThreadView &view, QUndoStack &undo, QObject *parent = nullptr);

    [[nodiscard]] ThreadId id() const { return m_id; } ///< none until an answer of it is saved
    [[nodiscard]] const ThreadMarks &marks() const { return m_marks; }
    [[nodiscard]] QString title() const; ///< empty before anything is asked
    [[nodiscard]] int questions() const;
    [[nodiscard]] UnkeptAnswers &unkept() { return *m_unkept; } ///< answers of it that could not be saved

    void open(ThreadId id); ///< as soon as it is read; one that is gone changes nothing
    void stay(); ///< what is shown is gone on with, whatever was to be opened
    void close(); ///< the next question begins another one
    void setSaved(ThreadId id, const QString &question); ///< the answer to that question
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
    struct Opened;
    void show(const Opened &opened);
    void copy(const std::function<void(Database &, const Thread &, QIODevice &)> &write);

    LibraryThread &m_library;
    LatestRead m_opening, m_marksReading, m_notesReading;
    ThreadView &m_view;
    ThreadMarking *m_marking;
    UnkeptAnswers *m_unkept;
    ThreadId m_id;
    ThreadMarks m_marks;
};

} // namespace adduce
