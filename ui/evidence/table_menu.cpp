#include "ui/evidence/table_menu.h"

#include "core/laboratory/shareable.h"
#include "ui/common/icons.h"
#include "ui/common/laboratory_sharing.h"
#include "ui/evidence/column_menu.h"
#include "ui/evidence/matrix_commands.h"
#include "ui/evidence/row_commands.h"
#include "ui/evidence/table_commands.h"

namespace adduce {

using namespace Qt::StringLiterals;

TableMenu::TableMenu(
    LibraryThread &library, TableCommands &tables, RowCommands &rows, MatrixCommands &matrix, QMenu &columns, QWidget *parent)
    : QMenu(parent)
    , m_tables(tables)
    , m_rows(rows)
    , m_matrix(matrix)
    , m_columns(columns)
    , m_questions(new ColumnMenu(this))
    , m_sharing(new LaboratorySharing(library, shareableTables(), this))
{
    connect(m_sharing, &LaboratorySharing::failed, this, &TableMenu::failed);
    m_questions->setTitle(tr("Add question"));
    m_questions->setIcon(adduce::icon(u"list-add"_s));
    connect(m_questions, &ColumnMenu::ownWanted, &m_matrix, &MatrixCommands::askQuestion);
    connect(m_questions, &ColumnMenu::questionsWanted, &m_matrix, &MatrixCommands::addQuestions);
    connect(this, &QMenu::aboutToShow, this, &TableMenu::fill);
}

void TableMenu::setState(const EvidenceState &state, EvidenceTableId table)
{
    m_state = state;
    if (table != m_table)
        m_sharing->refresh();
    m_table = table;
}

void TableMenu::fill()
{
    const QIcon adds = adduce::icon(u"list-add"_s);
    clear();
    addAction(adds, tr("New table..."), &m_tables, &TableCommands::create);
    addAction(adduce::icon(u"document-import"_s), tr("Import CSV..."), &m_tables, &TableCommands::chooseImport);
    addSeparator();
    if (m_state.isMatrix) {
        addMenu(m_questions);
        addAction(adduce::icon(u"chart"_s), tr("Draw the numbers..."), &m_matrix, [this] {
            m_matrix.showNumbers();
        })->setEnabled(m_matrix.hasNumbers());
        addAction(adds, tr("Add papers..."), &m_matrix, &MatrixCommands::choosePapers);
    }
    addAction(adds, tr("Add row"), &m_rows, &RowCommands::addEmpty);
    addAction(adduce::icon(u"quote-exact"_s), tr("Check all quotes"), &m_tables, &TableCommands::checkQuotes)
        ->setEnabled(m_state.canCheck());
    addMenu(&m_columns);
    QAction *personal = addAction(tr("Show personal data"));
    personal->setCheckable(true);
    personal->setChecked(m_showsPersonalData);
    connect(personal, &QAction::toggled, this, [this](bool shown) {
        m_showsPersonalData = shown;
        emit personalDataWanted(shown);
    });
    if (!m_state.isKept)
        return;
    addSeparator();
    addAction(adduce::icon(u"document-edit"_s), tr("Rename table..."), &m_tables, &TableCommands::rename);
    m_sharing->addTo(*this, { m_table.value });
    addAction(adduce::icon(u"edit-delete"_s), tr("Delete table"), &m_tables, &TableCommands::remove);
}

} // namespace adduce
