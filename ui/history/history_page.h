#pragma once
#include "core/threads/quote_check.h"
#include "ui/answer/thread_view.h"
#include "ui/common/services.h"
#include "ui/history/history_list.h"

class QUndoStack;

namespace adduce {

class MarkedLabel;
class QuoteCheckRun;
class ThreadImport;
class ThreadMarking;

/// Saved threads on the left, the chosen one to read on the right.
class HistoryPage : public QWidget
{
    Q_OBJECT

public:
    HistoryPage(const Services &services, QUndoStack &undo, QWidget *parent = nullptr);

    void reload() { m_list->reload(); }
    void select(ThreadId id) { m_list->select(id); }
    void reveal(ThreadId id) { m_list->reveal(id); }
    void find() { m_list->find(); }
    bool closeTopmost();
    [[nodiscard]] HistoryList &list() { return *m_list; }
    [[nodiscard]] ThreadListModel &model() { return m_list->model(); }
    [[nodiscard]] ThreadView &threadView() { return *m_view; }
    void openChosen(); ///< in Ask
    void rename();
    void askForTag();
    void removeChosen(); ///< to the bin; in the bin for good, after a question
    void restoreChosen(); ///< out of the bin
    void duplicateChosen();
    void pinChosen();
    void toggleTag(const QString &tag, bool on);
    void checkChosen(); ///< looks for its quotes again
    void exportChosen();
    void chooseImport();
    void importFile(const QString &path);

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
    QLayout *makeTools();
    void showChosen();
    void showTools();
    void showFacts(const Thread &thread);
    void showMatch(int match);
    void showMenu(const QPoint &at);
    void fillTags();
    void askToRemoveForGood();
    void removeForGood(const std::vector<ThreadId> &threads);
    void change(const QString &text, const std::function<void(ThreadMarks &)> &work);

    const Services &m_services;
    QUndoStack &m_undo;
    HistoryList *m_list;
    ThreadMarking *m_marking;
    ThreadImport *m_import;
    QuoteCheckRun *m_check = nullptr;
    ThreadView *m_view;
    MarkedLabel *m_title;
    PlainLabel *m_facts;
    PlainLabel *m_empty;
    QWidget *m_head; ///< title and facts of the thread
    QMenu *m_tagMenu;
    QPushButton *m_open = nullptr, *m_restore = nullptr;
    QList<QPushButton *> m_tools; ///< that a kept thread needs
    QToolButton *m_more = nullptr;
    QWidget *m_steps = nullptr; ///< from match to match
    PlainLabel *m_stepText = nullptr;
    int m_match = 0;
    /// What the view shows: it is not laid out again for the same, and so keeps its place.
    struct Shown
    {
        Thread thread;
        QStringList words;
        CitationNotes notes;
        friend bool operator==(const Shown &, const Shown &) = default;
    };
    Shown m_shown;
};

} // namespace adduce
