#include "core/evidence/column_figures.h"

#include "core/effects/stated_answer.h"
#include "core/guardrails/people.h"
#include "core/question/asked_for.h"
#include "core/question/study_aspect.h"

#include <QHash>
#include <QSet>
#include <algorithm>
#include <cmath>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// What numbers on one axis have in common.
QString kindOf(const Measurement &one)
{
    return u"%1|%2|%3"_s.arg(static_cast<int>(one.kind)).arg(one.measure, scaleOf(one.unit).base);
}

/// What most of them are; of equals what comes first.
QString mostFrequent(const QStringList &values)
{
    QHash<QString, int> counts;
    for (const QString &value : values)
        ++counts[value];
    const auto most = std::ranges::max_element(values, {}, [&](const QString &value) { return counts.value(value); });
    return most == values.end() ? QString() : *most;
}

/// Counts people or animals, or what the question counts: "eleven female athletes", "n = 35".
bool isCountOf(const Measurement &one, const QString &quote, const QStringList &counted)
{
    constexpr qsizetype kBehind = 60; // characters
    constexpr int kWords = 5;
    static const QSet<QString> people { u"participants"_s, u"subjects"_s, u"respondents"_s, u"people"_s, u"persons"_s,
        u"individuals"_s, u"cases"_s, u"controls"_s };
    const bool isWhole = one.value == std::floor(one.value) && one.value > 0;
    if (one.kind != EffectKind::Amount || !one.unit.isEmpty() || one.interval || !isWhole)
        return false;
    if (quote.left(one.start).trimmed().endsWith(u"n =", Qt::CaseInsensitive))
        return true;
    int looked = 0;
    for (const Word &word : splitWords(quote.mid(one.start + one.length, kBehind))) {
        if (++looked > kWords)
            break;
        if (people.contains(word.text) || counted.contains(word.text) || !groupOf(word.text).isEmpty())
            return true;
    }
    return false;
}

bool asksForCount(const QString &question)
{
    return aspectOf(question) == StudyAspect::SampleSize || askedFor(question).unit == WantedUnit::Counted;
}

} // namespace

std::optional<Measurement> figureOf(const QString &question, const QString &quote)
{
    std::vector<Measurement> measured = measurementsIn(quote);
    if (asksForCount(question)) {
        const QStringList counted = askedFor(question).counted;
        const auto count = std::ranges::find_if(measured, [&](const Measurement &one) { return isCountOf(one, quote, counted); });
        return count == measured.end() ? std::nullopt : std::optional(*count);
    }
    Stemmer stem;
    QSet<QString> named;
    for (const TextWord &word : parsed(question, stem).words)
        if (word.isContent && !word.isNumber)
            named.insert(word.stem);
    const auto isBare = [](const Measurement &one) {
        return one.unit.isEmpty() && one.measure.isEmpty();
    }; // of nobody knows what
    std::vector<Measurement> near = measuredOf(quote, named, stem);
    std::erase_if(near, isBare);
    std::erase_if(measured, isBare);
    if (!near.empty())
        measured = std::move(near);
    if (measured.empty())
        return std::nullopt;
    const auto ranged = std::ranges::find_if(measured, [](const Measurement &one) { return one.interval.has_value(); });
    return ranged == measured.end() ? measured.front() : *ranged;
}

ColumnFigures figuresOf(const Matrix &matrix, const MatrixQuestion &question)
{
    std::vector<std::pair<const MatrixPaper *, Measurement>> all;
    QStringList kinds;
    for (const MatrixPaper &paper : matrix.papers) {
        const auto cell = matrix.cells.find({ paper.id, question.id });
        if (cell == matrix.cells.end() || !cell->second.citation)
            continue;
        if (const auto figure = figureOf(question.text, cell->second.citation->quote)) {
            all.emplace_back(&paper, *figure);
            kinds << kindOf(*figure);
        }
    }
    ColumnFigures figures { .question = question.text, .unit = {}, .measure = {} };
    const QString kind = mostFrequent(kinds);
    QStringList units;
    for (const auto &[paper, figure] : all)
        if (kindOf(figure) == kind)
            units << figure.unit;
    figures.unit = mostFrequent(units);
    const double factor = scaleOf(figures.unit).factor;
    for (const auto &[paper, figure] : all) {
        if (kindOf(figure) != kind) {
            ++figures.others;
            continue;
        }
        const double scale = scaleOf(figure.unit).factor / factor;
        PaperFigure point { paper->id, paper->source, figure.value * scale };
        if (figure.interval)
            point.interval = { figure.interval->low * scale, figure.interval->high * scale };
        figures.papers.push_back(std::move(point));
        figures.measure = figure.measure;
        if (figure.kind != EffectKind::Amount)
            figures.nothing = figure.kind == EffectKind::Ratio ? 1 : 0;
    }
    return figures;
}

QString words(const PaperFigure &figure)
{
    return words(Measurement { .value = figure.value, .interval = figure.interval, .unit = {}, .measure = {} });
}

QString axisWords(const ColumnFigures &figures)
{
    return figures.measure.isEmpty() ? figures.unit
        : figures.unit.isEmpty()     ? figures.measure
                                     : figures.measure + u", "_s + figures.unit;
}

} // namespace adduce
