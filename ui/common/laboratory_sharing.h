#pragma once
#include "core/base/error.h"
#include <QObject>
#include <unordered_set>
#include <vector>

class QMenu;

namespace adduce {

class LibraryThread;
class Shareable;

/// Threads, or tables of evidence, that are shared with the laboratory of the library, if it is in one: by the menu of those that are
/// chosen, by their ids.
class LaboratorySharing : public QObject
{
    Q_OBJECT

public:
    LaboratorySharing(LibraryThread &library, const Shareable &kind, QObject *parent = nullptr);

    void refresh(); ///< whether there is a laboratory, and what is shared
    void addTo(QMenu &menu, const std::vector<qint64> &ids); ///< nothing without a laboratory
    void share(const std::vector<qint64> &ids, bool isOn); ///< all or none

signals:
    void refreshed();
    void failed(const adduce::Error &error);

private:
    LibraryThread &m_library;
    const Shareable &m_kind;
    bool m_isMember = false;
    std::unordered_set<qint64> m_shared;
};

} // namespace adduce
