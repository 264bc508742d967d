#pragma once
#include "core/base/ids.h"
#include <QDateTime>
#include <QString>
#include <QStringList>
#include <vector>

namespace adduce {

class Database;

using RemovedPaperId = Id<struct RemovedPaperTag>;

/// A paper that was removed, as far as it is remembered: nothing of its text.
struct RemovedPaper
{
    RemovedPaperId id;
    QString path; ///< where its file was
    QString sha256; ///< of the file; empty: it was never read
    QString title; ///< or the file's name
    QStringList authors;
    int year = 0; ///< 0: unknown
    QDateTime removedAt; ///< UTC
    friend bool operator==(const RemovedPaper &, const RemovedPaper &) = default;
};

/// Whether the file is where it was, with the bytes that it had. Reads all of it.
bool isFileThere(const RemovedPaper &paper);

/// Papers that were removed and can be put back: how they were described and filed is kept, with the user's notes, so that only their text has to be read
/// again. For the thread of its connection. Functions throw Error for a failing database.
class RemovedPapers
{
public:
    explicit RemovedPapers(Database &database);

    /// Removes a document as DocumentStore::remove() does, and remembers it. Throws Missing where it is not there. Run inside the caller's
    /// transaction, as the next.
    RemovedPaperId remove(DocumentId document);
    /// Puts it back under its id with what it was described as, its collections that are still there, and its tags: it waits to be read. Where
    /// its file was added again meanwhile, that document becomes what it was, but for what the user typed there. Former versions of it do not
    /// come back. Throws Missing for one that is not remembered.
    DocumentId putBack(RemovedPaperId id);
    [[nodiscard]] std::vector<RemovedPaper> list() const; ///< the last removed first
    void forget(RemovedPaperId id);

private:
    Database &m_database;
};

} // namespace adduce
