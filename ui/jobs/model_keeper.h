#pragma once
#include "core/ask/chosen_model.h"
#include "core/evaluation/faithfulness.h"
#include "core/models/discovery.h"
#include "core/models/key_store.h"
#include "core/models/model_pull.h"
#include "core/models/model_test.h"
#include <QObject>
#include <functional>
#include <future>
#include <memory>

namespace adduce {

class ConfigurationFile;
class LocalModelRunner;

/// The models that the user added: changes them and their keys, looks for servers and tests models, the latter on a thread
/// of its own and one at a time.
class ModelKeeper : public QObject
{
    Q_OBJECT

public:
    ModelKeeper(const ConfigurationFile &configuration, KeyStore &keys, ModelServers &servers, QObject *parent = nullptr);
    ~ModelKeeper() override; ///< stops and waits

    [[nodiscard]] const ModelSettings &models() const { return m_models; }
    /// Changes the models and stores them at once.
    void change(const std::function<void(ModelSettings &)> &how);
    [[nodiscard]] KeyStore &keys() { return m_keys; }
    [[nodiscard]] const ModelServers &servers() const { return m_servers; }
    [[nodiscard]] PromptStore &prompts() { return m_prompts; }
    [[nodiscard]] QuestionSettings questionSettings(
        const Profile *profile = nullptr) const; ///< as of now; null: the profile in use
    [[nodiscard]] std::optional<TaskModel> judgeModel() const; ///< of answers in an evaluation

    [[nodiscard]] LocalModelRunner &local() { return *m_local; } ///< a model in a file, run by us

    void find(); ///< servers on this computer; adds their models
    void list(const ModelEndpoint &server); ///< its models, told by `listed`
    /// Has a server of Ollama's kind fetch its model, told by `pulled`, and adds it. A stop keeps what has come, there.
    void pull(const ModelEndpoint &server);
    void test(const QString &id); ///< the report grows with each `changed`
    void stop();
    [[nodiscard]] bool isRunning() const { return m_running; }
    [[nodiscard]] const QString &tested() const { return m_tested; } ///< id of the model that is tested; empty: none

signals:
    void changed(); ///< of the models, the keys or what runs
    void found(int servers);
    void listed(const std::vector<adduce::ListedModel> &models);
    void pulled(const adduce::PullProgress &progress);
    void fetched(const QString &id); ///< of the model that was pulled
    void failed(const adduce::Error &error);

private:
    template <class Work> void run(Work work);
    void addModels(const std::vector<FoundServer> &servers);

    const ConfigurationFile &m_configuration;
    ModelSettings m_models;
    KeyStore &m_keys;
    ModelServers &m_servers;
    PromptStore m_prompts;
    std::stop_source m_stop;
    std::future<void> m_worker;
    bool m_running = false;
    QString m_tested;
    std::unique_ptr<LocalModelRunner> m_local;
};

} // namespace adduce
