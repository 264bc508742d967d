#pragma once
#include <QString>
#include <QStringList>
#include <span>

namespace adduce {

/// How a program starts another one.
struct StartedProgram
{
    QString program; ///< a path, or a name that is found
    QStringList arguments;
    friend bool operator==(const StartedProgram &, const StartedProgram &) = default;
};

/// What gives a library to programs that speak the Model Context Protocol: "adduce-mcp" of the folder that holds this program.
/// From a Flatpak, whose programs others cannot start by their path, it is `flatpak run`. The configuration is named where it is
/// not the usual one.
struct ServedFiles
{
    QString library;
    QString configuration {}; ///< empty: the usual one
};
StartedProgram libraryForClients(const QString &programFolder, const ServedFiles &files, bool givesAllDocuments);

/// In what form a client is told about a server that it starts.
enum class ClientForm
{
    McpServers, ///< {"mcpServers": {NAME: {command, args}}}, which most read
    Servers, ///< {"servers": {NAME: {type, command, args}}}
    ContextServers, ///< {"context_servers": {NAME: {command, args}}}
    Toml ///< [mcp_servers.NAME]
};

/// A program that asks servers of the Model Context Protocol.
struct KnownClient
{
    const char *name; ///< as its makers write it
    const char *file; ///< into which the lines go
    ClientForm form;
};

std::span<const KnownClient> knownClients();

/// The lines to paste into the client's file.
QString linesFor(ClientForm form, const StartedProgram &server);

/// What is typed into a shell to start it, each word quoted where it must be.
QString shellLine(const StartedProgram &program);

} // namespace adduce
