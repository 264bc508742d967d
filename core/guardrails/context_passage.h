#pragma once
#include "core/guardrails/quote_match.h"
#include "core/library/document_store.h"
#include "core/retrieval/passage.h"
#include <vector>

namespace adduce {

/// A sentence of a passage that may be quoted.
struct ContextSentence
{
    int ordinal = 0; ///< in its document
    Sentence sentence;
    qsizetype firstLetter = 0; ///< of the passage's letters, to before `endLetter`
    qsizetype endLetter = 0;
};

/// A passage as it is given to a model, with all that its answer is checked against.
struct ContextPassage
{
    QString id; ///< "P1", in the order of the passages
    QString chunk; ///< Chunk::stableId
    Passage passage;
    DocumentRow document;
    QString webHost; ///< of a page that was taken from the web; empty for a paper
    QString section; ///< "4 Discussion", or empty
    SectionType sectionType = SectionType::Other;
    std::vector<ContextSentence> sentences; ///< searchable and not doubtful
    PageLetters letters;
    QString text; ///< as it is sent: the sentences, and between them those that cannot be quoted

    [[nodiscard]] QString quotable() const; ///< its sentences: what proves something
    [[nodiscard]] QString about() const; ///< title, authors, year and section: what may be named without being quoted
};

} // namespace adduce
