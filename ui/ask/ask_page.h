#pragma once
#include "ui/answer/thread_view.h"
#include "ui/ask/asker.h"
#include "ui/ask/open_thread.h"
#include "ui/ask/question_box.h"
#include "ui/ask/web_toggle.h"
#include "ui/common/services.h"
#include "ui/library/first_run.h"
#include <QPointer>

class QStackedWidget;

namespace adduce {

class AnswerRatings;
class FollowUpRow;
class LiveRegion;
class MemoryKeeper;
class OverviewPane;
class OverviewReader;
class ThreadBar;
class ThreadFind;

/// The tab where one asks: the thread in hand, or what there is to ask, and the question box under it; while the library is empty, the
/// one thing to do.
class AskPage : public QWidget
{
    Q_OBJECT

public:
    AskPage(const Services &services, QUndoStack &undo, AnswerRatings &ratings, QWidget *parent = nullptr);

    void ask(const QString &question); ///< the next one of the thread, or another version of the one that is edited
    /// As another version of this turn, or, null, as the next one of the thread. Found with these parameters, or with those
    /// that hold now.
    void put(TurnWidget *turn, const QString &question, const AskAgain &how = {});
    [[nodiscard]] bool isRunning() const { return m_asker->isRunning(); }
    bool find(); ///< in the thread; false without one
    void exportThread(); ///< nothing while there is none
    void openThread(ThreadId id);
    void newThread();
    void setPapers(int papers, int searchable, bool isReading); ///< in the library, and those of them that can be asked
    bool closeTopmost(); ///< Esc: the card, then an open panel, then the running question

    [[nodiscard]] OpenThread &opened() { return *m_open; }
    [[nodiscard]] Asker &asker() { return *m_asker; }
    [[nodiscard]] ThreadView &threadView() { return *m_view; }
    [[nodiscard]] QuestionBox &box() { return *m_box; }
    [[nodiscard]] FirstRun &firstRun() { return *m_firstRun; }
    [[nodiscard]] OverviewReader &overview() { return *m_overviewReader; }

signals:
    void threadChanged(); ///< another one is open
    void exportWanted(const std::vector<adduce::ThreadId> &threads);
    void failed(const adduce::Error &error);
    void said(const QString &text); ///< why nothing happens, and what to do

private:
    void connectAsking();
    void connectThread();
    void begin(TurnWidget *turn, const QString &question, const AskAgain &how);
    /// Does that once there may be another thread, with each answer saved; says why there may not.
    void whenFree(const std::function<void()> &then);
    void showState();

    QStackedWidget *m_stack;
    FirstRun *m_firstRun;
    ThreadView *m_view;
    ThreadFind *m_find;
    OpenThread *m_open;
    Asker *m_asker;
    ThreadBar *m_bar;
    OverviewPane *m_overview;
    OverviewReader *m_overviewReader;
    FollowUpRow *m_followUps;
    QStringList m_next; ///< questions that may be asked after the last answer, once they were looked up
    QuestionBox *m_box;
    WebToggle *m_web;
    MemoryKeeper *m_memory;
    const Workspace &m_workspace;
    LibraryThread &m_library;
    LiveRegion *m_live;
    QPointer<TurnWidget> m_edited; ///< whose question is in the box
};

} // namespace adduce
