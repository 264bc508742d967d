#include "ui/jobs/model_keeper.h"

#include "core/base/run.h"
#include "core/configuration/configuration_file.h"
#include "ui/jobs/local_model_runner.h"
#include <QFileInfo>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

ModelKeeper::ModelKeeper(const ConfigurationFile &configuration, KeyStore &keys, ModelServers &servers, QObject *parent)
    : QObject(parent)
    , m_configuration(configuration)
    , m_models(configuration.current().models)
    , m_keys(keys)
    , m_servers(servers)
    , m_prompts(QFileInfo(configuration.path()).path() + u"/prompts"_s)
    , m_local(std::make_unique<LocalModelRunner>(*this))
{
    connect(&m_keys, &KeyStore::changed, this, &ModelKeeper::changed);
    for (const ModelChoice &model : m_models.models)
        m_keys.load(model.base);
}

ModelKeeper::~ModelKeeper()
{
    blockSignals(true); // those who listen may be half gone
    m_local.reset();
    m_stop.request_stop();
    if (m_worker.valid())
        m_worker.wait();
}

void ModelKeeper::change(const std::function<void(ModelSettings &)> &how)
{
    const ModelSettings before = m_models;
    how(m_models);
    if (m_models == before)
        return;
    try {
        m_models = m_configuration.change([&](Configuration &now) { how(now.models); }).models;
    } catch (const Error &error) { // they hold for this run
        emit failed(error);
    }
    emit changed();
}

QuestionSettings ModelKeeper::questionSettings(const Profile *profile) const
{
    return adduce::questionSettings(profile ? *profile : m_configuration.current().profile, m_prompts, m_models, m_servers);
}

std::optional<TaskModel> ModelKeeper::judgeModel() const
{
    return taskModel(ModelTask::Judge, m_models, m_servers, withUserPrompts(m_configuration.current().profile, m_prompts));
}

/// `work(post, stop)`.
template <class Work> void ModelKeeper::run(Work work)
{
    if (m_running)
        return;
    m_stop = {};
    m_running = true;
    const auto begun = [work = std::move(work), stop = m_stop.get_token()](auto post) { work(post, stop); };
    m_worker = startTask(this, begun, [this] {
        m_running = false;
        m_tested.clear();
        emit changed();
    });
    emit changed();
}

void ModelKeeper::addModels(const std::vector<FoundServer> &servers)
{
    change([&](ModelSettings &models) {
        for (const FoundServer &server : servers)
            for (const ListedModel &listed : server.models) {
                ModelChoice choice;
                choice.api = server.endpoint.api;
                choice.base = server.endpoint.base;
                choice.model = listed.name;
                if (const ModelChoice *known = models.find(choice.id()))
                    choice = *known;
                else if (listed.contextTokens > 0)
                    choice.contextTokens = std::min(choice.contextTokens, listed.contextTokens);
                choice.modelContext = listed.contextTokens;
                models.add(choice);
            }
    });
}

void ModelKeeper::find()
{
    run([this](auto post, const std::stop_token &stop) {
        const std::vector<FoundServer> servers = findServers(m_servers, usualPorts(), stop);
        post([this, servers] {
            addModels(servers);
            emit found(static_cast<int>(servers.size()));
        });
    });
}

void ModelKeeper::list(const ModelEndpoint &server)
{
    run([this, server](auto post, const std::stop_token &stop) {
        const std::vector<ListedModel> models = listModels(m_servers, server, stop);
        post([this, models] { emit listed(models); });
    });
}

void ModelKeeper::pull(const ModelEndpoint &server)
{
    run([this, server](auto post, const std::stop_token &stop) {
        ModelEndpoint with = server;
        with.key = m_servers.keyOf(server.base);
        pullModel(
            m_servers, with, [&](const PullProgress &progress) { post([this, progress] { emit pulled(progress); }); }, stop);
        const ListedModel there = listedModel(m_servers, with, stop).value_or(ListedModel { server.model, 0, {} });
        post([this, server, there] {
            addModels({ { {}, server, { there } } });
            ModelChoice choice;
            choice.base = server.base;
            choice.model = there.name;
            emit fetched(choice.id());
        });
    });
}

void ModelKeeper::test(const QString &id)
{
    const ModelChoice *choice = m_models.find(id);
    if (!choice || m_running)
        return;
    m_tested = id;
    run([this, id, kind = choice->kind, endpoint = endpointOf(*choice, m_servers)](auto post, const std::stop_token &stop) {
        const auto onReport = [&](const ModelReport &report) {
            post([this, id, report] {
                change([&](ModelSettings &models) {
                    if (const ModelChoice *tested = models.find(id)) {
                        ModelChoice with = *tested;
                        with.report = report;
                        models.add(with);
                    }
                });
            });
        };
        testModel(m_servers, kind, endpoint, onReport, stop);
    });
}

void ModelKeeper::stop()
{
    m_stop.request_stop();
}

} // namespace adduce
