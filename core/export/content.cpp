#include "core/export/content.h"

#include "core/answer/answer_words.h"
#include "core/base/tr.h"
#include "core/evidence/evidence_table.h"
#include "core/evidence/matrix_conflicts.h"
#include "core/export/library_export.h"
#include "core/guardrails/personal_data.h"
#include "core/library/document_store.h"
#include "core/threads/quote_check.h"

namespace adduce {

using namespace Qt::StringLiterals;

ExportContent contentOf(std::vector<Thread> threads)
{
    ExportContent content;
    if (!threads.empty())
        content.title = threads.front().row.marks.title;
    for (const Thread &thread : threads)
        if (std::vector<EvidenceRow> rows = evidenceRows(thread); !rows.empty())
            content.tables.push_back(
                { threads.size() == 1 ? tr("Evidence table") : tr("Evidence: %1").arg(thread.row.marks.title), std::move(rows) });
    content.threads = std::move(threads);
    return content;
}

void maskPersonalData(ExportContent &content)
{
    for (Thread &thread : content.threads)
        for (Turn &turn : thread.turns)
            turn.answer = masked(std::move(turn.answer));
    for (NamedRows &table : content.tables)
        for (EvidenceRow &row : table.rows) {
            row.claim = masked(row.claim);
            if (row.citation)
                row.citation = masked(*row.citation);
        }
    for (NamedMatrix &named : content.matrices)
        for (auto &[place, cell] : named.matrix.cells)
            if (cell.citation)
                cell.citation = masked(*cell.citation);
}

void addSources(Database &database, ExportContent &content)
{
    const std::vector<Citation> cited = citationsOf(content);
    content.cited = citedReferences(database, cited);
    for (const Citation &citation : cited) {
        if (citation.sha256.isEmpty() || content.dois.contains(citation.sha256))
            continue;
        const auto row = DocumentStore(database).findByHash(citation.sha256);
        content.dois.insert(citation.sha256, row ? row->doi : QString());
    }
}

QString cellText(const Matrix &matrix, const MatrixPaper &paper, const MatrixQuestion &question)
{
    const auto found = matrix.cells.find({ paper.id, question.id });
    if (found == matrix.cells.end())
        return {};
    const std::optional<Citation> &citation = found->second.citation;
    return citation ? u"\u201C%1\u201D (%2)"_s.arg(citation->quote, chipText(*citation)) : words(found->second.state);
}

QStringList conflictLines(const Matrix &matrix)
{
    const auto sourceOf = [&](MatrixPaperId id) { return std::ranges::find(matrix.papers, id, &MatrixPaper::id)->source; };
    QStringList lines;
    for (const MatrixConflict &conflict : conflictsIn(matrix)) {
        const auto question = std::ranges::find(matrix.questions, conflict.question, &MatrixQuestion::id);
        lines << tr("%1: %2 “%3”, %4 “%5”")
                     .arg(question->text, sourceOf(conflict.one), conflict.oneSays, sourceOf(conflict.other), conflict.otherSays);
    }
    return lines;
}

std::vector<Citation> citationsOf(const ExportContent &content)
{
    std::vector<Citation> all;
    for (const Thread &thread : content.threads)
        for (Citation &citation : citationsOf(thread))
            all.push_back(std::move(citation));
    for (const NamedRows &table : content.tables)
        for (const EvidenceRow &row : table.rows)
            if (row.citation)
                all.push_back(*row.citation);
    for (const NamedMatrix &named : content.matrices)
        for (const auto &[place, cell] : named.matrix.cells)
            if (cell.citation)
                all.push_back(*cell.citation);
    return all;
}

} // namespace adduce
