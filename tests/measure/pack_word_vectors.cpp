// Makes resources/words/english.vectors from GloVe's 100-dimensional vectors of 6 billion words (glove.6B.100d.txt: a word and its
// numbers a line, commonest first). What all words have in common is taken out (Mu and Viswanath, ICLR 2018), common words and those
// that a dictionary knows are kept, in the directions in which they differ most. Usage: adduce-pack-word-vectors GLOVE.txt OUT
#include "core/base/error.h"
#include "core/lexicon/lexicon.h"
#include "tests/support/word_vector_file.h"

#include <Eigen/Dense>
#include <QFile>
#include <cstdio>

using namespace adduce;
using namespace Qt::StringLiterals;

namespace {

constexpr int kCommon = 100'000; // words that say what all have in common
constexpr int kShared = 2; // directions of it, besides the mean
constexpr int kKept = 60'000; // common words that are kept unasked: names and terms that no dictionary has
constexpr int kDimensions = 48;

struct Words
{
    std::vector<QByteArray> words;
    Eigen::MatrixXf vectors; ///< a row a word
};

Words read(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw Error(ErrorKind::Missing, path);
    std::vector<QByteArray> words;
    std::vector<std::vector<float>> rows;
    while (!file.atEnd()) {
        QList<QByteArray> parts = file.readLine().trimmed().split(' ');
        words.push_back(parts.takeFirst());
        auto &row = rows.emplace_back();
        for (const QByteArray &part : parts)
            row.push_back(part.toFloat());
        if (row.size() != rows.front().size())
            throw Error(ErrorKind::Damaged, path);
    }
    if (rows.empty() || rows.front().size() < kDimensions)
        throw Error(ErrorKind::Damaged, path);
    Eigen::MatrixXf vectors(static_cast<Eigen::Index>(rows.size()), static_cast<Eigen::Index>(rows.front().size()));
    for (Eigen::Index row = 0; row < vectors.rows(); ++row)
        vectors.row(row) = Eigen::Map<const Eigen::RowVectorXf>(rows[static_cast<std::size_t>(row)].data(), vectors.cols());
    return { std::move(words), std::move(vectors) };
}

/// The directions in which the rows are longest together, a column each, longest first.
Eigen::MatrixXf directionsOf(const Eigen::MatrixXf &rows, int most)
{
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXf> solver(rows.transpose() * rows);
    return solver.eigenvectors().rowwise().reverse().leftCols(most);
}

void takeOutShared(Eigen::MatrixXf &vectors)
{
    const auto common = std::min<Eigen::Index>(kCommon, vectors.rows());
    vectors.rowwise() -= Eigen::RowVectorXf(vectors.topRows(common).colwise().mean());
    const Eigen::MatrixXf shared = directionsOf(vectors.topRows(common), kShared);
    vectors -= (vectors * shared) * shared.transpose();
    vectors.rowwise().normalize();
}

bool isWord(const QByteArray &word)
{
    return word.size() > 1 && std::ranges::all_of(word, [](char c) { return c >= 'a' && c <= 'z'; });
}

std::vector<Eigen::Index> kept(const std::vector<QByteArray> &words)
{
    const auto lexicon = Lexicon::installed();
    if (!lexicon->wordNet || !lexicon->spelling)
        throw Error(ErrorKind::Missing, u"WordNet, Hunspell"_s);
    std::vector<Eigen::Index> rows;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const QString word = QString::fromUtf8(words[i]);
        if (isWord(words[i]) && (i < kKept || lexicon->wordNet->knows(word) || lexicon->spelling->knows(word)))
            rows.push_back(static_cast<Eigen::Index>(i));
    }
    return rows;
}

void pack(const QString &from, const QString &to)
{
    Words all = read(from);
    takeOutShared(all.vectors);
    const std::vector<Eigen::Index> rows = kept(all.words);
    const Eigen::MatrixXf chosen = all.vectors(rows, Eigen::all);
    const Eigen::MatrixXf fewer = chosen * directionsOf(chosen, kDimensions);
    std::map<QByteArray, std::vector<double>> vectors;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Eigen::RowVectorXd vector = fewer.row(static_cast<Eigen::Index>(i)).cast<double>();
        if (vector.norm() > 0)
            vectors[all.words[static_cast<std::size_t>(rows[i])]].assign(vector.begin(), vector.end());
    }
    QFile file(to);
    const QByteArray bytes = test::wordVectorFile(vectors);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        throw Error(ErrorKind::Unwritable, to);
    std::printf("%zu words, %lld bytes\n", vectors.size(), static_cast<long long>(bytes.size()));
}

} // namespace

int main(int argc, char **argv)
{
    if (argc != 3) {
        std::fputs("usage: adduce-pack-word-vectors GLOVE.txt OUT\n", stderr);
        return 2;
    }
    try {
        pack(QFile::decodeName(argv[1]), QFile::decodeName(argv[2]));
    } catch (const Error &error) {
        std::fprintf(stderr, "adduce-pack-word-vectors: %s\n", qPrintable(sentence(error)));
        return 1;
    }
    return 0;
}
