// How a matrix is changed: each is a step that can be undone.
#include "core/evidence/matrix_store.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "ui/answer/quote_text.h"
#include "ui/evidence/evidence_editing.h"
#include "ui/evidence/matrix_view.h"
#include "ui/evidence/quote_chooser.h"
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>
#include <QSortFilterProxyModel>
#include <QTableView>

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

} // namespace

void MatrixView::addQuestion(const QString &text)
{
    const Matrix &matrix = m_model->matrix();
    MatrixQuestion question { {}, matrix.questions.empty() ? 1 : matrix.questions.back().place + 1, text.simplified() };
    try {
        Database database = m_services.library.open();
        question.id = MatrixStore(database).newQuestionId();
    } catch (const Error &error) {
        emit failed(error);
        return;
    }
    m_stopped = false;
    m_editing.changeMatrix(tr("Add question"), { m_id, {}, { { question }, {}, {} } });
}

void MatrixView::addPapers(const std::vector<DocumentId> &documents)
{
    const Matrix &matrix = m_model->matrix();
    std::vector<MatrixPaper> papers;
    try {
        Database database = m_services.library.open();
        MatrixPaperId id = MatrixStore(database).newPaperId();
        double place = matrix.papers.empty() ? 0 : matrix.papers.back().place;
        for (const DocumentId document : documents) {
            const auto row = DocumentStore(database).find(document);
            if (!row || std::ranges::find(matrix.papers, document, &MatrixPaper::document) != matrix.papers.end())
                continue;
            papers.push_back({ { id.value++ }, ++place, document, row->sha256, shortName(*row), displayTitle(*row) });
        }
    } catch (const Error &error) {
        emit failed(error);
        return;
    }
    m_stopped = false;
    if (!papers.empty())
        m_editing.changeMatrix(
            tr("Add %n paper(s)", nullptr, static_cast<int>(papers.size())), { m_id, {}, { {}, std::move(papers), {} } });
}

void MatrixView::removeQuestion(int column)
{
    const MatrixQuestion &question = m_model->question(column);
    m_editing.changeMatrix(tr("Remove question"),
        { m_id,
            { { question }, {},
                cellsOf(m_model->matrix(), [&](const MatrixCell &cell) { return cell.question == question.id; }) },
            {} });
}

void MatrixView::removePaper(int row)
{
    const MatrixPaper &paper = m_model->paper(row);
    m_editing.changeMatrix(tr("Remove paper"),
        { m_id, { {}, { paper }, cellsOf(m_model->matrix(), [&](const MatrixCell &cell) { return cell.paper == paper.id; }) },
            {} });
}

void MatrixView::setCell(const QModelIndex &index, std::optional<Citation> citation)
{
    if (!index.isValid())
        return;
    const MatrixCell *before = m_model->cell(index);
    const CellState state = citation ? CellState::Quoted : CellState::NotReported;
    const MatrixCell after { m_model->question(index.column()).id, m_model->paper(index.row()).id, state, std::move(citation),
        u"user"_s, QDateTime::currentDateTimeUtc() };
    m_editing.changeMatrix(after.citation ? tr("Choose a quote") : tr("Mark as not reported"),
        { m_id, { {}, {}, before ? std::vector { *before } : std::vector<MatrixCell> {} }, { {}, {}, { after } } });
}

void MatrixView::fillAgain(const QModelIndex &index)
{
    const MatrixCell *cell = index.isValid() ? m_model->cell(index) : nullptr;
    if (!cell)
        return;
    m_stopped = false;
    m_editing.changeMatrix(tr("Fill again"), { m_id, { {}, {}, { *cell } }, {} });
}

void MatrixView::chooseQuote()
{
    const QModelIndex index = current();
    if (!index.isValid())
        return;
    const MatrixPaper paper = m_model->paper(index.row());
    const MatrixQuestion question = m_model->question(index.column());
    auto *chooser = new QuoteChooser(m_services, question.text, DocumentScope { { paper.document } }, this);
    connect(chooser, &QuoteChooser::chosen, this, [this, paper, question](const Citation &citation) {
        const Matrix &matrix = m_model->matrix(); // rows may have come and gone meanwhile
        const auto row = std::ranges::find(matrix.papers, paper.id, &MatrixPaper::id);
        const auto column = std::ranges::find(matrix.questions, question.id, &MatrixQuestion::id);
        if (row != matrix.papers.end() && column != matrix.questions.end())
            setCell(m_model->index(
                        static_cast<int>(row - matrix.papers.begin()), static_cast<int>(column - matrix.questions.begin())),
                citation);
    });
    chooser->open();
}

void MatrixView::showMenu(const QPoint &at)
{
    const QModelIndex index = m_table->indexAt(at);
    if (!index.isValid())
        return;
    const QModelIndex source = m_filter->mapToSource(index);
    const MatrixCell *cell = m_model->cell(source);
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(icon(u"document-open"_s), tr("Open in reader"), this, [this, index] { open(index); })
        ->setEnabled(cell && cell->citation);
    menu->addAction(icon(u"edit-copy"_s), tr("Copy"), this,
        [this, source] { QGuiApplication::clipboard()->setText(m_model->data(source, Qt::DisplayRole).toString()); });
    menu->addSeparator();
    menu->addAction(tr("Choose another quote..."), this, &MatrixView::chooseQuote);
    menu->addAction(tr("Mark as not reported"), this, [this, source] { setCell(source, {}); });
    menu->addAction(icon(u"view-refresh"_s), tr("Fill again"), this, [this, source] { fillAgain(source); })->setEnabled(cell);
    menu->addSeparator(); // the headers have these too, but no key leads to them
    menu->addAction(tr("Remove question"), this, [this, column = source.column()] { removeQuestion(column); });
    menu->addAction(tr("Remove paper"), this, [this, row = source.row()] { removePaper(row); });
    menu->popup(m_table->viewport()->mapToGlobal(at));
}

void MatrixView::showQuestionMenu(const QPoint &at)
{
    const int column = m_table->horizontalHeader()->logicalIndexAt(at);
    if (column < 0)
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(icon(u"edit-delete"_s), tr("Remove question"), this, [this, column] { removeQuestion(column); });
    menu->popup(m_table->horizontalHeader()->mapToGlobal(at));
}

void MatrixView::showPaperMenu(const QPoint &at)
{
    const int row = m_table->verticalHeader()->logicalIndexAt(at);
    if (row < 0)
        return;
    const int source = m_filter->mapToSource(m_filter->index(row, 0)).row();
    if (source < 0)
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(icon(u"edit-delete"_s), tr("Remove paper"), this, [this, source] { removePaper(source); });
    menu->popup(m_table->verticalHeader()->mapToGlobal(at));
}

} // namespace adduce
