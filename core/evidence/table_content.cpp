#include "core/evidence/table_content.h"

#include "core/base/error.h"
#include "core/evidence/matrix_store.h"
#include "core/library/database.h"
#include "core/library/document_store.h"

#include <QHash>
#include <QJsonArray>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kTableVersion = 1;
constexpr int kMostPages = 1'000'000;
const QString kTableFormat = u"adduce-table"_s;

/// Without what is of this computer alone.
QJsonValue citationJson(std::optional<Citation> citation)
{
    if (!citation)
        return {};
    citation->document = {};
    citation->path.clear();
    return toJson(*citation);
}

std::optional<Citation> citationIn(const QJsonValue &json, const QString &name)
{
    if (!json.isObject())
        return std::nullopt;
    Citation citation = citationFromJson(json.toObject());
    if (citation.page < 1 || citation.page > kMostPages || citation.pageCount < 0 || citation.pageCount > kMostPages)
        throw Error(ErrorKind::Damaged, name, u"a citation without a page"_s);
    return citation;
}

QString textOf(const QDateTime &at)
{
    return at.toString(Qt::ISODateWithMs);
}

QDateTime timeIn(const QJsonValue &json)
{
    return QDateTime::fromString(json.toString(), Qt::ISODateWithMs);
}

QJsonObject rowJson(const PlacedRow &placed)
{
    const EvidenceRow &row = placed.row;
    return { { u"place"_s, placed.place }, { u"claim"_s, row.claim }, { u"citation"_s, citationJson(row.citation) },
        { u"confidence"_s, row.confidence ? QJsonValue(nameOf(*row.confidence)) : QJsonValue() }, { u"caveats"_s, row.caveats },
        { u"notes"_s, row.notes }, { u"question"_s, row.question }, { u"added_at"_s, textOf(row.addedAt) } };
}

PlacedRow rowIn(const QJsonValue &json, const QString &name)
{
    PlacedRow placed;
    placed.place = json[u"place"].toDouble();
    placed.row.claim = json[u"claim"].toString();
    placed.row.citation = citationIn(json[u"citation"], name);
    placed.row.confidence = valueNamed<Confidence>(json[u"confidence"].toString());
    placed.row.caveats = json[u"caveats"].toString();
    placed.row.notes = json[u"notes"].toString();
    placed.row.question = json[u"question"].toString();
    placed.row.addedAt = timeIn(json[u"added_at"]);
    return placed;
}

/// Questions and papers in their order; cells by their numbers in it, from 0.
void addMatrix(QJsonObject &json, const Matrix &matrix)
{
    QJsonArray questions, papers, cells;
    QHash<qint64, int> questionNumber, paperNumber;
    for (const MatrixQuestion &question : matrix.questions) {
        questionNumber[question.id.value] = static_cast<int>(questions.size());
        questions << QJsonObject { { u"place"_s, question.place }, { u"text"_s, question.text } };
    }
    for (const MatrixPaper &paper : matrix.papers) {
        paperNumber[paper.id.value] = static_cast<int>(papers.size());
        papers << QJsonObject { { u"place"_s, paper.place }, { u"sha256"_s, paper.sha256 }, { u"source"_s, paper.source },
            { u"title"_s, paper.title } };
    }
    for (const auto &[place, cell] : matrix.cells)
        cells << QJsonObject { { u"paper"_s, paperNumber.value(place.first.value) },
            { u"question"_s, questionNumber.value(place.second.value) }, { u"state"_s, nameOf(cell.state) },
            { u"citation"_s, citationJson(cell.citation) }, { u"chosen_by"_s, cell.chosenBy },
            { u"made_at"_s, textOf(cell.madeAt) } };
    json[u"questions"_s] = questions;
    json[u"papers"_s] = papers;
    json[u"cells"_s] = cells;
}

MatrixCell cellIn(const QJsonValue &json, const Matrix &matrix, const QString &name)
{
    const auto question = static_cast<std::size_t>(json[u"question"].toInt(-1));
    const auto paper = static_cast<std::size_t>(json[u"paper"].toInt(-1));
    const auto state = valueNamed<CellState>(json[u"state"].toString());
    MatrixCell cell;
    cell.citation = citationIn(json[u"citation"], name);
    if (question >= matrix.questions.size() || paper >= matrix.papers.size() || !state
        || cell.citation.has_value() != (state == CellState::Quoted))
        throw Error(ErrorKind::Damaged, name, u"a cell of no question, paper or state"_s);
    cell.question = matrix.questions[question].id;
    cell.paper = matrix.papers[paper].id;
    cell.state = *state;
    cell.chosenBy = json[u"chosen_by"].toString();
    cell.madeAt = timeIn(json[u"made_at"]);
    return cell;
}

Matrix matrixIn(const QJsonObject &json, const QString &name)
{
    Matrix matrix;
    for (const QJsonValue question : json[u"questions"].toArray())
        matrix.questions.push_back({ MatrixQuestionId { static_cast<qint64>(matrix.questions.size()) + 1 },
            question[u"place"].toDouble(), question[u"text"].toString() });
    for (const QJsonValue paper : json[u"papers"].toArray())
        matrix.papers.push_back({ MatrixPaperId { static_cast<qint64>(matrix.papers.size()) + 1 }, paper[u"place"].toDouble(), {},
            paper[u"sha256"].toString(), paper[u"source"].toString(), paper[u"title"].toString() });
    for (const QJsonValue told : json[u"cells"].toArray()) {
        const MatrixCell cell = cellIn(told, matrix, name);
        matrix.cells.insert_or_assign({ cell.paper, cell.question }, cell);
    }
    return matrix;
}

DocumentRow documentWith(const DocumentStore &documents, const QString &sha256)
{
    return sha256.isEmpty() ? DocumentRow {} : documents.findByHash(sha256).value_or(DocumentRow {});
}

void adoptSource(const DocumentStore &documents, std::optional<Citation> &citation)
{
    if (!citation)
        return;
    const DocumentRow row = documentWith(documents, citation->sha256);
    citation->document = row.id;
    citation->path = row.path; // a path of another computer must not lead to a file of this one
}

/// All of a matrix, with new ids where it is put in place of another.
MatrixPart partOf(const Matrix &matrix)
{
    MatrixPart part { matrix.questions, matrix.papers, {} };
    for (const auto &[place, cell] : matrix.cells)
        part.cells.push_back(cell);
    return part;
}

MatrixPart newPart(Database &database, const Matrix &matrix)
{
    const DocumentStore documents(database);
    const qint64 beforeQuestion = MatrixStore(database).newQuestionId().value - 1;
    const qint64 beforePaper = MatrixStore(database).newPaperId().value - 1;
    MatrixPart part = partOf(matrix);
    for (MatrixQuestion &question : part.questions)
        question.id.value += beforeQuestion;
    for (MatrixPaper &paper : part.papers) {
        paper.id.value += beforePaper;
        paper.document = documentWith(documents, paper.sha256).id;
    }
    for (MatrixCell &cell : part.cells) {
        cell.question.value += beforeQuestion;
        cell.paper.value += beforePaper;
        adoptSource(documents, cell.citation);
    }
    return part;
}

} // namespace

std::optional<TableContent> tableContent(Database &database, EvidenceTableId table)
{
    const EvidenceStore store(database);
    const std::optional<EvidenceTable> found = store.find(table);
    if (!found)
        return std::nullopt;
    return TableContent { found->name, store.rows(table), MatrixStore(database).find(table) };
}

QJsonObject toJson(const TableContent &content)
{
    QJsonArray rows;
    for (const PlacedRow &row : content.rows)
        rows << rowJson(row);
    QJsonObject json { { u"format"_s, kTableFormat }, { u"version"_s, kTableVersion }, { u"name"_s, content.name },
        { u"rows"_s, rows } };
    addMatrix(json, content.matrix);
    return json;
}

TableContent tableContentFromJson(const QJsonObject &json, const QString &name)
{
    if (json[u"format"].toString() != kTableFormat || json[u"version"].toInt() < 1)
        throw Error(ErrorKind::Damaged, name, u"no table"_s);
    if (json[u"version"].toInt() > kTableVersion)
        throw Error(ErrorKind::NewerFile, name);
    TableContent content;
    content.name = json[u"name"].toString();
    for (const QJsonValue row : json[u"rows"].toArray()) {
        content.rows.push_back(rowIn(row, name));
        content.rows.back().row.id.value = static_cast<qint64>(content.rows.size());
    }
    content.matrix = matrixIn(json, name);
    return content;
}

EvidenceTableId putTableContent(Database &database, EvidenceTableId table, TableContent content)
{
    Transaction transaction(database);
    EvidenceStore store(database);
    MatrixStore matrices(database);
    EvidenceChange change;
    MatrixChange matrix;
    const std::optional<TableContent> before = tableContent(database, table);
    change.table = matrix.table = before ? table : store.newTableId();
    if (before) {
        change.nameBefore = before->name;
        change.taken = before->rows;
        matrix.taken = partOf(before->matrix);
    }
    change.nameAfter = content.name;
    const DocumentStore documents(database);
    const qint64 beforeRow = store.newRowId().value - 1;
    for (PlacedRow &placed : content.rows) {
        placed.row.id.value += beforeRow;
        adoptSource(documents, placed.row.citation);
    }
    change.put = std::move(content.rows);
    store.apply(change);
    matrix.put = newPart(database, content.matrix);
    matrices.apply(matrix);
    transaction.commit();
    return change.table;
}

} // namespace adduce
