#pragma once
#include "core/answer/answer.h"
#include "core/library/library.h"
#include "core/retrieval/retriever.h"
#include <stop_token>

namespace adduce {

class ModelServers;

/// Sentences that might be quoted for these words, best first, each with its citation: for a person to choose from.
/// Blocks. Throws as asking does.
std::vector<AnswerSentence> quotesFor(const QString &words, const DocumentScope &scope, int most, const Library &library,
    const Retriever &retriever, const ModelServers &servers, const Parameters &parameters, const std::stop_token &stop);

/// The sentence of a passage that speaks most of these words, cited; none where nothing of it can be quoted. Blocks. Throws as asking does.
std::optional<Citation> quoteOf(const Passage &passage, const QString &words, const Library &library, const Retriever &retriever,
    const Parameters &parameters, const std::stop_token &stop);

} // namespace adduce
