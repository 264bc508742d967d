#include "core/library/document_store.h"

#include "core/base/file_name.h"
#include "core/library/database.h"
#include "core/library/document_queue.h"
#include "core/library/search_state.h"

#include <QFileInfo>
#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QString lastName(const QString &author)
{
    // "Zeileis, Achim" or "Achim Zeileis"
    const QString name = author.section(u',', 0, 0).trimmed();
    return author.contains(u',') ? name : name.section(u' ', -1);
}

#define ADDUCE_DOCUMENT_COLUMNS                                                                                                  \
    "SELECT id, sha256, path, title, authors, year, state, reason, reason_detail, warnings, bytes, added_at, "                   \
    "doi, venue, origins, format, encoding, chosen_encoding, superseded_by, ocr, modified, reader_version, profile, "            \
    "language, stays_here, volume, issue, page_range, issn, licence, retraction, "                                               \
    "(SELECT count(*) FROM pages WHERE document = d.id), (SELECT count(*) FROM sentences WHERE document = d.id), "               \
    "(SELECT count(*) FROM chunks WHERE document = d.id) FROM documents d "

DocumentRow rowFrom(const Statement &row)
{
    DocumentRow d;
    d.id = DocumentId { row.integer(0) };
    d.sha256 = row.text(1);
    d.path = row.text(2);
    d.title = row.text(3);
    d.authors = row.text(4).split(u'\n', Qt::SkipEmptyParts);
    d.year = row.number(5);
    d.state = documentStateFromString(row.text(6));
    if (const QString reason = row.text(7); !reason.isEmpty())
        d.reason = errorKindFromString(reason);
    d.reasonDetail = row.text(8);
    d.warnings = row.text(9).split(u'\n', Qt::SkipEmptyParts);
    d.bytes = row.integer(10);
    d.addedAt = QDateTime::fromString(row.text(11), Qt::ISODateWithMs);
    d.doi = row.text(12);
    d.venue = row.text(13);
    d.origins = originsFrom(row.text(14));
    d.format = valueNamed<DocumentFormat>(row.text(15)).value_or(DocumentFormat {});
    d.encoding = row.text(16);
    d.chosenEncoding = row.text(17);
    d.supersededBy = DocumentId { row.integer(18) };
    d.ocr = row.text(19);
    d.modified = row.integer(20);
    d.readerVersion = row.number(21);
    d.profile = row.text(22);
    d.language = row.text(23);
    d.isLocalOnly = row.number(24) != 0;
    d.volume = row.text(25);
    d.issue = row.text(26);
    d.pageRange = row.text(27);
    d.issn = row.text(28);
    d.licence = row.text(29);
    d.retraction = row.text(30);
    d.pages = row.number(31);
    d.sentences = row.number(32);
    d.chunks = row.number(33);
    return d;
}

std::optional<DocumentRow> first(Statement &row)
{
    if (!row.step())
        return std::nullopt;
    return rowFrom(row);
}

} // namespace

std::array<FieldOrigin, kMetadataFields> originsFrom(const QString &names)
{
    std::array<FieldOrigin, kMetadataFields> origins {};
    const QStringList list = names.split(u' ');
    for (std::size_t i = 0; i < kMetadataFields && i < static_cast<std::size_t>(list.size()); ++i)
        origins[i] = valueNamed<FieldOrigin>(list[static_cast<qsizetype>(i)]).value_or(FieldOrigin {});
    return origins;
}

QString reasonSubject(const DocumentRow &row, const QString &name)
{
    return row.reason == ErrorKind::OtherScript ? row.reasonDetail : name;
}

DocumentState stateAfter(ErrorKind reason)
{
    return reason == ErrorKind::NoText || reason == ErrorKind::OtherScript ? DocumentState::NeedsOcr : DocumentState::Failed;
}

DocumentState documentStateFromString(const QString &name)
{
    const auto state = valueNamed<DocumentState>(name);
    if (!state)
        throw Error(ErrorKind::DamagedLibrary, {}, u"a document in an unknown state"_s);
    return *state;
}

QString authorNames(const DocumentRow &row)
{
    if (row.authors.isEmpty())
        return {};
    const QString name = lastName(row.authors.first());
    if (row.authors.size() == 2)
        return name + u" & "_s + lastName(row.authors.last());
    return row.authors.size() > 2 ? name + u" et al."_s : name;
}

QString shortName(const DocumentRow &row)
{
    const QString names = authorNames(row);
    if (names.isEmpty())
        return shownPath(QFileInfo(row.path).completeBaseName());
    return row.year > 0 ? u"%1 %2"_s.arg(names, QString::number(row.year)) : names;
}

QString displayTitle(const DocumentRow &row)
{
    return row.title.isEmpty() ? shownPath(QFileInfo(row.path).fileName()) : row.title;
}

DocumentStore::DocumentStore(Database &database)
    : m_database(database)
{
}

std::vector<DocumentRow> DocumentStore::list() const
{
    Statement row(m_database, ADDUCE_DOCUMENT_COLUMNS "ORDER BY id DESC");
    std::vector<DocumentRow> rows;
    while (row.step())
        rows.push_back(rowFrom(row));
    return rows;
}

std::optional<DocumentRow> DocumentStore::find(DocumentId id) const
{
    Statement row(m_database, ADDUCE_DOCUMENT_COLUMNS "WHERE id = ?");
    row.bind(1, id.value);
    return first(row);
}

std::optional<DocumentRow> DocumentStore::findByHash(const QString &sha256) const
{
    Statement row(m_database, ADDUCE_DOCUMENT_COLUMNS "WHERE sha256 = ?");
    row.bind(1, sha256);
    return first(row);
}

std::optional<DocumentRow> DocumentStore::findByPath(const QString &path) const
{
    Statement row(m_database, ADDUCE_DOCUMENT_COLUMNS "WHERE path = ? ORDER BY superseded_by IS NOT NULL, id DESC LIMIT 1");
    row.bind(1, path);
    return first(row);
}

int DocumentStore::count(DocumentState state) const
{
    Statement row(m_database, "SELECT count(*) FROM documents WHERE state = ? AND superseded_by IS NULL");
    row.bind(1, nameOf(state));
    return row.step() ? row.number(0) : 0;
}

DocumentId DocumentStore::insert(const QString &path)
{
    return DocumentQueue(m_database).insert(path);
}

void DocumentStore::setPath(DocumentId id, const QString &path)
{
    Statement(m_database, "UPDATE documents SET path = ? WHERE id = ?").bind(1, path).bind(2, id.value).run();
}

void DocumentStore::setIdentity(DocumentId id, const QString &sha256, qint64 bytes, qint64 modified)
{
    Statement update(m_database, "UPDATE documents SET sha256 = ?, bytes = ?, modified = ? WHERE id = ?");
    update.bind(1, sha256).bind(2, bytes).bind(3, modified).bind(4, id.value).run();
}

void DocumentStore::setOcr(DocumentId id, const QString &languages)
{
    Statement(m_database, "UPDATE documents SET ocr = ? WHERE id = ?").bind(1, languages).bind(2, id.value).run();
}

void DocumentStore::setLanguage(DocumentId id, const QString &language)
{
    Statement(m_database, "UPDATE documents SET language = ? WHERE id = ?").bind(1, language).bind(2, id.value).run();
}

QString DocumentStore::language(DocumentId id) const
{
    Statement row(m_database, "SELECT language FROM documents WHERE id = ?");
    row.bind(1, id.value);
    return row.step() ? row.text(0) : QString();
}

QStringList DocumentStore::languages() const
{
    // From one to the next in the index: reading each document for it would take longer than a search.
    Statement row(m_database,
        "WITH RECURSIVE known(name) AS (SELECT min(language) FROM documents WHERE language > '' UNION ALL "
        "SELECT (SELECT min(language) FROM documents WHERE language > name AND language > '') FROM known WHERE name IS NOT NULL) "
        "SELECT name FROM known WHERE name IS NOT NULL");
    QStringList names;
    while (row.step())
        names << row.text(0);
    return names;
}

void DocumentStore::setTextKey(DocumentId id, const QString &key)
{
    Statement(m_database, "UPDATE documents SET text_key = ? WHERE id = ?").bind(1, key).bind(2, id.value).run();
}

void DocumentStore::setChosenEncoding(DocumentId id, const QString &encoding)
{
    Statement(m_database, "UPDATE documents SET chosen_encoding = ? WHERE id = ?").bind(1, encoding).bind(2, id.value).run();
}

void DocumentStore::setProfile(DocumentId id, const QString &profile)
{
    Statement(m_database, "UPDATE documents SET profile = ? WHERE id = ?").bind(1, profile).bind(2, id.value).run();
}

void DocumentStore::setReaderVersion(DocumentId id, int version)
{
    Statement(m_database, "UPDATE documents SET reader_version = ? WHERE id = ?").bind(1, version).bind(2, id.value).run();
}

void DocumentStore::supersede(DocumentId old, DocumentId by)
{
    Statement(m_database, "UPDATE documents SET superseded_by = ? WHERE id = ?").bind(1, by.value).bind(2, old.value).run();
    for (const char *sql : { "DELETE FROM chunks WHERE document = ?", "DELETE FROM chunking_chunks WHERE document = ?" })
        Statement(m_database, sql).bind(1, old.value).run();
    bumpSearchRevision(m_database);
}

void DocumentStore::setCurrent(DocumentId id)
{
    Statement(m_database, "UPDATE documents SET superseded_by = NULL WHERE id = ?").bind(1, id.value).run();
}

void DocumentStore::moveFiling(DocumentId from, DocumentId to)
{
    for (const char *sql :
        { "INSERT OR IGNORE INTO collection_documents SELECT collection, ?2 FROM collection_documents WHERE document = ?1",
            "INSERT OR IGNORE INTO document_tags SELECT ?2, tag FROM document_tags WHERE document = ?1",
            "INSERT INTO document_notes SELECT ?2, note FROM document_notes WHERE document = ?1 ON CONFLICT(document) DO UPDATE "
            "SET "
            "note = note || char(10, 10) || excluded.note WHERE instr(note, excluded.note) = 0",
            "UPDATE documents SET stays_here = 1 WHERE id = ?2 AND (SELECT stays_here FROM documents WHERE id = ?1) = 1" })
        Statement(m_database, sql).bind(1, from.value).bind(2, to.value).run();
}

void DocumentStore::setState(DocumentId id, DocumentState state)
{
    Statement(m_database, "UPDATE documents SET state = ?, reason = '', reason_detail = '' WHERE id = ?")
        .bind(1, nameOf(state))
        .bind(2, id.value)
        .run();
}

void DocumentStore::setFailed(DocumentId id, ErrorKind reason, const QString &detail)
{
    Statement(m_database, "UPDATE documents SET state = ?, reason = ?, reason_detail = ? WHERE id = ?")
        .bind(1, nameOf(stateAfter(reason)))
        .bind(2, nameOf(reason))
        .bind(3, detail)
        .bind(4, id.value)
        .run();
}

void DocumentStore::remove(DocumentId id)
{
    // A former version that goes hands those before it on to the version after it; the paper itself takes all of them along.
    Statement(m_database,
        "UPDATE documents SET superseded_by = (SELECT superseded_by FROM documents WHERE id = ?1) WHERE superseded_by = ?1 "
        "AND (SELECT superseded_by FROM documents WHERE id = ?1) IS NOT NULL")
        .bind(1, id.value)
        .run();
    Statement(m_database,
        "WITH RECURSIVE versions(id) AS (SELECT ? UNION SELECT d.id FROM documents d JOIN versions ON d.superseded_by = "
        "versions.id) DELETE FROM documents WHERE id IN (SELECT id FROM versions)")
        .bind(1, id.value)
        .run();
    bumpSearchRevision(m_database);
}

} // namespace adduce
