#include "tests/bench/collection_runs.h"

#include <QJsonDocument>
#include <cstdio>

namespace adduce::bench {

using namespace Qt::StringLiterals;

namespace {

void printPeer(const char *name, const PeerFigures &peer)
{
    std::printf("  %-26s index %6.2f s, a query %6.2f ms%s\n", name, peer.indexSeconds, peer.queryMilliseconds,
        peer.ndcg ? qPrintable(u", nDCG@10 %1"_s.arg(*peer.ndcg, 0, 'f', 4)) : "");
    std::fflush(stdout);
}

} // namespace

Usage collection(const QStringList &arguments)
{
    return run(programNamed(u"adduce-cli"_s), QStringList { u"collection"_s } + arguments);
}

Usage search(const QString &library, const QString &queries, const QString &mode, int k, const QString &out)
{
    return collection({ u"search"_s, u"--db"_s, library, u"--queries"_s, queries, u"--mode"_s, mode, u"--k"_s, QString::number(k),
        u"--out"_s, out });
}

QJsonObject figuresOf(const Usage &usage)
{
    return QJsonDocument::fromJson(usage.output.trimmed().split('\n').last()).object();
}

double ms(const Usage &usage)
{
    return figuresOf(usage)[u"cpu_ms"_s].toDouble();
}

PeerFigures printPeers(const QString &folder, const QString &corpus, const QString &queries, const QString &judgements)
{
    const PeerFigures fts5 = fts5Figures(folder, corpus, queries, judgements);
    printPeer("FTS5, ORDER BY rank", fts5);
    if (const auto xapian = xapianFigures(folder, corpus, queries, judgements))
        printPeer("Xapian", *xapian);
    else
        std::puts("  Xapian                     not installed");
    return fts5;
}

} // namespace adduce::bench
