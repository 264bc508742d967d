#pragma once
#include "core/base/ids.h"
#include "core/documents/chunk.h"
#include "core/documents/document.h"
#include <QStringList>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace adduce {

class Database;

/// How many chunks of a document are new, by their stable ids.
struct SavedChunks
{
    int added = 0;
    int alreadyThere = 0;
};

/// What was read out of one document.
struct DocumentText
{
    DocumentId id;
    Document document;
    std::vector<Chunk> chunks;
};

/// What was read out of documents: pages, sections, sentences, chunks. For the thread of its connection.
class TextStore
{
public:
    explicit TextStore(Database &database);

    /// Replaces all text of the document and makes it Ready. A chunk that stays as it was keeps its id and its vectors.
    /// Run inside the caller's transaction.
    SavedChunks save(DocumentId id, const Document &document, const std::vector<Chunk> &chunks);

    /// Of documents that have none yet, many at a time. Run inside the caller's transaction.
    void saveNew(std::span<const DocumentText> texts);

    [[nodiscard]] std::optional<Page> page(DocumentId id, int page) const; ///< 0-based
    [[nodiscard]] QString label(DocumentId id, int page) const; ///< 0-based; empty where that page is not there
    [[nodiscard]] QStringList labels(DocumentId id) const; ///< of every page, from the first one on
    [[nodiscard]] std::vector<Section> sections(DocumentId id) const;
    [[nodiscard]] std::vector<Table> tables(DocumentId id) const;
    [[nodiscard]] std::vector<HiddenText> hidden(DocumentId id) const;
    [[nodiscard]] std::vector<OutlineItem> outline(DocumentId id) const;
    /// Ordinals, both included; what is outside the document is left out.
    [[nodiscard]] std::vector<Sentence> sentences(DocumentId id, int first, int last) const;
    /// The same by texts of pages that the caller keeps; `page` is 0-based.
    [[nodiscard]] std::vector<Sentence> sentences(
        DocumentId id, int first, int last, const std::function<QStringView(int page)> &page) const;
    [[nodiscard]] std::vector<Sentence> sentences(DocumentId id) const;
    [[nodiscard]] std::optional<Sentence> sentence(DocumentId id, int ordinal) const;
    [[nodiscard]] std::optional<Chunk> chunk(ChunkId id) const; ///< of whatever chunking
    /// `offset` chunks after it, in the same document and the same chunking.
    [[nodiscard]] std::optional<Chunk> chunkBeside(ChunkId id, int offset) const;
    [[nodiscard]] DocumentId documentOf(ChunkId id) const; ///< of whatever chunking; none when the chunk is gone
    // Of the document as it was read.
    [[nodiscard]] std::optional<Chunk> chunk(DocumentId id, int ordinal) const;
    [[nodiscard]] std::vector<Chunk> chunks(DocumentId id) const; ///< in their order
    [[nodiscard]] int chunkCount() const; ///< of the whole library, rows of tables aside

private:
    Database &m_database;
};

} // namespace adduce
