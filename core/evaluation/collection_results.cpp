#include "core/evaluation/collection_results.h"

#include "core/base/device.h"
#include "core/base/private_file.h"
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kMostResults = 200; // of a folder
constexpr qint64 kLargestFile = 16 << 20; // bytes

QString fileOf(const QString &place, const QString &folder)
{
    return place + u'/' + collectionName(folder) + u".results.json"_s;
}

QJsonArray toJson(const MeasuredMean &mean)
{
    return { mean.mean, mean.interval.low, mean.interval.high };
}

MeasuredMean meanFrom(const QJsonValue &value)
{
    return { value[0].toDouble(), { value[1].toDouble(), value[2].toDouble() } };
}

QJsonObject toJson(const CollectionResult &result)
{
    QJsonArray profiles;
    for (const ProfileMeasure &p : result.measure.profiles)
        profiles.append(QJsonObject { { u"profile"_s, p.profile }, { u"queries"_s, p.queries },
            { u"ndcg@10"_s, toJson(p.ndcg10) }, { u"recall@10"_s, toJson(p.recall10) }, { u"recall@100"_s, toJson(p.recall100) },
            { u"median_ms"_s, p.medianMilliseconds } });
    return { { u"measured_at"_s, result.measuredAt.toUTC().toString(Qt::ISODateWithMs) }, { u"texts"_s, result.texts },
        { u"ignored"_s, result.measure.ignored }, { u"profiles"_s, profiles } };
}

CollectionResult resultFrom(const QJsonValue &json)
{
    CollectionResult result { QDateTime::fromString(json[u"measured_at"_s].toString(), Qt::ISODateWithMs),
        json[u"texts"_s].toString(), { json[u"ignored"_s].toInt(), {} } };
    for (const QJsonValue &p : json[u"profiles"_s].toArray())
        result.measure.profiles.push_back({ p[u"profile"_s].toString(), p[u"queries"_s].toInt(), meanFrom(p[u"ndcg@10"_s]),
            meanFrom(p[u"recall@10"_s]), meanFrom(p[u"recall@100"_s]), p[u"median_ms"_s].toDouble() });
    return result;
}

bool hasProfile(const CollectionResult &result, const QString &profile)
{
    return std::ranges::find(result.measure.profiles, profile, &ProfileMeasure::profile) != result.measure.profiles.end();
}

/// Throws Error{Unreadable}.
std::vector<CollectionResult> resultsFrom(const QByteArray &bytes, const QString &path)
{
    const QJsonDocument json = QJsonDocument::fromJson(bytes);
    if (!json.isArray())
        throw Error(ErrorKind::Unreadable, path, u"no list of results"_s);
    std::vector<CollectionResult> results;
    for (const QJsonValue &one : json.array()) {
        results.push_back(resultFrom(one));
        if (!results.back().measuredAt.isValid() || results.back().measure.profiles.empty())
            throw Error(ErrorKind::Unreadable, path, u"no list of results"_s);
    }
    return results;
}

/// Under a name that is free. A folder is nothing of ours.
QString putAside(const QString &path)
{
    QString aside = path + u".unreadable"_s;
    for (int i = 2; QFileInfo::exists(aside); ++i)
        aside = u"%1.unreadable-%2"_s.arg(path).arg(i);
    if (QFileInfo(path).isDir() || !QFile::rename(path, aside))
        throw Error(ErrorKind::Unwritable, path);
    return aside;
}

} // namespace

std::vector<CollectionResult> collectionResults(const QString &place, const QString &folder)
{
    QFile file(fileOf(place, folder));
    if (folder.isEmpty() || !file.exists())
        return {};
    if (!file.open(QIODevice::ReadOnly))
        throw Error(ErrorKind::Unreadable, file.fileName(), file.errorString());
    if (file.size() > kLargestFile)
        throw Error(ErrorKind::Unreadable, file.fileName(), u"larger than any of ours"_s);
    return resultsFrom(file.readAll(), file.fileName());
}

QString keepResult(const QString &place, const QString &folder, const CollectionResult &result)
{
    const QString path = fileOf(place, folder);
    std::vector<CollectionResult> results;
    QString aside;
    try {
        results = collectionResults(place, folder);
    } catch (const Error &) {
        aside = putAside(path);
    }
    results.insert(results.begin(), result);
    results.resize(std::min(results.size(), kMostResults));
    QJsonArray all;
    for (const CollectionResult &one : results)
        all.append(toJson(one));
    makePrivateFolder(place);
    replacePrivateFile(path, QJsonDocument(all).toJson(QJsonDocument::Compact));
    return aside;
}

const CollectionResult *resultBefore(const std::vector<CollectionResult> &newestFirst, const CollectionResult &result)
{
    const auto before = std::ranges::find_if(newestFirst, [&](const CollectionResult &one) {
        return one.measuredAt < result.measuredAt && one.texts == result.texts
            && std::ranges::any_of(
                result.measure.profiles, [&](const ProfileMeasure &profile) { return hasProfile(one, profile.profile); });
    });
    return before == newestFirst.end() ? nullptr : &*before;
}

} // namespace adduce
