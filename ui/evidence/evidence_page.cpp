#include "ui/evidence/evidence_page.h"

#include "ui/common/quote_checker.h"
#include "ui/common/widgets.h"
#include "ui/evidence/evidence_foot.h"
#include "ui/evidence/evidence_toolbar.h"
#include "ui/evidence/evidence_view.h"
#include "ui/evidence/matrix_view.h"
#include "ui/evidence/row_commands.h"
#include "ui/evidence/rows_pane.h"
#include "ui/evidence/table_commands.h"
#include "ui/evidence/table_menu.h"
#include <QLineEdit>
#include <QSettings>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

static constexpr auto kMatrix = "evidence/matrix"_L1; // shown in place of the rows

EvidencePage::EvidencePage(const Services &services, QUndoStack &undo, QWidget *parent)
    : QWidget(parent)
    , m_settings(services.settings)
    , m_tables(new EvidenceTables(services.libraryThread, services.settings, undo, this))
    , m_checker(new QuoteChecker(services.library, this))
    , m_rows(new RowsPane(services))
    , m_matrix(new MatrixView(services, m_tables->editing()))
    , m_stack(new QStackedWidget)
    , m_rowCommands(new RowCommands(services, *m_tables, *m_rows, this))
    , m_tableCommands(new TableCommands(services.libraryThread, *m_tables, this))
    , m_menu(
          new TableMenu(services.libraryThread, *m_tableCommands, *m_rowCommands, m_matrix->commands(), m_rows->columns(), this))
    , m_toolbar(new EvidenceToolbar(m_menu, &m_rows->columns()))
{
    if (m_settings.value(kMatrix).toBool())
        m_matrixWanted = m_tables->wanted();
    passFocus(*this, m_rows->table());
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(m_toolbar);
    all->addWidget(line());
    m_stack->addWidget(m_rows);
    m_stack->addWidget(m_matrix);
    all->addWidget(m_stack, 1);
    connectToolbar();
    connectCommands();
    connectChecker();
    connect(m_tables, &EvidenceTables::failed, this, &EvidencePage::failed);
    connect(m_tables, &EvidenceTables::changed, this, &EvidencePage::showPlace);
    connect(m_rows, &RowsPane::failed, this, &EvidencePage::failed);
    connect(m_menu, &TableMenu::failed, this, &EvidencePage::failed);
    connect(m_matrix, &MatrixView::citationActivated, this, &EvidencePage::citationActivated);
    connect(&m_matrix->commands(), &MatrixCommands::askWanted, this, &EvidencePage::askWanted);
    connect(m_matrix, &MatrixView::failed, this, &EvidencePage::failed);
}

EvidencePage::~EvidencePage()
{
    blockSignals(true); // who listens may be gone
}

/// It says what is shown, and the commands do what it is asked for.
void EvidencePage::connectToolbar()
{
    connect(m_tables, &EvidenceTables::listed, this, [this] { m_toolbar->setPlaces(m_tables->choices(), m_tables->place()); });
    connect(m_toolbar, &EvidenceToolbar::placeChosen, this, &EvidencePage::show);
    connect(m_toolbar, &EvidenceToolbar::matrixChosen, this, &EvidencePage::showMatrix);
    connect(m_toolbar, &EvidenceToolbar::rowWanted, m_rowCommands, &RowCommands::addEmpty);
    connect(m_menu, &TableMenu::personalDataWanted, this, [this](bool shown) {
        const PersonalData wanted = shown ? PersonalData::Shown : PersonalData::Masked;
        m_rows->model().setPersonalData(wanted);
        m_rows->showRow();
        m_matrix->model().setPersonalData(wanted);
    });
    connect(m_toolbar, &EvidenceToolbar::questionsWanted, &m_matrix->commands(), &MatrixCommands::addQuestions);
    connect(m_toolbar, &EvidenceToolbar::questionWanted, &m_matrix->commands(), &MatrixCommands::askQuestion);
    connect(m_toolbar, &EvidenceToolbar::papersWanted, &m_matrix->commands(), &MatrixCommands::choosePapers);
    connect(m_toolbar, &EvidenceToolbar::checkWanted, m_tableCommands, &TableCommands::checkQuotes);
    connect(m_toolbar, &EvidenceToolbar::exportWanted, m_tableCommands, &TableCommands::exportShown);
    connect(&m_toolbar->findBox(), &QLineEdit::textChanged, &m_rows->table(), &EvidenceView::setFilter);
    connect(&m_toolbar->findBox(), &QLineEdit::textChanged, m_matrix, &MatrixView::setFilter);
}

void EvidencePage::connectCommands()
{
    connect(m_tableCommands, &TableCommands::made, this, [this](EvidenceTableId table) { show({ table, {} }); });
    const auto showAsMatrix = [this](EvidenceTableId table) {
        m_matrixWanted = table;
        show({ table, {} });
    };
    connect(m_tableCommands, &TableCommands::matrixMade, this, showAsMatrix);
    connect(&m_matrix->commands(), &MatrixCommands::made, this, showAsMatrix);
    connect(m_tableCommands, &TableCommands::exportWanted, this, &EvidencePage::exportWanted);
    connect(m_tableCommands, &TableCommands::checkWanted, m_checker, &QuoteChecker::check);
    connect(m_tableCommands, &TableCommands::failed, this, &EvidencePage::failed);
    connect(&m_rows->foot(), &EvidenceFoot::keepWanted, m_tableCommands, &TableCommands::keep);
    connect(m_rowCommands, &RowCommands::citationActivated, this, &EvidencePage::citationActivated);
    connect(m_rowCommands, &RowCommands::checkWanted, m_checker, &QuoteChecker::check);
    connect(m_rowCommands, &RowCommands::said, this, &EvidencePage::said);
    connect(m_rowCommands, &RowCommands::emptyAdded, this, [this](EvidenceTableId table) {
        show({ table, {} });
        showMatrix(false);
        m_toolbar->findBox().clear();
    });
}

void EvidencePage::connectChecker()
{
    connect(m_checker, &QuoteChecker::started, this, &EvidencePage::showState);
    connect(m_checker, &QuoteChecker::progressed, &m_rows->foot(), &EvidenceFoot::say);
    connect(m_checker, &QuoteChecker::failed, this, &EvidencePage::failed);
    connect(m_checker, &QuoteChecker::checked, this, [this](const std::vector<QuoteCheck> &checks) {
        const auto all = static_cast<int>(checks.size());
        const auto found = static_cast<int>(std::ranges::count(checks, QuoteOutcome::Found, &QuoteCheck::outcome));
        emit said(found == all ? tr("%Ln quote(s) checked: all stand on their pages", nullptr, all)
                               : tr("%Ln quote(s) not found as cited", nullptr, all - found));
    });
    connect(m_checker, &QuoteChecker::finished, this, [this] {
        m_rows->readChecks();
        m_matrix->readChecks();
        showState();
        emit checked();
    });
}

void EvidencePage::show(const EvidencePlace &place)
{
    if (place == m_tables->place())
        m_tables->show(place);
    else if (!m_rowCommands->finishEditing([this, place] { m_tables->show(place); }))
        m_toolbar->setPlaces(m_tables->choices(), m_tables->place()); // till then the table with the cell stays
}

void EvidencePage::showPlace()
{
    const EvidencePlace place = m_tables->place();
    m_rows->setRows(m_tables->rows(), bool(place.table));
    if (place.table && place.table == std::exchange(m_matrixWanted, {}))
        m_stack->setCurrentWidget(m_matrix);
    if (isMatrixShown() && !place.table) {
        m_stack->setCurrentWidget(m_rows); // a thread has none
        m_settings.setValue(kMatrix, false);
    }
    m_matrix->setTable(isMatrixShown() ? place.table : EvidenceTableId {});
    showState();
}

bool EvidencePage::isMatrixShown() const
{
    return m_stack->currentWidget() == m_matrix;
}

void EvidencePage::showMatrix(bool matrix)
{
    m_settings.setValue(kMatrix, matrix);
    m_matrixWanted = {};
    if (matrix && !m_tables->place().table)
        return m_tables->target([this](const EvidenceTable &table) {
            m_matrixWanted = table.id;
            show({ table.id, {} });
        });
    const EvidenceTableId table = matrix ? m_tables->place().table : EvidenceTableId {};
    if (table)
        m_stack->setCurrentWidget(m_matrix);
    else
        m_stack->setCurrentWidget(m_rows);
    showState();
    m_matrix->setTable(table);
}

void EvidencePage::showState()
{
    const EvidencePlace &place = m_tables->place();
    const EvidenceState state { isMatrixShown(), place.table || place.thread, bool(m_tables->shown()),
        m_rows->model().rowCount() > 0, m_checker->isRunning() };
    m_toolbar->setState(state);
    m_menu->setState(state, m_tables->shown() ? place.table : EvidenceTableId {});
}

void EvidencePage::find()
{
    m_toolbar->findBox().setFocus(Qt::ShortcutFocusReason);
    m_toolbar->findBox().selectAll();
}

} // namespace adduce
