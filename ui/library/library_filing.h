#pragma once
#include "core/base/error.h"
#include "core/library/collection_store.h"
#include "core/retrieval/search_query.h"
#include "ui/common/services.h"
#include <QObject>
#include <functional>
#include <set>

class QUndoStack;

namespace adduce {

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
    std::size_t documents = 0; ///< that it comes to; 0 for everything
};

/// Collections and tags of the library as a user changes them: each change is one step that can be undone.
class LibraryFiling : public QObject
{
    Q_OBJECT

public:
    LibraryFiling(const Library &library, QUndoStack &undo, QObject *parent = nullptr);

    /// Does `work` in one transaction and puts it on the undo stack as `text`. Throws Error with nothing done.
    void perform(const QString &text, const std::function<void(CollectionStore &)> &work);
    [[nodiscard]] std::vector<Collection> collections() const; ///< parents before children; throws Error
    [[nodiscard]] std::vector<TagCount> tags() const; ///< throws Error
    [[nodiscard]] QStringList tagsOf(DocumentId document) const; ///< throws Error
    [[nodiscard]] std::set<DocumentId> documentsAt(const LibraryPlace &place) const; ///< whatever their state; throws Error
    /// Those at the place that are in the collections which the query names, too; none: everything. Throws Error.
    [[nodiscard]] std::optional<std::set<DocumentId>> documentsAt(const LibraryPlace &place, const SearchQuery &query) const;
    [[nodiscard]] NamedScope named(Scope scope) const; ///< throws Error
    [[nodiscard]] QUndoStack &undo() { return m_undo; }

signals:
    void changed();
    void failed(const adduce::Error &error); ///< a step could not be undone

private:
    class Step;

    const Library &m_library;
    QUndoStack &m_undo;
};

} // namespace adduce
