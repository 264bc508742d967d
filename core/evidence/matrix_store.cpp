#include "core/evidence/matrix_store.h"

#include "core/evidence/evidence_columns.h"
#include "core/library/database.h"
#include "core/library/document_store.h"

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Before there was a word for what was not found, that stood for not reported, too: a person alone says the latter.
CellState stateOf(const QString &name, const MatrixCell &cell)
{
    if (cell.citation && name == nameOf(CellState::Quoted))
        return CellState::Quoted;
    return name == nameOf(CellState::NotReported) && cell.chosenBy == kChosenByUser ? CellState::NotReported
                                                                                    : CellState::NothingFound;
}

/// The document by its id, or, where that is gone, the one with the same bytes.
std::optional<DocumentRow> documentOf(Database &database, const MatrixPaper &paper)
{
    const DocumentStore documents(database);
    if (paper.document)
        if (auto row = documents.find(paper.document))
            return row;
    return paper.sha256.isEmpty() ? std::nullopt : documents.findByHash(paper.sha256);
}

void readPapers(Database &database, EvidenceTableId table, Matrix &matrix)
{
    Statement row(database,
        "SELECT id, place, document, sha256, source, title FROM matrix_papers WHERE evidence_table = ? ORDER BY place, id");
    row.bind(1, table.value);
    while (row.step()) {
        MatrixPaper paper { MatrixPaperId { row.integer(0) }, row.real(1), DocumentId { row.integer(2) }, row.text(3),
            row.text(4), row.text(5) };
        if (const auto document = documentOf(database, paper)) {
            paper.document = document->id;
            paper.sha256 = document->sha256;
            paper.source = shortName(*document);
            paper.title = displayTitle(*document);
            paper.isReady = document->state == DocumentState::Ready;
        } else {
            paper.document = {};
        }
        matrix.papers.push_back(std::move(paper));
    }
}

template <class Value> void remove(Database &database, const char *sql, const std::vector<Value> &values)
{
    Statement statement(database, sql);
    for (const Value &value : values)
        statement.bind(1, value.id.value).run();
}

/// In place of what is there; nothing when its question or paper is gone.
void putCell(Database &database, const MatrixCell &cell)
{
    Statement(database,
        "INSERT OR REPLACE INTO matrix_cells(question, paper, state, citation, chosen_by, made_at) "
        "SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE EXISTS (SELECT 1 FROM matrix_questions WHERE id = ?1) "
        "AND EXISTS (SELECT 1 FROM matrix_papers WHERE id = ?2)")
        .bind(1, cell.question.value)
        .bind(2, cell.paper.value)
        .bind(3, nameOf(cell.state))
        .bind(4, citationColumn(cell.citation))
        .bind(5, cell.chosenBy)
        .bind(6, cell.madeAt.toString(Qt::ISODateWithMs))
        .run();
}

} // namespace

MatrixStore::MatrixStore(Database &database)
    : m_database(database)
{
}

Matrix MatrixStore::find(EvidenceTableId table) const
{
    Matrix matrix;
    Statement question(
        m_database, "SELECT id, place, question FROM matrix_questions WHERE evidence_table = ? ORDER BY place, id");
    question.bind(1, table.value);
    while (question.step())
        matrix.questions.push_back({ MatrixQuestionId { question.integer(0) }, question.real(1), question.text(2) });
    readPapers(m_database, table, matrix);
    Statement cell(m_database,
        "SELECT question, paper, state, citation, chosen_by, made_at FROM matrix_cells "
        "WHERE question IN (SELECT id FROM matrix_questions WHERE evidence_table = ?)");
    cell.bind(1, table.value);
    while (cell.step()) {
        MatrixCell found { MatrixQuestionId { cell.integer(0) }, MatrixPaperId { cell.integer(1) }, CellState::NothingFound,
            citationFromColumn(cell.text(3)), cell.text(4), QDateTime::fromString(cell.text(5), Qt::ISODateWithMs) };
        found.state = stateOf(cell.text(2), found);
        matrix.cells.insert_or_assign({ found.paper, found.question }, found);
    }
    return matrix;
}

MatrixQuestionId MatrixStore::newQuestionId() const
{
    return { nextId(m_database, u"matrix_questions"_s) };
}

MatrixPaperId MatrixStore::newPaperId() const
{
    return { nextId(m_database, u"matrix_papers"_s) };
}

void MatrixStore::apply(const MatrixChange &change)
{
    Transaction transaction(m_database);
    Statement takeCell(m_database, "DELETE FROM matrix_cells WHERE question = ? AND paper = ?");
    for (const MatrixCell &cell : change.taken.cells)
        takeCell.bind(1, cell.question.value).bind(2, cell.paper.value).run();
    remove(m_database, "DELETE FROM matrix_questions WHERE id = ?", change.taken.questions);
    remove(m_database, "DELETE FROM matrix_papers WHERE id = ?", change.taken.papers);
    Statement question(m_database, "INSERT INTO matrix_questions(id, evidence_table, place, question) VALUES (?, ?, ?, ?)");
    for (const MatrixQuestion &q : change.put.questions)
        question.bind(1, q.id.value).bind(2, change.table.value).bind(3, q.place).bind(4, q.text).run();
    Statement paper(m_database,
        "INSERT INTO matrix_papers(id, evidence_table, place, document, sha256, source, title) "
        "VALUES (?, ?, ?, ?, ?, ?, ?)");
    const DocumentStore documents(m_database);
    for (const MatrixPaper &p : change.put.papers)
        paper.bind(1, p.id.value)
            .bind(2, change.table.value)
            .bind(3, p.place)
            .bindOptional(4, documents.find(p.document) ? p.document : DocumentId {}) // it may be gone
            .bind(5, p.sha256)
            .bind(6, p.source)
            .bind(7, p.title)
            .run();
    for (const MatrixCell &cell : change.put.cells)
        putCell(m_database, cell);
    transaction.commit();
}

void MatrixStore::fill(const MatrixCell &cell)
{
    Statement there(m_database, "SELECT 1 FROM matrix_cells WHERE question = ? AND paper = ?");
    there.bind(1, cell.question.value).bind(2, cell.paper.value);
    if (!there.step())
        putCell(m_database, cell);
}

} // namespace adduce
