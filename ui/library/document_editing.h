#pragma once
#include "core/library/document_store.h"
#include "core/library/duplicate_store.h"
#include <QObject>

namespace adduce {

class Library;

/// What a user changes of the documents themselves: their metadata, their coding, which of them are one paper, and that they
/// go. Functions throw Error.
class DocumentEditing : public QObject
{
    Q_OBJECT

public:
    explicit DocumentEditing(const Library &library, QObject *parent = nullptr);

    void remove(const std::vector<DocumentId> &documents); ///< the files stay
    void setMetadata(DocumentId document, const Metadata &metadata); ///< as the user typed it
    void setEncoding(DocumentId document, const QString &encoding); ///< for the next reading; empty: detect it
    [[nodiscard]] std::vector<Duplicate> duplicates() const; ///< that nobody has decided on
    void dismissDuplicate(const Duplicate &pair);
    void mergeDuplicates(DocumentId kept, DocumentId other);

signals:
    void changed(); ///< what lists show

private:
    const Library &m_library;
};

} // namespace adduce
