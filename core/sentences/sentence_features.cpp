#include "core/sentences/sentence_features.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace adduce {

namespace {

using Input = SentenceFeature::Input;

double share(double part, double whole)
{
    return whole > 0 ? part / whole : 0;
}

bool isIn(const Input &x, std::initializer_list<SectionType> types)
{
    return std::ranges::find(types, x.candidate.section) != types.end();
}
bool asks(const Input &x, AnswerTypes types)
{
    return x.asked.wanted.types.testAnyFlags(types);
}
bool says(const Input &x, Cues cues)
{
    return x.candidate.cues.testAnyFlags(cues);
}
bool sums(const Input &x)
{
    return isIn(x, { SectionType::Abstract, SectionType::Conclusion });
}
double words(const Input &x)
{
    return static_cast<double>(x.candidate.stems.size());
}
/// Of the weight of the question's terms, how much stands in one of these: the words themselves, or near ones for what they are worth.
double held(const Input &x, std::initializer_list<const TermStrengths *> places, bool isExact = true)
{
    double weight = 0;
    for (std::size_t t = 0; t < x.asked.terms.size(); ++t) {
        double strength = 0;
        for (const TermStrengths *strengths : places)
            strength = std::max(strength, t < strengths->size() ? (*strengths)[t] : 0);
        weight += x.asked.terms[t].weight * (isExact ? std::floor(strength) : strength);
    }
    return share(weight, x.asked.weight());
}
/// Of the names of the question, how many stand in or beside the sentence.
double namesHeld(const Input &x)
{
    double names = 0;
    double found = 0;
    for (std::size_t t = 0; t < x.asked.terms.size(); ++t)
        if (x.asked.terms[t].isName) {
            ++names;
            found += standsIn(x.candidate.context.own, t) || standsIn(x.candidate.context.near, t);
        }
    return share(found, names);
}

using enum FeatureKind;
using T = AnswerType;
using S = SectionType;

constexpr SentenceFeature kFeatures[] {
    { "bm25", Words, [](const Input &x) { return share(x.candidate.match.bm25, x.pool.bestBm25); } },
    { "bm25_of_all", Words, [](const Input &x) { return share(x.candidate.match.bm25, x.asked.weight() * 2.2); } },
    { "coverage", Words, [](const Input &x) { return x.candidate.match.coverage; } },
    { "coverage_squared", Words, [](const Input &x) { return x.candidate.match.coverage * x.candidate.match.coverage; } },
    { "near_bm25", Words, [](const Input &x) { return share(x.candidate.nearBm25, x.pool.bestBm25); } },
    { "near_coverage", Words, [](const Input &x) { return held(x, { &x.candidate.context.own, &x.candidate.context.near }); } },
    { "context_coverage", Words,
        [](const Input &x) {
            return held(x, { &x.candidate.context.own, &x.candidate.context.near, &x.candidate.context.heading });
        } },
    { "passage_coverage", Words, [](const Input &x) { return held(x, { &x.candidate.context.passage }); } },
    { "wide_coverage", Words, [](const Input &x) { return held(x, { &x.candidate.context.own }, false); } },
    { "wide_coverage_squared", Words, [](const Input &x) { return std::pow(held(x, { &x.candidate.context.own }, false), 2); } },
    { "wide_context_coverage", Words,
        [](const Input &x) {
            return held(x, { &x.candidate.context.own, &x.candidate.context.near, &x.candidate.context.heading }, false);
        } },
    { "document_bm25", Words, [](const Input &x) { return x.pool.documents.at(x.candidate.document); } },
    { "document_coverage", Words, [](const Input &x) { return x.pool.documentCoverage.at(x.candidate.document); } },
    { "title_coverage", Words, [](const Input &x) { return x.candidate.titleCoverage; } },
    { "heading_coverage", Words, [](const Input &x) { return x.candidate.headingCoverage; } },
    { "adjacent_terms", Words, [](const Input &x) { return x.candidate.match.adjacent; } },
    { "density", Words, [](const Input &x) { return x.candidate.match.density; } },
    { "names", Words, namesHeld },
    { "similarity", Meaning, [](const Input &x) { return std::max(0.0, x.candidate.similarity); } },
    { "similarity_of_best", Meaning,
        [](const Input &x) { return share(std::max(0.0, x.candidate.similarity), x.pool.bestSimilarity); } },
    { "word_likeness", Meaning, [](const Input &x) { return std::max(0.0, x.candidate.likeness.all); } },
    { "other_words_likeness", Meaning, [](const Input &x) { return std::max(0.0, x.candidate.likeness.others); } },
    { "passage", Meaning, [](const Input &x) { return std::clamp(x.candidate.passage.fused, 0.0, 1.0); } },
    { "place", Structure, [](const Input &x) { return x.candidate.place; } },
    { "is_first", Structure, [](const Input &x) { return x.candidate.place < 0.08 ? 1.0 : 0.0; } },
    { "is_last", Structure, [](const Input &x) { return x.candidate.place > 0.85 ? 1.0 : 0.0; } },
    { "begins_paragraph", Structure, [](const Input &x) { return x.candidate.sentence.startsParagraph ? 1.0 : 0.0; } },
    { "in_abstract", Structure, [](const Input &x) { return isIn(x, { S::Abstract }) ? 1.0 : 0.0; } },
    { "in_conclusion", Structure, [](const Input &x) { return isIn(x, { S::Conclusion }) ? 1.0 : 0.0; } },
    { "in_results", Structure, [](const Input &x) { return isIn(x, { S::Results }) ? 1.0 : 0.0; } },
    { "in_methods", Structure, [](const Input &x) { return isIn(x, { S::Methods }) ? 1.0 : 0.0; } },
    { "in_introduction", Structure, [](const Input &x) { return isIn(x, { S::Introduction, S::Background }) ? 1.0 : 0.0; } },
    { "in_discussion", Structure, [](const Input &x) { return isIn(x, { S::Discussion }) ? 1.0 : 0.0; } },
    { "in_front", Structure, [](const Input &x) { return isIn(x, { S::Front }) ? 1.0 : 0.0; } },
    { "in_back", Structure, [](const Input &x) { return isIn(x, { S::Acknowledgements, S::Supplement }) ? 1.0 : 0.0; } },
    { "beside_body", Structure, [](const Input &x) { return x.candidate.sentence.kind != SentenceKind::Body ? 1.0 : 0.0; } },
    { "is_row", Structure, [](const Input &x) { return x.candidate.row ? 1.0 : 0.0; } },
    { "row_coverage", Words, [](const Input &x) { return x.candidate.rowCoverage; } },
    { "length", Form, [](const Input &x) { return std::log1p(words(x)); } },
    { "is_short", Form, [](const Input &x) { return words(x) < 5 ? 1.0 : 0.0; } },
    { "is_long", Form, [](const Input &x) { return words(x) > 35 ? 1.0 : 0.0; } },
    { "letters", Form, [](const Input &x) { return x.candidate.form.letters; } },
    { "is_question", Form, [](const Input &x) { return x.candidate.form.isQuestion ? 1.0 : 0.0; } },
    { "leads_in", Form, [](const Input &x) { return x.candidate.form.leadsIn ? 1.0 : 0.0; } },
    { "ends_open", Form, [](const Input &x) { return x.candidate.form.endsOpen ? 1.0 : 0.0; } },
    { "starts_lower", Form, [](const Input &x) { return x.candidate.form.startsLower ? 1.0 : 0.0; } },
    { "is_code", Form, [](const Input &x) { return x.candidate.form.isCode ? 1.0 : 0.0; } },
    { "has_brackets", Form, [](const Input &x) { return x.candidate.form.hasBrackets ? 1.0 : 0.0; } },
    { "has_number", Form, [](const Input &x) { return x.candidate.form.numbers > 0 ? 1.0 : 0.0; } },
    { "numbers", Form, [](const Input &x) { return std::min(5, x.candidate.form.numbers) / 5.0; } },
    { "aim", Speech, [](const Input &x) { return says(x, Cue::Aim) ? 1.0 : 0.0; } },
    { "finding", Speech, [](const Input &x) { return says(x, Cue::Finding) ? 1.0 : 0.0; } },
    { "definition", Speech, [](const Input &x) { return says(x, Cue::Definition) ? 1.0 : 0.0; } },
    { "hedge", Speech, [](const Input &x) { return says(x, Cue::Hedge) ? 1.0 : 0.0; } },
    { "denial", Speech, [](const Input &x) { return says(x, Cue::Denial) ? 1.0 : 0.0; } },
    { "funding", Speech, [](const Input &x) { return says(x, Cue::Funding) ? 1.0 : 0.0; } },
    { "cites_others", Speech, [](const Input &x) { return says(x, Cue::CitesOthers) ? 1.0 : 0.0; } },
    { "speaks_of_itself", Speech, [](const Input &x) { return says(x, Cue::SpeaksOfItself) ? 1.0 : 0.0; } },
    { "points_at_figure", Speech, [](const Input &x) { return says(x, Cue::PointsAtFigure) ? 1.0 : 0.0; } },
    { "number_wanted", Asked,
        [](const Input &x) { return asks(x, T::Number) && x.candidate.match.hasWantedNumber ? 1.0 : 0.0; } },
    { "number_new", Asked, [](const Input &x) { return asks(x, T::Number) && x.candidate.match.hasNewNumber ? 1.0 : 0.0; } },
    { "number_in_abstract", Asked, [](const Input &x) { return asks(x, T::Number) && isIn(x, { S::Abstract }) ? 1.0 : 0.0; } },
    { "number_in_results", Asked, [](const Input &x) { return asks(x, T::Number) && isIn(x, { S::Results }) ? 1.0 : 0.0; } },
    { "number_in_methods", Asked, [](const Input &x) { return asks(x, T::Number) && isIn(x, { S::Methods }) ? 1.0 : 0.0; } },
    { "number_in_row", Asked, [](const Input &x) { return asks(x, T::Number) && x.candidate.row ? 1.0 : 0.0; } },
    { "number_in_named_row", Asked, [](const Input &x) { return asks(x, T::Number) ? x.candidate.rowCoverage : 0.0; } },
    { "number_not_asked", Asked, [](const Input &x) { return !asks(x, T::Number) && x.candidate.form.numbers > 0 ? 1.0 : 0.0; } },
    { "definition_wanted", Asked, [](const Input &x) { return asks(x, T::Definition) && says(x, Cue::Definition) ? 1.0 : 0.0; } },
    { "definition_begins", Asked,
        [](const Input &x) { return asks(x, T::Definition) && x.candidate.match.beginsWithTerms ? 1.0 : 0.0; } },
    { "definition_is", Asked,
        [](const Input &x) { return asks(x, T::Definition) && x.candidate.match.definesTerms ? 1.0 : 0.0; } },
    { "definition_early", Asked, [](const Input &x) { return asks(x, T::Definition) && x.candidate.place < 0.25 ? 1.0 : 0.0; } },
    { "keyword_definition", Asked, [](const Input &x) { return asks(x, T::Keyword) && says(x, Cue::Definition) ? 1.0 : 0.0; } },
    { "person_names", Asked,
        [](const Input &x) { return asks(x, T::Person) ? std::min(4, x.candidate.form.names) / 4.0 : 0.0; } },
    { "person_funding", Asked, [](const Input &x) { return asks(x, T::Person) && says(x, Cue::Funding) ? 1.0 : 0.0; } },
    { "time_date", Asked, [](const Input &x) { return asks(x, T::Time) && says(x, Cue::Date) ? 1.0 : 0.0; } },
    { "place_names", Asked, [](const Input &x) { return asks(x, T::Place) ? std::min(4, x.candidate.form.names) / 4.0 : 0.0; } },
    { "reason", Asked, [](const Input &x) { return asks(x, T::Reason) && says(x, Cue::Reason) ? 1.0 : 0.0; } },
    { "explanation", Asked, [](const Input &x) { return asks(x, T::Reason) && says(x, Cue::Explanation) ? 1.0 : 0.0; } },
    { "explanation_beside", Asked,
        [](const Input &x) {
            return asks(x, T::Reason) && says(x, Cue::Explanation)
                ? held(x, { &x.candidate.context.own, &x.candidate.context.near, &x.candidate.context.heading }, false)
                : 0.0;
        } },
    { "explanation_of_before", Asked,
        [](const Input &x) {
            return asks(x, T::Reason) && says(x, Cue::PointsBack) ? share(x.candidate.nearBm25, x.pool.bestBm25) : 0.0;
        } },
    { "reason_restated", Asked,
        [](const Input &x) {
            return asks(x, T::Reason) && !says(x, Cue::Explanation | Cue::Reason) ? x.candidate.match.coverage : 0.0;
        } },
    { "reason_in_discussion", Asked,
        [](const Input &x) { return asks(x, T::Reason) && isIn(x, { S::Discussion }) ? 1.0 : 0.0; } },
    { "method", Asked, [](const Input &x) { return asks(x, T::Method) && says(x, Cue::Method) ? 1.0 : 0.0; } },
    { "method_in_methods", Asked, [](const Input &x) { return asks(x, T::Method) && isIn(x, { S::Methods }) ? 1.0 : 0.0; } },
    { "method_aim", Asked, [](const Input &x) { return asks(x, T::Method) && says(x, Cue::Aim) ? 1.0 : 0.0; } },
    { "finding_wanted", Asked,
        [](const Input &x) { return asks(x, T::Finding | T::YesNo) && says(x, Cue::Finding) ? 1.0 : 0.0; } },
    { "finding_summed", Asked, [](const Input &x) { return asks(x, T::Finding | T::YesNo) && sums(x) ? 1.0 : 0.0; } },
    { "finding_aim", Asked, [](const Input &x) { return asks(x, T::Finding | T::YesNo) && says(x, Cue::Aim) ? 1.0 : 0.0; } },
    { "comparison", Asked, [](const Input &x) { return asks(x, T::Comparison) && says(x, Cue::Comparison) ? 1.0 : 0.0; } },
};

} // namespace

CandidatePool::CandidatePool(const std::vector<Candidate> &candidates, const QuestionTerms &asked)
{
    constexpr std::size_t kBest = 4; // sentences that a document is known by
    std::map<DocumentId, std::vector<double>> scores;
    std::map<DocumentId, std::vector<bool>> found;
    for (const Candidate &c : candidates) {
        bestBm25 = std::max(bestBm25, c.match.bm25);
        bestSimilarity = std::max(bestSimilarity, c.similarity);
        scores[c.document].push_back(c.match.bm25);
        auto &terms = found[c.document];
        terms.resize(asked.terms.size());
        for (std::size_t t = 0; t < terms.size(); ++t)
            terms[t] = terms[t] || c.match.counts[t] > 0;
    }
    double best = 0;
    for (auto &[document, all] : scores) {
        std::ranges::sort(all, std::greater<> {});
        all.resize(std::min(all.size(), kBest));
        best = std::max(best, documents[document] = std::accumulate(all.begin(), all.end(), 0.0) / kBest);
    }
    for (auto &[document, score] : documents)
        score = share(score, best);
    for (const auto &[document, terms] : found) {
        double weight = 0;
        for (std::size_t t = 0; t < terms.size(); ++t)
            weight += terms[t] ? asked.terms[t].weight : 0;
        documentCoverage[document] = share(weight, asked.weight());
    }
}

std::span<const SentenceFeature> sentenceFeatures()
{
    return kFeatures;
}

std::vector<double> featuresOf(const Candidate &candidate, const QuestionTerms &asked, const CandidatePool &pool)
{
    std::vector<double> values;
    values.reserve(std::size(kFeatures));
    for (const SentenceFeature &feature : kFeatures)
        values.push_back(feature.of({ candidate, asked, pool }));
    return values;
}

} // namespace adduce
