#include "core/ask/part.h"

#include "core/library/text_store.h"
#include "core/sentences/aspect_sentences.h"

#include <algorithm>
#include <set>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

using Ordinals = std::set<int>; ///< of sections

SectionType typeNamed(const QString &heading)
{
    static const std::map<QString, SectionType> types { { u"abstract"_s, SectionType::Abstract },
        { u"introduction"_s, SectionType::Introduction }, { u"background"_s, SectionType::Background },
        { u"method"_s, SectionType::Methods }, { u"methods"_s, SectionType::Methods }, { u"result"_s, SectionType::Results },
        { u"results"_s, SectionType::Results }, { u"discussion"_s, SectionType::Discussion },
        { u"conclusion"_s, SectionType::Conclusion }, { u"conclusions"_s, SectionType::Conclusion } };
    const auto found = types.find(heading);
    return found == types.end() ? SectionType::Other : found->second;
}

/// Those that are meant, with those below them.
template <class IsMeant> Ordinals sectionsWhere(const std::vector<Section> &sections, IsMeant isMeant)
{
    Ordinals ordinals;
    int above = 0; // level of the section that is meant; 0: none
    for (std::size_t i = 0; i < sections.size(); ++i) {
        if (above > 0 && sections[i].level <= above)
            above = 0;
        if (above == 0 && isMeant(sections[i]))
            above = sections[i].level;
        if (above > 0)
            ordinals.insert(static_cast<int>(i));
    }
    return ordinals;
}

Ordinals sectionsNamed(const std::vector<Section> &sections, const QString &name)
{
    const SectionType type = typeNamed(name);
    return sectionsWhere(sections, [&](const Section &section) {
        if (name.front().isDigit())
            return section.number.simplified() == name || section.number == name + u'.';
        return (type != SectionType::Other && section.type == type) || section.title.startsWith(name, Qt::CaseInsensitive);
    });
}

Passage passageAt(const Chunk &chunk, DocumentId document)
{
    Passage passage;
    passage.chunk = chunk.id;
    passage.document = document;
    passage.section = chunk.section;
    passage.ordinal = chunk.ordinal;
    passage.firstPage = chunk.firstPage;
    passage.lastPage = chunk.lastPage;
    passage.score = 1;
    return passage;
}

bool isProse(const Chunk &chunk)
{
    return chunk.kind == ChunkKind::Text || chunk.kind == ChunkKind::BackMatter;
}

std::vector<Chunk> chunksIn(const std::vector<Chunk> &chunks, const Ordinals &sections)
{
    std::vector<Chunk> some;
    std::ranges::copy_if(
        chunks, std::back_inserter(some), [&](const Chunk &chunk) { return isProse(chunk) && sections.contains(chunk.section); });
    return some;
}

/// The abstract and the conclusions; without them how the text begins and ends.
std::vector<Chunk> summaryOf(const std::vector<Chunk> &chunks, const std::vector<Section> &sections)
{
    constexpr std::size_t kInstead = 2; // chunks that stand for an abstract
    std::vector<Chunk> all;
    std::ranges::copy_if(chunks, std::back_inserter(all), [](const Chunk &chunk) { return chunk.kind == ChunkKind::Text; });
    std::vector<Chunk> chosen =
        chunksIn(chunks, sectionsWhere(sections, [](const Section &section) { return section.type == SectionType::Abstract; }));
    if (chosen.empty())
        chosen.assign(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(std::min(kInstead, all.size())));
    const std::vector<Chunk> end =
        chunksIn(chunks, sectionsWhere(sections, [](const Section &section) { return section.type == SectionType::Conclusion; }));
    chosen.insert(chosen.end(), end.begin(), end.end());
    return chosen;
}

bool isSoftened(const Candidate &c)
{
    return c.form.isQuestion || c.form.leadsIn || c.form.isCode || c.cues.testFlag(Cue::Funding);
}

/// How much a sentence says of what a paper is about.
int weightOf(const Candidate &c)
{
    return 3 * c.cues.testFlag(Cue::Finding) + 2 * c.cues.testFlag(Cue::Aim) + (c.form.numbers > 0)
        + (c.section == SectionType::Conclusion ? 2 : 0) + c.cues.testFlag(Cue::SpeaksOfItself)
        - 2 * c.cues.testFlag(Cue::CitesOthers);
}

} // namespace

std::vector<Passage> passagesOf(const Plan &plan, const TextStore &texts, const AnswerParameters &parameters)
{
    std::vector<Passage> passages;
    if (!plan.scope)
        return passages;
    for (const DocumentId document : *plan.scope) {
        const std::vector<Section> sections = texts.sections(document);
        const std::vector<Chunk> chunks = texts.chunks(document);
        if (plan.intention.intent == Intent::Aspect) {
            for (const Chunk &chunk : chunks)
                if (chunk.kind == ChunkKind::Text || (isProse(chunk) && plan.intention.aspect == StudyAspect::Funding))
                    passages.push_back(passageAt(chunk, document));
            continue;
        }
        const std::vector<Chunk> part = plan.intention.intent == Intent::Section
            ? chunksIn(chunks, sectionsNamed(sections, plan.intention.section))
            : summaryOf(chunks, sections);
        for (const Chunk &chunk : part)
            if (passages.size() < static_cast<std::size_t>(parameters.partPassages))
                passages.push_back(passageAt(chunk, document));
    }
    return passages;
}

std::vector<Candidate> partSentences(
    const std::vector<Candidate> &candidates, const Plan &plan, const AnswerParameters &parameters)
{
    if (plan.intention.aspect)
        return aspectSentences(candidates, parameters.aspect);
    const bool isSection = plan.intention.intent == Intent::Section;
    const auto most = static_cast<std::size_t>(isSection ? parameters.sectionSentences : parameters.summarySentences);
    std::vector<const Candidate *> told;
    for (const Candidate &c : candidates)
        if (c.isQuotable() && !isSoftened(c) && c.sentence.kind == SentenceKind::Body)
            told.push_back(&c);
    const auto inOrder = [](const Candidate *a, const Candidate *b) {
        return std::pair(a->document, a->ordinal) < std::pair(b->document, b->ordinal);
    };
    if (!isSection)
        std::ranges::stable_sort(told, std::ranges::greater {}, [](const Candidate *c) { return weightOf(*c); });
    else
        std::ranges::sort(told, inOrder);
    told.resize(std::min(told.size(), most));
    std::ranges::sort(told, inOrder);
    std::vector<Candidate> chosen;
    for (const Candidate *c : told)
        chosen.push_back(*c);
    return chosen;
}

std::vector<Candidate> paperSentences(
    const std::vector<Candidate> &scored, const std::vector<KeyTerm> &terms, const Parameters &parameters)
{
    std::map<DocumentId, const Candidate *> best;
    for (const Candidate &c : scored) {
        if (!c.isQuotable() || isSoftened(c) || c.match.coverage <= 0 || c.coverage < parameters.topic.floor
            || !namesArePresent(terms, c.context))
            continue;
        const Candidate *&known = best[c.document];
        if (!known || c.score > known->score)
            known = &c;
    }
    std::vector<Candidate> chosen;
    for (const auto &[document, candidate] : best)
        chosen.push_back(*candidate);
    std::ranges::stable_sort(
        chosen, std::ranges::greater {}, [](const Candidate &c) { return std::pair(c.titleCoverage, c.score); });
    if (chosen.size() > static_cast<std::size_t>(parameters.answer.mostPapers))
        chosen.erase(chosen.begin() + parameters.answer.mostPapers, chosen.end());
    return chosen;
}

} // namespace adduce
