#pragma once
#include "core/documents/chunk.h"
#include "core/documents/document.h"
#include "core/library/chunking.h"
#include "core/library/database.h"
#include <functional>
#include <map>
#include <span>

// How chunks and the places of sentences stand in their rows. Internal to text_*.cpp and repack.cpp.

namespace adduce {

/// Numbers of as many bytes as they need; rectangles in hundredths of a point, each as its difference from the one before.
QByteArray encodeParts(const std::vector<SentencePart> &parts);
std::vector<SentencePart> decodeParts(const QByteArray &bytes); ///< throws Error{DamagedLibrary}

/// What stands on the pages where these parts are, any white space as one space. That is the text of most sentences, and of those
/// nothing else is stored: sentences.text is '' then. A page or stretch that is not there gives nothing.
QString textOnPages(std::span<const SentencePart> parts, const std::function<QStringView(int page)> &page);

/// The texts of a document's pages, each read when it is first asked for; empty for a page that is not there.
class PageTexts
{
public:
    PageTexts(const Database &database, DocumentId id);
    QStringView operator()(int page); ///< 0-based

private:
    Statement m_row;
    DocumentId m_id;
    std::map<int, QString> m_texts;
};

#define ADDUCE_SELECT_CHUNKS_OF                                                                                                  \
    "SELECT id, ordinal, section, first_sentence, last_sentence, first_page, last_page, prefix, unpacked(text), kind, "          \
    "stable_id FROM "
#define ADDUCE_SELECT_CHUNKS ADDUCE_SELECT_CHUNKS_OF "chunks "
#define ADDUCE_SELECT_ALL_CHUNKS ADDUCE_SELECT_CHUNKS_OF "all_chunks " // of every chunking, by id

Chunk chunkFrom(const Statement &row); ///< a row of ADDUCE_SELECT_CHUNKS

struct NewChunk
{
    DocumentId document;
    const Chunk *chunk;
};

/// They reach the table in one statement: the keyword index writes out what it gathered at the end of every statement
/// whose trigger feeds it. No id is given twice, in whatever chunking.
void insertChunks(Database &database, std::span<const NewChunk> chunks, ChunkingId chunking = {});

} // namespace adduce
