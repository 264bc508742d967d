#include "ui/jobs/space_job.h"

#include "core/base/run.h"
#include "core/embedding/learn.h"
#include "core/embedding/server_space.h"
#include "core/embedding/static_space.h"
#include "core/library/database.h"

namespace adduce {

namespace {

/// The old space serves until every passage has a vector in the new one.
void useSpace(Database &database, const ModelServers &servers, const SpaceRow &space,
    const std::function<void(const SpaceProgress &)> &report, const std::stop_token &stop)
{
    fillSpace(database, servers, space, stop, [&](int done, int all) { report({ SpaceStage::Embedding, done, all }); });
    SpaceStore(database).activate(space.id);
}

} // namespace

SpaceJob::SpaceJob(const Services &services, QObject *parent)
    : QObject(parent)
    , m_services(services)
{
}

SpaceJob::~SpaceJob()
{
    m_stop.request_stop();
    if (m_worker.valid())
        m_worker.wait();
}

void SpaceJob::use(const QString &folder)
{
    start(SpaceStage::Embedding, [this, folder](Database &database, const Report &report, const std::stop_token &stop) {
        useSpace(database, m_services.servers, obtainStaticSpace(database, folder), report, stop);
    });
}

void SpaceJob::useServer(const ModelEndpoint &server)
{
    start(SpaceStage::Embedding, [this, server](Database &database, const Report &report, const std::stop_token &stop) {
        useSpace(database, m_services.servers, obtainServerSpace(database, m_services.servers, server, stop), report, stop);
    });
}

void SpaceJob::useLearned()
{
    start(SpaceStage::Writing,
        [](Database &database, const Report &, const std::stop_token &) { SpaceStore(database).activate({}); });
}

void SpaceJob::download(const ModelSource &source, const QString &folder)
{
    start(SpaceStage::Downloading, [this, source, folder](Database &database, const Report &report, const std::stop_token &stop) {
        const auto progress = [&](qint64 got, qint64 all) { report({ SpaceStage::Downloading, got, all }); };
        downloadModel(m_services.gate, source, folder, progress, stop);
        report({ SpaceStage::Embedding });
        useSpace(database, m_services.servers, obtainStaticSpace(database, folder), report, stop);
    });
}

void SpaceJob::remove(SpaceId space)
{
    start(SpaceStage::Writing,
        [space](Database &database, const Report &, const std::stop_token &) { SpaceStore(database).remove(space); });
}

void SpaceJob::stop()
{
    m_stop.request_stop();
}

void SpaceJob::start(SpaceStage first, Work work)
{
    if (isRunning())
        return;
    m_progress = { first };
    m_stop = {};
    const Parameters parameters = m_services.configuration.current().profile.parameters;
    const auto run = [this, work = std::move(work), parameters, stop = m_stop.get_token()](auto post) {
        const Report report = [&](const SpaceProgress &progress) {
            post([this, progress] {
                m_progress = progress;
                emit progressed();
            });
        };
        Database database = m_services.library.open();
        work(database, report, stop);
        report({ SpaceStage::Writing });
        refreshIndexes(database, m_services.servers, parameters.latent, parameters.index, stop);
    };
    m_worker = startTask(this, run, [this] {
        m_worker.wait(); // its thread has nothing more to do than to end
        m_progress = {};
        emit progressed();
        readSpaces();
    });
    emit progressed();
}

void SpaceJob::readSpaces()
{
    const auto read = [](Database &database) {
        const SpaceStore store(database);
        const auto active = store.active();
        std::vector<SpaceState> spaces;
        for (const SpaceRow &row : store.list())
            spaces.push_back({ row, active && active->id == row.id });
        return spaces;
    };
    const auto take = [this](std::vector<SpaceState> spaces) {
        m_spaces = std::move(spaces);
        emit changed();
    };
    m_services.libraryThread.read(this, read, take, [this](const Error &error) {
        emit failed(error);
        emit changed();
    });
}

} // namespace adduce
