#pragma once
#include "core/evidence/evidence_store.h"
#include "core/library/collection_store.h"
#include "core/library/document_store.h"
#include "core/threads/thread.h"

namespace adduce {

class Database;

// What a user or another program names, as rows of the library. All throw what a failing database throws.

/// By id, path, file name or the first eight or more letters of its hash. Throws NoSuchDocument, or BadInput when several are called so.
/// `within`, ascending: where it is not none, other documents are as if they were not there.
DocumentRow documentNamed(Database &database, const QString &name, const DocumentScope &within = {});
/// Several, each as documentNamed(), in the order of the names.
std::vector<DocumentRow> documentsNamed(Database &database, const QStringList &names);
std::vector<DocumentId> idsOf(const std::vector<DocumentRow> &rows);

/// The collection with this name or path. Throws BadInput when there is no such, or several of the name. `within`, ascending: where it is
/// not none, a collection that holds none of these is as if it were not there.
CollectionId collectionNamed(Database &database, const QString &name, const DocumentScope &within = {});

/// The thread with this number. Throws NoSuchThread.
Thread threadNamed(Database &database, const QString &number);
ThreadRow threadRowNamed(Database &database, const QString &number); ///< the same without its answers

/// The table of evidence with this number or name. Throws NoSuchTable, or BadInput when several are called so.
EvidenceTable tableNamed(Database &database, const QString &name);

/// Part of a library, as a user names it: documents that are in any of the collections, carry all of the tags, and, where documents
/// are named, are among these.
struct ScopeNames
{
    QStringList collections; ///< names or paths
    QStringList tags;
    QStringList documents; ///< as documentNamed() takes them
    DocumentScope within {}; ///< where it is not none, every other document is as if it were not there; ascending

    [[nodiscard]] QString shown() const; ///< "Sleep, # to read"; empty for every document
};

/// Throws as the functions above, and BadInput where the names leave no document that can be searched: that never means all.
Scope scopeNamed(Database &database, const ScopeNames &names);

} // namespace adduce
