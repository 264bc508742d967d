#pragma once
#include "core/serving/serving_context.h"
#include "core/workspace/public_values.h"

namespace adduce {

// What a caller is told: files by their names, as where they lie is nobody else's business, and nothing of documents that it may not know of.

PublicDocument told(PublicDocument document);
std::vector<PublicPassage> told(std::vector<PublicPassage> passages);
/// Whether a saved answer may be told: neither what it says nor how it came about names a document that is not visible.
bool mayTell(const Answer &answer, const VisibleDocuments &visible);
/// `visible`: the caller's documents. None for an answer that quotes or names another: of that nothing is told.
std::optional<PublicAnswer> told(PublicAnswer answer, const DocumentScope &visible);

/// The sentences with their marks, or what is said in their place: as text, for whom JSON is too much.
QString textOf(const PublicAnswer &answer);
QString markedText(const AnswerSentence &sentence); ///< one of them

} // namespace adduce
