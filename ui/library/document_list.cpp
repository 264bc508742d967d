#include "ui/library/document_list.h"

#include "ui/common/widgets.h"
#include "ui/library/document_drag.h"
#include "ui/library/library_delegate.h"
#include "ui/library/library_filter.h"
#include "ui/library/library_model.h"
#include <QAction>
#include <QDrag>

namespace adduce {

DocumentList::DocumentList(const LibraryModel &model, LibraryFilter &filter, QWidget *parent)
    : QListView(parent)
    , m_model(model)
    , m_filter(filter)
{
    setModel(&filter);
    setItemDelegate(new LibraryDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setUniformItemSizes(true);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setDragEnabled(true);
    setDragDropMode(QAbstractItemView::DragOnly);
    setAccessibleName(tr("Documents"));
    connect(this, &QListView::activated, this,
        [this](const QModelIndex &index) { emit rowActivated(m_model.row(m_filter.mapToSource(index).row())); });
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, &DocumentList::chosenChanged);
    addKey(tr("Details..."), { QKeySequence(Qt::ALT | Qt::Key_Return), QKeySequence(Qt::ALT | Qt::Key_Enter) }, [this] {
        for (const DocumentRow &row : chosen())
            emit detailsWanted(row);
    });
    addKey(tr("Remove from the library"), { QKeySequence::Delete }, [this] { emit removeWanted(); });
}

void DocumentList::startDrag(Qt::DropActions supported)
{
    const std::vector<DocumentRow> rows = chosen();
    if (rows.empty())
        return;
    auto *drag = new QDrag(this); // Qt deletes it
    drag->setMimeData(model()->mimeData(selectedIndexes()));
    drag->setPixmap(dragLabel(*this,
        rows.size() == 1 ? inShort(displayTitle(rows.front())) : tr("%n paper(s)", nullptr, static_cast<int>(rows.size()))));
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
    for (const QModelIndex &index : selectionModel()->selectedIndexes())
        rows.push_back(m_model.row(m_filter.mapToSource(index).row()));
    return rows;
}

bool DocumentList::choose(DocumentId document)
{
    const auto row = std::ranges::find(m_model.rows(), document, &DocumentRow::id);
    if (row == m_model.rows().end())
        return true; // nothing hides it: it is gone
    const QModelIndex index = m_filter.mapFromSource(m_model.index(static_cast<int>(row - m_model.rows().begin())));
    if (index.isValid())
        setCurrentIndex(index);
    return index.isValid();
}

} // namespace adduce
