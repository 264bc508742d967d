#include "core/index/hnsw_graph.h"

#include "core/base/sha256.h"
#include "core/base/stop.h"
#include "core/index/graph_file.h"
#include "core/index/index_segment.h"
#include "core/index/vector_table.h"
#include <Eigen/Core>
#include <QFile>
#include <algorithm>
#include <atomic>
#include <future>
#include <thread>

// hnswlib 0.6 prefetches a link behind the last one of a full list: a read past its memory. It does so in its hand-written
// vector code only, which our own distance below replaces.
#define NO_MANUAL_VECTORIZATION
#include <hnswlib/hnswlib.h>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kLinks = 16; // M
constexpr std::size_t kBuildBreadth = 200; // efConstruction
constexpr std::size_t kSearchBreadth = 256; // ef; 128 finds 0.966 of the nearest ten among two million

QByteArray checksumOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    Sha256 hash;
    QByteArray block(1 << 17, Qt::Uninitialized);
    for (qint64 got = 0; (got = file.read(block.data(), block.size())) != 0;) {
        if (got < 0)
            return {};
        hash.add(QByteArrayView(block.constData(), got));
    }
    return hash.takeHex();
}

QByteArray sealFor(qint64 stamp, const QByteArray &checksum)
{
    return QByteArray::number(stamp) + '\n' + checksum;
}

/// 1 - the inner product, by Eigen's vector code.
class InnerProductSpace : public hnswlib::SpaceInterface<float>
{
public:
    explicit InnerProductSpace(std::size_t dimensions)
        : m_dimensions(dimensions)
    {
    }

    size_t get_data_size() override { return m_dimensions * sizeof(float); }
    hnswlib::DISTFUNC<float> get_dist_func() override { return &distance; }
    void *get_dist_func_param() override { return &m_dimensions; }

private:
    static float distance(const void *a, const void *b, const void *dimensions)
    {
        const auto size = static_cast<Eigen::Index>(*static_cast<const std::size_t *>(dimensions));
        using Vector = Eigen::Map<const Eigen::VectorXf>;
        return 1.0F - Vector(static_cast<const float *>(a), size).dot(Vector(static_cast<const float *>(b), size));
    }

    std::size_t m_dimensions;
};

} // namespace

struct HnswGraph::State
{
    explicit State(std::size_t dimensions)
        : space(dimensions)
    {
    }

    InnerProductSpace space;
    std::unique_ptr<hnswlib::HierarchicalNSW<float>> graph;
};

HnswGraph::HnswGraph(std::unique_ptr<State> state)
    : m_state(std::move(state))
{
}

HnswGraph::~HnswGraph() = default;

QString HnswGraph::sealOf(const QString &path)
{
    return path + u".seal"_s;
}

void HnswGraph::write(const QString &path, const VectorTable &table, const std::stop_token &stop)
{
    InnerProductSpace space(table.dimensions());
    hnswlib::HierarchicalNSW<float> graph(&space, std::max<std::size_t>(table.size(), 1), kLinks, kBuildBreadth);
    if (table.size() > 0)
        graph.addPoint(table.vector(0).data(), 0); // alone: where every search begins
    std::atomic<std::size_t> next = 1;
    const auto addRest = [&] {
        for (std::size_t row = 0; (row = next++) < table.size();) {
            throwIfStopped(stop);
            graph.addPoint(table.vector(row).data(), row);
        }
    };
    std::vector<std::future<void>> helpers; // waited for as they go
    for (unsigned i = 1; i < std::thread::hardware_concurrency(); ++i)
        helpers.push_back(std::async(std::launch::async, addRest));
    addRest();
    for (std::future<void> &helper : helpers)
        helper.get();
    QFile::remove(sealOf(path));
    const QString fresh = path + u".new"_s;
    QFile::remove(fresh);
    graph.saveIndex(fresh.toStdString());
    QFile::setPermissions(fresh, QFile::ReadOwner | QFile::WriteOwner);
    QFile::remove(path);
    const QByteArray checksum = checksumOf(fresh);
    if (!checksum.isEmpty() && QFile::rename(fresh, path))
        writeIndexFile(sealOf(path), sealFor(table.image().stamp(), checksum));
}

std::unique_ptr<HnswGraph> HnswGraph::fromFile(const QString &path, const VectorTable &table)
{
    QFile seal(sealOf(path));
    if (!seal.open(QIODevice::ReadOnly) || seal.readAll() != sealFor(table.image().stamp(), checksumOf(path)))
        return nullptr;
    return fromUnsealed(path, table.dimensions(), table.size());
}

std::unique_ptr<HnswGraph> HnswGraph::fromUnsealed(const QString &path, std::size_t dimensions, std::size_t vectors)
{
    // hnswlib follows whatever link it reads, and anybody can write a seal.
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() == 0)
        return nullptr;
    const uchar *bytes = file.map(0, file.size());
    if (!bytes
        || !isSoundGraph(
            { reinterpret_cast<const char *>(bytes), static_cast<std::size_t>(file.size()) }, { vectors, dimensions, kLinks }))
        return nullptr;
    auto state = std::make_unique<State>(dimensions);
    try {
        state->graph = std::make_unique<hnswlib::HierarchicalNSW<float>>(&state->space, path.toStdString());
    } catch (const std::exception &) {
        return nullptr;
    }
    state->graph->setEf(kSearchBreadth);
    return std::unique_ptr<HnswGraph>(new HnswGraph(std::move(state)));
}

std::vector<std::size_t> HnswGraph::search(std::span<const float> query, std::size_t limit) const
{
    auto queue = m_state->graph->searchKnn(query.data(), limit);
    std::vector<std::size_t> rows;
    for (; !queue.empty(); queue.pop()) // farthest first
        rows.push_back(queue.top().second);
    std::ranges::reverse(rows);
    return rows;
}

} // namespace adduce
