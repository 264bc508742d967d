#include "core/ingest/make_chunking.h"

#include "core/embedding/learn.h"
#include "core/embedding/server_space.h"
#include "core/index/keyword_index.h"
#include "core/index/vector_index.h"
#include "core/ingest/chunker.h"
#include "core/library/chunked_write.h"
#include "core/library/chunking_store.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/search_state.h"
#include "core/library/space_store.h"
#include "core/library/text_store.h"

#include <QFile>
#include <QFileInfo>

namespace adduce {

namespace {

/// What of a document is cut.
Document storedText(Database &database, DocumentId id)
{
    const TextStore texts(database);
    Document document;
    document.sections = texts.sections(id);
    document.sentences = texts.sentences(id);
    return document;
}

/// A document that went meanwhile, or was cut by who read it again, is left as it is.
void cut(Database &database, const Chunking &chunking, DocumentId id)
{
    ChunkingStore store(database);
    const auto row = DocumentStore(database).find(id);
    if (!row || row->state != DocumentState::Ready || row->supersededBy || !store.chunks(chunking.id, id).empty())
        return;
    store.save(chunking.id, id, chunkDocument(storedText(database, id), shortName(*row), chunking.parameters));
}

/// A chunking that is searched has the vectors of the space that is, and the learned one's.
bool lacksVectorsOf(Database &database, const std::optional<SpaceRow> &space, ChunkingId chunking)
{
    return space && lacksVectors(database, *space, chunking);
}

QStringList filesOf(const Database &database, const Chunking &chunking)
{
    return QStringList { keywordFileOf(database.path(), chunking.hash) } + vectorFilesOf(database.path(), chunking.hash);
}

} // namespace

Chunking makeChunking(Database &database, const ModelServers *servers, const ChunkParameters &parameters,
    const IndexParameters &index, const std::function<void(const ChunkingProgress &)> &report, const std::stop_token &stop)
{
    ChunkingStore store(database);
    clearDropped(database, stop);
    Chunking chunking;
    writeInChunks(database, [&] { chunking = store.obtain(asCutHere(parameters)); }, stop);
    const auto tell = [&](ChunkingStage stage, int done, int all) {
        if (report)
            report({ stage, done, all });
    };
    const auto isGone = [&] { return !store.find(chunking.id); }; // another program dropped it
    std::vector<DocumentId> left = store.documentsWithout(chunking.id);
    bool isModelAway = false;
    while (chunking.state != ChunkingState::Complete && !isModelAway && !isGone()) {
        for (std::size_t i = 0; i < left.size(); ++i) {
            tell(ChunkingStage::Cutting, static_cast<int>(i), static_cast<int>(left.size()));
            writeInChunks(
                database,
                [&] {
                    if (!isGone())
                        cut(database, chunking, left[i]);
                },
                stop);
        }
        const auto forgetFiles = [&] { // none of before is taken for whole
            setKeywordFile(database, {}, chunking.id);
            SpaceStore(database).setFile({}, {}, chunking.id);
        };
        writeInChunks(database, forgetFiles, stop);
        const auto embedded = [&](int done, int all) { tell(ChunkingStage::Embedding, done, all); };
        const auto before = SpaceStore(database).active();
        refreshChunking(database, servers, chunking, index, embedded, stop);
        const auto finish = [&] {
            const std::vector<DocumentId> still = store.documentsWithout(chunking.id);
            const bool isCut = still.empty() || still == left; // papers that came meanwhile are cut, too
            const auto active = SpaceStore(database).active(); // maybe another one by now, as the learned one
            const bool isLearned = !lacksVectorsOf(database, SpaceStore(database).learned(), chunking.id);
            const bool isEmbedded = !lacksVectorsOf(database, active, chunking.id);
            if (isCut && isLearned && isEmbedded) {
                store.setComplete(chunking.id);
                chunking.state = ChunkingState::Complete;
            }
            isModelAway = isCut && isLearned && !isEmbedded && before && active->id == before->id;
            left = still;
        };
        writeInChunks(database, finish, stop);
    }
    return store.find(chunking.id).value_or(chunking);
}

void dropChunking(Database &database, const Chunking &chunking)
{
    {
        Transaction transaction(database);
        ChunkingStore(database).drop(chunking.id);
        transaction.commit();
    }
    for (const QString &file : filesOf(database, chunking))
        QFile::remove(file); // what is mapped now stays so until it is let go
}

qint64 bytesOf(Database &database, const Chunking &chunking)
{
    // Measured: rows and the words of FTS5 take so much for each byte of text.
    constexpr double kPerByte = 2;
    qint64 bytes = static_cast<qint64>(kPerByte * static_cast<double>(chunking.textBytes))
        + ChunkingStore(database).vectorBytes(chunking.id);
    for (const QString &file : filesOf(database, chunking))
        bytes += QFileInfo(file).size();
    return bytes;
}

} // namespace adduce
