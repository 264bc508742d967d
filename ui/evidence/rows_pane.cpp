#include "ui/evidence/rows_pane.h"

#include "ui/common/widgets.h"
#include "ui/evidence/evidence_foot.h"
#include "ui/evidence/evidence_place.h"
#include "ui/evidence/evidence_preview.h"
#include "ui/evidence/evidence_view.h"
#include <QMenu>
#include <QSettings>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

RowsPane::RowsPane(const Services &services, QWidget *parent)
    : QSplitter(parent)
    , m_services(services)
    , m_reading(services.libraryThread)
    , m_model(new EvidenceModel(this))
    , m_table(new EvidenceView(m_model, services.settings))
    , m_empty(emptyNote())
    , m_foot(new EvidenceFoot)
    , m_preview(new EvidencePreview(services))
    , m_columns(new QMenu(tr("Columns"), this))
{
    auto *left = new QWidget;
    auto *column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_table, 1);
    column->addWidget(m_empty, 1);
    column->addWidget(line());
    column->addWidget(m_foot);
    setChildrenCollapsible(false);
    addWidget(left);
    addWidget(m_preview);
    setStretchFactor(0, 1);
    setStretchFactor(1, 0);
    setSizes({ space(250), space(80) });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &RowsPane::showRow);
    connect(m_preview, &EvidencePreview::closeWanted, this, [this] { setPreview(false); });
    connect(m_columns, &QMenu::aboutToShow, this, &RowsPane::fillColumns);
}

void RowsPane::setRows(std::vector<PlacedRow> rows, bool isKept)
{
    const bool any = !rows.empty();
    m_model->setRows(std::move(rows), isKept);
    m_table->setVisible(any);
    m_empty->setVisible(!any);
    m_empty->setText(isKept
            ? tr("This table is empty. Add to evidence from an answer, its cards or the reader, or add a row by hand.")
            : tr("No evidence yet. Each cited sentence of an answer becomes a row here."));
    if (any && m_table->currentRow() < 0) // one that is chosen stays so, with what is being typed into it
        m_table->chooseRow(0);
    m_foot->setRows(*m_model);
    showRow();
    readChecks();
}

void RowsPane::readChecks()
{
    std::vector<Citation> citations;
    for (const PlacedRow &placed : m_model->rows())
        if (placed.row.citation)
            citations.push_back(*placed.row.citation);
    const auto read = [citations = std::move(citations)](Database &database) { return lastChecks(database, citations); };
    m_reading.run(this, read, [this](QuoteChecks checks) {
        m_model->setChecks(std::move(checks));
        m_foot->setRows(*m_model);
        showRow();
    });
}

void RowsPane::showRow()
{
    const int row = m_table->currentRow();
    if (row < 0)
        return m_preview->clear();
    const EvidenceRow &shown = m_model->row(row);
    m_preview->setRow(row + 1, shown, shown.citation ? m_model->shown(shown.citation->quote) : QString(), m_model->check(row),
        m_model->isEditable());
}

void RowsPane::setPreview(bool wanted)
{
    m_services.settings.setValue(u"evidence/preview"_s, wanted);
    showPreview();
}

void RowsPane::showPreview()
{
    m_preview->setVisible(m_services.settings.value(u"evidence/preview"_s, true).toBool() && width() > space(230));
}

void RowsPane::fillColumns()
{
    m_columns->clear();
    m_table->fillColumnMenu(*m_columns);
    m_columns->addSeparator();
    QAction *preview = m_columns->addAction(tr("Preview of the page"));
    preview->setCheckable(true);
    preview->setChecked(m_preview->isVisible());
    connect(preview, &QAction::toggled, this, &RowsPane::setPreview);
}

void RowsPane::resizeEvent(QResizeEvent *event)
{
    QSplitter::resizeEvent(event);
    showPreview();
}

} // namespace adduce
