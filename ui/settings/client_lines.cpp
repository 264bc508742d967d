#include "ui/settings/client_lines.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
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

QString listOf(const QStringList &texts)
{
    QStringList all;
    for (const QString &text : texts)
        all << quoted(text);
    return u'[' + all.join(u", "_s) + u']';
}

QString tomlLines(const StartedProgram &server)
{
    return u"[mcp_servers.adduce]\ncommand = %1\nargs = %2\n"_s.arg(quoted(server.program), listOf(server.arguments));
}

/// As people write it: what is started first, on few lines.
QString jsonLines(const QString &key, const StartedProgram &server, const QString &transport = {})
{
    const QString type = transport.isEmpty() ? QString() : u"      \"type\": %1,\n"_s.arg(quoted(transport));
    return u"{\n  %1: {\n    \"adduce\": {\n%2      \"command\": %3,\n      \"args\": %4\n    }\n  }\n}\n"_s.arg(
        quoted(key), type, quoted(server.program), listOf(server.arguments));
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
        return jsonLines(u"mcpServers"_s, server);
    case ClientForm::Servers:
        return jsonLines(u"servers"_s, server, u"stdio"_s);
    case ClientForm::ContextServers:
        return jsonLines(u"context_servers"_s, server);
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
