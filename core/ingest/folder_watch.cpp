#include "core/ingest/folder_watch.h"

#include "core/base/file_name.h"
#include "core/ingest/enumerate.h"

#include <QDirIterator>
#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QSet>
#include <QTimer>
#include <functional>

namespace adduce {

namespace {

// Below what Linux lets one user watch by default (fs.inotify.max_user_watches, 8,192 on small machines).
constexpr qsizetype kMostFolders = 4'000;
constexpr qsizetype kMostPaths = 7'000;
// However busy a folder is, after so many quiet times it is told.
constexpr int kLongestNoise = 20;

struct Walk
{
    QStringList paths;
    bool isComplete = true;
};

/// Folders first: a new file shows in its folder.
Walk walk(const QStringList &roots)
{
    Walk found;
    for (const QString &root : roots) {
        if (!QFileInfo(root).isDir())
            continue;
        found.paths << root;
        QDirIterator it(root, QDir::Dirs | QDir::NoSymLinks | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
        while (it.hasNext() && found.paths.size() < kMostFolders)
            found.paths << it.next();
        found.isComplete = found.isComplete && !it.hasNext();
    }
    QStringList files = enumerateFiles(roots);
    files.removeIf(
        [](const QString &path) { return fileBytes(path) != path.toUtf8(); }); // Qt would not find them; their folder shows them
    const qsizetype room = std::max<qsizetype>(0, kMostPaths - found.paths.size());
    found.isComplete = found.isComplete && files.size() <= room;
    found.paths += files.first(std::min(room, files.size()));
    found.paths.removeDuplicates();
    return found;
}

} // namespace

/// The part in the thread.
class FolderWatcher : public QObject
{
public:
    using Changed = std::function<void(const QStringList &)>;
    using Walked = std::function<void(int, bool)>;

    FolderWatcher(std::chrono::milliseconds quiet, Changed changed, Walked walked)
        : m_changed(std::move(changed))
        , m_walked(std::move(walked))
        , m_quiet(quiet)
    {
    }

    /// In the thread: what belongs to it is made there.
    void setFolders(const QStringList &folders)
    {
        if (!m_system) {
            m_system = new QFileSystemWatcher(this);
            m_timer = new QTimer(this);
            m_timer->setSingleShot(true);
            connect(m_timer, &QTimer::timeout, this, &FolderWatcher::report);
            connect(m_system, &QFileSystemWatcher::directoryChanged, this, &FolderWatcher::note);
            connect(m_system, &QFileSystemWatcher::fileChanged, this, &FolderWatcher::note);
        }
        m_folders = folders;
        m_touched.clear();
        watch();
        if (!folders.isEmpty())
            m_changed(folders); // what came before they were watched was not seen
    }

private:
    void note(const QString &path)
    {
        for (const QString &folder : m_folders)
            if (path == folder || path.startsWith(folder + u'/'))
                m_touched.insert(folder);
        if (++m_noise <= kLongestNoise || !m_timer->isActive())
            m_timer->start(m_quiet);
    }

    void report()
    {
        m_noise = 0;
        watch(); // new folders, and files that were replaced: those are no longer watched
        QStringList touched = QSet<QString>(std::exchange(m_touched, {})).values();
        touched.sort();
        if (!touched.isEmpty())
            m_changed(touched);
    }

    void watch()
    {
        const Walk found = walk(m_folders);
        const QStringList before = m_system->files() + m_system->directories();
        const QSet<QString> wanted(found.paths.begin(), found.paths.end());
        const QSet<QString> watched(before.begin(), before.end());
        if (const QStringList gone = (watched - wanted).values(); !gone.isEmpty())
            m_system->removePaths(gone);
        QStringList refused;
        if (const QStringList fresh = (wanted - watched).values(); !fresh.isEmpty())
            refused = m_system->addPaths(fresh);
        m_walked(static_cast<int>(found.paths.size() - refused.size()), found.isComplete && refused.isEmpty());
    }

    Changed m_changed;
    Walked m_walked;
    std::chrono::milliseconds m_quiet;
    QStringList m_folders;
    QSet<QString> m_touched; ///< of the folders, since they were told last
    int m_noise = 0;
    QFileSystemWatcher *m_system = nullptr;
    QTimer *m_timer = nullptr;
};

FolderWatch::FolderWatch(std::chrono::milliseconds quiet, QObject *parent)
    : QObject(parent)
    , m_watcher(new FolderWatcher(
          quiet,
          [this](const QStringList &folders) { QMetaObject::invokeMethod(this, [this, folders] { emit changed(folders); }); },
          [this](int paths, bool complete) {
              QMetaObject::invokeMethod(this, [this, paths, complete] { emit walked(paths, complete); });
          }))
{
    m_watcher->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_watcher, &QObject::deleteLater);
    m_thread.start();
}

FolderWatch::~FolderWatch()
{
    m_thread.quit();
    m_thread.wait();
}

void FolderWatch::setFolders(const QStringList &folders)
{
    QMetaObject::invokeMethod(m_watcher, [watcher = m_watcher, folders] { watcher->setFolders(folders); });
}

} // namespace adduce
