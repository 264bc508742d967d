#include "core/library/web_origin.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QUrl>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

// What an entry says of a page, in the place that CSL-JSON leaves for others.
const QString kCustom = u"custom"_s;
const QString kSnapshot = u"web_snapshot"_s;
const QString kUrl = u"url"_s;
const QString kFetchedAt = u"fetched_at"_s;
const QString kKept = u"kept"_s;

QJsonObject snapshotIn(const QByteArray &entry)
{
    if (!entry.contains("web_snapshot")) // most are a reference manager's, or none: they need no parsing
        return {};
    return QJsonDocument::fromJson(entry)[kCustom][kSnapshot].toObject();
}

} // namespace

QString WebOrigin::host() const
{
    return QUrl(address).host();
}

std::optional<WebOrigin> webOriginIn(const QByteArray &entry)
{
    const QJsonObject said = snapshotIn(entry);
    const QDateTime at = QDateTime::fromString(said[kFetchedAt].toString(), Qt::ISODate);
    return at.isValid() ? std::optional(WebOrigin { said[kUrl].toString(), at }) : std::nullopt;
}

bool isKeptIn(const QByteArray &entry)
{
    return snapshotIn(entry)[kKept].toBool();
}

QByteArray webEntry(const WebOrigin &origin, bool isKept)
{
    const QDate day = origin.fetchedAt.date();
    const QJsonObject accessed { { u"date-parts"_s, QJsonArray { QJsonValue(QJsonArray { day.year(), day.month(), day.day() }) } } };
    const QJsonObject snapshot { { kUrl, origin.address }, { kFetchedAt, origin.fetchedAt.toString(Qt::ISODate) },
        { kKept, isKept } };
    const QJsonObject entry { { u"type"_s, u"webpage"_s }, { u"URL"_s, origin.address }, { u"accessed"_s, accessed },
        { kCustom, QJsonObject { { kSnapshot, snapshot } } } };
    return QJsonDocument(entry).toJson(QJsonDocument::Compact);
}

} // namespace adduce
