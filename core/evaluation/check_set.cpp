#include "core/evaluation/check_set.h"

#include "core/base/device.h"
#include "core/base/error.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

static QByteArray lineOf(const PlainStatement &statement)
{
    QJsonObject json { { u"statement"_s, statement.statement },
        { u"passages"_s, QJsonArray::fromStringList(statement.passages) } };
    if (!statement.quote.isEmpty())
        json[u"quote"_s] = statement.quote;
    return QJsonDocument(json).toJson(QJsonDocument::Compact) + '\n';
}

PlainStatement statementFromLine(const QByteArray &line, int number)
{
    const QJsonObject json = QJsonDocument::fromJson(line).object();
    PlainStatement statement { json[u"statement"_s].toString(), {}, json[u"quote"_s].toString() };
    for (const QJsonValue passage : json[u"passages"_s].toArray())
        if (passage.isString())
            statement.passages << passage.toString();
    if (statement.statement.isEmpty() || statement.passages.isEmpty())
        throw Error(
            ErrorKind::BadInput, u"line %1 is no object with a \"statement\" and \"passages\", a list of texts"_s.arg(number));
    return statement;
}

std::vector<PlainStatement> readCheckSet(const QString &path)
{
    std::vector<PlainStatement> statements;
    QFile file(path);
    if (!file.exists())
        return statements;
    if (!file.open(QIODevice::ReadOnly))
        throw Error(ErrorKind::Unreadable, path, file.errorString());
    for (int number = 1; !file.atEnd(); ++number)
        if (const QByteArray line = file.readLine().trimmed(); !line.isEmpty())
            statements.push_back(statementFromLine(line, number));
    return statements;
}

void addToCheckSet(const QString &path, const PlainStatement &statement)
{
    std::vector<PlainStatement> statements = readCheckSet(path);
    if (std::ranges::find(statements, statement) != statements.end())
        return;
    statements.push_back(statement);
    QByteArray lines;
    for (const PlainStatement &one : statements)
        lines += lineOf(one);
    replacePrivateFile(path, lines);
}

} // namespace adduce
