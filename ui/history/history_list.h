#pragma once
#include "ui/common/services.h"
#include "ui/history/thread_finder.h"
#include "ui/history/thread_list_model.h"
#include <QWidget>

class QComboBox;
class QLineEdit;
class QListView;
class QToolButton;

namespace adduce {

class ElidedLabel;
class PlainLabel;
class ThreadDelegate;

/// The saved threads: searched, filtered, chosen one or many; or those in the bin.
class HistoryList : public QWidget
{
    Q_OBJECT

public:
    explicit HistoryList(const Services &services, QWidget *parent = nullptr);

    void reload(); ///< keeps the choice and the place
    void select(ThreadId id); ///< the first one when it is not shown
    void reveal(ThreadId id); ///< whatever is sought and filtered
    void find();
    void showBin(bool bin);
    void offerUndo(const QString &done); ///< empty takes the offer away
    [[nodiscard]] ThreadListModel &model() { return *m_model; }
    [[nodiscard]] QListView &view() { return *m_list; }
    [[nodiscard]] ThreadId current() const { return m_current; }
    [[nodiscard]] std::vector<ThreadId> selected() const;
    [[nodiscard]] bool isBin() const { return m_bin; }
    [[nodiscard]] QString emptyWords() const; ///< why no thread is shown
    [[nodiscard]] QLineEdit &findBox() { return *m_find; }

signals:
    void chosen(); ///< another thread, or other words sought in it
    void activated();
    void undoWanted();
    void importWanted();
    void menuWanted(const QPoint &at); ///< on the screen
    void failed(const adduce::Error &error);

private:
    QWidget *makeHead();
    QWidget *makeFoot();
    void fillFilters();
    void applyFilters();
    void search();
    void showFound(const QString &query, const std::vector<ThreadId> &threads);
    void showCount();

    const Services &m_services;
    ThreadListModel *m_model;
    ThreadDelegate *m_delegate;
    ThreadFinder *m_finder;
    QLineEdit *m_find;
    QComboBox *m_tag, *m_scope, *m_writer, *m_confidence;
    QListView *m_list;
    PlainLabel *m_count;
    QToolButton *m_binButton;
    QWidget *m_undoBar;
    ElidedLabel *m_undoText;
    ThreadId m_current;
    bool m_bin = false;
    bool m_quiet = false; ///< the model is being filled
};

} // namespace adduce
