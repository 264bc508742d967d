#include "core/embedding/latent_space.h"

#include "core/base/stop.h"

#include <Eigen/Dense>
#include <Eigen/SparseCore>
#include <QDataStream>
#include <QIODevice>
#include <QSet>
#include <algorithm>
#include <cmath>
#include <random>
#include <span>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

// Row by row: a product with a sparse matrix then adds whole rows.
using Matrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using Sparse = Eigen::SparseMatrix<float, Eigen::RowMajor>;

constexpr quint32 kFormat = 1;

/// How often each term comes, in the order of first appearance so that a fit is the same every time. `at` has a place
/// for every term and holds -1 before and after.
std::vector<std::pair<int, int>> counts(std::span<const int> terms, std::vector<int> &at)
{
    std::vector<std::pair<int, int>> result;
    for (const int term : terms) {
        int &place = at[static_cast<std::size_t>(term)];
        if (place < 0) {
            place = static_cast<int>(result.size());
            result.emplace_back(term, 0);
        }
        ++result[static_cast<std::size_t>(place)].second;
    }
    for (const auto &[term, count] : result)
        at[static_cast<std::size_t>(term)] = -1;
    return result;
}

double weightOf(int count, float weight)
{
    return (1 + std::log(count)) * static_cast<double>(weight);
}

/// The weighted row of one document, of unit length.
std::vector<std::pair<int, float>> weighted(const std::vector<std::pair<int, int>> &counts, std::span<const float> weights)
{
    std::vector<std::pair<int, float>> row;
    row.reserve(counts.size());
    double squares = 0;
    for (const auto &[term, count] : counts) {
        const double w = weightOf(count, weights[static_cast<std::size_t>(term)]);
        row.emplace_back(term, static_cast<float>(w));
        squares += w * w;
    }
    const auto norm = static_cast<float>(squares > 0 ? 1 / std::sqrt(squares) : 0);
    for (auto &entry : row)
        entry.second *= norm;
    return row;
}

/// Of length one; zeros stay zeros.
Eigen::VectorXf unit(const Eigen::VectorXf &vector)
{
    const float norm = vector.norm();
    return norm > 1e-12F ? Eigen::VectorXf(vector / norm) : vector;
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

/// Documents x terms; a stem that is no term (-1 in `termOf`) is left out.
Sparse termDocumentMatrix(const StemmedDocuments &documents, const std::vector<int> &termOf, std::span<const float> weights)
{
    const auto &lists = documents.documents();
    Sparse matrix(static_cast<Eigen::Index>(lists.size()), static_cast<Eigen::Index>(weights.size()));
    std::vector<int> at(weights.size(), -1);
    std::vector<int> terms;
    for (Eigen::Index row = 0; const std::vector<int> &document : lists) {
        terms.clear();
        for (const int stem : document)
            if (const int term = termOf[static_cast<std::size_t>(stem)]; term >= 0)
                terms.push_back(term);
        auto entries = weighted(counts(terms, at), weights);
        std::ranges::sort(entries);
        matrix.startVec(row);
        for (const auto &[term, weight] : entries)
            matrix.insertBack(row, term) = weight;
        ++row;
    }
    matrix.finalize();
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
    Matrix terms;
    for (int i = 0; i < parameters.powerIterations; ++i) {
        throwIfStopped(stop);
        // Only the short side is made orthonormal: one step squares the ratio of the singular values, which single
        // precision bears, and the long side would cost more than all the rest.
        terms.noalias() = a.transpose() * q;
        q = orthonormal(a * terms);
    }
    throwIfStopped(stop);
    terms.noalias() = a.transpose() * q; // terms x columns
    const Eigen::SelfAdjointEigenSolver<Matrix> solver(gramOf(terms));
    const auto kept = std::min<Eigen::Index>(rank, columns);
    // Eigenvalues come smallest first.
    const Matrix u = solver.eigenvectors().rightCols(kept).rowwise().reverse();
    Matrix v = terms * u;
    for (Eigen::Index i = 0; i < v.cols(); ++i)
        v.col(i) /= std::max(v.col(i).norm(), 1e-12F);
    return v;
}

} // namespace

void StemmedDocuments::add(const QStringList &stems)
{
    std::vector<int> &document = m_documents.emplace_back();
    document.reserve(static_cast<std::size_t>(stems.size()));
    for (const QString &stem : stems) {
        const auto known = m_numbers.constFind(stem);
        if (known != m_numbers.constEnd()) {
            document.push_back(*known);
            continue;
        }
        document.push_back(static_cast<int>(m_stems.size()));
        m_numbers.insert(stem, document.back());
        m_stems << stem;
    }
}

FittedSpace LatentSpace::fit(const StemmedDocuments &documents, const LatentParameters &parameters, const std::stop_token &stop)
{
    const auto &lists = documents.documents();
    const auto stems = static_cast<std::size_t>(documents.stems().size());
    std::vector<int> frequency(stems, 0); // in how many documents
    std::vector<int> at(stems, -1);
    for (const std::vector<int> &document : lists)
        for (const auto &[stem, count] : counts(document, at))
            ++frequency[static_cast<std::size_t>(stem)];
    throwIfStopped(stop);
    FittedSpace fitted { {}, std::vector<std::vector<float>>(lists.size()) };
    LatentSpace &space = fitted.space;
    space.m_documents = static_cast<int>(lists.size());
    const int minimum = lists.size() < 8 ? 1 : parameters.minimumDocumentFrequency;
    std::vector<int> termOf(stems, -1);
    for (std::size_t stem = 0; stem < stems; ++stem) {
        const int df = frequency[stem];
        if (df < minimum)
            continue;
        termOf[stem] = static_cast<int>(space.m_weights.size());
        space.m_terms.insert(documents.stems().at(static_cast<qsizetype>(stem)), termOf[stem]);
        space.m_weights.push_back(static_cast<float>(std::log((1.0 + static_cast<double>(lists.size())) / df)));
    }
    if (space.m_weights.empty())
        return fitted;
    const Sparse a = termDocumentMatrix(documents, termOf, space.m_weights);
    // More dimensions than a third of the documents only remembers single documents.
    const int rank = std::min(parameters.dimensions, std::max(1, static_cast<int>(lists.size()) / 3));
    const Matrix v = rightSingularVectors(a, rank, parameters, stop);
    space.m_dimensions = static_cast<int>(v.cols());
    space.m_projection.assign(v.data(), v.data() + v.size());
    const Matrix rows = a * v;
    for (Eigen::Index row = 0; row < rows.rows(); ++row) {
        const Eigen::VectorXf vector = unit(rows.row(row));
        fitted.vectors[static_cast<std::size_t>(row)].assign(vector.data(), vector.data() + vector.size());
    }
    return fitted;
}

EmbeddedText LatentSpace::embed(const QStringList &stems) const
{
    std::vector<int> terms;
    QSet<QString> unknown;
    for (const QString &stem : stems)
        if (const auto term = m_terms.constFind(stem); term != m_terms.constEnd())
            terms.push_back(*term);
        else
            unknown.insert(stem);
    std::vector<int> at(m_weights.size(), -1);
    Eigen::VectorXf sum = Eigen::VectorXf::Zero(m_dimensions);
    double squares = static_cast<double>(unknown.size()) * std::pow(std::log(1.0 + m_documents), 2);
    for (const auto &[term, count] : counts(terms, at)) {
        const double weight = weightOf(count, m_weights[static_cast<std::size_t>(term)]);
        squares += weight * weight;
        sum += static_cast<float>(weight)
            * Eigen::Map<const Eigen::VectorXf>(
                m_projection.data() + static_cast<std::ptrdiff_t>(term) * m_dimensions, m_dimensions);
    }
    const Eigen::VectorXf vector = unit(sum);
    return { { vector.data(), vector.data() + vector.size() },
        squares > 0 ? static_cast<double>(sum.norm()) / std::sqrt(squares) : 0 };
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
