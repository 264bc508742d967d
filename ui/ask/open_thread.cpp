#include "ui/ask/open_thread.h"

#include "core/export/export.h"
#include "core/export/library_export.h"
#include "core/threads/quote_check.h"
#include "core/threads/thread_list.h"
#include "core/threads/thread_store.h"
#include "ui/answer/thread_marking.h"
#include "ui/answer/thread_view.h"
#include "ui/ask/unkept_answers.h"
#include <QBuffer>
#include <QClipboard>
#include <QGuiApplication>

namespace adduce {

/// A thread as it is read.
struct OpenThread::Opened
{
    Thread thread;
    CitationNotes notes;
};

OpenThread::OpenThread(LibraryThread &library, ThreadView &view, QUndoStack &undo, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_opening(library)
    , m_marksReading(library)
    , m_notesReading(library)
    , m_view(view)
    , m_marking(new ThreadMarking(library, undo, this))
    , m_unkept(new UnkeptAnswers(library, view, *this))
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
    const auto read = [id](Database &database) {
        std::optional<Opened> opened;
        if (const auto thread = ThreadStore(database).find(id))
            opened = { *thread, citationNotes(database, everyCitationOf(*thread)) };
        return opened;
    };
    m_opening.run(this, read, [this](const std::optional<Opened> &opened) {
        if (opened)
            show(*opened);
    });
}

void OpenThread::show(const Opened &opened)
{
    m_view.setCitationNotes(opened.notes);
    m_view.setThread(opened.thread, {}, true);
    m_id = opened.thread.row.id;
    m_marks = opened.thread.row.marks;
    QStringList questions;
    for (const Turn &turn : opened.thread.turns)
        questions << turn.answer.question;
    emit changed(questions);
}

void OpenThread::stay()
{
    m_opening.stop();
}

void OpenThread::close()
{
    m_opening.stop();
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

void OpenThread::reloadMarks()
{
    const auto read = [id = m_id](Database &database) { return id ? findThreadRow(database, id) : std::nullopt; };
    m_marksReading.run(this, read, [this](const std::optional<ThreadRow> &row) {
        if (row && row->id == m_id)
            m_marks = row->marks;
        emit marksRead();
    });
}

void OpenThread::reloadNotes()
{
    if (!m_id)
        return;
    const auto read = [id = m_id](Database &database) {
        const auto thread = ThreadStore(database).find(id);
        return thread ? std::optional(citationNotes(database, everyCitationOf(*thread))) : std::nullopt;
    };
    m_notesReading.run(this, read, [this, id = m_id](const std::optional<CitationNotes> &notes) {
        if (notes && id == m_id)
            m_view.setCitationNotes(*notes);
    });
}

// ---- what is done with it

void OpenThread::pin(bool pinned)
{
    m_marking->change(
        pinned ? tr("Pin thread") : tr("Unpin thread"), { m_id }, [pinned](ThreadMarks &marks) { marks.isPinned = pinned; });
}

void OpenThread::rename(const QString &title)
{
    if (const QString name = title.simplified(); !name.isEmpty())
        m_marking->change(tr("Rename thread"), { m_id }, [name](ThreadMarks &marks) { marks.title = name; });
}

void OpenThread::remove()
{
    m_marking->change(tr("Delete thread"), { m_id }, [](ThreadMarks &marks) { marks.isDeleted = true; });
}

void OpenThread::copyAsMarkdown()
{
    copy([](Database &, const Thread &thread, QIODevice &to) {
        ExportContent content = contentOf({ thread });
        maskPersonalData(content);
        writeMarkdown(content, to);
    });
}

void OpenThread::copyCited()
{
    copy([](Database &database, const Thread &thread, QIODevice &to) {
        writeCited(database, citationsOf(thread), ReferenceFormat::Bibtex, to);
    });
}

void OpenThread::copy(const std::function<void(Database &, const Thread &, QIODevice &)> &write)
{
    const auto read = [id = m_id, write](Database &database) {
        QBuffer text;
        text.open(QIODevice::WriteOnly);
        if (const auto thread = ThreadStore(database).find(id))
            write(database, *thread, text);
        return QString::fromUtf8(text.data());
    };
    m_library.read(this, read, [](const QString &text) {
        if (!text.isEmpty())
            QGuiApplication::clipboard()->setText(text);
    });
}

} // namespace adduce
