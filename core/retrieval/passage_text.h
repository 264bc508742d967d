#pragma once
#include "core/documents/document.h"
#include "core/library/document_store.h"
#include "core/library/duplicate_store.h"
#include "core/library/metadata_store.h"
#include "core/library/text_store.h"
#include "core/library/web_origin.h"
#include "core/retrieval/passage.h"
#include <map>
#include <span>
#include <vector>

namespace adduce {

/// A document that passages are of, as far as they need it.
struct SourceDocument
{
    DocumentRow row;
    std::vector<Section> sections;
    std::vector<Table> tables {}; ///< read with the first row of one
    std::map<int, Page> pages = {}; ///< that the passages stand on, by index
    std::optional<WebOrigin> web = {}; ///< of a page that was taken from the web
    DocumentId paper = {}; ///< the first of its copies: two of them are one paper

    [[nodiscard]] const Section *section(int ordinal) const; ///< null before the first
    [[nodiscard]] SectionType typeOf(int section) const;
    [[nodiscard]] QString nameOf(int section) const; ///< "4 Discussion", or empty
};
using SourceDocuments = std::map<DocumentId, SourceDocument>;

/// A passage with its text.
struct PassageText
{
    Passage passage;
    QString chunk; ///< Chunk::stableId
    ChunkKind kind = ChunkKind::Text;
    QString text; ///< Chunk::text: of a row of a table, with caption and heads
    int section = -1; ///< ordinal in the document, -1 before the first
    int first = 0; ///< ordinals of its sentences in the document, both included
    int last = 0;
    int firstRead = 0; ///< ordinal of the first of `sentences`
    std::vector<Sentence> sentences; ///< its own and the one on either side

    /// Whether a sentence of its document can be told of it: back matter that stands amid a passage is no part of it.
    [[nodiscard]] bool holds(const Sentence &sentence, const SourceDocument &document) const;
};

/// Reads what passages say, each thing once. For the thread of its connection, and the read transaction of its caller.
class PassageReader
{
public:
    /// `beside`: sentences on either side that are read with a passage, one at least.
    explicit PassageReader(Database &database, int beside = 1);

    /// In their order; those that are gone are left out.
    std::vector<PassageText> read(std::span<const Passage> passages);
    [[nodiscard]] const SourceDocuments &documents() const { return m_documents; } ///< of all that was read

private:
    const PassageText *textOf(const Passage &passage);
    SourceDocument *documentOf(DocumentId id);

    TextStore m_texts;
    DocumentStore m_rows;
    MetadataStore m_metadata;
    DuplicateStore m_duplicates;
    int m_beside;
    std::map<ChunkId, PassageText> m_passages;
    SourceDocuments m_documents;
};

} // namespace adduce
