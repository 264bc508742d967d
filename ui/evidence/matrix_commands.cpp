#include "ui/evidence/matrix_commands.h"

#include "core/library/document_store.h"
#include "core/question/study_aspect.h"
#include "ui/common/ask_for_text.h"
#include "ui/common/type.h"
#include "ui/evidence/evidence_editing.h"
#include "ui/evidence/figures_window.h"
#include "ui/evidence/matrix_filler.h"
#include "ui/evidence/matrix_model.h"
#include "ui/evidence/paper_chooser.h"
#include "ui/evidence/quote_chooser.h"
#include <QLocale>

namespace adduce {

using namespace Qt::StringLiterals;

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
    m_editing.changeMatrix(
        what, [table = m_model.table(), texts](Database &database) { return questionsBehind(database, table, texts); });
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
        m_editing.changeMatrix(tr("Add %Ln paper(s)", nullptr, count),
            [table = m_model.table(), documents](Database &database) { return papersBehind(database, table, documents); });
}

void MatrixCommands::compare(const std::vector<DocumentId> &documents)
{
    const QStringList questions = standardQuestions(QLocale().name().section(u'_', 0, 0));
    const auto work = [documents, questions](Database &database, EvidenceTableId table) {
        MatrixChange change = papersBehind(database, table, documents);
        change.put.questions = questionsBehind(database, table, questions).put.questions;
        return change;
    };
    m_filler.resume();
    m_editing.createMatrix(
        tr("Comparison of %Ln paper(s)", nullptr, static_cast<int>(documents.size())), work, [this](EvidenceTableId table) {
            if (table)
                emit made(table);
        });
}

bool MatrixCommands::hasNumbers() const
{
    return !numericColumns(m_model.matrix()).empty();
}

void MatrixCommands::showNumbers(int column)
{
    std::vector<ColumnFigures> columns = numericColumns(m_model.matrix());
    if (columns.empty()) {
        emit said(tr("No question of this matrix is answered with numbers of one kind by two papers."));
        return;
    }
    auto *window = new FiguresWindow(std::move(columns), m_view);
    window->setAttribute(Qt::WA_DeleteOnClose);
    connect(window, &FiguresWindow::written, this, &MatrixCommands::written);
    connect(window, &FiguresWindow::failed, this, &MatrixCommands::failed);
    window->show(column < 0 ? QString() : m_model.question(column).text);
}

void MatrixCommands::removeQuestion(int column)
{
    const MatrixQuestion question = m_model.question(column);
    m_editing.changeMatrix(tr("Remove question"), questionTaken(m_model.matrix(), m_model.table(), question));
}

void MatrixCommands::removePaper(int row)
{
    const MatrixPaper paper = m_model.paper(row);
    m_editing.changeMatrix(tr("Remove paper"), paperTaken(m_model.matrix(), m_model.table(), paper));
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
