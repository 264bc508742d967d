#include "ui/library/collection_tree.h"

#include "core/base/file_name.h"
#include "ui/common/widgets.h"
#include "ui/library/document_drag.h"
#include <QContextMenuEvent>
#include <QHash>
#include <QHeaderView>
#include <QLineEdit>
#include <QLocale>
#include <QMimeData>
#include <QScopedValueRollback>
#include <QStyledItemDelegate>
#include <QUrl>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kCollection = Qt::UserRole;
constexpr int kTag = Qt::UserRole + 1;
constexpr int kMostRows = 11; // before it scrolls
constexpr const char *kCollections = "application/x-adduce-collection";

/// A name is typed in a field that covers the old one, however long that is.
class NameDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem item = option;
        initStyleOption(&item, index);
        QRect room = editor->style()->subElementRect(QStyle::SE_ItemViewItemText, &item, item.widget);
        room.setRight(option.rect.right());
        editor->setGeometry(room);
    }
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        auto *field = new QLineEdit(parent); // Qt's own is as wide as its text
        field->setFrame(false);
        field->setAutoFillBackground(true);
        return field;
    }
};

} // namespace

CollectionTree::CollectionTree(QWidget *parent)
    : QTreeWidget(parent)
{
    setColumnCount(2);
    setItemDelegateForColumn(0, new NameDelegate(this));
    setHeaderHidden(true);
    header()->setStretchLastSection(false);
    header()->setMinimumSectionSize(1); // a count takes no more than its digits
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    setFrameShape(QFrame::NoFrame);
    setUniformRowHeights(true);
    setIndentation(space(4));
    setEditTriggers(QAbstractItemView::EditKeyPressed);
    setDragDropMode(QAbstractItemView::DragDrop);
    setDragDropOverwriteMode(true); // onto an item, never between two
    setDropIndicatorShown(true);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setAccessibleName(tr("Collections and tags"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    connect(this, &QTreeWidget::currentItemChanged, this, [this] {
        if (!m_filling)
            emit placeChanged();
    });
    connect(this, &QTreeWidget::itemChanged, this, [this](const QTreeWidgetItem *item, int column) {
        if (!m_filling && column == 0)
            emit renamed(placeOf(item).collection, item->text(0));
    });
    connect(this, &QTreeWidget::customContextMenuRequested, this, [this](const QPoint &position) {
        emit menuWanted(placeOf(QTreeWidget::itemAt(position)), viewport()->mapToGlobal(position));
    });
}

QTreeWidgetItem *CollectionTree::add(QTreeWidgetItem *parent, const QString &name, int count, const LibraryPlace &place)
{
    auto *item = parent ? new QTreeWidgetItem(parent) : new QTreeWidgetItem(this);
    item->setText(0, name);
    item->setIcon(0, icon(place.collection ? u"folder"_s : place.tag.isEmpty() ? u"scope"_s : u"tag"_s, Tone::Secondary));
    item->setToolTip(0, plainTip(name));
    item->setText(1, QLocale().toString(count));
    item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    item->setData(0, kCollection, place.collection.value);
    item->setData(0, kTag, place.tag);
    const QString spoken = place.tag.isEmpty() ? name : tr("Tag: %1").arg(name); // what the icon says to the eye
    item->setData(0, Qt::AccessibleTextRole, tr("%1, %Ln document(s)", nullptr, count).arg(spoken));
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (place.collection)
        flags |= Qt::ItemIsEditable | Qt::ItemIsDragEnabled | Qt::ItemIsDropEnabled;
    else
        flags |= Qt::ItemIsDropEnabled;
    item->setFlags(flags);
    return item;
}

/// Over what follows; cannot be chosen.
static void addHeading(QTreeWidget *tree, const QString &name)
{
    auto *item = new QTreeWidgetItem(tree, { name });
    item->setFont(0, typeFont(Type::Caption));
    item->setFlags(Qt::NoItemFlags);
    item->setFirstColumnSpanned(true);
}

void CollectionTree::setContents(int documents, const std::vector<Collection> &collections, const std::vector<TagCount> &tags)
{
    const LibraryPlace chosen = place();
    {
        const QScopedValueRollback filling(m_filling, true);
        QHash<qint64, bool> closed;
        for (QTreeWidgetItemIterator it(this); *it; ++it)
            if ((*it)->childCount() > 0 && !(*it)->isExpanded())
                closed.insert((*it)->data(0, kCollection).toLongLong(), true);
        clear();
        add(nullptr, tr("All papers"), documents, {});
        if (!collections.empty())
            addHeading(this, tr("Collections"));
        QHash<qint64, QTreeWidgetItem *> items;
        for (const Collection &c : collections)
            items.insert(c.id.value, add(items.value(c.parent.value), c.name, c.documents, { c.id, {} }));
        if (!tags.empty())
            addHeading(this, tr("Tags"));
        for (const TagCount &t : tags)
            add(nullptr, t.tag, t.documents, { {}, t.tag });
        for (QTreeWidgetItemIterator it(this); *it; ++it)
            (*it)->setExpanded(!closed.contains((*it)->data(0, kCollection).toLongLong()));
        setCurrentItem(itemAt(chosen));
    }
    updateGeometry();
    if (place() != chosen)
        emit placeChanged();
}

LibraryPlace CollectionTree::placeOf(const QTreeWidgetItem *item) const
{
    return item ? LibraryPlace { { item->data(0, kCollection).toLongLong() }, item->data(0, kTag).toString() } : LibraryPlace {};
}

LibraryPlace CollectionTree::place() const
{
    return placeOf(currentItem());
}

QTreeWidgetItem *CollectionTree::itemAt(const LibraryPlace &place) const
{
    for (QTreeWidgetItemIterator it(const_cast<CollectionTree *>(this)); *it; ++it)
        if (placeOf(*it) == place)
            return *it;
    return topLevelItem(0);
}

void CollectionTree::setPlace(const LibraryPlace &place)
{
    setCurrentItem(itemAt(place));
}

void CollectionTree::editName(CollectionId collection)
{
    QTreeWidgetItem *item = itemAt({ collection, {} });
    setCurrentItem(item);
    setFocus();
    editItem(item, 0);
}

QSize CollectionTree::sizeHint() const
{
    int rows = 0;
    for (QTreeWidgetItemIterator it(const_cast<CollectionTree *>(this)); *it && rows < kMostRows; ++it)
        ++rows;
    const int row = std::max(sizeHintForRow(0), fontMetrics().lineSpacing());
    return { space(60), std::max(1, rows) * row + space(1) };
}

QStringList CollectionTree::mimeTypes() const
{
    return { QString::fromLatin1(kDocumentsMime), QString::fromLatin1(kCollections), u"text/uri-list"_s };
}

QMimeData *CollectionTree::mimeData(const QList<QTreeWidgetItem *> &items) const
{
    auto *dragged = new QMimeData;
    if (!items.isEmpty())
        dragged->setData(QString::fromLatin1(kCollections), QByteArray::number(placeOf(items.first()).collection.value));
    return dragged;
}

Qt::DropActions CollectionTree::supportedDropActions() const
{
    return Qt::CopyAction | Qt::MoveAction | Qt::LinkAction;
}

/// Onto no item: a collection comes to the top; anything else goes nowhere.
bool CollectionTree::dropMimeData(QTreeWidgetItem *parent, int, const QMimeData *dropped, Qt::DropAction)
{
    const LibraryPlace onto = placeOf(parent);
    if (dropped->hasFormat(QString::fromLatin1(kCollections)) && onto.tag.isEmpty()) {
        const CollectionId collection { dropped->data(QString::fromLatin1(kCollections)).toLongLong() };
        if (collection && collection != onto.collection)
            emit moved(collection, onto.collection);
    } else if (dropped->hasFormat(QString::fromLatin1(kDocumentsMime)) && !onto.isEverything()) {
        emit documentsDropped(decodedDocuments(dropped->data(QString::fromLatin1(kDocumentsMime))), onto);
    } else if (dropped->hasUrls()) {
        QStringList paths;
        for (const QUrl &url : dropped->urls())
            if (url.isLocalFile())
                paths << pathFromUrl(url);
        emit filesDropped(paths, onto.collection);
    }
    return false; // the items follow the library, not the drag
}

void CollectionTree::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Delete) && state() != EditingState) {
        if (const LibraryPlace at = place(); !at.isEverything())
            emit removeWanted(at);
        return;
    }
    QTreeWidget::keyPressEvent(event);
}

} // namespace adduce
