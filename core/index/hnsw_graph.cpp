#include "core/index/hnsw_graph.h"

#include "core/base/sha256.h"
#include <Eigen/Core>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QTemporaryDir>
#include <algorithm>

// hnswlib 0.6 prefetches a link behind the last one of a full list: a read past its memory. It does so in its hand-written
// vector code only, which our own distance below replaces.
#define NO_MANUAL_VECTORIZATION
#include <hnswlib/hnswlib.h>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kLinks = 16; // M
constexpr std::size_t kBuildBreadth = 200; // efConstruction
constexpr std::size_t kSearchBreadth = 128; // ef

QByteArray fingerprintOf(std::span<const float> values, std::size_t dimensions)
{
    Sha256 hash;
    hash.add(QByteArray::number(static_cast<qulonglong>(dimensions)) + ' ' + QByteArray::number(qulonglong(kLinks)) + ' '
        + QByteArray::number(qulonglong(kBuildBreadth)));
    hash.add(QByteArrayView(reinterpret_cast<const char *>(values.data()), static_cast<qsizetype>(values.size_bytes())));
    return hash.takeHex();
}

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

    bool load(const QString &path, const QByteArray &fingerprint)
    {
        // A damaged graph makes hnswlib crash, so only bytes that we wrote for these very vectors are loaded.
        QFile seal(path + u".seal"_s);
        if (!seal.open(QIODevice::ReadOnly))
            return false;
        const QByteArray expected = seal.readAll();
        if (expected != fingerprint + '\n' + checksumOf(path))
            return false;
        try {
            graph = std::make_unique<hnswlib::HierarchicalNSW<float>>(&space, path.toStdString());
            return true;
        } catch (const std::exception &) {
            return false;
        }
    }

    void build(std::span<const float> values, std::size_t dimensions)
    {
        const std::size_t rows = values.size() / dimensions;
        graph = std::make_unique<hnswlib::HierarchicalNSW<float>>(&space, std::max<std::size_t>(rows, 1), kLinks, kBuildBreadth);
        for (std::size_t row = 0; row < rows; ++row)
            graph->addPoint(values.subspan(row * dimensions, dimensions).data(), row);
    }

    void save(const QString &path, const QByteArray &fingerprint) const
    {
        QFile::remove(path + u".seal"_s);
        const QString fresh = path + u".new"_s;
        QFile::remove(fresh);
        graph->saveIndex(fresh.toStdString());
        QFile::setPermissions(fresh, QFile::ReadOwner | QFile::WriteOwner);
        QFile::remove(path);
        const QByteArray checksum = checksumOf(fresh);
        QSaveFile seal(path + u".seal"_s);
        if (checksum.isEmpty() || !QFile::rename(fresh, path) || !seal.open(QIODevice::WriteOnly))
            return;
        seal.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
        seal.write(fingerprint + '\n' + checksum);
        seal.commit();
    }

    InnerProductSpace space;
    std::unique_ptr<hnswlib::HierarchicalNSW<float>> graph;
    bool fromCache = false;
};

HnswGraph::HnswGraph(std::span<const float> values, std::size_t dimensions, const QString &cachePath)
    : m_state(std::make_unique<State>(dimensions))
{
    const QByteArray fingerprint = fingerprintOf(values, dimensions);
    m_state->fromCache = !cachePath.isEmpty() && m_state->load(cachePath, fingerprint);
    if (!m_state->fromCache) {
        m_state->build(values, dimensions);
        if (!cachePath.isEmpty())
            m_state->save(cachePath, fingerprint);
    }
    m_state->graph->setEf(kSearchBreadth);
}

HnswGraph::~HnswGraph() = default;

bool HnswGraph::cameFromCache() const
{
    return m_state->fromCache;
}

std::vector<std::pair<std::size_t, double>> HnswGraph::search(std::span<const float> query, std::size_t limit) const
{
    auto queue = m_state->graph->searchKnn(query.data(), limit);
    std::vector<std::pair<std::size_t, double>> found;
    for (; !queue.empty(); queue.pop()) // farthest first; a distance is 1 - the inner product
        found.emplace_back(queue.top().second, 1.0 - static_cast<double>(queue.top().first));
    std::ranges::reverse(found);
    return found;
}

} // namespace adduce
