#pragma once
#include "app/cli/command.h"
#include "core/retrieval/retriever.h"
#include "core/retrieval/search_query.h"
#include <optional>

namespace adduce::cli {

/// Of the profile, with --weights; none when they are wrong, which was said then.
std::optional<RetrievalParameters> retrievalOf(const Context &context);

/// What retrieval finds for the words; says so when the server of the space does not answer.
std::vector<Passage> findPassages(const Context &context, const Retriever &retriever, Database &database,
    const SearchQuery &query, const RetrievalParameters &parameters);

} // namespace adduce::cli
