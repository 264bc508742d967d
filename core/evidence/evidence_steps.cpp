#include "core/evidence/evidence_steps.h"

#include "core/library/database.h"
#include "core/library/document_store.h"

#include <algorithm>
#include <ranges>

namespace adduce {

namespace {

void applyStep(Database &database, const EvidenceChange &change)
{
    EvidenceStore(database).apply(change);
}

void applyStep(Database &database, const MatrixChange &change)
{
    MatrixStore(database).apply(change);
}

/// The cells that a question or a paper has.
template <class Has> std::vector<MatrixCell> cellsOf(const Matrix &matrix, Has has)
{
    std::vector<MatrixCell> cells;
    for (const auto &[place, cell] : matrix.cells)
        if (has(cell))
            cells.push_back(cell);
    return cells;
}

/// With ids and places behind what is there.
std::vector<PlacedRow> placedBehind(Database &database, EvidenceTableId table, std::vector<EvidenceRow> rows)
{
    const EvidenceStore store(database);
    const std::vector<PlacedRow> there = store.rows(table);
    double place = there.empty() ? 0 : there.back().place;
    qint64 id = store.newRowId().value;
    std::vector<PlacedRow> placed;
    for (EvidenceRow &row : rows) {
        row.id = { id++ };
        placed.push_back({ std::move(row), ++place });
    }
    return placed;
}

} // namespace

EvidenceChange newTable(Database &database, const QString &name, std::vector<EvidenceRow> rows)
{
    const EvidenceTableId id = EvidenceStore(database).newTableId();
    return { id, {}, name, {}, placedBehind(database, id, std::move(rows)) };
}

EvidenceChange rowsBehind(Database &database, const EvidenceTable &table, std::vector<EvidenceRow> rows)
{
    return { table.id, table.name, table.name, {}, placedBehind(database, table.id, std::move(rows)) };
}

std::vector<EvidenceStep> tableRemoved(Database &database, const EvidenceTable &table)
{
    Matrix all = MatrixStore(database).find(table.id);
    MatrixPart matrix { std::move(all.questions), std::move(all.papers), {} };
    for (auto &[place, cell] : all.cells)
        matrix.cells.push_back(std::move(cell));
    std::vector<EvidenceStep> steps;
    if (matrix != MatrixPart {})
        steps.emplace_back(MatrixChange { table.id, std::move(matrix), {} });
    steps.emplace_back(EvidenceChange { table.id, table.name, {}, EvidenceStore(database).rows(table.id), {}, table.owner });
    return steps;
}

MatrixChange questionsBehind(Database &database, EvidenceTableId table, const QStringList &texts)
{
    const MatrixStore store(database);
    const std::vector<MatrixQuestion> there = store.find(table).questions;
    double place = there.empty() ? 0 : there.back().place;
    MatrixChange change { table, {}, {} };
    MatrixQuestionId id = store.newQuestionId();
    for (const QString &text : texts) {
        const QString question = text.simplified();
        if (texts.size() > 1 && std::ranges::find(there, question, &MatrixQuestion::text) != there.end())
            continue;
        change.put.questions.push_back({ id, ++place, question });
        ++id.value;
    }
    return change;
}

MatrixChange papersBehind(Database &database, EvidenceTableId table, const std::vector<DocumentId> &documents)
{
    const MatrixStore store(database);
    const Matrix matrix = store.find(table);
    MatrixPaperId id = store.newPaperId();
    double place = matrix.papers.empty() ? 0 : matrix.papers.back().place;
    MatrixChange change { table, {}, {} };
    for (const DocumentId document : documents) {
        const auto row = DocumentStore(database).find(document);
        if (row && !holds(matrix, document)
            && std::ranges::find(change.put.papers, document, &MatrixPaper::document) == change.put.papers.end())
            change.put.papers.push_back({ { id.value++ }, ++place, document, row->sha256, shortName(*row), displayTitle(*row) });
    }
    return change;
}

MatrixChange questionTaken(const Matrix &matrix, EvidenceTableId table, const MatrixQuestion &question)
{
    const auto has = [&](const MatrixCell &cell) { return cell.question == question.id; };
    return { table, { { question }, {}, cellsOf(matrix, has) }, {} };
}

MatrixChange paperTaken(const Matrix &matrix, EvidenceTableId table, const MatrixPaper &paper)
{
    const auto has = [&](const MatrixCell &cell) { return cell.paper == paper.id; };
    return { table, { {}, { paper }, cellsOf(matrix, has) }, {} };
}

bool isNothing(const MatrixChange &change)
{
    return change.put == MatrixPart {} && change.taken == MatrixPart {};
}

void takeBack(Database &database, std::span<const EvidenceStep> made)
{
    for (const EvidenceStep &step : std::views::reverse(made))
        std::visit([&](const auto &one) { applyStep(database, one.inverse()); }, step);
}

void applyAll(Database &database, std::span<const EvidenceStep> steps)
{
    std::size_t made = 0;
    try {
        for (; made < steps.size(); ++made)
            std::visit([&](const auto &one) { applyStep(database, one); }, steps[made]);
    } catch (const Error &) {
        takeBack(database, steps.first(made));
        throw;
    }
}

} // namespace adduce
