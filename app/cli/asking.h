#pragma once
#include "app/cli/command.h"
#include "core/workspace/ask_question.h"

namespace adduce::cli {

/// How an answer is told.
enum class Telling
{
    Whole, ///< when it is kept
    AsItComes ///< each sentence once it is proved, and what is done meanwhile where errors go to a terminal; JSON is always whole
};

/// Says on standard error how many papers were cut otherwise than the profile asks, where there are any.
void noteOtherCuts(const Context &context, int papers);

/// Says on standard error that the library has no paper, and how to add some, where that is so.
bool noteEmptyLibrary(const Context &context);

/// Asks and tells the answer on standard output, in JSON where the context says so. Throws as askQuestion().
KeptAnswer askAndTell(const Context &context, const AskRequest &request, Telling telling);

} // namespace adduce::cli
