#include "core/workspace/document_text.h"

#include "core/base/tr.h"
#include "core/library/chunking_store.h"
#include "core/library/database.h"
#include "core/library/text_store.h"
#include "core/workspace/named_rows.h"
#include "core/workspace/workspace.h"

#include <QFileInfo>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

Error noSuchPage(const DocumentRow &row, int number)
{
    const QString file = QFileInfo(row.path).fileName();
    return Error(ErrorKind::NoSuchPage,
        row.pages == 1
            ? tr("%1 has 1 page; there is no page %2").arg(file, QString::number(number))
            : tr("%1 has %2 pages; there is no page %3").arg(file, QString::number(row.pages), QString::number(number)));
}

WholeText readingIn(Database &database, const QString &name)
{
    const DocumentRow row = documentNamed(database, name);
    if (row.state != DocumentState::Ready)
        throw Error(row.reason.value_or(ErrorKind::NoText), reasonSubject(row, name));
    const TextStore texts(database);
    return { texts.sections(row.id), texts.sentences(row.id), texts.tables(row.id), texts.hidden(row.id) };
}

} // namespace

WholeText textOf(Workspace &workspace, const QString &name, const std::stop_token &stop)
{
    Database database = workspace.library().open();
    try {
        return readingIn(database, name);
    } catch (const Error &error) {
        if (error.kind() != ErrorKind::NoSuchDocument || !QFileInfo(name).isFile())
            throw;
    }
    const SourceFile file(name, workspace.worker().limits);
    Document document = readDocument(workspace.worker(), file, {}, {}, stop);
    return { std::move(document.sections), std::move(document.sentences), std::move(document.tables),
        std::move(document.hidden) };
}

DocumentChunks chunksOf(Workspace &workspace, const QString &name, const std::optional<ChunkParameters> &chunks)
{
    Database database = workspace.library().open();
    const DocumentRow row = documentNamed(database, name);
    const TextStore texts(database);
    DocumentChunks read { row, texts.sections(row.id), texts.chunks(row.id), texts.tables(row.id) };
    if (const ChunkingId chunking = chunks ? chunkingFor(database, *chunks) : ChunkingId()) {
        // Rows of tables are cut alike everywhere.
        std::erase_if(read.chunks, [](const Chunk &chunk) { return chunk.kind != ChunkKind::TableRow; });
        const std::vector<Chunk> own = ChunkingStore(database).chunks(chunking, row.id);
        read.chunks.insert(read.chunks.begin(), own.begin(), own.end());
    }
    return read;
}

DocumentPage pageOf(Workspace &workspace, const QString &name, int number)
{
    Database database = workspace.library().open();
    const DocumentRow row = documentNamed(database, name);
    const TextStore texts(database);
    const auto found = texts.page(row.id, number - 1);
    if (!found)
        throw noSuchPage(row, number);
    DocumentPage page { *found, texts.sentences(row.id) };
    std::erase_if(page.sentences, [&](const Sentence &sentence) {
        return std::ranges::none_of(sentence.parts, [&](const SentencePart &part) { return part.page == number - 1; });
    });
    return page;
}

} // namespace adduce
