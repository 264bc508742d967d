#pragma once
#include "core/evaluation/given_vectors.h"
#include "core/library/library.h"
#include "core/retrieval/retriever.h"
#include <QSet>
#include <QString>
#include <functional>
#include <stop_token>
#include <vector>

namespace adduce {

// Retrieval collections as others measure with them (BEIR): texts with names, queries, judgements. Each text becomes a
// document of one chunk, so that what is measured is retrieval and not the cutting.

using AddedTexts = std::function<void(int)>; ///< how many so far

/// Blocks. A library of the texts of a file, which appears at `path` when it is whole. Throws Error as addCollection, and
/// DiskFull when there is a file already.
int indexCollection(const QString &path, const QString &corpus, const GivenVectors *vectors, const Parameters &parameters,
    const std::stop_token &stop, const AddedTexts &report = {});

/// The library of a collection with the files beside it; nothing when it is not there. Throws Error{DiskFull}.
void removeCollection(const QString &path);

/// Blocks. Adds the texts of a file of {"_id", "title", "text"} and learns the space; with `vectors`, one a text, they are
/// what is searched instead. How many. Throws Error as readJsonLines, BadInput for a line without vector.
int addCollection(Database &database, const QString &corpus, const GivenVectors *vectors, const Parameters &parameters,
    const std::stop_token &stop, const AddedTexts &report = {});

struct CollectionQuery
{
    QString name;
    QString text;
};
/// Of a file of {"_id", "text"}, in its order. Throws Error as readJsonLines, and Error{Stopped}.
std::vector<CollectionQuery> readQueries(const QString &path, const std::stop_token &stop);

/// Of the texts of a collection's library. Throws Error as Library::open.
QSet<QString> namesIn(const Library &library);

/// For `k` documents, where a profile says how many it looks at by how many are wanted.
RetrievalParameters reachingFor(RetrievalParameters parameters, int k);

/// What one query found.
struct CollectionAnswer
{
    QString query;
    struct Hit
    {
        QString document;
        double score = 0;
    };
    std::vector<Hit> hits; ///< best first
    double milliseconds = 0; ///< of the clock, from the text of the query to its passages
    double cpuMilliseconds = 0; ///< of this process meanwhile
};

/// `vectors`, one a query, are needed where the texts came with theirs. Answers the queries of a file of {"_id", "text"}, in its order, each with at most `k` documents, after answering the
/// first 20 of them unheard. Throws Error as readJsonLines.
void searchCollection(const Library &library, const QString &queries, const GivenVectors *vectors,
    const RetrievalParameters &parameters, int k, const std::function<void(const CollectionAnswer &)> &report,
    const std::stop_token &stop);

/// The same for queries at hand. Throws Error{Stopped}.
void searchCollection(const Library &library, const std::vector<CollectionQuery> &queries, const GivenVectors *vectors,
    const RetrievalParameters &parameters, int k, const std::function<void(const CollectionAnswer &)> &report,
    const std::stop_token &stop);

} // namespace adduce
