#include "ui/settings/models_settings_page.h"

#include "ui/common/widgets.h"
#include "ui/jobs/local_model_runner.h"
#include "ui/settings/add_server_dialog.h"
#include "ui/settings/get_model_dialog.h"
#include "ui/settings/model_details.h"
#include "ui/settings/run_model_dialog.h"
#include <QHeaderView>
#include <QLocale>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

enum Column
{
    NameColumn,
    WhereColumn,
    WhatColumn,
    StateColumn
};

} // namespace

ModelsSettingsPage::ModelsSettingsPage(ModelKeeper &keeper, QWidget *parent)
    : QWidget(parent)
    , m_keeper(keeper)
    , m_list(new QTreeWidget)
    , m_details(new ModelDetails(keeper))
    , m_remove(button(tr("Remove"), u"list-remove"_s))
    , m_said(new PlainLabel({}, Type::Caption))
    , m_running(new QWidget)
    , m_runs(new PlainLabel({}, Type::Caption))
    , m_stop(button(tr("Stop"), u"media-playback-stop"_s))
{
    auto *head = new QHBoxLayout;
    auto *look = button(tr("Look again"), u"view-refresh"_s);
    setTip(*look, tr("For Ollama, llama.cpp, LM Studio and vLLM on this computer"));
    head->addWidget(new PlainLabel(tr("Who writes the answers"), Type::Strong), 1);
    head->addWidget(look);
    m_list->setHeaderLabels({ tr("Model"), tr("Where"), tr("What it is"), tr("State") });
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAccessibleName(tr("Who writes the answers"));
    m_list->setMinimumHeight(space(24));
    m_list->setSizeAdjustPolicy(QAbstractItemView::AdjustToContents); // the page needs no more than its rows
    m_said->setSecondary(true);
    m_said->setWrapping();
    auto *add = button(tr("Add a server..."), u"list-add"_s);
    auto *get = button(tr("Get a model..."), u"download"_s);
    auto *run = button(tr("Run a GGUF file..."), u"media-playback-start"_s);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(space(2));
    buttons->addWidget(get);
    buttons->addWidget(run);
    buttons->addWidget(add);
    buttons->addWidget(m_remove);
    buttons->addWidget(m_said, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space(2));
    column->addLayout(head);
    column->addWidget(m_list, 1);
    column->addLayout(buttons);
    column->addWidget(makeRunning());
    column->addSpacing(space(3));
    column->addWidget(m_details);
    for (QPushButton *one : { look, get, run, add, m_remove, m_stop })
        one->setAutoDefault(false);

    connect(look, &QPushButton::clicked, &keeper, [this] {
        m_said->setText(tr("Looking for servers on this computer"));
        m_keeper.find();
    });
    connect(add, &QPushButton::clicked, this, [this] { (new AddServerDialog(m_keeper, ModelKind::Chat, this))->open(); });
    connect(get, &QPushButton::clicked, this, [this] { (new GetModelDialog(m_keeper, this))->open(); });
    connect(run, &QPushButton::clicked, this, [this] { (new RunModelDialog(m_keeper, this))->open(); });
    connect(m_stop, &QPushButton::clicked, &keeper.local(), &LocalModelRunner::stop);
    connect(&keeper.local(), &LocalModelRunner::changed, this, &ModelsSettingsPage::showRunning);
    connect(m_remove, &QPushButton::clicked, this, &ModelsSettingsPage::removeSelected);
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, [this] {
        m_details->setModel(selected());
        m_remove->setEnabled(!selected().isEmpty());
    });
    // A click on the mark chooses who writes, as in any list of choices.
    connect(m_list, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem *row, int changedColumn) {
        if (changedColumn != NameColumn)
            return;
        // Later: the list is filled anew, and this row is in its hands.
        QMetaObject::invokeMethod(
            this,
            [this, id = row->data(NameColumn, Qt::UserRole).toString(), isChosen = row->checkState(NameColumn) == Qt::Checked] {
                choose(isChosen ? id : QString());
            },
            Qt::QueuedConnection);
    });
    connect(&keeper, &ModelKeeper::changed, this, &ModelsSettingsPage::fill);
    connect(&keeper, &ModelKeeper::found, this, [this](int servers) {
        m_said->setText(
            tr("Looked for Ollama, llama.cpp, LM Studio and vLLM on this computer; %Ln server(s) found.", nullptr, servers));
    });
    connect(&keeper, &ModelKeeper::failed, this, [this](const Error &error) {
        if (error.kind() != ErrorKind::Stopped)
            m_said->setText(sentence(error));
    });
    showRunning();
}

QWidget *ModelsSettingsPage::makeRunning()
{
    auto *row = new QHBoxLayout(m_running);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space(2));
    m_runs->setWrapping();
    row->addWidget(m_stop);
    row->addWidget(m_runs, 1);
    return m_running;
}

void ModelsSettingsPage::showRunning()
{
    const LocalModelRunner &runner = m_keeper.local();
    m_running->setVisible(runner.isRunning() || runner.hasFailed());
    m_stop->setVisible(runner.isRunning());
    m_stop->setEnabled(runner.state() != LocalServer::State::Stopping);
    m_runs->setText(runner.words());
    fill();
}

QString ModelsSettingsPage::selected() const
{
    const QTreeWidgetItem *row = m_list->currentItem();
    return row ? row->data(NameColumn, Qt::UserRole).toString() : QString();
}

void ModelsSettingsPage::fillRow(QTreeWidgetItem *row, const ModelChoice &model)
{
    row->setData(NameColumn, Qt::UserRole, model.id());
    row->setText(NameColumn, model.model);
    row->setText(WhereColumn, model.where());
    row->setToolTip(WhereColumn, plainTip(model.base.toString()));
    row->setText(WhatColumn,
        model.kind == ModelKind::Reranker ? tr("ranks passages")
            : model.kind == ModelKind::Embedder
            ? tr("meanings of passages")
            : tr("%1 tokens").arg(QLocale().toString(model.modelContext > 0 ? model.modelContext : model.contextTokens)));
    const bool isUntested = !model.report.isTested();
    row->setText(StateColumn,
        model.isRemote()                          ? tr("Text leaves this computer")
            : model.id() == m_keeper.local().id() ? tr("Running")
            : !model.file.isEmpty()               ? tr("Not running here")
            : isUntested                          ? tr("Not tested")
            : model.report.error.isEmpty()
            ? tr("Tested %1").arg(QLocale().toString(model.report.at.toLocalTime().date(), QLocale::ShortFormat))
            : tr("Did not answer"));
    if (model.isRemote())
        row->setIcon(StateColumn, icon(u"network"_s, Tone::Attention));
}

void ModelsSettingsPage::fill()
{
    const QString chosen = m_list->currentItem() ? selected() : QString();
    const ModelChoice *writer = m_keeper.models().usedFor(ModelTask::Answer);
    const QString shown = !chosen.isEmpty() || m_list->currentItem() ? chosen : writer ? writer->id() : QString();
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    auto *none =
        new QTreeWidgetItem(m_list, { tr("No model: quotes only"), tr("built in"), tr("verbatim sentences"), tr("Ready") });
    none->setCheckState(NameColumn, writer ? Qt::Unchecked : Qt::Checked);
    m_list->setCurrentItem(none);
    for (const ModelChoice &model : m_keeper.models().models) {
        auto *row = new QTreeWidgetItem(m_list);
        fillRow(row, model);
        if (model.kind == ModelKind::Chat)
            row->setCheckState(NameColumn, &model == writer ? Qt::Checked : Qt::Unchecked);
        if (model.id() == shown)
            m_list->setCurrentItem(row);
    }
    for (int column = 0; column < m_list->columnCount() - 1; ++column)
        m_list->resizeColumnToContents(column);
    m_details->setModel(selected());
    m_remove->setEnabled(!selected().isEmpty());
}

void ModelsSettingsPage::choose(const QString &id)
{
    m_keeper.change([&](ModelSettings &models) { models.use(id, ModelTask::Answer); });
    fill(); // also when nothing changed but the mark
}

void ModelsSettingsPage::removeSelected()
{
    m_keeper.change([&](ModelSettings &models) { models.remove(selected()); });
}

void ModelsSettingsPage::reset()
{
    m_keeper.change([](ModelSettings &models) { models.used.clear(); });
}

} // namespace adduce
