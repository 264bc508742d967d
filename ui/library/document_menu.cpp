#include "ui/library/document_menu.h"

#include "ui/common/menu_text.h"
#include "ui/common/open_outside.h"
#include "ui/common/widgets.h"
#include "ui/jobs/library_job.h"
#include "ui/library/document_editing.h"
#include "ui/library/file_choice.h"
#include "ui/library/filing_menu.h"
#include "ui/library/library_filter.h"
#include "ui/library/library_model.h"
#include "ui/library/read_again.h"
#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QUrl>

namespace adduce {

using namespace Qt::StringLiterals;

DocumentMenu::DocumentMenu(std::vector<DocumentRow> chosen, QWidget *parent)
    : QMenu(parent)
    , m_chosen(std::move(chosen))
{
    setAttribute(Qt::WA_DeleteOnClose);
}

void DocumentMenu::addOpening()
{
    if (m_chosen.size() != 1)
        return;
    const DocumentRow &row = m_chosen.front();
    QAction *open = addAction(adduce::icon(u"document-open"_s), tr("Open"), this, [this, row] { emit openWanted(row); });
    QAction *newTab = addAction(
        tr("Open in a new tab"), QKeySequence(Qt::CTRL | Qt::Key_Return), this, [this, row] { emit newTabWanted(row); });
    QAction *beside = addAction(tr("Open side by side"), this, [this, row] { emit besideWanted(row); });
    for (QAction *one : { open, newTab, beside })
        one->setEnabled(canBeOpened(row));
    addAction(adduce::icon(u"edit-copy"_s), tr("Copy the name used in citations"), this,
        [row] { QGuiApplication::clipboard()->setText(shortName(row)); });
    addAction(adduce::icon(u"document-edit"_s), tr("Details..."), QKeySequence(Qt::ALT | Qt::Key_Return), this,
        [this, row] { emit detailsWanted(row); });
    addAction(adduce::icon(u"folder"_s), tr("Show in folder"), this,
        [row] { openOutside(QUrl::fromLocalFile(QFileInfo(row.path).path())); });
    addSeparator();
}

void DocumentMenu::addComparing()
{
    std::vector<DocumentId> ready;
    for (const DocumentRow &row : m_chosen)
        if (row.state == DocumentState::Ready)
            ready.push_back(row.id);
    if (m_chosen.size() < 2)
        return;
    addAction(adduce::icon(u"columns"_s), tr("Compare these papers"), this, [this, ready] {
        emit compareWanted(ready);
    })->setEnabled(ready.size() > 1);
    addSeparator();
}

void DocumentMenu::addFiling(Filer &filer)
{
    addFilingTo(*this, filer, m_chosen);
}

void DocumentMenu::addDuplicates(const std::set<DocumentId> &paired)
{
    if (m_chosen.size() != 1 || !paired.contains(m_chosen.front().id))
        return;
    addAction(tr("Compare with its possible duplicate..."), this, [this] { emit duplicatesWanted(m_chosen.front().id); });
    addSeparator();
}

void DocumentMenu::addWork(LibraryJob &job)
{
    if (m_chosen.empty())
        return;
    const bool scans =
        std::ranges::any_of(m_chosen, [](const DocumentRow &row) { return shows(LibraryShow::NeedsOcr, row, {}); });
    addAction(adduce::icon(u"view-refresh"_s), scans ? tr("Recognise text (OCR)") : tr("Read again"), &job,
        [&job, chosen = m_chosen] { readAgain(job, chosen); });
    QAction *lookUp =
        addAction(adduce::icon(u"edit-find"_s), tr("Look up at Crossref..."), this, [this] { emit lookUpWanted(m_chosen); });
    lookUp->setEnabled(std::ranges::any_of(m_chosen, [](const DocumentRow &row) { return !row.doi.isEmpty(); }));
    addAction(adduce::icon(u"edit-delete"_s), tr("Remove from the library..."), this, &DocumentMenu::removeWanted);
    addSeparator();
}

void DocumentMenu::addAdding(LibraryJob &job, const std::vector<DocumentRow> &all)
{
    if (std::ranges::count(all, DocumentState::Failed, &DocumentRow::state) > 1)
        addAction(adduce::icon(u"view-refresh"_s), tr("Retry all that failed"), &job, &LibraryJob::retryFailed);
    QWidget *window = parentWidget();
    addAction(adduce::icon(u"list-add"_s), tr("Add files..."), &job, [&job, window] { chooseFiles(job, window); });
    addAction(adduce::icon(u"folder"_s), tr("Add a folder..."), &job, [&job, window] { chooseFolder(job, window); });
}

} // namespace adduce
