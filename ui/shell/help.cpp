#include "ui/shell/help.h"

#include "core/base/tr.h"
#include "ui/common/widgets.h"
#include <QDialog>
#include <QGridLayout>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <array>

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

/// The libraries that the programs are linked with, under what licence (none: public domain), and for what.
constexpr std::array<std::array<const char *, 3>, 24> kLibraries { {
    { "Qt", "LGPL-3.0", QT_TRANSLATE_NOOP("adduce", "windows, network") },
    { "Qt Charts", "GPL-3.0", QT_TRANSLATE_NOOP("adduce", "charts") },
    { "MuPDF", "AGPL-3.0-or-later", QT_TRANSLATE_NOOP("adduce", "reading and drawing pages") },
    { "SQLite", nullptr, QT_TRANSLATE_NOOP("adduce", "the library file, full-text search") },
    { "hnswlib", "Apache-2.0", QT_TRANSLATE_NOOP("adduce", "nearest vectors") },
    { "libharu", "Zlib", QT_TRANSLATE_NOOP("adduce", "PDF export") },
    { "Eigen", "MPL-2.0", QT_TRANSLATE_NOOP("adduce", "the learned space") },
    { "libstemmer (Snowball)", "BSD-3-Clause", QT_TRANSLATE_NOOP("adduce", "stems of words") },
    { "CLD2", "Apache-2.0", QT_TRANSLATE_NOOP("adduce", "languages") },
    { "edlib", "MIT", QT_TRANSLATE_NOOP("adduce", "quotes that are nearly the page's") },
    { "Mustache", "BSL-1.0", QT_TRANSLATE_NOOP("adduce", "prompts") },
    { "QtKeychain", "BSD-3-Clause", QT_TRANSLATE_NOOP("adduce", "keys") },
    { "nettle", "LGPL-3.0-or-later", QT_TRANSLATE_NOOP("adduce", "SHA-256") },
    { "libseccomp", "LGPL-2.1", QT_TRANSLATE_NOOP("adduce", "the sandbox of readers") },
    { "libzip", "BSD-3-Clause", QT_TRANSLATE_NOOP("adduce", "DOCX") },
    { "gumbo", "Apache-2.0", QT_TRANSLATE_NOOP("adduce", "HTML") },
    { "md4c", "MIT", QT_TRANSLATE_NOOP("adduce", "Markdown") },
    { "uchardet", "MPL-1.1", QT_TRANSLATE_NOOP("adduce", "old encodings") },
    { "ICU", "Unicode-3.0", QT_TRANSLATE_NOOP("adduce", "old encodings, order of scripts") },
    { "HarfBuzz", "MIT", QT_TRANSLATE_NOOP("adduce", "scripts that join or stack") },
    { "Tesseract", "Apache-2.0", QT_TRANSLATE_NOOP("adduce", "scans") },
    { "Leptonica", "BSD-2-Clause", QT_TRANSLATE_NOOP("adduce", "scans") },
    { "zlib", "Zlib", QT_TRANSLATE_NOOP("adduce", "compressed files, checksums") },
    { "libpng", "libpng-2.0", QT_TRANSLATE_NOOP("adduce", "pictures of pages") },
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
        new QTreeWidgetItem(
            libraries, { QString::fromUtf8(name), licence ? QString::fromUtf8(licence) : tr("public domain"), tr(use) });
    for (int i = 0; i < 2; ++i)
        libraries->resizeColumnToContents(i);
    libraries->setMinimumSize(space(120), space(60));
    column->addWidget(libraries, 1);
    dialog->open();
}

} // namespace adduce
