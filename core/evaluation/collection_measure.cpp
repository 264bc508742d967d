#include "core/evaluation/collection_measure.h"

#include "core/base/error.h"
#include "core/base/sha256.h"
#include "core/base/tr.h"
#include "core/evaluation/collection.h"
#include "core/evaluation/collection_file.h"
#include "core/evaluation/ranking_measures.h"
#include "core/export/csv_line.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSet>
#include <algorithm>
#include <mutex>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kDeepest = 100; // of Recall@100
using ProgressSink = std::function<void(const CollectionProgress &)>;

constexpr int kHashLength = 16; // of the part of a library's name that is its folder's
const QStringList kCorpusNames { u"corpus.jsonl"_s, u"corpus.jsonl.gz"_s };

QString hashOf(const QString &text)
{
    Sha256 hash;
    hash.add(text.toUtf8());
    return QString::fromLatin1(hash.takeHex().first(kHashLength));
}

QString firstThere(const QString &folder, const QStringList &names)
{
    for (const QString &name : names)
        if (const QString path = folder + u'/' + name; QFileInfo(path).isFile())
            return path;
    throw Error(ErrorKind::Missing, folder + u'/' + names.front());
}

Judgements judgementsIn(const QString &path)
try {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw Error(ErrorKind::Unreadable, path, file.errorString());
    return readJudgements(file);
} catch (const Error &error) {
    if (error.kind() != ErrorKind::BadInput)
        throw;
    throw Error(ErrorKind::BadInput, u"%1, %2"_s.arg(QFileInfo(path).fileName(), error.detail()), error.technical());
}

/// The first of each name.
void removeTwins(std::vector<CollectionQuery> &queries)
{
    QSet<QString> seen;
    std::erase_if(queries, [&](const CollectionQuery &query) {
        const bool isTwin = seen.contains(query.name);
        seen.insert(query.name);
        return isTwin;
    });
}

/// Leaves the judgements of these queries. How many others there were.
int keepQueries(Judgements &judgements, const std::vector<CollectionQuery> &queries)
{
    QSet<QString> names;
    for (const CollectionQuery &query : queries)
        names.insert(query.name);
    int removed = 0;
    std::erase_if(judgements, [&](const auto &query) {
        if (names.contains(query.first))
            return false;
        removed += static_cast<int>(query.second.size());
        return true;
    });
    return removed;
}

/// Leaves the judgements of these documents. How many others there were.
int keepDocuments(Judgements &judgements, const QSet<QString> &documents)
{
    int removed = 0;
    for (auto &[query, grades] : judgements)
        removed += static_cast<int>(std::erase_if(grades, [&](const auto &judged) { return !documents.contains(judged.first); }));
    return removed;
}

/// Leaves the queries that have something to find. Throws Error{BadInput} without any.
void keepJudged(Judgements &judgements, std::vector<CollectionQuery> &queries, const QString &path)
{
    std::erase_if(judgements, [](const auto &query) {
        return std::ranges::none_of(query.second, [](const auto &judged) { return judged.second > 0; });
    });
    std::erase_if(queries, [&](const CollectionQuery &query) { return !judgements.contains(query.name); });
    if (queries.empty())
        throw Error(ErrorKind::BadInput, tr("no query has a relevant document in \"%1\"").arg(path));
}

void indexIfNew(const QString &library, const QString &corpus, const Parameters &parameters, const ProgressSink &sink,
    const std::stop_token &stop)
{
    static std::mutex oneAtATime; // one that is stopping still removes what it began
    const std::scoped_lock lock(oneAtATime);
    if (QFileInfo::exists(library))
        return;
    sink({});
    const int total = countJsonLines(corpus, stop);
    (void)indexCollection(library, corpus, nullptr, parameters, stop, [&](int done) { sink({ {}, done, total }); });
}

MeasuredMean meanIn(const std::vector<MeasuredQuery> &measured, RankingMeasure measure)
{
    const std::vector<double> values = valuesOf(measured, measure);
    return { meanOf(values), meanInterval(values) };
}

ProfileMeasure measureProfile(const Library &library, const std::vector<CollectionQuery> &queries, const Judgements &judgements,
    const NamedRetrieval &retrieval, const ProgressSink &sink, const std::stop_token &stop)
{
    RankedRun run;
    std::vector<double> times;
    const auto total = static_cast<int>(queries.size());
    const auto take = [&](const CollectionAnswer &answer) {
        for (const CollectionAnswer::Hit &hit : answer.hits)
            run[answer.query].push_back(hit.document);
        times.push_back(answer.milliseconds);
        sink({ retrieval.profile, static_cast<int>(times.size()), total });
    };
    sink({ retrieval.profile, 0, total });
    searchCollection(library, queries, nullptr, reachingFor(retrieval.parameters, kDeepest), kDeepest, take, stop);
    const std::vector<MeasuredQuery> measured = measureRun(run, judgements);
    return { retrieval.profile, total, meanIn(measured, RankingMeasure::Ndcg10), meanIn(measured, RankingMeasure::Recall10),
        meanIn(measured, RankingMeasure::Recall100), quantile(times, 0.5) };
}

} // namespace

CollectionFiles collectionFiles(const QString &folder)
{
    return { firstThere(folder, kCorpusNames), firstThere(folder, { u"queries.jsonl"_s, u"queries.jsonl.gz"_s }),
        firstThere(folder, { u"qrels/test.tsv"_s, u"qrels/dev.tsv"_s, u"qrels.tsv"_s, u"qrels-test.tsv"_s }) };
}

CollectionMeasure measureCollection(const QString &folder, const QString &library, const std::vector<NamedRetrieval> &profiles,
    const Parameters &parameters, const ProgressSink &sink, const std::stop_token &stop)
{
    CollectionMeasure measure;
    const ProgressSink report = sink ? sink : [](const CollectionProgress &) { };
    try {
        const CollectionFiles files = collectionFiles(folder);
        std::vector<CollectionQuery> queries = readQueries(files.queries, stop);
        removeTwins(queries);
        Judgements judgements = judgementsIn(files.judgements);
        measure.ignored = keepQueries(judgements, queries);
        keepJudged(judgements, queries, files.judgements); // before the texts are indexed for nothing
        indexIfNew(library, files.corpus, parameters, report, stop);
        const Library texts(library);
        measure.ignored += keepDocuments(judgements, namesIn(texts));
        keepJudged(judgements, queries, files.judgements);
        for (const NamedRetrieval &retrieval : profiles)
            measure.profiles.push_back(measureProfile(texts, queries, judgements, retrieval, report, stop));
    } catch (const Error &error) {
        if (error.kind() != ErrorKind::Stopped)
            throw;
    }
    return measure;
}

QString collectionName(const QString &folder)
{
    return hashOf(QDir::cleanPath(QDir(folder).absolutePath()));
}

QString collectionLibrary(const QString &place, const QString &folder)
{
    const QString path = QDir::cleanPath(QDir(folder).absolutePath());
    for (const QString &name : kCorpusNames) {
        const QFileInfo corpus(path + u'/' + name);
        if (corpus.isFile())
            return place + u'/' + collectionName(folder)
                + hashOf(u"%1 %2 %3"_s.arg(name).arg(corpus.size()).arg(corpus.lastModified().toMSecsSinceEpoch()))
                + u".adduce"_s;
    }
    return {};
}

void removeOutdated(const QString &library)
{
    if (library.isEmpty())
        return;
    const QFileInfo kept(library);
    for (const QFileInfo &other : kept.dir().entryInfoList({ kept.fileName().first(kHashLength) + u"*.adduce"_s }, QDir::Files))
        if (other.fileName() != kept.fileName())
            removeCollection(other.filePath());
}

QByteArray toCsv(const CollectionMeasure &measure)
{
    // The names stay English in every language: programs read them.
    QStringList heads { u"profile"_s, u"queries"_s };
    for (const QString &name : { u"ndcg@10"_s, u"recall@10"_s, u"recall@100"_s })
        heads << name << name + u"_low"_s << name + u"_high"_s;
    QByteArray out = csvLine(heads + QStringList { u"median_ms"_s });
    for (const ProfileMeasure &profile : measure.profiles) {
        QStringList cells { profile.profile, QString::number(profile.queries) };
        for (const MeasuredMean &mean : { profile.ndcg10, profile.recall10, profile.recall100 })
            for (const double value : { mean.mean, mean.interval.low, mean.interval.high })
                cells << QString::number(value, 'f', 4);
        out += csvLine(cells + QStringList { QString::number(profile.medianMilliseconds, 'f', 2) });
    }
    return out;
}

} // namespace adduce
