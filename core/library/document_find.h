#pragma once
#include "core/library/document_store.h"
#include <stop_token>

namespace adduce {

/// Documents whose title, authors, year or file name hold every word of the query, newest first, at most so many; superseded
/// versions aside. None for a query without a word. Looks at every document when few match: for a worker thread.
std::vector<DocumentRow> findDocuments(
    Database &database, const QString &query, std::size_t most, const std::stop_token &stop = {});

} // namespace adduce
