#include "core/library/rescue.h"

#include "core/base/tr.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/library.h"
#include "core/library/salvage.h"

#include <QDateTime>
#include <type_traits>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QString quotedName(QString name)
{
    return u'"' + name.replace(u'"', u"\"\""_s) + u'"';
}

void bind(Statement &statement, int position, const StoredValue &value)
{
    std::visit(
        [&](const auto &v) {
            if constexpr (std::is_same_v<std::decay_t<decltype(v)>, std::monostate>)
                statement.bindNull(position);
            else
                statement.bind(position, v);
        },
        value);
}

int count(const Database &database, const QString &sql)
{
    Statement row(database, sql.toUtf8().constData());
    return row.step() ? row.number(0) : 0;
}

/// What does not fit (twice the same, or a value that may not be) is left behind, and counted.
int insertRows(Database &database, const QString &name, const Salvage::Table &table)
{
    int left = 0;
    for (const StoredRow &row : table.rows) {
        QStringList columns;
        QStringList places;
        for (std::size_t i = 0; i < row.values.size(); ++i) {
            columns << quotedName(table.columns[static_cast<qsizetype>(i)]);
            places << u"?"_s;
        }
        const QString sql =
            u"INSERT OR IGNORE INTO %1(%2) VALUES (%3)"_s.arg(quotedName(name), columns.join(u','), places.join(u','));
        try {
            Statement insert(database, sql.toUtf8().constData());
            for (std::size_t i = 0; i < row.values.size(); ++i)
                bind(insert, static_cast<int>(i) + 1, row.values[i]);
            insert.run();
            left += database.changes() > 0 ? 0 : 1;
        } catch (const Error &error) {
            if (error.kind() != ErrorKind::Internal) // a full disk is none of the row's fault
                throw;
            ++left;
        }
    }
    return left;
}

/// What users made has a name in a row of its own; where that is lost, it gets another.
struct Named
{
    QString table;
    QString name; ///< its column
    QStringList times; ///< columns, too
    QString reference; ///< of its parts
    QStringList parts; ///< tables
    QString words; ///< instead
};

std::array<Named, 2> namedTables()
{
    return { Named { u"threads"_s, u"title"_s, { u"created_at"_s, u"updated_at"_s }, u"thread"_s, { u"turns"_s },
                 tr("Rescued thread") },
        Named { u"evidence_tables"_s, u"name"_s, { u"created_at"_s }, u"evidence_table"_s,
            { u"evidence_rows"_s, u"matrix_questions"_s, u"matrix_papers"_s }, tr("Rescued table") } };
}

int nameParts(Database &database)
{
    const QString now = QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs);
    int made = 0;
    for (const Named &named : namedTables()) {
        for (const QString &part : named.parts) {
            const QString sql =
                u"INSERT INTO %1(id, %2, %3) SELECT DISTINCT %4, ?1%5 FROM %6 WHERE %4 NOT IN (SELECT id FROM %1)"_s.arg(
                    named.table, named.name, named.times.join(u", "_s), named.reference, u", ?2"_s.repeated(named.times.size()),
                    part);
            Statement(database, sql.toUtf8().constData()).bind(1, named.words).bind(2, now).run();
            made += database.changes();
        }
    }
    return made;
}

struct Reference
{
    QString table;
    QString column;
    QString parent;
    QString parentColumn;
    bool isForgotten; ///< else the row goes with its parent
};

std::vector<Reference> references(const Database &database, const QString &table)
{
    std::vector<Reference> all;
    Statement key(database, "SELECT \"from\", \"table\", coalesce(\"to\", 'id'), on_delete FROM pragma_foreign_key_list(?)");
    key.bind(1, table);
    while (key.step())
        all.push_back({ table, key.text(0), key.text(1), key.text(2), key.text(3) == u"SET NULL"_s });
    return all;
}

/// Until nothing refers to what is not there.
int dropOrphans(Database &database, const std::map<QString, Salvage::Table> &tables)
{
    std::vector<Reference> all;
    for (const auto &[name, table] : tables)
        for (const Reference &reference : references(database, name))
            all.push_back(reference);
    int dropped = 0;
    for (bool isChanged = true; isChanged;) {
        isChanged = false;
        for (const Reference &r : all) {
            const QString where = u"%1 IS NOT NULL AND %1 NOT IN (SELECT %2 FROM %3)"_s.arg(
                quotedName(r.column), quotedName(r.parentColumn), quotedName(r.parent));
            const QString sql = r.isForgotten
                ? u"UPDATE %1 SET %2 = NULL WHERE %3"_s.arg(quotedName(r.table), quotedName(r.column), where)
                : u"DELETE FROM %1 WHERE %2"_s.arg(quotedName(r.table), where);
            database.execute(sql.toUtf8().constData());
            isChanged = isChanged || database.changes() > 0;
            dropped += r.isForgotten ? 0 : database.changes();
        }
    }
    return dropped;
}

/// Papers that were read and have gaps: in the numbers of their pages, sentences or passages, or between them.
std::vector<DocumentId> incompleteDocuments(const Database &database)
{
    Statement row(database, R"(
        SELECT id FROM documents WHERE state = 'ready' AND (
            (SELECT count(*) <> coalesce(max(page), -1) + 1 OR count(*) = 0 FROM pages WHERE document = id)
            OR (SELECT count(*) <> coalesce(max(ordinal), -1) + 1 FROM sentences WHERE document = id)
            OR (SELECT count(*) <> coalesce(max(ordinal), -1) + 1 OR (count(*) = 0 AND superseded_by IS NULL) FROM chunks
                WHERE document = documents.id)
            OR (SELECT count(*) <> coalesce(max(ordinal), -1) + 1 FROM sections WHERE document = id)
            OR (SELECT coalesce(max(last_sentence), -1) > (SELECT coalesce(max(ordinal), -1) FROM sentences
                WHERE document = documents.id) FROM chunks WHERE document = documents.id)
            OR (SELECT coalesce(max(last_page), -1) > (SELECT coalesce(max(page), -1) FROM pages
                WHERE document = documents.id) FROM chunks WHERE document = documents.id)
            OR (SELECT coalesce(max(ordinal), -1) FROM sentences WHERE document = id)
                > (SELECT coalesce(max(last_sentence), -1) FROM chunks WHERE document = documents.id)
                AND superseded_by IS NULL)
        ORDER BY id)");
    std::vector<DocumentId> documents;
    while (row.step())
        documents.push_back(DocumentId { row.integer(0) });
    return documents;
}

/// A text with gaps would be quoted at the wrong places: its pages stay, for the threads that cite them, and it is searched again
/// once it is read again.
void setAside(Database &database, const std::vector<DocumentId> &documents)
{
    for (const DocumentId document : documents) {
        Statement(database, "DELETE FROM chunks WHERE document = ?").bind(1, document.value).run();
        Statement(database, "DELETE FROM sentences WHERE document = ?").bind(1, document.value).run();
        Statement(database, "DELETE FROM sections WHERE document = ?").bind(1, document.value).run();
        Statement(database, "DELETE FROM document_tables WHERE document = ?").bind(1, document.value).run();
        DocumentStore(database).setFailed(document, ErrorKind::Damaged, {});
    }
}

} // namespace

RescueReport takeOver(const Salvage &salvage, const Library &into)
{
    RescueReport report { .unreadablePages = salvage.unreadablePages,
        .unreadableRows = salvage.unreadableRows,
        .doubtfulPages = salvage.doubtfulPages,
        .hasSchema = salvage.hasSchema };
    Database database = into.open();
    database.execute("PRAGMA foreign_keys = OFF");
    Transaction transaction(database);
    for (const auto &[name, table] : salvage.tables)
        report.unreadableRows += insertRows(database, name, table);
    report.unnamed = nameParts(database);
    report.orphans = dropOrphans(database, salvage.tables);
    database.execute("UPDATE documents SET state = 'queued' WHERE state = 'reading';"
                     "UPDATE search_revision SET value = value + 1,"
                     "highest_document = (SELECT coalesce(max(id), 0) FROM documents),"
                     "highest_chunk = (SELECT coalesce(max(id), 0) FROM chunks),"
                     "highest_space = (SELECT coalesce(max(id), 0) FROM spaces)");
    report.incomplete = incompleteDocuments(database);
    setAside(database, report.incomplete);
    for (const auto &[name, table] : salvage.tables)
        report.rows[name] = count(database, u"SELECT count(*) FROM %1"_s.arg(quotedName(name)));
    transaction.commit();
    database.execute("PRAGMA foreign_keys = ON");
    return report;
}

} // namespace adduce
