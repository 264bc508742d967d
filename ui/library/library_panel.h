#pragma once
#include "ui/common/widgets.h"
#include "ui/library/library_job.h"
#include "ui/library/library_model.h"

class QLineEdit;
class QListView;

namespace adduce {

/// The documents of the library: find, open, retry, remove. Adding goes through the job.
class LibraryPanel : public QWidget
{
    Q_OBJECT

public:
    explicit LibraryPanel(LibraryJob &job, QWidget *parent = nullptr);

    void reload();
    void find(); ///< the find box takes the focus
    bool closeTopmost(); ///< Esc: the question at the foot, then the words in the find box stay
    [[nodiscard]] LibraryModel &model() { return *m_model; }
    [[nodiscard]] std::vector<DocumentRow> selected() const;

public slots:
    void addFiles();
    void addFolder();

signals:
    void documentActivated(const adduce::DocumentRow &row);
    void detailsWanted(const adduce::DocumentRow &row);
    void selectionChanged();
    void failed(const adduce::Error &error);

private:
    QWidget *makeFoot();
    void showMenu(const QPoint &position);
    void showDetails();
    void askToRemove();
    void retry();
    void updateCount();

    LibraryJob &m_job;
    LibraryModel *m_model;
    LibraryFilter *m_filter;
    QLineEdit *m_find;
    QListView *m_list;
    PlainLabel *m_count;
    QWidget *m_foot = nullptr;
    IconLabel *m_footIcon = nullptr;
    PlainLabel *m_footText = nullptr;
    QPushButton *m_retry = nullptr, *m_remove = nullptr, *m_keep = nullptr;
    std::vector<DocumentId> m_removing;
};

/// Asks for files or a folder and gives the choice to `job`; not blocking.
void chooseFiles(LibraryJob &job, QWidget *parent);
void chooseFolder(LibraryJob &job, QWidget *parent);

} // namespace adduce
