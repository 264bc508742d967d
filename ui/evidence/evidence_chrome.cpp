// The toolbar and the foot of the evidence page.
#include "ui/evidence/evidence_page.h"
#include "ui/evidence/evidence_view.h"
#include "ui/evidence/matrix_view.h"
#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>

namespace adduce {

using namespace Qt::StringLiterals;

QWidget *EvidencePage::makeTools()
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
    auto *more = iconButton(u"view-more"_s, tr("What can be done with this table"));
    more->setMenu(m_tableMenu);
    more->setPopupMode(QToolButton::InstantPopup);
    m_columns->setMenu(m_columnMenu);
    for (QPushButton *made : { m_add, m_addQuestion, m_addPapers, m_check, m_columns, m_export }) {
        made->setAccessibleName(made->text());
        setTip(*made, made->text());
    }
    auto *views = new QButtonGroup(this);
    for (QPushButton *made : { m_asTable, m_asMatrix }) {
        made->setCheckable(true);
        views->addButton(made);
    }
    m_asTable->setChecked(true);
    auto *segments = new QHBoxLayout;
    segments->setSpacing(0);
    segments->addWidget(m_asTable);
    segments->addWidget(m_asMatrix);
    setTip(*m_addQuestion, tr("Add a question that each paper is asked"));
    setTip(*m_addPapers, tr("Add papers of the library"));
    setTip(*m_add, tr("Add a row to write a claim in"));
    auto *bar = new QWidget;
    bar->setBackgroundRole(QPalette::Base);
    bar->setAutoFillBackground(true);
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(space(4), space(2), space(4), space(2));
    row->setSpacing(space(2));
    row->addWidget(m_places, 2);
    row->addWidget(more);
    row->addLayout(segments);
    row->addSpacing(space(2));
    row->addWidget(m_add);
    row->addWidget(m_addQuestion);
    row->addWidget(m_addPapers);
    row->addWidget(m_check);
    row->addStretch(1);
    row->addWidget(m_find, 1);
    row->addWidget(m_columns);
    row->addWidget(m_export);
    connect(m_places, &QComboBox::activated, this, [this](int at) { show(m_places->itemData(at).value<EvidencePlace>()); });
    connect(m_tableMenu, &QMenu::aboutToShow, this, &EvidencePage::fillTableMenu);
    connect(m_columnMenu, &QMenu::aboutToShow, this, &EvidencePage::fillColumnMenu);
    connect(m_add, &QPushButton::clicked, this, &EvidencePage::addEmptyRow);
    connect(m_check, &QPushButton::clicked, this, &EvidencePage::checkQuotes);
    connect(m_export, &QPushButton::clicked, this, &EvidencePage::exportTable);
    connect(m_find, &QLineEdit::textChanged, m_table, &EvidenceView::setFilter);
    connect(m_find, &QLineEdit::textChanged, m_matrix, &MatrixView::setFilter);
    connect(m_asTable, &QPushButton::clicked, this, [this] { showMatrix(false); });
    connect(m_asMatrix, &QPushButton::clicked, this, [this] { showMatrix(true); });
    connect(m_addQuestion, &QPushButton::clicked, this, &EvidencePage::addQuestion);
    connect(m_addPapers, &QPushButton::clicked, this, &EvidencePage::addPapers);
    return bar;
}

QWidget *EvidencePage::makeFoot()
{
    m_count->setSecondary(true);
    m_hint->setSecondary(true);
    auto *foot = new QWidget;
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(space(4), space(1), space(4), space(1));
    row->addWidget(m_count);
    row->addStretch(1);
    row->addWidget(m_hint);
    row->addWidget(m_keep);
    connect(m_keep, &QToolButton::clicked, this, [this] {
        askForName(tr("Keep as a table"), m_places->currentText(), [this](const QString &name) { keepAsTable(name); });
    });
    return foot;
}

/// Where there is no room for the icons either, the menu of the table has them.
void EvidencePage::showTools()
{
    const bool matrix = isMatrixShown();
    const bool narrow = width() < space(330);
    const bool few = width() < space(190);
    for (QPushButton *made : { m_add, m_check, m_columns, m_export })
        showWords(*made, !narrow);
    for (QPushButton *made : { m_add, m_columns })
        made->setVisible(!matrix && !few);
    m_check->setVisible(!few);
    m_check->setEnabled(!m_run && (matrix || m_model->rowCount() > 0));
    for (QPushButton *made : { m_addQuestion, m_addPapers })
        made->setVisible(matrix && !few);
}

} // namespace adduce
