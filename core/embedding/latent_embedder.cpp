#include "core/embedding/latent_embedder.h"

namespace adduce {

LatentEmbedder::LatentEmbedder(Database &database, const SpaceRow &space)
    : m_store(database)
    , m_space(space)
{
}

EmbeddedText LatentEmbedder::embed(const QString &text)
{
    return embedStems(contentStems(text, m_stem));
}

EmbeddedText LatentEmbedder::embedStems(const QStringList &stems)
{
    constexpr qsizetype kMostKept = 50'000; // terms, about as many megabytes
    if (m_known.size() > kMostKept)
        m_known.clear();
    return adduce::embedStems(stems, m_space.dimensions, m_space.fittedChunks,
        [this](const QString &stem) -> const TermDirection & { return directionOf(stem); });
}

const TermDirection &LatentEmbedder::directionOf(const QString &stem)
{
    auto known = m_known.constFind(stem);
    if (known == m_known.constEnd())
        known = m_known.insert(stem, m_store.term(m_space.id, stem).value_or(TermDirection {}));
    return *known;
}

} // namespace adduce
