#pragma once
#include "core/serving/route.h"

namespace adduce {

/// What a route is asked.
struct ToolRequest
{
    QHash<QString, QString> path {}; ///< what stands in its braces
    HttpFields query {};
    QJsonObject body {};
};

/// A tool of the Model Context Protocol: a route, asked in other words.
struct McpTool
{
    const char *name;
    const char *title;
    const char *words; ///< to the model that chooses it
    const char *route; ///< Route::name
    bool isReadOnly;
    QJsonObject input; ///< JSON Schema of its arguments
    ToolRequest (*request)(const QJsonObject &arguments);
};

std::span<const McpTool> mcpTools();

/// Why these arguments are none of this schema (an object with plain properties); none where they are.
std::optional<QString> faultOf(const QJsonObject &arguments, const QJsonObject &schema);

} // namespace adduce
