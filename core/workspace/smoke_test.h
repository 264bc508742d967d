#pragma once
#include "core/evaluation/evaluation_report.h"
#include <stop_token>
#include <vector>

namespace adduce {

class Workspace;

/// One thing that has to hold.
struct SmokeCheck
{
    QString name; ///< "pages", English: programs read it
    bool isPassed = false;
    QString detail; ///< what was seen; translated
};

/// What came of it.
struct SmokeTest
{
    std::vector<SmokeCheck> checks;
    double milliseconds = 0; ///< of all of it: reading the paper, and five questions
    EvaluationReport report; ///< of the questions

    [[nodiscard]] bool isPassed() const;
};

/// Tries the program itself on a paper of ten pages that comes with it, in a library of its own that is gone afterwards: the paper is read in
/// its structure, questions are answered within 5 s with citations, from the pages that hold the answers and never from one that holds none,
/// with two key terms of each answer; and what the paper does not say is refused (SPEC EV8). Without a model, and nothing goes out. Blocks.
/// Throws Error{Stopped}, and Error where no paper can be read at all.
SmokeTest runSmokeTest(const Workspace &host, const std::stop_token &stop);

} // namespace adduce
