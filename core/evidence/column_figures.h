#pragma once
#include "core/evidence/matrix.h"
#include "core/text/measurements.h"

namespace adduce {

/// What a paper states as a number.
struct PaperFigure
{
    MatrixPaperId paper;
    QString source; ///< "Smith 2021"
    double value = 0; ///< in the unit of the column
    std::optional<Interval> interval {};
    friend bool operator==(const PaperFigure &, const PaperFigure &) = default;
};

/// The numbers of a column that can stand on one axis: those of the unit and the measure that most of its cells have.
struct ColumnFigures
{
    QString question;
    QString unit; ///< as most cells have it; empty for counts
    QString measure; ///< "odds ratio"; empty where none is named
    std::optional<double> nothing {}; ///< where the axis says "no effect": 1 for ratios, 0 for differences
    std::vector<PaperFigure> papers {}; ///< in the order of the rows
    int others = 0; ///< cells with a number of another kind

    [[nodiscard]] bool isNumeric() const { return papers.size() > 1; } ///< there is something to compare
    friend bool operator==(const ColumnFigures &, const ColumnFigures &) = default;
};

/// The measurement of a quote that answers the question: a count where one is asked for; else with an interval before one without, in a part
/// that speaks of what is asked for before any other. None where it states none. Pure.
std::optional<Measurement> figureOf(const QString &question, const QString &quote);

/// The numbers that the cells of a column state; those in another unit of the same kind are converted. Pure.
ColumnFigures figuresOf(const Matrix &matrix, const MatrixQuestion &question);

/// "5.2 (4.9 – 5.5)", with the numbers of the locale.
QString words(const PaperFigure &figure);
/// The name of the axis: "odds ratio", "h", "mean difference, kg"; empty for counts.
QString axisWords(const ColumnFigures &figures);

} // namespace adduce
