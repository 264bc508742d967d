#pragma once
#include "core/base/error.h"
#include "core/library/document_store.h"
#include "core/library/duplicate_store.h"
#include "core/library/removed_papers.h"
#include "ui/common/library_step.h"
#include <QObject>
#include <functional>

class QUndoStack;

namespace adduce {

class Database;
class LibraryThread;

/// What a user changes of the documents themselves: their metadata, their coding, which of them are one paper, and that they go.
/// Each is done by the library's thread; `done` follows changed().
class DocumentEditing : public QObject
{
    Q_OBJECT

public:
    using Done = std::function<void()>;
    using Failed = std::function<void(const Error &)>;

    DocumentEditing(LibraryThread &library, QUndoStack &undo, QObject *parent = nullptr);

    /// The files stay. One step that can be undone: they come back as they were described and filed, and are read again.
    void remove(const std::vector<DocumentId> &documents);
    void putBack(const std::vector<RemovedPaperId> &papers); ///< that were removed
    void forget(const std::vector<RemovedPaperId> &papers); ///< that were removed: for good
    /// As the user typed it, from what it was; one step that can be undone.
    void setMetadata(DocumentId document, const Metadata &before, const Metadata &after, const Done &kept = {},
        const Failed &notKept = {}); ///< without it, and later, failed() tells
    /// Each a step that can be undone.
    void setNote(
        DocumentId document, const QString &before, const QString &after, const Done &kept = {}, const Failed &notKept = {});
    void setTags(DocumentId document, const QStringList &before, const QStringList &after, const Done &kept = {},
        const Failed &notKept = {});
    void setEncoding(DocumentId document, const QString &encoding, const Done &done); ///< for the next reading; empty: detect it
    /// Each a step that can be undone.
    void dismissDuplicate(const Duplicate &pair);
    /// The paper that stays is described by what `choose` makes of both, as they are when they are merged.
    using ChooseMetadata = std::function<Metadata(const Metadata &first, const Metadata &second)>;
    void mergeDuplicates(const Duplicate &pair, bool keepsSecond, const ChooseMetadata &choose);

signals:
    void
    queued(); ///< what removed documents said is still to leave the file, or some that came back to be read: LibraryJob::resume()
    void changed(); ///< what lists show
    void said(const QString &text);
    void failed(const adduce::Error &error);

private:
    void write(const std::function<void(Database &)> &work, const Done &done = {});
    /// `kept` or `notKept` is called once; later, failed() tells.
    void perform(const QString &text, const LibraryStep::Work &work, const Done &kept, const Failed &notKept);

    LibraryThread &m_library;
    QUndoStack &m_undo;
};

} // namespace adduce
