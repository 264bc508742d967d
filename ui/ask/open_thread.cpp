#include "ui/ask/open_thread.h"

#include "core/export/export.h"
#include "core/export/library_export.h"
#include "core/library/database.h"
#include "core/threads/quote_check.h"
#include "core/threads/thread_list.h"
#include "core/threads/thread_store.h"
#include "ui/answer/thread_marking.h"
#include "ui/answer/thread_view.h"
#include <QBuffer>
#include <QClipboard>
#include <QGuiApplication>

namespace adduce {

OpenThread::OpenThread(const Library &library, ThreadView &view, QUndoStack &undo, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_view(view)
    , m_marking(new ThreadMarking(library, undo, this))
{
    connect(m_marking, &ThreadMarking::failed, this, &OpenThread::failed);
    connect(m_marking, &ThreadMarking::changed, this, [this] {
        reloadMarks();
        emit marked();
    });
}

QString OpenThread::title() const
{
    return m_view.turns().empty() || !m_marks.title.isEmpty() ? m_marks.title : m_view.turns().front()->asked().text();
}

int OpenThread::questions() const
{
    return static_cast<int>(m_view.turns().size());
}

// ---- which one

void OpenThread::open(ThreadId id)
{
    QStringList questions;
    try {
        Database database = m_library.open();
        const std::optional<Thread> thread = ThreadStore(database).find(id);
        if (!thread)
            return;
        m_view.setCitationNotes(citationNotes(database, everyCitationOf(*thread)));
        m_view.setThread(*thread, {}, true);
        m_id = id;
        m_marks = thread->row.marks;
        for (const Turn &turn : thread->turns)
            questions << turn.answer.question;
    } catch (const Error &error) {
        emit failed(error);
        return;
    }
    emit changed(questions);
}

void OpenThread::close()
{
    m_view.clear();
    m_id = {};
    m_marks = {};
    emit changed({});
}

// ---- what is kept of it

void OpenThread::setSaved(ThreadId id, const QString &question)
{
    emit answerSaved(question);
    m_id = id;
    reloadMarks();
    emit saved(id);
}

/// Oldest first: they are one thread.
bool OpenThread::keepAnswers()
{
    for (TurnWidget *turn : m_view.turns()) {
        AskedQuestion &asked = turn->asked();
        if (!asked.unkept())
            continue;
        try {
            const Answer answer = *asked.unkept();
            const SavedTurn saved = keepIn(m_library, { m_id, asked.firstVersion() })(answer);
            asked.setKept(saved.turn);
            setSaved(saved.thread, answer.question);
        } catch (const Error &error) {
            asked.setUnkept(error);
            m_view.scrollToTurn(turn);
            return false;
        }
    }
    return true;
}

bool OpenThread::hasUnkept() const
{
    return std::ranges::any_of(m_view.turns(), [](const TurnWidget *turn) { return turn->asked().unkept() != nullptr; });
}

void OpenThread::reloadMarks()
{
    try {
        Database database = m_library.open();
        if (const auto row = m_id ? findThreadRow(database, m_id) : std::nullopt)
            m_marks = row->marks;
    } catch (const Error &error) {
        emit failed(error);
    }
    emit marksRead();
}

void OpenThread::reloadNotes()
{
    try {
        Database database = m_library.open();
        if (const auto thread = m_id ? ThreadStore(database).find(m_id) : std::nullopt)
            m_view.setCitationNotes(citationNotes(database, everyCitationOf(*thread)));
    } catch (const Error &error) {
        emit failed(error);
    }
}

// ---- what is done with it

void OpenThread::pin(bool pinned)
{
    m_marking->change(
        pinned ? tr("Pin thread") : tr("Unpin thread"), { m_id }, [=](ThreadMarks &marks) { marks.pinned = pinned; });
}

void OpenThread::rename(const QString &title)
{
    if (!title.simplified().isEmpty())
        m_marking->change(tr("Rename thread"), { m_id }, [&](ThreadMarks &marks) { marks.title = title.simplified(); });
}

void OpenThread::remove()
{
    m_marking->change(tr("Delete thread"), { m_id }, [](ThreadMarks &marks) { marks.deleted = true; });
}

void OpenThread::copyAsMarkdown()
{
    copy([](Database &, const Thread &thread, QIODevice &to) { writeMarkdown(contentOf({ thread }), to); });
}

void OpenThread::copyCited()
{
    copy([](Database &database, const Thread &thread, QIODevice &to) { writeCited(database, citationsOf(thread), to); });
}

void OpenThread::copy(const std::function<void(Database &, const Thread &, QIODevice &)> &write)
{
    try {
        Database database = m_library.open();
        const auto thread = ThreadStore(database).find(m_id);
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

} // namespace adduce
