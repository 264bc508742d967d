#include "core/workspace/run_log.h"

#include "core/base/error.h"
#include "core/base/growing_log.h"
#include "core/guardrails/personal_data.h"
#include "core/settings/parameter_fields.h"
#include "core/workspace/answer_record.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMostBytes = 10 << 20;

QByteArray lineOf(const QJsonObject &record)
{
    return QJsonDocument(record).toJson(QJsonDocument::Compact);
}

QJsonObject beginning(const Answer &answer)
{
    QJsonObject record { { u"started"_s, QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs) },
        { u"version"_s, QStringLiteral(ADDUCE_VERSION) } };
    if (answer.trace.profile) {
        record[u"profile"_s] = answer.trace.profile->name;
        record[u"profile_hash"_s] = answer.trace.profile->hash;
    }
    if (answer.trace.parameters) {
        record[u"table"_s] = printedParameters(*answer.trace.parameters);
        record[u"parameters"_s] = toJson(*answer.trace.parameters);
    }
    return record;
}

void readInto(const QString &path, std::vector<QJsonObject> &records)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return;
    while (!file.atEnd())
        if (const QJsonDocument line = QJsonDocument::fromJson(file.readLine()); line.isObject())
            records.push_back(line.object());
}

} // namespace

QString runLogOf(const QString &libraryPath)
{
    return libraryPath + u".run_log.jsonl"_s;
}

RunLog::RunLog(QString path)
    : m_path(std::move(path))
{
}

bool RunLog::write(const Answer &answer, Database &database)
try {
    Answer shown = masked(answer);
    shown.question = masked(shown.question);
    const QByteArray line = lineOf(answerRecord(shown, database));
    const QString hash = answer.trace.profile ? answer.trace.profile->hash : QString();
    const std::scoped_lock lock(m_mutex);
    if (m_profile != hash || QFileInfo(m_path).size() == 0) {
        if (!appendLogLine(m_path, lineOf(beginning(answer)), kMostBytes))
            return false;
        m_profile = hash;
    }
    return appendLogLine(m_path, line, kMostBytes);
} catch (const Error &) { // of the library
    return false;
}

std::vector<QJsonObject> readRunLog(const QString &path)
{
    std::vector<QJsonObject> records;
    readInto(olderLog(path), records);
    readInto(path, records);
    return records;
}

void clearRunLog(const QString &path)
{
    removeLog(path);
}

} // namespace adduce
