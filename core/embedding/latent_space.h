#pragma once
#include "core/embedding/embedded_text.h"
#include "core/library/space_store.h"
#include "core/settings/parameters.h"
#include <QHash>
#include <QString>
#include <QStringList>
#include <functional>
#include <span>
#include <stop_token>
#include <vector>

namespace adduce {

class InvertedIndex;

/// The space learned from the library: truncated SVD of the weighted term-document matrix (latent semantic analysis,
/// Deerwester et al. 1990), by the randomised range finder with power iterations (Halko, Martinsson, Tropp, SIAM Review
/// 53(2), 2011, algorithms 4.4 and 5.1). Weights are (1 + log tf) * log((1 + N) / df), rows of unit length. Stop words are
/// left out.
class LatentSpace
{
public:
    /// Deterministic. From a sample of the documents when they are more than `sampleSize`. Throws Error{Stopped}.
    static LatentSpace fit(const InvertedIndex &index, const LatentParameters &parameters, const std::stop_token &stop);

    [[nodiscard]] int dimensions() const { return m_dimensions; }
    [[nodiscard]] int documents() const { return m_documents; } ///< N
    [[nodiscard]] const QStringList &terms() const { return m_terms; } ///< those that it knows, sorted
    [[nodiscard]] float weight(qsizetype term) const { return m_weights[static_cast<std::size_t>(term)]; }
    [[nodiscard]] std::span<const float> direction(qsizetype term) const;

    /// The vectors of the documents of the index it was learned from, row by row, as embedStems() gives them.
    void project(const InvertedIndex &index, const std::function<void(std::size_t row, std::span<const float> vector)> &report,
        const std::stop_token &stop) const;

private:
    int m_dimensions = 0;
    int m_documents = 0;
    QStringList m_terms;
    std::vector<float> m_weights; ///< one a term
    std::vector<float> m_directions; ///< terms x dimensions, row by row
};

/// A text by the directions of its stems, in a space of `dimensions` learned from `documents`. `directionOf` gives for a stem, known to
/// the space or not, one object of its own, which lives as long as the call.
EmbeddedText embedStems(const QStringList &stems, int dimensions, int documents,
    const std::function<const TermDirection &(const QString &stem)> &directionOf);

} // namespace adduce
