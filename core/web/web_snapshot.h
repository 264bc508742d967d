#pragma once
#include "core/library/collection_store.h"
#include "core/library/document_store.h"
#include <QDateTime>
#include <QSet>
#include <QUrl>
#include <optional>
#include <vector>

namespace adduce {

class Database;
struct WebPage;

/// The collection that pages of the web are put into, and the scope that means them.
inline const QString kWebCollection = QStringLiteral("Web");

/// A document of the library that is a page as it was fetched: a document like any other, whose imported entry (CSL-JSON, "webpage")
/// holds where and when. One whose entry was replaced by another is no snapshot any more, and stays.
struct WebSnapshot
{
    DocumentRow document; ///< its file is in snapshotFolder(), its SHA-256 that of the page
    QUrl url;
    QDateTime fetchedAt; ///< UTC, for the last time
    bool isKept = false; ///< by keepSnapshot(), or as the user tagged it, put it into another collection, or typed its metadata

    friend bool operator==(const WebSnapshot &, const WebSnapshot &) = default;
};

// For the thread of the connection. Functions throw Error for a failing database.

std::vector<WebSnapshot> snapshots(Database &database); ///< newest document first
/// Those that are not kept: no question searches them but that which took them in, and one that is asked of them.
std::vector<DocumentId> passingPages(Database &database);
/// Whether the collection "Web" is asked, or one of its pages by itself.
bool isOfWeb(const Scope &scope, Database &database);
/// Says of a document that it is this page. One that was not read yet also gets a title and an author from the address, which give way
/// to what the page says of itself. An entry that was imported for it stays, as one of the user's.
void describeSnapshot(Database &database, DocumentId document, const WebPage &page);
/// Whether it stays in the library whatever its age. Throws Missing for what is no snapshot.
void keepSnapshot(Database &database, DocumentId document, bool isKept = true);

/// Takes those out of the library, and their files away, that were fetched more than `days` days before `now`, are not kept, and are not
/// cited. `cited`: the SHA-256 of all that an answer or a table of evidence quotes. Gives what they were.
std::vector<WebSnapshot> expireSnapshots(Database &database, int days, const QDateTime &now, const QSet<QString> &cited);

} // namespace adduce
