#pragma once
#include "core/evaluation/mutation_score.h"

namespace adduce {

class Workspace;

/// The sentences of the library's saved answers, each with its first quote and what stands around that, each once; rows of tables and
/// quotes in several parts aside.
std::vector<ProvedSentence> provedSentences(Workspace &workspace);

} // namespace adduce
