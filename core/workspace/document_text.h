#pragma once
#include "core/documents/chunk.h"
#include "core/library/document_store.h"
#include "core/settings/parameters.h"
#include <stop_token>

namespace adduce {

class Workspace;

struct WholeText
{
    std::vector<Section> sections;
    std::vector<Sentence> sentences; ///< in reading order
    std::vector<Table> tables;
    std::vector<HiddenText> hidden; ///< that nobody who looks at its pages can read
};

/// What is in a document of the library (documentNamed()), or in a file that is not in it, which a worker then reads. Blocks. Throws as
/// those do, and for a document that is not ready why it is not.
WholeText textOf(Workspace &workspace, const QString &name, const std::stop_token &stop = {});

struct DocumentChunks
{
    DocumentRow document;
    std::vector<Section> sections;
    std::vector<Chunk> chunks; ///< in their order
    std::vector<Table> tables;
};

/// What is searched of a document for a profile that asks for `chunks`; none: as it was read. Throws as documentNamed().
DocumentChunks chunksOf(Workspace &workspace, const QString &name, const std::optional<ChunkParameters> &chunks = {});

struct DocumentPage
{
    Page page;
    std::vector<Sentence> sentences; ///< that stand on it, or a part of them
};

/// `number` is 1-based. Throws as documentNamed(), and NoSuchPage.
DocumentPage pageOf(Workspace &workspace, const QString &name, int number);

} // namespace adduce
