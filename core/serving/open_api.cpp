#include "core/serving/open_api.h"

#include <QJsonArray>
#include <QRegularExpression>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QJsonObject parameter(const QString &name, const QString &place, const QString &words, bool isNumber)
{
    return { { u"name"_s, name }, { u"in"_s, place }, { u"required"_s, place == u"path" }, { u"description"_s, words },
        { u"schema"_s, QJsonObject { { u"type"_s, isNumber ? u"number"_s : u"string"_s } } } };
}

QJsonArray parametersOf(const Route &route)
{
    static const QRegularExpression braces(uR"(\{(\w+)\})"_s);
    QJsonArray all;
    for (auto it = braces.globalMatch(QString::fromLatin1(route.path)); it.hasNext();)
        all.append(parameter(it.next().captured(1), u"path"_s, u"as lists name it"_s, false));
    for (const RouteParameter &one : route.parameters)
        all.append(parameter(QString::fromLatin1(one.name), u"query"_s, QString::fromUtf8(one.words), one.isNumber));
    return all;
}

QJsonObject content(const QString &type, const QJsonObject &schema)
{
    return { { type, QJsonObject { { u"schema"_s, schema } } } };
}

QJsonObject problemSchema()
{
    const QJsonObject text { { u"type"_s, u"string"_s } };
    return { { u"type"_s, u"object"_s },
        { u"properties"_s,
            QJsonObject { { u"type"_s, text }, { u"title"_s, text }, { u"detail"_s, text }, { u"kind"_s, text },
                { u"status"_s, QJsonObject { { u"type"_s, u"integer"_s } } } } },
        { u"required"_s, QJsonArray { u"type"_s, u"title"_s, u"status"_s, u"kind"_s } } };
}

QJsonObject repliesOf(const Route &route)
{
    QJsonObject done { { u"description"_s, route.replyType ? u"What was asked for."_s : u"Done."_s } };
    if (route.replyType) {
        const QJsonObject bytes { { u"type"_s, u"string"_s }, { u"format"_s, u"binary"_s } };
        done[u"content"_s] =
            content(QString::fromLatin1(route.replyType), route.replySchema.isEmpty() ? bytes : route.replySchema);
    }
    QJsonObject failed { { u"description"_s, u"Why not, and what to do."_s } };
    if (route.errors == ErrorForm::Problem)
        failed[u"content"_s] = content(u"application/problem+json"_s, problemSchema());
    return { { u"2XX"_s, done }, { u"4XX"_s, failed }, { u"5XX"_s, failed } };
}

QJsonObject operationOf(const Route &route)
{
    QJsonObject operation { { u"operationId"_s, QString::fromLatin1(route.name) },
        { u"summary"_s, QString::fromUtf8(route.words) }, { u"responses"_s, repliesOf(route) } };
    if (const QJsonArray parameters = parametersOf(route); !parameters.isEmpty())
        operation[u"parameters"_s] = parameters;
    if (route.body == BodyKind::Json)
        operation[u"requestBody"_s] =
            QJsonObject { { u"required"_s, true }, { u"content"_s, content(u"application/json"_s, route.requestSchema) } };
    if (route.body == BodyKind::Form) {
        const QJsonObject file { { u"type"_s, u"string"_s }, { u"format"_s, u"binary"_s } };
        const QJsonObject form { { u"type"_s, u"object"_s }, { u"required"_s, QJsonArray { u"file"_s } },
            { u"properties"_s, QJsonObject { { u"file"_s, file } } } };
        operation[u"requestBody"_s] =
            QJsonObject { { u"required"_s, true }, { u"content"_s, content(u"multipart/form-data"_s, form) } };
    }
    if (route.least)
        operation[u"x-least-role"_s] = nameOf(*route.least);
    else
        operation[u"security"_s] = QJsonArray(); // asks for no token
    return operation;
}

} // namespace

QJsonObject openApi(std::span<const Route> routes)
{
    QJsonObject paths;
    for (const Route &route : routes) {
        const QString path = QString::fromLatin1(route.path);
        QJsonObject operations = paths[path].toObject();
        operations[QString::fromLatin1(route.method).toLower()] = operationOf(route);
        paths[path] = operations;
    }
    const QJsonObject bearer { { u"type"_s, u"http"_s }, { u"scheme"_s, u"bearer"_s } };
    return { { u"openapi"_s, u"3.1.0"_s },
        { u"info"_s,
            QJsonObject { { u"title"_s, u"Adduce"_s }, { u"version"_s, QStringLiteral(ADDUCE_VERSION) },
                { u"description"_s,
                    u"A library of papers, and answers of which every sentence names its source, page and exact quote."_s },
                { u"license"_s,
                    QJsonObject { { u"name"_s, u"AGPL-3.0-or-later"_s }, { u"identifier"_s, u"AGPL-3.0-or-later"_s } } } } },
        { u"servers"_s, QJsonArray { QJsonObject { { u"url"_s, u"/"_s } } } }, { u"paths"_s, paths },
        { u"components"_s, QJsonObject { { u"securitySchemes"_s, QJsonObject { { u"token"_s, bearer } } } } },
        { u"security"_s, QJsonArray { QJsonObject { { u"token"_s, QJsonArray() } } } } };
}

} // namespace adduce
