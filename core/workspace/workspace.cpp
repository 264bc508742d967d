#include "core/workspace/workspace.h"

#include "core/base/error.h"
#include "core/base/tr.h"
#include "core/lexicon/lexicon.h"
#include "core/network/egress_ledger.h"
#include "core/workspace/run_log.h"

#include <QFileInfo>

namespace adduce {

using namespace Qt::StringLiterals;

/// The way out.
struct Workspace::Network
{
    EgressGate gate;
    KeyStore keys;
    ModelServers servers { gate, [this](const QUrl &server) { return keys.keyFor(server); } };

    explicit Network(bool usesKeyring)
        : keys(usesKeyring)
    {
    }
};

/// The library, and what is asked of it.
struct Workspace::Opened
{
    Library library;
    Retriever retriever { library, Lexicon::installed() };
    RunLog log;
    Ask ask;

    Opened(const QString &path, const ModelServers &servers, const ConfigurationFile &configuration)
        : library(path)
        , log(runLogOf(path))
        , ask(library, retriever, servers, [this, &configuration](const Answer &answer, Database &database) {
            // A question is answered whether or not it can be written down.
            if (configuration.current().logsQuestions && !database.isReadOnly())
                (void)log.write(answer, database);
        })
    {
    }
};

namespace {

QString named(const QString &path, const QString &usual)
{
    return path.isEmpty() ? usual : path;
}

} // namespace

Workspace::Workspace(const WorkspaceFiles &files, const WorkerProgram &worker, const NetworkUse &use)
    : m_libraryPath(named(files.library, Library::defaultPath()))
    , m_configuration(named(files.configuration, ConfigurationFile::usualPath()))
    , m_network(std::make_shared<Network>(use.usesKeyring))
    , m_worker(worker)
{
    gate().setRules({ .isLocalOnly = use.isLocalOnly || m_configuration.current().online.isLocalOnly });
    gate().setLedger(ledgerOf(m_libraryPath));
}

Workspace::Workspace(const WorkspaceFiles &files, const Workspace &host)
    : m_libraryPath(named(files.library, Library::defaultPath()))
    , m_configuration(named(files.configuration, ConfigurationFile::usualPath()))
    , m_network(host.m_network)
    , m_worker(host.m_worker)
{
}

Workspace::~Workspace() = default;

Workspace::Opened &Workspace::opened(LibraryUse use)
{
    const std::scoped_lock lock(m_opening);
    if (!m_opened) {
        if (use == LibraryUse::Existing && !QFileInfo::exists(m_libraryPath))
            throw Error(ErrorKind::BadInput,
                tr("there is no library at \"%1\"; adding or importing papers makes one").arg(m_libraryPath));
        m_opened = std::make_unique<Opened>(m_libraryPath, servers(), m_configuration);
    }
    return *m_opened;
}

const Library &Workspace::library(LibraryUse use)
{
    return opened(use).library;
}

const Library *Workspace::libraryIfOpen()
{
    const std::scoped_lock lock(m_opening);
    return m_opened ? &m_opened->library : nullptr;
}

const Retriever &Workspace::retriever()
{
    return opened(LibraryUse::Existing).retriever;
}

const Ask &Workspace::ask()
{
    return opened(LibraryUse::Existing).ask;
}

QString Workspace::promptFolder() const
{
    return QFileInfo(m_configuration.path()).absolutePath() + u"/prompts"_s;
}

EgressGate &Workspace::gate() const
{
    return m_network->gate;
}

KeyStore &Workspace::keys() const
{
    return m_network->keys;
}

ModelServers &Workspace::servers() const
{
    return m_network->servers;
}

} // namespace adduce
