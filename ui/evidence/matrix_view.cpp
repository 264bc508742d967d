#include "ui/evidence/matrix_view.h"

#include "core/ask/answer_words.h"
#include "core/evidence/matrix_store.h"
#include "core/library/database.h"
#include "core/threads/quote_check.h"
#include "ui/answer/citation_notes.h"
#include "ui/answer/quote_text.h"
#include "ui/common/table.h"
#include "ui/common/widgets.h"
#include "ui/evidence/evidence_editing.h"
#include "ui/evidence/evidence_model.h"
#include "ui/evidence/matrix_paint.h"
#include "ui/evidence/quote_chooser.h"
#include "ui/evidence/row_fitter.h"
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

MatrixView::MatrixView(const Services &services, EvidenceEditing &editing, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_editing(editing)
    , m_model(new MatrixModel(this))
    , m_filter(new QSortFilterProxyModel(this))
    , m_table(makeTableView())
    , m_fitter(new RowFitter(m_table))
    , m_source(new PlainLabel({}, Type::Strong))
    , m_place(new ElidedLabel(Type::Caption))
    , m_quote(new QuoteText)
    , m_open(button(tr("Open in reader"), u"document-open"_s))
    , m_choose(button(tr("Choose another quote...")))
    , m_refill(button(tr("Fill again")))
    , m_none(button(tr("Mark as not reported")))
    , m_empty(new PlainLabel(
          tr("Add questions and papers: each cell becomes a checked quote of that paper, or “not reported”."), Type::Reading))
    , m_pane(makePane())
{
    m_filter->setSourceModel(m_model);
    m_filter->setFilterRole(MatrixModel::SearchRole);
    m_filter->setFilterKeyColumn(0);
    m_filter->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_table->setModel(m_filter);
    m_table->setItemDelegate(new MatrixDelegate(m_table));
    m_table->setHorizontalHeader(new MatrixHeader(Qt::Horizontal));
    m_table->setVerticalHeader(new MatrixHeader(Qt::Vertical));
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch); // also when the scroll bar comes
    m_table->horizontalHeader()->setMinimumSectionSize(space(40));
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->setCornerButtonEnabled(false);
    m_table->setWordWrap(true);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->setAccessibleName(tr("Matrix"));
    for (QHeaderView *header : { m_table->horizontalHeader(), m_table->verticalHeader() })
        header->setContextMenuPolicy(Qt::CustomContextMenu);
    m_empty->setSecondary(true);
    m_empty->setWordWrap(true);
    m_empty->setMargin(space(6));
    m_empty->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_empty->setBackgroundRole(QPalette::Base);
    m_empty->setAutoFillBackground(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_table, 1);
    column->addWidget(m_empty, 1);
    column->addWidget(line());
    column->addWidget(m_pane);
    passFocus(*this, *m_table);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &MatrixView::showCell);
    connect(m_table, &QTableView::activated, this, &MatrixView::open);
    connect(m_table, &QTableView::customContextMenuRequested, this, &MatrixView::showMenu);
    connect(m_table->horizontalHeader(), &QWidget::customContextMenuRequested, this, &MatrixView::showQuestionMenu);
    connect(m_table->verticalHeader(), &QWidget::customContextMenuRequested, this, &MatrixView::showPaperMenu);
    connect(m_table->horizontalHeader(), &QHeaderView::sectionResized, m_fitter, &RowFitter::restart);
    connect(m_model, &QAbstractItemModel::dataChanged, m_fitter, &RowFitter::restart);
    connect(m_model, &QAbstractItemModel::modelReset, m_fitter, &RowFitter::restart);
    showCell();
}

MatrixView::~MatrixView()
{
    blockSignals(true); // who listens may be gone
    delete m_run;
}

QWidget *MatrixView::makePane()
{
    m_place->setSecondary(true);
    auto *head = new QHBoxLayout;
    head->addWidget(m_source);
    m_place->setElideMode(Qt::ElideRight);
    head->addWidget(m_place, 1);
    auto *text = new QVBoxLayout;
    text->setSpacing(space(1));
    text->addLayout(head);
    text->addWidget(m_quote);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(space(4), space(2), space(4), space(2));
    row->setSpacing(space(2));
    row->addLayout(text, 1);
    for (QPushButton *made : { m_open, m_choose, m_refill, m_none })
        row->addWidget(made, 0, Qt::AlignTop);
    connect(m_open, &QPushButton::clicked, this, [this] { open(m_table->currentIndex()); });
    connect(m_choose, &QPushButton::clicked, this, &MatrixView::chooseQuote);
    connect(m_refill, &QPushButton::clicked, this, [this] { fillAgain(current()); });
    connect(m_none, &QPushButton::clicked, this, [this] { setCell(current(), {}); });
    auto *pane = new QWidget;
    pane->setLayout(row);
    return pane;
}

void MatrixView::setTable(EvidenceTableId table)
{
    if (table != m_id) {
        stop();
        m_stopped = false;
    }
    m_id = table;
    reload();
}

void MatrixView::reload()
{
    Matrix matrix;
    try {
        Database database = m_services.library.open();
        if (m_id)
            matrix = MatrixStore(database).find(m_id);
    } catch (const Error &error) {
        emit failed(error);
    }
    const QModelIndex before = current();
    m_model->setMatrix(std::move(matrix));
    const bool any = m_model->rowCount() > 0 || m_model->columnCount() > 0;
    m_table->setVisible(any);
    m_pane->setVisible(m_model->rowCount() > 0 && m_model->columnCount() > 0);
    m_empty->setVisible(!any);
    if (m_model->rowCount() > 0 && m_model->columnCount() > 0)
        m_table->setCurrentIndex(m_filter->mapFromSource(m_model->index(
            std::clamp(before.row(), 0, m_model->rowCount() - 1), std::clamp(before.column(), 0, m_model->columnCount() - 1))));
    readChecks();
    fill();
}

void MatrixView::readChecks()
{
    QHash<QString, QuoteCheck> checks;
    try {
        Database database = m_services.library.open();
        for (const auto &[place, cell] : m_model->matrix().cells)
            if (const auto check = cell.citation ? lastCheck(database, *cell.citation) : std::nullopt)
                checks.insert(citationKey(*cell.citation), *check);
    } catch (const Error &error) {
        emit failed(error);
    }
    m_model->setChecks(std::move(checks));
    showCell();
}

void MatrixView::setFilter(const QString &words)
{
    m_filter->setFilterFixedString(words.trimmed());
    m_fitter->restart();
}

void MatrixView::fill()
{
    if (m_run) {
        m_again = true;
        return;
    }
    std::vector<CellPlace> waiting = waitingCells(m_model->matrix());
    if (waiting.empty() || m_stopped || !isVisible())
        return;
    Question asked {};
    if (m_models)
        m_models(asked);
    const auto total = static_cast<int>(waiting.size());
    m_run = new MatrixRun(
        { m_services.ask, asked.model, asked.rankers, asked.retrieval }, m_model->matrix(), std::move(waiting), this);
    emit progressed(0, total);
    connect(m_run, &MatrixRun::filled, this, [this](const MatrixCell &cell, int done, int all) {
        m_model->setCell(cell);
        if (m_model->cell(current()) && m_model->cell(current())->paper == cell.paper)
            showCell();
        emit progressed(done, all);
    });
    connect(m_run, &MatrixRun::failed, this, [this](const Error &error) {
        m_stopped = true; // it would fail again
        emit failed(error);
    });
    connect(m_run, &MatrixRun::finished, this, [this] {
        m_run->deleteLater();
        m_run = nullptr;
        emit progressed(0, 0);
        if (std::exchange(m_again, false))
            reload();
    });
}

void MatrixView::stop()
{
    m_stopped = true;
    if (m_run)
        m_run->stop();
}

QModelIndex MatrixView::current() const
{
    return m_filter->mapToSource(m_table->currentIndex());
}

void MatrixView::showCell()
{
    const QModelIndex index = current();
    const MatrixCell *cell = index.isValid() ? m_model->cell(index) : nullptr;
    const Citation *citation = cell && cell->citation ? &*cell->citation : nullptr;
    for (QPushButton *made : { m_choose, m_none })
        made->setEnabled(index.isValid());
    m_open->setEnabled(citation);
    m_refill->setEnabled(cell);
    m_none->setEnabled(!cell || citation);
    m_source->setText(!index.isValid() ? QString() : citation ? chipText(*citation) : m_model->paper(index.row()).source);
    QStringList place;
    if (citation)
        place << placeWords(*citation);
    if (cell)
        place << (cell->chosenBy == u"user"_s ? tr("chosen by you")
                : cell->chosenBy.isEmpty()    ? tr("the paper's own sentence")
                                              : tr("chosen by %1").arg(cell->chosenBy));
    if (const auto check = citation ? m_model->check(index) : std::nullopt)
        place << (check->outcome == QuoteOutcome::Found ? tr("quote checked") : words(*check));
    m_place->setText(place.join(u"  ·  "_s));
    if (citation)
        m_quote->setQuote(citation->before, citation->quote, citation->after);
    else
        m_quote->setQuote(index.isValid() ? m_model->data(index, Qt::DisplayRole).toString() : QString(), {}, {});
}

void MatrixView::open(const QModelIndex &index)
{
    const QModelIndex source = m_filter->mapToSource(index);
    const MatrixCell *cell = source.isValid() ? m_model->cell(source) : nullptr;
    if (!cell || !cell->citation)
        return;
    std::vector<Citation> all;
    for (const auto &[place, other] : m_model->matrix().cells)
        if (other.citation)
            all.push_back(*other.citation);
    emit citationActivated(*cell->citation, all);
}

void MatrixView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool narrow = width() < space(260);
    m_choose->setVisible(!narrow);
    m_refill->setVisible(!narrow);
    m_fitter->restart();
}

} // namespace adduce
