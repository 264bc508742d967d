#include "ui/history/thread_commands.h"

#include "core/laboratory/shareable.h"
#include "core/threads/thread_store.h"
#include "ui/answer/thread_marking.h"
#include "ui/common/ask_for_text.h"
#include "ui/common/icons.h"
#include "ui/common/laboratory_sharing.h"
#include "ui/common/library_thread.h"
#include "ui/common/quote_checker.h"
#include "ui/history/history_foot.h"
#include "ui/history/history_list.h"
#include "ui/history/tag_menu.h"
#include "ui/history/thread_search_box.h"
#include <QMessageBox>
#include <QPushButton>

namespace adduce {

using namespace Qt::StringLiterals;

static void askToRemove(int count, std::function<void()> remove, QWidget *parent)
{
    auto *question = new QMessageBox(QMessageBox::Question, ThreadCommands::tr("Delete for good"),
        ThreadCommands::tr("Delete %Ln thread(s) for good?", nullptr, count), QMessageBox::Cancel, parent);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setInformativeText(ThreadCommands::tr("Nothing brings them back, unless they were exported."));
    const QPushButton *yes = question->addButton(ThreadCommands::tr("Delete"), QMessageBox::DestructiveRole);
    question->setDefaultButton(QMessageBox::Cancel);
    QObject::connect(yes, &QPushButton::clicked, parent, std::move(remove));
    question->open();
}

ThreadCommands::ThreadCommands(LibraryThread &library, QUndoStack &undo, HistoryList &list, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_list(list)
    , m_marking(new ThreadMarking(library, undo, this))
    , m_checker(new QuoteChecker(library.library(), this))
    , m_sharing(new LaboratorySharing(library, shareableThreads(), this))
{
    connect(&list.model(), &QAbstractItemModel::modelReset, m_sharing, &LaboratorySharing::refresh);
    connect(m_sharing, &LaboratorySharing::failed, this, &ThreadCommands::failed);
    auto *tags = new TagMenu(list, &list);
    m_tags = tags;
    connect(tags, &TagMenu::tagToggled, this, &ThreadCommands::toggleTag);
    connect(tags, &TagMenu::newTagWanted, this, &ThreadCommands::askForTag);
    connect(m_marking, &ThreadMarking::changed, this, &ThreadCommands::emitChange);
    connect(m_marking, &ThreadMarking::failed, this, &ThreadCommands::failed);
    connect(m_checker, &QuoteChecker::progressed, this, &ThreadCommands::checking);
    connect(m_checker, &QuoteChecker::failed, this, &ThreadCommands::failed);
    connect(m_checker, &QuoteChecker::finished, this, [this] {
        emitChange();
        emit checked();
    });
}

void ThreadCommands::emitChange()
{
    m_list.reload();
    emit changed();
}

void ThreadCommands::change(const QString &text, std::function<void(ThreadMarks &)> work, std::function<void()> done)
{
    m_marking->change(text, m_list.selected(), std::move(work), std::move(done));
}

const ThreadRow *ThreadCommands::current() const
{
    const int row = m_list.model().bringRow(m_list.current());
    return row < 0 ? nullptr : &m_list.model().row(row);
}

void ThreadCommands::open()
{
    if (m_list.current() && !m_list.isBin())
        emit openInAsk(m_list.current());
}

void ThreadCommands::rename()
{
    if (const ThreadRow *row = current())
        askForText(&m_list, tr("Rename thread"), tr("Title"), row->marks.title, [this, id = row->id](const QString &title) {
            m_marking->change(tr("Rename thread"), { id }, [title](ThreadMarks &marks) { marks.title = title; });
        });
}

void ThreadCommands::pin()
{
    const ThreadRow *row = current();
    if (!row)
        return;
    const bool pin = !row->marks.isPinned;
    change(pin ? tr("Pin thread") : tr("Unpin thread"), [pin](ThreadMarks &marks) { marks.isPinned = pin; });
}

void ThreadCommands::askForTag()
{
    if (!m_list.selected().empty())
        askForText(&m_list, tr("New tag"), tr("Name"), {}, [this](const QString &tag) { toggleTag(tag, true); });
}

void ThreadCommands::toggleTag(const QString &tag, bool on)
{
    change(on ? tr("Add tag") : tr("Take tag away"), [tag, on](ThreadMarks &marks) { setTag(marks, tag, on); });
}

void ThreadCommands::remove()
{
    const auto count = static_cast<int>(m_list.selected().size());
    if (count == 0)
        return;
    if (m_list.isBin())
        return askToRemove(count, [this, threads = m_list.selected()] { removeForGood(threads); }, &m_list);
    change(
        tr("Delete thread"), [](ThreadMarks &marks) { marks.isDeleted = true; },
        [this, count] { m_list.foot().offerUndo(tr("%Ln thread(s) deleted", nullptr, count)); });
}

void ThreadCommands::restore()
{
    change(tr("Take back thread"), [](ThreadMarks &marks) { marks.isDeleted = false; });
}

void ThreadCommands::removeForGood(const std::vector<ThreadId> &threads)
{
    const auto remove = [threads](Database &database) {
        for (const ThreadId id : threads)
            ThreadStore(database).remove(id);
    };
    m_library.write(
        this, remove, [this] { emitChange(); },
        [this](const Error &error) {
            emit failed(error);
            emitChange(); // some may be gone
        });
}

void ThreadCommands::duplicate()
{
    const auto copy = [id = m_list.current()](Database &database) {
        ThreadStore store(database);
        std::optional<Thread> thread = store.find(id);
        if (!thread)
            return ThreadId {};
        thread->row.marks.title = tr("Copy of %1").arg(thread->row.marks.title);
        thread->row.marks.isPinned = false;
        return store.insert(*thread);
    };
    m_library.write(this, copy, [this](ThreadId made) {
        if (!made)
            return;
        m_list.reload();
        m_list.select(made);
        emit changed();
    });
}

void ThreadCommands::checkQuotes()
{
    const auto read = [threads = m_list.selected()](Database &database) {
        std::vector<Citation> citations;
        for (const ThreadId id : threads)
            if (const auto thread = ThreadStore(database).find(id)) {
                const std::vector<Citation> more = everyCitationOf(*thread);
                citations.insert(citations.end(), more.begin(), more.end());
            }
        return citations;
    };
    m_library.read(this, read, [this](std::vector<Citation> citations) { m_checker->check(std::move(citations)); });
}

/// By its first question, whatever the thread is called.
void ThreadCommands::findLike()
{
    m_library.read(
        this, [id = m_list.current()](Database &database) { return ThreadStore(database).earlierTurns(id); },
        [this](const std::vector<EarlierTurn> &turns) {
            if (!turns.empty())
                m_list.findBox().findLike(turns.front().question);
        });
}

void ThreadCommands::exportChosen()
{
    if (!m_list.selected().empty())
        emit exportWanted(m_list.selected());
}

void ThreadCommands::showMenu(const QPoint &at)
{
    if (m_list.selected().empty())
        return;
    auto *menu = new QMenu(&m_list);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (m_list.isBin()) {
        menu->addAction(icon(u"edit-reset"_s), tr("Take back"), this, &ThreadCommands::restore);
        menu->addAction(icon(u"edit-delete"_s), tr("Delete for good..."), this, &ThreadCommands::remove);
    } else {
        const ThreadRow *row = current();
        menu->addAction(icon(u"ask-about"_s), tr("Open in Ask"), this, &ThreadCommands::open);
        menu->addAction(icon(u"window-pin"_s), row && row->marks.isPinned ? tr("Unpin") : tr("Pin"), this, &ThreadCommands::pin);
        menu->addAction(icon(u"document-edit"_s), tr("Rename..."), this, &ThreadCommands::rename);
        menu->addMenu(m_tags);
        menu->addSeparator();
        menu->addAction(icon(u"edit-find"_s), tr("Questions like this one"), this, &ThreadCommands::findLike);
        menu->addAction(icon(u"quote-exact"_s), tr("Check quotes"), this, &ThreadCommands::checkQuotes);
        if (row)
            menu->addAction(
                icon(u"view-refresh"_s), tr("Compare with today..."), this, [this, id = row->id] { emit replayWanted(id); });
        menu->addAction(icon(u"document-export"_s), tr("Export..."), this, &ThreadCommands::exportChosen);
        menu->addAction(icon(u"edit-copy"_s), tr("Duplicate"), this, &ThreadCommands::duplicate);
        std::vector<qint64> chosen;
        for (const ThreadId thread : m_list.selected())
            chosen.push_back(thread.value);
        m_sharing->addTo(*menu, chosen);
        menu->addSeparator();
        menu->addAction(icon(u"edit-delete"_s), tr("Delete"), this, &ThreadCommands::remove);
    }
    menu->popup(at);
}

} // namespace adduce
