#pragma once
#include "core/evaluation/mutation_score.h"

namespace adduce {

class Workspace;

/// Those of the library's saved answers, each once.
std::vector<ProvedSentence> provedSentences(Workspace &workspace);

} // namespace adduce
