// What is done with the threads that are chosen in the history.
#include "core/library/database.h"
#include "core/threads/quote_check_run.h"
#include "core/threads/thread_store.h"
#include "ui/answer/thread_marking.h"
#include "ui/common/menu_text.h"
#include "ui/common/widgets.h"
#include "ui/history/history_page.h"
#include "ui/history/thread_import.h"
#include <QFileDialog>
#include <QInputDialog>
#include <QMenu>
#include <QMessageBox>
#include <QStandardPaths>

namespace adduce {

using namespace Qt::StringLiterals;

void HistoryPage::change(const QString &text, const std::function<void(ThreadMarks &)> &work)
{
    m_marking->change(text, m_list->selected(), work);
}

void HistoryPage::openChosen()
{
    if (m_list->current() && !m_list->isBin())
        emit openInAsk(m_list->current());
}

void HistoryPage::rename()
{
    const int row = m_list->model().bringRow(m_list->current());
    if (row < 0)
        return;
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Rename thread"));
    dialog->setLabelText(tr("Title"));
    dialog->setTextValue(m_list->model().row(row).marks.title);
    connect(dialog, &QInputDialog::textValueSelected, this, [this, id = m_list->current()](const QString &title) {
        if (!title.simplified().isEmpty())
            m_marking->change(tr("Rename thread"), { id }, [&](ThreadMarks &marks) { marks.title = title.simplified(); });
    });
    dialog->open();
}

void HistoryPage::fillTags()
{
    m_tagMenu->clear();
    QStringList tags;
    const std::vector<ThreadId> chosen = m_list->selected();
    const auto carried = [&](const QString &tag) {
        return std::ranges::all_of(chosen, [&](ThreadId id) {
            const int row = m_list->model().bringRow(id);
            return row >= 0 && m_list->model().row(row).marks.tags.contains(tag);
        });
    };
    try {
        Database database = m_services.library.open();
        tags = ThreadStore(database).tags();
    } catch (const Error &error) {
        emit failed(error);
    }
    for (const QString &tag : tags) {
        QAction *action = m_tagMenu->addAction(menuText(tag));
        action->setCheckable(true);
        action->setChecked(carried(tag));
        connect(action, &QAction::triggered, this, [this, tag](bool on) { toggleTag(tag, on); });
    }
    if (!tags.isEmpty())
        m_tagMenu->addSeparator();
    m_tagMenu->addAction(icon(u"list-add"_s), tr("New tag..."), this, &HistoryPage::askForTag);
}

void HistoryPage::toggleTag(const QString &tag, bool on)
{
    change(on ? tr("Add tag") : tr("Take tag away"), [&](ThreadMarks &marks) {
        marks.tags.removeAll(tag);
        if (on)
            marks.tags << tag;
        marks.tags.sort();
    });
}

void HistoryPage::askForTag()
{
    if (m_list->selected().empty())
        return;
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("New tag"));
    dialog->setLabelText(tr("Name"));
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString &tag) {
        if (!tag.simplified().isEmpty())
            toggleTag(tag.simplified(), true);
    });
    dialog->open();
}

void HistoryPage::pinChosen()
{
    const int row = m_list->model().bringRow(m_list->current());
    if (row < 0)
        return;
    const bool pin = !m_list->model().row(row).marks.pinned;
    change(pin ? tr("Pin thread") : tr("Unpin thread"), [pin](ThreadMarks &marks) { marks.pinned = pin; });
}

void HistoryPage::removeChosen()
{
    const auto count = static_cast<int>(m_list->selected().size());
    if (count == 0)
        return;
    if (m_list->isBin())
        return askToRemoveForGood();
    change(tr("Delete thread"), [](ThreadMarks &marks) { marks.deleted = true; });
    m_list->offerUndo(tr("%n thread(s) deleted", nullptr, count));
}

void HistoryPage::restoreChosen()
{
    change(tr("Take back thread"), [](ThreadMarks &marks) { marks.deleted = false; });
}

void HistoryPage::duplicateChosen()
{
    try {
        Database database = m_services.library.open();
        ThreadStore store(database);
        std::optional<Thread> thread = store.find(m_list->current());
        if (!thread)
            return;
        thread->row.marks.title = tr("Copy of %1").arg(thread->row.marks.title);
        thread->row.marks.pinned = false;
        const ThreadId copy = store.insert(*thread);
        reload();
        m_list->select(copy);
        emit changed();
    } catch (const Error &error) {
        emit failed(error);
    }
}

void HistoryPage::checkChosen()
{
    if (m_check)
        return;
    std::vector<Citation> citations;
    try {
        Database database = m_services.library.open();
        for (const ThreadId id : m_list->selected())
            if (const auto thread = ThreadStore(database).find(id)) {
                const std::vector<Citation> more = everyCitationOf(*thread);
                citations.insert(citations.end(), more.begin(), more.end());
            }
    } catch (const Error &error) {
        emit failed(error);
        return;
    }
    m_check = new QuoteCheckRun(m_services.library, std::move(citations), this);
    connect(m_check, &QuoteCheckRun::progressed, this,
        [this](int done, int total) { m_facts->setText(tr("Looking for quote %1 of %2").arg(done).arg(total)); });
    connect(m_check, &QuoteCheckRun::failed, this, &HistoryPage::failed);
    connect(m_check, &QuoteCheckRun::finished, this, [this] {
        m_check->deleteLater();
        m_check = nullptr;
        reload();
        emit changed();
        emit checked();
    });
}

void HistoryPage::chooseImport()
{
    auto *dialog = new QFileDialog(this, tr("Import thread"), QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
        tr("Exported threads (*.json);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this, [this](const QStringList &paths) {
        for (const QString &path : paths)
            importFile(path);
    });
    dialog->open();
}

void HistoryPage::importFile(const QString &path)
{
    m_import->add(path);
}

void HistoryPage::showMenu(const QPoint &at)
{
    if (m_list->selected().empty())
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (m_list->isBin()) {
        menu->addAction(icon(u"edit-reset"_s), tr("Take back"), this, &HistoryPage::restoreChosen);
        menu->addAction(icon(u"edit-delete"_s), tr("Delete for good..."), this, &HistoryPage::removeChosen);
    } else {
        const int row = m_list->model().bringRow(m_list->current());
        const bool pinned = row >= 0 && m_list->model().row(row).marks.pinned;
        menu->addAction(icon(u"ask-about"_s), tr("Open in Ask"), this, &HistoryPage::openChosen);
        menu->addAction(icon(u"window-pin"_s), pinned ? tr("Unpin") : tr("Pin"), this, &HistoryPage::pinChosen);
        menu->addAction(icon(u"document-edit"_s), tr("Rename..."), this, &HistoryPage::rename);
        m_tagMenu->setTitle(tr("Tags"));
        m_tagMenu->setIcon(icon(u"tag"_s));
        menu->addMenu(m_tagMenu);
        menu->addSeparator();
        menu->addAction(icon(u"quote-exact"_s), tr("Check quotes"), this, &HistoryPage::checkChosen);
        menu->addAction(icon(u"document-export"_s), tr("Export..."), this, &HistoryPage::exportChosen);
        menu->addAction(icon(u"edit-copy"_s), tr("Duplicate"), this, &HistoryPage::duplicateChosen);
        menu->addSeparator();
        menu->addAction(icon(u"edit-delete"_s), tr("Delete"), this, &HistoryPage::removeChosen);
    }
    menu->popup(at);
}

void HistoryPage::exportChosen()
{
    if (!m_list->selected().empty())
        emit exportWanted(m_list->selected());
}

void HistoryPage::askToRemoveForGood()
{
    const std::vector<ThreadId> threads = m_list->selected();
    auto *question = new QMessageBox(QMessageBox::Question, tr("Delete for good"),
        tr("Delete %n thread(s) for good?", nullptr, static_cast<int>(threads.size())), QMessageBox::Cancel, this);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setInformativeText(tr("Nothing brings them back, unless they were exported."));
    QPushButton *remove = question->addButton(tr("Delete"), QMessageBox::DestructiveRole);
    question->setDefaultButton(QMessageBox::Cancel);
    connect(remove, &QPushButton::clicked, this, [this, threads] { removeForGood(threads); });
    question->open();
}

void HistoryPage::removeForGood(const std::vector<ThreadId> &threads)
{
    try {
        Database database = m_services.library.open();
        for (const ThreadId id : threads)
            ThreadStore(database).remove(id);
    } catch (const Error &error) {
        emit failed(error);
    }
    reload();
    emit changed();
}

} // namespace adduce
