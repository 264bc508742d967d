#include "core/evaluation/evaluation_csv.h"

#include "core/export/csv_line.h"

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

constexpr std::array kColumns {
    Column { "profile", [](const EvaluationReport &report, const QueryResult &) { return report.profile; } },
    Column { "model", [](const EvaluationReport &report, const QueryResult &) { return report.model; } },
    Column { "id", [](const EvaluationReport &, const QueryResult &r) { return r.query.id; } },
    Column { "category", [](const EvaluationReport &, const QueryResult &r) { return nameOf(r.query.category); } },
    Column { "question", [](const EvaluationReport &, const QueryResult &r) { return r.query.question; } },
    Column { "verdict", [](const EvaluationReport &, const QueryResult &r) { return nameOf(r.answer.verdict); } },
    Column { "confidence", [](const EvaluationReport &, const QueryResult &r) { return nameOf(r.answer.confidence); } },
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
    Column {
        "ms", [](const EvaluationReport &, const QueryResult &r) { return QString::number(r.answer.milliseconds, 'f', 1); } },
    Column { "faithful",
        [](const EvaluationReport &, const QueryResult &r) { return r.isFaithful ? yesOrNo(*r.isFaithful) : QString(); } },
    Column { "judge", [](const EvaluationReport &report, const QueryResult &) { return report.judge; } },
    Column {
        "removed", [](const EvaluationReport &, const QueryResult &r) { return QString::number(r.answer.removedStatements()); } },
    Column { "repaired", [](const EvaluationReport &, const QueryResult &r) { return QString::number(r.answer.repaired); } },
    Column { "model_failed", [](const EvaluationReport &, const QueryResult &r) { return yesOrNo(!r.isMeasured()); } },
    Column { "told", [](const EvaluationReport &, const QueryResult &r) { return QString::number(r.answer.sentences.size()); } },
    Column { "gold_first",
        [](const EvaluationReport &, const QueryResult &r) {
            return r.isMeasured() && !r.query.gold.empty() ? yesOrNo(r.gold.isFirst()) : QString();
        } },
    Column { "gold_told",
        [](const EvaluationReport &, const QueryResult &r) {
            return r.isMeasured() && !r.query.gold.empty() ? QString::number(r.gold.count()) : QString();
        } },
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
