#pragma once
#include "core/ask/ask_run.h"
#include "core/library/collection_store.h"
#include "ui/ask/question_box.h"
#include "ui/ask/thread_view.h"
#include "ui/common/services.h"
#include "ui/library/first_run.h"
#include <functional>

class QStackedWidget;

namespace adduce {

/// The tab where one asks: the thread in hand and the question box under it, or, while the library is empty, the one
/// thing to do.
class AskPage : public QWidget
{
    Q_OBJECT

public:
    explicit AskPage(const Services &services, QWidget *parent = nullptr);

    void ask(const QString &question);
    void stop();
    [[nodiscard]] bool isRunning() const { return m_run != nullptr; }
    void openThread(ThreadId id);
    void newThread();
    /// Of the next question. `name`: what it is called, empty for everything.
    void setScope(Scope scope, QString name)
    {
        m_scope = std::move(scope);
        m_scopeName = std::move(name);
    }
    /// Puts the models of the moment into a question that is about to be asked.
    void setModels(std::function<void(Question &)> models) { m_models = std::move(models); }
    void setLibraryEmpty(bool empty);
    bool closeTopmost(); ///< Esc: the card, then the running question
    [[nodiscard]] ThreadView &threadView() { return *m_view; }
    [[nodiscard]] QuestionBox &box() { return *m_box; }
    [[nodiscard]] FirstRun &firstRun() { return *m_firstRun; }
    [[nodiscard]] ThreadId thread() const { return m_thread; }

signals:
    void threadSaved(adduce::ThreadId thread);
    void runningChanged(bool running);
    void exportWanted(adduce::ThreadId thread);
    void failed(const adduce::Error &error);

private:
    QWidget *makeHead();
    QWidget *makeThreadPage();
    void take(const AskEvent &event);
    void answered(const Answer &answer, SavedTurn saved);
    void updateHead();

    const Services &m_services;
    QStackedWidget *m_stack;
    FirstRun *m_firstRun;
    ThreadView *m_view;
    QuestionBox *m_box;
    ElidedLabel *m_title;
    PlainLabel *m_count;
    QWidget *m_invitation;
    QToolButton *m_new, *m_export;
    AskRun *m_run = nullptr;
    TurnWidget *m_turn = nullptr; ///< of the running question
    ThreadId m_thread;
    QString m_threadTitle;
    [[nodiscard]] DocumentScope scopeNow() const;
    Scope m_scope;
    QString m_scopeName;
    std::function<void(Question &)> m_models;
};

} // namespace adduce
