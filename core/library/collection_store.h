#pragma once
#include "core/base/ids.h"
#include <QString>
#include <QStringList>
#include <optional>
#include <span>
#include <vector>

namespace adduce {

class Database;

using CollectionId = Id<struct CollectionTag>;

/// A named set of documents; a document can be in several. Collections form a tree.
struct Collection
{
    CollectionId id;
    CollectionId parent; ///< none at the top
    QString name;
    QString path; ///< the names from the top down to this: "Sleep/Naps"
    int documents = 0; ///< in it and in those below it, each once
    QString description {}; ///< by the user, one line; may be empty

    friend bool operator==(const Collection &, const Collection &) = default;
};

class Error;
Error severalCalled(const QString &name); ///< that a name means no one collection

struct TagCount
{
    QString tag;
    int documents = 0;

    friend bool operator==(const TagCount &, const TagCount &) = default;
};

/// What part of the library is meant: everything, or the documents that are in any of the collections (or below
/// them), carry all of the tags, and, when documents are named, are among these.
struct Scope
{
    std::vector<CollectionId> collections;
    QStringList tags;
    std::vector<DocumentId> documents;

    [[nodiscard]] bool isEverything() const { return collections.empty() && tags.isEmpty() && documents.empty(); }
    friend bool operator==(const Scope &, const Scope &) = default;
};

/// The documents that a scope came to. None: every document; an empty list: no document at all.
using DocumentScope = std::optional<std::vector<DocumentId>>;

/// Collections and tags. For the thread of its connection. Functions throw Error; BadInput for a name that is empty,
/// too long or taken.
class CollectionStore
{
public:
    explicit CollectionStore(Database &database);

    [[nodiscard]] std::vector<Collection> list() const; ///< parents before children, by name
    CollectionId create(const QString &name, CollectionId parent = {});
    /// The collection with this path ("Fasting/Trials"), made if it is not there.
    CollectionId obtain(const QString &path);
    /// The collection with this path or name; none if there is no such, Error{BadInput} if several are called so.
    [[nodiscard]] CollectionId find(const QString &path) const;
    void rename(CollectionId id, const QString &name);
    void describe(CollectionId id, const QString &description); ///< throws BadInput for one of more than 1,000 characters
    void move(CollectionId id, CollectionId parent); ///< throws BadInput when that would make a ring
    void remove(CollectionId id); ///< and those below it; no document goes

    void add(CollectionId id, std::span<const DocumentId> documents);
    void take(CollectionId id, std::span<const DocumentId> documents); ///< out of it
    [[nodiscard]] std::vector<DocumentId> documents(CollectionId id) const; ///< in it and below it, ascending
    [[nodiscard]] std::vector<CollectionId> collectionsOf(DocumentId document) const;

    [[nodiscard]] std::vector<TagCount> tags() const; ///< by name
    [[nodiscard]] QStringList tagsOf(DocumentId document) const;
    void tag(std::span<const DocumentId> documents, const QString &tag);
    void untag(std::span<const DocumentId> documents, const QString &tag);

    /// Whether they never leave this computer (DocumentRow::isLocalOnly).
    void keepHere(std::span<const DocumentId> documents, bool stay);

    /// The searchable documents of a scope, ascending.
    [[nodiscard]] std::vector<DocumentId> documentsIn(const Scope &scope) const;
    /// What a question with this scope searches.
    [[nodiscard]] DocumentScope resolve(const Scope &scope) const;

private:
    Database &m_database;
};

} // namespace adduce
