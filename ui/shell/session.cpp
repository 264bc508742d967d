#include "ui/shell/session.h"

#include "core/base/device.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace adduce {

using namespace Qt::StringLiterals;

constexpr std::size_t kMostPapers = 20; // each is a reader of its own

static OpenPaper paperIn(const QJsonObject &json)
{
    return { json[u"sha256"_s].toString(), std::max(0, json[u"page"_s].toInt()), json[u"right"_s].toBool() };
}

Session loadSession(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QJsonObject json = QJsonDocument::fromJson(file.readAll()).object();
    Session session { ThreadId { json[u"thread"_s].toInteger() }, json[u"draft"_s].toString() };
    for (const QJsonValue &value : json[u"papers"_s].toArray())
        if (const OpenPaper paper = paperIn(value.toObject()); !paper.sha256.isEmpty() && session.papers.size() < kMostPapers)
            session.papers.push_back(paper);
    if (const OpenPaper only = paperIn(json); session.papers.empty() && !only.sha256.isEmpty()) // of a version without tabs
        session.papers.push_back(only);
    session.current = std::max(0, json[u"current"_s].toInt());
    return session;
}

static QByteArray toJson(const Session &session)
{
    QJsonArray papers;
    for (const OpenPaper &paper : session.papers)
        papers.append(QJsonObject { { u"sha256"_s, paper.sha256 }, { u"page"_s, paper.page }, { u"right"_s, paper.isRight } });
    return QJsonDocument(QJsonObject { { u"thread"_s, session.thread.value }, { u"draft"_s, session.draft },
                             { u"papers"_s, papers }, { u"current"_s, session.current } })
        .toJson(QJsonDocument::Compact);
}

SessionKeeper::SessionKeeper(QString path, std::function<void(const Error &)> failed)
    : m_path(std::move(path))
    , m_failed(std::move(failed))
    , m_thread([this](const std::stop_token &stop) { work(stop); })
{
}

SessionKeeper::~SessionKeeper()
{
    m_thread.request_stop();
    m_thread.join();
}

void SessionKeeper::keep(const Session &session)
{
    if (session == m_last)
        return;
    m_last = session;
    {
        const std::lock_guard lock(m_mutex);
        m_next = session;
    }
    m_wake.notify_one();
}

void SessionKeeper::work(const std::stop_token &stop)
{
    bool isSaid = false; // once: every letter that is typed would fail like the first
    while (true) {
        std::optional<Session> session;
        {
            std::unique_lock lock(m_mutex);
            m_wake.wait(lock, stop, [this] { return m_next.has_value(); });
            session.swap(m_next);
        }
        if (!session)
            return; // asked to stop, and nothing is left to write
        try {
            replacePrivateFile(m_path, toJson(*session));
            isSaid = false;
        } catch (const Error &error) {
            if (!std::exchange(isSaid, true))
                m_failed(error);
        }
    }
}

} // namespace adduce
