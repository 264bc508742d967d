#pragma once
#include "core/references/zotero_service.h"
#include "ui/common/services.h"
#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <future>

namespace adduce {

class ReferenceImport;

/// Follows the Zotero that runs on this computer, once the user wants it: what is added or changed there is taken in. Looks when the window
/// comes forward, and now and then. Each library has its own choice, and its own place up to which all has come.
class ZoteroFollowing : public QObject
{
    Q_OBJECT

public:
    ZoteroFollowing(const Services &services, ReferenceImport &import, QObject *parent = nullptr);
    ~ZoteroFollowing() override;

    void begin(); ///< looks, if it is followed
    [[nodiscard]] bool isFollowed() const;
    void setFollowed(bool isFollowed); ///< from now on
    void look(); ///< now, unless it looks already
    [[nodiscard]] const QString &state() const { return m_state; } ///< what came of the last look, in words
    void setService(const ZoteroService &service) { m_service = service; } ///< in place of the usual one

signals:
    void changed(); ///< of state()
    void failed(const adduce::Error &error); ///< never: it is told by state()
    void finished(); ///< of a look

private:
    [[nodiscard]] QString key(const QString &name) const; ///< in the settings
    void took(const ZoteroNews &news);
    void say(const QString &state);

    const Services &m_services;
    ReferenceImport &m_import;
    ZoteroService m_service;
    QTimer m_again;
    QElapsedTimer m_looked;
    QString m_state;
    bool m_isComing = false; ///< what came is not kept yet
    std::stop_source m_stop;
    std::future<void> m_worker;
    bool m_isLooking = false;
};

} // namespace adduce
