#pragma once
#include "core/models/local_server.h"
#include <QObject>
#include <QStringList>

namespace adduce {

class ModelKeeper;

/// Runs a GGUF file with llama-server, as long as the program wants it, whatever window or dialog is open: once it answers it is kept
/// among the models and writes the answers; when it ends, whoever wrote before does again.
class LocalModelRunner : public QObject
{
    Q_OBJECT

public:
    explicit LocalModelRunner(ModelKeeper &keeper); ///< which outlives it
    ~LocalModelRunner() override; ///< ends the server

    void start(const LocalModel &model); ///< nothing while one runs
    void stop() { m_server.stop(); }
    [[nodiscard]] LocalServer::State state() const { return m_server.state(); }
    [[nodiscard]] bool isRunning() const { return state() != LocalServer::State::Off; }
    [[nodiscard]] const QString &id() const { return m_inUse.id; } ///< of the model that is ready; empty: none
    [[nodiscard]] LocalModel last() const; ///< that was started, in this run of the program or one before
    [[nodiscard]] QString words() const; ///< how it stands, or why it ended
    [[nodiscard]] bool hasFailed() const { return m_hasFailed; } ///< the last one ended by itself
    [[nodiscard]] const QStringList &said() const { return m_said; } ///< the last lines that the server printed, oldest first

signals:
    void changed(); ///< of the state or the words
    void saidLine(const QString &line);
    void brokeOff(const QString &why); ///< one that had been ready ended by itself

private:
    void keep(const ModelEndpoint &server, const ListedModel &listed);
    void leave();

    ModelKeeper &m_keeper;
    LocalServer m_server;
    LocalModelInUse m_inUse;
    QString m_ended; ///< how the last one did
    bool m_hasFailed = false;
    QStringList m_said;
};

} // namespace adduce
