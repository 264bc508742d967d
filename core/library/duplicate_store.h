#pragma once
#include "core/base/enum_names.h"
#include "core/base/ids.h"
#include "core/documents/chunk.h"
#include "core/documents/document.h"
#include "core/library/collection_store.h"
#include <QStringList>
#include <optional>
#include <utility>
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

/// What merging two papers changed, so that it can be taken back.
struct DuplicateMerge
{
    DocumentId kept;
    DocumentId other; ///< no longer searched
    std::vector<Chunk> chunks; ///< that `other` had
    // What `kept` got, and in place of what:
    std::vector<CollectionId> collections;
    QStringList tags;
    bool isLocalOnly = false; ///< it is since then
    std::pair<QString, QString> note; ///< before and after
    std::optional<std::pair<Metadata, Metadata>> metadata; ///< before and after; none: it is described as it was
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
    void offer(DocumentId document, DocumentId other); ///< a dismissed pair again
    /// The user says that they are one: `other` is no longer searched, its collections, tags and notes go to `kept`, which is described as
    /// `metadata` says, if that is given; what threads cite of it still opens. Throws Missing where one of them is not there or no longer
    /// searched.
    DuplicateMerge merge(DocumentId kept, DocumentId other, const std::optional<Metadata> &metadata = {});
    /// Takes that back: both are searched as they were, and what was changed of `kept` since stays. Throws Missing when one of them is gone.
    void part(const DuplicateMerge &merge);

private:
    void setDismissed(DocumentId document, DocumentId other, bool dismissed);
    Database &m_database;
};

} // namespace adduce
