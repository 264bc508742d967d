#pragma once
#include "core/models/local_model.h"
#include <QObject>
#include <QProcess>
#include <QTimer>
#include <future>
#include <stop_token>

namespace adduce {

class ModelServers;

/// llama-server of llama.cpp, running one GGUF file for this program alone: on 127.0.0.1 at a free port, without the secrets of our
/// environment. It ends with stop(), with this object, and with the program, also when that is killed: the kernel ends a child when the
/// thread is gone that started it, so this belongs into the program's first thread. Nothing runs before start().
class LocalServer : public QObject
{
    Q_OBJECT

public:
    enum class State
    {
        Off,
        Loading, ///< it runs and does not answer yet
        Ready,
        Stopping ///< it was asked to end
    };
    struct Patience
    {
        int endMs = 5'000; ///< from asking it to end until it is killed
        int silenceMs = 600'000; ///< while it loads, from one word of it to the next
        int lookMs =
            2'000; ///< until it is first looked at, where it does not say that it listens; later looks come ever more seldom
    };

    explicit LocalServer(const ModelServers &servers, QObject *parent = nullptr); ///< `servers` outlives this
    ~LocalServer() override; ///< kills it and waits until it is gone

    static QString installed(); ///< the path of llama-server; empty: it is not on PATH
    static QString howToInstall(); ///< in words
    void setPatience(const Patience &patience) { m_patience = patience; }

    /// While it is off. Ends at once, with the reason, for what cannot be run.
    void start(const LocalModel &model, int port = 0); ///< 0: a free one
    void stop(); ///< soon `ended`; killed when it does not end by itself
    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const LocalModel &model() const { return m_model; } ///< that was started last
    [[nodiscard]] qint64 processId() const { return m_process.processId(); } ///< 0: none

signals:
    void stateChanged();
    void said(const QString &line); ///< a line that it printed, cut at some length
    void ready(const adduce::ModelEndpoint &server, const adduce::ListedModel &model); ///< told after stateChanged()
    void ended(const QString &why); ///< in words, told last; empty: it was stopped

private:
    void setState(State state);
    void signal(int number) const; ///< also to what it started
    void readLines();
    void take(const QString &line);
    void noteComplaint(const QString &line);
    void look(); ///< whether it answers by now
    void takeLook(int run, const std::optional<ListedModel> &model);
    void finish(const QString &why);
    [[nodiscard]] QString whyItEnded() const;

    const ModelServers &m_servers;
    Patience m_patience;
    State m_state = State::Off;
    LocalModel m_model;
    ModelEndpoint m_server;
    QProcess m_process;
    QByteArray m_rest; ///< of a line that has not ended yet
    QString m_last; ///< line
    QString m_complaint; ///< the line that tells best what is wrong
    bool m_hasError = false; ///< it speaks of an error
    bool m_isPortTaken = false;
    QString m_failure; ///< why it was stopped, where the user did not
    QTimer m_again; ///< the next look
    QTimer m_silence;
    QTimer m_kill;
    int m_run = 0; ///< counts the starts
    std::stop_source m_stopLooking;
    std::future<void> m_looking;
    bool m_isLooking = false;
    bool m_hasNews = false; ///< it said that it listens while it was looked at
};

} // namespace adduce
