#include "ui/library/folder_watching.h"

#include "core/ingest/folder_watch.h"
#include "core/library/database.h"
#include "core/library/library.h"
#include "core/library/watch_store.h"
#include "ui/jobs/library_job.h"
#include "ui/library/watched_folders.h"

namespace adduce {

FolderWatching::FolderWatching(const Library &library, LibraryJob &job, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_job(job)
    , m_watch(new FolderWatch(std::chrono::seconds(1), this))
{
    connect(m_watch, &FolderWatch::changed, &job, &LibraryJob::rescan);
}

void FolderWatching::watch()
{
    QStringList folders;
    try {
        Database database = m_library.open();
        for (const WatchedFolder &folder : WatchStore(database).list())
            folders << folder.path;
    } catch (const Error &error) {
        emit failed(error);
    }
    m_watch->setFolders(folders);
    if (!folders.isEmpty())
        m_job.rescan();
}

void FolderWatching::choose(QWidget *window)
{
    auto *dialog = new WatchedFolders(m_library, window);
    connect(dialog, &WatchedFolders::changed, this, &FolderWatching::watch);
    connect(dialog, &WatchedFolders::failed, this, &FolderWatching::failed);
    dialog->open();
}

} // namespace adduce
