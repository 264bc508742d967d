#pragma once
#include "core/base/error.h"
#include "core/library/collection_store.h"
#include "core/library/filing_change.h"
#include "core/retrieval/search_query.h"
#include <QObject>
#include <functional>
#include <set>

class QUndoStack;

namespace adduce {

class LibraryThread;

/// A part of the library that can be looked at: everything, a collection, or what carries a tag.
struct LibraryPlace
{
    CollectionId collection;
    QString tag;

    [[nodiscard]] bool isEverything() const { return !collection && tag.isEmpty(); }
    friend bool operator==(const LibraryPlace &, const LibraryPlace &) = default;
};

/// A scope with what is gone from the library left out, in words.
struct NamedScope
{
    Scope scope;
    QStringList names; ///< of its collections, then its tags as "# tag"
};

/// How the documents of the library are filed, as it was read.
struct FiledLibrary
{
    std::vector<Collection> collections; ///< parents before children
    std::vector<TagCount> tags;
    FilingState state;
};

/// For the thread of the connection. They throw Error.
[[nodiscard]] FiledLibrary filedLibrary(Database &database);
/// Those at the place that are in the collections which the query names, too; none: everything. Whatever their state.
[[nodiscard]] std::optional<std::set<DocumentId>> documentsAt(
    Database &database, const LibraryPlace &place, const SearchQuery &query);

/// Collections and tags of the library as a user changes them: each change is one step that can be undone.
class LibraryFiling : public QObject
{
    Q_OBJECT

public:
    using Work = std::function<void(Database &)>; ///< on the library's thread
    using Done = std::function<void(bool isChanged)>;

    LibraryFiling(LibraryThread &library, QUndoStack &undo, QObject *parent = nullptr);

    /// Does `work` in one transaction and puts it on the undo stack as `text`. `done` is called once, when that is done; failed()
    /// tells that nothing was.
    void perform(const QString &text, Work work, Done done = {});
    void setFiled(FiledLibrary filed) { m_filed = std::move(filed); } ///< as it was read last
    [[nodiscard]] const std::vector<Collection> &collections() const { return m_filed.collections; }
    [[nodiscard]] const std::vector<TagCount> &tags() const { return m_filed.tags; }
    [[nodiscard]] QStringList tagsOf(DocumentId document) const;
    [[nodiscard]] NamedScope named(Scope scope) const;

signals:
    void changed();
    void failed(const adduce::Error &error); ///< something could not be done, or undone

private:
    LibraryThread &m_library;
    QUndoStack &m_undo;
    FiledLibrary m_filed;
};

} // namespace adduce
