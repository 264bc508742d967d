#pragma once
#include "core/base/ids.h"
#include "core/library/collection_store.h"
#include <set>
#include <tuple>

namespace adduce {

class Database;

/// How the documents of a library are filed at a moment.
struct FilingState
{
    std::set<std::tuple<CollectionId, CollectionId, QString, QString>> collections; ///< id, parent, name, description
    std::set<std::pair<CollectionId, DocumentId>> members;
    std::set<std::pair<DocumentId, QString>> tags;
    std::set<DocumentId> staying; ///< that never leave this computer

    friend bool operator==(const FilingState &, const FilingState &) = default;
};

/// What is to be taken away and what to be put in, to come from one state to another.
struct FilingChange
{
    FilingState taken;
    FilingState put;

    [[nodiscard]] bool isNothing() const { return taken == put; }
    [[nodiscard]] FilingChange inverse() const { return { put, taken }; }
};

FilingState filingOf(const Database &database);
FilingChange changeBetween(const FilingState &before, const FilingState &after);

/// Makes the change in a transaction of its own; what others filed meanwhile stays, and documents that are gone are left
/// out. Throws Error; BadInput when a name was taken meanwhile.
void apply(Database &database, const FilingChange &change);

} // namespace adduce
