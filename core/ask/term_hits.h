#pragma once
#include "core/answer/answer.h"
#include "core/guardrails/topic.h"
#include "core/library/collection_store.h"

namespace adduce {

class Database;
class KeywordIndex;

/// In how many passages and rows of tables of the scope a term stands, and of how many documents, all counted: those that FTS5 finds, so
/// that anybody can count them again. A term with stems in other languages is also found by these, in headings and titles, too. For the
/// caller's read transaction, in which the index was loaded.
TermHits hitsOf(const KeyTerm &term, const KeywordIndex &keywords, const Database &database, const DocumentScope &scope);

} // namespace adduce
