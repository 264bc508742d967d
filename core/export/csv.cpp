#include "core/answer/seal.h"
#include "core/base/device.h"
#include "core/export/csv_line.h"
#include "core/export/evidence_csv.h"
#include "core/export/export.h"

#include <QFileInfo>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

// The names stay English in every language: programs read them.

void writeRows(const std::vector<EvidenceRow> &rows, QIODevice &device)
{
    for (const EvidenceRow &row : rows) {
        const Citation at = row.citation.value_or(Citation {});
        writeAll(device,
            csvLine({ row.claim, shownQuote(row), at.quote, at.source, at.title, QFileInfo(at.path).fileName(),
                at.page > 0 ? QString::number(at.page) : QString(), at.label, at.section,
                row.confidence ? nameOf(*row.confidence) : QString(), row.caveats, row.notes,
                at.document ? QString::number(at.document.value) : QString(), at.chunk, at.sha256, rectsCell(at.rects),
                row.citation ? sealOf(row.claim, at) : QString() }));
    }
}

/// A table of papers has no room for the rectangles of each cell.
QString sealWithoutPlaceOnPage(const QString &question, Citation citation)
{
    citation.rects.clear();
    return sealOf(question, citation);
}

void writeMatrix(const Matrix &matrix, QIODevice &device)
{
    QStringList heads { u"source"_s, u"title"_s, u"sha256"_s };
    for (const MatrixQuestion &question : matrix.questions)
        heads << question.text << u"page"_s << u"seal"_s;
    writeAll(device, csvLine(heads));
    for (const MatrixPaper &paper : matrix.papers) {
        QStringList cells { paper.source, paper.title, paper.sha256 };
        for (const MatrixQuestion &question : matrix.questions) {
            const auto cell = matrix.cells.find({ paper.id, question.id });
            const bool quoted = cell != matrix.cells.end() && cell->second.citation;
            cells << (cell == matrix.cells.end() ? QString()
                    : quoted                     ? cell->second.citation->quote
                                                 : nameOf(cell->second.state).replace(u'_', u' '))
                  << (quoted ? QString::number(cell->second.citation->page) : QString())
                  << (quoted ? sealWithoutPlaceOnPage(question.text, *cell->second.citation) : QString());
        }
        writeAll(device, csvLine(cells));
    }
}

} // namespace

void writeCsv(const ExportContent &content, QIODevice &device)
{
    if (content.tables.empty() && !content.matrices.empty()) {
        for (const NamedMatrix &named : content.matrices)
            writeMatrix(named.matrix, device);
        return;
    }
    writeAll(device, csvLine(evidenceCsvHeads()));
    for (const NamedRows &table : content.tables)
        writeRows(table.rows, device);
}

} // namespace adduce
