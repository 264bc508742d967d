#pragma once
#include <QString>
#include <functional>
#include <optional>
#include <vector>

namespace adduce::bench {

/// How another engine does on a collection, by keywords alone.
struct PeerFigures
{
    double indexSeconds = 0; ///< CPU of adding all texts
    double queryMilliseconds = 0; ///< CPU of one query, the best ten
    std::optional<double> ndcg; ///< nDCG@10; none without judgements
};

struct Text
{
    QString name;
    QString text;
};

std::vector<Text> textsOf(const QString &path); ///< of a corpus or of queries

/// Times what `search` needs for all queries, after 20 of them unheard, and judges the names that it gives.
void measureQueries(PeerFigures &figures, const QString &queries, const QString &judgements,
    const std::function<std::vector<QString>(const QString &query)> &search);

/// SQLite's FTS5 with its own ranking (`ORDER BY rank LIMIT`), words stemmed by its porter tokenizer, any of them.
PeerFigures fts5Figures(const QString &folder, const QString &corpus, const QString &queries, const QString &judgements);

/// Xapian, BM25 and the English stemmer; none where it is not installed.
std::optional<PeerFigures> xapianFigures(
    const QString &folder, const QString &corpus, const QString &queries, const QString &judgements);

} // namespace adduce::bench
