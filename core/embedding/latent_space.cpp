#include "core/embedding/latent_space.h"

#include "core/index/dot_products.h"

#include "core/base/stop.h"
#include "core/index/inverted_index.h"
#include "core/text/stemmer.h"

#include <Eigen/Dense>
#include <Eigen/SparseCore>
#include <algorithm>
#include <cmath>
#include <random>

namespace adduce {

namespace {

// Row by row: a product with a sparse matrix then adds whole rows.
using Matrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using Sparse = Eigen::SparseMatrix<float, Eigen::RowMajor>;
using Row = Eigen::Map<Eigen::RowVectorXf>;
using ConstRow = Eigen::Map<const Eigen::RowVectorXf>;

float weightOf(int count, float weight)
{
    return count == 1 ? weight : (1 + std::log(static_cast<float>(count))) * weight;
}

/// Of length one; zeros stay zeros.
template <class Vector> void makeUnit(Vector &&vector)
{
    if (const float norm = vector.norm(); norm > 1e-12F)
        vector /= norm;
}

/// The inner products of the columns, below the diagonal; what stands above is not to be read.
Matrix gramOf(const Matrix &y)
{
    Matrix gram = Matrix::Zero(y.cols(), y.cols());
    gram.selfadjointView<Eigen::Lower>().rankUpdate(y.transpose());
    return gram;
}

/// An orthonormal basis of the columns: Cholesky QR, with a ridge that keeps it defined for dependent columns. One round is
/// enough to go on from, two are exact.
Matrix orthonormal(Matrix y, int rounds)
{
    for (int round = 0; round < rounds; ++round) {
        Matrix gram = gramOf(y);
        gram.diagonal().array() += 1e-6F * (gram.trace() / static_cast<float>(gram.rows()) + 1e-12F);
        const Eigen::LLT<Matrix> factor(gram);
        y = factor.matrixU().solve<Eigen::OnTheRight>(y);
    }
    return y;
}

/// A term of the index that the space is to know.
struct Term
{
    std::size_t number; ///< in the index
    float weight;
};

/// Those that enough of every `stride`th document hold.
std::vector<Term> termsOf(const InvertedIndex &index, std::size_t stride, int minimumFrequency)
{
    const WordSet stopped = stopStems();
    std::vector<Term> terms;
    for (std::size_t number = 0; number < index.terms(); ++number) {
        const auto rows = index.postingsAt(number).rows;
        const auto sampled = std::ranges::count_if(rows, [&](quint32 row) { return row % stride == 0; });
        const std::size_t df = rows.size();
        const QString term = QString::fromUtf8(index.term(number));
        const bool isLetter = term.size() == 1 && !term.front().isDigit();
        if (sampled < minimumFrequency || isLetter || stopped.contains(term))
            continue;
        terms.push_back(
            { number, static_cast<float>(std::log((1.0 + static_cast<double>(index.size())) / static_cast<double>(df))) });
    }
    return terms;
}

/// Every `stride`th document x the terms, weighted, rows of unit length.
Sparse termDocumentMatrix(const InvertedIndex &index, const std::vector<Term> &terms, std::size_t stride)
{
    const std::size_t rows = (index.size() + stride - 1) / stride;
    std::vector<int> sizes(rows, 0);
    const auto forEach = [&](auto visit) {
        for (std::size_t t = 0; t < terms.size(); ++t) {
            const auto [documents, counts, positions] = index.postingsAt(terms[t].number);
            for (std::size_t i = 0; i < documents.size(); ++i)
                if (documents[i] % stride == 0)
                    visit(documents[i] / stride, t, weightOf(counts[i], terms[t].weight));
        }
    };
    forEach([&](std::size_t row, std::size_t, float) { ++sizes[row]; });
    Sparse matrix(static_cast<Eigen::Index>(rows), static_cast<Eigen::Index>(terms.size()));
    matrix.reserve(sizes);
    forEach([&](std::size_t row, std::size_t term, float weight) {
        matrix.insert(static_cast<Eigen::Index>(row), static_cast<Eigen::Index>(term)) = weight;
    });
    matrix.makeCompressed();
    for (Eigen::Index row = 0; row < matrix.rows(); ++row)
        if (const float norm = matrix.row(row).norm(); norm > 0)
            matrix.row(row) /= norm;
    return matrix;
}

/// A random projection of the rows of `a` on so few columns: each term goes to a few of them, with a sign (sparse sign matrices; Martinsson
/// and Tropp, Randomized numerical linear algebra, 2020, section 9.2). As good to begin with as normal numbers, which took as long as a
/// product with all of them.
Matrix sketchOf(const Sparse &a, Eigen::Index columns)
{
    if (columns == a.cols())
        return a; // signs might cancel where terms are few
    constexpr int kPlaces = 8;
    struct Place
    {
        Eigen::Index column;
        float sign;
    };
    std::mt19937 random(20'240'229); // NOLINT: the same library gives the same space
    std::vector<Place> places(static_cast<std::size_t>(a.cols()) * kPlaces);
    for (Place &place : places) {
        const std::uint64_t drawn = random();
        place = { static_cast<Eigen::Index>((drawn >> 1U) * static_cast<std::uint64_t>(columns) >> 31U),
            (drawn & 1U) != 0 ? 1.0F : -1.0F };
    }
    Matrix sketch = Matrix::Zero(a.rows(), columns);
    for (Eigen::Index row = 0; row < a.rows(); ++row)
        for (Sparse::InnerIterator entry(a, row); entry; ++entry)
            for (const Place &place : std::span(places).subspan(static_cast<std::size_t>(entry.col()) * kPlaces, kPlaces))
                sketch(row, place.column) += place.sign * entry.value();
    return sketch;
}

/// The right singular vectors of the largest singular values, terms x rank.
Matrix rightSingularVectors(const Sparse &a, int rank, const LatentParameters &parameters, const std::stop_token &stop)
{
    const auto columns = std::min<Eigen::Index>({ rank + parameters.oversampling, a.rows(), a.cols() });
    Matrix q = orthonormal(sketchOf(a, columns), parameters.powerIterations > 0 ? 1 : 2);
    Matrix terms;
    for (int i = 0; i < parameters.powerIterations; ++i) {
        throwIfStopped(stop);
        // Only the short side is made orthonormal: one step squares the ratio of the singular values, which single
        // precision bears, and the long side would cost more than all the rest.
        terms.noalias() = a.transpose() * q;
        q = orthonormal(a * terms, i + 1 < parameters.powerIterations ? 1 : 2);
    }
    throwIfStopped(stop);
    // All that is dense is multiplied on the short side: of B = a^T q neither B^T B nor B u is made of B itself.
    terms.noalias() = a.transpose() * q; // terms x columns
    const Matrix image = a * terms;
    const Eigen::SelfAdjointEigenSolver<Matrix> solver(q.transpose() * image);
    const auto kept = std::min<Eigen::Index>(rank, columns);
    // Eigenvalues come smallest first.
    const Matrix u = q * solver.eigenvectors().rightCols(kept).rowwise().reverse();
    Matrix v = a.transpose() * u;
    for (Eigen::Index i = 0; i < v.cols(); ++i)
        v.col(i) /= std::max(v.col(i).norm(), 1e-12F);
    return v;
}

} // namespace

LatentSpace LatentSpace::fit(const InvertedIndex &index, const LatentParameters &parameters, const std::stop_token &stop)
{
    constexpr std::size_t kFew = 8; // documents
    constexpr int kFewDimensions = 16;
    LatentSpace space;
    space.m_documents = static_cast<int>(index.size());
    const auto sample = static_cast<std::size_t>(std::max(parameters.sampleSize, 1));
    const std::size_t stride = std::max<std::size_t>(1, (index.size() + sample - 1) / sample);
    const std::vector<Term> terms = termsOf(index, stride, index.size() < kFew ? 1 : parameters.minimumDocumentFrequency);
    if (terms.empty())
        return space;
    throwIfStopped(stop);
    const Sparse a = termDocumentMatrix(index, terms, stride);
    // More dimensions than a third of the documents only remember single documents; few tell nothing apart.
    const int documents = static_cast<int>(a.rows());
    const int rank = std::min(parameters.dimensions, std::max(documents / 3, std::min(documents, kFewDimensions)));
    const Matrix v = rightSingularVectors(a, rank, parameters, stop);
    space.m_dimensions = static_cast<int>(v.cols());
    for (std::size_t t = 0; t < terms.size(); ++t) {
        const auto direction = v.row(static_cast<Eigen::Index>(t));
        space.m_terms << QString::fromUtf8(index.term(terms[t].number));
        space.m_weights.push_back(terms[t].weight);
        space.m_directions.insert(space.m_directions.end(), direction.data(), direction.data() + v.cols());
    }
    return space;
}

std::span<const float> LatentSpace::direction(qsizetype term) const
{
    const auto size = static_cast<std::size_t>(m_dimensions);
    return std::span(m_directions).subspan(static_cast<std::size_t>(term) * size, size);
}

void LatentSpace::project(const InvertedIndex &index,
    const std::function<void(std::size_t row, std::span<const float> vector)> &report, const std::stop_token &stop) const
{
    constexpr std::size_t kBlock = 16'384; // documents at a time, to bound the memory
    const auto size = static_cast<std::size_t>(m_dimensions);
    std::vector<InvertedIndex::Postings> postings;
    std::vector<std::size_t> next(static_cast<std::size_t>(m_terms.size()), 0); // of each term's postings
    for (const QString &term : m_terms)
        postings.push_back(index.postings(term));
    std::vector<float> block;
    for (std::size_t first = 0; first < index.size(); first += kBlock) {
        throwIfStopped(stop);
        const std::size_t end = std::min(first + kBlock, index.size());
        block.assign((end - first) * size, 0);
        const auto vectorAt = [&](std::size_t row) { return std::span(block).subspan((row - first) * size, size); };
        for (std::size_t t = 0; t < postings.size(); ++t) {
            const auto direction = std::span(m_directions).subspan(t * size, size);
            const auto &[rows, counts, positions] = postings[t];
            for (std::size_t &i = next[t]; i < rows.size() && rows[i] < end; ++i)
                addScaled(weightOf(counts[i], m_weights[t]), direction, vectorAt(rows[i]));
        }
        for (std::size_t row = first; row < end; ++row) {
            Row vector(vectorAt(row).data(), m_dimensions);
            makeUnit(vector);
            report(row, vectorAt(row));
        }
    }
}

EmbeddedText embedStems(const QStringList &stems, int dimensions, int documents,
    const std::function<const TermDirection &(const QString &stem)> &directionOf)
{
    std::vector<std::pair<const TermDirection *, qsizetype>> met; // with the place among the stems
    for (qsizetype place = 0; place < stems.size(); ++place)
        met.emplace_back(&directionOf(stems[place]), place);
    std::ranges::sort(met,
        [](const auto &a, const auto &b) { return a.first != b.first ? std::less<> {}(a.first, b.first) : a.second < b.second; });
    struct Counted
    {
        const TermDirection *term;
        qsizetype first;
        int count;
    };
    std::vector<Counted> counts;
    for (auto one = met.cbegin(); one != met.cend();) {
        const auto next = std::find_if(one, met.cend(), [&](const auto &other) { return other.first != one->first; });
        counts.push_back({ one->first, one->second, static_cast<int>(next - one) });
        one = next;
    }
    std::ranges::sort(counts, {}, &Counted::first); // in another order they would round otherwise
    EmbeddedText text { std::vector<float>(static_cast<std::size_t>(std::max(dimensions, 0)), 0), 0 };
    Row sum(text.vector.data(), static_cast<Eigen::Index>(text.vector.size()));
    const float weightOfUnknown = std::log(1.0F + static_cast<float>(documents));
    double squares = 0; // of the whole text, as long as it would be in a space that knows every word
    for (const Counted &counted : counts) {
        const TermDirection &term = *counted.term;
        const bool known = term.direction.size() == text.vector.size() && !text.vector.empty();
        const float weight = weightOf(counted.count, known ? term.weight : weightOfUnknown);
        squares += static_cast<double>(weight) * static_cast<double>(weight);
        if (known)
            sum += weight * ConstRow(term.direction.data(), sum.size());
    }
    text.vocabularyCoverage = squares > 0 ? std::min(1.0, static_cast<double>(sum.norm()) / std::sqrt(squares)) : 0;
    makeUnit(sum);
    return text;
}

} // namespace adduce
