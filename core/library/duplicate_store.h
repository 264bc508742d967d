#pragma once
#include "core/base/enum_names.h"
#include "core/base/ids.h"
#include <QString>
#include <vector>

namespace adduce {

class Database;

enum class DuplicateReason
{
    Text, ///< the same words under other bytes
    Doi
};
template <> inline constexpr std::array enumNames<DuplicateReason> { "text", "doi" };

/// Two documents that look like one paper.
struct Duplicate
{
    DocumentId document; ///< the one that was there first
    DocumentId other;
    DuplicateReason reason = DuplicateReason::Text;

    friend bool operator==(const Duplicate &, const Duplicate &) = default;
};

/// Pairs of documents that look like one paper. They are offered, never merged unasked. For the thread of its
/// connection. Functions throw Error.
class DuplicateStore
{
public:
    explicit DuplicateStore(Database &database);

    /// Looks for documents with the text or the DOI of this one. Call it after either has changed.
    void update(DocumentId document);
    /// Those that nobody has decided on yet, both searchable.
    [[nodiscard]] std::vector<Duplicate> list() const;
    /// The first of those that look like the paper of this document and were not said to be others: copies count as one paper.
    /// Itself where there is none.
    [[nodiscard]] DocumentId firstCopyOf(DocumentId document) const;
    /// The user says that they are two papers: the pair is not offered again.
    void dismiss(DocumentId document, DocumentId other);
    /// The user says that they are one: `other` is no longer searched, its collections and tags go to `kept`; what
    /// threads cite of it still opens.
    void merge(DocumentId kept, DocumentId other);

private:
    Database &m_database;
};

} // namespace adduce
