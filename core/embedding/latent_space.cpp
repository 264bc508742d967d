#include "core/embedding/latent_space.h"

#include "core/base/stop.h"

#include <Eigen/Dense>
#include <Eigen/SparseCore>
#include <QDataStream>
#include <QIODevice>
#include <cmath>
#include <random>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

using Matrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::ColMajor>;
using Sparse = Eigen::SparseMatrix<float, Eigen::RowMajor>;

constexpr quint32 kFormat = 1;

/// Term counts of one document, in the order of first appearance so that a fit is the same every time.
std::vector<std::pair<int, int>> counts(const QStringList &stems, const QHash<QString, int> &terms)
{
    QHash<int, std::size_t> seen;
    std::vector<std::pair<int, int>> result;
    for (const QString &stem : stems) {
        const auto term = terms.constFind(stem);
        if (term == terms.constEnd())
            continue;
        if (const auto at = seen.constFind(*term); at != seen.constEnd()) {
            ++result[*at].second;
        } else {
            seen.insert(*term, result.size());
            result.emplace_back(*term, 1);
        }
    }
    return result;
}

/// The weighted row of one document, of unit length.
std::vector<std::pair<int, float>> weighted(const std::vector<std::pair<int, int>> &counts, std::span<const float> weights)
{
    std::vector<std::pair<int, float>> row;
    row.reserve(counts.size());
    double squares = 0;
    for (const auto &[term, count] : counts) {
        const double w = (1 + std::log(count)) * static_cast<double>(weights[static_cast<std::size_t>(term)]);
        row.emplace_back(term, static_cast<float>(w));
        squares += w * w;
    }
    const auto norm = static_cast<float>(squares > 0 ? 1 / std::sqrt(squares) : 0);
    for (auto &entry : row)
        entry.second *= norm;
    return row;
}

/// The inner products of the columns, below the diagonal; what stands above is not to be read.
Matrix gramOf(const Matrix &y)
{
    Matrix gram = Matrix::Zero(y.cols(), y.cols());
    gram.selfadjointView<Eigen::Lower>().rankUpdate(y.transpose());
    return gram;
}

/// An orthonormal basis of the columns: Cholesky QR, twice, with a ridge that keeps it defined for dependent columns.
Matrix orthonormal(Matrix y)
{
    for (int round = 0; round < 2; ++round) {
        Matrix gram = gramOf(y);
        gram.diagonal().array() += 1e-6F * (gram.trace() / static_cast<float>(gram.rows()) + 1e-12F);
        const Eigen::LLT<Matrix> factor(gram);
        y = factor.matrixU().solve<Eigen::OnTheRight>(y);
    }
    return y;
}

Sparse termDocumentMatrix(
    std::span<const QStringList> documents, const QHash<QString, int> &terms, std::span<const float> weights)
{
    std::vector<Eigen::Triplet<float>> entries;
    for (int row = 0; const QStringList &document : documents) {
        for (const auto &[term, weight] : weighted(counts(document, terms), weights))
            entries.emplace_back(row, term, weight);
        ++row;
    }
    Sparse matrix(static_cast<Eigen::Index>(documents.size()), static_cast<Eigen::Index>(weights.size()));
    matrix.setFromTriplets(entries.begin(), entries.end());
    return matrix;
}

/// The right singular vectors of the largest singular values, terms x rank.
Matrix rightSingularVectors(const Sparse &a, int rank, const LatentParameters &parameters, const std::stop_token &stop)
{
    const auto columns = std::min<Eigen::Index>({ rank + parameters.oversampling, a.rows(), a.cols() });
    std::mt19937 random(20'240'229); // NOLINT: the same library gives the same space
    std::normal_distribution<float> normal;
    const Matrix omega = Matrix::NullaryExpr(a.cols(), columns, [&] { return normal(random); });
    Matrix q = orthonormal(a * omega);
    for (int i = 0; i < parameters.powerIterations; ++i) {
        throwIfStopped(stop);
        // Only the short side is made orthonormal: one step squares the ratio of the singular values, which single
        // precision bears, and the long side would cost more than all the rest.
        const Matrix terms = a.transpose() * q;
        q = orthonormal(a * terms);
    }
    throwIfStopped(stop);
    const Matrix projected = a.transpose() * q; // terms x columns
    const Eigen::SelfAdjointEigenSolver<Matrix> solver(gramOf(projected));
    const auto kept = std::min<Eigen::Index>(rank, columns);
    // Eigenvalues come smallest first.
    const Matrix u = solver.eigenvectors().rightCols(kept).rowwise().reverse();
    Matrix v = projected * u;
    for (Eigen::Index i = 0; i < v.cols(); ++i)
        v.col(i) /= std::max(v.col(i).norm(), 1e-12F);
    return v;
}

} // namespace

LatentSpace LatentSpace::fit(
    std::span<const QStringList> documents, const LatentParameters &parameters, const std::stop_token &stop)
{
    QHash<QString, int> frequency;
    QStringList order;
    for (const QStringList &document : documents) {
        throwIfStopped(stop);
        QHash<QString, bool> seen;
        for (const QString &stem : document) {
            if (seen.contains(stem))
                continue;
            seen.insert(stem, true);
            if (frequency[stem]++ == 0)
                order << stem;
        }
    }
    LatentSpace space;
    space.m_documents = static_cast<int>(documents.size());
    const int minimum = documents.size() < 8 ? 1 : parameters.minimumDocumentFrequency;
    for (const QString &stem : order) {
        const int df = frequency.value(stem);
        if (df < minimum)
            continue;
        space.m_terms.insert(stem, static_cast<int>(space.m_weights.size()));
        space.m_weights.push_back(static_cast<float>(std::log((1.0 + static_cast<double>(documents.size())) / df)));
    }
    if (space.m_weights.empty())
        return space;
    const Sparse a = termDocumentMatrix(documents, space.m_terms, space.m_weights);
    // More dimensions than a third of the documents only remembers single documents.
    const int rank = std::min(parameters.dimensions, std::max(1, static_cast<int>(documents.size()) / 3));
    const Matrix v = rightSingularVectors(a, rank, parameters, stop);
    space.m_dimensions = static_cast<int>(v.cols());
    space.m_projection.resize(static_cast<std::size_t>(v.size()));
    Eigen::Map<Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>>(
        space.m_projection.data(), v.rows(), v.cols()) = v;
    return space;
}

std::vector<float> LatentSpace::embed(const QStringList &stems) const
{
    Eigen::VectorXf vector = Eigen::VectorXf::Zero(m_dimensions);
    for (const auto &[term, weight] : weighted(counts(stems, m_terms), m_weights))
        vector += weight
            * Eigen::Map<const Eigen::VectorXf>(
                m_projection.data() + static_cast<std::ptrdiff_t>(term) * m_dimensions, m_dimensions);
    if (const float norm = vector.norm(); norm > 1e-12F)
        vector /= norm;
    return { vector.data(), vector.data() + vector.size() };
}

double LatentSpace::informationOf(const QString &stem) const
{
    const auto term = m_terms.constFind(stem);
    return term != m_terms.constEnd() ? static_cast<double>(m_weights[static_cast<std::size_t>(*term)])
                                      : std::log(1.0 + m_documents);
}

QByteArray LatentSpace::serialized() const
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out << kFormat << static_cast<qint32>(m_dimensions) << static_cast<qint32>(m_documents) << m_terms;
    out << QByteArray::fromRawData(
        reinterpret_cast<const char *>(m_weights.data()), static_cast<qsizetype>(m_weights.size() * sizeof(float)));
    out << QByteArray::fromRawData(
        reinterpret_cast<const char *>(m_projection.data()), static_cast<qsizetype>(m_projection.size() * sizeof(float)));
    return bytes;
}

LatentSpace LatentSpace::fromSerialized(const QByteArray &bytes)
{
    QDataStream in(bytes);
    quint32 format = 0;
    qint32 dimensions = 0;
    qint32 documents = 0;
    QByteArray weights;
    QByteArray projection;
    LatentSpace space;
    in >> format >> dimensions >> documents >> space.m_terms >> weights >> projection;
    const auto terms = static_cast<qsizetype>(space.m_terms.size());
    const bool sound = in.status() == QDataStream::Ok && format == kFormat && dimensions >= 0 && documents >= 0
        && weights.size() == terms * qsizetype(sizeof(float)) && projection.size() == weights.size() * dimensions
        && std::all_of(space.m_terms.cbegin(), space.m_terms.cend(), [&](int row) { return row >= 0 && row < terms; });
    if (!sound)
        throw Error(ErrorKind::DamagedLibrary, {}, u"the learned space cannot be read"_s);
    space.m_dimensions = dimensions;
    space.m_documents = documents;
    const auto *w = reinterpret_cast<const float *>(weights.constData());
    space.m_weights.assign(w, w + terms);
    const auto *p = reinterpret_cast<const float *>(projection.constData());
    space.m_projection.assign(p, p + terms * dimensions);
    return space;
}

} // namespace adduce
