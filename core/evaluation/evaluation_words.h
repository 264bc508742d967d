#pragma once
#include "core/ask/question.h"
#include "core/evaluation/evaluation_report.h"

namespace adduce {

/// "adduce", or "adduce, qwen3:8b, potion-base-8M".
QString variantName(const EvaluationReport &report);
QString searchedIn(const QuestionSettings &settings); ///< EvaluationReport::space
QString embedsElsewhere(
    const QuestionSettings &settings); ///< the host of another computer that embeds questions and passages; empty for none

/// A line on those, "The model failed on 3 questions, which are not counted"; empty without any; translated.
QString failedWords(const EvaluationReport &report);

/// "yes", "no" or "not measured"; translated.
QString rightWords(const QueryResult &result);

/// The judge's word on it: "yes", "no" or "not judged", a dash for what was not answered; translated.
QString faithfulWords(const QueryResult &result);

} // namespace adduce
