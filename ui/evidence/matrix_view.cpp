#include "ui/evidence/matrix_view.h"

#include "core/evidence/column_figures.h"
#include "core/evidence/matrix_store.h"
#include "ui/common/table.h"
#include "ui/evidence/cell_pane.h"
#include "ui/evidence/conflict_finder.h"
#include "ui/evidence/evidence_place.h"
#include "ui/evidence/matrix_paint.h"
#include "ui/evidence/row_fitter.h"
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

/// A matrix as it is read.
struct MatrixView::Read
{
    EvidenceTableId table;
    Matrix matrix;
    QuoteChecks checks;
};

static std::vector<Citation> citationsIn(const Matrix &matrix)
{
    std::vector<Citation> citations;
    for (const auto &[place, cell] : matrix.cells)
        if (cell.citation)
            citations.push_back(*cell.citation);
    return citations;
}

MatrixView::MatrixView(const Services &services, EvidenceEditing &editing, QWidget *parent)
    : QWidget(parent)
    , m_reading(services.libraryThread)
    , m_checksReading(services.libraryThread)
    , m_model(new MatrixModel(this))
    , m_filler(new MatrixFiller(services.ask, this))
    , m_conflicts(new ConflictFinder(this))
    , m_commands(new MatrixCommands(services, editing, *m_model, *m_filler, this))
    , m_rows(new QSortFilterProxyModel(this))
    , m_table(makeTableView())
    , m_fitter(new RowFitter(m_table))
    , m_empty(emptyNote(tr("Add questions and papers: each cell becomes a checked quote of that paper, or “nothing found”.")))
    , m_pane(new CellPane)
{
    prepareTable();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_table, 1);
    column->addWidget(m_empty, 1);
    column->addWidget(line());
    column->addWidget(m_pane);
    passFocus(*this, *m_table);
    connectTable();
    connectFiller();
    connect(m_commands, &MatrixCommands::failed, this, &MatrixView::failed);
    connect(m_pane, &CellPane::openWanted, this, [this] { open(m_table->currentIndex()); });
    connect(m_pane, &CellPane::chooseWanted, this, [this] { m_commands->chooseQuote(current()); });
    connect(m_pane, &CellPane::refillWanted, this, [this] { m_commands->fillAgain(current()); });
    connect(m_pane, &CellPane::rewordWanted, this, [this] { m_commands->askOtherwise(current()); });
    connect(m_pane, &CellPane::othersWanted, this, [this] { m_commands->askAll(current()); });
    connect(m_pane, &CellPane::cellWanted, m_table, [this](const CellPlace &place) {
        if (const QModelIndex index = m_rows->mapFromSource(m_model->indexOf(place)); index.isValid()) // the filter may hide it
            m_table->setCurrentIndex(index);
    });
    connect(m_pane, &CellPane::noneWanted, this, [this] { m_commands->setCell(current(), {}); });
    showCell();
}

MatrixView::~MatrixView()
{
    blockSignals(true); // who listens may be gone
}

void MatrixView::prepareTable()
{
    m_rows->setSourceModel(m_model);
    m_rows->setFilterRole(MatrixModel::SearchRole);
    m_rows->setFilterKeyColumn(0);
    m_rows->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_table->setModel(m_rows);
    m_table->setItemDelegate(new MatrixDelegate(m_table));
    m_table->setHorizontalHeader(new MatrixHeader(Qt::Horizontal));
    m_table->setVerticalHeader(new MatrixHeader(Qt::Vertical));
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch); // also when the scroll bar comes
    m_table->horizontalHeader()->setMinimumSectionSize(space(40));
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->setCornerButtonEnabled(false);
    m_table->setWordWrap(true);
    m_table->setAccessibleName(tr("Matrix"));
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    for (QHeaderView *header : { m_table->horizontalHeader(), m_table->verticalHeader() })
        header->setContextMenuPolicy(Qt::CustomContextMenu);
}

void MatrixView::connectTable()
{
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &MatrixView::showCell);
    connect(m_table, &QTableView::activated, this, &MatrixView::open);
    connect(m_table, &QTableView::customContextMenuRequested, this, &MatrixView::showMenu);
    connect(m_table->horizontalHeader(), &QWidget::customContextMenuRequested, this, &MatrixView::showQuestionMenu);
    connect(m_table->verticalHeader(), &QWidget::customContextMenuRequested, this, &MatrixView::showPaperMenu);
    connect(m_table->horizontalHeader(), &QHeaderView::sectionResized, m_fitter, &RowFitter::restart);
    connect(m_model, &QAbstractItemModel::dataChanged, m_fitter, &RowFitter::restart);
    connect(m_model, &QAbstractItemModel::modelReset, m_fitter, &RowFitter::restart);
}

void MatrixView::connectFiller()
{
    connect(m_filler, &MatrixFiller::failed, this, &MatrixView::failed);
    connect(m_conflicts, &ConflictFinder::failed, this, &MatrixView::failed);
    connect(m_conflicts, &ConflictFinder::found, this, [this](const std::vector<MatrixConflict> &conflicts) {
        m_model->setConflicts(conflicts);
        showCell();
    });
    connect(m_filler, &MatrixFiller::filled, this, [this](const MatrixCell &cell) {
        m_model->setCell(cell);
        m_conflicts->find(m_model->matrix());
        if (m_model->cell(current()) && m_model->cell(current())->paper == cell.paper)
            showCell();
    });
    connect(m_filler, &MatrixFiller::finished, this, [this] {
        if (std::exchange(m_isStale, false))
            reload();
    });
}

void MatrixView::setTable(EvidenceTableId table)
{
    if (table != m_wanted) {
        m_filler->stop();
        m_filler->resume();
    }
    read(table);
}

void MatrixView::reload()
{
    read(m_wanted);
}

void MatrixView::read(EvidenceTableId table)
{
    const auto work = [table](Database &database) {
        Read read { table, {}, {} };
        if (table)
            read.matrix = MatrixStore(database).find(table);
        read.checks = lastChecks(database, citationsIn(read.matrix));
        return read;
    };
    m_wanted = table;
    m_isStale = m_isStale || m_filler->isRunning(); // cells may come after they were read
    m_checksReading.stop();
    m_reading.run(this, work, [this](Read read) { take(std::move(read)); });
}

void MatrixView::take(Read read)
{
    const QModelIndex before = current();
    m_model->setMatrix(read.table, std::move(read.matrix));
    m_model->setChecks(std::move(read.checks));
    m_conflicts->find(m_model->matrix());
    const int rows = m_model->rowCount(), columns = m_model->columnCount();
    m_table->setVisible(rows > 0 || columns > 0);
    m_empty->setVisible(rows == 0 && columns == 0);
    m_pane->setVisible(rows > 0 && columns > 0);
    if (rows > 0 && columns > 0)
        m_table->setCurrentIndex(m_rows->mapFromSource(
            m_model->index(std::clamp(before.row(), 0, rows - 1), std::clamp(before.column(), 0, columns - 1))));
    showCell();
    fill();
}

void MatrixView::fill()
{
    if (m_filler->isRunning())
        m_isStale = true;
    else if (isVisible())
        m_filler->fill(m_model->matrix());
}

void MatrixView::readChecks()
{
    const auto read = [citations = citationsIn(m_model->matrix())](
                          Database &database) { return lastChecks(database, citations); };
    m_checksReading.run(this, read, [this](QuoteChecks checks) {
        m_model->setChecks(std::move(checks));
        showCell();
    });
}

void MatrixView::setFilter(const QString &words)
{
    m_rows->setFilterFixedString(words.trimmed());
    m_fitter->restart();
}

QModelIndex MatrixView::current() const
{
    return m_rows->mapToSource(m_table->currentIndex());
}

void MatrixView::showCell()
{
    m_pane->setCell(*m_model, current());
}

void MatrixView::open(const QModelIndex &index)
{
    const QModelIndex source = m_rows->mapToSource(index);
    const MatrixCell *cell = source.isValid() ? m_model->cell(source) : nullptr;
    if (!cell || !cell->citation)
        return;
    std::vector<Citation> all;
    for (const auto &[place, other] : m_model->matrix().cells)
        if (other.citation)
            all.push_back(*other.citation);
    emit citationActivated(*cell->citation, all);
}

void MatrixView::showMenu(const QPoint &at)
{
    const QModelIndex index = m_table->indexAt(at);
    if (!index.isValid())
        return;
    const QModelIndex source = m_rows->mapToSource(index);
    const MatrixCell *cell = m_model->cell(source);
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(icon(u"document-open"_s), tr("Open in reader"), this, [this, index] { open(index); })
        ->setEnabled(cell && cell->citation);
    menu->addAction(icon(u"edit-copy"_s), tr("Copy"), this,
        [this, source] { QGuiApplication::clipboard()->setText(m_model->data(source, Qt::DisplayRole).toString()); });
    menu->addSeparator();
    menu->addAction(tr("Choose another quote..."), this, [this] { m_commands->chooseQuote(current()); });
    menu->addAction(tr("Mark as not reported"), this, [this, source] { m_commands->setCell(source, {}); });
    menu->addAction(icon(u"view-refresh"_s), tr("Fill again"), this, [this, source] { m_commands->fillAgain(source); })
        ->setEnabled(cell);
    menu->addSeparator(); // the headers have these too, but no key leads to them
    menu->addAction(tr("Remove question"), this, [this, column = source.column()] { m_commands->removeQuestion(column); });
    menu->addAction(tr("Remove paper"), this, [this, row = source.row()] { m_commands->removePaper(row); });
    menu->popup(m_table->viewport()->mapToGlobal(at));
}

void MatrixView::showQuestionMenu(const QPoint &at)
{
    const int column = m_table->horizontalHeader()->logicalIndexAt(at);
    if (column < 0)
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(icon(u"chart"_s), tr("Draw the numbers..."), this, [this, column] { m_commands->showNumbers(column); })
        ->setEnabled(figuresOf(m_model->matrix(), m_model->question(column)).isNumeric());
    menu->addSeparator();
    menu->addAction(icon(u"edit-delete"_s), tr("Remove question"), this, [this, column] { m_commands->removeQuestion(column); });
    menu->popup(m_table->horizontalHeader()->mapToGlobal(at));
}

void MatrixView::showPaperMenu(const QPoint &at)
{
    const int row = m_table->verticalHeader()->logicalIndexAt(at);
    const int source = row < 0 ? -1 : m_rows->mapToSource(m_rows->index(row, 0)).row();
    if (source < 0)
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(icon(u"edit-delete"_s), tr("Remove paper"), this, [this, source] { m_commands->removePaper(source); });
    menu->popup(m_table->verticalHeader()->mapToGlobal(at));
}

void MatrixView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_fitter->restart();
}

} // namespace adduce
