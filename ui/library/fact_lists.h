#pragma once
#include <QString>
#include <cstddef>

class QVBoxLayout;

namespace adduce {

class FactList;
struct DocumentFacts;

// What is known of a document, in the lists of its page. Each returns how many rows are worth a look.

/// The file's own outline when it has one: its author made it. Else the headings that were found. A row leads to its page.
std::size_t fillContents(FactList &list, const DocumentFacts &facts);
std::size_t fillHidden(FactList &list, const DocumentFacts &facts); ///< a row leads to its page, 0-based
std::size_t fillCiting(FactList &list, const DocumentFacts &facts); ///< a row leads to its thread
std::size_t fillVersions(FactList &list, const DocumentFacts &facts); ///< a row leads to its index

void fillNotices(QVBoxLayout &column, const DocumentFacts &facts);

} // namespace adduce
