#include "ui/shell/library_choice.h"

#include "core/base/error.h"
#include "core/base/tr.h"
#include "ui/common/widgets.h"
#include <QDialog>
#include <QFileDialog>
#include <QFileInfo>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

enum Choice
{
    Quit = QDialog::Rejected,
    Other = QDialog::Accepted,
    Again = 2
};

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
    auto *again = button(tr("Try again"));
    auto *quit = button(tr("Quit"));
    auto *row = new QHBoxLayout;
    row->setSpacing(space(2));
    row->addWidget(other);
    row->addWidget(again);
    row->addStretch(1);
    row->addWidget(quit);
    column->addSpacing(space(3));
    column->addLayout(row);
    QObject::connect(other, &QPushButton::clicked, &dialog, [&] { dialog.done(Other); });
    QObject::connect(again, &QPushButton::clicked, &dialog, [&] { dialog.done(Again); });
    QObject::connect(quit, &QPushButton::clicked, &dialog, [&] { dialog.done(Quit); });
    return dialog.exec();
}

} // namespace

std::unique_ptr<Workspace> openWorkspace(WorkspaceFiles files, const WorkerProgram &worker)
{
    for (;;) {
        try {
            auto workspace = std::make_unique<Workspace>(files, worker, NetworkUse { .usesKeyring = true });
            (void)workspace->library(LibraryUse::MadeIfMissing);
            return workspace;
        } catch (const Error &error) {
            const int choice = askWhatToDo(error);
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
