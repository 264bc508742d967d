#pragma once
#include "core/library/collection_store.h"
#include "core/references/reference.h"
#include <stop_token>

namespace adduce {

class Database;

/// What references did to a library.
struct AppliedReferences
{
    int added = 0; ///< documents that learned something: a field, a collection, a tag
    int alreadyThere = 0; ///< documents that knew it all
    std::vector<std::pair<std::size_t, DocumentId>> documents {}; ///< by which reference, counted from 0, each is described
    int withoutDocument = 0; ///< references to papers that are not in the library: kept as wanted (wanted_papers.h)
};

/// Attached files that exist and are no document of the library yet; those of a reference whose paper is there under
/// another file are not among them. For the thread of the connection. Throws Error{Stopped}.
QStringList filesToAdd(Database &database, const std::vector<Reference> &references, const std::stop_token &stop = {});

/// Finds the document of each reference (by attached file, by DOI, by title and year) and gives it what the reference
/// says: fields with origin Imported, which what a user typed outlives, collections and tags, and behind the user's own note that of the reference; `into`, unless it is gone, is a
/// collection for all of them. Those without a document are wanted from then on. In one transaction; done twice it changes nothing more. Throws
/// Error{Stopped} with nothing done.
AppliedReferences applyReferences(
    Database &database, const std::vector<Reference> &references, const std::stop_token &stop = {}, CollectionId into = {});

/// Gives the documents that came meanwhile what their references say, and wants these no longer; how many. For the thread of the connection.
int settleWanted(Database &database);

} // namespace adduce
