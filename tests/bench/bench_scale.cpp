#include "core/base/error.h"
#include "tests/bench/benches.h"
#include "tests/bench/collection_runs.h"
#include "tests/bench/search_peers.h"
#include "tests/bench/synthetic_collection.h"

#include <QFile>
#include <QFileInfo>
#include <optional>

namespace adduce::bench {

using namespace Qt::StringLiterals;

namespace {

constexpr double kMegabyte = 1e6;

/// A number of made-up passages, and what may be used up with them.
struct Scale
{
    QString name;
    int passages = 0;
    double keyword = 0; ///< ms of CPU, a query of 14 words
    double hybrid = 0;
    double megabytes = 0; ///< peak of a program that searches
    double coldStart = 0; ///< ms of CPU
    double oneMore = 0;
    bool hasPeers = true; ///< beside FTS5 and Xapian
};

QString firstLineOf(const QString &path, const QString &folder)
{
    QFile one(folder + u"/question.jsonl"_s);
    QFile all(path);
    if (!one.open(QIODevice::WriteOnly) || !all.open(QIODevice::ReadOnly))
        throw Error(ErrorKind::DiskFull, one.fileName());
    one.write(all.readLine());
    return one.fileName();
}

QString besideFts5(const std::optional<PeerFigures> &fts5, double milliseconds)
{
    return fts5 ? u", FTS5 takes %1 times as long"_s.arg(fts5->queryMilliseconds / milliseconds, 0, 'f', 1) : QString();
}

/// CPU, memory and the cold start.
bool measure(const Scale &scale, const QString &folder)
{
    constexpr int kQuestions = 320;
    constexpr int kTimes = 3;
    const SyntheticCollection made = writeSynthetic(folder, scale.passages, kQuestions);
    const QString library = u"%1/synthetic-%2.adduce"_s.arg(folder).arg(scale.passages);
    const QString out = folder + u"/synthetic.tsv"_s;
    std::optional<PeerFigures> fts5;
    if (scale.hasPeers)
        fts5 = printPeers(folder, made.corpus, made.queries, {});
    const auto named = [&](const char *what) { return scale.name + u", "_s + QString::fromLatin1(what); };
    const Usage index = collection({ u"index"_s, u"--corpus"_s, made.corpus, u"--db"_s, library });
    std::printf("  %-26s %.0f s of CPU, %.0f s, peak %.0f MB; %.0f MB of text make %.0f MB\n", qPrintable(named("index")),
        index.cpuSeconds, index.wallSeconds, index.peakMegabytes, double(QFileInfo(made.corpus).size()) / kMegabyte,
        double(QFileInfo(library).size()) / kMegabyte);
    bool within = true;
    if (fts5)
        within = report(named("index"), index.cpuSeconds / fts5->indexSeconds, u"x"_s, 3, u"CPU, against a plain FTS5 insert"_s);
    const Usage keyword = search(library, made.queries, u"keyword"_s, 10, out);
    const Usage hybrid = search(library, made.queries, u"hybrid"_s, 10, out);
    const QString query = u"CPU of a query of 14 words, k 10"_s;
    within = report(named("keyword"), ms(keyword), u"ms"_s, scale.keyword, query + besideFts5(fts5, ms(keyword))) && within;
    within = report(named("hybrid"), ms(hybrid), u"ms"_s, scale.hybrid, query + besideFts5(fts5, ms(hybrid))) && within;
    within = report(named("memory"), hybrid.peakMegabytes, u"MB"_s, scale.megabytes, u"peak of the search"_s) && within;
    const QString question = firstLineOf(made.queries, folder);
    const Usage cold = best(kTimes, programNamed(u"adduce-cli"_s), [&](int) {
        return QStringList { u"collection"_s, u"search"_s, u"--db"_s, library, u"--queries"_s, question, u"--k"_s, u"10"_s,
            u"--out"_s, out };
    });
    within = report(named("cold start"), cold.cpuSeconds * 1000, u"ms"_s, scale.coldStart, u"CPU from start to first result"_s)
        && within;
    const Usage more = collection({ u"add"_s, u"--db"_s, library, u"--corpus"_s, made.one });
    return report(named("one more"), more.cpuSeconds * 1000, u"ms"_s, scale.oneMore, u"CPU, searchable in both indexes"_s)
        && within;
}

} // namespace

bool hundredThousand(const QString &folder)
{
    return measure({ .name = u"100,000"_s,
                       .passages = 100'000,
                       .keyword = 1.5,
                       .hybrid = 3,
                       .megabytes = 200,
                       .coldStart = 150,
                       .oneMore = 50 },
        folder);
}

bool million(const QString &folder)
{
    return measure({ .name = u"1,000,000"_s,
                       .passages = 1'000'000,
                       .keyword = 20,
                       .hybrid = 20,
                       .megabytes = 400,
                       .coldStart = 1500,
                       .oneMore = 500,
                       .hasPeers = false },
        folder);
}

} // namespace adduce::bench
