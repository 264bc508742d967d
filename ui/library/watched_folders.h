#pragma once
#include "core/base/error.h"
#include <QDialog>

class QTreeWidget;

namespace adduce {

class Database;
class LibraryThread;
class ZoteroFollowing;
struct Collection;
struct WatchedFolder;

/// The folders whose new and changed papers are read by themselves: which, into which collection; add and remove. And whether Zotero is followed.
class WatchedFolders : public QDialog
{
    Q_OBJECT

public:
    WatchedFolders(LibraryThread &library, ZoteroFollowing &zotero, QWidget *parent = nullptr);

    void add(const QString &folder);
    void removeChosen(); ///< its papers stay in the library

signals:
    void changed();
    void failed(const adduce::Error &error);

private:
    void fill(); ///< from the library
    void show(const std::vector<WatchedFolder> &folders, const std::vector<Collection> &collections);
    void change(const std::function<void(Database &)> &work); ///< and fills it again
    void choose();

    LibraryThread &m_library;
    QTreeWidget *m_list;
    QPushButton *m_remove;
};

} // namespace adduce
