#include "core/serving/mcp_tools.h"

#include <QJsonArray>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

struct Argument
{
    QString name, type, words;
    bool isNeeded = false;
};

QJsonObject schemaOf(const std::vector<Argument> &arguments)
{
    QJsonObject properties;
    QJsonArray needed;
    for (const Argument &argument : arguments) {
        QJsonObject schema { { u"type"_s, argument.type }, { u"description"_s, argument.words } };
        if (argument.type == u"array")
            schema[u"items"_s] = QJsonObject { { u"type"_s, u"string"_s } };
        properties[argument.name] = schema;
        if (argument.isNeeded)
            needed.append(argument.name);
    }
    return { { u"type"_s, u"object"_s }, { u"properties"_s, properties }, { u"required"_s, needed },
        { u"additionalProperties"_s, false } };
}

QString textOf(const QJsonValue &value)
{
    return value.isDouble() ? QString::number(value.toInteger()) : value.toString();
}

ToolRequest search(const QJsonObject &arguments)
{
    ToolRequest request { .query = { { "q", arguments[u"query"_s].toString().toUtf8() } } };
    if (const QJsonValue limit = arguments[u"limit"_s]; limit.isDouble())
        request.query.emplace_back("limit", textOf(limit).toUtf8());
    if (const QString collection = arguments[u"collection"_s].toString(); !collection.isEmpty())
        request.query.emplace_back("collection", collection.toUtf8());
    return request;
}

ToolRequest ask(const QJsonObject &arguments)
{
    QJsonObject body = arguments;
    if (const QJsonValue thread = arguments[u"thread"_s]; !thread.isUndefined())
        body[u"thread"_s] = textOf(thread);
    return { .body = body };
}

ToolRequest readPage(const QJsonObject &arguments)
{
    return { .path = { { u"id"_s, textOf(arguments[u"document"_s]) }, { u"page"_s, textOf(arguments[u"page"_s]) } } };
}

ToolRequest listDocuments(const QJsonObject &arguments)
{
    const QString collection = arguments[u"collection"_s].toString();
    return collection.isEmpty() ? ToolRequest() : ToolRequest { .query = { { "collection", collection.toUtf8() } } };
}

ToolRequest checkQuote(const QJsonObject &arguments)
{
    return { .body = arguments };
}

ToolRequest addEvidence(const QJsonObject &arguments)
{
    QJsonObject body { { u"thread"_s, textOf(arguments[u"thread"_s]) } };
    if (const QJsonValue turn = arguments[u"turn"_s]; turn.isDouble())
        body[u"turn"_s] = turn;
    return { .path = { { u"id"_s, textOf(arguments[u"table"_s]) } }, .body = body };
}

} // namespace

std::span<const McpTool> mcpTools()
{
    static const Argument document { u"document"_s, u"integer"_s, u"its id, as list_documents and citations have it"_s, true };
    static const Argument page { u"page"_s, u"integer"_s, u"from 1"_s, true };
    static const Argument collection { u"collection"_s, u"string"_s, u"name or path of a collection; of it alone"_s };
    static const std::vector<McpTool> tools {
        { "search", "Search the papers",
            "Passages of the library's papers that speak of some words, best first, each with its paper, pages and text. Use it "
            "to look "
            "around; use ask for an answer.",
            "search", true,
            schemaOf({ { u"query"_s, u"string"_s, u"words, or \"a phrase\""_s, true },
                { u"limit"_s, u"integer"_s, u"passages at most; 20"_s }, collection }),
            search },
        { "ask", "Ask the papers",
            "Answers a question from the library's papers. Every sentence has the quotes that it rests on, word for word, with "
            "their pages. Where the "
            "papers do not answer it says so, and what was searched. Tell the quotes with what you say, and nothing that they do "
            "not.",
            "ask", false,
            schemaOf({ { u"question"_s, u"string"_s, u"as a person asks it"_s, true },
                { u"thread"_s, u"string"_s, u"number of a thread of before, to go on with it"_s },
                { u"collections"_s, u"array"_s, u"names or paths; of these alone"_s },
                { u"documents"_s, u"array"_s, u"ids; of these alone"_s } }),
            ask },
        { "read_page", "Read a page", "The text of a page, as it stands in the file.", "readPage", true,
            schemaOf({ document, page }), readPage },
        { "list_documents", "List the papers", "The papers of the library with their ids, titles, authors and states.",
            "listDocuments", true, schemaOf({ collection }), listDocuments },
        { "quote_check", "Check a quote", "Whether a text stands on a page, letter by letter. Check what you are about to quote.",
            "checkQuote", true, schemaOf({ document, page, { u"quote"_s, u"string"_s, u"the words"_s, true } }), checkQuote },
        { "evidence_add", "Keep evidence", "Puts the quotes of an answer, or of a whole thread, into a table of evidence.",
            "addEvidence", false,
            schemaOf({ { u"table"_s, u"integer"_s, u"id of a table of evidence"_s, true },
                { u"thread"_s, u"string"_s, u"number of the thread"_s, true },
                { u"turn"_s, u"integer"_s, u"number of one answer of it; all otherwise"_s } }),
            addEvidence },
    };
    return tools;
}

std::optional<QString> faultOf(const QJsonObject &arguments, const QJsonObject &schema)
{
    const QJsonObject properties = schema[u"properties"_s].toObject();
    for (const QJsonValue &name : schema[u"required"_s].toArray())
        if (!arguments.contains(name.toString()))
            return u"%1 is missing"_s.arg(name.toString());
    for (auto it = arguments.begin(); it != arguments.end(); ++it) {
        const QString type = properties[it.key()][u"type"_s].toString();
        const bool fits = (type == u"string" && it->isString()) || (type == u"array" && it->isArray())
            || (type == u"integer" && it->isDouble() && it->toInteger(0) == it->toInteger(1));
        if (!fits)
            return type.isEmpty() ? u"%1 is no argument of this tool"_s.arg(it.key()) : u"%1 is no %2"_s.arg(it.key(), type);
    }
    return std::nullopt;
}

} // namespace adduce
