#include "ui/settings/client_lines.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kClients {
    KnownClient { "Claude Desktop", "claude_desktop_config.json", ClientForm::McpServers },
    KnownClient { "Codex", "~/.codex/config.toml", ClientForm::Toml },
    KnownClient { "Cursor", "~/.cursor/mcp.json", ClientForm::McpServers },
    KnownClient { "LM Studio", "mcp.json", ClientForm::McpServers },
    KnownClient { "VS Code", "mcp.json", ClientForm::Servers },
    KnownClient { "Zed", "~/.config/zed/settings.json", ClientForm::ContextServers },
};

/// A text between quotes as TOML has it, which are JSON's.
QString quoted(const QString &text)
{
    const QByteArray array = QJsonDocument(QJsonArray { text }).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(array.mid(1, array.size() - 2));
}

QString tomlLines(const StartedProgram &server)
{
    QStringList arguments;
    for (const QString &argument : server.arguments)
        arguments << quoted(argument);
    return u"[mcp_servers.adduce]\ncommand = %1\nargs = [%2]\n"_s.arg(quoted(server.program), arguments.join(u", "_s));
}

QString jsonLines(const QString &key, const StartedProgram &server, bool namesTransport)
{
    QJsonObject entry { { u"command"_s, server.program }, { u"args"_s, QJsonArray::fromStringList(server.arguments) } };
    if (namesTransport)
        entry[u"type"_s] = u"stdio"_s;
    const QJsonObject all { { key, QJsonObject { { u"adduce"_s, entry } } } };
    return QString::fromUtf8(QJsonDocument(all).toJson());
}

} // namespace

StartedProgram libraryForClients(const QString &programFolder, const ServedFiles &files, bool givesAllDocuments)
{
    StartedProgram server { QDir(programFolder).filePath(u"adduce-mcp"_s), { u"--library"_s, files.library } };
    if (!files.configuration.isEmpty())
        server.arguments << u"--configuration"_s << files.configuration;
    if (givesAllDocuments)
        server.arguments << u"--all-documents"_s;
    if (const QString flatpak = qEnvironmentVariable("FLATPAK_ID"); !flatpak.isEmpty())
        server = { u"flatpak"_s, QStringList { u"run"_s, u"--command=adduce-mcp"_s, flatpak } + server.arguments };
    return server;
}

std::span<const KnownClient> knownClients()
{
    return kClients;
}

QString linesFor(ClientForm form, const StartedProgram &server)
{
    switch (form) {
    case ClientForm::McpServers:
        return jsonLines(u"mcpServers"_s, server, false);
    case ClientForm::Servers:
        return jsonLines(u"servers"_s, server, true);
    case ClientForm::ContextServers:
        return jsonLines(u"context_servers"_s, server, false);
    case ClientForm::Toml:
        return tomlLines(server);
    }
    return {};
}

QString shellLine(const StartedProgram &program)
{
    static const QRegularExpression plain(u"\\A[A-Za-z0-9_@%+=:,./-]+\\z"_s);
    QStringList words;
    for (const QString &word : QStringList { program.program } + program.arguments)
        words << (plain.match(word).hasMatch() ? word : u'\'' + QString(word).replace(u'\'', u"'\\''"_s) + u'\'');
    return words.join(u' ');
}

} // namespace adduce
