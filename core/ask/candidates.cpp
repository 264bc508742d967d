#include "core/ask/candidates.h"

#include "core/embedding/text_embedder.h"
#include "core/library/text_store.h"
#include "core/text/stemmer.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace adduce {

namespace {

constexpr int kNear = 1; ///< sentences on either side that count as near

QSet<QString> setOf(const QStringList &stems)
{
    return { stems.begin(), stems.end() };
}

double cosine(const std::vector<float> &a, const std::vector<float> &b)
{
    return a.size() == b.size() ? static_cast<double>(std::inner_product(a.begin(), a.end(), b.begin(), 0.0F)) : 0;
}

QString nameOf(const Section &section)
{
    return section.number.isEmpty() ? section.title : section.number + u' ' + section.title;
}

/// A document's row and headings, read once for all of its passages.
struct SourceText
{
    DocumentRow row;
    std::vector<Section> sections;
    QSet<QString> title; ///< stems

    [[nodiscard]] const Section *section(int ordinal) const
    {
        return ordinal >= 0 && static_cast<std::size_t>(ordinal) < sections.size() ? &sections[static_cast<std::size_t>(ordinal)]
                                                                                   : nullptr;
    }
    [[nodiscard]] SectionType typeOf(int ordinal) const
    {
        const Section *s = section(ordinal);
        return s ? s->type : SectionType::Front;
    }
};

/// The sentences of one passage with those next to it, and their stems.
struct PassageText
{
    int first = 0; ///< ordinal of the first sentence here
    std::vector<Sentence> sentences;
    std::vector<QStringList> stems;
    QSet<QString> all;

    PassageText(const Chunk &chunk, DocumentId document, const TextStore &texts, Stemmer &stem)
        : first(std::max(0, chunk.firstSentence - kNear))
        , sentences(texts.sentences(document, first, chunk.lastSentence + kNear))
    {
        for (const Sentence &sentence : sentences) {
            stems.push_back(contentStems(sentence.text, stem));
            all += setOf(stems.back());
        }
    }
};

Candidate candidateAt(std::size_t i, const PassageText &text, const Passage &passage, const SourceText &source, Stemmer &stem)
{
    Candidate c;
    c.document = passage.document;
    c.ordinal = text.first + static_cast<int>(i);
    c.sentence = text.sentences[i];
    c.passage = passage;
    c.context.own = setOf(text.stems[i]);
    c.context.heading = source.title;
    c.context.passage = text.all;
    c.section = source.typeOf(c.sentence.section);
    if (const Section *section = source.section(c.sentence.section)) {
        c.sectionName = nameOf(*section);
        c.context.heading += setOf(contentStems(section->title, stem));
    }
    if (i > 0) {
        c.before = text.sentences[i - 1].text;
        c.context.near += setOf(text.stems[i - 1]);
    }
    if (i + 1 < text.sentences.size()) {
        c.after = text.sentences[i + 1].text;
        c.context.near += setOf(text.stems[i + 1]);
    }
    return c;
}

} // namespace

CandidateSet loadCandidates(const std::vector<Passage> &passages, const QString &question, const std::vector<KeyTerm> &terms,
    const std::optional<SpaceRow> &space, Database &database)
{
    Stemmers stemmers;
    const auto embedder = embedderIfUsable(database, space);
    // A server is not asked for each sentence: they are as near as their passage.
    const bool isServer = space && space->provider == SpaceProvider::Server;
    const std::vector<float> query = embedder ? embedder->embed(question).vector : std::vector<float> {};
    const TextStore texts(database);
    const DocumentStore documents(database);
    std::map<DocumentId, SourceText> sources;
    std::set<std::pair<DocumentId, int>> seen; // chunks overlap: the better passage, which comes first, keeps the sentence
    CandidateSet set;
    for (const Passage &passage : passages) {
        const auto chunk = texts.chunk(passage.chunk);
        if (chunk && !sources.contains(passage.document))
            if (const auto row = documents.find(passage.document))
                sources.emplace(row->id,
                    SourceText { *row, texts.sections(row->id), setOf(contentStems(row->title, stemmers.in(row->language))) });
        const auto source = sources.find(passage.document);
        if (!chunk || source == sources.end())
            continue;
        Stemmer &stem = stemmers.in(source->second.row.language);
        const PassageText text(*chunk, passage.document, texts, stem);
        for (std::size_t i = 0; i < text.sentences.size(); ++i) {
            const int ordinal = text.first + static_cast<int>(i);
            const Sentence &sentence = text.sentences[i];
            if (ordinal < chunk->firstSentence || ordinal > chunk->lastSentence
                || !isSearchable(sentence.kind, source->second.typeOf(sentence.section))
                || !seen.emplace(passage.document, ordinal).second)
                continue;
            Candidate c = candidateAt(i, text, passage, source->second, stem);
            c.similarity = embedder ? cosine(query, embedder->embed(sentence.text).vector)
                : isServer          ? passage.similarity.value_or(0)
                                    : 0;
            c.coverage = topicCoverage(terms, c.context);
            c.ownCoverage = topicCoverage(terms, { c.context.own, {}, {}, {} });
            set.sentences.push_back(std::move(c));
        }
    }
    for (auto &[id, source] : sources)
        set.documents.push_back(std::move(source.row));
    return set;
}

} // namespace adduce
