#include "ui/jobs/space_job.h"

#include "core/base/run.h"
#include "core/embedding/learn.h"
#include "core/embedding/server_space.h"
#include "core/embedding/static_space.h"
#include "core/ingest/make_chunking.h"
#include "core/library/chunking_store.h"
#include "core/library/database.h"
#include "core/library/searchable.h"

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

void SpaceJob::cutAsAsked()
{
    if (m_services.library.readOnly() != ReadOnly::No)
        return;
    const Parameters parameters = m_services.configuration.current().profile.parameters;
    const auto isDue = [chunks = parameters.chunks](Database &database) { return countCutOtherwise(database, chunks) > 0; };
    const auto make = [this, parameters](Database &database, const Report &report, const std::stop_token &stop) {
        const auto tell = [&](const ChunkingProgress &p) {
            report({ p.stage == ChunkingStage::Cutting ? SpaceStage::Cutting : SpaceStage::Embedding, p.done, p.all });
        };
        makeChunking(database, &m_services.servers, parameters.chunks, parameters.index, tell, stop);
    };
    const auto begin = [this, make](bool due) {
        if (due)
            start(SpaceStage::Cutting, make);
    };
    m_services.libraryThread.read(this, isDue, begin, [this](const Error &error) { emit failed(error); });
}

void SpaceJob::drop(const Chunking &chunking)
{
    start(SpaceStage::Writing, [chunking](Database &database, const Report &, const std::stop_token &stop) {
        dropChunking(database, chunking);
        clearDropped(database, stop);
    });
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
        Database database = m_services.library.open(Durability::Later);
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
    using State = std::tuple<std::vector<SpaceState>, std::vector<ListedChunking>, InstalledRanks>;
    const auto read = [configuration = m_services.configuration.current()](Database &database) -> State {
        const SpaceStore store(database);
        const auto active = store.active();
        std::vector<SpaceState> spaces;
        for (const SpaceRow &row : store.list())
            spaces.push_back({ row, active && active->id == row.id });
        return { spaces, listChunkings(database, configuration), installedRanks() }; // 30 ms where there are ranks
    };
    const auto take = [this](State state) {
        std::tie(m_spaces, m_chunkings, m_tokens) = std::move(state);
        emit changed();
    };
    m_services.libraryThread.read(this, read, take, [this](const Error &error) {
        emit failed(error);
        emit changed();
    });
}

} // namespace adduce
