#pragma once
#include "ui/common/latest_read.h"
#include "ui/common/services.h"
#include "ui/history/thread_list_model.h"
#include <QWidget>

class QListView;

namespace adduce {

class HistoryFoot;
class ThreadDelegate;
class ThreadFilterBar;
class ThreadSearchBox;

/// The saved threads: searched, filtered, chosen one or many; or those in the bin.
class HistoryList : public QWidget
{
    Q_OBJECT

public:
    explicit HistoryList(const Services &services, QWidget *parent = nullptr);

    void reload(); ///< keeps the choice and the place
    void select(ThreadId id); ///< once the list is read; the first one when it is not shown then
    void reveal(ThreadId id); ///< whatever is sought and filtered
    void showBin(bool bin);
    [[nodiscard]] ThreadListModel &model() { return *m_model; }
    [[nodiscard]] QListView &view() { return *m_list; }
    [[nodiscard]] ThreadId current() const { return m_current; }
    [[nodiscard]] std::vector<ThreadId> selected() const;
    [[nodiscard]] bool isBin() const { return m_bin; }
    [[nodiscard]] const QStringList &tags() const { return m_tags; } ///< that any thread carries
    [[nodiscard]] QString emptyWords() const; ///< why no thread is shown
    [[nodiscard]] ThreadSearchBox &findBox() { return *m_find; }
    [[nodiscard]] HistoryFoot &foot() { return *m_foot; }

signals:
    void chosen(); ///< another thread, or other words sought in it
    void activated();
    void menuWanted(const QPoint &at); ///< on the screen
    void failed(const adduce::Error &error);

private:
    QWidget *makeHead();
    void applyFilters();
    void showCount();
    struct Listed;
    void show(Listed listed);

    LibraryThread &m_library;
    LatestRead m_reading;
    ThreadListModel *m_model;
    ThreadDelegate *m_delegate;
    ThreadSearchBox *m_find;
    ThreadFilterBar *m_filters;
    QListView *m_list;
    HistoryFoot *m_foot;
    QStringList m_tags;
    ThreadId m_current;
    std::optional<ThreadId> m_wanted; ///< to be selected once the list is read
    bool m_isReading = false;
    bool m_bin = false;
    bool m_wantsBin = false; ///< what is read next
    bool m_quiet = false; ///< the model is being filled
};

} // namespace adduce
