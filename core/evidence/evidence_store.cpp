#include "core/evidence/evidence_store.h"

#include "core/base/error.h"
#include "core/evidence/evidence_columns.h"
#include "core/library/database.h"

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

PlacedRow rowFrom(const Statement &row)
{
    return { { EvidenceRowId { row.integer(0) }, row.text(2), citationFromColumn(row.text(5)),
                 valueNamed<Confidence>(row.text(4)), row.text(8), row.text(3), row.text(6),
                 QDateTime::fromString(row.text(7), Qt::ISODateWithMs) },
        row.real(1) };
}

} // namespace

EvidenceStore::EvidenceStore(Database &database)
    : m_database(database)
{
}

std::vector<EvidenceTable> EvidenceStore::tables() const
{
    std::vector<EvidenceTable> tables;
    Statement row(m_database,
        "SELECT id, name, (SELECT count(*) FROM evidence_rows WHERE evidence_table = evidence_tables.id), owner, shared FROM "
        "evidence_tables "
        "ORDER BY name COLLATE NOCASE, id");
    while (row.step())
        tables.push_back(
            { EvidenceTableId { row.integer(0) }, row.text(1), row.number(2), UserId { row.integer(3) }, row.integer(4) != 0 });
    return tables;
}

std::optional<EvidenceTable> EvidenceStore::find(EvidenceTableId id) const
{
    Statement row(m_database,
        "SELECT id, name, (SELECT count(*) FROM evidence_rows WHERE evidence_table = ?1), owner, shared FROM evidence_tables "
        "WHERE id = ?1");
    row.bind(1, id.value);
    if (!row.step())
        return std::nullopt;
    return EvidenceTable { id, row.text(1), row.number(2), UserId { row.integer(3) }, row.integer(4) != 0 };
}

std::vector<PlacedRow> EvidenceStore::rows(EvidenceTableId table) const
{
    std::vector<PlacedRow> rows;
    Statement row(m_database,
        "SELECT id, place, claim, notes, confidence, citation, question, added_at, caveats FROM evidence_rows "
        "WHERE evidence_table = ? ORDER BY place, id");
    row.bind(1, table.value);
    while (row.step())
        rows.push_back(rowFrom(row));
    return rows;
}

EvidenceTableId EvidenceStore::newTableId() const
{
    return { nextId(m_database, u"evidence_tables"_s) };
}

EvidenceRowId EvidenceStore::newRowId() const
{
    return { nextId(m_database, u"evidence_rows"_s) };
}

void EvidenceStore::apply(const EvidenceChange &change)
{
    Transaction transaction(m_database);
    if (change.nameAfter)
        Statement(m_database,
            change.nameBefore
                ? "INSERT INTO evidence_tables(id, name, created_at, owner) VALUES (?1, ?2, ?3, ?4) "
                  "ON CONFLICT(id) DO UPDATE SET name = ?2"
                : "INSERT INTO evidence_tables(id, name, created_at, owner) VALUES (?1, ?2, ?3, ?4)") // never another's
            .bind(1, change.table.value)
            .bind(2, *change.nameAfter)
            .bind(3, QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs))
            .bindOptional(4, change.owner)
            .run();
    else
        Statement(m_database, "DELETE FROM evidence_tables WHERE id = ?").bind(1, change.table.value).run();
    Statement take(m_database, "DELETE FROM evidence_rows WHERE id = ?");
    for (const PlacedRow &placed : change.taken)
        take.bind(1, placed.row.id.value).run();
    Statement put(m_database,
        "INSERT INTO evidence_rows(id, evidence_table, place, claim, notes, confidence, citation, question, added_at, caveats) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    for (const auto &[row, place] : change.nameAfter ? change.put : std::vector<PlacedRow> {})
        put.bind(1, row.id.value)
            .bind(2, change.table.value)
            .bind(3, place)
            .bind(4, row.claim)
            .bind(5, row.notes)
            .bind(6, row.confidence ? nameOf(*row.confidence) : u""_s)
            .bind(7, citationColumn(row.citation))
            .bind(8, row.question)
            .bind(9, row.addedAt.toString(Qt::ISODateWithMs))
            .bind(10, row.caveats)
            .run();
    transaction.commit();
}

void EvidenceStore::share(EvidenceTableId table, bool isShared)
{
    Statement(m_database, "UPDATE evidence_tables SET shared = ?2 WHERE id = ?1")
        .bind(1, table.value)
        .bind(2, isShared ? 1 : 0)
        .run();
}

} // namespace adduce
