#include "ui/evidence/cell_pane.h"

#include "core/answer/answer_words.h"
#include "ui/answer/quote_text.h"
#include "ui/evidence/cell_steps.h"
#include "ui/evidence/evidence_model.h"
#include "ui/evidence/matrix_model.h"
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

CellPane::CellPane(QWidget *parent)
    : QWidget(parent)
    , m_source(new PlainLabel({}, Type::Strong))
    , m_place(new ElidedLabel(Type::Caption))
    , m_quote(new QuoteText)
    , m_steps(new CellSteps)
    , m_open(button(tr("Open in reader"), u"document-open"_s))
    , m_choose(button(tr("Choose another quote...")))
    , m_refill(button(tr("Fill again")))
    , m_none(button(tr("Mark as not reported")))
{
    m_place->setSecondary(true);
    m_place->setElideMode(Qt::ElideRight);
    auto *head = new QHBoxLayout;
    head->addWidget(m_source);
    head->addWidget(m_place, 1);
    auto *text = new QVBoxLayout;
    text->setSpacing(space(1));
    text->addLayout(head);
    text->addWidget(m_quote);
    text->addWidget(m_steps);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(space(4), space(2), space(4), space(2));
    row->setSpacing(space(2));
    row->addLayout(text, 1);
    for (QPushButton *made : { m_open, m_choose, m_refill, m_none })
        row->addWidget(made, 0, Qt::AlignTop);
    connect(m_open, &QPushButton::clicked, this, &CellPane::openWanted);
    connect(m_choose, &QPushButton::clicked, this, &CellPane::chooseWanted);
    connect(m_refill, &QPushButton::clicked, this, &CellPane::refillWanted);
    connect(m_steps, &CellSteps::nearestWanted, this, &CellPane::chooseWanted);
    connect(m_steps, &CellSteps::othersWanted, this, &CellPane::othersWanted);
    connect(m_steps, &CellSteps::rewordWanted, this, &CellPane::rewordWanted);
    connect(m_none, &QPushButton::clicked, this, &CellPane::noneWanted);
}

/// Where the quote stands, who chose it, and what came of looking for it.
static QString placeLine(const MatrixCell &cell, const std::optional<QuoteCheck> &check)
{
    QStringList parts;
    if (cell.citation)
        parts << placeWords(*cell.citation);
    if (cell.state == CellState::NothingFound)
        return {};
    parts << (cell.chosenBy == kChosenByUser ? CellPane::tr("chosen by you")
            : cell.chosenBy.isEmpty()        ? CellPane::tr("the paper's own sentence")
                                             : CellPane::tr("chosen by %1").arg(cell.chosenBy));
    if (check)
        parts << (check->outcome == QuoteOutcome::Found ? CellPane::tr("quote checked") : words(*check));
    return parts.join(u"  ·  "_s);
}

void CellPane::setCell(const MatrixModel &matrix, const QModelIndex &index)
{
    const MatrixCell *cell = index.isValid() ? matrix.cell(index) : nullptr;
    const Citation *citation = cell && cell->citation ? &*cell->citation : nullptr;
    m_choose->setEnabled(index.isValid());
    m_open->setEnabled(citation);
    m_refill->setEnabled(cell);
    m_none->setEnabled(index.isValid() && (!cell || cell->state != CellState::NotReported));
    m_steps->setVisible(cell && cell->state == CellState::NothingFound);
    m_source->setText(!index.isValid() ? QString() : citation ? chipText(*citation) : matrix.paper(index.row()).source);
    m_place->setText(cell ? placeLine(*cell, matrix.check(index)) : QString());
    if (citation)
        m_quote->setQuote(matrix.shown(citation->before), matrix.shown(citation->quote), matrix.shown(citation->after));
    else
        m_quote->setQuote(index.isValid() ? matrix.data(index, Qt::DisplayRole).toString() : QString(), {}, {});
}

void CellPane::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool narrow = width() < space(260);
    m_choose->setVisible(!narrow);
    m_refill->setVisible(!narrow);
}

} // namespace adduce
