#include "ui/shell/help.h"

#include "ui/common/widgets.h"
#include <QCoreApplication>
#include <QDialog>
#include <QGridLayout>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("adduce::Help", text);
}

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

/// The libraries that the programs are linked with, and under what terms.
constexpr std::array<std::array<const char *, 3>, 23> kLibraries { {
    { "Qt", "LGPL-3.0", "windows, network" },
    { "Qt Charts", "GPL-3.0", "charts" },
    { "MuPDF", "AGPL-3.0-or-later", "reading and drawing pages" },
    { "SQLite", "public domain", "the library file, full-text search" },
    { "hnswlib", "Apache-2.0", "nearest vectors" },
    { "libharu", "Zlib", "PDF export" },
    { "Eigen", "MPL-2.0", "the learned space" },
    { "libstemmer (Snowball)", "BSD-3-Clause", "stems of words" },
    { "CLD2", "Apache-2.0", "languages" },
    { "edlib", "MIT", "quotes that are nearly the page's" },
    { "Mustache", "BSL-1.0", "prompts" },
    { "QtKeychain", "BSD-3-Clause", "keys" },
    { "nettle", "LGPL-3.0-or-later", "SHA-256" },
    { "libseccomp", "LGPL-2.1", "the sandbox of readers" },
    { "libzip", "BSD-3-Clause", "DOCX" },
    { "gumbo", "Apache-2.0", "HTML" },
    { "md4c", "MIT", "Markdown" },
    { "uchardet", "MPL-1.1", "old encodings" },
    { "ICU", "Unicode-3.0", "old encodings, order of scripts" },
    { "HarfBuzz", "MIT", "scripts that join or stack" },
    { "Tesseract", "Apache-2.0", "scans" },
    { "Leptonica", "BSD-2-Clause", "scans" },
    { "libpng", "libpng-2.0", "pictures of pages" },
} };

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
    libraries->setHeaderLabels({ tr("Library"), tr("Licence"), tr("For") });
    libraries->setRootIsDecorated(false);
    libraries->setAccessibleName(tr("Libraries and their licences"));
    for (const auto &[name, licence, use] : kLibraries)
        new QTreeWidgetItem(libraries, { QString::fromUtf8(name), QString::fromUtf8(licence), QString::fromUtf8(use) });
    for (int i = 0; i < 2; ++i)
        libraries->resizeColumnToContents(i);
    libraries->setMinimumSize(space(120), space(60));
    column->addWidget(libraries, 1);
    dialog->open();
}

} // namespace adduce
