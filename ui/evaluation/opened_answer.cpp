#include "ui/evaluation/opened_answer.h"

#include "core/threads/quote_check.h"
#include "ui/answer/citation_notes.h"
#include "ui/answer/thread_view.h"
#include "ui/common/widgets.h"
#include <QVBoxLayout>

namespace adduce {

OpenedAnswer::OpenedAnswer(LibraryThread &library, QWidget *parent)
    : QWidget(parent)
    , m_reading(library)
    , m_verdict(new PlainLabel({}, Type::Caption))
    , m_beside(new PlainLabel({}, Type::Caption))
    , m_view(new ThreadView(library.library(), nullptr, ThreadView::Use::Read))
{
    for (PlainLabel *label : { m_verdict, m_beside }) {
        label->setSecondary(true);
        label->setWrapping();
        label->setContentsMargins(space(6), space(2), space(6), 0);
    }
    m_beside->setAccessibleName(tr("In the other ways"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_verdict);
    column->addWidget(m_beside);
    column->addWidget(m_view, 1);
}

void OpenedAnswer::clear()
{
    m_reading.stop();
    m_view->clear();
}

void OpenedAnswer::setResult(const QueryResult &result, const QString &judge, const QStringList &beside)
{
    Thread thread;
    thread.turns.push_back({ {}, {}, result.answer.unpacked() });
    const auto show = [this, thread](const CitationNotes &notes) {
        m_view->setCitationNotes(notes);
        m_view->setThread(thread);
    };
    m_reading.run(
        this, [thread](Database &database) { return citationNotes(database, everyCitationOf(thread)); }, show,
        [this, show](const Error &error) {
            emit failed(error);
            show({});
        });
    m_beside->setText(beside.join(u'\n'));
    m_beside->setVisible(!beside.isEmpty());
    m_verdict->setVisible(!judge.isEmpty() && result.isMeasured() && result.told.verdict == Verdict::Answered);
    m_verdict->setText(!result.isFaithful ? result.unjudged.isEmpty() ? tr("Not judged whether this answer is faithful.")
                                                                      : tr("Not judged: %1").arg(result.unjudged)
            : *result.isFaithful
            ? tr("Faithful, as %1 judges: every claim stands in the passages that it cites.").arg(judge)
            : tr("Not faithful, as %1 judges: a claim does not stand in the passages that it cites.").arg(judge));
}

} // namespace adduce
