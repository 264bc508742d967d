#pragma once
#include "core/base/error.h"
#include "core/library/document_store.h"
#include "core/library/duplicate_store.h"
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

    explicit DocumentEditing(LibraryThread &library, QObject *parent = nullptr);

    void remove(const std::vector<DocumentId> &documents); ///< the files stay
    /// As the user typed it, from what it was; one step on that stack.
    void setMetadata(DocumentId document, const Metadata &before, const Metadata &after, QUndoStack &undo, const Done &kept = {},
        const Failed &notKept = {}); ///< without it, and later, failed() tells
    void setEncoding(DocumentId document, const QString &encoding, const Done &done); ///< for the next reading; empty: detect it
    void dismissDuplicate(const Duplicate &pair, const Done &done);
    void mergeDuplicates(DocumentId kept, DocumentId other, const Done &done);

signals:
    void removed(); ///< documents; what they said is still to leave the file: LibraryJob::resume()
    void changed(); ///< what lists show
    void said(const QString &text);
    void failed(const adduce::Error &error);

private:
    void write(const std::function<void(Database &)> &work, const Done &done = {});

    LibraryThread &m_library;
};

} // namespace adduce
