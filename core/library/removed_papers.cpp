#include "core/library/removed_papers.h"

#include "core/base/error.h"
#include "core/base/sha256.h"
#include "core/library/database.h"
#include "core/library/document_store.h"

#include <QFile>
#include <QFileInfo>
#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// What is remembered of a row of `documents`; the text, and what was found in it, is not.
constexpr std::array kRemembered { "title", "authors", "year", "doi", "venue", "origins", "stays_here", "volume", "issue",
    "page_range", "issn", "licence", "retraction", "reference_language", "address", "chosen_encoding", "ocr" };

QByteArray rememberingSql()
{
    QByteArray sql = "INSERT INTO removed_papers(document, sha256, path, json, removed_at) SELECT id, coalesce(sha256, ''), "
                     "path, json_object(";
    for (const char *column : kRemembered)
        sql += '\'' + QByteArray(column) + "', " + column + ", ";
    // An abstract is text of the paper, unless the user typed it: its origin stands at its place among those of all fields. The entry of a reference manager may hold the abstract. A collection is known by its name besides, as another may get its id.
    return sql + "'abstract', CASE WHEN json_extract('[\"' || replace(origins, ' ', '\",\"') || '\"]', '$["
        + QByteArray::number(static_cast<int>(MetadataField::Abstract))
        + "]') = 'user' THEN abstract "
          "ELSE '' END, 'imported', CASE WHEN json_valid(imported) THEN json_remove(imported, '$.abstract') ELSE '' END, "
          "'collections', (SELECT json_group_array(json_array(c.id, c.name)) FROM collection_documents cd JOIN collections c ON "
          "c.id = "
          "cd.collection WHERE cd.document = d.id), "
          "'tags', (SELECT json_group_array(tag) FROM document_tags WHERE document = d.id), "
          "'note', (SELECT note FROM document_notes WHERE document = d.id)), ?2 FROM documents d WHERE id = ?1";
}

QByteArray recallingSql()
{
    QByteArray sql = "UPDATE documents SET ";
    for (const char *column : kRemembered)
        sql += QByteArray(column) + " = coalesce(json_extract(?2, '$." + column + "'), " + column + "), "; // not yet kept then
    return sql
        + "abstract = coalesce(nullif(json_extract(?2, '$.abstract'), ''), abstract), imported = json_extract(?2, '$.imported') "
          "WHERE id = ?1 AND "
          "instr(origins, 'user') = 0";
}

} // namespace

bool isFileThere(const RemovedPaper &paper)
{
    constexpr qint64 kPiece = 1 << 20; // bytes
    QFile file(paper.path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    Sha256 hash;
    while (!file.atEnd())
        hash.add(file.read(kPiece));
    return paper.sha256.isEmpty() || QString::fromLatin1(hash.takeHex()) == paper.sha256;
}

RemovedPapers::RemovedPapers(Database &database)
    : m_database(database)
{
}

RemovedPaperId RemovedPapers::remove(DocumentId document)
{
    static const QByteArray sql = rememberingSql();
    Statement(m_database, sql.constData())
        .bind(1, document.value)
        .bind(2, QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs))
        .run();
    if (m_database.changes() == 0)
        throw Error(ErrorKind::Missing, {}, u"no document %1"_s.arg(document.value));
    const RemovedPaperId id { m_database.lastInsertId() };
    DocumentStore(m_database).remove(document);
    return id;
}

DocumentId RemovedPapers::putBack(RemovedPaperId id)
{
    DocumentId document;
    QString sha256, path, kept;
    {
        Statement row(m_database, "SELECT document, sha256, path, json FROM removed_papers WHERE id = ?");
        row.bind(1, id.value);
        if (!row.step())
            throw Error(ErrorKind::Missing, {}, u"no removed paper %1"_s.arg(id.value));
        document = DocumentId { row.integer(0) };
        sha256 = row.text(1);
        path = row.text(2);
        kept = row.text(3);
    }
    DocumentStore documents(m_database);
    auto again = sha256.isEmpty() ? std::nullopt : documents.findByHash(sha256);
    if (!again)
        again = documents.findByPath(path);
    if (again)
        document = again->id;
    else // no other document ever gets its id, by which steps before its removal know it
        Statement(m_database, "UPDATE documents SET id = ? WHERE id = ?")
            .bind(1, document.value)
            .bind(2, documents.insert(path).value)
            .run();
    static const QByteArray sql = recallingSql();
    const QByteArray staysHere = "UPDATE documents SET stays_here = 1 WHERE id = ?1 AND json_extract(?2, '$.stays_here') = 1";
    for (const char *restoring : { sql.constData(), staysHere.constData(),
             "INSERT OR IGNORE INTO collection_documents(collection, document) SELECT c.id, ?1 FROM json_each(?2, "
             "'$.collections') kept "
             "JOIN collections c ON c.id = json_extract(kept.value, '$[0]') AND c.name = json_extract(kept.value, '$[1]')",
             "INSERT OR IGNORE INTO document_tags(document, tag) SELECT ?1, value FROM json_each(?2, '$.tags')",
             "INSERT OR IGNORE INTO document_notes(document, note) SELECT ?1, json_extract(?2, '$.note') WHERE json_extract(?2, "
             "'$.note') <> ''" })
        Statement(m_database, restoring).bind(1, document.value).bind(2, kept).run();
    forget(id);
    return document;
}

std::vector<RemovedPaper> RemovedPapers::list() const
{
    std::vector<RemovedPaper> papers;
    for (Statement row(m_database,
             "SELECT id, path, json_extract(json, '$.title'), json_extract(json, '$.authors'), json_extract(json, '$.year'), "
             "removed_at, sha256 FROM removed_papers ORDER BY id DESC");
        row.step();) {
        RemovedPaper paper { .id = { row.integer(0) },
            .path = row.text(1),
            .sha256 = row.text(6),
            .title = row.text(2),
            .authors = row.text(3).split(u'\n', Qt::SkipEmptyParts),
            .year = row.number(4),
            .removedAt = QDateTime::fromString(row.text(5), Qt::ISODateWithMs) };
        if (paper.title.isEmpty())
            paper.title = QFileInfo(paper.path).fileName();
        papers.push_back(std::move(paper));
    }
    return papers;
}

void RemovedPapers::forget(RemovedPaperId id)
{
    Statement(m_database, "DELETE FROM removed_papers WHERE id = ?").bind(1, id.value).run();
}

} // namespace adduce
