#include "core/network/egress_ledger.h"

#include "core/base/growing_log.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMostBytes = qint64(4) << 20;

QJsonObject toJson(const EgressRecord &r)
{
    return { { u"at"_s, r.at.toString(Qt::ISODateWithMs) }, { u"purpose"_s, nameOf(r.purpose) }, { u"host"_s, r.host },
        { u"leaves"_s, r.isRemote }, { u"sent"_s, r.sent }, { u"received"_s, r.received },
        { u"documents"_s, QJsonArray::fromStringList(r.documents) }, { u"passages"_s, QJsonArray::fromStringList(r.passages) },
        { u"outcome"_s, r.outcome } };
}

std::optional<EgressRecord> recordFrom(const QByteArray &line)
{
    const QJsonObject o = QJsonDocument::fromJson(line).object();
    EgressRecord r;
    r.at = QDateTime::fromString(o[u"at"_s].toString(), Qt::ISODateWithMs);
    const QString purpose = o[u"purpose"_s].toString();
    const auto known = valueNamed<EgressPurpose>(purpose);
    r.purpose = known.value_or(EgressPurpose::Test);
    r.host = o[u"host"_s].toString();
    r.isRemote = o[u"leaves"_s].toBool();
    r.sent = o[u"sent"_s].toInteger();
    r.received = o[u"received"_s].toInteger();
    r.documents = o[u"documents"_s].toVariant().toStringList();
    r.passages = o[u"passages"_s].toVariant().toStringList();
    r.outcome = o[u"outcome"_s].toString();
    return r.at.isValid() && known ? std::optional(r) : std::nullopt;
}

void readLines(const QString &path, std::vector<EgressRecord> &into)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return;
    while (!file.atEnd())
        if (auto record = recordFrom(file.readLine()))
            into.push_back(*std::move(record));
}

} // namespace

QString ledgerOf(const QString &libraryPath)
{
    return libraryPath + u".requests.jsonl"_s;
}

bool appendToLedger(const QString &path, const EgressRecord &record)
{
    return appendLogLine(path, QJsonDocument(toJson(record)).toJson(QJsonDocument::Compact), kMostBytes);
}

std::vector<EgressRecord> readLedger(const QString &path, std::size_t most)
{
    std::vector<EgressRecord> records;
    readLines(olderLog(path), records);
    readLines(path, records);
    std::ranges::reverse(records);
    records.resize(std::min(records.size(), most));
    return records;
}

void clearLedger(const QString &path)
{
    removeLog(path);
}

} // namespace adduce
