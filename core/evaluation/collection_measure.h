#pragma once
#include "core/evaluation/intervals.h"
#include "core/settings/parameters.h"
#include <QByteArray>
#include <QString>
#include <functional>
#include <stop_token>
#include <vector>

namespace adduce {

/// Where the files of a BEIR-style folder are.
struct CollectionFiles
{
    QString corpus;
    QString queries;
    QString judgements;
};

/// "corpus.jsonl" and "queries.jsonl", each as it is or with ".gz", and "qrels/test.tsv", else "qrels/dev.tsv", else
/// "qrels.tsv" or "qrels-test.tsv" beside them. Throws Error{Missing} with the path of the first that is not there.
CollectionFiles collectionFiles(const QString &folder);

struct NamedRetrieval
{
    QString profile; ///< as variantNames()
    RetrievalParameters parameters;
};

/// How far a measurement is.
struct CollectionProgress
{
    QString profile; ///< whose queries are asked; empty while the texts are indexed
    int done = 0;
    int total = 0; ///< texts or queries; 0 while that is counted. All texts added: their space is being learned
};

struct MeasuredMean
{
    double mean = 0; ///< over queries
    Interval interval; ///< meanInterval()
    friend bool operator==(const MeasuredMean &, const MeasuredMean &) = default;
};

struct ProfileMeasure
{
    QString profile;
    int queries = 0;
    MeasuredMean ndcg10;
    MeasuredMean recall10;
    MeasuredMean recall100;
    double medianMilliseconds = 0; ///< of a query
    friend bool operator==(const ProfileMeasure &, const ProfileMeasure &) = default;
};

struct CollectionMeasure
{
    int ignored = 0; ///< judgements of queries or documents that the folder does not hold
    std::vector<ProfileMeasure> profiles;
    friend bool operator==(const CollectionMeasure &, const CollectionMeasure &) = default;
};

/// Blocks. Asks the judged queries of a BEIR-style folder with each profile. The texts are searched in the library at
/// `library`, made of them with `parameters` when it is not there. On a stop request it holds the profiles that are whole.
/// Throws Error as collectionFiles, indexCollection and readJsonLines, BadInput where no query has a relevant document.
CollectionMeasure measureCollection(const QString &folder, const QString &library, const std::vector<NamedRetrieval> &profiles,
    const Parameters &parameters, const std::function<void(const CollectionProgress &)> &sink, const std::stop_token &stop);

/// The name of a folder among others: by its path, whatever its texts are.
QString collectionName(const QString &folder);

/// Where the library of a folder's texts is kept among others in `place`: elsewhere once its corpus has another size or time.
/// Empty for a folder without a corpus.
QString collectionLibrary(const QString &place, const QString &folder);

/// Those of the same folder with its earlier texts, which nobody asks again. Throws as removeCollection.
void removeOutdated(const QString &library);

/// A line for each profile; RFC 4180, safe in a spreadsheet.
QByteArray toCsv(const CollectionMeasure &measure);

} // namespace adduce
