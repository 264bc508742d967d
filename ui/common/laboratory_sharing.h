#pragma once
#include "core/base/error.h"
#include "core/base/ids.h"
#include <QObject>
#include <unordered_set>
#include <vector>

class QMenu;

namespace adduce {

class LibraryThread;

/// Threads that are shared with the laboratory of the library, if it is in one: by the menu of the threads that are chosen.
class ThreadSharing : public QObject
{
    Q_OBJECT

public:
    explicit ThreadSharing(LibraryThread &library, QObject *parent = nullptr);

    void refresh(); ///< whether there is a laboratory, and what is shared
    void addTo(QMenu &menu, const std::vector<ThreadId> &threads); ///< nothing without a laboratory
    void share(const std::vector<ThreadId> &threads, bool isOn); ///< all or none

signals:
    void refreshed();
    void failed(const adduce::Error &error);

private:
    LibraryThread &m_library;
    bool m_isMember = false;
    std::unordered_set<ThreadId> m_shared;
};

} // namespace adduce
