#include "core/references/crossref.h"

#include "core/base/error.h"
#include "core/base/tr.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/metadata_store.h"
#include "core/network/http.h"
#include "core/references/csl_json.h"
#include "core/text/doi.h"

#include <QDateTime>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kOk = 200;
constexpr int kNotFound = 404;

std::optional<QByteArray> kept(Database &database, const QString &doi, int days)
{
    Statement row(database, "SELECT reply FROM crossref_replies WHERE doi = ? AND fetched_at > ?");
    row.bind(1, doi).bind(2, QDateTime::currentDateTimeUtc().addDays(-days).toString(Qt::ISODate));
    return row.step() ? std::optional(row.bytes(0)) : std::nullopt;
}

void keep(Database &database, const QString &doi, const QByteArray &reply)
{
    Statement(database, "INSERT OR REPLACE INTO crossref_replies(doi, reply, fetched_at) VALUES (?, ?, ?)")
        .bind(1, doi)
        .bind(2, reply)
        .bind(3, QDateTime::currentDateTimeUtc().toString(Qt::ISODate))
        .run();
}

/// The body; empty for a DOI that is not known.
QByteArray replyOn(EgressGate &gate, const QString &doi, const CrossrefService &service, const std::stop_token &stop)
{
    QUrl address = service.works;
    address.setPath(address.path() + QString::fromLatin1(QUrl::toPercentEncoding(doi)), QUrl::TolerantMode);
    const HttpRequest request { .url = address,
        .headers = { { "Accept", "application/json" } },
        .deadlines = { service.timeoutMs, service.timeoutMs, service.timeoutMs },
        .mostBytes = service.mostBytes,
        .outgoing = { .purpose = EgressPurpose::LookUp } };
    const HttpReply reply = fetch(gate, request, stop);
    if (reply.status == kNotFound)
        return {};
    if (reply.status != kOk)
        throw Error(ErrorKind::Unreachable, address.host(), u"HTTP %1"_s.arg(reply.status));
    return reply.body;
}

/// "2010-02-06", as far as it is told: {"date-parts": [[2010, 2, 6]]}.
QString updateDateOf(const QJsonObject &date)
{
    QStringList parts;
    for (const QJsonValue part : date[u"date-parts"_s][0].toArray())
        if (const int number = part.toInt(); number > 0)
            parts << QString::number(number).rightJustified(2, u'0');
    return parts.join(u'-');
}

/// The newest of what its publisher or Retraction Watch told of the work being taken back: "Retraction, 2010-02-06, doi:10.1016/...".
QString retractionOf(const QJsonObject &work)
{
    static const QHash<QString, QString> kinds { { u"retraction"_s, u"Retraction"_s },
        { u"partial_retraction"_s, u"Partial retraction"_s }, { u"withdrawal"_s, u"Withdrawal"_s },
        { u"removal"_s, u"Removal"_s } };
    QString newest;
    QString newestDate;
    for (const QJsonValue update : work[u"updated-by"_s].toArray()) {
        const QString kind = kinds.value(update[u"type"_s].toString().toLower().replace(u'-', u'_'));
        const QString date = updateDateOf(update[u"updated"_s].toObject());
        if (kind.isEmpty() || (!newest.isEmpty() && date <= newestDate))
            continue;
        QStringList parts { kind };
        if (!date.isEmpty())
            parts << date;
        if (const QString notice = onlyDoi(update[u"DOI"_s].toString()); !notice.isEmpty())
            parts << u"doi:"_s + notice;
        newest = parts.join(u", "_s);
        newestDate = date;
    }
    return newest;
}

} // namespace

Reference referenceFromCrossref(const QByteArray &reply)
{
    const QJsonObject work = QJsonDocument::fromJson(reply).object()[u"message"_s].toObject();
    Reference reference = referenceFromCsl(work);
    reference.retraction = retractionOf(work);
    if (reference.title.isEmpty() && reference.doi.isEmpty())
        throw Error(ErrorKind::BadReply, u"Crossref"_s, u"the reply describes no work"_s);
    return reference;
}

std::optional<Reference> lookUp(
    EgressGate &gate, Database &database, const QString &doi, const CrossrefService &service, const std::stop_token &stop)
{
    const QString sound = onlyDoi(doi);
    if (sound.isEmpty())
        throw Error(ErrorKind::BadInput, tr("\"%1\" is no DOI, such as 10.1000/182").arg(doi));
    auto reply = kept(database, sound, service.freshDays);
    if (!reply) {
        reply = replyOn(gate, sound, service, stop);
        if (reply->isEmpty())
            return std::nullopt; // not kept: it may be known tomorrow
        (void)referenceFromCrossref(*reply); // what cannot be read is not kept
        keep(database, sound, *reply);
    }
    return referenceFromCrossref(*reply);
}

std::optional<Reference> lookUpDocument(
    EgressGate &gate, Database &database, const DocumentRow &row, const CrossrefService &service, const std::stop_token &stop)
{
    auto found = lookUp(gate, database, row.doi, service, stop);
    if (found)
        MetadataStore(database).merge(row.id, metadataOf(*found, FieldOrigin::Crossref));
    return found;
}

} // namespace adduce
