#pragma once
#include "core/answer/trace.h"
#include "core/guardrails/context_passage.h"
#include "core/models/prompt.h"
#include "core/retrieval/passage_text.h"
#include <vector>

namespace adduce {

/// The passages for a model, each sentence once: the first passage keeps it. Those without any are left out. Pure.
std::vector<ContextPassage> contextPassages(const std::vector<PassageText> &passages, const SourceDocuments &documents);

std::vector<PromptPassage> promptPassages(const std::vector<ContextPassage> &passages);
std::vector<OutgoingPassage> outgoing(const std::vector<ContextPassage> &passages);
std::vector<SentPassage> sent(const std::vector<ContextPassage> &passages); ///< for the trace

} // namespace adduce
