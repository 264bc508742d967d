#include "core/library/filing_change.h"

#include "core/base/error.h"
#include "core/library/database.h"

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

template <class Row> std::set<Row> without(const std::set<Row> &rows, const std::set<Row> &those)
{
    std::set<Row> rest;
    std::ranges::set_difference(rows, those, std::inserter(rest, rest.end()));
    return rest;
}

FilingState without(const FilingState &state, const FilingState &other)
{
    return { without(state.collections, other.collections), without(state.members, other.members),
        without(state.tags, other.tags), without(state.staying, other.staying) };
}

bool holds(const FilingState &state, CollectionId id)
{
    return std::ranges::any_of(state.collections, [id](const auto &row) { return std::get<0>(row) == id; });
}

/// One that is taken and put has another name or place: it is changed, not made anew, and keeps what is in it.
void putCollections(Database &database, const FilingChange &change)
{
    Statement insert(database, "INSERT INTO collections(parent, name, description, id) VALUES (?, ?, ?, ?)");
    Statement update(database, "UPDATE collections SET parent = ?, name = ?, description = ? WHERE id = ?");
    for (const auto &[id, parent, name, description] : change.put.collections) {
        Statement &row = holds(change.taken, id) ? update : insert;
        row.bindOptional(1, parent).bind(2, name).bind(3, description).bind(4, id.value).run();
    }
    for (const auto &[id, parent, name, description] : change.taken.collections)
        if (!holds(change.put, id))
            Statement(database, "DELETE FROM collections WHERE id = ?").bind(1, id.value).run();
}

} // namespace

FilingState filingOf(const Database &database)
{
    FilingState state;
    Statement collections(database, "SELECT id, parent, name, description FROM collections");
    while (collections.step())
        state.collections.emplace(CollectionId { collections.integer(0) }, CollectionId { collections.integer(1) },
            collections.text(2), collections.text(3));
    Statement members(database, "SELECT collection, document FROM collection_documents");
    while (members.step())
        state.members.emplace(CollectionId { members.integer(0) }, DocumentId { members.integer(1) });
    Statement tags(database, "SELECT document, tag FROM document_tags");
    while (tags.step())
        state.tags.emplace(DocumentId { tags.integer(0) }, tags.text(1));
    Statement staying(database, "SELECT id FROM documents WHERE stays_here = 1");
    while (staying.step())
        state.staying.insert(DocumentId { staying.integer(0) });
    return state;
}

FilingChange changeBetween(const FilingState &before, const FilingState &after)
{
    return { without(before, after), without(after, before) };
}

void apply(Database &database, const FilingChange &change)
{
    Transaction transaction(database);
    database.execute("PRAGMA defer_foreign_keys = ON"); // a parent may come after its child
    putCollections(database, change);
    for (const auto &[collection, document] : change.taken.members)
        Statement(database, "DELETE FROM collection_documents WHERE collection = ? AND document = ?")
            .bind(1, collection.value)
            .bind(2, document.value)
            .run();
    for (const auto &[collection, document] : change.put.members)
        Statement(database,
            "INSERT OR IGNORE INTO collection_documents(collection, document) SELECT ?1, id FROM documents WHERE id = ?2 "
            "AND EXISTS (SELECT 1 FROM collections WHERE id = ?1)")
            .bind(1, collection.value)
            .bind(2, document.value)
            .run();
    for (const auto &[document, tag] : change.taken.tags)
        Statement(database, "DELETE FROM document_tags WHERE document = ? AND tag = ?")
            .bind(1, document.value)
            .bind(2, tag)
            .run();
    for (const auto &[document, tag] : change.put.tags)
        Statement(database, "INSERT OR IGNORE INTO document_tags(document, tag) SELECT id, ?2 FROM documents WHERE id = ?1")
            .bind(1, document.value)
            .bind(2, tag)
            .run();
    CollectionStore store(database);
    store.keepHere(std::vector(change.taken.staying.begin(), change.taken.staying.end()), false);
    store.keepHere(std::vector(change.put.staying.begin(), change.put.staying.end()), true);
    transaction.commit();
}

} // namespace adduce
