#pragma once
#include "core/settings/parameters.h"
#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>
#include <span>
#include <stop_token>
#include <vector>

namespace adduce {

/// The embedding space learned from the library: truncated SVD of the weighted term-document matrix (latent semantic
/// analysis, Deerwester et al. 1990), by the randomised range finder with power iterations (Halko, Martinsson, Tropp,
/// SIAM Review 53(2), 2011, algorithms 4.4 and 5.1). Weights are (1 + log tf) * log((1 + N) / df), rows of unit length.
/// Immutable once fitted, so that any thread may use it.
class LatentSpace
{
public:
    /// Learns from documents given as lists of stems. Deterministic. Throws Error{Stopped}.
    static LatentSpace fit(
        std::span<const QStringList> documents, const LatentParameters &parameters, const std::stop_token &stop);

    /// The vector of a text given as stems: `dimensions()` floats of unit length, or zeros when it has no known word.
    [[nodiscard]] std::vector<float> embed(const QStringList &stems) const;

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

} // namespace adduce
