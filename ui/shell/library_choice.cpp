#include "ui/shell/library_choice.h"

#include "core/base/error.h"
#include "core/base/tr.h"
#include "core/workspace/rescue_library.h"
#include "ui/common/widgets.h"
#include "ui/shell/library_care.h"
#include <QDialog>
#include <QFileDialog>
#include <QFileInfo>
#include <QScopeGuard>
#include <QVBoxLayout>
#include <future>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

enum Choice
{
    Quit = QDialog::Rejected,
    Other = QDialog::Accepted,
    Again = 2,
    Rescue = 3
};

bool canBeRescued(const Error &error)
{
    return error.kind() == ErrorKind::DamagedLibrary || error.kind() == ErrorKind::ForeignSchema;
}

void setLines(QDialog &dialog, QVBoxLayout *column, const QStringList &lines)
{
    column->setContentsMargins(space(6), space(5), space(6), space(5));
    column->setSpacing(space(2));
    for (const QString &line : lines) {
        auto *label = new PlainLabel(line);
        label->setWordWrap(true);
        label->setMinimumWidth(space(110));
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        column->addWidget(label);
    }
    dialog.setWindowTitle(tr("Taken over into a new library"));
}

/// Shows that it goes on until it is done. Throws what rescueLibrary() throws.
RescueReport rescued(const WorkspaceFiles &files, const WorkerProgram &worker, const QString &fresh)
{
    Workspace workspace(files, worker, { .isLocalOnly = true });
    QDialog dialog;
    setLines(dialog, new QVBoxLayout(&dialog), { tr("Taking over what can be read into %1").arg(fresh) });
    std::stop_source stop;
    auto report = std::async(std::launch::async, [&] {
        const auto close = qScopeGuard([&] { QMetaObject::invokeMethod(&dialog, &QDialog::accept, Qt::QueuedConnection); });
        return rescueLibrary(workspace, workspace.libraryPath(), fresh, {}, stop.get_token());
    });
    if (dialog.exec() == QDialog::Rejected) // papers that wait are read when the new library is opened
        stop.request_stop();
    return report.get();
}

/// What can be read, into a new library, whose path is returned; empty where none was named.
QString rescue(const WorkspaceFiles &files, const WorkerProgram &worker)
{
    const QString fresh = QFileDialog::getSaveFileName(nullptr, tr("A new library for what can be read"),
        QFileInfo(files.library).path(), tr("Libraries (*.adduce)"), nullptr, QFileDialog::DontConfirmOverwrite);
    if (fresh.isEmpty())
        return {};
    const RescueReport report = rescued(files, worker, fresh);
    QDialog dialog;
    auto *column = new QVBoxLayout(&dialog);
    setLines(dialog, column, rescueWords(report));
    auto *open = primaryButton(tr("Open the new library"));
    QObject::connect(open, &QPushButton::clicked, &dialog, &QDialog::accept);
    column->addWidget(open);
    dialog.exec();
    return fresh;
}

/// Before there is a window: the one place that waits for an answer.
int askWhatToDo(const Error &error)
{
    QDialog dialog;
    dialog.setWindowTitle(tr("The library cannot be opened"));
    const ErrorWords message = words(error.kind(), error.detail());
    auto *what = new PlainLabel(message.what, Type::Strong);
    auto *next = new PlainLabel(message.next);
    auto *detail = new PlainLabel(error.technical(), Type::Caption);
    detail->setSecondary(true);
    auto *column = new QVBoxLayout(&dialog);
    column->setContentsMargins(space(6), space(5), space(6), space(5));
    column->setSpacing(space(2));
    for (PlainLabel *label : { what, next, detail }) {
        label->setWordWrap(true);
        label->setMinimumWidth(space(110));
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        column->addWidget(label);
    }
    detail->setVisible(!error.technical().isEmpty());
    auto *other = primaryButton(tr("Choose another library..."));
    auto *take = button(tr("Take over what can be read..."));
    take->setVisible(canBeRescued(error));
    auto *again = button(tr("Try again"));
    auto *quit = button(tr("Quit"));
    auto *row = new QHBoxLayout;
    row->setSpacing(space(2));
    row->addWidget(other);
    row->addWidget(take);
    row->addWidget(again);
    row->addStretch(1);
    row->addWidget(quit);
    column->addSpacing(space(3));
    column->addLayout(row);
    QObject::connect(other, &QPushButton::clicked, &dialog, [&] { dialog.done(Other); });
    QObject::connect(take, &QPushButton::clicked, &dialog, [&] { dialog.done(Rescue); });
    QObject::connect(again, &QPushButton::clicked, &dialog, [&] { dialog.done(Again); });
    QObject::connect(quit, &QPushButton::clicked, &dialog, [&] { dialog.done(Quit); });
    return dialog.exec();
}

} // namespace

std::unique_ptr<Workspace> openWorkspace(WorkspaceFiles files, const WorkerProgram &worker)
{
    int choice = Again;
    for (;;) {
        try {
            if (choice == Rescue)
                if (const QString fresh = rescue(files, worker); !fresh.isEmpty())
                    files.library = fresh;
            auto workspace = std::make_unique<Workspace>(files, worker, NetworkUse { .usesKeyring = true });
            (void)workspace->library(LibraryUse::MadeIfMissing);
            return workspace;
        } catch (const Error &error) {
            choice = askWhatToDo(error);
            if (choice == Quit)
                return nullptr;
            if (choice == Other) {
                // A new name makes a new library; an existing one is opened, never overwritten.
                const QString chosen =
                    QFileDialog::getSaveFileName(nullptr, tr("Choose or name a library"), QFileInfo(files.library).path(),
                        tr("Libraries (*.adduce);;All files (*)"), nullptr, QFileDialog::DontConfirmOverwrite);
                if (!chosen.isEmpty())
                    files.library = chosen;
            }
        }
    }
}

} // namespace adduce
