#include "ui/library/zotero_following.h"

#include "core/base/run.h"
#include "core/workspace/workspace.h"
#include "ui/common/library_key.h"
#include "ui/library/reference_import.h"
#include <QGuiApplication>
#include <QLocale>
#include <QSettings>
#include <QTime>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kNowAndThen = 10 * 60 * 1000; // ms
constexpr int kSoonest = 15 * 1000; // ms between two looks that nobody asked for

QString wordsOf(const Error &error)
{
    switch (error.kind()) {
    case ErrorKind::NotListening:
        return ZoteroFollowing::tr("Zotero is not running. What is new there comes once it does.");
    case ErrorKind::NotAllowed:
        return ZoteroFollowing::tr(
            "Zotero lets no other program read. Allow it there: Settings > Advanced > Allow other applications on "
            "this computer to communicate with Zotero.");
    default:
        return sentence(error);
    }
}

} // namespace

ZoteroFollowing::ZoteroFollowing(const Services &services, ReferenceImport &import, QObject *parent)
    : QObject(parent)
    , m_services(services)
    , m_import(import)
{
    m_again.setInterval(kNowAndThen);
    connect(&m_again, &QTimer::timeout, this, &ZoteroFollowing::look);
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive && (!m_looked.isValid() || m_looked.hasExpired(kSoonest)))
            look();
    });
    connect(&import, &ReferenceImport::failed, this, [this] { m_isComing = false; }); // it comes again with the next look
    connect(this, &ZoteroFollowing::finished, this, [this] { m_isLooking = false; });
}

ZoteroFollowing::~ZoteroFollowing()
{
    m_stop.request_stop();
    if (m_worker.valid())
        m_worker.wait();
}

QString ZoteroFollowing::key(const QString &name) const
{
    return u"zotero-%1/%2"_s.arg(libraryKey(m_services.library), name);
}

bool ZoteroFollowing::isFollowed() const
{
    return m_services.settings.value(key(u"followed"_s)).toBool();
}

void ZoteroFollowing::setFollowed(bool isFollowed)
{
    m_services.settings.setValue(key(u"followed"_s), isFollowed);
    m_services.settings.setValue(key(u"up-to"_s), zoteroNow()); // what came before is not asked for
    say({});
    begin();
}

void ZoteroFollowing::begin()
{
    if (!isFollowed())
        return m_again.stop();
    m_again.start();
    look();
}

void ZoteroFollowing::look()
{
    if (!isFollowed() || m_isLooking || m_isComing)
        return; // what came is not kept yet
    m_isLooking = true;
    m_looked.start();
    const QString since = m_services.settings.value(key(u"up-to"_s)).toString();
    m_worker = startRun(this, [this, since, service = m_service, stop = m_stop.get_token()](auto post) {
        try {
            const ZoteroNews news = zoteroNews(m_services.workspace.gate(), since, service, stop);
            post([this, news] { took(news); });
        } catch (const Error &error) {
            post([this, error] { say(wordsOf(error)); });
        }
    });
}

void ZoteroFollowing::took(const ZoteroNews &news)
{
    if (!isFollowed())
        return;
    const QString now = QLocale().toString(QTime::currentTime(), QLocale::ShortFormat);
    if (news.list.references.empty()) {
        m_services.settings.setValue(key(u"up-to"_s), news.upTo);
        return say(tr("Followed; last looked at %1.").arg(now));
    }
    m_isComing = true;
    say(tr("%Ln new or changed item(s) at %1.", nullptr, static_cast<int>(news.list.references.size())).arg(now));
    m_import.take(news.list, [this, upTo = news.upTo] {
        m_services.settings.setValue(key(u"up-to"_s), upTo);
        m_isComing = false;
    });
}

void ZoteroFollowing::say(const QString &state)
{
    m_state = state;
    emit changed();
}

} // namespace adduce
