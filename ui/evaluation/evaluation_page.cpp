#include "ui/evaluation/evaluation_page.h"

#include "core/library/database.h"
#include "core/settings/search.h"
#include "core/threads/quote_check.h"
#include "ui/answer/citation_notes.h"
#include "ui/common/table.h"
#include "ui/common/widgets.h"
#include "ui/evaluation/evaluation_charts.h"
#include "ui/evaluation/evaluation_tools.h"
#include "ui/evaluation/question_filter.h"
#include "ui/evaluation/unkept_run.h"
#include <QComboBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QSplitter>
#include <QTableView>
#include <QTimer>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

EvaluationPage::EvaluationPage(const Services &services, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_model(new EvaluationModel(this))
    , m_tools(new EvaluationTools)
    , m_unkept(new UnkeptRun)
    , m_charts(new EvaluationCharts)
    , m_moreCharts(button(tr("Charts...")))
    , m_redraw(new QTimer(this))
    , m_direct(new Figure(tr("Direct questions right")))
    , m_synthesis(new Figure(tr("Synthesis questions right")))
    , m_refused(new Figure(tr("Refused correctly")))
    , m_verbatim(new Figure(tr("Citations verbatim")))
    , m_faithful(new Figure(tr("Faithful")))
    , m_time(new Figure(tr("Median time")))
    , m_table(makeTableView())
    , m_filter(new QuestionFilter)
    , m_variants(new QComboBox)
    , m_opened(new QWidget)
    , m_verdict(new PlainLabel({}, Type::Caption))
    , m_answer(new ThreadView(services.library))
    , m_count(new PlainLabel({}, Type::Strong))
    , m_summary(new PlainLabel({}, Type::Caption))
{
    constexpr int kRedrawMs = 500;
    m_redraw->setSingleShot(true);
    m_redraw->setInterval(kRedrawMs);
    connect(m_redraw, &QTimer::timeout, this, &EvaluationPage::showProgress);
    m_answer->setReadOnly();
    passFocus(*this, *m_tools);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_split = new QSplitter(Qt::Vertical);
    m_split->setChildrenCollapsible(false);
    m_split->addWidget(makeQuestions());
    m_split->addWidget(makeOpened());
    m_split->setStretchFactor(0, 3);
    m_split->setStretchFactor(1, 2);
    m_opened->hide();
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(m_tools);
    all->addWidget(m_unkept);
    all->addWidget(line());
    all->addWidget(makeFigures());
    all->addWidget(m_charts);
    all->addWidget(line());
    all->addWidget(m_split, 1);
    connect(m_answer, &ThreadView::citationActivated, this, &EvaluationPage::citationActivated);
    connect(m_answer, &ThreadView::sentenceFocused, this, &EvaluationPage::sentenceFocused);
    connectTools();
    try {
        choose({ bundledQuerySet() });
    } catch (const Error &error) {
        m_tools->say(sentence(error));
    }
    m_tools->setProfiles(services.settings.value(u"evaluation/profiles"_s).toStringList());
    m_tools->setSetFiles(services.settings.value(u"evaluation/sets"_s).toStringList());
    m_tools->say(
        tr("Asks the papers and checks the pages, the quotes and the refusals. Without a model nothing leaves this computer."));
}

QWidget *EvaluationPage::makeQuestions()
{
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Questions"));
    m_table->setItemDelegateForColumn(
        EvaluationModel::ConfidenceColumn, makeConfidenceDelegate(EvaluationModel::ConfidenceRole, m_table));
    QHeaderView *header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(EvaluationModel::Question, QHeaderView::Stretch);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_variants->setAccessibleName(tr("Answers of"));
    m_variants->hide();
    m_summary->setSecondary(true);
    auto *title = new QHBoxLayout;
    title->setContentsMargins(space(6), space(2), space(6), space(2));
    title->setSpacing(space(2));
    title->addWidget(m_count);
    title->addWidget(m_summary);
    title->addStretch(1);
    m_moreCharts->hide();
    title->addWidget(m_moreCharts);
    title->addWidget(m_filter);
    title->addWidget(m_variants);
    auto *questions = new QWidget;
    auto *list = new QVBoxLayout(questions);
    list->setContentsMargins(0, 0, 0, 0);
    list->setSpacing(0);
    list->addLayout(title);
    auto *inset = new QHBoxLayout;
    inset->setContentsMargins(space(4), 0, space(4), 0);
    inset->addWidget(m_table);
    list->addLayout(inset, 1);
    connect(m_moreCharts, &QPushButton::clicked, this, &EvaluationPage::openCharts);
    connect(m_variants, &QComboBox::activated, this, &EvaluationPage::showVariant);
    connect(m_filter, &QuestionFilter::changed, this, &EvaluationPage::filterQuestions);
    connect(m_model, &QAbstractItemModel::modelReset, this, &EvaluationPage::filterQuestions);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &EvaluationPage::filterQuestions);
    connect(m_table, &QTableView::customContextMenuRequested, this, &EvaluationPage::showMenu);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &EvaluationPage::showAnswer);
    return questions;
}

QWidget *EvaluationPage::makeOpened()
{
    m_verdict->setSecondary(true);
    m_verdict->setWrapping();
    m_verdict->setContentsMargins(space(6), space(2), space(6), 0);
    auto *column = new QVBoxLayout(m_opened);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_verdict);
    column->addWidget(m_answer, 1);
    return m_opened;
}

void EvaluationPage::filterQuestions()
{
    int shown = 0;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const bool isShown = m_filter->shows(m_model->query(row), m_model->result(row));
        m_table->setRowHidden(row, !isShown);
        shown += isShown ? 1 : 0;
    }
    m_filter->setCount(shown, m_model->rowCount());
}

QWidget *EvaluationPage::makeFigures()
{
    auto *bar = new QWidget;
    m_figures = new QGridLayout(bar);
    m_figures->setContentsMargins(space(6), space(3), space(6), space(2));
    m_figures->setHorizontalSpacing(space(6));
    placeFigures();
    return bar;
}

/// As many beside each other as there is room for.
void EvaluationPage::placeFigures()
{
    const std::array figures { m_direct, m_synthesis, m_refused, m_verbatim, m_faithful, m_time };
    const int columns = std::clamp(width() / space(36), 1, static_cast<int>(figures.size()));
    for (int i = 0; i < static_cast<int>(figures.size()); ++i) {
        m_figures->addWidget(figures[static_cast<std::size_t>(i)], i / columns, i % columns, Qt::AlignTop);
        m_figures->setColumnStretch(i, i < columns ? 1 : 0);
    }
}

void EvaluationPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    reloadRuns();
}

void EvaluationPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeFigures();
    m_charts->setRoom(height() >= space(140) ? width() / EvaluationCharts::widthOfOne() : 0);
    m_moreCharts->setVisible(!m_charts->showsAll());
    // The question needs the room; the filter and the answer itself say what these columns do.
    for (const int column : { EvaluationModel::Category, EvaluationModel::Time })
        m_table->setColumnHidden(column, width() < space(200));
}

void EvaluationPage::setScope(const Scope &scope, const QString &name)
{
    m_scope = scope;
    m_tools->setScope(scope.isEverything() ? QString() : name.isEmpty() ? tr("over the chosen papers") : tr("over %1").arg(name));
}

void EvaluationPage::modelsChanged()
{
    const EvaluationModels models = m_models ? m_models() : EvaluationModels {};
    m_tools->setModels(models.writer ? models.writer->name : QString(), models.judge ? models.judge->name : QString(),
        models.judge && models.judge->leaves);
}

void EvaluationPage::choose(ChosenSet chosen)
{
    m_chosen = std::move(chosen);
    m_tools->setSet(m_chosen.set);
    showQuestions(m_chosen.set.queries);
}

void EvaluationPage::showQuestions(const std::vector<EvaluationQuery> &queries)
{
    m_comparison = {};
    m_before.reset();
    m_shown = {};
    m_variant = 0;
    m_model->setQueries(queries);
    showAll();
}

std::vector<Variant> EvaluationPage::variants(const EvaluationModels &models) const
{
    std::vector<Variant> variants;
    const RetrievalParameters own = loadRetrieval(m_services.settings);
    for (const QString &name : m_tools->profiles()) {
        const auto parameters = variantParameters(name, own);
        if (parameters && (m_tools->withoutModel() || !models.writer))
            variants.push_back({ name, *parameters, {}, models.rankers });
        if (parameters && models.writer)
            variants.push_back({ name, *parameters, models.writer, models.rankers });
    }
    return variants;
}

void EvaluationPage::run()
{
    if (m_run || m_chosen.set.queries.empty() || !keepRun())
        return;
    DocumentScope scope;
    try {
        Database database = m_services.library.open();
        scope = CollectionStore(database).resolve(m_scope);
    } catch (const Error &error) {
        m_tools->say(sentence(error));
        return;
    }
    m_services.settings.setValue(u"evaluation/profiles"_s, m_tools->profiles());
    EvaluationModels models = m_models ? m_models() : EvaluationModels {};
    if (!m_tools->withModel())
        models.writer.reset();
    if (!m_tools->withJudge())
        models.judge.reset();
    const std::vector<Variant> wanted = variants(models);
    showQuestions(m_chosen.set.queries);
    for (const Variant &variant : wanted) {
        EvaluationReport report;
        report.set = m_chosen.set.name;
        report.profile = variant.profile;
        report.model = variant.model ? variant.model->name : QString();
        report.judge = models.judge ? models.judge->name : QString();
        m_comparison.reports.push_back(report);
    }
    QStringList hosts;
    if (models.writer && models.writer->leaves)
        hosts << models.writer->host;
    for (const RankModel &ranker : models.rankers)
        if (ranker.leaves)
            hosts << ranker.host;
    if (models.judge && models.judge->leaves)
        hosts << models.judge->host;
    hosts.removeDuplicates();
    m_tools->setSentTo(hosts);
    m_run = new EvaluationRun(m_services.ask, m_chosen.set, wanted, std::move(scope), models.judge, this);
    connect(m_run, &EvaluationRun::result, this, &EvaluationPage::take);
    connect(m_run, &EvaluationRun::done, this, [this](const Comparison &comparison, EvaluationId kept) {
        m_tools->say({});
        m_comparison = comparison;
        m_shown = kept;
        m_variant = std::min(m_variant, static_cast<int>(comparison.reports.size()) - 1);
    });
    connect(m_run, &EvaluationRun::notKept, this, &EvaluationPage::setUnkept);
    connect(m_run, &EvaluationRun::failed, this, [this](const Error &error) { m_tools->say(sentence(error)); });
    connect(m_run, &EvaluationRun::finished, this, &EvaluationPage::finished);
    const int total = static_cast<int>(m_chosen.set.queries.size() * wanted.size());
    m_tools->setProgress(0, total);
    showAll();
    emit progressed(0, total);
}

void EvaluationPage::take(const QueryResult &result, int variant, int done, int total)
{
    m_comparison.reports.at(static_cast<std::size_t>(variant)).put(result);
    if (variant == m_variant) {
        m_model->addResult(result);
        if (m_table->selectionModel()->hasSelection())
            showAnswer();
    }
    if (!m_redraw->isActive())
        m_redraw->start();
    m_tools->setProgress(done, total);
    emit progressed(done, total);
}

void EvaluationPage::finished()
{
    m_run->deleteLater();
    m_run = nullptr;
    m_redraw->stop();
    m_tools->setProgress(0, 0);
    emit progressed(0, 0);
    reloadRuns();
    if (m_shown)
        compareWith({});
    showAll();
}

void EvaluationPage::stop()
{
    if (m_run)
        m_run->stop();
}

const EvaluationReport *EvaluationPage::shownReport() const
{
    const auto at = static_cast<std::size_t>(std::max(m_variant, 0));
    return at < m_comparison.reports.size() ? &m_comparison.reports[at] : nullptr;
}

void EvaluationPage::showVariant(int variant)
{
    m_variant = variant;
    showAll();
}

void EvaluationPage::showAll()
{
    m_variants->clear();
    for (const EvaluationReport &report : m_comparison.reports)
        m_variants->addItem(variantName(report));
    m_variants->setCurrentIndex(m_variant);
    m_variants->setVisible(m_comparison.reports.size() > 1);
    const EvaluationReport *report = shownReport();
    m_model->setResults(report ? report->results : std::vector<QueryResult> {});
    m_count->setText(tr("%n question(s)", nullptr, m_model->rowCount()));
    showProgress();
    showAnswer();
}

void EvaluationPage::showAnswer()
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    const QModelIndex index = rows.isEmpty() ? QModelIndex() : rows.first();
    const auto result = index.isValid() ? m_model->result(index.row()) : std::nullopt;
    const bool opens = result && !m_opened->isVisible();
    m_opened->setVisible(result.has_value());
    if (!result)
        return m_answer->clear();
    if (opens)
        m_split->setSizes({ m_split->height() * 5 / 10, m_split->height() * 5 / 10 });
    Thread thread;
    thread.turns.push_back({ {}, {}, result->answer });
    try {
        Database database = m_services.library.open();
        m_answer->setCitationNotes(citationNotes(database, everyCitationOf(thread)));
    } catch (const Error &error) {
        emit failed(error);
    }
    m_answer->setThread(thread);
    showVerdict(*result);
}

void EvaluationPage::find()
{
    m_filter->find();
}

bool EvaluationPage::closeTopmost()
{
    if (m_answer->closeTopmost())
        return true;
    if (m_run) {
        stop();
        return true;
    }
    if (m_opened->isVisible()) {
        m_table->clearSelection();
        return true;
    }
    return false;
}

} // namespace adduce
