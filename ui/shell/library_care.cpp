#include "ui/shell/library_care.h"

#include "core/base/run.h"
#include "core/library/damage.h"
#include "core/workspace/rescue_library.h"
#include "ui/common/widgets.h"
#include <QCoreApplication>
#include <QDialog>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMainWindow>
#include <QProcess>
#include <QToolBar>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::seconds kSoon { 60 };

bool isRunning(const std::future<void> &task)
{
    return task.valid() && task.wait_for(std::chrono::seconds(0)) != std::future_status::ready;
}

} // namespace

LibraryCare::LibraryCare(const Services &services, QMainWindow &window)
    : QObject(&window)
    , m_services(services)
    , m_window(window)
{
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &LibraryCare::look);
    m_soon.start(kSoon);
    connect(&services.libraryThread, &LibraryThread::idle, this, &LibraryCare::showState); // which may have met damage
    QMetaObject::invokeMethod(this, &LibraryCare::showState, Qt::QueuedConnection); // once the window has its tabs
}

LibraryCare::~LibraryCare()
{
    m_stop.request_stop();
    for (std::future<void> *task : { &m_look, &m_task })
        if (task->valid())
            task->wait();
}

void LibraryCare::look()
{
    if (m_services.library.readOnly() != ReadOnly::No || isRunning(m_look))
        return;
    const auto work = [library = m_services.library, stop = m_stop.get_token()](auto) {
        if (isCheckDue(library.path())) {
            const auto found = findDamage(library.path(), Look::Whole, stop);
            if (found && found->isEmpty())
                keepCheck(library.path(), {});
            else if (found)
                library.setDamaged(*found);
        }
        (void)keepDailyBackup(library, QDate::currentDate()); // not of a damaged one
    };
    m_look = startTask(this, work, [this] {
        showState();
        emit looked();
    });
}

void LibraryCare::showState()
{
    const ReadOnly why = m_services.library.readOnly();
    if (why != ReadOnly::No && !std::exchange(m_isInTitle, true))
        m_window.setWindowTitle(tr("%1 (read-only)").arg(m_window.windowTitle()));
    if (why != ReadOnly::Damaged || m_bar)
        return;
    m_bar = new QToolBar(tr("The library is damaged"));
    m_bar->setObjectName(u"damage"_s);
    m_bar->setMovable(false);
    m_bar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_bar->toggleViewAction()->setVisible(false);
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(space(3), space(1), space(3), space(1));
    layout->setSpacing(space(2));
    auto *words = new PlainLabel(tr("The library is damaged. It was opened for reading only: nothing is written into it."));
    words->setWordWrap(true);
    auto *take = button(tr("Take over what can be read..."));
    connect(take, &QPushButton::clicked, this, &LibraryCare::chooseRescue);
    layout->addWidget(new IconLabel(u"dialog-warning"_s, Tone::Attention));
    layout->addWidget(words, 1);
    layout->addWidget(take);
    m_bar->addWidget(row);
    m_window.addToolBarBreak();
    m_window.addToolBar(m_bar);
}

bool LibraryCare::isBusy() const
{
    return isRunning(m_task);
}

QFileDialog *LibraryCare::fileDialog(const QString &title) const
{
    auto *dialog = new QFileDialog(&m_window, title, QFileInfo(m_services.library.path()).absolutePath());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setNameFilter(tr("Libraries (*.adduce)"));
    dialog->setDefaultSuffix(u"adduce"_s);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setOption(QFileDialog::DontConfirmOverwrite); // what is there is never overwritten
    return dialog;
}

void LibraryCare::chooseBackup()
{
    QFileDialog *dialog = fileDialog(tr("Back up the library"));
    connect(dialog, &QFileDialog::fileSelected, this, &LibraryCare::backUp);
    dialog->open();
}

void LibraryCare::backUp(const QString &file)
{
    if (isBusy())
        return;
    const auto work = [this, file](auto post) {
        backUpTo(m_services.workspace, file);
        post([this, file] { emit said(tr("The library was copied to %1").arg(file)); });
    };
    m_task = startTask(this, work, [] { });
}

void LibraryCare::chooseRestore()
{
    QFileDialog *dialog = fileDialog(tr("Restore a backup"));
    dialog->setAcceptMode(QFileDialog::AcceptOpen);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({ tr("Backups (*.adduce *.adduce.gz)"), tr("All files (*)") });
    if (const QString daily = backupFolderOf(m_services.library.path()); QFileInfo(daily).isDir())
        dialog->setDirectory(daily);
    connect(dialog, &QFileDialog::fileSelected, this, &LibraryCare::restore);
    dialog->open();
}

void LibraryCare::restore(const QString &backup)
{
    if (isBusy())
        return;
    const auto work = [this, backup](auto post) {
        if (isOfUserRows(backup)) {
            const Restored restored = restoreFrom(m_services.workspace, backup);
            post([this, merged = restored.merged.value_or(Merged {})] {
                emit changed();
                emit said(restoredWords(merged));
            });
            return;
        }
        const QString library = restoreBeside(backup, m_services.library.path());
        post([this, library] {
            tellNew(tr("The backup was restored"),
                { tr("It is a library of its own: %1. The one that is open was not changed.").arg(library) }, library);
        });
    };
    m_task = startTask(this, work, [] { });
}

void LibraryCare::chooseRescue()
{
    QFileDialog *dialog = fileDialog(tr("A new library for what can be read"));
    connect(dialog, &QFileDialog::fileSelected, this, &LibraryCare::rescue);
    dialog->open();
}

void LibraryCare::rescue(const QString &fresh)
{
    if (isBusy())
        return;
    emit said(tr("Taking over what can be read into %1").arg(fresh));
    const auto work = [this, fresh, stop = m_stop.get_token()](auto post) {
        const RescueReport report = rescueLibrary(m_services.workspace, m_services.library.path(), fresh, {}, stop);
        post([this, fresh, report] { tellNew(tr("Taken over into a new library"), rescueWords(report), fresh); });
    };
    m_task = startTask(this, work, [] { });
}

void LibraryCare::tellNew(const QString &title, const QStringList &lines, const QString &library)
{
    emit made(library);
    auto *dialog = new QDialog(&m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    auto *column = new QVBoxLayout(dialog);
    column->setContentsMargins(space(6), space(5), space(6), space(5));
    column->setSpacing(space(2));
    for (const QString &line : lines) {
        auto *label = new PlainLabel(line);
        label->setWordWrap(true);
        label->setMinimumWidth(space(110));
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        column->addWidget(label);
    }
    auto *open = primaryButton(tr("Open the new library"));
    auto *close = button(tr("Close"));
    auto *row = new QHBoxLayout;
    row->setSpacing(space(2));
    row->addWidget(open);
    row->addStretch(1);
    row->addWidget(close);
    column->addLayout(row);
    connect(close, &QPushButton::clicked, dialog, &QDialog::reject);
    connect(open, &QPushButton::clicked, dialog, [dialog, library] {
        QProcess::startDetached(QCoreApplication::applicationFilePath(), { u"--library"_s, library });
        dialog->accept();
    });
    dialog->open();
}

QStringList rescueWords(const RescueReport &report)
{
    const auto rows = [&](const QString &table) {
        const auto found = report.rows.find(table);
        return found == report.rows.end() ? 0 : found->second;
    };
    QStringList lines;
    lines << LibraryCare::tr("%Ln papers came over.", nullptr, rows(u"documents"_s));
    lines << LibraryCare::tr("%Ln threads came over.", nullptr, rows(u"threads"_s));
    lines << LibraryCare::tr("%Ln rows of evidence came over.", nullptr, rows(u"evidence_rows"_s));
    if (!report.readAgain.isEmpty())
        lines << LibraryCare::tr("Read again from their files: %1.").arg(report.readAgain.join(u"; "_s));
    if (!report.lostTexts.isEmpty())
        lines << LibraryCare::tr("The text of these is lost, as their files are gone or have changed: %1.")
                     .arg(report.lostTexts.join(u"; "_s));
    if (report.unreadablePages + report.unreadableRows + report.doubtfulPages > 0)
        lines << LibraryCare::tr("Pages of the library file that cannot be read: %1; rows: %2.")
                     .arg(report.unreadablePages + report.doubtfulPages)
                     .arg(report.unreadableRows);
    else
        lines << LibraryCare::tr("Nothing of the library file was unreadable.");
    if (!report.hasLog)
        lines << LibraryCare::tr("What was written last is lost.");
    return lines;
}

QString restoredWords(const Merged &merged)
{
    if (merged == Merged {})
        return LibraryCare::tr("Nothing of the backup was missing in the library.");
    return LibraryCare::tr("Came back from the backup: threads %1, answers %2, tables of evidence %3, rows %4, papers %5, highlights %6.")
        .arg(merged.threads)
        .arg(merged.answers)
        .arg(merged.tables)
        .arg(merged.rows)
        .arg(merged.papers + merged.metadata + merged.filed)
        .arg(merged.highlights);
}

} // namespace adduce
