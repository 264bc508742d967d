#pragma once
#include "ui/ask/thread_view.h"
#include "ui/common/services.h"
#include "ui/history/thread_list_model.h"

class QLineEdit;
class QListView;

namespace adduce {

class ThreadDelegate;

/// Saved threads on the left, the chosen one to read on the right.
class HistoryPage : public QWidget
{
    Q_OBJECT

public:
    explicit HistoryPage(const Services &services, QWidget *parent = nullptr);
    ~HistoryPage() override;

    void reload(); ///< keeps the choice and the place
    void select(ThreadId id);
    void find();
    bool closeTopmost();
    [[nodiscard]] ThreadListModel &model() { return *m_model; }
    [[nodiscard]] ThreadView &threadView() { return *m_view; }
    void removeChosen(); ///< can be undone until the tab is left
    void undoRemove();

signals:
    void openInAsk(adduce::ThreadId thread);
    void exportWanted(adduce::ThreadId thread);
    void citationActivated(const adduce::Citation &citation, const std::vector<adduce::Citation> &others);
    void sentenceFocused(const adduce::Citation &citation);
    void changed(); ///< a thread was renamed or removed
    void failed(const adduce::Error &error);

protected:
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeList();
    QWidget *makeThread();
    void showChosen();
    void rename();
    void finishRemove();

    const Services &m_services;
    ThreadListModel *m_model;
    ThreadDelegate *m_delegate;
    QLineEdit *m_find;
    QListView *m_list;
    PlainLabel *m_count;
    ThreadView *m_view;
    PlainLabel *m_empty;
    QList<QWidget *> m_needsThread;
    QWidget *m_undoBar;
    ElidedLabel *m_undoText;
    ThreadId m_chosen;
    ThreadId m_removing;
};

} // namespace adduce
