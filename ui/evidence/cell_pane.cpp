#include "ui/evidence/cell_pane.h"

#include "core/answer/answer_words.h"
#include "ui/answer/quote_text.h"
#include "ui/evidence/cell_steps.h"
#include "ui/evidence/conflict_lines.h"
#include "ui/evidence/evidence_model.h"
#include "ui/evidence/matrix_model.h"
#include <QMenu>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

CellPane::CellPane(QWidget *parent)
    : QWidget(parent)
    , m_source(new PlainLabel({}, Type::Strong))
    , m_place(new ElidedLabel(Type::Caption))
    , m_quote(new QuoteText)
    , m_conflicts(new ConflictLines)
    , m_steps(new CellSteps)
    , m_open(button(tr("Open in reader"), u"document-open"_s))
    , m_choose(button(tr("Choose another quote...")))
    , m_refill(button(tr("Fill again")))
    , m_none(button(tr("Mark as not reported")))
    , m_more(iconButton(u"view-more"_s, tr("What else can be done with this cell")))
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
    text->addWidget(m_conflicts);
    text->addWidget(m_steps);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(space(4), space(2), space(4), space(2));
    row->setSpacing(space(2));
    row->addLayout(text, 1);
    for (QWidget *made : std::initializer_list<QWidget *> { m_open, m_choose, m_refill, m_none, m_more })
        row->addWidget(made, 0, Qt::AlignTop);
    m_more->setMenu(new QMenu(m_more));
    m_more->setPopupMode(QToolButton::InstantPopup);
    connect(m_more->menu(), &QMenu::aboutToShow, this, &CellPane::fillMore);
    connect(m_open, &QPushButton::clicked, this, &CellPane::openWanted);
    connect(m_choose, &QPushButton::clicked, this, &CellPane::chooseWanted);
    connect(m_refill, &QPushButton::clicked, this, &CellPane::refillWanted);
    connect(m_steps, &CellSteps::nearestWanted, this, &CellPane::chooseWanted);
    connect(m_steps, &CellSteps::othersWanted, this, &CellPane::othersWanted);
    connect(m_steps, &CellSteps::rewordWanted, this, &CellPane::rewordWanted);
    connect(m_conflicts, &ConflictLines::cellWanted, this, &CellPane::cellWanted);
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
    m_conflicts->setCell(matrix, index);
    m_steps->setVisible(cell && cell->state == CellState::NothingFound);
    m_source->setText(!index.isValid() ? QString() : citation ? chipText(*citation) : matrix.paper(index.row()).source);
    m_place->setText(cell ? placeLine(*cell, matrix.check(index)) : QString());
    if (citation)
        m_quote->setQuote(matrix.shown(citation->before), matrix.shown(citation->quote), matrix.shown(citation->after));
    else
        m_quote->setQuote(index.isValid() ? matrix.data(index, Qt::DisplayRole).toString() : QString(), {}, {});
}

/// What has no room beside the quote.
void CellPane::fillMore()
{
    QMenu *menu = m_more->menu();
    menu->clear();
    for (QPushButton *hidden : { m_open, m_choose, m_refill, m_none })
        if (hidden->isHidden())
            menu->addAction(hidden->icon(), hidden->text(), hidden, &QPushButton::click)->setEnabled(hidden->isEnabled());
}

void CellPane::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool isNarrow = width() < space(260);
    const bool isTiny = width() < space(130);
    for (QPushButton *made : { m_choose, m_refill })
        made->setVisible(!isNarrow);
    for (QPushButton *made : { m_open, m_none })
        made->setVisible(!isTiny);
    m_more->setVisible(isNarrow);
}

} // namespace adduce
