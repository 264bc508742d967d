#include "core/laboratory/pull_papers.h"

#include "core/base/device.h"
#include "core/base/private_file.h"
#include "core/base/sha256.h"
#include "core/base/stop.h"
#include "core/base/tr.h"
#include "core/ingest/store_document.h"
#include "core/laboratory/desk_store.h"
#include "core/laboratory/postgres.h"
#include "core/laboratory/reading_parts.h"
#include "core/laboratory/shared_metadata.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/metadata_store.h"
#include "core/library/removed_papers.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSaveFile>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kLargestFile = qint64(2) << 30;
constexpr qsizetype kLongestName = 120; // letters

/// The folder of one paper's file. The hash was looked at: isHash().
QString folderOf(const Database &database, const QString &sha256)
{
    return papersFolder(database.path()) + u'/' + sha256.left(16);
}

/// A name that leads nowhere but into the folder that it is put in.
QString safeName(const QString &told)
{
    QString name = told.section(u'/', -1).section(u'\\', -1);
    name.removeIf([](QChar c) { return c.category() == QChar::Other_Control || c.category() == QChar::Other_Format; });
    while (name.startsWith(u'.'))
        name.remove(0, 1);
    name = name.trimmed().right(kLongestName);
    return name.isEmpty() ? u"paper"_s : name;
}

/// What a paper's file is called, and how large it is.
struct PaperFile
{
    QString name;
    qint64 bytes = 0;
};

PaperFile fileOf(Postgres &server, const QString &sha256)
{
    const PostgresRows row =
        server.run("SELECT file_name, byte_count FROM adduce.documents WHERE sha256 = $1", { bytesOfHex(sha256) });
    return row.size() == 1 ? PaperFile { safeName(row.text(0, 0)), row.integer(0, 1) } : PaperFile {};
}

std::vector<ReadingPart> partsFrom(Postgres &server, const QString &reading)
{
    const PostgresRows rows = server.run(
        "SELECT part, first_page, last_page, sha256, payload FROM adduce.reading_parts WHERE reading = $1 ORDER BY part",
        { reading });
    std::vector<ReadingPart> parts;
    for (int i = 0; i < rows.size(); ++i) {
        ReadingPart part { static_cast<int>(rows.integer(i, 0)), static_cast<int>(rows.integer(i, 1)),
            static_cast<int>(rows.integer(i, 2)), rows.bytes(i, 4) };
        if (hashOf(part) != rows.bytes(i, 3).toHex())
            throw Error(ErrorKind::BadReply, server.name(), u"part %1 is not what its hash says"_s.arg(part.part));
        parts.push_back(std::move(part));
    }
    return parts;
}

/// The bytes, where the laboratory has them. False where it has not, or where they are not those of the hash.
bool fetchFile(Postgres &server, const SharedPaper &paper, const PaperFile &file, const QString &path)
{
    const auto piece = [&](qint64 part) {
        const PostgresRows row =
            server.run("SELECT bytes FROM adduce.file_parts WHERE sha256 = $1 AND part = $2", { bytesOfHex(paper.sha256), part });
        return row.size() == 1 ? row.bytes(0, 0) : QByteArray();
    };
    QByteArray bytes = file.bytes > 0 && file.bytes <= kLargestFile ? piece(0) : QByteArray();
    if (bytes.isEmpty())
        return false; // before a folder is made for it
    makePrivateFolder(QFileInfo(path).absolutePath());
    QSaveFile output(path);
    if (!output.open(QIODevice::WriteOnly))
        throw writeError(output);
    Sha256 hash;
    qint64 size = 0;
    for (qint64 part = 1; !bytes.isEmpty(); bytes = size < file.bytes ? piece(part++) : QByteArray()) {
        if ((size += bytes.size()) > file.bytes)
            return false;
        hash.add(bytes);
        if (output.write(bytes) < 0)
            throw writeError(output);
    }
    if (size != file.bytes || QString::fromLatin1(hash.takeHex()) != paper.sha256)
        return false;
    if (!output.commit())
        throw writeError(output);
    return true;
}

/// A row of the library for a paper that came, or the one that waits for a file of its own.
DocumentId rowFor(Database &database, const SharedPaper &paper, const PaperFile &file, const QString &path)
{
    DocumentStore documents(database);
    if (const auto row = documents.findByHash(paper.sha256))
        return row->id;
    const DocumentId id = documents.insert(path);
    documents.setIdentity(id, paper.sha256, file.bytes);
    return id;
}

void fetchPaper(
    Database &database, Postgres &server, const SharedPaper &paper, const ChunkParameters &chunks, PulledPapers &pulled)
{
    const PostgresRows head =
        server.run("SELECT payload_version, ocr, reader_version FROM adduce.readings WHERE reading = $1", { paper.reading });
    if (head.size() != 1)
        return; // another took its place meanwhile: the next pull hears of it
    if (head.integer(0, 0) != kPayloadVersion)
        throw Error(ErrorKind::NewerFile, displayName(paper));
    const PaperFile file = fileOf(server, paper.sha256);
    Document document = documentOf(partsFrom(server, paper.reading));
    const QString path = folderOf(database, paper.sha256) + u'/' + file.name;
    const bool hasFile = fetchFile(server, paper, file, path);
    const CutDocument cut = cutDocument(document, path, chunks);
    Transaction transaction(database);
    const DocumentId id = rowFor(database, paper, file, path);
    storeDocument(database, { id, path }, document, cut, head.text(0, 1));
    DocumentStore(database).setReaderVersion(id, std::min(kReaderVersion, static_cast<int>(head.integer(0, 2))));
    MetadataStore(database).merge(id, fromSharedJson(paper.metadata));
    SharedPaper taken = paper;
    taken.isTaken = true;
    DeskStore(database).setPaper(taken);
    transaction.commit();
    ++pulled.read;
    pulled.files += hasFile ? 1 : 0;
}

/// What changed of a paper there, for the document that is here. True when something was changed here, too, and waits to be sent.
bool takeOver(Database &database, const SharedPaper &known, const SharedPaper &paper)
{
    const auto row = DocumentStore(database).findByHash(paper.sha256);
    if (!row)
        return false;
    MetadataStore store(database);
    const QJsonObject here = toSharedJson(store.find(row->id));
    const QJsonObject merged = mergedFields(here, known.metadata, paper.metadata, known.isTaken && known.revision == 0);
    if (merged != here)
        store.set(row->id, fromSharedJson(merged));
    return !changedFields(merged, paper.metadata).isEmpty();
}

/// Out of this library as well, unless this desk has a file of its own of it; what the user wrote of it is kept (RemovedPapers).
void letGo(Database &database, const SharedPaper &paper, PulledPapers &pulled)
{
    const auto row = DocumentStore(database).findByHash(paper.sha256);
    const QString folder = folderOf(database, paper.sha256);
    if (!row || QFileInfo(row->path).absolutePath() != QFileInfo(folder).absoluteFilePath())
        return;
    RemovedPapers(database).remove(row->id);
    QFile::remove(row->path);
    QDir().rmdir(folder); // empty by now, or not ours
    ++pulled.gone;
}

/// A paper that the laboratory has again.
void putBack(Database &database, const SharedPaper &paper)
{
    RemovedPapers removed(database);
    for (const RemovedPaper &one : removed.list())
        if (one.sha256 == paper.sha256)
            removed.forget(one.id);
}

/// What the laboratory says of papers; what this desk said itself is no news.
qint64 hearOfDocuments(Database &database, Postgres &server, qint64 since, PulledPapers &pulled)
{
    DeskStore desk(database);
    qint64 greatest = since;
    const PostgresRows documents =
        server.run("SELECT pg_catalog.encode(sha256, 'hex'), metadata::text, is_removed, added_by, revision FROM "
                   "adduce.documents WHERE revision > $1 ORDER BY revision",
            { since });
    for (int i = 0; i < documents.size(); ++i) {
        const QString sha256 = documents.text(i, 0);
        greatest = std::max(greatest, documents.integer(i, 4));
        if (!isHash(sha256))
            continue;
        const SharedPaper known = desk.paper(sha256).value_or(SharedPaper { .sha256 = sha256 });
        SharedPaper paper = known;
        paper.metadata = QJsonDocument::fromJson(documents.text(i, 1).toUtf8()).object();
        paper.isRemoved = documents.isTrue(i, 2);
        paper.addedBy = documents.text(i, 3);
        paper.revision = documents.integer(i, 4);
        if (paper.isRemoved) {
            letGo(database, paper, pulled);
            paper.reading.clear();
            paper.isTaken = false;
        } else if (known.isRemoved)
            putBack(database, paper);
        const bool isWaiting = !paper.isRemoved && takeOver(database, known, paper);
        paper.base = isWaiting ? known.base : paper.revision;
        desk.setPaper(paper);
        pulled.heard += known.revision < paper.revision ? 1 : 0;
    }
    return greatest;
}

qint64 hearOfReadings(Database &database, Postgres &server, qint64 since, PulledPapers &pulled)
{
    DeskStore desk(database);
    qint64 greatest = since;
    const PostgresRows readings = server.run("SELECT pg_catalog.encode(sha256, 'hex'), reading, reader_version, revision FROM "
                                             "adduce.readings WHERE revision > $1 ORDER BY revision",
        { since });
    for (int i = 0; i < readings.size(); ++i) {
        greatest = std::max(greatest, readings.integer(i, 3));
        if (!isHash(readings.text(i, 0)))
            continue;
        SharedPaper paper = desk.paper(readings.text(i, 0)).value_or(SharedPaper { .sha256 = readings.text(i, 0) });
        pulled.heard += paper.reading != readings.text(i, 1) ? 1 : 0;
        paper.reading = readings.text(i, 1);
        paper.readerVersion = static_cast<int>(readings.integer(i, 2));
        desk.setPaper(paper);
    }
    return greatest;
}

} // namespace

qint64 hearOfPapers(Database &database, Postgres &server, qint64 since, PulledPapers &pulled)
{
    return std::max(hearOfDocuments(database, server, since, pulled), hearOfReadings(database, server, since, pulled));
}

void fetchFiles(Database &database, Postgres &server, PulledPapers &pulled, const std::stop_token &stop)
{
    const DeskStore desk(database);
    for (const DocumentRow &row : DocumentStore(database).list()) {
        throwIfStopped(stop);
        if (QFileInfo(row.path).absolutePath() != QFileInfo(folderOf(database, row.sha256)).absoluteFilePath()
            || QFileInfo::exists(row.path))
            continue;
        const std::optional<SharedPaper> paper = desk.paper(row.sha256);
        if (paper && !paper->isRemoved && fetchFile(server, *paper, fileOf(server, row.sha256), row.path))
            ++pulled.files;
    }
}

void fetchPapers(Database &database, Postgres &server, const ChunkParameters &chunks, PulledPapers &pulled,
    const std::function<void(int done, int total)> &report, const std::stop_token &stop)
{
    const std::vector<SharedPaper> wanted = DeskStore(database).unreadPapers();
    for (int done = 0; const SharedPaper &paper : wanted) {
        throwIfStopped(stop);
        try {
            fetchPaper(database, server, paper, chunks, pulled);
        } catch (const Error &error) {
            if (error.kind() != ErrorKind::BadReply && error.kind() != ErrorKind::TooLarge
                && error.kind() != ErrorKind::NewerFile)
                throw;
            pulled.failed << tr("%1: %2").arg(displayName(paper), sentence(error));
        }
        if (report)
            report(++done, static_cast<int>(wanted.size()));
    }
}

} // namespace adduce
