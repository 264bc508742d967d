// Which folders of the library are watched, and what is exchanged with reference managers.
#include "core/ingest/folder_watch.h"
#include "core/library/database.h"
#include "core/library/watch_store.h"
#include "ui/library/reference_import.h"
#include "ui/library/watched_folders.h"
#include "ui/shell/main_window.h"
#include <QFileDialog>
#include <QStandardPaths>

namespace adduce {

using namespace Qt::StringLiterals;

void MainWindow::watchFolders()
{
    QStringList folders;
    try {
        Database database = m_services.library.open();
        for (const WatchedFolder &folder : WatchStore(database).list())
            folders << folder.path;
    } catch (const Error &error) {
        say(error);
    }
    m_watch->setFolders(folders);
    if (!folders.isEmpty())
        m_job->rescan();
}

void MainWindow::chooseWatched()
{
    auto *dialog = new WatchedFolders(m_services.library, this);
    connect(dialog, &WatchedFolders::changed, this, &MainWindow::watchFolders);
    connect(dialog, &WatchedFolders::failed, this, &MainWindow::say);
    dialog->open();
}

void MainWindow::chooseReferences()
{
    auto *dialog =
        new QFileDialog(this, tr("Import references"), QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
            tr("References (*.bib *.ris *.json zotero.sqlite);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this, [this](const QStringList &paths) {
        for (const QString &path : paths) // a library of Zotero is its folder
            m_import->add(path.endsWith(u"/zotero.sqlite"_s) ? path.chopped(14) : path);
    });
    dialog->open();
}

} // namespace adduce
