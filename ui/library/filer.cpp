#include "ui/library/filer.h"

#include "ui/library/collection_tree.h"
#include <QUndoStack>

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
    connect(&m_tree, &CollectionTree::createWanted, this, &Filer::createCollection, kLater);
    connect(&m_tree, &CollectionTree::documentsDropped, this, &Filer::file, kLater);
    connect(
        &m_tree, &CollectionTree::renamed, this,
        [this](CollectionId id, const QString &name) {
            perform(tr("Collection renamed"), [&](CollectionStore &store) { store.rename(id, name); });
        },
        kLater);
    connect(
        &m_tree, &CollectionTree::removeWanted, this,
        [this](CollectionId id) {
            perform(tr("Collection removed, its papers stay"), [&](CollectionStore &store) { store.remove(id); });
        },
        kLater);
    connect(
        &m_tree, &CollectionTree::untagWanted, this,
        [this](const QString &tag) {
            perform(tr("Tag taken off"), [&](CollectionStore &store) {
                const std::set<DocumentId> tagged = m_filing.documentsAt({ {}, tag });
                store.untag(std::vector(tagged.begin(), tagged.end()), tag);
            });
        },
        kLater);
    connect(
        &m_tree, &CollectionTree::moved, this,
        [this](CollectionId id, CollectionId parent) {
            perform(tr("Collection moved"), [&](CollectionStore &store) { store.move(id, parent); });
        },
        kLater);
}

LibraryPlace Filer::place() const
{
    return m_tree.place();
}

void Filer::perform(const QString &text, const std::function<void(CollectionStore &)> &work)
{
    try {
        const int steps = m_filing.undo().count();
        m_filing.perform(text, work);
        if (m_filing.undo().count() != steps)
            emit said(tr("%1. Ctrl+Z undoes it.").arg(text));
    } catch (const Error &error) {
        emit failed(error);
    }
}

/// "New collection", or "New collection 2", to be typed over at once.
void Filer::createCollection(CollectionId parent)
{
    CollectionId made;
    perform(tr("Collection made"), [&](CollectionStore &store) {
        QString name = tr("New collection");
        const std::vector<Collection> all = store.list();
        const auto taken = [&](const QString &requested) {
            return std::ranges::any_of(all, [&](const Collection &c) { return c.parent == parent && c.name == requested; });
        };
        for (int i = 2; taken(name); ++i)
            name = tr("New collection %1").arg(i);
        made = store.create(name, parent);
    });
    if (made)
        m_tree.editName(made);
}

void Filer::createCollectionOf(const std::vector<DocumentId> &documents)
{
    createCollection();
    if (const CollectionId made = place().collection)
        file(documents, { made, {} });
    m_tree.editName(place().collection);
}

void Filer::file(const std::vector<DocumentId> &documents, const LibraryPlace &place)
{
    perform(tr("%n paper(s) filed", nullptr, static_cast<int>(documents.size())), [&](CollectionStore &store) {
        if (place.collection)
            store.add(place.collection, documents);
        else
            store.tag(documents, place.tag);
    });
}

void Filer::takeOut(const std::vector<DocumentId> &documents, CollectionId collection)
{
    perform(tr("%n paper(s) taken out", nullptr, static_cast<int>(documents.size())),
        [&](CollectionStore &store) { store.take(collection, documents); });
}

void Filer::setTag(const std::vector<DocumentId> &documents, const QString &tag, bool on)
{
    perform(on ? tr("Tagged “%1”").arg(tag.simplified()) : tr("Tag “%1” taken off").arg(tag),
        [&](CollectionStore &store) { on ? store.tag(documents, tag) : store.untag(documents, tag); });
}

void Filer::keepHere(const std::vector<DocumentId> &documents, bool on)
{
    const int count = static_cast<int>(documents.size());
    perform(on ? tr("%n paper(s) never leave this computer", nullptr, count)
               : tr("%n paper(s) may be sent to the servers you choose", nullptr, count),
        [&](CollectionStore &store) { store.keepHere(documents, on); });
}

} // namespace adduce
