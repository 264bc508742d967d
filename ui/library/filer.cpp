#include "ui/library/filer.h"

#include "core/library/database.h"
#include "ui/library/collection_menu.h"
#include "ui/library/collection_tree.h"
#include <QInputDialog>
#include <algorithm>

namespace adduce {

Filer::Filer(LibraryFiling &filing, CollectionTree &tree, QObject *parent)
    : QObject(parent)
    , m_filing(filing)
    , m_tree(tree)
{
    connectTree();
}

/// Everything that leads to new contents of the tree is queued: the tree may be in the midst of an edit or a drop.
void Filer::connectTree()
{
    constexpr auto kLater = Qt::QueuedConnection;
    connect(&m_tree, &CollectionTree::menuWanted, this, &Filer::showMenu);
    connect(&m_tree, &CollectionTree::documentsDropped, this, &Filer::file, kLater);
    connect(
        &m_tree, &CollectionTree::renamed, this,
        [this](CollectionId id, const QString &name) {
            perform(tr("Collection renamed"), [id, name](Database &database) { CollectionStore(database).rename(id, name); });
        },
        kLater);
    connect(&m_tree, &CollectionTree::removeWanted, this, &Filer::remove, kLater);
    connect(
        &m_tree, &CollectionTree::moved, this,
        [this](CollectionId id, CollectionId parent) {
            perform(tr("Collection moved"), [id, parent](Database &database) { CollectionStore(database).move(id, parent); });
        },
        kLater);
}

void Filer::showMenu(const LibraryPlace &at, const QPoint &position)
{
    auto *menu = new CollectionMenu(at, &m_tree);
    constexpr auto kLater = Qt::QueuedConnection;
    connect(menu, &CollectionMenu::createWanted, this, &Filer::createCollection, kLater);
    connect(menu, &CollectionMenu::renameWanted, &m_tree, &CollectionTree::editName);
    connect(menu, &CollectionMenu::describeWanted, this, &Filer::describe, kLater);
    connect(menu, &CollectionMenu::removeWanted, this, &Filer::remove, kLater);
    menu->popup(position);
}

void Filer::remove(const LibraryPlace &place)
{
    if (const CollectionId id = place.collection)
        return perform(
            tr("Collection removed, its papers stay"), [id](Database &database) { CollectionStore(database).remove(id); });
    perform(tr("Tag taken off"), [place](Database &database) {
        const std::set<DocumentId> tagged = documentsAt(database, place, {}).value_or(std::set<DocumentId>());
        CollectionStore(database).untag(std::vector(tagged.begin(), tagged.end()), place.tag);
    });
}

void Filer::describe(CollectionId id)
{
    const std::vector<Collection> known = m_filing.collections();
    const auto collection = std::ranges::find(known, id, &Collection::id);
    if (collection == known.end())
        return;
    auto *dialog = new QInputDialog(&m_tree);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Describe the collection"));
    dialog->setLabelText(
        tr("What are the papers in %1 about? By this is told which collection a question is for. Empty: by their titles.")
            .arg(collection->path));
    dialog->setOption(QInputDialog::UsePlainTextEditForTextInput);
    dialog->setTextValue(collection->description);
    connect(dialog, &QInputDialog::textValueSelected, this, [this, id](const QString &description) {
        perform(tr("Collection described"),
            [id, description](Database &database) { CollectionStore(database).describe(id, description); });
    });
    dialog->open();
}

LibraryPlace Filer::place() const
{
    return m_tree.place();
}

void Filer::perform(const QString &text, LibraryFiling::Work work)
{
    m_filing.perform(text, std::move(work), [this, text](bool isChanged) {
        if (isChanged)
            emit said(tr("%1. Ctrl+Z undoes it.").arg(text));
    });
}

/// "New collection", or "New collection 2", to be typed over at once.
void Filer::create(CollectionId parent, const std::function<void(CollectionId)> &then)
{
    const auto made = std::make_shared<CollectionId>();
    const auto work = [made, parent](Database &database) {
        CollectionStore store(database);
        QString name = tr("New collection");
        const std::vector<Collection> all = store.list();
        const auto taken = [&](const QString &requested) {
            return std::ranges::any_of(all, [&](const Collection &c) { return c.parent == parent && c.name == requested; });
        };
        for (int i = 2; taken(name); ++i)
            name = tr("New collection %1").arg(i);
        *made = store.create(name, parent);
    };
    const QString text = tr("Collection made");
    m_filing.perform(text, work, [this, made, text, then](bool) {
        m_created = *made;
        emit said(tr("%1. Ctrl+Z undoes it.").arg(text));
        then(*made);
    });
}

void Filer::nameCreated()
{
    const auto &all = m_filing.collections();
    if (m_created && std::ranges::find(all, m_created, &Collection::id) != all.end())
        m_tree.editName(std::exchange(m_created, {}));
}

void Filer::createCollection(CollectionId parent)
{
    create(parent, [](CollectionId) { });
}

void Filer::createCollectionOf(const std::vector<DocumentId> &documents)
{
    create({}, [this, documents](CollectionId made) { file(documents, { made, {} }); });
}

void Filer::file(const std::vector<DocumentId> &documents, const LibraryPlace &place)
{
    perform(tr("%Ln paper(s) filed", nullptr, static_cast<int>(documents.size())), [documents, place](Database &database) {
        if (place.collection)
            CollectionStore(database).add(place.collection, documents);
        else
            CollectionStore(database).tag(documents, place.tag);
    });
}

void Filer::takeOut(const std::vector<DocumentId> &documents, CollectionId collection)
{
    perform(tr("%Ln paper(s) taken out", nullptr, static_cast<int>(documents.size())),
        [documents, collection](Database &database) { CollectionStore(database).take(collection, documents); });
}

void Filer::setTag(const std::vector<DocumentId> &documents, const QString &tag, bool on)
{
    perform(on ? tr("Tagged “%1”").arg(tag.simplified()) : tr("Tag “%1” taken off").arg(tag),
        [documents, tag, on](Database &database) {
            CollectionStore store(database);
            on ? store.tag(documents, tag) : store.untag(documents, tag);
        });
}

void Filer::keepHere(const std::vector<DocumentId> &documents, bool on)
{
    const int count = static_cast<int>(documents.size());
    perform(on ? tr("%Ln paper(s) never leave this computer", nullptr, count)
               : tr("%Ln paper(s) may be sent to the servers you choose", nullptr, count),
        [documents, on](Database &database) { CollectionStore(database).keepHere(documents, on); });
}

} // namespace adduce
