#pragma once
#include "tests/bench/process_run.h"
#include "tests/bench/search_peers.h"
#include <QJsonObject>

namespace adduce::bench {

// `adduce-cli collection` as the benches run it.

Usage collection(const QStringList &arguments);
Usage search(const QString &library, const QString &queries, const QString &mode, int k, const QString &out);

QJsonObject figuresOf(const Usage &usage); ///< what it printed last
double ms(const Usage &usage); ///< CPU of a query

/// What other engines need for the same texts; the figures of FTS5 come back.
PeerFigures printPeers(const QString &folder, const QString &corpus, const QString &queries, const QString &judgements);

} // namespace adduce::bench
