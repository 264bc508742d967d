#pragma once
#include "core/library/collection_store.h"
#include <algorithm>
#include <memory>
#include <optional>
#include <unordered_set>
#include <utility>
#include <vector>

namespace adduce {

/// What a search is limited to; what is outside is not looked at, so that nothing inside is lost by a cut.
struct SearchScope
{
    SearchScope() = default;
    SearchScope(DocumentScope wanted) // NOLINT: documents are a scope
        : documents(std::move(wanted))
    {
    }
    SearchScope(std::vector<DocumentId> wanted) // NOLINT: as above
        : documents(std::move(wanted))
    {
    }

    DocumentScope documents; ///< none: every document
    std::optional<std::vector<ChunkId>> chunks; ///< ascending; none: every chunk of these documents
    bool hasBackMatter = false; ///< where no chunks are named: funding, ethics and the like are searched, too
    std::shared_ptr<const std::vector<ChunkId>> without = nullptr; ///< ascending; null: none
    [[nodiscard]] bool isEverything() const { return !documents && !chunks && !without; }
    [[nodiscard]] bool isNothing() const { return (documents && documents->empty()) || (chunks && chunks->empty()); }
};

/// Which rows of an index are in a scope. Chunks are asked for in ascending order, so that each look-up goes on where the
/// last one ended; those of one document stand together.
class ScopedRows
{
public:
    explicit ScopedRows(const SearchScope &scope)
        : m_allDocuments(!scope.documents)
        , m_chunks(scope.chunks ? &*scope.chunks : nullptr)
        , m_without(scope.without.get())
    {
        if (scope.documents)
            m_documents.insert(scope.documents->begin(), scope.documents->end());
    }

    bool contains(DocumentId document, ChunkId chunk)
    {
        if (!m_allDocuments && document != m_last) {
            m_last = document;
            m_isWanted = m_documents.contains(document);
        }
        if (!m_allDocuments && !m_isWanted)
            return false;
        if (m_without && std::ranges::binary_search(*m_without, chunk))
            return false;
        if (!m_chunks)
            return true;
        const auto at = std::lower_bound(m_chunks->begin() + m_next, m_chunks->end(), chunk);
        m_next = at - m_chunks->begin();
        return at != m_chunks->end() && *at == chunk;
    }

private:
    bool m_allDocuments;
    std::unordered_set<DocumentId> m_documents;
    const std::vector<ChunkId> *m_chunks;
    const std::vector<ChunkId> *m_without;
    std::ptrdiff_t m_next = 0;
    DocumentId m_last;
    bool m_isWanted = false;
};

} // namespace adduce
