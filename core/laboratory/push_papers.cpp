#include "core/laboratory/push_papers.h"

#include "core/base/device.h"
#include "core/base/file_name.h"
#include "core/base/sha256.h"
#include "core/base/stop.h"
#include "core/index/keyword_terms.h"
#include "core/ingest/identity.h"
#include "core/laboratory/desk_store.h"
#include "core/laboratory/laboratory_schema.h"
#include "core/laboratory/postgres.h"
#include "core/laboratory/reading_parts.h"
#include "core/laboratory/shared_metadata.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/indexed_text.h"
#include "core/library/metadata_store.h"
#include "core/library/text_store.h"
#include "core/text/stemmer.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QUuid>
#include <algorithm>
#include <map>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kPieceOfFile = 1 << 20; // bytes; the schema takes no more
constexpr std::size_t kMostPlaces = 255; // of one term in a passage: what tsvector keeps
constexpr std::size_t kLastPlace = 16'383;
constexpr qsizetype kLongestTerm = 2046; // bytes
constexpr auto kPaperRemoved = "AD001";
constexpr auto kReadAsNew = "AD004";

QString compact(const QJsonObject &json)
{
    return QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact));
}

/// As it was read, without what it is described as: that is told by itself.
Document storedDocument(Database &database, const DocumentRow &row)
{
    const TextStore texts(database);
    Document document;
    document.format = row.format;
    document.encoding = row.encoding;
    document.warnings = row.warnings;
    for (int i = 0; i < row.pages; ++i)
        document.pages.push_back(texts.page(row.id, i).value_or(Page {}));
    document.sections = texts.sections(row.id);
    document.sentences = texts.sentences(row.id);
    document.tables = texts.tables(row.id);
    document.hidden = texts.hidden(row.id);
    document.outline = texts.outline(row.id);
    return document;
}

/// As the text of a tsvector: each term once, in quotes, with its places from 1. Without what is longer than a term may be, such as a
/// sequence of bases: PostgreSQL would refuse the paper for it.
QByteArray tsvectorOf(const QStringList &terms)
{
    std::map<QString, std::vector<std::size_t>> places;
    for (std::size_t at = 1; const QString &term : terms) {
        if (std::vector<std::size_t> &of = places[term]; of.size() < kMostPlaces && at <= kLastPlace)
            of.push_back(at);
        ++at;
    }
    places.erase(QString()); // a word of which nothing is left: PostgreSQL has no such term, and nobody asks for it
    QByteArray text;
    for (const auto &[term, at] : places) {
        if (at.empty() || term.toUtf8().size() > kLongestTerm)
            continue;
        text += text.isEmpty() ? "'" : " '";
        text += QString(term).replace(u'\\', u"\\\\"_s).replace(u'\'', u"''"_s).toUtf8() + '\'';
        for (std::size_t i = 0; i < at.size(); ++i)
            text += (i == 0 ? ':' : ',') + QByteArray::number(static_cast<qulonglong>(at[i]));
    }
    return text;
}

/// A value as COPY reads it.
QByteArray escaped(QByteArray value)
{
    return value.replace('\\', "\\\\").replace('\t', "\\t").replace('\n', "\\n").replace('\r', "\\r").replace('\0', "");
}

void sendParts(Postgres &server, const QString &reading, const std::vector<ReadingPart> &parts)
{
    for (const ReadingPart &part : parts)
        server.run("INSERT INTO adduce.reading_parts(reading, part, first_page, last_page, sha256, payload) VALUES ($1, $2, $3, "
                   "$4, $5, $6)",
            { reading, qint64(part.part), qint64(part.firstPage), qint64(part.lastPage), QByteArray::fromHex(hashOf(part)),
                part.payload });
}

void sendPassages(
    Database &database, Postgres &server, const QString &reading, const std::vector<Chunk> &chunks, const QString &language)
{
    Stemmer stem(language);
    auto next = chunks.begin();
    server.copyIn(
        "COPY adduce.passages(reading, ordinal, stable_id, kind, first_page, last_page, length, terms, text) FROM STDIN", [&] {
            if (next == chunks.end())
                return QByteArray();
            const Chunk &chunk = *next++;
            const QStringList terms = indexTerms(indexedText(database, chunk.id).text, stem);
            const qsizetype length = std::min(terms.size(), qsizetype(std::numeric_limits<qint16>::max()));
            return QByteArray(reading.toLatin1() + '\t' + QByteArray::number(chunk.ordinal) + '\t'
                + escaped(chunk.stableId.toUtf8()) + '\t' + nameOf(chunk.kind).toLatin1() + '\t'
                + QByteArray::number(chunk.firstPage) + '\t' + QByteArray::number(chunk.lastPage) + '\t'
                + QByteArray::number(length) + '\t' + escaped(tsvectorOf(terms)) + '\t' + escaped(chunk.text.toUtf8()) + '\n');
        });
}

/// In pieces, those that are not there yet; none where the file is not the one that was read.
void sendFile(Postgres &server, const DocumentRow &row, const std::stop_token &stop)
{
    QFile file(row.path);
    if (!file.open(QIODevice::ReadOnly) || file.size() != row.bytes)
        return;
    Sha256 hash;
    for (QByteArray piece = file.read(kPieceOfFile); !piece.isEmpty(); piece = file.read(kPieceOfFile)) {
        throwIfStopped(stop);
        hash.add(piece);
    }
    if (QString::fromLatin1(hash.takeHex()) != row.sha256 || !file.seek(0))
        return;
    const qint64 there =
        server.run("SELECT count(*) FROM adduce.file_parts WHERE sha256 = $1", { bytesOfHex(row.sha256) }).integer(0, 0);
    file.seek(there * kPieceOfFile);
    for (qint64 part = there; !file.atEnd(); ++part) {
        throwIfStopped(stop);
        server.run("INSERT INTO adduce.file_parts(sha256, part, bytes) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
            { bytesOfHex(row.sha256), part, file.read(kPieceOfFile) });
    }
}

/// Without what parts folders, on any system.
QString fileNameOf(const DocumentRow &row)
{
    return QFileInfo(row.path).fileName().left(250).replace(u'\\', u'-').replace(u'/', u'-');
}

PostgresRows sendDocument(Postgres &server, const DocumentRow &row, const QJsonObject &metadata, qint64 base)
{
    return server.run(
        "INSERT INTO adduce.documents(sha256, byte_count, format, file_name, metadata, base) VALUES ($1, $2, $3, $4, $5::jsonb, "
        "$6) "
        "ON CONFLICT (sha256) DO UPDATE SET metadata = excluded.metadata, base = excluded.base RETURNING revision, added_by",
        { bytesOfHex(row.sha256), row.bytes, nameOf(row.format), fileNameOf(row), compact(metadata), base });
}

void sendReading(
    Postgres &server, const DocumentRow &row, const QString &reading, qint64 passages, qint64 parts, const QString &textKey)
{
    server.run(
        "INSERT INTO adduce.readings(sha256, reading, reader_version, payload_version, profile, language, text_key, ocr, "
        "warnings, pages, passages, "
        "parts) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT (sha256) DO UPDATE SET reading = "
        "excluded.reading, "
        "reader_version = excluded.reader_version, payload_version = excluded.payload_version, profile = excluded.profile, "
        "language = excluded.language, text_key = excluded.text_key, ocr = excluded.ocr, warnings = excluded.warnings, pages = "
        "excluded.pages, "
        "passages = excluded.passages, parts = excluded.parts",
        { bytesOfHex(row.sha256), reading, qint64(row.readerVersion), qint64(kPayloadVersion), row.profile, row.language, textKey,
            row.ocr, row.warnings.join(u'\n'), qint64(row.pages), passages, parts });
}

/// `known`: what was heard of it, before it is sent.
SharedPaper pushWhole(Database &database, Postgres &server, const DocumentRow &row, const SharedPaper &known)
{
    const Document document = storedDocument(database, row);
    const std::vector<ReadingPart> parts = partsOf(document);
    const std::vector<Chunk> chunks = TextStore(database).chunks(row.id);
    const QString reading = QUuid::createUuid().toString(QUuid::WithoutBraces);
    const QJsonObject metadata = toSharedJson(MetadataStore(database).find(row.id));
    PostgresTransaction transaction(server);
    sendParts(server, reading, parts);
    sendPassages(database, server, reading, chunks, row.language);
    server.run("SELECT adduce.take_turn($1::integer)", { qint64(kLaboratoryVersion) });
    const PostgresRows sent = sendDocument(server, row, metadata, known.revision);
    sendReading(server, row, reading, static_cast<qint64>(chunks.size()), static_cast<qint64>(parts.size()), textKey(document));
    transaction.commit();
    SharedPaper paper { row.sha256, known.revision, known.revision, metadata, known.addedBy, reading, row.readerVersion, false,
        true };
    if (sent.size() == 1) { // none where nothing of it was new
        paper.revision = paper.base = sent.integer(0, 0);
        paper.addedBy = sent.text(0, 1);
    }
    return paper;
}

} // namespace

void pushPaper(Database &database, Postgres &server, DocumentId id)
{
    const std::optional<DocumentRow> row = DocumentStore(database).find(id);
    if (!row || row->state != DocumentState::Ready || row->isLocalOnly)
        return;
    DeskStore desk(database);
    SharedPaper known = desk.paper(row->sha256).value_or(SharedPaper { .sha256 = row->sha256 });
    try {
        desk.setPaper(pushWhole(database, server, *row, known));
    } catch (const PostgresError &error) {
        if (error.state() == kPaperRemoved)
            known.isRemoved = true;
        else if (error.state() != kReadAsNew) // another desk's reading is there, and comes with the next pull
            throw;
        known.isTaken = true; // its text is here
        desk.setPaper(known);
    }
}

void pushFiles(Database &database, Postgres &server, const std::stop_token &stop)
{
    const PostgresRows lacking =
        server.run("SELECT pg_catalog.encode(d.sha256, 'hex') FROM adduce.documents d WHERE NOT d.is_removed AND d.added_by = "
                   "session_user AND d.byte_count > "
                   "coalesce((SELECT sum(octet_length(p.bytes)) FROM adduce.file_parts p WHERE p.sha256 = d.sha256), 0)");
    bool isSent = false;
    for (int i = 0; i < lacking.size(); ++i)
        if (const auto row = DocumentStore(database).findByHash(lacking.text(i, 0)); row && !row->isLocalOnly) {
            sendFile(server, *row, stop);
            isSent = true;
        }
    if (isSent)
        server.run("NOTIFY adduce"); // who has the papers by now comes for their files
}

int pushMetadata(Database &database, Postgres &server, const std::stop_token &stop)
{
    DeskStore desk(database);
    int sent = 0;
    for (SharedPaper &paper : desk.papers()) {
        throwIfStopped(stop);
        const std::optional<DocumentRow> row = paper.isRemoved ? std::nullopt : DocumentStore(database).findByHash(paper.sha256);
        if (!row || row->isLocalOnly)
            continue;
        const QJsonObject here = toSharedJson(MetadataStore(database).find(row->id));
        const QJsonObject changed = changedFields(here, paper.metadata);
        if (changed.isEmpty())
            continue;
        PostgresTransaction transaction(server);
        server.run("SELECT adduce.take_turn($1::integer)", { qint64(kLaboratoryVersion) });
        const PostgresRows now =
            server.run("UPDATE adduce.documents SET metadata = $2::jsonb, base = $3 WHERE sha256 = $1 RETURNING revision",
                { bytesOfHex(paper.sha256), compact(changed), paper.base });
        transaction.commit();
        for (auto field = changed.begin(); field != changed.end(); ++field)
            paper.metadata[field.key()] = field.value();
        if (now.size() == 1)
            paper.revision = now.integer(0, 0);
        paper.base = paper.revision;
        desk.setPaper(paper);
        ++sent;
    }
    return sent;
}

} // namespace adduce
