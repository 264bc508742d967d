#include "core/evaluation/evaluation_csv.h"

#include "core/answer/measured_rate.h"
#include "core/export/csv_line.h"

#include <QLocale>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

struct Column
{
    const char *name; // English in every language: programs read it
    QString (*cell)(const EvaluationReport &report, const QueryResult &result);
};

QString yesOrNo(bool is)
{
    return is ? u"yes"_s : u"no"_s;
}

QString yesNoOrNothing(const std::optional<bool> &is)
{
    return is ? yesOrNo(*is) : QString();
}

/// To its last digit: figures are computed from it again.
QString whole(double number)
{
    return QString::number(number, 'g', QLocale::FloatingPointShortest);
}

QString ranks(const std::vector<int> &goldRanks)
{
    QStringList numbers;
    for (const int rank : goldRanks)
        numbers << QString::number(rank);
    return numbers.join(u' ');
}

QString claimedShare(const std::optional<MeasuredRate> &rate)
{
    return rate && rate->isEnough() ? whole(rate->share()) : QString();
}

constexpr std::array kColumns {
    Column { "profile", [](const EvaluationReport &report, const QueryResult &) { return report.profile; } },
    Column { "model", [](const EvaluationReport &report, const QueryResult &) { return report.model; } },
    Column { "id", [](const EvaluationReport &, const QueryResult &r) { return r.query.id; } },
    Column { "category", [](const EvaluationReport &, const QueryResult &r) { return nameOf(r.query.category); } },
    Column { "question", [](const EvaluationReport &, const QueryResult &r) { return r.query.question; } },
    Column { "verdict", [](const EvaluationReport &, const QueryResult &r) { return nameOf(r.told.verdict); } },
    Column { "confidence", [](const EvaluationReport &, const QueryResult &r) { return nameOf(r.told.confidence); } },
    Column { "right",
        [](const EvaluationReport &, const QueryResult &r) { return r.isMeasured() ? yesOrNo(r.isRight()) : QString(); } },
    Column { "judged",
        [](const EvaluationReport &, const QueryResult &r) {
            return r.userVerdict ? *r.userVerdict ? u"right"_s : u"wrong"_s : QString();
        } },
    Column { "expected_found", [](const EvaluationReport &, const QueryResult &r) { return QString::number(r.expectedFound); } },
    Column { "citations", [](const EvaluationReport &, const QueryResult &r) { return QString::number(r.citations); } },
    Column { "citations_verbatim",
        [](const EvaluationReport &, const QueryResult &r) { return QString::number(r.citationsVerbatim); } },
    Column { "ms", [](const EvaluationReport &, const QueryResult &r) { return whole(r.told.milliseconds); } },
    Column { "faithful", [](const EvaluationReport &, const QueryResult &r) { return yesNoOrNothing(r.isFaithful); } },
    Column { "judge", [](const EvaluationReport &report, const QueryResult &) { return report.judge; } },
    Column { "removed", [](const EvaluationReport &, const QueryResult &r) { return QString::number(r.told.removed.size()); } },
    Column { "repaired", [](const EvaluationReport &, const QueryResult &r) { return QString::number(r.told.repaired); } },
    Column { "model_failed", [](const EvaluationReport &, const QueryResult &r) { return yesOrNo(!r.isMeasured()); } },
    Column { "told", [](const EvaluationReport &, const QueryResult &r) { return QString::number(r.told.sentences); } },
    Column { "gold_first",
        [](const EvaluationReport &, const QueryResult &r) {
            return r.isMeasured() && !r.query.gold.empty() ? yesOrNo(r.gold.isFirst()) : QString();
        } },
    Column { "gold_told",
        [](const EvaluationReport &, const QueryResult &r) {
            return r.isMeasured() && !r.query.gold.empty() ? QString::number(r.gold.count()) : QString();
        } },
    Column { "type", [](const EvaluationReport &, const QueryResult &r) { return r.query.type; } },
    Column { "refused", [](const EvaluationReport &, const QueryResult &r) { return yesOrNo(r.told.isRefusal()); } },
    Column {
        "must_be_refused", [](const EvaluationReport &, const QueryResult &r) { return yesOrNo(r.query.expected.empty()); } },
    Column { "claimed", [](const EvaluationReport &, const QueryResult &r) { return claimedShare(r.told.rate); } },
    Column { "has_gold", [](const EvaluationReport &, const QueryResult &r) { return yesOrNo(!r.query.gold.empty()); } },
    Column { "gold_ranks", [](const EvaluationReport &, const QueryResult &r) { return ranks(r.figures.goldRanks); } },
    Column { "retrieved", [](const EvaluationReport &, const QueryResult &r) { return QString::number(r.figures.retrieved); } },
    Column { "relevant", [](const EvaluationReport &, const QueryResult &r) { return QString::number(r.figures.relevant); } },
    Column { "web_searched", [](const EvaluationReport &, const QueryResult &r) { return yesOrNo(r.figures.isWebSearched); } },
    Column { "retrieval_attempts",
        [](const EvaluationReport &, const QueryResult &r) { return QString::number(r.figures.retrievals); } },
    Column { "generation_attempts",
        [](const EvaluationReport &, const QueryResult &r) { return QString::number(r.figures.generations); } },
    Column {
        "prompt_tokens", [](const EvaluationReport &, const QueryResult &r) { return QString::number(r.figures.promptTokens); } },
    Column {
        "answer_tokens", [](const EvaluationReport &, const QueryResult &r) { return QString::number(r.figures.answerTokens); } },
    Column { "cost", [](const EvaluationReport &, const QueryResult &r) { return whole(r.figures.cost); } },
    Column { "grounded", [](const EvaluationReport &, const QueryResult &r) { return yesNoOrNothing(r.figures.isGrounded); } },
    Column { "to_the_question",
        [](const EvaluationReport &, const QueryResult &r) { return yesNoOrNothing(r.figures.isToTheQuestion); } },
    Column {
        "citations_written", [](const EvaluationReport &, const QueryResult &r) { return QString::number(r.citationsWritten); } },
    Column {
        "citations_sound", [](const EvaluationReport &, const QueryResult &r) { return QString::number(r.citationsSound); } },
    Column { "gates", [](const EvaluationReport &, const QueryResult &r) { return QString::number(r.gates); } },
    Column { "gates_open", [](const EvaluationReport &, const QueryResult &r) { return QString::number(r.gatesOpen); } },
    Column { "written_by_model", [](const EvaluationReport &, const QueryResult &r) { return yesOrNo(r.told.isWritten); } },
    Column { "mutants", [](const EvaluationReport &, const QueryResult &r) { return QString::number(r.figures.mutants); } },
    Column { "mutants_caught",
        [](const EvaluationReport &, const QueryResult &r) { return QString::number(r.figures.mutantsCaught); } },
    Column { "space", [](const EvaluationReport &report, const QueryResult &) { return report.space; } },
};

} // namespace

QByteArray toCsv(const Comparison &comparison)
{
    QStringList cells;
    for (const Column &column : kColumns)
        cells << QString::fromLatin1(column.name);
    QByteArray out = csvLine(cells);
    for (const EvaluationReport &report : comparison.reports)
        for (const QueryResult &result : report.results) {
            cells.clear();
            for (const Column &column : kColumns)
                cells << column.cell(report, result);
            out += csvLine(cells);
        }
    return out;
}

} // namespace adduce
