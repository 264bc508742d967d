#include "ui/evaluation/run_commands.h"

#include "core/base/device.h"
#include "core/evaluation/evaluation_csv.h"
#include "core/evaluation/evaluation_json.h"
#include "core/evaluation/evaluation_markdown.h"
#include "core/library/database.h"
#include "ui/evaluation/evaluation_tools.h"
#include "ui/evaluation/run_actions_menu.h"
#include "ui/evaluation/run_controller.h"
#include "ui/evaluation/run_menu.h"
#include "ui/evaluation/shown_run.h"
#include "ui/evaluation/unkept_run.h"
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QJsonDocument>
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
{
    connect(&tools.runs(), &RunMenu::chosen, this, &RunCommands::show);
    connect(&tools.actions(), &RunActionsMenu::comparedWith, this, &RunCommands::compareWith);
    connect(&tools.actions(), &RunActionsMenu::renameWanted, this, &RunCommands::rename);
    connect(&tools.actions(), &RunActionsMenu::removeWanted, this, &RunCommands::remove);
    connect(&tools.actions(), &RunActionsMenu::restoreWanted, this, &RunCommands::restore);
    connect(&tools.actions(), &RunActionsMenu::exportWanted, this, &RunCommands::chooseExport);
    connect(&unkept, &UnkeptRun::keepWanted, this, &RunCommands::keep);
    connect(&unkept, &UnkeptRun::givenUp, &shown, [&shown] { shown.setUnkept(false); });
    connect(&shown, &ShownRun::kept, &unkept, &QWidget::hide);
    connect(&controller, &RunController::notKept, this, &RunCommands::setUnkept);
}

bool RunCommands::attempt(const std::function<void()> &what)
try {
    what();
    return true;
} catch (const Error &error) {
    emit failed(error);
    return false;
}

void RunCommands::list()
try {
    Database database = m_services.library.open();
    m_tools.setRuns(EvaluationStore(database).list(), m_shown.id(), m_removed.has_value());
} catch (const Error &error) {
    m_tools.say(sentence(error));
}

void RunCommands::show(EvaluationId id)
{
    bool isThere = false;
    if (!mayLeave() || !attempt([&] { isThere = m_shown.open(id); }) || !isThere)
        return;
    list();
    compareWith({});
}

void RunCommands::compareWith(EvaluationId id)
{
    attempt([&] { m_shown.compareWith(id); });
}

void RunCommands::judge(const std::optional<QueryResult> &result, std::optional<bool> right)
{
    if (!result || m_controller.isRunning() || !m_shown.id())
        return;
    attempt([&] { m_shown.judge(result->query, right); });
}

bool RunCommands::mayLeave()
{
    return !m_controller.isRunning() && keep();
}

bool RunCommands::keep()
try {
    if (!m_shown.isUnkept())
        return true;
    m_shown.keep();
    list();
    compareWith({});
    return true;
} catch (const Error &error) {
    setUnkept(error);
    return false;
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
        attempt([&] { m_shown.rename(name); });
        list();
    });
    dialog->open();
}

void RunCommands::remove()
try {
    if (m_controller.isRunning() || !m_shown.id())
        return;
    Database database = m_services.library.open();
    EvaluationStore(database).remove(m_shown.id());
    m_removed = m_shown.comparison();
    m_shown.setUnkept(false);
    emit removed();
    list();
    m_tools.say(tr("The run was deleted. The menu brings it back."));
} catch (const Error &error) {
    emit failed(error);
}

void RunCommands::restore()
try {
    if (!m_removed || !mayLeave())
        return;
    Database database = m_services.library.open();
    const EvaluationId id = EvaluationStore(database).keep(*m_removed);
    m_removed.reset();
    m_tools.say({});
    show(id);
} catch (const Error &error) {
    emit failed(error);
}

void RunCommands::chooseExport()
{
    if (m_shown.comparison().asked() == 0)
        return;
    auto *dialog = new QFileDialog(m_parent, tr("Export run"), m_services.settings.value(u"export/folder"_s).toString());
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
    connect(dialog, &QFileDialog::fileSelected, this, &RunCommands::write);
    dialog->open();
}

void RunCommands::write(const QString &path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    m_services.settings.setValue(u"export/folder"_s, QFileInfo(path).path());
    const bool isWritten = attempt([&] {
        replaceFile(path,
            suffix == u"csv"        ? toCsv(m_shown.comparison())
                : suffix == u"json" ? QJsonDocument(toJson(m_shown.comparison())).toJson()
                                    : toMarkdown(m_shown.comparison()).toUtf8());
    });
    if (isWritten)
        emit said(tr("Written: %1").arg(path));
}

} // namespace adduce
