#pragma once
#include "core/evidence/evidence_row.h"
#include "core/evidence/matrix.h"
#include "core/export/paper.h"
#include "core/references/reference.h"
#include "core/threads/thread.h"
#include "core/worker/worker.h"
#include <QHash>

namespace adduce {

class Database;

/// A table of evidence under its name.
struct NamedRows
{
    QString name;
    std::vector<EvidenceRow> rows;
};

struct NamedMatrix
{
    QString name;
    Matrix matrix;
};

constexpr double kCropScale = 2; ///< pixels a point of a page: 144 dots an inch are read well and printed well enough

/// A quote on its page, drawn at kCropScale.
struct QuoteCrop
{
    Citation citation;
    PageImage image;
};

/// What is exported, in this order.
struct ExportContent
{
    QString title;
    std::vector<Thread> threads;
    std::vector<NamedRows> tables;
    std::vector<NamedMatrix> matrices;
    std::vector<QuoteCrop> crops {}; ///< for PDF alone
    Paper paper {}; ///< for PDF alone
    QString citationStyle {}; ///< of files for word processors: a CSL file; empty for pandoc's own
    QHash<QString, QString> dois {}; ///< of the papers that are cited, by the hash of their bytes
    std::vector<Reference> cited {}; ///< each paper once
};

/// The threads, and a table of the evidence of each that has some.
ExportContent contentOf(std::vector<Thread> threads);

/// Masks personal data in answers, quotes and claims (guardrails/personal_data.h).
void maskPersonalData(ExportContent &content);

/// Looks up what is cited, and its DOIs. Throws Error.
void addSources(Database &database, ExportContent &content);

/// What a cell of a matrix says: “the quote” and its source, "nothing found", "not reported", or nothing while it waits.
QString cellText(const Matrix &matrix, const MatrixPaper &paper, const MatrixQuestion &question);

/// What its papers say against each other, a line each: "Does it help?: Smith 2021 “increased”, Jones 2020 “decreased”".
QStringList conflictLines(const Matrix &matrix);

/// Everything that is cited, in order.
std::vector<Citation> citationsOf(const ExportContent &content);

} // namespace adduce
