// What EvaluationPage does with sets and kept runs: choosing, naming, comparing, judging, deleting, exporting.
#include "core/base/device.h"
#include "core/library/database.h"
#include "ui/common/widgets.h"
#include "ui/evaluation/collection_dialog.h"
#include "ui/evaluation/evaluation_charts.h"
#include "ui/evaluation/evaluation_page.h"
#include "ui/evaluation/evaluation_tools.h"
#include "ui/evaluation/query_set_dialog.h"
#include "ui/evaluation/unkept_run.h"
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QJsonDocument>
#include <QMenu>
#include <QSettings>
#include <QTableView>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kLargestSet = 16 << 20; // bytes
constexpr qsizetype kMostSets = 8; // remembered

QuerySet readSet(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw Error(ErrorKind::Missing, path, file.errorString());
    if (file.size() > kLargestSet)
        throw Error(ErrorKind::TooLarge, path);
    return readQuerySet(file.readAll());
}

/// The questions of a kept run, for those of its set may have changed since.
std::vector<EvaluationQuery> queriesOf(const Comparison &comparison)
{
    std::vector<EvaluationQuery> queries = comparison.queries;
    if (!queries.empty())
        return queries;
    for (const QueryResult &result : comparison.reports.front().results)
        queries.push_back(result.query);
    return queries;
}

} // namespace

void EvaluationPage::connectTools()
{
    connect(m_tools, &EvaluationTools::runWanted, this, &EvaluationPage::run);
    connect(m_tools, &EvaluationTools::stopWanted, this, &EvaluationPage::stop);
    connect(m_tools, &EvaluationTools::bundledSetWanted, this, [this] {
        if (!m_run && keepRun())
            choose({ bundledQuerySet() });
    });
    connect(m_tools, &EvaluationTools::setFileWanted, this,
        [this](const QString &path) { path.isEmpty() ? chooseSet() : openSet(path); });
    connect(m_tools, &EvaluationTools::setEditWanted, this, &EvaluationPage::editSet);
    connect(m_tools, &EvaluationTools::collectionWanted, this, &EvaluationPage::measureCollection);
    connect(m_tools, &EvaluationTools::runChosen, this, &EvaluationPage::showRun);
    connect(m_tools, &EvaluationTools::comparedWith, this, &EvaluationPage::compareWith);
    connect(m_tools, &EvaluationTools::renameWanted, this, &EvaluationPage::rename);
    connect(m_tools, &EvaluationTools::removeWanted, this, &EvaluationPage::removeRun);
    connect(m_tools, &EvaluationTools::restoreWanted, this, &EvaluationPage::restoreRun);
    connect(m_tools, &EvaluationTools::exportWanted, this, &EvaluationPage::chooseExport);
    connect(m_unkept, &UnkeptRun::keepWanted, this, &EvaluationPage::keepRun);
    connect(m_unkept, &UnkeptRun::givenUp, this, [this] {
        m_isUnkept = false;
        m_unkept->hide();
    });
}

void EvaluationPage::setUnkept(const Error &error)
{
    m_isUnkept = true;
    m_unkept->say(error);
    emit said(unkeptRunWords(error));
}

void EvaluationPage::storeChange()
{
    Database database = m_services.library.open();
    EvaluationStore store(database);
    if (m_shown)
        store.change(m_shown, m_comparison);
    else
        m_shown = store.keep(m_comparison);
    m_isUnkept = false;
    m_unkept->hide();
}

bool EvaluationPage::keepRun()
try {
    if (!m_isUnkept)
        return true;
    storeChange();
    reloadRuns();
    compareWith({});
    return true;
} catch (const Error &error) {
    setUnkept(error);
    return false;
}

void EvaluationPage::chooseSet()
{
    if (m_run || !keepRun())
        return;
    auto *dialog = new QFileDialog(this, tr("Open a set of questions"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setNameFilter(tr("Sets of questions (*.json)"));
    connect(dialog, &QFileDialog::fileSelected, this, &EvaluationPage::openSet);
    dialog->open();
}

void EvaluationPage::openSet(const QString &path)
try {
    if (m_run || !keepRun()) // whose results are shown
        return;
    ChosenSet opened { readSet(path), path };
    QStringList files = m_services.settings.value(u"evaluation/sets"_s).toStringList();
    files.removeAll(path);
    files.prepend(path);
    files = files.mid(0, kMostSets);
    m_services.settings.setValue(u"evaluation/sets"_s, files);
    m_tools->setSetFiles(files);
    choose(std::move(opened));
    m_tools->say({});
} catch (const Error &error) {
    m_tools->say(sentence(error));
    emit failed(error);
}

void EvaluationPage::editSet()
{
    if (m_run || !keepRun())
        return;
    auto *dialog = new QuerySetDialog(m_chosen.set, m_chosen.path, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QuerySetDialog::saveWanted, this, [this, dialog](const QuerySet &set, const QString &path) {
        if (saveSet(set, path))
            dialog->accept(); // what was typed stays until it is written
    });
    dialog->open();
}

void EvaluationPage::measureCollection()
{
    auto *dialog = new CollectionDialog(m_services.settings, m_services.parameters, m_tools->profiles(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

bool EvaluationPage::saveSet(const QuerySet &set, const QString &path)
try {
    replaceFile(path, toJson(set));
    openSet(path);
    return true;
} catch (const Error &error) {
    emit failed(error);
    return false;
}

void EvaluationPage::reloadRuns()
try {
    Database database = m_services.library.open();
    m_tools->setRuns(EvaluationStore(database).list(), m_shown);
} catch (const Error &error) {
    m_tools->say(sentence(error));
}

void EvaluationPage::showRun(EvaluationId id)
try {
    if (m_run || !keepRun())
        return;
    Database database = m_services.library.open();
    const auto comparison = EvaluationStore(database).find(id);
    if (!comparison)
        return;
    showQuestions(queriesOf(*comparison));
    m_comparison = *comparison;
    m_shown = id;
    reloadRuns();
    compareWith({});
    showAll();
} catch (const Error &error) {
    emit failed(error);
}

void EvaluationPage::compareWith(EvaluationId id)
try {
    Database database = m_services.library.open();
    const EvaluationStore store(database);
    m_before.reset();
    if (!id) // the newest of the same set that began earlier
        for (const EvaluationRow &row : store.list())
            if (!id && row.id != m_shown && row.set == m_comparison.set() && row.startedAt <= m_comparison.startedAt())
                id = row.id;
    if (id)
        m_before = store.find(id);
    showFigures();
} catch (const Error &error) {
    emit failed(error);
}

void EvaluationPage::judge(std::optional<bool> right)
try {
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    const auto shown = rows.isEmpty() ? std::nullopt : m_model->result(rows.first().row());
    if (!shown || m_run || !m_shown)
        return;
    auto &results = m_comparison.reports.at(static_cast<std::size_t>(m_variant)).results;
    const auto judged = std::ranges::find(results, shown->query.id, [](const QueryResult &r) { return r.query.id; });
    if (judged == results.end() || !judged->isMeasured())
        return;
    judged->judged = right;
    storeChange();
    m_model->addResult(*judged);
    drawCharts();
    showFigures();
} catch (const Error &error) {
    emit failed(error);
}

void EvaluationPage::showMenu(const QPoint &at)
{
    const QModelIndex index = m_table->indexAt(at);
    const auto result = index.isValid() ? m_model->result(index.row()) : std::nullopt;
    if (!result || !result->isMeasured())
        return;
    m_table->selectRow(index.row());
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(icon(u"check"_s), tr("Judge as right"), this, [this] { judge(true); });
    menu->addAction(icon(u"dialog-warning"_s), tr("Judge as wrong"), this, [this] { judge(false); });
    menu->addAction(icon(u"edit-reset"_s), tr("Take my judgement back"), this, [this] { judge(std::nullopt); })
        ->setEnabled(result->judged.has_value());
    for (QAction *action : menu->actions())
        if (!m_shown)
            action->setEnabled(false);
    menu->popup(m_table->viewport()->mapToGlobal(at));
}

void EvaluationPage::rename()
{
    if (m_run || !m_shown)
        return;
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Rename run"));
    dialog->setLabelText(tr("Name"));
    dialog->setTextValue(m_comparison.name);
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString &name) {
        m_comparison.name = name.simplified();
        try {
            storeChange();
        } catch (const Error &error) {
            emit failed(error);
        }
        reloadRuns();
    });
    dialog->open();
}

void EvaluationPage::removeRun()
try {
    if (m_run || !m_shown)
        return;
    Database database = m_services.library.open();
    EvaluationStore(database).remove(m_shown);
    m_removed = m_comparison;
    m_isUnkept = false;
    m_unkept->hide();
    showQuestions(m_chosen.set.queries);
    reloadRuns();
    m_tools->setRestorable(true);
    m_tools->say(tr("The run was deleted. The menu brings it back."));
} catch (const Error &error) {
    emit failed(error);
}

void EvaluationPage::restoreRun()
try {
    if (!m_removed || m_run || !keepRun())
        return;
    Database database = m_services.library.open();
    const EvaluationId id = EvaluationStore(database).keep(*m_removed);
    m_removed.reset();
    m_tools->setRestorable(false);
    m_tools->say({});
    showRun(id);
} catch (const Error &error) {
    emit failed(error);
}

void EvaluationPage::chooseExport()
{
    if (m_comparison.asked() == 0)
        return;
    auto *dialog = new QFileDialog(this, tr("Export run"), m_services.settings.value(u"export/folder"_s).toString());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({ tr("Report (*.md)"), tr("Questions as CSV (*.csv)"), tr("All of it (*.json)") });
    dialog->setDefaultSuffix(u"md"_s);
    dialog->selectFile(u"evaluation.md"_s);
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString &filter) {
        const QString suffix = filter.section(u"*."_s, -1).chopped(1);
        dialog->setDefaultSuffix(suffix);
        dialog->selectFile(u"evaluation."_s + suffix);
    });
    connect(dialog, &QFileDialog::fileSelected, this, &EvaluationPage::write);
    dialog->open();
}

void EvaluationPage::write(const QString &path)
try {
    const QString suffix = QFileInfo(path).suffix().toLower();
    m_services.settings.setValue(u"export/folder"_s, QFileInfo(path).path());
    replaceFile(path,
        suffix == u"csv"        ? toCsv(m_comparison)
            : suffix == u"json" ? QJsonDocument(toJson(m_comparison)).toJson()
                                : toMarkdown(m_comparison).toUtf8());
    emit said(tr("Written: %1").arg(path));
} catch (const Error &error) {
    emit failed(error);
}

} // namespace adduce
