#include "ui/evaluation/evaluation_page.h"

#include "core/library/database.h"
#include "ui/common/table.h"
#include "ui/common/widgets.h"
#include <QHeaderView>
#include <QLocale>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

EvaluationPage::EvaluationPage(const Services &services, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_model(new EvaluationModel(this))
    , m_start(primaryButton(tr("Run"), u"media-playback-start"_s))
    , m_stop(button(tr("Stop"), u"media-playback-stop"_s))
    , m_state(new PlainLabel({}, Type::Caption))
    , m_scopeWords(new ElidedLabel(Type::Caption))
    , m_direct(new Figure(tr("Direct questions right")))
    , m_synthesis(new Figure(tr("Synthesis questions right")))
    , m_refused(new Figure(tr("Refused correctly")))
    , m_verbatim(new Figure(tr("Citations verbatim")))
    , m_time(new Figure(tr("Median time")))
    , m_table(makeTableView())
    , m_answer(new ThreadView(services.library))
    , m_summary(new PlainLabel({}, Type::Caption))
{
    try {
        m_set = bundledQuerySet();
    } catch (const Error &error) {
        m_state->setText(sentence(error));
    }
    m_model->setQueries(m_set.queries);
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Questions"));
    m_table->setItemDelegateForColumn(
        EvaluationModel::ConfidenceColumn, makeConfidenceDelegate(EvaluationModel::ConfidenceRole, m_table));
    QHeaderView *header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(EvaluationModel::Question, QHeaderView::Stretch);

    setFocusProxy(m_start);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    auto *title = new QHBoxLayout;
    title->setContentsMargins(space(6), space(2), space(6), space(2));
    title->setSpacing(space(2));
    title->addWidget(new PlainLabel(tr("%n question(s)", nullptr, static_cast<int>(m_set.queries.size())), Type::Strong));
    m_summary->setSecondary(true);
    title->addWidget(m_summary);
    title->addStretch(1);
    auto *upper = new QWidget;
    auto *list = new QVBoxLayout(upper);
    list->setContentsMargins(0, 0, 0, 0);
    list->setSpacing(0);
    list->addLayout(title);
    auto *inset = new QHBoxLayout;
    inset->setContentsMargins(space(4), 0, space(4), 0);
    inset->addWidget(m_table);
    list->addLayout(inset, 1);
    auto *split = m_split = new QSplitter(Qt::Vertical);
    split->setChildrenCollapsible(false);
    split->addWidget(upper);
    split->addWidget(m_answer);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    m_answer->hide();

    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(makeTools());
    all->addWidget(line());
    all->addWidget(makeFigures());
    all->addWidget(line());
    all->addWidget(split, 1);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &EvaluationPage::showAnswer);
    connect(m_answer, &ThreadView::citationActivated, this, &EvaluationPage::citationActivated);
    connect(m_answer, &ThreadView::sentenceFocused, this, &EvaluationPage::sentenceFocused);
    finished();
}

QWidget *EvaluationPage::makeTools()
{
    auto *bar = new QWidget;
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(space(6), space(2), space(4), space(2));
    row->setSpacing(space(2));
    auto *set = new PlainLabel(tr("Set"));
    set->setSecondary(true);
    auto *name = new ElidedLabel(Type::Strong);
    name->setText(m_set.name.isEmpty() ? tr("Sample papers") : m_set.name);
    m_state->setSecondary(true);
    m_state->setWordWrap(true);
    row->addWidget(set);
    row->addWidget(name);
    row->addWidget(m_scopeWords);
    m_scopeWords->hide();
    row->addSpacing(space(2));
    row->addWidget(m_start);
    row->addWidget(m_stop);
    row->addSpacing(space(1));
    row->addWidget(m_state, 1);
    connect(m_start, &QPushButton::clicked, this, &EvaluationPage::run);
    connect(m_stop, &QPushButton::clicked, this, &EvaluationPage::stop);
    return bar;
}

QWidget *EvaluationPage::makeFigures()
{
    auto *bar = new QWidget;
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(space(6), space(4), space(6), space(4));
    row->setSpacing(space(6));
    for (Figure *figure : { m_direct, m_synthesis, m_refused, m_verbatim, m_time })
        row->addWidget(figure, 1);
    return bar;
}

void EvaluationPage::setScope(const Scope &scope, const QString &name)
{
    m_scope = scope;
    m_scopeWords->setVisible(!scope.isEverything());
    m_scopeWords->setText(name.isEmpty() ? tr("over the chosen papers") : tr("over %1").arg(name));
}

void EvaluationPage::run()
{
    if (m_run || m_set.queries.empty())
        return;
    DocumentScope scope;
    try {
        Database database = m_services.library.open();
        scope = CollectionStore(database).resolve(m_scope);
    } catch (const Error &error) {
        m_state->setText(sentence(error));
        return;
    }
    m_model->setQueries(m_set.queries);
    m_run = new EvaluationRun(m_services.ask, m_set, std::move(scope), this);
    connect(m_run, &EvaluationRun::result, this, [this](const QueryResult &result, int done, int total) {
        m_model->addResult(result);
        m_state->setText(tr("%1 of %2").arg(done).arg(total));
        showFigures();
        if (m_table->selectionModel()->hasSelection())
            showAnswer();
        emit progressed(done, total);
    });
    connect(m_run, &EvaluationRun::failed, this, [this](const Error &error) { m_state->setText(sentence(error)); });
    connect(m_run, &EvaluationRun::finished, this, [this] {
        m_run->deleteLater();
        m_run = nullptr;
        emit progressed(0, 0);
        finished();
    });
    m_stop->show();
    if (m_start->hasFocus())
        m_stop->setFocus(Qt::OtherFocusReason);
    m_start->hide();
    m_state->setText(tr("0 of %1").arg(m_set.queries.size()));
    showFigures();
    emit progressed(0, static_cast<int>(m_set.queries.size()));
}

void EvaluationPage::finished()
{
    m_start->show();
    if (m_stop->hasFocus())
        m_start->setFocus(Qt::OtherFocusReason);
    m_stop->hide();
    m_start->setEnabled(!m_set.queries.empty());
    const auto asked = m_model->report().results.size();
    if (asked == 0 && m_state->text().isEmpty())
        m_state->setText(
            tr("Asks the sample papers and checks the pages, the quotes and the refusals. Nothing leaves this computer."));
    showFigures();
}

void EvaluationPage::stop()
{
    if (m_run)
        m_run->stop();
}

void EvaluationPage::showFigures()
{
    const EvaluationReport report = m_model->report();
    const auto share = [&](Figure &figure, QueryCategory category) {
        int all = 0;
        for (const EvaluationQuery &query : m_set.queries)
            all += query.category == category ? 1 : 0;
        const int asked = report.count(category);
        figure.setValue(asked == 0 ? u"–"_s : u"%1 / %2"_s.arg(report.right(category)).arg(asked), {},
            asked == all ? tr("of %n question(s)", nullptr, all) : tr("%1 of %n question(s) asked", nullptr, all).arg(asked));
    };
    share(*m_direct, QueryCategory::Direct);
    share(*m_synthesis, QueryCategory::Synthesis);
    share(*m_refused, QueryCategory::EdgeCase);
    int citations = 0;
    int right = 0;
    for (const QueryResult &result : report.results) {
        citations += result.citations;
        right += result.right ? 1 : 0;
    }
    const bool any = !report.results.empty();
    m_verbatim->setValue(citations == 0 ? u"–"_s : QLocale().toString(report.citationPrecision() * 100, 'f', 1),
        citations == 0 ? QString() : u"%"_s, tr("of %n citation(s)", nullptr, citations));
    m_time->setValue(
        any ? QLocale().toString(report.medianMilliseconds(), 'f', report.medianMilliseconds() < 10 ? 1 : 0) : u"–"_s,
        any ? tr("ms") : QString(), tr("from question to answer"));
    m_summary->setText(any ? tr("%1 right, %2 wrong, %3 not asked")
                                 .arg(right)
                                 .arg(int(report.results.size()) - right)
                                 .arg(m_set.queries.size() - report.results.size())
                           : QString());
}

void EvaluationPage::showAnswer()
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    const QModelIndex index = rows.isEmpty() ? QModelIndex() : rows.first();
    const auto result = index.isValid() ? m_model->result(index.row()) : std::nullopt;
    const bool opens = result && !m_answer->isVisible();
    m_answer->setVisible(result.has_value());
    if (!result)
        return m_answer->clear();
    if (opens)
        m_split->setSizes({ m_split->height() * 5 / 10, m_split->height() * 5 / 10 });
    Thread thread;
    thread.turns.push_back({ {}, {}, result->answer });
    m_answer->setReadOnly();
    m_answer->setThread(thread);
}

bool EvaluationPage::closeTopmost()
{
    if (m_answer->closeCard())
        return true;
    if (m_run) {
        stop();
        return true;
    }
    return false;
}

} // namespace adduce
