#include "ui/settings/parameter_names.h"

#include "core/settings/parameter_fields.h"
#include "ui/settings/profile_settings_page.h"
#include <QHash>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

using Names = QHash<QString, const char *>;

const Names &fieldNames()
{
    static const Names names {
        { u"chunks.strategy"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "How text is cut into passages") },
        { u"chunks.max_tokens"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Tokens of a passage, at most") },
        { u"chunks.overlap_tokens"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Tokens that two passages share") },
        { u"chunks.characters"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Characters of a passage") },
        { u"chunks.overlap_characters"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Characters that two passages share") },
        { u"retrieval.vector_k"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Candidates by meaning") },
        { u"retrieval.keyword_k"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Candidates by words") },
        { u"retrieval.adaptive_k"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Candidates") },
        { u"retrieval.adaptive_multiple"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Candidates for each passage wanted") },
        { u"retrieval.adaptive_pad"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Candidates besides") },
        { u"retrieval.adaptive_cap"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Candidates, at most") },
        { u"retrieval.bm25_k1"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "BM25: worth of a word said again (k1)") },
        { u"retrieval.bm25_b"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "BM25: how far long passages are held back (b)") },
        { u"retrieval.fusion"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "How words and meaning become one score") },
        { u"retrieval.keyword_weight"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Weight of words") },
        { u"retrieval.vector_weight"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Weight of meaning") },
        { u"retrieval.completeness"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Reward for every word of the question") },
        { u"retrieval.completeness_steepness"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "How steeply that reward falls") },
        { u"retrieval.feedback_weight"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Weight of likeness to the best passages") },
        { u"retrieval.feedback_passages"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "How many best passages those are") },
        { u"retrieval.rank_constant"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Constant of reciprocal rank fusion") },
        { u"retrieval.similarity_floor"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Likeness that is needed where only the meaning matches") },
        { u"retrieval.diversify_lambda"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Thin the candidates first, relevance against difference") },
        { u"retrieval.selection"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "How passages are chosen") },
        { u"retrieval.final_k"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Passages wanted") },
        { u"retrieval.page_penalty"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Penalty for the same page") },
        { u"retrieval.source_penalty"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Penalty for the same paper") },
        { u"retrieval.minimum_quality"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Floor of the fused score") },
        { u"retrieval.relevance_lambda"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Relevance against difference (MMR)") },
        { u"retrieval.relevance_pool"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Passages that are compared for it, at least") },
        { u"retrieval.duplicate_from"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Passages this alike are told once (1: none)") },
        { u"retrieval.expand_window"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Neighbours on either side") },
        { u"retrieval.neighbour_factor"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "What a neighbour counts") },
        { u"retrieval.max_after_expand"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Passages with neighbours, at most") },
        { u"latent.dimensions"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Dimensions") },
        { u"latent.power_iterations"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Power iterations") },
        { u"latent.oversampling"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Oversampling") },
        { u"latent.minimum_document_frequency"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Passages that a word stands in, at least") },
        { u"latent.sample_size"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Passages that it is learned from, at most") },
        { u"latent.refit_growth"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Growth of the library after which it is learned anew") },
        { u"latent.refit_unknown"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Share of unknown words after which it is learned anew") },
        { u"index.in_memory"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "New passages that are indexed in memory") },
        { u"index.graph_from"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Vectors from which a graph is searched") },
        { u"ranking.reranker_candidates"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Passages that a reranker reads, at most") },
        { u"ranking.reranker_multiple"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Of them, for each passage wanted") },
        { u"ranking.reranker_pad"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Of them, besides") },
        { u"ranking.chat_candidates"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Passages that a chat model puts in order") },
        { u"ranking.grades_only"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "It says yes or no of each") },
        { u"ranking.drops_unhelpful"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "What it says no of is left out") },
        { u"spelling.shortest_word"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Letters of a word that may be mistyped, at least") },
        { u"spelling.edits_per_letter"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Mistakes in a word, for each of its letters, at most") },
        { u"spelling.frequency_weight"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Mistakes that each doubling of a word's passages outweighs") },
        { u"spelling.question_word_chunks"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Passages that a word of questions counts for") },
        { u"translation.most_translations"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Translations of a word, at most") },
        { u"translation.most_words"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Words of a translation, at most") },
        { u"translation.shortest_part"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Letters of each part of a compound, at least") },
        { u"translation.edits_per_letter"_s,
            QT_TRANSLATE_NOOP(
                "adduce::ProfileSettingsPage", "Differences from a word of the library, for each letter, at most") },
        { u"translation.unknown_weight"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Weight of a word that was not found") },
        { u"near_words.senses"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Senses of a word that are looked at") },
        { u"near_words.synonym"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "What a synonym counts") },
        { u"near_words.rarer"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Factor of the rarer senses") },
        { u"near_words.derived"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "What a derived word counts") },
        { u"near_words.similar"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "What a word of like meaning counts") },
        { u"topic.near_sentences"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Sentences on either side that count as near") },
        { u"topic.near_weight"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Weight of a term in a near sentence") },
        { u"topic.heading_weight"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Weight of a term in a heading") },
        { u"topic.passage_weight"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Weight of a term elsewhere in the passage") },
        { u"topic.floor"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Share of the question that one sentence must speak of") },
        { u"topic.asking_weight"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Weight of a word that only asks (\"took part\")") },
        { u"sentences.passages"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Passages whose sentences are looked at") },
        { u"sentences.table_rows"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Rows of tables that are looked at") },
        { u"sentences.mean_length"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Usual length of a sentence, in words that carry meaning") },
        { u"answer.floor"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Probability of an answer that is needed") },
        { u"answer.max_sentences"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Sentences, at most") },
        { u"answer.sentence_floor"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Share of the best sentence's score that is needed") },
        { u"answer.source_discount"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Discount for the same paper") },
        { u"answer.redundancy"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Overlap of words that counts as repeating") },
        { u"answer.quote_words"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Words of a quote, at most") },
        { u"answer.most_papers"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Papers on a topic, at most") },
        { u"answer.summary_sentences"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Sentences of a summary, at most") },
        { u"answer.section_sentences"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Sentences of a section, at most") },
        { u"answer.part_passages"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Passages read of a paper or section") },
        { u"answer.also_sentences"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Sentences also said, at most") },
        { u"answer.also_floor"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Least share of the best score, also said") },
        { u"answer.unquotable_sentences"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Places of sentences that cannot be quoted, at most") },
        { u"answer.unquotable_floor"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Least share of the best score, cannot be quoted") },
        { u"answer.unquotable_lines"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Lines of a sentence that cannot be quoted, at most") },
        { u"answer.disagreement_overlap"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Shared words of sentences that differ in a number") },
        { u"answer.direction_overlap"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Shared words of sentences that differ in a direction") },
        { u"answer.disagreement_words"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Fewest shared words of sentences that differ") },
        { u"aspect.likely_word"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "A word that sentences of a column mostly have") },
        { u"aspect.section"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Its usual section") },
        { u"aspect.own_study"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Speaking of the study itself") },
        { u"aspect.other_studies"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Less for citing others") },
        { u"aspect.floor"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Fewest points of a column's sentence") },
        { u"aspect.sentence_floor"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Share of the best points for further sentences") },
        { u"aspect.most_sentences"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Sentences of a column, at most") },
        { u"writing.least_tokens"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Tokens of an answer, at least") },
        { u"writing.most_tokens"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Tokens of an answer, at most") },
        { u"writing.share_of_context"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Share of the context that an answer may take") },
        { u"writing.most_statements"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Statements, at most") },
        { u"writing.most_remarks"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Remarks of the model, at most") },
        { u"writing.repair"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Refused statements go back once") },
        { u"writing.quote_similarity"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Likeness of a quote to its page that is needed") },
        { u"writing.fewest_quote_words"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Words of a quote that is no whole sentence, at least") },
        { u"writing.clause_cover"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Share of a clause's words that its evidence must hold") },
        { u"writing.short_clause"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Words from which a clause is no short one") },
        { u"writing.short_clause_cover"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "The same share for a short clause") },
        { u"writing.cover_weight"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Weight of what the evidence holds in a score") },
        { u"writing.foreign_factor"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Factor of a score for a foreign number or name") },
        { u"writing.contradicted_factor"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Factor of a score for a contradiction") },
        { u"writing.unproved_factor"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Factor of a score for what is not proved") },
        { u"confidence.high"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "High from this probability") },
        { u"confidence.medium"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Medium from this probability") },
        { u"confidence.nearly_all"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "High from this share of the question") },
        { u"confidence.most"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Medium from this share of the question") },
        { u"confidence.held"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "High from this share of a model's words") },
        { u"confidence.mostly_held"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Medium from this share of a model's words") },
        { u"refusal.nearest_passages"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Nearest passages shown") },
        { u"refusal.most_terms"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Terms shown, at most") },
        { u"refusal.partial_coverage"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Share of the question that a partial answer speaks of") },
        { u"refusal.partial_sentences"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Sentences of a partial answer") },
        { u"follow_ups.most"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Questions offered, at most") },
        { u"follow_ups.fewest_sentences"_s,
            QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Sentences that speak of it, at least") },
        { u"follow_ups.association"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "How closely two words go together") },
        { u"follow_ups.shortest_word"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Letters of a word, at least") },
    };
    return names;
}

const Names &partNames()
{
    static const Names names {
        { u"chunks"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Passages") },
        { u"retrieval"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Retrieval") },
        { u"latent"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Meaning learned from the library") },
        { u"index"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Index") },
        { u"ranking"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Order by a model") },
        { u"spelling"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Mistyped words") },
        { u"translation"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Questions in another language") },
        { u"near_words"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Words of like meaning") },
        { u"topic"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Is the topic there?") },
        { u"sentences"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "What a sentence counts as an answer") },
        { u"answer"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Answers in the papers' words") },
        { u"aspect"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Columns of every study") },
        { u"writing"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Answers written by a model") },
        { u"confidence"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Confidence") },
        { u"refusal"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Refusals") },
        { u"follow_ups"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Follow-up questions") },
    };
    return names;
}

const Names &wordNames()
{
    static const Names names {
        { u"sentences"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Whole sentences") },
        { u"paragraphs"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Whole paragraphs") },
        { u"recursive"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Characters, at the best place") },
        { u"characters"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Characters, anywhere") },
        { u"off"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "As many of each list as said") },
        { u"max"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "As many as the passages wanted ask for") },
        { u"sum"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "The same, and some besides") },
        { u"adaptive"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "By how much the space knows") },
        { u"min_max"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Lowest to highest of all") },
        { u"relative_score"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Lowest to highest of each list") },
        { u"reciprocal_rank"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "Reciprocal ranks") },
        { u"diverse"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "From many pages and papers") },
        { u"relevant"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "The best of each page") },
        { u"best"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "As they are ranked") },
        { u"yes"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "yes") },
        { u"no"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "no") },
        { u"none"_s, QT_TRANSLATE_NOOP("adduce::ProfileSettingsPage", "none") },
    };
    return names;
}

QString translated(const Names &names, const QString &key)
{
    const char *name = names.value(key);
    return name ? ProfileSettingsPage::tr(name) : key;
}

} // namespace

QString nameOf(const ParameterField &field)
{
    return translated(fieldNames(), QString::fromLatin1(field.key));
}

QString nameOfPart(const QString &part)
{
    return translated(partNames(), part);
}

QString valueName(const ParameterField &field, std::optional<double> value)
{
    return translated(wordNames(), fieldText(field, value));
}

} // namespace adduce
