#pragma once
#include "core/base/error.h"
#include "core/evidence/evidence_row.h"
#include "core/export/export_request.h"
#include "ui/evidence/evidence_place.h"
#include <QObject>

class QWidget;

namespace adduce {

class EvidenceTables;
class LibraryThread;

/// What is done with whole tables of evidence: made, renamed, deleted, taken in, exported, their quotes looked for.
class TableCommands : public QObject
{
    Q_OBJECT

public:
    /// `page`: where questions are asked; it owns this.
    TableCommands(LibraryThread &library, EvidenceTables &tables, QWidget *page);

    void create(); ///< asks for its name
    void rename(); ///< the one that is shown
    void remove();
    void keep(); ///< the rows that are shown, as a table; asks for its name
    void keepAs(const QString &name);
    void chooseImport(); ///< of exported evidence
    void importCsv(const QString &path); ///< of evidence, or a matrix
    void exportShown();
    void checkQuotes(); ///< of every row that is shown, and of the matrix

signals:
    void made(adduce::EvidenceTableId table); ///< to be shown at once
    void matrixMade(adduce::EvidenceTableId table); ///< the same, as its matrix
    void exportWanted(const adduce::ExportRequest &request);
    void checkWanted(const std::vector<adduce::Citation> &citations);
    void failed(const adduce::Error &error);

private:
    void make(const QString &name, std::vector<EvidenceRow> rows);
    void took(EvidenceTableId table, bool isMatrix); ///< a file, whose quotes are looked for now
    void check(const EvidencePlace &place);

    LibraryThread &m_library;
    EvidenceTables &m_tables;
    QWidget *m_page;
};

} // namespace adduce
