#pragma once
#include "core/base/error.h"
#include <QObject>

namespace adduce {

class FolderWatch;
class Library;
class LibraryJob;

/// Has new and changed papers read in the folders that the library names.
class FolderWatching : public QObject
{
    Q_OBJECT

public:
    FolderWatching(const Library &library, LibraryJob &job, QObject *parent = nullptr);

    void watch(); ///< the folders that it names now, and looks into them
    void choose(QWidget *window); ///< asks which these are; not blocking

signals:
    void failed(const adduce::Error &error);

private:
    const Library &m_library;
    LibraryJob &m_job;
    FolderWatch *m_watch;
};

} // namespace adduce
