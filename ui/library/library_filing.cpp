#include "ui/library/library_filing.h"

#include "core/library/database.h"
#include "core/library/filing_change.h"
#include <QPointer>
#include <QUndoStack>

namespace adduce {

using namespace Qt::StringLiterals;

/// The first redo is the work itself, which is done already.
class LibraryFiling::Step : public QUndoCommand
{
public:
    Step(LibraryFiling &filing, const QString &text, FilingChange change)
        : QUndoCommand(text)
        , m_filing(&filing)
        , m_change(std::move(change))
    {
    }
    void undo() override { make(m_change.inverse()); }
    void redo() override
    {
        if (std::exchange(m_done, true))
            make(m_change);
    }

private:
    void make(const FilingChange &change)
    {
        if (!m_filing)
            return;
        try {
            Database database = m_filing->m_library.open();
            apply(database, change);
            emit m_filing->changed();
        } catch (const Error &error) {
            setObsolete(true);
            emit m_filing->failed(error);
        }
    }

    QPointer<LibraryFiling> m_filing;
    FilingChange m_change;
    bool m_done = false;
};

LibraryFiling::LibraryFiling(const Library &library, QUndoStack &undo, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_undo(undo)
{
}

void LibraryFiling::perform(const QString &text, const std::function<void(CollectionStore &)> &work)
{
    Database database = m_library.open();
    Transaction transaction(database);
    const FilingState before = filingOf(database);
    CollectionStore store(database);
    work(store);
    const FilingChange change = changeBetween(before, filingOf(database));
    transaction.commit();
    if (!change.isNothing())
        m_undo.push(new Step(*this, text, change));
    emit changed();
}

std::vector<Collection> LibraryFiling::collections() const
{
    Database database = m_library.open();
    return CollectionStore(database).list();
}

std::vector<TagCount> LibraryFiling::tags() const
{
    Database database = m_library.open();
    return CollectionStore(database).tags();
}

QStringList LibraryFiling::tagsOf(DocumentId document) const
{
    Database database = m_library.open();
    return CollectionStore(database).tagsOf(document);
}

std::set<DocumentId> LibraryFiling::documentsAt(const LibraryPlace &place) const
{
    std::set<DocumentId> documents;
    Database database = m_library.open();
    if (place.collection) {
        const std::vector<DocumentId> in = CollectionStore(database).documents(place.collection);
        documents.insert(in.begin(), in.end());
    } else if (!place.tag.isEmpty()) {
        for (const auto &[document, tag] : filingOf(database).tags)
            if (tag == place.tag)
                documents.insert(document);
    }
    return documents;
}

std::optional<std::set<DocumentId>> LibraryFiling::documentsAt(const LibraryPlace &place, const SearchQuery &query) const
{
    std::optional<std::set<DocumentId>> documents;
    if (!place.isEverything())
        documents = documentsAt(place);
    if (query.collections.isEmpty())
        return documents;
    Database database = m_library.open();
    std::set<DocumentId> both;
    for (const DocumentId id : documentsOfCollections(query, database).value_or(std::vector<DocumentId>()))
        if (!documents || documents->contains(id))
            both.insert(id);
    return both;
}

NamedScope LibraryFiling::named(Scope scope) const
{
    NamedScope named;
    Database database = m_library.open();
    const CollectionStore store(database);
    const std::vector<Collection> collections = store.list();
    const std::vector<TagCount> tags = store.tags();
    std::erase_if(scope.collections,
        [&](CollectionId id) { return std::ranges::find(collections, id, &Collection::id) == collections.end(); });
    scope.tags.removeIf([&](const QString &tag) { return std::ranges::find(tags, tag, &TagCount::tag) == tags.end(); });
    for (const Collection &collection : collections)
        if (std::ranges::find(scope.collections, collection.id) != scope.collections.end())
            named.names << collection.name;
    for (const QString &tag : scope.tags)
        named.names << u"# "_s + tag;
    if (const DocumentScope found = store.resolve(scope))
        named.documents = found->size();
    named.scope = std::move(scope);
    return named;
}

} // namespace adduce
