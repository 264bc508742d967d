#pragma once
#include "core/ask/ask_run.h"
#include "core/library/collection_store.h"
#include "ui/ask/question_box.h"
#include "ui/answer/thread_view.h"
#include "ui/common/services.h"
#include "ui/library/first_run.h"
#include <functional>

class QMenu;
class QStackedWidget;
class QUndoStack;

namespace adduce {

class FollowUpRow;
class LiveRegion;
class ThreadMarking;

/// The tab where one asks: the thread in hand and the question box under it, or, while the library is empty, the one
/// thing to do.
class AskPage : public QWidget
{
    Q_OBJECT

public:
    AskPage(const Services &services, QUndoStack &undo, QWidget *parent = nullptr);

    void ask(const QString &question); ///< the next one of the thread, or another version of the one that is edited
    /// Another version; found with these parameters, or with those that hold now.
    void askAgain(TurnWidget *turn, const QString &question, const std::optional<RetrievalParameters> &retrieval = {});
    void edit(TurnWidget *turn); ///< its question, in the box
    void stop();
    [[nodiscard]] bool isRunning() const { return m_run != nullptr; }
    void exportThread(); ///< nothing while there is none
    void addEvidence(); ///< of the last answer
    void openThread(ThreadId id);
    void newThread();
    void reloadMarks(); ///< of the thread: another tab may have changed them
    void reloadNotes(); ///< of its chips: its quotes may have been looked for again
    /// Of the next question. `name`: what it is called, empty for everything.
    void setScope(Scope scope, QString name)
    {
        m_scope = std::move(scope);
        m_scopeName = std::move(name);
    }
    /// Puts the models of the moment into a question that is about to be asked.
    void setModels(std::function<void(Question &)> models) { m_models = std::move(models); }
    void setLibraryEmpty(bool empty);
    bool closeTopmost(); ///< Esc: the card, then an open panel, then the running question
    [[nodiscard]] ThreadView &threadView() { return *m_view; }
    bool keepAnswers(); ///< what could not be saved when it was answered; false when it still cannot
    [[nodiscard]] QuestionBox &box() { return *m_box; }
    [[nodiscard]] FirstRun &firstRun() { return *m_firstRun; }
    [[nodiscard]] ThreadId thread() const { return m_thread; }

signals:
    void threadSaved(adduce::ThreadId thread);
    void runningChanged(bool running);
    void threadChanged(); ///< another one is open
    void exportWanted(const std::vector<adduce::ThreadId> &threads);
    void threadMarked(); ///< renamed, pinned or deleted
    void failed(const adduce::Error &error);
    void said(const QString &text); ///< why nothing happens, and what to do

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeHead();
    QWidget *makeThreadPage();
    void start(TurnWidget *turn, const QString &question, const std::optional<RetrievalParameters> &retrieval = {});
    void askNew(const QString &question);
    void take(const AskEvent &event);
    bool isFree(); ///< for another thread; says why it is not
    void kept(SavedTurn saved, const QString &question);
    void answered(const Answer &answer, SavedTurn saved);
    void updateHead();
    void fillMenu();
    void rename();
    void copyAs(const std::function<void(Database &, const Thread &, QIODevice &)> &write);

    const Services &m_services;
    QStackedWidget *m_stack;
    FirstRun *m_firstRun;
    ThreadView *m_view;
    FollowUpRow *m_followUps;
    QuestionBox *m_box;
    ElidedLabel *m_title;
    PlainLabel *m_count;
    QWidget *m_invitation;
    QToolButton *m_new, *m_pin, *m_export, *m_more;
    LiveRegion *m_live;
    QMenu *m_menu;
    ThreadMarking *m_marking;
    AskRun *m_run = nullptr;
    TurnWidget *m_turn = nullptr; ///< of the running question
    TurnWidget *m_edited = nullptr; ///< whose question is in the box
    ThreadId m_thread;
    ThreadMarks m_marks;
    [[nodiscard]] DocumentScope scopeNow() const;
    Scope m_scope;
    QString m_scopeName;
    std::function<void(Question &)> m_models;
};

} // namespace adduce
