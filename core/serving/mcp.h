#pragma once
#include "core/serving/mcp_tools.h"
#include "core/serving/serving_context.h"

namespace adduce {

/// A conversation of the Model Context Protocol (revision 2025-06-18): messages of JSON-RPC 2.0, whatever carries them. Tools are routes of the
/// server asked in other words, so that a client may what its user may. Thread-safe.
class McpServer
{
public:
    using Folders = std::function<QStringList()>; ///< of whose files documents may be added, as it is allowed at that moment
    /// `context` outlives it. Without `folders` no documents can be added.
    McpServer(ServingContext &context, Caller caller, Folders folders = {});

    [[nodiscard]] static bool knows(const QString &revision);

    /// What is said to a message; none to a notification. Blocks. What was asked wrongly is told in the reply.
    [[nodiscard]] std::optional<QJsonObject> reply(const QJsonObject &message, const std::stop_token &stop = {});

private:
    QJsonObject resultOf(const QString &method, const QJsonObject &parameters, const std::stop_token &stop);
    [[nodiscard]] QStringList folders() const { return m_folders ? m_folders() : QStringList(); }
    [[nodiscard]] QJsonObject toolList() const;
    QJsonObject callTool(const QJsonObject &parameters, const std::stop_token &stop);
    QJsonObject addDocument(const QJsonObject &arguments, const std::stop_token &stop);
    QJsonObject resourceList(const QString &cursor, const std::stop_token &stop);
    QJsonObject readResource(const QString &address, const std::stop_token &stop);
    /// What the route of this name replies. Throws Error where it does not.
    QJsonObject ask(const char *route, const ToolRequest &request, const std::stop_token &stop);

    ServingContext &m_context;
    const Caller m_caller;
    const Folders m_folders;
};

} // namespace adduce
