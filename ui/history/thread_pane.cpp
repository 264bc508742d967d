#include "ui/history/thread_pane.h"

#include "core/threads/changed_answers.h"
#include "core/threads/quote_check.h"
#include "core/threads/thread_store.h"
#include "ui/common/marked_text.h"
#include "ui/common/widgets.h"
#include "ui/history/evidence_note.h"
#include "ui/history/match_steps.h"
#include "ui/history/thread_summary.h"
#include <QVBoxLayout>

namespace adduce {

/// A thread with what is said of it.
struct ThreadPane::Found
{
    Thread thread;
    QString summary;
    CitationNotes notes;
    std::vector<ChangedAnswer> changes;
};

ThreadPane::ThreadPane(LibraryThread &library, AnswerRatings &ratings, QWidget *parent)
    : QWidget(parent)
    , m_library(library)
    , m_reading(library)
    , m_view(new ThreadView(library.library(), &ratings, ThreadView::Use::Read))
    , m_steps(new MatchSteps(*m_view, this))
    , m_title(new MarkedLabel(Type::Question))
    , m_summary(quiet({}, Type::Caption))
    , m_note(new EvidenceNote)
    , m_empty(emptyNote())
    , m_head(new QWidget)
{
    m_summary->setWrapping();
    auto *head = new QVBoxLayout(m_head);
    head->setContentsMargins(space(4) + gutter(), space(4), space(6), 0);
    head->setSpacing(space(1));
    head->addWidget(m_title);
    head->addWidget(m_summary);
    head->addWidget(m_note);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_empty, 1);
    column->addWidget(m_head);
    column->addWidget(m_view, 1);
    connect(m_note, &EvidenceNote::replayWanted, this, [this] { emit replayWanted(m_shown.thread.row.id); });
    connect(m_note, &EvidenceNote::seen, this, [this] {
        m_library.write(
            this,
            [id = m_shown.thread.row.id, now = QDateTime::currentDateTimeUtc()](Database &database) {
                ChangedAnswerStore(database).setSeen(id, now);
                return 0;
            },
            [this](int) { emit changesSeen(); });
    });
}

void ThreadPane::setReading(bool any)
{
    m_view->setVisible(any);
    m_head->setVisible(any);
    m_empty->setVisible(!any);
}

void ThreadPane::clear(const QString &why)
{
    m_reading.stop();
    setReading(false);
    m_empty->setText(why);
    m_view->clear();
    m_steps->hide();
    m_shown = {};
}

void ThreadPane::read(ThreadId id, const QStringList &words)
{
    const auto find = [id](Database &database) {
        std::optional<Found> found;
        if (const auto thread = ThreadStore(database).find(id))
            found = { *thread, threadSummary(database, *thread), citationNotes(database, everyCitationOf(*thread)),
                ChangedAnswerStore(database).find(id) };
        return found;
    };
    m_reading.run(this, find, [this, words](std::optional<Found> found) {
        setReading(true);
        if (found)
            show(std::move(*found), words);
    });
}

void ThreadPane::show(Found found, const QStringList &words)
{
    const Thread &thread = found.thread;
    const QString &title = thread.row.marks.title;
    m_title->setText(title, words);
    m_title->setVisible(
        thread.turns.empty() || title != thread.turns.front().answer.question.simplified()); // said once is enough
    m_summary->setText(found.summary);
    m_note->setChanges(found.changes);
    Shown next { std::move(found.thread), words, std::move(found.notes) };
    if (next == m_shown)
        return;
    m_shown = std::move(next);
    m_view->setCitationNotes(m_shown.notes);
    m_view->setThread(m_shown.thread, m_shown.words);
    m_steps->restart();
}

void ThreadPane::say(const QString &words)
{
    m_summary->setText(words);
}

} // namespace adduce
