#pragma once
#include "core/library/collection_store.h"
#include <QString>
#include <vector>

namespace adduce {

class Database;

/// A folder whose new and changed files are added by themselves.
struct WatchedFolder
{
    QString path; ///< absolute
    CollectionId collection; ///< that its documents are put into; none: into no collection

    friend bool operator==(const WatchedFolder &, const WatchedFolder &) = default;
};

/// The folders that are watched. For the thread of its connection. Functions throw Error.
class WatchStore
{
public:
    explicit WatchStore(Database &database);

    [[nodiscard]] std::vector<WatchedFolder> list() const; ///< by path
    /// Watches this folder, or gives one that is watched another collection. Throws Missing when it is no folder.
    void add(const WatchedFolder &folder);
    void remove(const QString &path); ///< its documents stay

private:
    Database &m_database;
};

} // namespace adduce
