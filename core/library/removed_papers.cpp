#include "core/library/removed_papers.h"

#include "core/base/error.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/duplicate_store.h"

#include <QFileInfo>
#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// What is remembered of a row of `documents`; the text, and what was found in it, is not.
constexpr std::array kRemembered { "title", "authors", "year", "doi", "venue", "origins", "imported", "stays_here", "volume",
    "issue", "page_range", "issn", "licence", "retraction", "chosen_encoding", "ocr" };

QByteArray rememberingSql()
{
    QByteArray sql = "INSERT INTO removed_papers(path, json, removed_at) SELECT path, json_object(";
    for (const char *column : kRemembered)
        sql += '\'' + QByteArray(column) + "', " + column + ", ";
    return sql
        + "'collections', (SELECT json_group_array(collection) FROM collection_documents WHERE document = d.id), "
          "'tags', (SELECT json_group_array(tag) FROM document_tags WHERE document = d.id)), ?2 FROM documents d WHERE id = ?1";
}

QByteArray recallingSql()
{
    QByteArray sql = "UPDATE documents SET ";
    for (const char *column : kRemembered)
        sql += QByteArray(column) + " = json_extract(?2, '$." + column + "'), ";
    sql.chop(2);
    return sql + " WHERE id = ?1";
}

} // namespace

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
    QString path, kept;
    {
        Statement row(m_database, "SELECT path, json FROM removed_papers WHERE id = ?");
        row.bind(1, id.value);
        if (!row.step())
            throw Error(ErrorKind::Missing, {}, u"no removed paper %1"_s.arg(id.value));
        path = row.text(0);
        kept = row.text(1);
    }
    DocumentStore documents(m_database);
    const auto again = documents.findByPath(path);
    const DocumentId document = again ? again->id : documents.insert(path);
    static const QByteArray sql = recallingSql();
    if (!again)
        Statement(m_database, sql.constData()).bind(1, document.value).bind(2, kept).run();
    for (const char *filing :
        { "INSERT OR IGNORE INTO collection_documents(collection, document) SELECT value, ?1 FROM json_each(?2, '$.collections') "
          "WHERE value IN (SELECT id FROM collections)",
            "INSERT OR IGNORE INTO document_tags(document, tag) SELECT ?1, value FROM json_each(?2, '$.tags')" })
        Statement(m_database, filing).bind(1, document.value).bind(2, kept).run();
    forget(id);
    return document;
}

std::vector<RemovedPaper> RemovedPapers::list() const
{
    std::vector<RemovedPaper> papers;
    for (Statement row(m_database,
             "SELECT id, path, json_extract(json, '$.title'), json_extract(json, '$.authors'), json_extract(json, '$.year'), "
             "removed_at FROM removed_papers ORDER BY id DESC");
        row.step();) {
        RemovedPaper paper { .id = { row.integer(0) },
            .path = row.text(1),
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
