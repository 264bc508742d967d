#pragma once
#include "ui/common/latest_read.h"
#include "ui/common/services.h"
#include "ui/common/widgets.h"
#include "ui/library/library_model.h"

class QSplitter;

namespace adduce {

class CollectionTree;
class DocumentEditing;
class DocumentFoot;
class DocumentList;
class DocumentMenu;
class EmptyNote;
class Filer;
class FilterBar;
class LibraryFiling;
class LibraryFilter;
class LibraryJob;
class RemovalQuestion;

/// The documents of the library with their collections: find, filter, file, open, retry, remove.
class LibraryPanel : public QWidget
{
    Q_OBJECT

public:
    LibraryPanel(LibraryThread &library, LibraryJob &job, DocumentEditing &editing, LibraryFiling &filing);

    void reload(); ///< from the library; it begins empty, and reloaded() follows
    bool closeTopmost(); ///< Esc: the question at the foot, then the words in the find box stay
    [[nodiscard]] LibraryModel &model() const { return *m_model; }
    [[nodiscard]] CollectionTree &tree() const { return *m_tree; }
    [[nodiscard]] LibraryFilter &filter() const { return *m_filter; }
    [[nodiscard]] DocumentList &list() const { return *m_list; }
    [[nodiscard]] FilterBar &bar() const { return *m_bar; }
    [[nodiscard]] Filer &filer() { return *m_filer; }
    void select(DocumentId document); ///< shows it, whatever is filtered; none: everything
    [[nodiscard]] QByteArray saveState() const; ///< where the tree ends; empty while nobody chose it
    void restoreState(const QByteArray &state);

signals:
    void reloaded();
    void documentActivated(const adduce::DocumentRow &row);
    void detailsWanted(const adduce::DocumentRow &row);
    void menuMade(adduce::DocumentMenu &menu); ///< about to be shown; for what it offers that is not done here
    void filesDropped(const QStringList &paths, adduce::CollectionId collection); ///< none: onto no collection
    void said(const QString &text);
    void failed(const adduce::Error &error);

private:
    void layOut();
    void connectParts();
    void showMenu(const QPoint &position);
    void updateCount();
    void updatePlace();
    struct Contents;
    void show(Contents contents);

    LatestRead m_reading, m_placing;
    LibraryJob &m_job;
    DocumentEditing &m_editing;
    LibraryFiling &m_filing;
    LibraryModel *m_model;
    LibraryFilter *m_filter;
    CollectionTree *m_tree;
    Filer *m_filer;
    QSplitter *m_parts;
    FilterBar *m_bar;
    DocumentList *m_list;
    EmptyNote *m_empty;
    DocumentFoot *m_foot;
    RemovalQuestion *m_removal;
    bool m_partsChosen = false; ///< where the tree ends, by the user
};

} // namespace adduce
