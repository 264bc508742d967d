#pragma once
#include "core/guardrails/topic.h"
#include "core/retrieval/passage_text.h"
#include "core/retrieval/retriever.h"
#include "core/sentences/question_match.h"
#include "core/sentences/word_likeness.h"
#include <optional>
#include <vector>

namespace adduce {

class Database;

/// A sentence that might answer, with all that is known about it.
struct Candidate
{
    DocumentId document;
    DocumentId paper {}; ///< that its document is a copy of: SourceDocument::paper
    int ordinal = 0; ///< of the sentence in its document
    double place = 0; ///< of it in its document, 0 to 1
    Sentence sentence;
    SectionType section = SectionType::Front;
    QString sectionName; ///< "4 Discussion", or empty
    std::optional<SentencePart> row {}; ///< of a table, where it stands as one run of its page
    QString before; ///< the sentences around it, for the card
    QString after;
    Passage passage; ///< the best one that holds it
    QString chunk; ///< its Chunk::stableId
    std::vector<std::size_t> stems; ///< of its words that carry a topic, each once, as keysOf() gives them
    SentenceContext context;
    Cues cues;
    SentenceForm form;
    QuestionMatch match;
    double nearBm25 = 0; ///< the best of the sentences beside it
    double titleCoverage = 0; ///< of the question, by the title of its document
    double headingCoverage = 0; ///< by the heading over it
    double rowCoverage = 0; ///< by the cells of a row alone, without caption and heads
    double similarity = 0; ///< cosine with the question in the embedding space, 0 without one
    WordLikeness likeness; ///< to the question; of sentences in English alone
    double coverage = 0; ///< `topicCoverage`
    double score = 0; ///< set by `scoreSentences`

    /// Does every reader of its file find these words there? What is not so is never told.
    [[nodiscard]] bool isQuotable() const { return !sentence.isDoubtful && (sentence.kind != SentenceKind::Table || row); }
};

/// All sentences of the passages that are searched, each once, with their contexts. Without a space in the snapshot similarities
/// stay 0; with one, the database is read for its model.
std::vector<Candidate> candidatesIn(const std::vector<PassageText> &passages, const SourceDocuments &documents,
    const QString &question, const QuestionTerms &asked, const Parameters &parameters, const SearchSnapshot &snapshot,
    Database &database);

} // namespace adduce
