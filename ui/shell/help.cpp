#include "ui/shell/help.h"

#include "core/base/tr.h"
#include "core/base/used_libraries.h"
#include "ui/common/widgets.h"
#include <QDialog>
#include <QGridLayout>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QDialog *makeDialog(const QString &title, QWidget *parent)
{
    auto *dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    return dialog;
}

} // namespace

void showShortcuts(const QList<QAction *> &actions, QWidget *parent)
{
    QDialog *dialog = makeDialog(tr("Keyboard shortcuts"), parent);
    auto *grid = new QGridLayout(dialog);
    grid->setContentsMargins(space(6), space(5), space(6), space(5));
    grid->setHorizontalSpacing(space(8));
    grid->setVerticalSpacing(space(1) + 1);
    QList<std::pair<QString, QString>> rows;
    for (const QAction *action : actions)
        if (!action->shortcut().isEmpty())
            rows << std::pair(action->text(), action->shortcut().toString(QKeySequence::NativeText));
    rows << std::pair(tr("In an answer: from sentence to sentence"), tr("Up, Down"))
         << std::pair(tr("To the citations of a sentence"), tr("Right, Left"))
         << std::pair(tr("Open the cited page"), tr("Enter")) << std::pair(tr("Show the quote"), tr("Space"))
         << std::pair(tr("In the reader: next and previous cited sentence"), tr("N, Shift+N"));
    const int half = static_cast<int>(rows.size() + 1) / 2;
    for (int i = 0; i < static_cast<int>(rows.size()); ++i) {
        auto *keys = new PlainLabel(rows[i].second);
        keys->setSecondary(true);
        grid->addWidget(new PlainLabel(rows[i].first), i % half, i / half * 2);
        grid->addWidget(keys, i % half, i / half * 2 + 1);
    }
    dialog->open();
}

void showAbout(QWidget *parent)
{
    QDialog *dialog = makeDialog(tr("About Adduce"), parent);
    auto *column = new QVBoxLayout(dialog);
    column->setContentsMargins(space(8), space(6), space(8), space(6));
    column->setSpacing(space(2));
    column->addWidget(new IconLabel(u"adduce"_s, Tone::Accent, space(10)));
    column->addWidget(new PlainLabel(u"Adduce " ADDUCE_VERSION ""_s, Type::Question));
    auto *words = new PlainLabel(
        tr("To adduce: to cite as evidence. Every sentence of an answer names its source, page and exact quote.\n\n"
           "Free software under the GNU Affero General Public License, version 3 or later. It is made with these libraries:"));
    words->setWordWrap(true);
    words->setMinimumWidth(space(90));
    column->addWidget(words);
    auto *libraries = new QTreeWidget;
    libraries->setHeaderLabels({ tr("Library"), tr("Version"), tr("Licence"), tr("For") });
    libraries->setRootIsDecorated(false);
    libraries->setAccessibleName(tr("Libraries, their versions and licences"));
    for (const UsedLibrary &library : usedLibraries())
        new QTreeWidgetItem(libraries,
            { QString::fromUtf8(library.name), QString::fromUtf8(library.version),
                library.licence ? QString::fromUtf8(library.licence) : tr("public domain"), tr(library.use) });
    for (int i = 0; i < 3; ++i)
        libraries->resizeColumnToContents(i);
    libraries->setMinimumSize(space(120), space(60));
    column->addWidget(libraries, 1);
    dialog->open();
}

} // namespace adduce
