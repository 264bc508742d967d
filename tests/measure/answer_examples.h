#pragma once
#include "core/ask/question.h"
#include "core/sentences/candidates.h"
#include "tests/measure/gold_questions.h"
#include "tests/measure/learning.h"
#include <vector>

namespace adduce {
class Workspace;
}

namespace adduce::test {

/// A question with all that was found for it.
struct AnswerExample
{
    GoldQuestion question;
    QuestionTerms asked;
    std::vector<Candidate> candidates;
    bool isOnTopic = false; ///< as in Evidence
    std::vector<bool> isGold {}; ///< of each candidate
    ChoiceExample choice {}; ///< of the candidates that can be told

    /// Of a candidate, which may be a copy.
    [[nodiscard]] bool isRight(const Candidate &candidate) const;
};

/// Asks a question of a library as it is to be asked. Throws Error.
AnswerExample exampleOf(const GoldQuestion &question, const Question &asked, Workspace &workspace);

/// Asks every question of its library. `folder`: where the libraries are, or are made. Throws Error.
std::vector<AnswerExample> answerExamples(const QString &data, const QString &folder);

} // namespace adduce::test
