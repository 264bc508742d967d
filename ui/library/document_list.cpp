#include "ui/library/document_list.h"

#include "ui/common/widgets.h"
#include "ui/library/document_drag.h"
#include "ui/library/first_pages.h"
#include "ui/library/library_delegate.h"
#include "ui/library/library_filter.h"
#include "ui/library/library_model.h"
#include <QAction>
#include <QDrag>
#include <QHeaderView>
#include <QMenu>

namespace adduce {

DocumentList::DocumentList(const LibraryModel &model, LibraryFilter &filter, QWidget *parent)
    : QTreeView(parent)
    , m_model(model)
    , m_filter(filter)
{
    setModel(&filter);
    setFrameShape(QFrame::NoFrame);
    setRootIsDecorated(false);
    setItemsExpandable(false);
    setIndentation(0);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setMouseTracking(true);
    setDragEnabled(true);
    setDragDropMode(QAbstractItemView::DragOnly);
    setAccessibleName(tr("Documents"));
    header()->setSectionsClickable(true);
    header()->setSortIndicatorShown(true);
    header()->setContextMenuPolicy(Qt::CustomContextMenu);
    setTable(false);
    connect(header(), &QHeaderView::customContextMenuRequested, this, &DocumentList::chooseColumns);
    connect(header(), &QHeaderView::sectionClicked, this, [this](int section) {
        const auto by = static_cast<LibraryColumn>(section);
        const LibraryOrder now = m_filter.order();
        emit orderWanted({ by, now.by == by && !now.isReversed });
    });
    connect(&filter, &LibraryFilter::orderChanged, this, &DocumentList::showOrder);
    connect(this, &QTreeView::activated, this,
        [this](const QModelIndex &index) { emit rowActivated(m_model.row(m_filter.mapToSource(index).row())); });
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, &DocumentList::chosenChanged);
    addKey(tr("Details..."), { QKeySequence(Qt::ALT | Qt::Key_Return), QKeySequence(Qt::ALT | Qt::Key_Enter) }, [this] {
        for (const DocumentRow &row : chosen())
            emit detailsWanted(row);
    });
    addKey(tr("Remove from the library"), { QKeySequence::Delete }, [this] { emit removeWanted(); });
}

void DocumentList::setTable(bool isTable)
{
    if (m_isTable && !isTable)
        m_columns = header()->saveState();
    m_isTable = isTable;
    delete itemDelegate();
    if (isTable)
        setItemDelegate(new QStyledItemDelegate(this));
    else
        setItemDelegate(new LibraryDelegate(m_hasFirstPages ? m_firstPages : nullptr, this));
    header()->setVisible(isTable);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(
        0, isTable ? QHeaderView::Interactive : QHeaderView::Stretch); // a list is as wide as its place
    setHorizontalScrollBarPolicy(isTable ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    for (int column = 1; column < kLibraryColumns; ++column)
        setColumnHidden(column, !isTable);
    if (isTable && !header()->restoreState(m_columns))
        for (const auto &[column, width] :
            { std::pair(LibraryColumn::Title, 80), std::pair(LibraryColumn::Authors, 34), std::pair(LibraryColumn::Year, 14),
                std::pair(LibraryColumn::Venue, 40), std::pair(LibraryColumn::Added, 22), std::pair(LibraryColumn::CitedIn, 18),
                std::pair(LibraryColumn::Tags, 30), std::pair(LibraryColumn::Pages, 16), std::pair(LibraryColumn::State, 26) })
            setColumnWidth(static_cast<int>(column), space(width));
    showOrder();
    doItemsLayout();
}

void DocumentList::setFirstPages(FirstPages &pages)
{
    m_firstPages = &pages;
    connect(&pages, &FirstPages::arrived, viewport(), qOverload<>(&QWidget::update));
}

void DocumentList::showFirstPages(bool isShown)
{
    m_hasFirstPages = isShown;
    setTable(m_isTable);
}

QByteArray DocumentList::columns() const
{
    return m_isTable ? header()->saveState() : m_columns;
}

void DocumentList::setColumns(const QByteArray &columns)
{
    m_columns = columns;
    if (m_isTable)
        header()->restoreState(columns);
}

void DocumentList::showOrder()
{
    const LibraryOrder order = m_filter.order();
    header()->setSortIndicator(
        order.by ? static_cast<int>(*order.by) : -1, order.isReversed ? Qt::DescendingOrder : Qt::AscendingOrder);
}

void DocumentList::chooseColumns(const QPoint &at)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (int column = 1; column < kLibraryColumns; ++column) { // the title stays
        QAction *shown = menu->addAction(
            words(static_cast<LibraryColumn>(column)), this, [this, column](bool isShown) { setColumnHidden(column, !isShown); });
        shown->setCheckable(true);
        shown->setChecked(!isColumnHidden(column));
    }
    menu->popup(header()->mapToGlobal(at));
}

void DocumentList::startDrag(Qt::DropActions supported)
{
    const std::vector<DocumentRow> rows = chosen();
    if (rows.empty())
        return;
    auto *drag = new QDrag(this); // Qt deletes it
    drag->setMimeData(model()->mimeData(selectionModel()->selectedRows()));
    drag->setPixmap(dragLabel(*this,
        rows.size() == 1 ? inShort(displayTitle(rows.front())) : tr("%Ln paper(s)", nullptr, static_cast<int>(rows.size()))));
    drag->exec(supported, Qt::CopyAction);
}

void DocumentList::addKey(const QString &text, const QList<QKeySequence> &keys, const std::function<void()> &does)
{
    auto *action = new QAction(text, this);
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    addAction(action);
    connect(action, &QAction::triggered, this, does);
}

std::vector<DocumentRow> DocumentList::chosen() const
{
    std::vector<DocumentRow> rows;
    for (const QModelIndex &index : selectionModel()->selectedRows())
        rows.push_back(m_model.row(m_filter.mapToSource(index).row()));
    return rows;
}

bool DocumentList::choose(DocumentId document)
{
    const auto row = std::ranges::find(m_model.rows(), document, &DocumentRow::id);
    if (row == m_model.rows().end())
        return true; // nothing hides it: it is gone
    const QModelIndex index = m_filter.mapFromSource(m_model.index(static_cast<int>(row - m_model.rows().begin()), 0));
    if (index.isValid())
        setCurrentIndex(index);
    return index.isValid();
}

} // namespace adduce
