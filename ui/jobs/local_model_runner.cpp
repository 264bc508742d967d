#include "ui/jobs/local_model_runner.h"

#include "ui/jobs/model_keeper.h"
#include <QFileInfo>

namespace adduce {

LocalModelRunner::LocalModelRunner(ModelKeeper &keeper)
    : m_keeper(keeper)
    , m_server(keeper.servers())
{
    connect(&m_server, &LocalServer::stateChanged, this, &LocalModelRunner::changed);
    connect(&m_server, &LocalServer::ready, this, &LocalModelRunner::keep);
    connect(&m_server, &LocalServer::said, this, [this](const QString &line) {
        constexpr qsizetype kMostLines = 1'000;
        m_said << line;
        if (m_said.size() > kMostLines)
            m_said.removeFirst();
        emit saidLine(line);
    });
    connect(&m_server, &LocalServer::ended, this, [this](const QString &why) {
        m_hasFailed = !why.isEmpty();
        m_ended = m_hasFailed ? why : tr("Stopped.");
        const bool wasReady = !m_inUse.id.isEmpty();
        leave();
        emit changed();
        if (wasReady && m_hasFailed)
            emit brokeOff(why);
    });
}

LocalModelRunner::~LocalModelRunner()
{
    leave();
}

void LocalModelRunner::start(const LocalModel &model)
{
    if (isRunning())
        return;
    m_said.clear();
    m_ended.clear();
    m_hasFailed = false;
    m_server.start(model);
}

LocalModel LocalModelRunner::last() const
{
    return m_server.model().path.isEmpty() ? lastLocalModel(m_keeper.models()) : m_server.model();
}

QString LocalModelRunner::words() const
{
    const QString name = QFileInfo(m_server.model().path).completeBaseName();
    switch (state()) {
    case LocalServer::State::Loading:
        return tr("%1 is being loaded").arg(name);
    case LocalServer::State::Ready:
        return tr("%1 runs on this computer").arg(name);
    case LocalServer::State::Stopping:
        return tr("%1 is being stopped").arg(name);
    case LocalServer::State::Off:
        break;
    }
    return m_ended;
}

void LocalModelRunner::keep(const ModelEndpoint &server, const ListedModel &listed)
{
    m_keeper.change([&](ModelSettings &models) {
        const LocalModelInUse inUse = useLocalModel(models, m_server.model(), server, listed);
        if (m_inUse.id.isEmpty()) // and not when the change is made once more, to the file
            m_inUse = inUse;
    });
    emit changed();
}

void LocalModelRunner::leave()
{
    if (const LocalModelInUse model = std::exchange(m_inUse, {}); !model.id.isEmpty())
        m_keeper.change([&](ModelSettings &models) { leaveLocalModel(models, model); });
}

} // namespace adduce
