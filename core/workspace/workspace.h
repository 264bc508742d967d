#pragma once
#include "core/ask/ask.h"
#include "core/configuration/configuration_file.h"
#include "core/library/library.h"
#include "core/models/key_store.h"
#include "core/models/model_servers.h"
#include "core/retrieval/retriever.h"
#include "core/worker/worker.h"
#include <memory>
#include <mutex>

namespace adduce {

/// Where a workspace keeps what it has.
struct WorkspaceFiles
{
    QString library {}; ///< empty: the usual one
    QString configuration {}; ///< empty: the usual one
};

/// How a program goes out.
struct NetworkUse
{
    bool isLocalOnly = false; ///< contacts nothing but this computer, whatever the configuration allows
    bool usesKeyring = false; ///< keys of servers also come from the system's keyring, not from the environment alone
};

/// May the file of a library be made?
enum class LibraryUse
{
    Existing, ///< what reads makes none, and a mistyped path becomes no empty library
    MadeIfMissing ///< for what puts something in
};

/// All that a program needs to work with one library: the library and what is asked of it, the configuration, the gate to the
/// network with its ledger, the keys, the model servers and the worker program. It builds and owns them; everybody else is
/// handed references, which live as long as it does. Its functions are thread-safe but for limitWorkers(); what they hand out
/// says for itself.
class Workspace
{
public:
    /// Opens no library yet. From here on the gate keeps to the configuration, or lets nothing out where its file cannot be
    /// read, and writes down beside the library what went.
    Workspace(const WorkspaceFiles &files, const WorkerProgram &worker, const NetworkUse &use = {});
    /// On other files, but behind the gate of `host`, with its keys, servers and worker. It may outlive the host.
    Workspace(const WorkspaceFiles &files, const Workspace &host);
    ~Workspace();
    Workspace(const Workspace &) = delete;
    Workspace &operator=(const Workspace &) = delete;

    [[nodiscard]] const QString &libraryPath() const { return m_libraryPath; }
    /// Opened by the first call. Throws what Library throws, and BadInput for a file
    /// that is not there and may not be made; the next call tries again.
    const Library &library(LibraryUse use = LibraryUse::Existing);
    [[nodiscard]] const Library *libraryIfOpen(); ///< null before it was opened
    const Retriever &retriever(); ///< of that library; throws as library()
    const Ask &ask(); ///< the same

    [[nodiscard]] const ConfigurationFile &configuration() const { return m_configuration; }
    [[nodiscard]] QString promptFolder() const; ///< with the prompts that the user changed: beside the configuration
    [[nodiscard]] EgressGate &gate() const;
    [[nodiscard]] KeyStore &keys() const;
    [[nodiscard]] ModelServers &servers() const; ///< through that gate, with those keys
    [[nodiscard]] const WorkerProgram &worker() const { return m_worker; }
    void limitWorkers(const WorkerLimits &limits) { m_worker.limits = limits; } ///< of those that are started from now on

private:
    struct Network;
    struct Opened;
    Opened &opened(LibraryUse use);

    QString m_libraryPath;
    ConfigurationFile m_configuration;
    std::shared_ptr<Network> m_network; ///< shared with those that it is the host of
    WorkerProgram m_worker;
    std::mutex m_opening;
    std::unique_ptr<Opened> m_opened; ///< null before the first call
};

} // namespace adduce
