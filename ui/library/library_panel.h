#pragma once
#include "core/library/duplicate_store.h"
#include "ui/common/widgets.h"
#include "ui/library/library_filing.h"
#include "ui/jobs/library_job.h"
#include "ui/library/library_model.h"

class QComboBox;
class QLineEdit;
class QListView;
class QMenu;
class QSplitter;

namespace adduce {

class CollectionTree;
class LibraryFilter;

/// The documents of the library with their collections: find, filter, file, open, retry, remove. Adding goes through the
/// job, filing through the filing.
class LibraryPanel : public QWidget
{
    Q_OBJECT

public:
    LibraryPanel(LibraryJob &job, LibraryFiling &filing, QWidget *parent = nullptr);

    void reload();
    void find(); ///< the find box takes the focus
    bool closeTopmost(); ///< Esc: the question at the foot, then the words in the find box stay
    [[nodiscard]] LibraryModel &model() { return *m_model; }
    [[nodiscard]] CollectionTree &tree() { return *m_tree; }
    [[nodiscard]] LibraryFilter &filter() { return *m_filter; }
    [[nodiscard]] QComboBox &showChoice() { return *m_show; }
    [[nodiscard]] std::vector<DocumentRow> selected() const;
    void select(DocumentId document); ///< shows it, whatever is filtered
    void createCollection(CollectionId parent = {}); ///< with a name to be typed over
    [[nodiscard]] QByteArray saveState() const; ///< where the tree ends; empty while nobody chose it
    void restoreState(const QByteArray &state);

public slots:
    void addFiles();
    void addFolder();
    void retryFailed();

signals:
    void documentActivated(const adduce::DocumentRow &row);
    void detailsWanted(const adduce::DocumentRow &row);
    void lookUpWanted(const std::vector<adduce::DocumentRow> &rows); ///< at Crossref
    void filesDropped(const QStringList &paths, adduce::CollectionId collection); ///< none: onto no collection
    void selectionChanged();
    void said(const QString &text);
    void failed(const adduce::Error &error);

private:
    QWidget *makeHead();
    QWidget *makeEmpty();
    QWidget *makeFoot();
    void connectTree();
    void showMenu(const QPoint &position);
    void addFilingTo(QMenu &menu, const std::vector<DocumentRow> &rows);
    void addDuplicatesTo(QMenu &menu, const DocumentRow &row);
    void askForTag(const std::vector<DocumentId> &documents);
    void showDetails();
    void askToRemove();
    void retry();
    void updateCount();
    void updatePlace();
    void showEverything();
    /// Does it as one step that can be undone, and says so; what goes wrong is said, too.
    void perform(const QString &text, const std::function<void(CollectionStore &)> &work);

    LibraryJob &m_job;
    LibraryFiling &m_filing;
    LibraryModel *m_model;
    LibraryFilter *m_filter;
    CollectionTree *m_tree;
    QSplitter *m_parts;
    QLineEdit *m_find;
    QComboBox *m_show;
    QListView *m_list;
    QWidget *m_empty = nullptr;
    PlainLabel *m_emptyText = nullptr;
    PlainLabel *m_count;
    QWidget *m_foot = nullptr;
    IconLabel *m_footIcon = nullptr;
    PlainLabel *m_footText = nullptr;
    QPushButton *m_retry = nullptr, *m_remove = nullptr, *m_keep = nullptr;
    std::vector<DocumentId> m_removing;
    std::vector<Duplicate> m_duplicates;
    bool m_partsChosen = false; ///< where the tree ends, by the user
};

/// Asks for files or a folder and gives the choice to `job`; not blocking.
void chooseFiles(LibraryJob &job, QWidget *parent);
void chooseFolder(LibraryJob &job, QWidget *parent);

} // namespace adduce
