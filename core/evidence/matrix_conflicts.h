#pragma once
#include "core/evidence/matrix.h"
#include "core/text/measurements.h"

namespace adduce {

enum class ConflictKind
{
    Directions, ///< up in the one, down in the other
    Intervals ///< that have no number in common
};

/// Two papers of a matrix that answer one question otherwise.
struct MatrixConflict
{
    MatrixQuestionId question;
    MatrixPaperId one; ///< the upper row
    MatrixPaperId other;
    ConflictKind kind = ConflictKind::Directions;
    QString oneSays; ///< "increased", "odds ratio 1.8 (1.2 – 2.6)"
    QString otherSays;
    friend bool operator==(const MatrixConflict &, const MatrixConflict &) = default;
};

struct ConflictParameters
{
    double outcomeShare =
        0.6; ///< of the words of an outcome that a clause must name, rounded: one of two or three may be left out
    double causeShare = 0.5; ///< of those of its cause that a sentence must name
    double subjectShare = 0.7; ///< of the words that two sentences must share where the question names no outcome
    int fewestShared = 3; ///< words, then
    friend bool operator==(const ConflictParameters &, const ConflictParameters &) = default;
};

/// What the cells of each question say against each other: effects with opposite signs, in words or by their numbers, and intervals that do
/// not meet, of what the question asks for. Not compared are questions that ask for something of each study itself (its design, sample, dose),
/// and quotes that speak of groups or conditions apart, or of other outcomes. English. Pure; in the order of questions, then of rows.
std::vector<MatrixConflict> conflictsIn(const Matrix &matrix, const ConflictParameters &parameters = {});

} // namespace adduce
