// Whatever a client sends is let in or refused, leads to a route or nowhere, and is arguments of a tool or not. First comes the head, a line for
// method and path, one for each header; behind an empty line the body.
#include "core/library/database.h"
#include "core/library/schema.h"
#include "core/serving/gate.h"
#include "core/serving/mcp_tools.h"
#include "core/serving/routes.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace adduce;

namespace {

/// Lets in who says this token.
struct Door
{
    Door()
        : database({}, Database::Mode::Memory)
    {
        migrate(database, schemaVersion());
        token = UserStore(database).add(QStringLiteral("fuzz"), UserRole::Admin).bytes();
    }
    Database database;
    QByteArray token;
};

ServedRequest requestOf(const QByteArray &head)
{
    ServedRequest request;
    const QByteArrayList lines = head.split('\n');
    const QByteArrayList first = lines.constFirst().split(' ');
    request.method = first.value(0);
    const QByteArray place = first.value(1);
    request.path = place.left(place.indexOf('?') < 0 ? place.size() : place.indexOf('?'));
    request.from = QHostAddress::LocalHost;
    for (qsizetype i = 1; i < lines.size(); ++i) {
        const qsizetype colon = lines[i].indexOf(':');
        request.headers.emplace_back(
            lines[i].left(colon).trimmed().toLower(), colon < 0 ? QByteArray() : lines[i].mid(colon + 1).trimmed());
    }
    return request;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    static Door door;
    static const QByteArray token = door.token;
    static Gate gate(routes(), { .requestsPerMinute = kMostServerNumber }, std::move(door.database));
    QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    bytes.replace("TOKEN", token);
    const qsizetype end = bytes.indexOf("\n\n");
    const ServedRequest request = requestOf(end < 0 ? bytes : bytes.left(end));
    const Admission admission = gate.admit(request);
    (void)gate.originHeaders(request);
    const bool isLetIn = std::any_cast<Admitted>(&admission.pass);
    if (admission.refused.has_value() == isLetIn)
        __builtin_trap(); // either refused or let in
    const QJsonObject body = QJsonDocument::fromJson(end < 0 ? QByteArray() : bytes.mid(end + 2)).object();
    for (const McpTool &tool : mcpTools())
        if (!faultOf(body, tool.input))
            (void)tool.request(body);
    return 0;
}
