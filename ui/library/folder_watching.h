#pragma once
#include "core/base/error.h"
#include <QObject>

namespace adduce {

class FolderWatch;
class LibraryJob;
class LibraryThread;
class ZoteroFollowing;

/// Has new and changed papers read in the folders that the library names.
class FolderWatching : public QObject
{
    Q_OBJECT

public:
    FolderWatching(LibraryThread &library, LibraryJob &job, QObject *parent = nullptr);

    void watch(); ///< the folders that it names now, and looks into them
    void choose(QWidget *window, ZoteroFollowing &zotero); ///< asks which these are, and whether Zotero is followed; not blocking

signals:
    void failed(const adduce::Error &error);

private:
    LibraryThread &m_library;
    FolderWatch *m_watch;
};

} // namespace adduce
