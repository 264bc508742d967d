#pragma once
#include "core/documents/document.h"
#include "core/retrieval/passage_text.h"
#include <optional>

namespace adduce {

/// The run of its page's text that a row of a table is, cell behind cell. None for a row with something else between its cells.
std::optional<SentencePart> asOneRun(const Sentence &row, const SourceDocument &document);

/// A row in words, with the heads of its columns: "Table 2, row Iron: Men: 8 mg; Women: 18 mg". `ordinal`: of its sentence. Empty for
/// one that is in no table.
QString rowWords(const std::vector<Table> &tables, int ordinal);

} // namespace adduce
