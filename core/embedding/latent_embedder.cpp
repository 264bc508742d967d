#include "core/embedding/latent_embedder.h"

#include "core/library/document_store.h"

namespace adduce {

LatentEmbedder::LatentEmbedder(Database &database, const SpaceRow &space, std::shared_ptr<TermDirections> directions)
    : m_stemmers(DocumentStore(database).languages())
    , m_store(database)
    , m_space(space)
    , m_shared(std::move(directions))
{
}

EmbeddedText LatentEmbedder::embed(const QString &text, const QStringList &stems)
{
    return m_stemmers.isEnglishAlone() ? embedStems(stems) : embed(text);
}

EmbeddedText LatentEmbedder::embed(const QString &text)
{
    QStringList stems;
    const std::vector<Word> words = splitWords(text);
    const QString language = m_stemmers.languageOf(words);
    for (const Word &word : words) {
        if (!isContentWord(word, language))
            continue;
        QStringList all = m_stemmers.of(word, text);
        const QString first = all.front();
        all.removeIf([this](const QString &stem) { return !knows(stem); });
        stems << (all.isEmpty() ? QStringList { first } : all);
    }
    return embedStems(stems);
}

EmbeddedText LatentEmbedder::embedStems(const QStringList &stems)
{
    constexpr std::size_t kMostKept = 50'000; // terms, about as many megabytes
    if (m_known.size() > kMostKept)
        m_known.clear();
    return adduce::embedStems(stems, m_space.dimensions, m_space.fittedChunks,
        [this](const QString &stem) -> const TermDirection & { return directionOf(stem); });
}

const TermDirection &LatentEmbedder::directionOf(const QString &stem)
{
    const auto known = m_known.find(stem);
    return known != m_known.end() ? *known->second : *m_known.emplace(stem, read(stem)).first->second;
}

std::shared_ptr<const TermDirection> LatentEmbedder::read(const QString &stem)
{
    if (m_shared)
        if (auto shared = m_shared->find(stem))
            return *std::move(shared);
    auto direction = std::make_shared<const TermDirection>(m_store.term(m_space.id, stem).value_or(TermDirection {}));
    if (m_shared)
        m_shared->keep(stem, direction);
    return direction;
}

} // namespace adduce
