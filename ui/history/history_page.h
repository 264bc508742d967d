#pragma once
#include "ui/history/history_list.h"
#include "ui/history/thread_pane.h"
#include "ui/history/thread_search_box.h"

class QPushButton;
class QUndoStack;

namespace adduce {

class AnswerRatings;
class HistoryToolbar;
class ThreadCommands;
class ThreadImport;

/// Saved threads on the left, the chosen one to read on the right.
class HistoryPage : public QWidget
{
    Q_OBJECT

public:
    HistoryPage(const Services &services, QUndoStack &undo, AnswerRatings &ratings, QWidget *parent = nullptr);

    void reload() { m_list->reload(); }
    void select(ThreadId id) { m_list->select(id); }
    void reveal(ThreadId id) { m_list->reveal(id); }
    void find() { m_list->findBox().start(); }
    bool closeTopmost();
    [[nodiscard]] HistoryList &list() { return *m_list; }
    [[nodiscard]] ThreadListModel &model() { return m_list->model(); }
    [[nodiscard]] ThreadView &threadView() { return m_pane->view(); }
    [[nodiscard]] ThreadCommands &commands() { return *m_commands; }
    [[nodiscard]] ThreadImport &imports() { return *m_imports; }

signals:
    void openInAsk(adduce::ThreadId thread);
    void exportWanted(const std::vector<adduce::ThreadId> &threads);
    void citationActivated(const adduce::Citation &citation, const std::vector<adduce::Citation> &others);
    void sentenceFocused(const std::vector<adduce::Citation> &citations);
    void changed(); ///< a thread was renamed, removed, added or checked
    void checked(); ///< the quotes of a thread; changed() comes first
    void said(const QString &text);
    void failed(const adduce::Error &error);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeThread();
    void connectList(QUndoStack &undo);
    void connectCommands();
    void connectImports();
    void showChosen();

    HistoryList *m_list;
    ThreadPane *m_pane;
    ThreadCommands *m_commands;
    ThreadImport *m_imports;
    HistoryToolbar *m_toolbar;
};

} // namespace adduce
