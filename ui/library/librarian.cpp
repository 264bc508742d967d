#include "ui/library/librarian.h"

#include "ui/jobs/library_job.h"
#include "ui/library/crossref_lookup.h"
#include "ui/library/document_editing.h"
#include "ui/library/document_pages.h"
#include "ui/library/duplicates_dialog.h"
#include "ui/library/find_papers_dialog.h"
#include "ui/library/folder_watching.h"
#include "ui/library/library_filing.h"
#include "ui/library/reference_export.h"
#include "ui/library/reference_import.h"
#include "ui/library/removed_papers_dialog.h"
#include "ui/library/unread_dialog.h"
#include "ui/library/wanted_papers_dialog.h"
#include "ui/library/zotero_following.h"

namespace adduce {

Librarian::Librarian(const Services &services, QUndoStack &undo, QWidget *window)
    : QObject(window)
    , m_services(services)
    , m_undo(undo)
    , m_window(window)
    , m_job(new LibraryJob(services, this))
    , m_filing(new LibraryFiling(services.libraryThread, undo, this))
    , m_editing(new DocumentEditing(services.libraryThread, undo, this))
    , m_pages(new DocumentPages(services, *m_job, *m_editing, undo, window))
    , m_folders(new FolderWatching(services.libraryThread, *m_job, this))
    , m_import(new ReferenceImport(services, *m_job, this))
    , m_zotero(new ZoteroFollowing(services, *m_import, this))
    , m_export(new ReferenceExport(services, this))
    , m_crossref(new CrossrefLookup(services, this))
{
    connect(m_editing, &DocumentEditing::changed, m_job, &LibraryJob::changed);
    connect(m_editing, &DocumentEditing::said, this, &Librarian::said);
    connect(m_editing, &DocumentEditing::failed, this, &Librarian::failed);
    connect(m_editing, &DocumentEditing::queued, m_job, &LibraryJob::resume);
    connect(m_import, &ReferenceImport::changed, m_job, &LibraryJob::changed);
    connect(m_crossref, &CrossrefLookup::changed, m_job, &LibraryJob::changed);
    connect(m_import, &ReferenceImport::said, this, &Librarian::said);
    connect(m_crossref, &CrossrefLookup::said, this, &Librarian::said);
    connect(m_job, &LibraryJob::failed, this, &Librarian::failed);
    connect(m_pages, &DocumentPages::failed, this, &Librarian::failed);
    connect(m_folders, &FolderWatching::failed, this, &Librarian::failed);
    connect(m_import, &ReferenceImport::failed, this, &Librarian::failed);
    connect(m_crossref, &CrossrefLookup::failed, this, &Librarian::failed);
}

void Librarian::begin()
{
    if (m_services.library.readOnly() != ReadOnly::No)
        return; // what is left in the queue stays there
    m_job->resume();
    m_folders->watch();
    m_zotero->begin();
}

void Librarian::add(const QStringList &paths, CollectionId collection)
{
    QStringList papers;
    for (const QString &path : paths)
        if (ReferenceImport::canImport(path))
            m_import->add(path, collection);
        else
            papers << path;
    m_job->add(papers, collection);
}

void Librarian::importReferences()
{
    m_import->choose(m_window);
}

void Librarian::exportReferences()
{
    m_export->choose(m_window);
}

void Librarian::chooseFolders()
{
    m_folders->choose(m_window, *m_zotero);
}

void Librarian::findPapers(const QString &question)
{
    auto *dialog = new FindPapersDialog(m_services, question, m_window);
    connect(dialog, &FindPapersDialog::fetched, m_job, [this](const QStringList &paths) { m_job->add(paths); });
    dialog->open();
}

void Librarian::showWanted()
{
    auto *dialog = new WantedPapersDialog(m_services, *m_job, m_undo, m_window);
    connect(dialog, &WantedPapersDialog::failed, this, &Librarian::failed);
    dialog->open();
}

void Librarian::showRemoved()
{
    auto *dialog = new RemovedPapersDialog(m_services.libraryThread, *m_editing, m_window);
    connect(dialog, &RemovedPapersDialog::failed, this, &Librarian::failed);
    dialog->open();
}

static void bringForward(QWidget &window)
{
    window.show();
    window.raise();
    window.activateWindow();
}

void Librarian::showUnread()
{
    if (!m_unread) { // beside the window: what it opens is to be seen, and passwords typed
        m_unread = new UnreadDialog(m_services.libraryThread, *m_job, *m_editing, m_window);
        connect(m_unread, &UnreadDialog::openWanted, this, &Librarian::openWanted);
        connect(m_unread, &UnreadDialog::failed, this, &Librarian::failed);
    }
    bringForward(*m_unread);
}

void Librarian::showDuplicates(DocumentId chosen)
{
    if (!m_duplicates) {
        m_duplicates = new DuplicatesDialog(m_services.libraryThread, *m_job, *m_editing, m_undo, m_window);
        m_duplicates->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_duplicates, &DuplicatesDialog::openWanted, this, &Librarian::openWanted);
        connect(m_duplicates, &DuplicatesDialog::failed, this, &Librarian::failed);
    }
    m_duplicates->setCurrentPaper(chosen);
    bringForward(*m_duplicates);
}

void Librarian::lookUp(const std::vector<DocumentRow> &rows)
{
    m_crossref->askFor(rows, m_window);
}

} // namespace adduce
