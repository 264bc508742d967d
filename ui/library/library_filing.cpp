#include "ui/library/library_filing.h"

#include "ui/common/library_step.h"

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

std::set<DocumentId> documentsAt(Database &database, const LibraryPlace &place)
{
    std::set<DocumentId> documents;
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

/// What the work came to.
FilingChange changeBy(Database &database, const LibraryFiling::Work &work)
{
    Transaction transaction(database);
    const FilingState before = filingOf(database);
    work(database);
    FilingChange change = changeBetween(before, filingOf(database));
    transaction.commit();
    return change;
}

} // namespace

FiledLibrary filedLibrary(Database &database)
{
    const CollectionStore store(database);
    return { store.list(), store.tags(), filingOf(database) };
}

std::optional<std::set<DocumentId>> documentsAt(Database &database, const LibraryPlace &place, const SearchQuery &query)
{
    std::optional<std::set<DocumentId>> documents;
    if (!place.isEverything())
        documents = documentsAt(database, place);
    if (query.collections.isEmpty())
        return documents;
    std::set<DocumentId> both;
    for (const DocumentId id : documentsOfCollections(query, database).value_or(std::vector<DocumentId>()))
        if (!documents || documents->contains(id))
            both.insert(id);
    return both;
}

LibraryFiling::LibraryFiling(LibraryThread &library, QUndoStack &undo, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_undo(undo)
{
}

void LibraryFiling::perform(const QString &text, Work work, Done done)
{
    const auto change = std::make_shared<std::optional<FilingChange>>();
    const auto make = [change, work = std::move(work)](Database &database) {
        if (*change)
            apply(database, **change);
        else
            *change = changeBy(database, work);
        return !(*change)->isNothing();
    };
    const auto takeBack = [change](Database &database) {
        if (*change)
            apply(database, (*change)->inverse());
    };
    const auto report = [this, once = std::make_shared<Done>(std::move(done))](bool isChanged) {
        if (const auto first = std::exchange(*once, {}))
            first(isChanged);
        emit changed(); // also when nothing is: what was typed into the tree gives way to what is
    };
    LibraryStep::perform(
        m_undo, m_library, this, text, { make, takeBack }, { report, [this](const Error &error) { emit failed(error); } });
}

QStringList LibraryFiling::tagsOf(DocumentId document) const
{
    QStringList tags;
    const auto &all = m_filed.state.tags;
    for (auto at = all.lower_bound({ document, {} }); at != all.end() && at->first == document; ++at)
        tags << at->second;
    return tags;
}

NamedScope LibraryFiling::named(Scope scope) const
{
    NamedScope named;
    const auto &[collections, tags, state] = m_filed;
    std::erase_if(scope.collections,
        [&all = collections](CollectionId id) { return std::ranges::find(all, id, &Collection::id) == all.end(); });
    scope.tags.removeIf([&all = tags](const QString &tag) { return std::ranges::find(all, tag, &TagCount::tag) == all.end(); });
    for (const Collection &collection : collections)
        if (std::ranges::find(scope.collections, collection.id) != scope.collections.end())
            named.names << collection.name;
    for (const QString &tag : scope.tags)
        named.names << u"# "_s + tag;
    named.scope = std::move(scope);
    return named;
}

} // namespace adduce
