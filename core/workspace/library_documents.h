#pragma once
#include "core/library/collection_store.h"
#include "core/library/document_store.h"
#include <stop_token>

namespace adduce {

class Workspace;

/// Which documents are listed; each narrows what the others leave.
struct DocumentFilter
{
    bool isFailed = false;
    QStringList collections {}; ///< names or paths: in all of them
    QStringList tags {}; ///< all of them
    DocumentScope within {}; ///< where it is not none, others are as if they were not there; ascending
};

/// Without former versions, newest first; also what is not ready. Throws as collectionNamed().
std::vector<DocumentRow> listDocuments(Workspace &workspace, const DocumentFilter &filter = {});

/// Its file was deleted or moved; it stays searched as it was read. Looks at the disk.
bool isFileMissing(const DocumentRow &row);

struct RemovedDocuments
{
    std::vector<DocumentRow> documents; ///< as they were
    QStringList restingQuestions; ///< of saved answers that quote them, which stay
    std::optional<Error> notErased {}; ///< why what they said is still in the library's file; it goes with the next removal
};
/// Takes documents out of the library, all or none: their names are documentNamed()'s, which throws. Their files and the quotes of
/// threads stay; what else they said leaves the library's file, too (ingest/erase.h). A stop request ends that alone.
RemovedDocuments removeDocuments(Workspace &workspace, const QStringList &names, const std::stop_token &stop = {});

} // namespace adduce
