#include "ui/evidence/evidence_page.h"

#include "core/evidence/evidence_table.h"
#include "core/library/database.h"
#include "core/threads/thread_list.h"
#include "core/threads/thread_store.h"
#include "ui/answer/citation_notes.h"
#include "ui/evidence/evidence_editing.h"
#include "ui/evidence/evidence_preview.h"
#include "ui/evidence/evidence_view.h"
#include "ui/evidence/matrix_view.h"
#include <QButtonGroup>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QLineEdit>
#include <QMenu>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <set>

namespace adduce {

using namespace Qt::StringLiterals;

EvidencePage::EvidencePage(const Services &services, QUndoStack &undo, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_model(new EvidenceModel(this))
    , m_editing(new EvidenceEditing(services.library, undo, this))
    , m_places(new QComboBox)
    , m_tableMenu(new QMenu(this))
    , m_columnMenu(new QMenu(this))
    , m_asTable(button(tr("Table")))
    , m_asMatrix(button(tr("Matrix")))
    , m_add(button(tr("Row"), u"list-add"_s))
    , m_addQuestion(button(tr("Question"), u"list-add"_s))
    , m_addPapers(button(tr("Papers..."), u"list-add"_s))
    , m_check(button(tr("Check all quotes"), u"quote-exact"_s))
    , m_columns(button(tr("Columns"), u"columns"_s))
    , m_export(button(tr("Export..."), u"document-export"_s))
    , m_find(new QLineEdit)
    , m_table(new EvidenceView(m_model, services.settings))
    , m_split(new QSplitter)
    , m_stack(new QStackedWidget)
    , m_matrix(new MatrixView(services, *m_editing))
    , m_preview(new EvidencePreview(services))
    , m_count(new PlainLabel({}, Type::Caption))
    , m_hint(new PlainLabel({}, Type::Caption))
    , m_keep(linkButton(tr("Keep as a table...")))
    , m_empty(new PlainLabel({}, Type::Reading))
{
    passFocus(*this, *m_table);
    connectTable();
    m_empty->setSecondary(true);
    m_empty->setWordWrap(true);
    m_empty->setMargin(space(6));
    m_empty->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_empty->setBackgroundRole(QPalette::Base);
    m_empty->setAutoFillBackground(true);
    auto *left = new QWidget;
    auto *column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_table, 1);
    column->addWidget(m_empty, 1);
    column->addWidget(line());
    column->addWidget(makeFoot());
    m_split->setChildrenCollapsible(false);
    m_split->addWidget(left);
    m_split->addWidget(m_preview);
    m_split->setStretchFactor(0, 1);
    m_split->setStretchFactor(1, 0);
    m_split->setSizes({ space(250), space(80) });
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(makeTools());
    all->addWidget(line());
    m_stack->addWidget(m_split);
    m_stack->addWidget(m_matrix);
    all->addWidget(m_stack, 1);
    connect(m_matrix, &MatrixView::citationActivated, this, &EvidencePage::citationActivated);
    connect(m_matrix, &MatrixView::failed, this, &EvidencePage::failed);
    connect(m_editing, &EvidenceEditing::failed, this, &EvidencePage::failed);
    connect(m_editing, &EvidenceEditing::changed, this, [this](EvidenceTableId table) {
        if (table == m_place.table)
            return reload();
        readTables();
        fillPlaces();
    });
    connect(m_preview, &EvidencePreview::openWanted, this, [this] { open(m_table->currentIndex()); });
    connect(m_preview, &EvidencePreview::checkWanted, this, [this] {
        const int row = m_table->currentRow();
        if (const auto &citation = row < 0 ? std::nullopt : m_model->row(row).citation)
            check({ *citation });
    });
    connect(m_preview, &EvidencePreview::chooseWanted, this, &EvidencePage::chooseQuote);
    connect(m_preview, &EvidencePreview::closeWanted, this, [this] {
        m_services.settings.setValue(u"evidence/preview"_s, false);
        showPreview();
    });
    m_lastTable = { services.settings.value(u"evidence/table"_s).toLongLong() };
    m_place.table = { services.settings.value(u"evidence/shown"_s).toLongLong() };
}

EvidencePage::~EvidencePage()
{
    blockSignals(true); // who listens may be gone
}

void EvidencePage::connectTable()
{
    connect(m_table, &EvidenceView::openWanted, this, &EvidencePage::open);
    connect(m_table, &EvidenceView::removeWanted, this, &EvidencePage::removeSelected);
    connect(m_table, &QTableView::customContextMenuRequested, this, &EvidencePage::showMenu);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &EvidencePage::showRow);
    connect(m_model, &EvidenceModel::edited, this, [this](const PlacedRow &before, const EvidenceRow &after) {
        // Later: the view is in the middle of closing the editor.
        QMetaObject::invokeMethod(
            this,
            [this, table = keptTable(), before, after] {
                const bool isClaim = before.row.claim != after.claim;
                if (table && !m_editing->replaceRow(*table, before, after, isClaim ? tr("Edit claim") : tr("Edit note")))
                    m_table->editAgain(before.row.id, isClaim ? EvidenceModel::Claim : EvidenceModel::Notes,
                        isClaim ? after.claim : after.notes);
            },
            Qt::QueuedConnection);
    });
}

void EvidencePage::readTables()
{
    try {
        Database database = m_services.library.open();
        m_kept = EvidenceStore(database).tables();
    } catch (const Error &error) {
        emit failed(error);
    }
}

void EvidencePage::reload()
{
    readTables();
    if (m_place.table && !keptTable())
        m_place = { {}, m_thread }; // deleted
    try {
        Database database = m_services.library.open();
        if (m_place.thread && !findThreadRow(database, m_place.thread))
            m_place = {};
    } catch (const Error &error) {
        emit failed(error);
    }
    if (!m_place.table && !m_place.thread && !m_kept.empty())
        m_place.table = m_kept.front().id;
    fillPlaces();
    readRows();
    if (!m_place.table && isMatrixShown())
        showMatrix(false); // a thread has none
    m_matrix->setTable(isMatrixShown() ? m_place.table : EvidenceTableId {});
}

bool EvidencePage::isMatrixShown() const
{
    return m_stack->currentWidget() == m_matrix;
}

void EvidencePage::showMatrix(bool matrix)
{
    if (matrix && !m_place.table)
        if (const auto table = target())
            show({ table->id, {} });
    matrix = matrix && m_place.table;
    m_stack->setCurrentIndex(matrix ? 1 : 0);
    (matrix ? m_asMatrix : m_asTable)->setChecked(true);
    showTools();
    m_matrix->setTable(matrix ? m_place.table : EvidenceTableId {});
}

void EvidencePage::fillPlaces()
{
    m_places->clear();
    const auto add = [&](const QString &name, const EvidencePlace &place) {
        m_places->addItem(name.simplified().left(120), QVariant::fromValue(place));
        if (place == m_place)
            m_places->setCurrentIndex(m_places->count() - 1);
    };
    try {
        Database database = m_services.library.open();
        for (const EvidenceTable &table : m_kept)
            add(table.name, { table.id, {} });
        std::set<ThreadId> threads { m_place.thread, m_thread };
        threads.erase(ThreadId {});
        if (!m_kept.empty() && !threads.empty())
            m_places->insertSeparator(m_places->count());
        for (const ThreadId id : threads)
            if (const auto row = findThreadRow(database, id))
                add(row->marks.title, { {}, id });
    } catch (const Error &error) {
        emit failed(error);
    }
    m_places->setEnabled(m_places->count() > 0);
}

void EvidencePage::show(const EvidencePlace &place)
{
    if (place != m_place && !finishEditing())
        return fillPlaces(); // the table with the cell stays
    m_place = place;
    if (place.table)
        m_lastTable = place.table;
    m_services.settings.setValue(u"evidence/table"_s, m_lastTable.value);
    m_services.settings.setValue(u"evidence/shown"_s, place.table.value);
    reload();
}

bool EvidencePage::finishEditing()
{
    m_table->finishEditing();
    QCoreApplication::sendPostedEvents(this, QEvent::MetaCall); // the change waits there
    return !m_table->isEditing();
}

void EvidencePage::select(ThreadId thread)
{
    m_thread = thread;
    if (!m_place.table)
        m_place = { {}, thread };
    reload();
}

void EvidencePage::readRows()
{
    std::vector<PlacedRow> rows;
    try {
        Database database = m_services.library.open();
        if (m_place.table)
            rows = EvidenceStore(database).rows(m_place.table);
        else if (const auto thread = m_place.thread ? ThreadStore(database).find(m_place.thread) : std::nullopt)
            for (EvidenceRow &row : evidenceRows(*thread))
                rows.push_back({ std::move(row), static_cast<double>(rows.size()) });
    } catch (const Error &error) {
        emit failed(error); // what is shown stays
        return;
    }
    const bool any = !rows.empty();
    m_model->setRows(std::move(rows), bool(m_place.table));
    readChecks();
    m_table->setVisible(any);
    m_empty->setVisible(!any);
    m_empty->setText(m_place.table
            ? tr("This table is empty. Add to evidence from an answer, its cards or the reader, or add a row by hand.")
            : tr("No evidence yet. Each cited sentence of an answer becomes a row here."));
    m_export->setEnabled(m_place.table || m_place.thread);
    showTools();
    m_columns->setEnabled(any);
    if (any && m_table->currentRow() < 0) // one that is chosen stays so, with what is being typed into it
        m_table->chooseRow(0);
    showRow();
    showFoot();
}

void EvidencePage::readChecks()
{
    QHash<QString, QuoteCheck> checks;
    try {
        Database database = m_services.library.open();
        for (const PlacedRow &placed : m_model->rows())
            if (const auto &citation = placed.row.citation)
                if (const auto check = lastCheck(database, *citation))
                    checks.insert(citationKey(*citation), *check);
    } catch (const Error &error) {
        emit failed(error);
    }
    m_model->setChecks(std::move(checks));
}

void EvidencePage::showFoot()
{
    std::set<QString> papers;
    int quotes = 0, found = 0, checked = 0;
    for (int i = 0; i < m_model->rowCount(); ++i) {
        const EvidenceRow &row = m_model->row(i);
        if (!row.citation)
            continue;
        papers.insert(row.citation->sha256);
        ++quotes;
        const auto check = m_model->check(i);
        checked += check ? 1 : 0;
        found += check && check->outcome == QuoteOutcome::Found ? 1 : 0;
    }
    QStringList parts;
    if (m_model->rowCount() > 0)
        parts << tr("%n row(s)", nullptr, m_model->rowCount()) << tr("%n paper(s)", nullptr, static_cast<int>(papers.size()));
    if (quotes > 0 && checked == quotes)
        parts << (found == quotes ? tr("all quotes checked") : tr("%n quote(s) not found as cited", nullptr, quotes - found));
    m_count->setText(parts.join(u"  ·  "_s));
    const bool kept = bool(m_place.table);
    m_hint->setText(kept && m_model->rowCount() > 0 ? tr("Double-click a claim or a note to edit")
            : !kept && m_model->rowCount() > 0      ? tr("These rows follow the thread.")
                                                    : QString());
    m_keep->setVisible(!kept && m_model->rowCount() > 0);
}

void EvidencePage::showRow()
{
    const int row = m_table->currentRow();
    if (row < 0)
        return m_preview->clear();
    m_preview->setRow(row + 1, m_model->row(row), m_model->check(row), m_model->isEditable());
}

std::optional<EvidenceTable> EvidencePage::keptTable() const
{
    const auto found = std::ranges::find(m_kept, m_place.table, &EvidenceTable::id);
    return found == m_kept.end() ? std::nullopt : std::optional(*found);
}

void EvidencePage::open(const QModelIndex &index)
{
    const int row = m_table->modelRow(index);
    if (row < 0 || !m_model->row(row).citation)
        return;
    std::vector<Citation> all;
    for (const PlacedRow &placed : m_model->rows())
        if (placed.row.citation)
            all.push_back(*placed.row.citation);
    emit citationActivated(*m_model->row(row).citation, all);
}

void EvidencePage::find()
{
    m_find->setFocus(Qt::ShortcutFocusReason);
    m_find->selectAll();
}

void EvidencePage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    showTools();
    showPreview();
}

void EvidencePage::showPreview()
{
    m_preview->setVisible(m_services.settings.value(u"evidence/preview"_s, true).toBool() && width() > space(230));
}

} // namespace adduce
