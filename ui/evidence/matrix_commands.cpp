#include "ui/evidence/matrix_commands.h"

#include "core/library/document_store.h"
#include "core/question/study_aspect.h"
#include "ui/common/ask_for_text.h"
#include "ui/common/type.h"
#include "ui/evidence/evidence_editing.h"
#include "ui/evidence/matrix_filler.h"
#include "ui/evidence/matrix_model.h"
#include "ui/evidence/paper_chooser.h"
#include "ui/evidence/quote_chooser.h"
#include <QLocale>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// The cells that a question or a paper has.
template <class Has> std::vector<MatrixCell> cellsOf(const Matrix &matrix, Has has)
{
    std::vector<MatrixCell> cells;
    for (const auto &[place, cell] : matrix.cells)
        if (has(cell))
            cells.push_back(cell);
    return cells;
}

bool holds(const Matrix &matrix, DocumentId document)
{
    return std::ranges::find(matrix.papers, document, &MatrixPaper::document) != matrix.papers.end();
}

/// Those papers behind the last one, but for what the matrix has.
MatrixChange addition(Database &database, EvidenceTableId table, const std::vector<DocumentId> &documents)
{
    const MatrixStore store(database);
    const Matrix matrix = store.find(table);
    MatrixPaperId id = store.newPaperId();
    double place = matrix.papers.empty() ? 0 : matrix.papers.back().place;
    std::vector<MatrixPaper> papers;
    for (const DocumentId document : documents) {
        const auto row = DocumentStore(database).find(document);
        if (row && !holds(matrix, document))
            papers.push_back({ { id.value++ }, ++place, document, row->sha256, shortName(*row), displayTitle(*row) });
    }
    return { table, {}, { {}, std::move(papers), {} } };
}

} // namespace

MatrixCommands::MatrixCommands(
    const Services &services, EvidenceEditing &editing, MatrixModel &model, MatrixFiller &filler, QWidget *view)
    : QObject(view)
    , m_services(services)
    , m_editing(editing)
    , m_model(model)
    , m_filler(filler)
    , m_view(view)
{
}

void MatrixCommands::change(const QString &what, MatrixPart taken, MatrixPart put)
{
    m_editing.changeMatrix(what, { m_model.table(), std::move(taken), std::move(put) });
}

void MatrixCommands::askQuestion()
{
    const auto take = [this](const QString &question) { addQuestions({ question }); };
    askForText(m_view, tr("Add question"), tr("What each paper is asked"), {}, take, space(110));
}

void MatrixCommands::askOtherwise(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    const auto take = [this](const QString &question) { addQuestions({ question }); };
    askForText(m_view, tr("Ask in other words"), tr("What each paper is asked"), m_model.question(index.column()).text, take,
        space(110));
}

void MatrixCommands::askAll(const QModelIndex &index)
{
    if (index.isValid())
        emit askWanted(m_model.question(index.column()).text);
}

void MatrixCommands::addQuestions(const QStringList &texts)
{
    m_filler.resume();
    const QString what = texts.size() == 1 ? tr("Add question") : tr("Add questions");
    m_editing.changeMatrix(what, [table = m_model.table(), texts](Database &database) {
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
    });
}

void MatrixCommands::choosePapers()
{
    struct Papers
    {
        std::vector<DocumentRow> rows;
        std::vector<DocumentId> ticked; ///< what is searched is likely what is compared
    };
    const auto read = [matrix = m_model.matrix(), scope = m_scope](Database &database) {
        Papers papers;
        for (DocumentRow &row : DocumentStore(database).list())
            if (!row.supersededBy && !holds(matrix, row.id))
                papers.rows.push_back(std::move(row));
        papers.ticked = CollectionStore(database).resolve(scope).value_or(std::vector<DocumentId>());
        return papers;
    };
    m_services.libraryThread.read(this, read, [this](const Papers &papers) {
        auto *chooser = new PaperChooser(papers.rows, papers.ticked, m_view);
        connect(chooser, &PaperChooser::papersChosen, this, &MatrixCommands::addPapers);
        chooser->open();
    });
}

void MatrixCommands::addPapers(const std::vector<DocumentId> &documents)
{
    const auto isNew = [this](DocumentId document) { return !holds(m_model.matrix(), document); };
    const auto count = static_cast<int>(std::ranges::count_if(documents, isNew));
    m_filler.resume();
    if (count > 0)
        m_editing.changeMatrix(tr("Add %n paper(s)", nullptr, count),
            [table = m_model.table(), documents](Database &database) { return addition(database, table, documents); });
}

void MatrixCommands::compare(const std::vector<DocumentId> &documents)
{
    const QStringList questions = standardQuestions(QLocale().name().section(u'_', 0, 0));
    const auto work = [documents, questions](Database &database, EvidenceTableId table) {
        MatrixChange change = addition(database, table, documents);
        MatrixQuestionId id = MatrixStore(database).newQuestionId();
        for (const QString &question : questions)
            change.put.questions.push_back({ { id.value++ }, static_cast<double>(change.put.questions.size() + 1), question });
        return change;
    };
    m_filler.resume();
    m_editing.createMatrix(
        tr("Comparison of %n paper(s)", nullptr, static_cast<int>(documents.size())), work, [this](EvidenceTableId table) {
            if (table)
                emit made(table);
        });
}

void MatrixCommands::removeQuestion(int column)
{
    const MatrixQuestion question = m_model.question(column);
    const auto has = [&](const MatrixCell &cell) { return cell.question == question.id; };
    change(tr("Remove question"), { { question }, {}, cellsOf(m_model.matrix(), has) }, {});
}

void MatrixCommands::removePaper(int row)
{
    const MatrixPaper paper = m_model.paper(row);
    const auto has = [&](const MatrixCell &cell) { return cell.paper == paper.id; };
    change(tr("Remove paper"), { {}, { paper }, cellsOf(m_model.matrix(), has) }, {});
}

void MatrixCommands::setCell(const QModelIndex &index, std::optional<Citation> citation)
{
    if (!index.isValid())
        return;
    const MatrixCell *before = m_model.cell(index);
    const CellState state = citation ? CellState::Quoted : CellState::NotReported;
    const MatrixCell after { m_model.question(index.column()).id, m_model.paper(index.row()).id, state, std::move(citation),
        kChosenByUser, QDateTime::currentDateTimeUtc() };
    change(after.citation ? tr("Choose a quote") : tr("Mark as not reported"),
        { {}, {}, before ? std::vector { *before } : std::vector<MatrixCell> {} }, { {}, {}, { after } });
}

void MatrixCommands::fillAgain(const QModelIndex &index)
{
    const MatrixCell *cell = index.isValid() ? m_model.cell(index) : nullptr;
    if (!cell)
        return;
    m_filler.resume();
    change(tr("Fill again"), { {}, {}, { *cell } }, {});
}

void MatrixCommands::chooseQuote(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    const MatrixPaper paper = m_model.paper(index.row());
    const MatrixQuestion question = m_model.question(index.column());
    auto *chooser = new QuoteChooser(m_services, question.text, DocumentScope { { paper.document } }, m_view);
    connect(chooser, &QuoteChooser::chosen, this, [this, paper, question](const Citation &citation) {
        setCell(m_model.indexOf({ paper.id, question.id }), citation); // rows may have come and gone meanwhile
    });
    chooser->open();
}

} // namespace adduce
