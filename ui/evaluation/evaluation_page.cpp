#include "ui/evaluation/evaluation_page.h"

#include "core/evaluation/answers_beside.h"
#include "ui/evaluation/checks_dialog.h"
#include "ui/evaluation/collection_dialog.h"
#include "ui/evaluation/evaluation_charts.h"
#include "ui/evaluation/evaluation_tools.h"
#include "ui/evaluation/figure_row.h"
#include "ui/evaluation/model_menu.h"
#include "ui/evaluation/more_charts.h"
#include "ui/evaluation/profile_menu.h"
#include "ui/evaluation/question_browser.h"
#include "ui/evaluation/question_list.h"
#include "ui/evaluation/question_sets.h"
#include "ui/evaluation/run_commands.h"
#include "ui/evaluation/run_words.h"
#include "ui/evaluation/set_maker.h"
#include "ui/evaluation/set_menu.h"
#include "ui/evaluation/shown_run.h"
#include "ui/evaluation/unkept_run.h"
#include <QSettings>
#include <QTimer>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

EvaluationPage::EvaluationPage(const Services &services, QWidget *parent)
    : QWidget(parent)
    , m_shown(new ShownRun(this))
    , m_tools(new EvaluationTools)
    , m_controller(new RunController(services, *m_tools, *m_shown, this))
    , m_unkept(new UnkeptRun)
    , m_commands(new RunCommands(services, *m_shown, *m_controller, *m_tools, *m_unkept, this))
    , m_sets(new QuestionSets(
          services.settings, *m_tools, [this] { return m_commands->mayLeave(); }, this))
    , m_maker(new SetMaker(services.workspace, *m_tools, *m_sets, this))
    , m_figures(new FigureRow)
    , m_charts(new EvaluationCharts)
    , m_chartsButton(button(tr("Charts...")))
    , m_moreCharts(new MoreCharts(*m_charts, *m_chartsButton, this))
    , m_questions(new QuestionBrowser(services.libraryThread, m_chartsButton))
    , m_redraw(new QTimer(this))
{
    constexpr int kRedrawMs = 500;
    m_redraw->setSingleShot(true);
    m_redraw->setInterval(kRedrawMs);
    layOut();
    connectParts();
    connect(&m_tools->sets(), &SetMenu::collectionWanted, this, [this, &services] {
        auto *dialog = new CollectionDialog(
            services.settings, services.configuration.current().profile.parameters, m_tools->profiles().names(), this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
    connect(&m_tools->sets(), &SetMenu::checksWanted, this, [this, &services] {
        auto *dialog = new ChecksDialog(services.workspace, services.configuration.current().profile.parameters.writing, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
    m_sets->chooseBundled();
    m_tools->profiles().choose(services.settings.value(u"evaluation/profiles"_s).toStringList());
    m_tools->say(
        tr("Asks the papers and checks the pages, the quotes and the refusals. Without a model nothing leaves this computer."));
}

void EvaluationPage::layOut()
{
    passFocus(*this, *m_tools);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(m_tools);
    all->addWidget(m_unkept);
    all->addWidget(line());
    all->addWidget(m_figures);
    all->addWidget(m_charts);
    all->addWidget(line());
    all->addWidget(m_questions, 1);
}

void EvaluationPage::connectParts()
{
    const auto showSet = [this] { m_shown->begin(acceptedOf(m_sets->chosen().set).queries); };
    connect(&m_tools->sets(), &SetMenu::makeWanted, this, [this] {
        if (isRunning())
            return m_tools->say(tr("A set can be made once the run has ended."));
        m_commands->keep([this] {
            const QuestionSettings settings = m_controller->models().questions;
            const bool isWorded = m_tools->models().withModel();
            m_maker->make(m_scope, { isWorded ? settings.models.writer : std::nullopt, settings.profile.parameters.consulting });
        });
    });
    connect(m_sets, &QuestionSets::changed, this, showSet);
    connect(m_sets, &QuestionSets::failed, this, &EvaluationPage::failed);
    connect(m_commands, &RunCommands::removed, this, showSet);
    connect(m_commands, &RunCommands::said, this, &EvaluationPage::said);
    connect(m_commands, &RunCommands::failed, this, &EvaluationPage::failed);
    connect(m_tools, &EvaluationTools::runWanted, this, &EvaluationPage::run);
    connect(m_tools, &EvaluationTools::stopWanted, this, &EvaluationPage::stop);
    connect(m_controller, &RunController::progressed, this, &EvaluationPage::progressed);
    connect(m_controller, &RunController::finished, this, [this] {
        m_redraw->stop();
        m_commands->list();
        if (m_shown->id())
            m_commands->compareWith({});
        showRun();
        if (m_shown->comparison().asked() > 0)
            emit said(outcomeWords(m_shown->comparison()));
    });
    connect(m_shown, &ShownRun::replaced, this, [this] {
        m_questions->setQuestions(m_shown->queries());
        showRun();
    });
    connect(m_shown, &ShownRun::variantChanged, this, &EvaluationPage::showRun);
    connect(m_shown, &ShownRun::compared, this, &EvaluationPage::showProgress);
    connect(m_shown, &ShownRun::grew, this, &EvaluationPage::put);
    connect(m_charts, &EvaluationCharts::categoryChosen, this, [this](int report, QueryCategory category) {
        m_shown->setVariant(report);
        m_questions->list().showOnly(category);
    });
    connect(m_charts, &EvaluationCharts::runChosen, m_commands, &RunCommands::show);
    connect(m_redraw, &QTimer::timeout, this, &EvaluationPage::showProgress);
    m_questions->setBeside([this](const QueryResult &result) {
        return linesBeside(result, m_shown->comparison(), m_shown->variant(), m_shown->before());
    });
    connect(m_questions, &QuestionBrowser::answerShown, m_moreCharts, &MoreCharts::setReading);
    connect(m_questions, &QuestionBrowser::failed, this, &EvaluationPage::failed);
    connect(&m_questions->list(), &QuestionList::variantChosen, m_shown, &ShownRun::setVariant);
    connect(&m_questions->list(), &QuestionList::judged, this,
        [this](std::optional<bool> right) { m_commands->judge(m_questions->list().selected(), right); });
    connect(&threadView(), &ThreadView::citationActivated, this, &EvaluationPage::citationActivated);
    connect(&threadView(), &ThreadView::sentenceFocused, this, &EvaluationPage::sentenceFocused);
}

ThreadView &EvaluationPage::threadView() const
{
    return m_questions->threadView();
}

void EvaluationPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_commands->list();
    m_controller->listSpaces();
}

void EvaluationPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const int beside = width() / EvaluationCharts::widthOfOne();
    m_moreCharts->setRoom(height() >= space(140) ? beside : 0, height() >= space(240) ? beside : 0);
}

void EvaluationPage::setScope(const Scope &scope, const QString &name)
{
    m_scope = scope;
    m_controller->setScope(scope);
    m_tools->setScope(scope.isEverything() ? QString() : name.isEmpty() ? tr("over the chosen papers") : tr("over %1").arg(name));
}

void EvaluationPage::modelsChanged()
{
    const EvaluationModels models = m_controller->models();
    const std::optional<TaskModel> &writer = models.questions.models.writer;
    m_tools->models().setModels(
        writer ? writer->name : QString(), models.judge ? models.judge->name : QString(), models.judge && models.judge->isRemote);
}

void EvaluationPage::run()
{
    const QuerySet set = acceptedOf(m_sets->chosen().set);
    if (set.queries.empty())
        return m_tools->say(tr("No question of this set is accepted. Tick those that are to be asked under Edit questions."));
    if (isRunning())
        return;
    m_maker->stop(); // whoever runs a set has one
    m_commands->keep([this, set, folder = m_sets->chosen().folder] { m_controller->run(set, folder); });
}

void EvaluationPage::put(const QueryResult &result, int variant)
{
    if (variant == m_shown->variant())
        m_questions->put(result);
    if (!isRunning())
        return showProgress();
    if (variant == m_shown->variant())
        m_questions->showAnswer();
    if (!m_redraw->isActive())
        m_redraw->start();
}

void EvaluationPage::showRun()
{
    m_questions->list().setVariants(m_shown->comparison().reports, m_shown->variant());
    m_questions->setReport(m_shown->report());
    showProgress();
}

void EvaluationPage::showProgress()
{
    const auto soFar = [this](std::size_t asked, std::size_t all) {
        return isRunning() ? tr("so far: %1 of %Ln question(s)", nullptr, static_cast<int>(all)).arg(asked) : QString();
    };
    const Comparison &comparison = m_shown->comparison();
    const EvaluationReport &report = m_shown->report();
    const std::size_t questions = m_shown->queries().size();
    m_moreCharts->setRun({ comparison, m_shown->id(), m_shown->trend(),
        soFar(static_cast<std::size_t>(comparison.asked()), questions * comparison.reports.size()) });
    m_figures->setReport(report, m_shown->queries(), isRunning() ? nullptr : m_shown->before());
    m_questions->list().setSummary(report, soFar(report.results.size(), questions));
    m_questions->list().setJudgeable(m_shown->id() && !isRunning());
}

void EvaluationPage::find()
{
    m_questions->list().find();
}

bool EvaluationPage::closeTopmost()
{
    if (threadView().closeTopmost())
        return true;
    if (isRunning()) {
        stop();
        return true;
    }
    return m_questions->closeAnswer();
}

} // namespace adduce
