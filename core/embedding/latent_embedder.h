#pragma once
#include "core/embedding/latent_space.h"
#include "core/embedding/term_directions.h"
#include "core/embedding/text_embedder.h"
#include "core/text/stemmer.h"
#include "core/text/word_hash.h"

namespace adduce {

/// Embeds in a space as it is stored, reading of it only the terms that are asked for. For the thread of its connection.
class LatentEmbedder : public TextEmbedder
{
public:
    /// `directions`: of this space, shared with other embedders; null: none are.
    LatentEmbedder(Database &database, const SpaceRow &space, std::shared_ptr<TermDirections> directions = nullptr);

    /// In any language of the library: of a word's stems those count that the space knows.
    EmbeddedText embed(const QString &text) override;
    EmbeddedText embed(const QString &text, const QStringList &stems) override;
    EmbeddedText embedStems(const QStringList &stems);
    bool knows(const QString &stem) { return !directionOf(stem).direction.empty(); }
    [[nodiscard]] const SpaceRow &space() const { return m_space; }

private:
    const TermDirection &directionOf(const QString &stem);
    [[nodiscard]] std::shared_ptr<const TermDirection> read(const QString &stem);

    Stemmers m_stemmers;
    SpaceStore m_store;
    SpaceRow m_space;
    std::shared_ptr<TermDirections> m_shared;
    WordMap<std::shared_ptr<const TermDirection>> m_known; ///< as far as it was asked
};

} // namespace adduce
