#include "ui/evidence/evidence_toolbar.h"

#include "ui/common/widgets.h"
#include "ui/evidence/column_menu.h"
#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>

namespace adduce {

using namespace Qt::StringLiterals;

EvidenceToolbar::EvidenceToolbar(QMenu *table, QMenu *columns, QWidget *parent)
    : QWidget(parent)
    , m_places(new QComboBox)
    , m_asTable(button(tr("Table")))
    , m_asMatrix(button(tr("Matrix")))
    , m_add(button(tr("Row"), u"list-add"_s))
    , m_addQuestion(button(tr("Question"), u"list-add"_s))
    , m_addPapers(button(tr("Papers..."), u"list-add"_s))
    , m_check(button(tr("Check all quotes"), u"quote-exact"_s))
    , m_columns(button(tr("Columns"), u"columns"_s))
    , m_export(button(tr("Export..."), u"document-export"_s))
    , m_find(new QLineEdit)
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    prepareBoxes();
    auto *more = iconButton(u"view-more"_s, tr("What can be done with this table"));
    more->setMenu(table);
    more->setPopupMode(QToolButton::InstantPopup);
    m_columns->setMenu(columns);
    for (QPushButton *made : { m_add, m_addQuestion, m_addPapers, m_check, m_columns, m_export }) {
        made->setAccessibleName(made->text());
        setTip(*made, made->text());
    }
    setTip(*m_addQuestion, tr("Add a question that each paper is asked"));
    setTip(*m_addPapers, tr("Add papers of the library"));
    setTip(*m_add, tr("Add a row to write a claim in"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(space(4), space(2), space(4), space(2));
    row->setSpacing(space(2));
    row->addWidget(m_places, 2);
    row->addWidget(more);
    row->addLayout(makeViews());
    row->addSpacing(space(2));
    for (QPushButton *made : { m_add, m_addQuestion, m_addPapers, m_check })
        row->addWidget(made);
    row->addStretch(1);
    row->addWidget(m_find, 1);
    row->addWidget(m_columns);
    row->addWidget(m_export);
    connectButtons();
}

void EvidenceToolbar::prepareBoxes()
{
    m_places->setMinimumContentsLength(12);
    m_places->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_places->setMaximumWidth(space(70));
    m_places->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_places->setAccessibleName(tr("Table"));
    m_find->setPlaceholderText(tr("Filter"));
    m_find->setAccessibleName(tr("Filter the evidence"));
    makeFindBox(*m_find);
    m_find->setMaximumWidth(space(56));
    m_find->setMinimumWidth(space(20));
}

QLayout *EvidenceToolbar::makeViews()
{
    auto *views = new QButtonGroup(this);
    auto *segments = new QHBoxLayout;
    segments->setSpacing(0);
    for (QPushButton *made : { m_asTable, m_asMatrix }) {
        made->setCheckable(true);
        views->addButton(made);
        segments->addWidget(made);
    }
    m_asTable->setChecked(true);
    return segments;
}

void EvidenceToolbar::connectButtons()
{
    connect(m_places, &QComboBox::activated, this,
        [this](int at) { emit placeChosen(m_places->itemData(at).value<EvidencePlace>()); });
    connect(m_asTable, &QPushButton::clicked, this, [this] { emit matrixChosen(false); });
    connect(m_asMatrix, &QPushButton::clicked, this, [this] { emit matrixChosen(true); });
    connect(m_add, &QPushButton::clicked, this, &EvidenceToolbar::rowWanted);
    auto *columns = new ColumnMenu(this);
    m_addQuestion->setMenu(columns);
    connect(columns, &ColumnMenu::ownWanted, this, &EvidenceToolbar::questionWanted);
    connect(columns, &ColumnMenu::questionsWanted, this, &EvidenceToolbar::questionsWanted);
    connect(m_addPapers, &QPushButton::clicked, this, &EvidenceToolbar::papersWanted);
    connect(m_check, &QPushButton::clicked, this, &EvidenceToolbar::checkWanted);
    connect(m_export, &QPushButton::clicked, this, &EvidenceToolbar::exportWanted);
}

void EvidenceToolbar::setPlaces(const std::vector<NamedPlace> &choices, const EvidencePlace &shown)
{
    m_places->clear();
    bool areTables = false;
    for (const auto &[name, place] : choices) {
        if (areTables && !place.table)
            m_places->insertSeparator(m_places->count());
        areTables = bool(place.table);
        m_places->addItem(name, QVariant::fromValue(place));
        if (place == shown)
            m_places->setCurrentIndex(m_places->count() - 1);
    }
    m_places->setEnabled(m_places->count() > 0);
}

void EvidenceToolbar::setState(const EvidenceState &state)
{
    m_isMatrix = state.isMatrix;
    (m_isMatrix ? m_asMatrix : m_asTable)->setChecked(true);
    m_check->setEnabled(state.canCheck());
    m_columns->setEnabled(state.hasRows);
    m_export->setEnabled(state.hasPlace);
    showButtons();
}

void EvidenceToolbar::showButtons()
{
    const bool narrow = width() < space(330);
    const bool few = width() < space(190);
    for (QPushButton *made : { m_add, m_check, m_columns, m_export })
        showWords(*made, !narrow);
    for (QPushButton *made : { m_add, m_columns })
        made->setVisible(!m_isMatrix && !few);
    for (QPushButton *made : { m_addQuestion, m_addPapers })
        made->setVisible(m_isMatrix && !few);
    m_check->setVisible(!few);
}

void EvidenceToolbar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    showButtons();
}

} // namespace adduce
