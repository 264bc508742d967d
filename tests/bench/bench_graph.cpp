#include "core/base/cpu_clock.h"
#include "core/base/error.h"
#include "core/index/hnsw_graph.h"
#include "core/index/vector_index.h"
#include "core/settings/parameters.h"
#include "tests/bench/benches.h"
#include "tests/bench/process_run.h"

#include <QDir>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <random>

namespace adduce::bench {

using namespace Qt::StringLiterals;

namespace {

constexpr int kDimensions = 256;
constexpr int kTopics = 20'000;
constexpr int kQuestions = 200;
constexpr std::size_t kBest = 10;

/// Vectors as a learned space has them: the first dimensions carry most, texts of one topic lie together.
class MadeUpVectors
{
public:
    MadeUpVectors()
    {
        for (auto &topic : m_topics)
            topic = direction();
    }

    std::vector<float> next()
    {
        constexpr float kOwn = 0.8F; // of a text beside its topic
        std::vector<float> vector = direction();
        const std::vector<float> &topic = m_topics[m_random() % m_topics.size()];
        float squares = 0;
        for (std::size_t i = 0; i < vector.size(); ++i) {
            vector[i] = topic[i] + kOwn * vector[i];
            squares += vector[i] * vector[i];
        }
        for (float &value : vector)
            value /= std::sqrt(squares);
        return vector;
    }

private:
    std::vector<float> direction()
    {
        std::vector<float> values(kDimensions);
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] = m_normal(m_random) / std::sqrt(static_cast<float>(i + 1));
        return values;
    }

    std::mt19937 m_random { 5 }; // NOLINT: the same every time
    std::normal_distribution<float> m_normal;
    std::vector<std::vector<float>> m_topics = std::vector<std::vector<float>>(kTopics);
};

VectorTable tableOf(MadeUpVectors &vectors, qint64 count)
{
    VectorTable::Builder builder(kDimensions);
    for (qint64 i = 1; i <= count; ++i)
        builder.add(ChunkId { i }, DocumentId { i }, vectors.next());
    auto table = VectorTable::fromImage(builder.image(1, 1));
    if (!table)
        throw Error(ErrorKind::Internal, u"a table that was just made"_s);
    return *std::move(table);
}

/// By comparing each.
std::vector<ChunkId> nearest(const VectorTable &table, const std::vector<float> &question)
{
    std::vector<std::pair<double, std::size_t>> all;
    for (std::size_t row = 0; row < table.size(); ++row)
        all.emplace_back(-table.similarity(question, row), row);
    std::ranges::partial_sort(all, all.begin() + kBest);
    std::vector<ChunkId> chunks;
    for (std::size_t i = 0; i < kBest; ++i)
        chunks.push_back(table.chunk(all[i].second));
    return chunks;
}

struct Answers
{
    int found = 0; ///< of the nearest
    double milliseconds = 0; ///< CPU, all questions
};

Answers answered(
    const VectorIndex &index, const std::vector<std::vector<float>> &questions, const std::vector<std::vector<ChunkId>> &expected)
{
    Answers answers;
    for (std::size_t i = 0; i < questions.size(); ++i) {
        const double before = cpuMilliseconds();
        const std::vector<VectorHit> hits = index.search(questions[i], {}, RetrievalParameters {}.vectorK);
        answers.milliseconds += cpuMilliseconds() - before;
        for (std::size_t k = 0; k < std::min(kBest, hits.size()); ++k)
            answers.found += std::ranges::find(expected[i], hits[k].chunk) != expected[i].end();
    }
    return answers;
}

} // namespace

bool graph(const QString &folder)
{
    constexpr double kRecall = 0.97;
    MadeUpVectors vectors;
    const VectorTable table = tableOf(vectors, IndexParameters {}.graphFrom);
    std::vector<std::vector<float>> questions;
    std::vector<std::vector<ChunkId>> expected;
    for (int i = 0; i < kQuestions; ++i) {
        questions.push_back(vectors.next());
        expected.push_back(nearest(table, questions.back()));
    }
    const QString path = QDir(folder).filePath(u"graph"_s);
    const double before = cpuMilliseconds();
    HnswGraph::write(path, table, {});
    const double built = (cpuMilliseconds() - before) / 1000;
    const auto print = [&](const char *what, const Answers &answers) {
        std::printf("%-28s %8.4f      recall@10 of %zu vectors, %.2f ms CPU a question\n", what,
            answers.found / static_cast<double>(kBest * questions.size()), table.size(),
            answers.milliseconds / static_cast<double>(questions.size()));
        std::fflush(stdout);
    };
    print("scan", answered(VectorIndex(table), questions, expected));
    const VectorIndex index(table, path);
    if (!index.usesGraph())
        throw Error(ErrorKind::DiskFull, path);
    const Answers answers = answered(index, questions, expected);
    print("graph", answers);
    std::printf("graph, built in              %8.0f s CPU\n", built);
    const double recall = answers.found / static_cast<double>(kBest * questions.size());
    return reportAtLeast(u"graph, recall@10"_s, recall, kRecall, u"against the exact nearest"_s);
}

} // namespace adduce::bench
