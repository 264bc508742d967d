#include "ui/shell/tabs.h"

#include "ui/answer/answer_ratings.h"
#include "ui/ask/ask_page.h"
#include "ui/ask/overview_pane.h"
#include "ui/ask/overview_reader.h"
#include "ui/ask/question_box.h"
#include "ui/ask/unkept_answers.h"
#include "ui/evaluation/evaluation_page.h"
#include "ui/evaluation/run_commands.h"
#include "ui/evidence/evidence_page.h"
#include "ui/evidence/evidence_view.h"
#include "ui/evidence/matrix_commands.h"
#include "ui/evidence/matrix_filler.h"
#include "ui/evidence/matrix_view.h"
#include "ui/evidence/row_commands.h"
#include "ui/evidence/rows_pane.h"
#include "ui/history/history_page.h"
#include "ui/jobs/model_keeper.h"
#include <QTabBar>

namespace adduce {

Tabs::Tabs(const Services &services, QUndoStack &undo)
    : m_bar(new QTabBar)
    , m_ratings(new AnswerRatings(services.libraryThread, undo, this))
    , m_ask(new AskPage(services, undo, *m_ratings))
    , m_history(new HistoryPage(services, undo, *m_ratings))
    , m_evidence(new EvidencePage(services, undo))
    , m_evaluation(new EvaluationPage(services))
{
    for (QWidget *page : std::initializer_list<QWidget *> { m_ask, m_history, m_evidence, m_evaluation })
        addWidget(page);
    setMinimumWidth(space(75)); // large fonts squeeze a page before they widen the window
    m_bar->setDocumentMode(true);
    m_bar->setDrawBase(false);
    m_bar->setExpanding(false);
    m_bar->setElideMode(Qt::ElideNone);
    m_bar->setFocusPolicy(Qt::TabFocus);
    m_bar->setAccessibleName(tr("Views"));
    for (const QString &name : { tr("Ask"), tr("History"), tr("Evidence Table"), tr("Evaluation") })
        m_bar->addTab(name);
    m_bar->setMinimumWidth(m_bar->sizeHint().width()); // the chips give way, not the tabs
    connect(m_bar, &QTabBar::currentChanged, this, &Tabs::change);
    connectThreads(services);
    relaySignals();
}

void Tabs::showTab(Tab tab)
{
    m_bar->setCurrentIndex(tab);
}

void Tabs::change(int tab)
{
    setCurrentIndex(tab);
    if (!m_bar->hasFocus()) // who walks the tabs by arrows stays there
        currentWidget()->setFocus(Qt::OtherFocusReason);
}

bool Tabs::find()
{
    if (currentWidget() == m_ask)
        return m_ask->find();
    if (currentWidget() == m_history)
        m_history->find();
    else if (currentWidget() == m_evidence)
        m_evidence->find();
    else
        m_evaluation->find();
    return true;
}

bool Tabs::closeTopmost()
{
    return (currentWidget() == m_ask && m_ask->closeTopmost()) || (currentWidget() == m_history && m_history->closeTopmost())
        || (currentWidget() == m_evaluation && m_evaluation->closeTopmost());
}

void Tabs::showCitation(const Citation &citation)
{
    if (currentWidget() == m_ask)
        m_ask->threadView().showCitation(citation);
    else if (currentWidget() == m_history)
        m_history->threadView().showCitation(citation);
    else if (currentWidget() == m_evaluation)
        m_evaluation->threadView().showCitation(citation);
}

void Tabs::openThread(ThreadId thread)
{
    m_ask->openThread(thread);
    showTab(AskTab);
}

void Tabs::reveal(ThreadId thread)
{
    showTab(HistoryTab);
    m_history->reveal(thread);
}

void Tabs::setScope(const Scope &scope, const QString &name)
{
    m_ask->asker().setScope(scope, name);
    m_ask->overview().setScope(scope);
    m_evidence->matrix().commands().setScope(scope);
    m_evaluation->setScope(scope, name);
}

void Tabs::setModels(ModelKeeper &models)
{
    const auto settings = [&models] { return models.questionSettings(); };
    m_ask->asker().setSettings(settings);
    m_ask->overview().setProfile([settings] { return settings().profile; });
    m_evidence->matrix().filler().setSettings(settings);
    m_evaluation->setModels([&models, settings] {
        return EvaluationModels { settings(), [&models](const Profile &profile) { return models.questionSettings(&profile); },
            models.judgeModel() };
    });
    m_evaluation->modelsChanged();
    connect(&models, &ModelKeeper::changed, m_evaluation, &EvaluationPage::modelsChanged);
    connect(&models, &ModelKeeper::changed, &m_ask->overview(), &OverviewReader::profileChanged);
}

void Tabs::setPapers(int papers, int searchable, bool isReading)
{
    m_ratings->read();
    if (m_evidence->matrix().isVisible())
        m_evidence->matrix().reload(); // papers that were read meanwhile are asked
    m_ask->setPapers(papers, searchable, isReading);
}

bool Tabs::keep()
{
    const bool isTyped = m_evidence->rowCommands().finishEditing();
    const bool isAnswered = m_ask->opened().unkept().keep();
    return m_evaluation->commands().keep() && isTyped && isAnswered;
}

void Tabs::showUnkept()
{
    if (m_evidence->rows().table().isEditing())
        showTab(EvidenceTab);
    else if (m_ask->opened().unkept().any())
        showTab(AskTab);
    else if (m_evaluation->commands().hasUnkept())
        showTab(EvaluationTab);
}

/// What one tab changes, the others show.
void Tabs::connectThreads(const Services &services)
{
    for (ThreadView *view : { &m_ask->threadView(), &m_history->threadView(), &m_evaluation->threadView() }) {
        view->setDrawing(services);
        connect(view, &ThreadView::evidenceWanted, &m_evidence->rowCommands(), &RowCommands::add);
    }
    connect(&m_ask->opened(), &OpenThread::saved, m_history, &HistoryPage::reload);
    connect(&m_ask->opened(), &OpenThread::saved, m_evidence, &EvidencePage::select);
    connect(&m_ask->opened(), &OpenThread::marked, m_history, &HistoryPage::reload);
    connect(&m_ask->opened(), &OpenThread::marked, m_evidence, &EvidencePage::reload);
    connect(m_history, &HistoryPage::openInAsk, this, &Tabs::openThread);
    connect(m_history, &HistoryPage::changed, m_evidence, &EvidencePage::reload);
    connect(m_history, &HistoryPage::changed, &m_ask->opened(), &OpenThread::reloadMarks);
    connect(m_history, &HistoryPage::checked, &m_ask->opened(), &OpenThread::reloadNotes);
    connect(m_evidence, &EvidencePage::askWanted, this, [this](const QString &question) {
        setCurrentWidget(m_ask);
        if (m_ask->isRunning() && !m_ask->box().text().document()->isEmpty())
            return; // what is being typed there stays
        if (m_ask->isRunning()) // once that is answered
            m_ask->box().text().setPlainText(question);
        else
            m_ask->put(nullptr, question, { .isOfAll = true });
    });
    connect(m_evidence, &EvidencePage::checked, &m_ask->opened(), &OpenThread::reloadNotes);
    connect(m_evidence, &EvidencePage::checked, m_history, &HistoryPage::reload);
}

void Tabs::relaySignals()
{
    connect(&m_ask->threadView(), &ThreadView::citationActivated, this, &Tabs::citationActivated);
    connect(&m_ask->overview().pane(), &OverviewPane::citationActivated, this,
        [this](const Citation &citation) { emit citationActivated(citation, { citation }); });
    connect(m_history, &HistoryPage::citationActivated, this, &Tabs::citationActivated);
    connect(m_evidence, &EvidencePage::citationActivated, this, &Tabs::citationActivated);
    connect(m_evaluation, &EvaluationPage::citationActivated, this, &Tabs::citationActivated);
    connect(&m_ask->threadView(), &ThreadView::sentenceFocused, this, &Tabs::sentenceFocused);
    connect(m_history, &HistoryPage::sentenceFocused, this, &Tabs::sentenceFocused);
    connect(m_evaluation, &EvaluationPage::sentenceFocused, this, &Tabs::sentenceFocused);
    const auto exportThreads = [this](const std::vector<ThreadId> &threads) { emit exportWanted({ threads, {} }); };
    connect(m_ask, &AskPage::exportWanted, this, exportThreads);
    connect(m_history, &HistoryPage::exportWanted, this, exportThreads);
    connect(m_evidence, &EvidencePage::exportWanted, this, &Tabs::exportWanted);
    connect(m_history, &HistoryPage::said, this, &Tabs::said);
    connect(m_evidence, &EvidencePage::said, this, &Tabs::said);
    connect(m_evaluation, &EvaluationPage::said, this, &Tabs::said);
    connect(m_ratings, &AnswerRatings::failed, this, &Tabs::failed);
    connect(m_ask, &AskPage::failed, this, &Tabs::failed);
    connect(m_history, &HistoryPage::failed, this, &Tabs::failed);
    connect(m_evidence, &EvidencePage::failed, this, &Tabs::failed);
    connect(m_evaluation, &EvaluationPage::failed, this, &Tabs::failed);
}

} // namespace adduce
