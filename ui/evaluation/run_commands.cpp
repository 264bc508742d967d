#include "ui/evaluation/run_commands.h"

#include "core/base/device.h"
#include "core/evaluation/report_form.h"
#include "ui/evaluation/evaluation_tools.h"
#include "ui/evaluation/run_actions_menu.h"
#include "ui/evaluation/run_controller.h"
#include "ui/evaluation/run_menu.h"
#include "ui/evaluation/shown_run.h"
#include "ui/evaluation/unkept_run.h"
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QSettings>

namespace adduce {

using namespace Qt::StringLiterals;

RunCommands::RunCommands(const Services &services, ShownRun &shown, const RunController &controller, EvaluationTools &tools,
    UnkeptRun &unkept, QWidget *parent)
    : QObject(parent)
    , m_services(services)
    , m_shown(shown)
    , m_controller(controller)
    , m_tools(tools)
    , m_unkept(unkept)
    , m_parent(parent)
    , m_listing(services.libraryThread)
    , m_opening(services.libraryThread)
    , m_comparing(services.libraryThread)
{
    connect(&tools.runs(), &RunMenu::chosen, this, &RunCommands::show);
    connect(&tools.actions(), &RunActionsMenu::comparedWith, this, &RunCommands::compareWith);
    connect(&tools.actions(), &RunActionsMenu::renameWanted, this, &RunCommands::rename);
    connect(&tools.actions(), &RunActionsMenu::removeWanted, this, &RunCommands::remove);
    connect(&tools.actions(), &RunActionsMenu::restoreWanted, this, &RunCommands::restore);
    connect(&tools.actions(), &RunActionsMenu::exportWanted, this, &RunCommands::chooseExport);
    connect(&unkept, &UnkeptRun::keepWanted, this, [this] { keep(); });
    connect(&unkept, &UnkeptRun::givenUp, &shown, [&shown] { shown.setUnkept(false); });
    connect(&shown, &ShownRun::kept, &unkept, &QWidget::hide);
    connect(&controller, &RunController::notKept, this, &RunCommands::setUnkept);
}

void RunCommands::list()
{
    m_listing.run(
        this, [](Database &database) { return EvaluationStore(database).list(); },
        [this](const std::vector<EvaluationRow> &runs) { m_tools.setRuns(runs, m_shown.id(), m_removed.has_value()); },
        [this](const Error &error) { m_tools.say(sentence(error)); });
}

void RunCommands::show(EvaluationId id)
{
    if (m_controller.isRunning())
        return;
    const auto open = [this, id](const std::optional<Comparison> &found) {
        if (!found || m_controller.isRunning())
            return;
        m_shown.open(id, *found);
        list();
        compareWith({});
    };
    keep(
        [this, id, open] { m_opening.run(this, [id](Database &database) { return EvaluationStore(database).find(id); }, open); });
}

/// None: the newest of the same set that began earlier.
static std::optional<Comparison> comparedWith(
    Database &database, EvaluationId id, EvaluationId shown, const QString &set, const QDateTime &startedAt)
{
    const EvaluationStore store(database);
    if (!id)
        for (const EvaluationRow &row : store.list())
            if (!id && row.id != shown && row.set == set && row.startedAt <= startedAt)
                id = row.id;
    return id ? store.find(id) : std::nullopt;
}

void RunCommands::compareWith(EvaluationId id)
{
    const Comparison &shown = m_shown.comparison();
    const auto read = [id, at = m_shown.id(), set = shown.set(), startedAt = shown.startedAt()](Database &database) {
        return EarlierRuns { comparedWith(database, id, at, set, startedAt), trendOf(database, set) };
    };
    m_comparing.run(this, read, [this, serial = m_shown.serial()](EarlierRuns earlier) {
        if (serial == m_shown.serial())
            m_shown.setEarlier(std::move(earlier));
    });
}

void RunCommands::judge(const std::optional<QueryResult> &result, std::optional<bool> right)
{
    if (!result || m_controller.isRunning() || !m_shown.id())
        return;
    if (!m_shown.judge(result->query, right))
        return;
    if (m_shown.isUnkept()) // and not only this
        return save({});
    const auto write = [id = m_shown.id(), comparison = m_shown.comparison(),
                           report = static_cast<std::size_t>(m_shown.variant()), query = result->query.id](Database &database) {
        EvaluationStore(database).changeResult(id, comparison, report, query);
        return id;
    };
    saveBy(write, {});
}

bool RunCommands::hasUnkept() const
{
    return m_shown.isUnkept();
}

bool RunCommands::mayLeave()
{
    return !m_controller.isRunning() && keep();
}

bool RunCommands::keep(const std::function<void()> &then)
{
    if (!m_shown.isUnkept()) {
        if (then)
            then();
        return true;
    }
    m_then = then;
    if (!std::exchange(m_isKeeping, true))
        save([this] {
            list();
            compareWith({});
            if (const auto next = std::exchange(m_then, {}))
                next();
        });
    return false;
}

void RunCommands::save(const std::function<void()> &then)
{
    const auto write = [id = m_shown.id(), comparison = m_shown.comparison()](Database &database) {
        EvaluationStore store(database);
        if (!id)
            return store.keep(comparison);
        store.change(id, comparison);
        return id;
    };
    saveBy(write, then);
}

void RunCommands::saveBy(std::function<EvaluationId(Database &)> write, const std::function<void()> &then)
{
    const auto saved = [this, serial = m_shown.serial(), then](EvaluationId id) {
        m_isKeeping = false;
        if (serial == m_shown.serial())
            m_shown.setKept(id);
        if (then)
            then();
    };
    m_services.libraryThread.write(this, std::move(write), saved, [this, serial = m_shown.serial()](const Error &error) {
        m_isKeeping = false;
        m_then = {};
        if (serial == m_shown.serial())
            setUnkept(error);
        else
            emit failed(error);
    });
}

void RunCommands::setUnkept(const Error &error)
{
    m_shown.setUnkept(true);
    m_unkept.say(error);
    emit said(unkeptRunWords(error));
}

void RunCommands::rename()
{
    if (m_controller.isRunning() || !m_shown.id())
        return;
    auto *dialog = new QInputDialog(m_parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Rename run"));
    dialog->setLabelText(tr("Name"));
    dialog->setTextValue(m_shown.comparison().name);
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString &name) {
        m_shown.rename(name);
        save([this] { list(); });
    });
    dialog->open();
}

void RunCommands::remove()
{
    const EvaluationId id = m_shown.id();
    if (m_controller.isRunning() || !id)
        return;
    const auto gone = [this, id] {
        if (m_shown.id() != id)
            return list();
        m_removed = m_shown.comparison();
        m_shown.setUnkept(false);
        emit removed();
        list();
        m_tools.say(tr("The run was deleted. The menu brings it back."));
    };
    m_services.libraryThread.write(this, [id](Database &database) { EvaluationStore(database).remove(id); }, gone);
}

void RunCommands::restore()
{
    if (!m_removed || m_controller.isRunning())
        return;
    const auto bringBack = [comparison = *m_removed](Database &database) { return EvaluationStore(database).keep(comparison); };
    keep([this, bringBack] {
        m_services.libraryThread.write(this, bringBack, [this](EvaluationId id) {
            m_removed.reset();
            m_tools.say({});
            show(id);
        });
    });
}

void RunCommands::chooseExport()
{
    if (m_shown.comparison().asked() == 0)
        return;
    auto *dialog = new QFileDialog(m_parent, tr("Export run"), m_services.settings.value(u"export/folder"_s).toString());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters(
        { tr("Report (*.md)"), tr("Report with charts (*.html)"), tr("Questions as CSV (*.csv)"), tr("All of it (*.json)") });
    dialog->setDefaultSuffix(u"md"_s);
    dialog->selectFile(u"evaluation.md"_s);
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString &filter) {
        const QString suffix = filter.section(u"*."_s, -1).chopped(1);
        dialog->setDefaultSuffix(suffix);
        dialog->selectFile(u"evaluation."_s + suffix);
    });
    connect(dialog, &QFileDialog::fileSelected, this, &RunCommands::write);
    dialog->open();
}

void RunCommands::write(const QString &path)
{
    m_services.settings.setValue(u"export/folder"_s, QFileInfo(path).path());
    try {
        replaceFile(path, written(m_shown.comparison(), reportFormOf(path)));
        emit said(tr("Written: %1").arg(path));
    } catch (const Error &error) {
        emit failed(error);
    }
}

} // namespace adduce
