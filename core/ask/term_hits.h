#pragma once
#include "core/answer/answer.h"
#include "core/guardrails/topic.h"
#include "core/text/stemmer.h"
#include <QHash>
#include <span>

namespace adduce {

class Database;
class KeywordIndex;

/// Counts in how many sentences and documents of the library terms stand. For one thread, and its connection.
class TermCounter
{
public:
    TermCounter(Database &database, const KeywordIndex &keywords);

    /// Each sentence is read where at most a thousand chunks hold the term. Of a term of more, the documents are counted by the
    /// index, with their titles and headings, and the sentences reckoned from an even sample, to two digits.
    TermHits count(const KeyTerm &term);

private:
    TermHits read(const KeyTerm &term, std::span<const ChunkId> chunks);

    Database &m_database;
    const KeywordIndex &m_keywords;
    Stemmers m_stemmers;
    QHash<DocumentId, QString> m_languages; ///< of documents, as far as they were met
};

} // namespace adduce
