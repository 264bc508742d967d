#include "ui/evidence/matrix_commands.h"

#include "core/library/database.h"
#include "core/library/document_store.h"
#include "ui/common/ask_for_text.h"
#include "ui/common/type.h"
#include "ui/evidence/evidence_editing.h"
#include "ui/evidence/matrix_filler.h"
#include "ui/evidence/matrix_model.h"
#include "ui/evidence/paper_chooser.h"
#include "ui/evidence/quote_chooser.h"

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
    const auto take = [this](const QString &question) { addQuestion(question); };
    askForText(m_view, tr("Add question"), tr("What each paper is asked"), {}, take, space(110));
}

void MatrixCommands::addQuestion(const QString &text)
{
    const Matrix &matrix = m_model.matrix();
    MatrixQuestion question { {}, matrix.questions.empty() ? 1 : matrix.questions.back().place + 1, text.simplified() };
    try {
        Database database = m_services.library.open();
        question.id = MatrixStore(database).newQuestionId();
    } catch (const Error &error) {
        emit failed(error);
        return;
    }
    m_filler.resume();
    change(tr("Add question"), {}, { { question }, {}, {} });
}

void MatrixCommands::choosePapers()
{
    std::vector<DocumentRow> rows;
    std::vector<DocumentId> ticked;
    try {
        Database database = m_services.library.open();
        for (DocumentRow &row : DocumentStore(database).list())
            if (!row.supersededBy && !holds(m_model.matrix(), row.id))
                rows.push_back(std::move(row));
        if (const DocumentScope scope = CollectionStore(database).resolve(m_scope))
            ticked = *scope; // what is searched is likely what is compared
    } catch (const Error &error) {
        emit failed(error);
    }
    auto *chooser = new PaperChooser(rows, ticked, m_view);
    connect(chooser, &PaperChooser::papersChosen, this, &MatrixCommands::addPapers);
    chooser->open();
}

void MatrixCommands::addPapers(const std::vector<DocumentId> &documents)
{
    const Matrix &matrix = m_model.matrix();
    std::vector<MatrixPaper> papers;
    try {
        Database database = m_services.library.open();
        MatrixPaperId id = MatrixStore(database).newPaperId();
        double place = matrix.papers.empty() ? 0 : matrix.papers.back().place;
        for (const DocumentId document : documents) {
            const auto row = DocumentStore(database).find(document);
            if (row && !holds(matrix, document))
                papers.push_back({ { id.value++ }, ++place, document, row->sha256, shortName(*row), displayTitle(*row) });
        }
    } catch (const Error &error) {
        emit failed(error);
        return;
    }
    m_filler.resume();
    if (!papers.empty())
        change(tr("Add %n paper(s)", nullptr, static_cast<int>(papers.size())), {}, { {}, std::move(papers), {} });
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
        u"user"_s, QDateTime::currentDateTimeUtc() };
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
