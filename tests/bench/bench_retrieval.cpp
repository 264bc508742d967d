#include "core/base/error.h"
#include "core/evaluation/collection_file.h"
#include "core/profiles/profile.h"
#include "core/retrieval/selection.h"
#include "tests/bench/benches.h"
#include "tests/bench/collection_runs.h"
#include "tests/bench/known_items.h"
#include "tests/bench/process_run.h"
#include "tests/bench/search_peers.h"
#include "tests/support/shared_data.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <numeric>
#include <optional>
#include <random>

namespace adduce::bench {

using namespace Qt::StringLiterals;

namespace {

/// A collection with what is to be reached on it.
struct Collection
{
    QString name;
    QString folder; ///< in the measuring data
    QString judgements;
    double keyword = 0; ///< nDCG@10 at least
    double hybrid = 0;
};

const QList<Collection> kCollections {
    { u"MED"_s, u"retrieval-med"_s, u"qrels.tsv"_s, 0.705, 0.75 },
    { u"Cranfield"_s, u"retrieval-cranfield"_s, u"qrels.tsv"_s, 0.53, 0.577 },
    { u"SciFact test"_s, u"retrieval-scifact"_s, u"qrels-test.tsv"_s, 0.69, 0.705 },
    { u"LISA"_s, u"retrieval-lisa"_s, u"qrels.tsv"_s, 0.44, 0.44 },
    { u"CACM"_s, u"retrieval-cacm"_s, u"qrels.tsv"_s, 0.49, 0.48 },
};

constexpr double kNearlyTheBetter = 0.01; // what the fused list may lack of its better one

bool quality(const Collection &collection_, const QString &data, const QString &folder)
{
    const QString library = u"%1/%2.adduce"_s.arg(folder, collection_.folder);
    const QString corpus = data + u"/corpus.jsonl.gz"_s;
    const QString queries = data + u"/queries.jsonl"_s;
    const QString judgements = data + u'/' + collection_.judgements;
    collection({ u"index"_s, u"--corpus"_s, corpus, u"--db"_s, library });
    constexpr int kMany = 100;
    const auto out = [&](const QString &mode) { return u"%1/%2-%3.tsv"_s.arg(folder, collection_.folder, mode); };
    for (const QString &mode : { u"keyword"_s, u"hybrid"_s })
        search(library, queries, mode, kMany, out(mode));
    const QJsonObject scores = figuresOf(
        collection({ u"score"_s, u"--run"_s, out(u"keyword"_s), u"--run"_s, out(u"hybrid"_s), u"--qrels"_s, judgements }));
    const auto mean = [&](const QString &measure, int run) { return scores[measure][u"runs"_s][run][u"mean"_s].toDouble(); };
    const QString name = collection_.name;
    const double keyword = mean(u"nDCG@10"_s, 0);
    const double p = scores[u"nDCG@10"_s][u"p"_s].toDouble();
    bool within = reportAtLeast(name + u", keyword"_s, keyword, collection_.keyword, u"nDCG@10"_s);
    within = reportAtLeast(name + u", hybrid"_s, mean(u"nDCG@10"_s, 1), std::max(collection_.hybrid, keyword - kNearlyTheBetter),
                 u"nDCG@10, against keyword p %1, recall@100 %2"_s.arg(p, 0, 'f', 4).arg(mean(u"recall@100"_s, 1), 0, 'f', 3))
        && within;
    if (name.startsWith(u"SciFact")) {
        constexpr double kRecall = 0.93;
        constexpr double kBudget = 1.0;
        const Usage ten = search(library, queries, u"hybrid"_s, 10, out(u"ten"_s));
        within = reportAtLeast(name + u", recall@100"_s, mean(u"recall@100"_s, 1), kRecall, u"hybrid"_s) && within;
        within = report(name + u", hybrid"_s, ms(ten), u"ms"_s, kBudget, u"CPU of a query, k 10, 5,183 texts"_s) && within;
    }
    printPeers(folder, corpus, queries, judgements);
    return within;
}

/// As many vectors as a file of JSON has lines, of random directions.
int writeRandomVectors(const QString &lines, const QString &path, int dimensions)
{
    std::mt19937 random(5); // NOLINT: the same every time
    std::normal_distribution<float> value;
    QFile out(path);
    if (!out.open(QIODevice::WriteOnly))
        throw Error(ErrorKind::DiskFull, path);
    int count = 0;
    readJsonLines(lines, [&](const QJsonObject &) {
        std::vector<float> vector(static_cast<std::size_t>(dimensions));
        std::ranges::generate(vector, [&] { return value(random); });
        out.write(reinterpret_cast<const char *>(vector.data()), static_cast<qint64>(vector.size() * sizeof(float)));
        ++count;
    });
    return count;
}

/// Vectors that say nothing of their texts cost nothing.
bool emptyVectors(const QString &folder)
{
    constexpr double kWanted = 0.66;
    constexpr int kDimensions = 384;
    const QString data = test::sharedData(u"retrieval-scifact"_s);
    if (data.isEmpty()) {
        std::puts("random vectors               not measured: the collection is not here");
        return true;
    }
    const QString library = folder + u"/random.adduce"_s;
    const QString corpus = data + u"/corpus.jsonl.gz"_s;
    const QString queries = data + u"/queries.jsonl"_s;
    const QString ofTexts = folder + u"/texts.f32"_s;
    const QString ofQueries = folder + u"/queries.f32"_s;
    const QString out = folder + u"/random.tsv"_s;
    const int texts = writeRandomVectors(corpus, ofTexts, kDimensions);
    writeRandomVectors(queries, ofQueries, kDimensions);
    const QStringList dimensions { u"--dim"_s, QString::number(kDimensions) };
    collection(QStringList { u"index"_s, u"--corpus"_s, corpus, u"--db"_s, library, u"--vectors"_s, ofTexts } + dimensions);
    collection(QStringList { u"search"_s, u"--db"_s, library, u"--queries"_s, queries, u"--vectors"_s, ofQueries, u"--k"_s,
                   u"10"_s, u"--out"_s, out }
        + dimensions);
    const QJsonObject scores = figuresOf(collection({ u"score"_s, u"--run"_s, out, u"--qrels"_s, data + u"/qrels-test.tsv"_s }));
    return reportAtLeast(u"SciFact, random vectors"_s, scores[u"nDCG@10"_s][u"mean"_s].toDouble(), kWanted,
        u"nDCG@10 fused, vectors of random numbers for %1 texts"_s.arg(texts));
}

/// Papers as they are read and cut: is the page found that a sentence stands on?
bool pages(const QString &folder)
{
    constexpr double kWanted = 0.97;
    QStringList papers;
    for (const QString &name : { u"papers-health"_s, u"papers-fulltext"_s })
        papers += papersIn(test::sharedData(name));
    if (papers.isEmpty()) {
        std::puts("known items                  not measured: the papers are not here");
        return true;
    }
    const QString library = folder + u"/papers.adduce"_s;
    run(programNamed(u"adduce-cli"_s), QStringList { u"--library"_s, library, u"add"_s } + papers);
    const KnownItems items = knownItems(library);
    return reportAtLeast(u"known items"_s, double(items.found) / std::max(items.asked, 1), kWanted,
        u"five words of a sentence find its page in three passages: %1 of %2"_s.arg(items.found).arg(items.asked));
}

/// What choosing among the candidates of a question takes besides (FS5), with vectors as long as those of servers.
bool selection()
{
    constexpr int kCandidates = 120;
    constexpr std::size_t kDimensions = 1536;
    constexpr int kTimes = 20;
    std::mt19937 random(7); // NOLINT: the same every time
    std::normal_distribution<float> value;
    std::vector<std::vector<float>> vectors(kCandidates, std::vector<float>(kDimensions));
    std::vector<Passage> candidates;
    for (int i = 0; i < kCandidates; ++i) {
        std::ranges::generate(vectors[static_cast<std::size_t>(i)], [&] { return value(random); });
        Passage passage;
        passage.chunk = ChunkId { i };
        passage.document = DocumentId { i / 10 };
        passage.firstPage = i;
        passage.similarity = passage.fused = 1.0 - i / 200.0;
        candidates.push_back(passage);
    }
    const Similarity likeness = [&](const Passage &a, const Passage &b) {
        const auto &one = vectors[static_cast<std::size_t>(a.chunk.value)];
        return std::inner_product(one.begin(), one.end(), vectors[static_cast<std::size_t>(b.chunk.value)].begin(), 0.0);
    };
    const RetrievalParameters parameters = builtInProfile(u"nutor"_s)->parameters.retrieval;
    std::size_t chosen = 0;
    const std::clock_t begin = std::clock();
    for (int i = 0; i < kTimes; ++i)
        chosen += select(candidates, parameters, likeness).size();
    const double milliseconds = 1000.0 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC / kTimes;
    return report(u"choosing of 120"_s, milliseconds, u"ms"_s, 50,
        u"CPU: %1 by marginal relevance, vectors of 1,536 numbers"_s.arg(chosen / kTimes));
}

} // namespace

bool retrieval(const QString &folder)
{
    bool within = true;
    for (const Collection &collection : kCollections) {
        const QString data = test::sharedData(collection.folder);
        if (data.isEmpty())
            std::printf("%-28s not measured: the collection is not here\n", qPrintable(collection.name));
        else
            within = quality(collection, data, folder) && within;
    }
    within = emptyVectors(folder) && within;
    within = pages(folder) && within;
    within = selection() && within;
    return hundredThousand(folder) && within;
}

} // namespace adduce::bench
