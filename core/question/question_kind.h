#pragma once
#include "core/question/asked_for.h"

namespace adduce {

/// How much it takes to answer a question that the papers are asked (RT3).
enum class QuestionKind
{
    Simple, ///< one fact, definition or place in a paper
    Complex ///< comparison, reason, method, finding, or several questions in one
};

/// By what is asked for and by the words that join questions, in English, German, French and Spanish. Pure.
QuestionKind kindOf(const QString &question, const AskedFor &wanted);

} // namespace adduce
