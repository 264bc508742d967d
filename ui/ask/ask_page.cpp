#include "ui/ask/ask_page.h"

#include "core/library/database.h"
#include "core/threads/thread_store.h"
#include "ui/common/theme.h"
#include "ui/common/widgets.h"
#include <QStackedWidget>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

AskPage::AskPage(const Services &services, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_stack(new QStackedWidget)
    , m_firstRun(new FirstRun(!services.sampleFolder.isEmpty()))
    , m_view(new ThreadView(services.library))
    , m_box(new QuestionBox)
    , m_title(new ElidedLabel(Type::Strong))
    , m_count(new PlainLabel({}, Type::Caption))
    , m_invitation(new QWidget)
    , m_new(flatButton(u"list-add"_s, tr("New thread")))
    , m_export(iconButton(u"document-export"_s, tr("Export this thread...")))
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    setFocusProxy(&m_box->edit());
    m_stack->addWidget(makeThreadPage());
    m_stack->addWidget(m_firstRun);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_stack);
    connect(m_box, &QuestionBox::asked, this, &AskPage::ask);
    connect(m_box, &QuestionBox::stopped, this, &AskPage::stop);
    connect(m_view, &ThreadView::askAgain, this, &AskPage::ask);
    connect(m_new, &QToolButton::clicked, this, &AskPage::newThread);
    connect(m_export, &QToolButton::clicked, this, [this] { emit exportWanted(m_thread); });
    updateHead();
}

QWidget *AskPage::makeHead()
{
    auto *head = new QWidget;
    head->setMinimumHeight(controlHeight() + 2 * space(1));
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(space(4) + gutter(), space(1), space(4), space(1));
    row->setSpacing(space(2));
    m_count->setSecondary(true);
    row->addWidget(m_title, 0);
    row->addWidget(m_count);
    row->addStretch(1);
    row->addWidget(m_new);
    row->addWidget(m_export);
    return head;
}

QWidget *AskPage::makeThreadPage()
{
    auto *hint = new QVBoxLayout(m_invitation);
    hint->setContentsMargins(space(4) + gutter(), space(6), space(6), 0);
    hint->setSpacing(space(2));
    hint->addWidget(new PlainLabel(tr("Ask your papers a question"), Type::Question));
    auto *words = new PlainLabel(
        tr("Every sentence of an answer is a sentence of a paper, with its page. A click on the page's name opens it "
           "with the sentence marked. What the papers do not say is not answered."),
        Type::Reading);
    words->setSecondary(true);
    words->setWordWrap(true);
    words->setMaximumWidth(readingWidth());
    hint->addWidget(words);
    hint->addStretch(1);

    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHead());
    column->addWidget(line());
    column->addWidget(m_invitation, 1);
    column->addWidget(m_view, 1);
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(space(4) + gutter(), space(2), space(6), space(4));
    m_box->setMaximumWidth(readingWidth() - gutter());
    foot->addWidget(m_box, 1000);
    foot->addStretch(1);
    column->addLayout(foot);
    return page;
}

/// What is in the collections at this moment. A library that cannot be read is told by the question itself.
DocumentScope AskPage::scopeNow() const
{
    try {
        Database database = m_services.library.open();
        return CollectionStore(database).resolve(m_scope);
    } catch (const Error &) {
        return {};
    }
}

void AskPage::ask(const QString &question)
{
    if (m_run)
        return;
    m_turn = m_view->addTurn(question);
    m_view->foldOld();
    m_view->scrollToTurn(m_turn);
    Question asked { question, scopeNow(), m_scopeName };
    if (m_models)
        m_models(asked);
    m_turn->setWriter(asked.model ? asked.model->name : QString());
    m_run = new AskRun(m_services.ask, std::move(asked), keepIn(m_services.library, { m_thread }), this);
    connect(m_run, &AskRun::happened, this, &AskPage::take);
    connect(m_run, &AskRun::answered, this, &AskPage::answered);
    connect(m_run, &AskRun::failed, this, [this](const Error &error) { m_turn->setError(error); });
    connect(m_run, &AskRun::finished, this, [this] {
        m_run->deleteLater();
        m_run = nullptr;
        m_turn = nullptr;
        m_box->setRunning(false);
        updateHead();
        emit runningChanged(false);
    });
    m_box->setRunning(true);
    updateHead();
    emit runningChanged(true);
}

void AskPage::take(const AskEvent &event)
{
    if (const auto *stage = std::get_if<StageStarted>(&event))
        m_turn->showStage(stage->stage);
    else if (const auto *found = std::get_if<SentenceReady>(&event))
        m_turn->addSentence(found->sentence);
}

void AskPage::answered(const Answer &answer, SavedTurn saved)
{
    m_turn->setAnswer(answer);
    if (m_box->edit().toPlainText().trimmed() == answer.question) // not what was typed meanwhile
        m_box->edit().clear();
    m_view->scrollToTurn(m_turn);
    if (!m_thread)
        m_threadTitle = answer.question;
    if (saved.thread) {
        m_thread = saved.thread;
        emit threadSaved(saved.thread);
    }
}

void AskPage::stop()
{
    if (m_run)
        m_run->stop();
}

void AskPage::newThread()
{
    if (m_run)
        return;
    m_view->clear();
    m_thread = {};
    m_threadTitle.clear();
    updateHead();
    m_box->edit().setFocus();
}

void AskPage::openThread(ThreadId id)
{
    if (m_run)
        return;
    try {
        Database database = m_services.library.open();
        const std::optional<Thread> thread = ThreadStore(database).find(id);
        if (!thread)
            return;
        m_thread = id;
        m_threadTitle = thread->row.marks.title;
        m_view->setThread(*thread, {}, true);
        for (const Turn &turn : thread->turns)
            m_box->edit().remember(turn.answer.question);
    } catch (const Error &error) {
        emit failed(error);
    }
    updateHead();
}

void AskPage::setLibraryEmpty(bool empty)
{
    // A thread that is open stays in sight: its quotes are kept whatever happens to the library.
    m_stack->setCurrentIndex(empty && m_view->turns().empty() ? 1 : 0);
}

void AskPage::updateHead()
{
    const auto turns = static_cast<int>(m_view->turns().size());
    m_title->setText(turns == 0       ? tr("New thread")
            : m_threadTitle.isEmpty() ? m_view->turns().front()->question()
                                      : m_threadTitle);
    m_count->setText(turns == 0 ? QString() : tr("%n question(s)", nullptr, turns));
    m_box->setFollowUp(turns > 0);
    m_invitation->setVisible(turns == 0);
    m_view->setVisible(turns > 0);
    m_new->setEnabled(turns > 0 && !m_run);
    m_export->setEnabled(m_thread && !m_run);
}

bool AskPage::closeTopmost()
{
    if (m_view->closeCard())
        return true;
    if (!m_run)
        return false;
    stop();
    return true;
}

} // namespace adduce
