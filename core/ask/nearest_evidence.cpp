#include "core/ask/nearest_evidence.h"

#include "core/ask/citations.h"
#include "core/ask/context_passages.h"
#include "core/base/stop.h"
#include "core/guardrails/topic.h"
#include "core/text/stemmer.h"

#include <QHash>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr double kNear = 1.0 / 3;
constexpr std::size_t kMostPassages = 200; // a thread of elsewhere may hold anything
constexpr qsizetype kMostLookedAt = 2000; ///< characters of a statement that are looked at

/// What a trace keeps of the text that was found.
class KeptTexts
{
public:
    explicit KeptTexts(const Trace &trace)
    {
        for (const SentPassage &sent : trace.sentPassages()) {
            m_texts.insert(sent.chunk, sent.text);
            m_chunks.insert(sent.id, sent.chunk);
        }
        if (const StageTrace *topic = trace.last(Stage::Topic); topic && topic->sentences)
            for (const TracedSentence &sentence : *topic->sentences)
                m_sentences.insert(sentence.text);
    }

    [[nodiscard]] bool holds(const ContextPassage &passage, const QString &sentence) const
    {
        return m_sentences.contains(sentence) || m_texts.value(passage.chunk).contains(promptText(sentence));
    }
    [[nodiscard]] QString chunkOf(const QString &id) const { return m_chunks.value(id); }

private:
    QHash<QString, QString> m_texts; ///< by the stable id of a chunk
    QHash<QString, QString> m_chunks; ///< by the id that the passage had for the model
    QSet<QString> m_sentences;
};

/// A sentence that a statement may be near to.
struct Source
{
    QStringList stems;
    Citation cited; ///< what it is cited as, unless it is of a passage
    const ContextPassage *passage = nullptr;
    const ContextSentence *sentence = nullptr;
};

std::vector<Passage> passagesIn(const Trace &trace)
{
    std::vector<Passage> passages = trace.passagesOf(Stage::Expand);
    passages.resize(std::min(passages.size(), kMostPassages));
    for (Passage &p : passages)
        p.score = p.fused;
    return passages;
}

/// All that the answer keeps, its own quotes first.
class Sources
{
public:
    Sources(const Answer &answer, Database &database, const std::stop_token &stop)
        : m_reader(database)
        , m_kept(answer.trace)
        , m_passages(contextPassages(m_reader.read(passagesIn(answer.trace)), m_reader.documents()))
    {
        for (const AnswerSentence &sentence : answer.sentences)
            add(sentence);
        for (const NearMiss &miss : answer.search.nearest)
            add(miss.sentence);
        for (const ContextPassage &passage : m_passages) {
            throwIfStopped(stop);
            for (const ContextSentence &one : passage.sentences)
                if (m_kept.holds(passage, one.sentence.text))
                    m_sources.push_back({ contentStems(one.sentence.text, m_stem), {}, &passage, &one });
        }
    }

    [[nodiscard]] NearestEvidence nearestTo(const Removed &removed) const
    {
        const std::vector<KeyTerm> terms = keyTerms(removed.text.left(kMostLookedAt), nullptr);
        NearestEvidence places;
        if (terms.empty() || isCitation(removed))
            return places;
        const TermLookup lookup(terms);
        const auto nearest = [&](double least, const auto &isMeant) { return best(terms, lookup, least, isMeant); };
        for (const QString &id : removed.passages)
            if (const QString chunk = m_kept.chunkOf(id); !places.named && !chunk.isEmpty())
                places.named = nearest(0, [&](const Source &source) { return source.passage && source.passage->chunk == chunk; });
        places.nearest = nearest(kNear, [](const Source &) { return true; });
        return places;
    }

private:
    void add(const AnswerSentence &sentence)
    {
        for (const Citation &citation : sentence.citations)
            m_sources.push_back({ contentStems(citation.quote, m_stem), citation });
    }

    [[nodiscard]] std::optional<Citation> citationOf(const Source &source) const
    {
        if (!source.passage)
            return source.cited;
        CheckedStatement quoted;
        quoted.match = { source.sentence->firstLetter, source.sentence->endLetter, 1 };
        const auto cited =
            cite(quoted, *source.passage, m_reader.documents().at(source.passage->document.id), AnswerParameters {}.quoteWords);
        return cited ? std::optional(cited->citations.front()) : std::nullopt;
    }

    /// The nearest source that can be cited, of those that are meant.
    template <class IsMeant>
    [[nodiscard]] std::optional<Citation> best(
        const std::vector<KeyTerm> &terms, const TermLookup &lookup, double least, IsMeant isMeant) const
    {
        std::vector<std::pair<double, const Source *>> near;
        for (const Source &source : m_sources) {
            if (!isMeant(source))
                continue;
            const double similarity = topicCoverage(terms, { lookup.strengthsIn(source.stems) });
            if (similarity >= least)
                near.emplace_back(similarity, &source);
        }
        std::ranges::sort(near, [](const auto &a, const auto &b) {
            return a.first > b.first || (a.first == b.first && a.second < b.second); // the answer's own first
        });
        for (const auto &[similarity, source] : near)
            if (auto citation = citationOf(*source))
                return citation;
        return std::nullopt;
    }

    PassageReader m_reader;
    KeptTexts m_kept;
    std::vector<ContextPassage> m_passages;
    std::vector<Source> m_sources;
    Stemmer m_stem;
};

} // namespace

bool isCitation(const Removed &removed)
{
    return removed.reason == RemovalReason::NoSuchPassage;
}

std::vector<NearestEvidence> nearestEvidence(const Answer &answer, Database &database, const std::stop_token &stop)
{
    const Sources sources(answer, database, stop);
    std::vector<NearestEvidence> places;
    for (const Removed &removed : answer.removed) {
        throwIfStopped(stop);
        places.push_back(sources.nearestTo(removed));
    }
    return places;
}

} // namespace adduce
