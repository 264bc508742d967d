#pragma once
#include "core/library/document_store.h"
#include "ui/common/services.h"
#include <QObject>
#include <QPointer>

class QUndoStack;

namespace adduce {

class CrossrefLookup;
class DocumentEditing;
class DocumentPages;
class FolderWatching;
class LibraryFiling;
class LibraryJob;
class ReferenceExport;
class ReferenceImport;
class UnreadDialog;
class ZoteroFollowing;
class DuplicatesDialog;

/// What is done to the library: papers are read, filed, described, looked up, exchanged with reference managers. Tells when
/// lists of it are to be read again, and what was done or went wrong.
class Librarian : public QObject
{
    Q_OBJECT

public:
    /// `window` is the one of its dialogs and of the pages of documents.
    Librarian(const Services &services, QUndoStack &undo, QWidget *window);

    void begin(); ///< goes on with what was left, and watches the folders
    /// Papers, folders of them, and what reference managers wrote; into this collection, if any.
    void add(const QStringList &paths, CollectionId collection = {});
    void importReferences(); ///< asks which
    void exportReferences(); ///< asks where to
    void chooseFolders(); ///< to be watched
    void findPapers(const QString &question); ///< that services know on it, in a dialog
    void showWanted(); ///< the references without a paper, in a dialog
    void showRemoved(); ///< the papers that can be put back, in a dialog
    void showDuplicates(DocumentId chosen = {}); ///< the papers that look like one, in a dialog; first the pair of this one
    void showUnread(); ///< the documents that could not be read, and why, in a dialog
    void lookUp(const std::vector<DocumentRow> &rows); ///< at Crossref, once that is allowed
    [[nodiscard]] LibraryJob &job() { return *m_job; }
    [[nodiscard]] LibraryFiling &filing() { return *m_filing; }
    [[nodiscard]] DocumentEditing &editing() { return *m_editing; }
    [[nodiscard]] DocumentPages &pages() { return *m_pages; }
    [[nodiscard]] ReferenceExport &referenceExport() { return *m_export; }

signals:
    void openWanted(const adduce::DocumentRow &row); ///< in the reader
    void said(const QString &text);
    void failed(const adduce::Error &error);

private:
    const Services &m_services;
    QUndoStack &m_undo;
    QWidget *m_window;
    LibraryJob *m_job;
    LibraryFiling *m_filing;
    DocumentEditing *m_editing;
    DocumentPages *m_pages;
    FolderWatching *m_folders;
    ReferenceImport *m_import;
    ZoteroFollowing *m_zotero;
    ReferenceExport *m_export;
    CrossrefLookup *m_crossref;
    QPointer<UnreadDialog> m_unread;
    QPointer<DuplicatesDialog> m_duplicates;
};

} // namespace adduce
