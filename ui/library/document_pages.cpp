#include "ui/library/document_pages.h"

#include "ui/library/document_page.h"

namespace adduce {

DocumentPages::DocumentPages(
    const Services &services, LibraryJob &job, DocumentEditing &editing, QUndoStack &undo, QWidget *window)
    : QObject(window)
    , m_services(services)
    , m_job(job)
    , m_editing(editing)
    , m_undo(undo)
    , m_window(window)
{
}

void DocumentPages::show(const DocumentRow &row)
{
    for (DocumentPage *page : m_window->findChildren<DocumentPage *>())
        if (page->document() == row.id) {
            page->raise();
            page->activateWindow();
            return;
        }
    auto *page = new DocumentPage(m_services, m_job, m_editing, m_undo, row.id, m_window);
    connect(page, &DocumentPage::failed, this, &DocumentPages::failed);
    connect(page, &DocumentPage::documentWanted, this, &DocumentPages::show);
    connect(page, &DocumentPage::pageWanted, this, &DocumentPages::pageWanted);
    connect(page, &DocumentPage::threadWanted, this, &DocumentPages::threadWanted);
    page->show();
}

bool DocumentPages::close()
{
    for (DocumentPage *page : m_window->findChildren<DocumentPage *>())
        if (!page->close()) {
            page->raise();
            return false;
        }
    return true;
}

} // namespace adduce
