#pragma once
#include "core/ask/ask.h"

namespace adduce {

/// What was answered, to know what may be asked next.
struct NextQuestionsRequest
{
    Answer answer {};
    Scope scope {}; ///< that the next question has
    std::vector<EarlierTurn> history {}; ///< before the answer, oldest first
    QuestionSettings settings {};
};

/// Questions that may be asked after an answer (GN10), at most `follow_ups.most_questions`: made by the model that writes where the profile asks it,
/// and the answer may be told to it, otherwise by rule of what the sentences that
/// were looked at say (question_forms.h), in the language of the question. Each was looked up: the
/// library answers it with the probability that the profile asks for, and it was not asked before. Where any paper never leaves this computer,
/// no server of another is asked for the vector of what is looked up. None after a refusal. Blocks, on a connection of its own.
/// Throws Error{Stopped}, and Error for a library that cannot be read.
QStringList nextQuestions(const NextQuestionsRequest &request, const Ask &ask, const std::stop_token &stop);

} // namespace adduce
