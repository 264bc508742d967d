// The thread in hand: opened, left, kept, named, copied.
#include "core/export/export.h"
#include "core/export/library_export.h"
#include "core/library/database.h"
#include "core/threads/quote_check.h"
#include "core/threads/thread_list.h"
#include "core/threads/thread_store.h"
#include "ui/ask/ask_page.h"
#include "ui/answer/thread_marking.h"
#include "ui/common/widgets.h"
#include <QBuffer>
#include <QClipboard>
#include <QGuiApplication>
#include <QInputDialog>
#include <QMenu>

namespace adduce {

using namespace Qt::StringLiterals;

bool AskPage::isFree()
{
    if (m_run) {
        emit said(tr("“%1” is still being answered: stop it or wait, then change the thread.").arg(inShort(m_turn->question())));
        return false;
    }
    return keepAnswers();
}

/// Once more what could not be saved when it was answered, oldest first: they are one thread.
bool AskPage::keepAnswers()
{
    for (TurnWidget *turn : m_view->turns()) {
        if (!turn->unkept())
            continue;
        try {
            const Answer answer = *turn->unkept();
            const SavedTurn saved = keepIn(m_services.library, { m_thread, turn->firstVersion() })(answer);
            turn->setKept(saved.turn);
            kept(saved, answer.question);
        } catch (const Error &error) {
            turn->setUnkept(error);
            m_view->scrollToTurn(turn);
            return false;
        }
    }
    return true;
}

/// Until then the question stays in the box: a window that is killed comes back with it.
void AskPage::kept(SavedTurn saved, const QString &question)
{
    if (m_box->text().toPlainText().trimmed() == question) { // not what was typed meanwhile
        m_box->text().clear();
        m_box->endEditing();
    } else if (m_turn && m_turn == m_edited)
        m_box->leaveEditing(); // that edit is answered: these words are the next question
    m_thread = saved.thread;
    reloadMarks();
    emit threadSaved(saved.thread);
}

void AskPage::exportThread()
{
    if (m_thread && !m_run)
        emit exportWanted({ m_thread });
}

void AskPage::newThread()
{
    if (!isFree())
        return;
    m_box->leaveEditing();
    m_edited = nullptr;
    m_view->clear();
    m_thread = {};
    m_marks = {};
    updateHead();
    m_box->text().setFocus();
    emit threadChanged();
}

void AskPage::openThread(ThreadId id)
{
    if ((m_run && id == m_thread) || !isFree())
        return;
    try {
        Database database = m_services.library.open();
        const std::optional<Thread> thread = ThreadStore(database).find(id);
        if (!thread)
            return;
        m_box->leaveEditing();
        m_edited = nullptr;
        m_thread = id;
        m_marks = thread->row.marks;
        m_view->setCitationNotes(citationNotes(database, everyCitationOf(*thread)));
        m_view->setThread(*thread, {}, true);
        for (const Turn &turn : thread->turns)
            m_box->text().remember(turn.answer.question);
    } catch (const Error &error) {
        emit failed(error);
    }
    updateHead();
    emit threadChanged();
}

void AskPage::reloadMarks()
{
    try {
        Database database = m_services.library.open();
        if (const auto row = m_thread ? findThreadRow(database, m_thread) : std::nullopt)
            m_marks = row->marks;
    } catch (const Error &error) {
        emit failed(error);
    }
    // An answer that is not saved stays with it in sight: to be saved, which brings the thread back, or given up.
    const bool isUnkept = std::ranges::any_of(m_view->turns(), [](const TurnWidget *turn) { return bool(turn->unkept()); });
    if (m_marks.deleted && !m_run && !isUnkept)
        return newThread();
    updateHead();
}

void AskPage::reloadNotes()
{
    try {
        Database database = m_services.library.open();
        if (const auto thread = m_thread ? ThreadStore(database).find(m_thread) : std::nullopt)
            m_view->setCitationNotes(citationNotes(database, everyCitationOf(*thread)));
    } catch (const Error &error) {
        emit failed(error);
    }
}

void AskPage::fillMenu()
{
    m_menu->clear();
    m_menu->addAction(icon(u"document-edit"_s), tr("Rename..."), this, &AskPage::rename);
    m_menu->addAction(icon(u"edit-copy"_s), tr("Copy thread as Markdown"), this,
        [this] { copyAs([](Database &, const Thread &thread, QIODevice &to) { writeMarkdown(contentOf({ thread }), to); }); });
    m_menu->addAction(tr("Copy what is cited as BibTeX"), this, [this] {
        copyAs([](Database &database, const Thread &thread, QIODevice &to) { writeCited(database, citationsOf(thread), to); });
    });
    m_menu->addSeparator();
    m_menu->addAction(icon(u"edit-delete"_s), tr("Delete thread"), this, [this] {
        if (isFree()) // an answer that is kept afterwards would bring it back
            m_marking->change(tr("Delete thread"), { m_thread }, [](ThreadMarks &marks) { marks.deleted = true; });
    });
}

void AskPage::copyAs(const std::function<void(Database &, const Thread &, QIODevice &)> &write)
{
    try {
        Database database = m_services.library.open();
        const auto thread = ThreadStore(database).find(m_thread);
        if (!thread)
            return;
        QBuffer text;
        text.open(QIODevice::WriteOnly);
        write(database, *thread, text);
        QGuiApplication::clipboard()->setText(QString::fromUtf8(text.data()));
    } catch (const Error &error) {
        emit failed(error);
    }
}

void AskPage::rename()
{
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Rename thread"));
    dialog->setLabelText(tr("Title"));
    dialog->setTextValue(m_marks.title);
    connect(dialog, &QInputDialog::textValueSelected, this, [this, id = m_thread](const QString &title) {
        if (!title.simplified().isEmpty())
            m_marking->change(tr("Rename thread"), { id }, [&](ThreadMarks &marks) { marks.title = title.simplified(); });
    });
    dialog->open();
}

} // namespace adduce
