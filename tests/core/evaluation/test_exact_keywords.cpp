#include "core/evaluation/collection.h"
#include "core/evaluation/collection_file.h"
#include "core/index/keyword_index.h"
#include "core/index/keyword_terms.h"
#include "core/library/database.h"
#include "core/library/indexed_text.h"
#include "core/text/stemmer.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_main.h"

#include <QHash>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace adduce;

/// The best hundred of a real collection, from the mapped index, are those of BM25 over every document.
/// ADDUCE_FULL_TESTS: for every query.
class TestExactKeywords : public QObject
{
    Q_OBJECT

private slots:
    void topHundredEqualsBruteForce();
};

namespace {

struct Text
{
    ChunkId chunk;
    QHash<QString, int> counts;
    double length = 0;
};

/// BM25 of every text, best first.
std::vector<std::pair<double, ChunkId>> ranked(const std::vector<Text> &texts, const QHash<QString, int> &frequencies,
    double mean, const std::vector<QueryTerm> &terms, const Bm25Parameters &p)
{
    const auto all = static_cast<double>(texts.size());
    std::vector<std::pair<double, ChunkId>> scores;
    for (const Text &text : texts) {
        double score = 0;
        for (const QueryTerm &term : terms) {
            const double tf = std::min(text.counts.value(term.terms.front()), 255);
            const double df = frequencies.value(term.terms.front());
            if (tf > 0)
                score += std::log(1 + (all - df + 0.5) / (df + 0.5)) * tf / (tf + p.k1 * (1 - p.b + p.b * text.length / mean));
        }
        if (score > 0)
            scores.emplace_back(-score, text.chunk);
    }
    std::ranges::sort(scores);
    return scores;
}

} // namespace

void TestExactKeywords::topHundredEqualsBruteForce()
{
    const QString data = test::sharedData(u"retrieval-scifact"_s);
    if (data.isEmpty())
        QSKIP("the measuring data are not here");
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"scifact.adduce"_s);
    Parameters parameters;
    parameters.latent = { .dimensions = 2, .powerIterations = 0 }; // words alone are asked for
    indexCollection(path, data + u"/corpus.jsonl.gz"_s, nullptr, parameters, {});
    Database database = Library(path).open();

    std::vector<Text> texts;
    QHash<QString, int> frequencies;
    double length = 0;
    Stemmer stem;
    Stemmers stemmers;
    Statement row(database, "SELECT id FROM chunks");
    while (row.step()) {
        Text text { ChunkId { row.integer(0) }, {}, 0 };
        for (const QString &term : indexTerms(indexedText(database, text.chunk).text, stem)) {
            ++text.counts[term];
            ++text.length;
        }
        for (auto it = text.counts.cbegin(); it != text.counts.cend(); ++it)
            ++frequencies[it.key()];
        length += text.length;
        texts.push_back(std::move(text));
    }
    QCOMPARE(texts.size(), 5183U);
    const double mean = length / static_cast<double>(texts.size());

    const KeywordIndex index = KeywordIndex::load(database, keywordFileOf(path));
    const Bm25Parameters plain { .k3 = 0, .neighbourWeight = 0 };
    constexpr int kBest = 100;
    int asked = 0;
    int number = 0;
    const int every = qEnvironmentVariableIsSet("ADDUCE_FULL_TESTS") ? 1 : 25;
    readJsonLines(data + u"/queries.jsonl"_s, [&](const QJsonObject &line) {
        if (number++ % every != 0)
            return;
        ++asked;
        const QString query = line[u"text"_s].toString();
        const auto expected = ranked(texts, frequencies, mean, queryTerms(query, stemmers).words, plain);
        const auto found = index.search(index.prepare(query, plain), {}, kBest);
        QCOMPARE(found.size(), std::min<std::size_t>(expected.size(), kBest));
        for (std::size_t i = 0; i < found.size(); ++i) // ties may stand in either order, for rounding
            QVERIFY2(std::abs(found[i].bm25 + expected[i].first) < 1e-4, qPrintable(query));
    });
    QVERIFY(asked >= 1109 / every);
}

ADDUCE_TEST(TestExactKeywords)
#include "test_exact_keywords.moc"
