#pragma once
#include "core/settings/parameters.h"
#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>
#include <stop_token>
#include <vector>

namespace adduce {

/// Documents as runs of stems, each stem kept once: what a space is learned from.
class StemmedDocuments
{
public:
    void add(const QStringList &stems); ///< the next document
    [[nodiscard]] const QStringList &stems() const { return m_stems; } ///< in the order of their first appearance
    /// One a document: its stems as indices into stems(), in order, repeated ones kept.
    [[nodiscard]] const std::vector<std::vector<int>> &documents() const { return m_documents; }

private:
    QStringList m_stems;
    QHash<QString, int> m_numbers;
    std::vector<std::vector<int>> m_documents;
};

/// A text in an embedding space.
struct EmbeddedText
{
    std::vector<float> vector; ///< of unit length, or zeros when no word of it is known
    double coverage = 0; ///< how long the vector was before: the share of the text, by weight, that the space knows, 0 to 1
};

struct FittedSpace;

/// The embedding space learned from the library: truncated SVD of the weighted term-document matrix (latent semantic
/// analysis, Deerwester et al. 1990), by the randomised range finder with power iterations (Halko, Martinsson, Tropp,
/// SIAM Review 53(2), 2011, algorithms 4.4 and 5.1). Weights are (1 + log tf) * log((1 + N) / df), rows of unit length.
/// Immutable once fitted, so that any thread may use it.
class LatentSpace
{
public:
    /// Deterministic. Throws Error{Stopped}.
    static FittedSpace fit(const StemmedDocuments &documents, const LatentParameters &parameters, const std::stop_token &stop);

    /// A text given as stems, in `dimensions()` floats.
    [[nodiscard]] EmbeddedText embed(const QStringList &stems) const;

    [[nodiscard]] int dimensions() const { return m_dimensions; }
    [[nodiscard]] int fittedDocuments() const { return m_documents; }
    [[nodiscard]] qsizetype vocabularySize() const { return m_terms.size(); }
    /// log((1 + N) / df) of a stem; for one that was never seen, that of a stem seen once.
    [[nodiscard]] double informationOf(const QString &stem) const;

    [[nodiscard]] QByteArray serialized() const;
    static LatentSpace fromSerialized(const QByteArray &bytes); ///< throws Error{DamagedLibrary}

private:
    int m_dimensions = 0;
    int m_documents = 0;
    QHash<QString, int> m_terms; ///< stem -> row of the projection
    std::vector<float> m_weights; ///< one a term
    std::vector<float> m_projection; ///< terms x dimensions, row by row
};

struct FittedSpace
{
    LatentSpace space;
    std::vector<std::vector<float>> vectors; ///< of the documents it was learned from, in their order, as embed() gives them
};

} // namespace adduce
