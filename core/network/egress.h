#pragma once
#include "core/base/enum_names.h"
#include <QDateTime>
#include <QStringList>
#include <QUrl>
#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <stop_token>
#include <vector>

namespace adduce {

struct HttpRequest;

/// What a request is for.
enum class EgressPurpose
{
    Answer, ///< a question with its passages, to a chat model
    Rank, ///< passages, to be put in order
    Judge, ///< passages and an answer, to be judged
    Embed, ///< passages or a question, for their vectors
    Test, ///< what a server can do; nothing of the library
    LookUp, ///< a DOI
    Download, ///< a file that is fetched
    Weather, ///< the name of a place, and where it lies
    References, ///< what a reference manager on this computer has; nothing of the library
    Web, ///< words to search the web for, or the address of a page that is fetched
    Laboratory, ///< a connection to a laboratory's database: what this library shares with it
};
template <>
inline constexpr std::array enumNames<EgressPurpose> { "answer", "rank", "judge", "embed", "test", "look_up", "download",
    "weather", "references", "web", "laboratory" };

/// A passage inside a request.
struct OutgoingPassage
{
    QString id; ///< Chunk::stableId
    QString document; ///< its name
    bool isLocalOnly = false; ///< of a document that never leaves this computer

    friend bool operator==(const OutgoingPassage &, const OutgoingPassage &) = default;
};

/// What a request carries, as it is written down and judged.
struct Outgoing
{
    EgressPurpose purpose = EgressPurpose::Test;
    std::vector<OutgoingPassage> passages = {};
    bool allowsPlain = false; ///< the user agreed to HTTP without encryption to this host
};

/// One request, once it has ended.
struct EgressRecord
{
    QDateTime at = {}; ///< UTC, when it ended
    EgressPurpose purpose = EgressPurpose::Test;
    QString host = {}; ///< with its port where that is not the scheme's own
    bool isRemote = false; ///< it went to another computer, or was to go
    qint64 sent = 0; ///< bytes of its body that went out: none where no connection was made
    qint64 received = 0; ///< bytes of the reply's body
    QStringList documents = {}; ///< names of those that its passages are from
    QStringList passages = {}; ///< their ids
    QString outcome = {}; ///< "200", or the name of the error ("not_allowed", "stopped")

    friend bool operator==(const EgressRecord &, const EgressRecord &) = default;
};

/// The one door to the network: fetch() passes through it and nothing else opens a connection. Decides what may go out,
/// how many requests a host gets at once, and keeps what went. Built where the program is, and handed to all that ask.
/// Thread-safe.
class EgressGate
{
public:
    struct Rules
    {
        bool isLocalOnly = false; ///< nothing but this computer is ever contacted
        int atOnce = 4; ///< requests to one host
    };

    /// Holds a host's place from the moment a request may go.
    class Pass
    {
    public:
        Pass(EgressGate &gate, const QUrl &url);
        ~Pass();
        Pass(const Pass &) = delete;
        Pass &operator=(const Pass &) = delete;
        Pass(Pass &&) = delete;
        Pass &operator=(Pass &&) = delete;

    private:
        EgressGate &m_gate;
        QString m_host;
    };

    void setRules(const Rules &rules);
    [[nodiscard]] Rules rules() const;
    /// From now on records are also kept in this file; empty: in memory only.
    void setLedger(const QString &path);

    /// Waits for a place at the host. Throws LocalOnly (local only), DocumentLocalOnly (a document that never leaves), Unencrypted
    /// (HTTP to another computer that the user did not agree to), Stopped.
    [[nodiscard]] Pass admit(const HttpRequest &request, const std::stop_token &stop);
    /// For a connection that is no request of HTTP, takes no host's place, and is encrypted where it leaves this computer. Throws LocalOnly.
    void admitConnection(const QUrl &server) const;
    void record(const EgressRecord &record);
    /// The last ones, the latest first, of this run and of those before that the ledger has. Reads a file.
    [[nodiscard]] std::vector<EgressRecord> records(std::size_t most) const;
    void forget(); ///< all records

private:
    void refuseWhatMayNot(const HttpRequest &request) const;

    mutable std::mutex m_mutex;
    std::condition_variable_any m_freed;
    Rules m_rules;
    QString m_ledger;
    std::deque<EgressRecord> m_records; ///< of this run, where there is no ledger
    std::map<QString, int> m_running; ///< requests by host
};

/// "api.openai.com", "127.0.0.1:8080": the port where it is not the scheme's own.
QString hostOf(const QUrl &url);

} // namespace adduce
