#pragma once
#include "core/evaluation/query_set.h"
#include "core/library/collection_store.h"
#include <stop_token>

namespace adduce {

struct Lexicon;
class NounPhrases;
class Retriever;

struct ProposalOptions
{
    int answerable = 20; ///< at most so many that a sentence answers
    int unanswerable = 5; ///< at most so many that must be refused, as the only paper that answers is withheld
    quint32 seed = 1; ///< another gives other questions
    std::size_t papers = 60; ///< at most so many are read
};

/// Questions that sentences of these papers answer, with the sentence as gold: definitions, numbers, findings, ways of measuring, by rule
/// (question_forms.h, and forms of numbers). Spread over the papers and the kinds; none counts before its reader accepted it
/// (EvaluationQuery::isAccepted). Those that must be refused ask what one paper tells, and withhold that paper. English for numbers. Of a large
/// library only some papers are read, and the others may answer what must be refused: its reader decides. `lexicon`: null for none. Blocks; throws Error, and Error{Stopped}.
std::vector<EvaluationQuery> proposedQuestions(Database &database, const DocumentScope &scope, const Lexicon *lexicon,
    const ProposalOptions &options, const std::stop_token &stop = {});

/// The same with the dictionaries that are installed. Throws what the retriever's snapshot does, too.
std::vector<EvaluationQuery> proposedQuestions(const Retriever &retriever, Database &database, const Scope &scope,
    const ProposalOptions &options, const std::stop_token &stop = {});

/// A question that a sentence answers.
struct SentenceQuestion
{
    QString type; ///< "definition", "number", "finding", "method"
    QString question;
    QStringList must {}; ///< EvaluationQuery::must
    friend bool operator==(const SentenceQuestion &, const SentenceQuestion &) = default;
};

/// Those that a sentence of a paper answers by itself; none for one that says what was to be found out, or points at what is not in it. Pure.
std::vector<SentenceQuestion> questionsAnsweredBy(const QString &sentence, const NounPhrases &phrases, const QString &language);

} // namespace adduce
