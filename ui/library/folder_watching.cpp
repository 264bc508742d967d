#include "ui/library/folder_watching.h"

#include "core/ingest/folder_watch.h"
#include "core/library/watch_store.h"
#include "ui/common/library_thread.h"
#include "ui/jobs/library_job.h"
#include "ui/library/watched_folders.h"

namespace adduce {

FolderWatching::FolderWatching(LibraryThread &library, LibraryJob &job, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_watch(new FolderWatch(std::chrono::seconds(1), this))
{
    connect(m_watch, &FolderWatch::changed, &job, &LibraryJob::rescan);
}

void FolderWatching::watch()
{
    const auto read = [](Database &database) {
        QStringList folders;
        for (const WatchedFolder &folder : WatchStore(database).list())
            folders << folder.path;
        return folders;
    };
    m_library.read(this, read, [this](const QStringList &folders) { m_watch->setFolders(folders); });
}

void FolderWatching::choose(QWidget *window, ZoteroFollowing &zotero)
{
    auto *dialog = new WatchedFolders(m_library, zotero, window);
    connect(dialog, &WatchedFolders::changed, this, &FolderWatching::watch);
    connect(dialog, &WatchedFolders::failed, this, &FolderWatching::failed);
    dialog->open();
}

} // namespace adduce
