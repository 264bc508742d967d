#pragma once
#include "core/documents/document.h"
#include "core/guardrails/quote_match.h"
#include "core/library/document_store.h"
#include "core/prompts/prompt.h"
#include "core/retrieval/passage.h"
#include <QJsonArray>
#include <vector>

namespace adduce {

class Database;

/// A sentence of a passage that may be quoted.
struct GivenSentence
{
    int ordinal = 0; ///< in its document
    Sentence sentence;
    qsizetype firstLetter = 0; ///< of the passage's letters, to before `endLetter`
    qsizetype endLetter = 0;
};

/// A passage as it is given to a model, with all that its answer is checked against.
struct GivenPassage
{
    QString id; ///< "P1", in the order of the passages
    QString chunk; ///< Chunk::stableId
    Passage passage;
    DocumentRow document;
    QString section; ///< "4 Discussion", or empty
    std::vector<GivenSentence> sentences; ///< searchable and not doubtful
    PageLetters letters;
    QString text; ///< the sentences, as they are sent

    [[nodiscard]] QString about() const; ///< title, authors, year and section: what may be named without being quoted
};

/// The passages with their text, each sentence once: the first passage keeps it. Those without any are left out.
std::vector<GivenPassage> givenPassages(const std::vector<Passage> &passages, Database &database);

PromptPassage promptPassage(const GivenPassage &given);
std::vector<OutgoingPassage> outgoing(const std::vector<GivenPassage> &given);
/// For the trace: what was sent, passage by passage.
QJsonArray toJson(const std::vector<GivenPassage> &given);

} // namespace adduce
