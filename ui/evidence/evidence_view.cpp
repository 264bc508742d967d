#include "ui/evidence/evidence_view.h"

#include "ui/common/table.h"
#include "ui/common/type.h"
#include "ui/evidence/evidence_delegate.h"
#include "ui/evidence/row_fitter.h"
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSettings>
#include <QSortFilterProxyModel>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

EvidenceView::EvidenceView(EvidenceModel *model, QSettings &settings, QWidget *parent)
    : QTableView(parent)
    , m_model(model)
    , m_settings(settings)
    , m_filter(new QSortFilterProxyModel(this))
    , m_fitter(nullptr)
{
    prepareTableView(*this);
    m_filter->setSourceModel(m_model);
    m_filter->setFilterRole(EvidenceModel::SearchRole);
    m_filter->setSortRole(EvidenceModel::SortRole);
    m_filter->setSortCaseSensitivity(Qt::CaseInsensitive);
    m_filter->setSortLocaleAware(true);
    m_filter->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_filter->setFilterKeyColumn(0);
    setModel(m_filter);
    setItemDelegate(new EvidenceDelegate(this));
    setWordWrap(true);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setAccessibleName(tr("Evidence"));
    QHeaderView &header = *horizontalHeader();
    header.setMinimumSectionSize(space(8));
    header.setSectionsMovable(true);
    if (const QByteArray state = settings.value(u"evidence/columns"_s).toByteArray(); !state.isEmpty())
        header.restoreState(state);
    const QVariantMap widths = settings.value(u"evidence/widths"_s).toMap();
    for (auto kept = widths.begin(); kept != widths.end(); ++kept)
        if (const int column = kept.key().toInt(); column >= 0 && column < EvidenceModel::ColumnCount)
            m_ownWidths[column] = std::clamp(kept->toInt(), space(8), space(1000));
    header.viewport()->installEventFilter(this);
    header.setSortIndicatorClearable(true);
    header.setSortIndicator(-1, Qt::AscendingOrder);
    setSortingEnabled(true);
    m_fitter = new RowFitter(this);
    connect(&header, &QHeaderView::sectionResized, m_fitter, &RowFitter::restart);
    connect(&header, &QHeaderView::sectionResized, this, &EvidenceView::setOwnWidth);
    connect(&header, &QHeaderView::sortIndicatorChanged, m_fitter, &RowFitter::restart);
    connect(&header, &QHeaderView::sectionMoved, this,
        [this] { m_settings.setValue(u"evidence/columns"_s, horizontalHeader()->saveState()); });
    connect(m_model, &QAbstractItemModel::modelReset, this, &EvidenceView::fitColumns);
    connect(m_model, &QAbstractItemModel::rowsInserted, m_fitter, &RowFitter::restartSoon);
    connect(m_model, &QAbstractItemModel::dataChanged, m_fitter, &RowFitter::restartSoon);
    connect(this, &QTableView::clicked, this, [this](const QModelIndex &index) {
        if (index.column() == EvidenceModel::CitationColumn)
            emit openWanted(index);
    });
    connect(this, &QTableView::activated, this, [this](const QModelIndex &index) {
        if (!(index.flags() & Qt::ItemIsEditable))
            emit openWanted(index);
    });
}

void EvidenceView::setFilter(const QString &words)
{
    m_filter->setFilterFixedString(words.trimmed());
    m_fitter->restart();
}

void EvidenceView::fitColumns()
{
    const bool narrow = viewport()->width() < space(220);
    const std::map<int, int> fixed { { EvidenceModel::Number, space(narrow ? 8 : 10) },
        { EvidenceModel::ConfidenceColumn, space(narrow ? 22 : 26) } };
    const std::map<int, int> shares { { EvidenceModel::Claim, narrow ? 18 : 20 }, { EvidenceModel::Evidence, narrow ? 27 : 36 },
        { EvidenceModel::CitationColumn, narrow ? 21 : 18 }, { EvidenceModel::Notes, narrow ? 16 : 12 },
        { EvidenceModel::Caveats, narrow ? 18 : 14 } };
    std::map<int, int> widths = fixed;
    for (const auto &[column, width] : m_ownWidths)
        widths[column] = width;
    int left = viewport()->width(), parts = 0;
    for (const auto &[column, width] : widths)
        left -= isColumnHidden(column) ? 0 : width;
    for (const auto &[column, share] : shares)
        parts += isColumnHidden(column) || widths.contains(column) ? 0 : share;
    left = std::max(left, space(parts)); // then it scrolls
    for (const auto &[column, share] : shares)
        if (!isColumnHidden(column) && !widths.contains(column)) {
            const int width = left * share / parts;
            left -= width; // what is cut off in dividing is the last one's
            parts -= share;
            widths[column] = width;
        }
    {
        const QSignalBlocker quiet(horizontalHeader());
        for (const auto &[column, width] : widths)
            if (!isColumnHidden(column))
                horizontalHeader()->resizeSection(column, width);
    }
    updateGeometries();
    viewport()->update();
    m_fitter->restart();
}

void EvidenceView::setOwnWidth(int column, int before, int width)
{
    if (before == 0 || width == 0)
        return; // it was hidden, or comes back
    m_ownWidths[column] = width;
    saveOwnWidths();
}

void EvidenceView::saveOwnWidths()
{
    QVariantMap kept;
    for (const auto &[column, width] : m_ownWidths)
        kept[QString::number(column)] = width;
    m_settings.setValue(u"evidence/widths"_s, kept);
}

void EvidenceView::fillColumnMenu(QMenu &menu)
{
    for (int column = EvidenceModel::Claim; column < EvidenceModel::ColumnCount; ++column) {
        QAction *action = menu.addAction(m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        action->setCheckable(true);
        action->setChecked(!isColumnHidden(column));
        connect(action, &QAction::toggled, this, [this, column](bool shown) {
            setColumnHidden(column, !shown);
            fitColumns();
            m_settings.setValue(u"evidence/columns"_s, horizontalHeader()->saveState());
        });
    }
    menu.addSeparator();
    QAction *fit = menu.addAction(tr("Usual widths"), this, [this] {
        m_ownWidths.clear();
        saveOwnWidths();
        fitColumns();
    });
    fit->setEnabled(!m_ownWidths.empty());
}

void EvidenceView::chooseRow(int row, EvidenceModel::Column column)
{
    const QModelIndex index = m_filter->mapFromSource(m_model->index(row, column));
    setCurrentIndex(index);
    scrollTo(index);
}

void EvidenceView::finishEditing()
{
    if (QWidget *editor = state() == EditingState ? indexWidget(currentIndex()) : nullptr) {
        commitData(editor);
        closeEditor(editor, QAbstractItemDelegate::NoHint);
    }
}

void EvidenceView::editAgain(EvidenceRowId row, EvidenceModel::Column column, const QString &typed)
{
    const auto &rows = m_model->rows();
    const auto at = std::ranges::find(rows, row, [](const PlacedRow &placed) { return placed.row.id; });
    if (at == rows.end())
        return;
    chooseRow(static_cast<int>(at - rows.begin()), column);
    edit(currentIndex());
    if (auto *editor = qobject_cast<QPlainTextEdit *>(indexWidget(currentIndex())))
        editor->setPlainText(typed);
}

int EvidenceView::modelRow(const QModelIndex &index) const
{
    const QModelIndex source = m_filter->mapToSource(index);
    return source.isValid() ? source.row() : -1;
}

int EvidenceView::currentRow() const
{
    return modelRow(currentIndex());
}

std::vector<PlacedRow> EvidenceView::selectedRows() const
{
    std::vector<PlacedRow> rows;
    for (const QModelIndex &index : selectionModel()->selectedRows())
        rows.push_back(m_model->placed(modelRow(index)));
    return rows;
}

void EvidenceView::resizeEvent(QResizeEvent *event)
{
    const bool wider = event->oldSize().width() != event->size().width();
    QTableView::resizeEvent(event);
    if (wider)
        fitColumns();
}

/// The others share what a dragged column leaves once it is let go: meanwhile its edge stays under the pointer.
bool EvidenceView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == horizontalHeader()->viewport() && event->type() == QEvent::MouseButtonRelease && !m_ownWidths.empty())
        QMetaObject::invokeMethod(this, &EvidenceView::fitColumns, Qt::QueuedConnection);
    return QTableView::eventFilter(watched, event);
}

void EvidenceView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Delete)
        emit removeWanted();
    else
        QTableView::keyPressEvent(event);
}

} // namespace adduce
