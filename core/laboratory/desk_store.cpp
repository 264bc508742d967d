#include "core/laboratory/desk_store.h"

#include "core/base/error.h"
#include "core/library/database.h"
#include "core/library/document_store.h"

#include <QJsonDocument>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

SharedPaper paperFrom(const Statement &row)
{
    return { row.text(0), row.integer(1), row.integer(2), QJsonDocument::fromJson(row.text(3).toUtf8()).object(), row.text(4),
        row.text(5), row.number(6), row.integer(7) != 0, row.integer(8) != 0 };
}

std::vector<SharedPaper> all(Statement &row)
{
    std::vector<SharedPaper> papers;
    while (row.step())
        papers.push_back(paperFrom(row));
    return papers;
}

} // namespace

bool isHash(const QString &sha256)
{
    constexpr qsizetype kDigits = 64;
    return sha256.size() == kDigits
        && std::ranges::all_of(sha256, [](QChar c) { return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f'); });
}

QString papersFolder(const QString &libraryPath)
{
    return libraryPath + u".papers"_s;
}

QString displayName(const SharedPaper &paper)
{
    const QString title = paper.metadata[u"title"_s][u"value"_s].toString().simplified();
    return title.isEmpty() ? paper.sha256.left(12) : title.left(200);
}

DeskStore::DeskStore(Database &database)
    : m_database(database)
{
}

std::optional<Membership> DeskStore::membership() const
{
    Statement row(m_database, "SELECT address, laboratory, epoch, since, synced_at FROM laboratory");
    if (!row.step())
        return std::nullopt;
    return Membership { row.text(0), row.text(1), row.text(2), row.integer(3), QDateTime::fromString(row.text(4), Qt::ISODate) };
}

void DeskStore::setMembership(const Membership &membership)
{
    Statement(m_database,
        "INSERT OR REPLACE INTO laboratory(id, address, laboratory, epoch, since, synced_at) VALUES (1, ?, ?, ?, ?, ?)")
        .bind(1, membership.address)
        .bind(2, membership.laboratory)
        .bind(3, membership.epoch)
        .bind(4, membership.since)
        .bind(5, membership.syncedAt.toString(Qt::ISODate))
        .run();
}

void DeskStore::setSynced(const Membership &membership)
{
    Statement(m_database, "UPDATE laboratory SET synced_at = ? WHERE laboratory = ?")
        .bind(1, membership.syncedAt.toString(Qt::ISODate))
        .bind(2, membership.laboratory)
        .run();
}

void DeskStore::leave()
{
    m_database.execute("DELETE FROM laboratory_papers; DELETE FROM laboratory_rows; DELETE FROM laboratory;");
}

void DeskStore::doubtAll()
{
    m_database.execute("UPDATE laboratory_papers SET revision = 0, base = 0, metadata = '{}', reading = '' WHERE removed = 0;"
                       "UPDATE laboratory_rows SET revision = 0, content = json_remove(content, '$.sent') WHERE relation IN "
                       "('threads', 'evidence_tables');"
                       "DELETE FROM laboratory_rows WHERE relation NOT IN ('threads', 'evidence_tables');");
}

std::optional<SharedPaper> DeskStore::paper(const QString &sha256) const
{
    Statement row(m_database,
        "SELECT sha256, revision, base, metadata, added_by, reading, reader_version, removed, taken FROM laboratory_papers WHERE "
        "sha256 "
        "= ?");
    row.bind(1, sha256);
    return row.step() ? std::optional(paperFrom(row)) : std::nullopt;
}

std::vector<SharedPaper> DeskStore::papers() const
{
    Statement row(m_database,
        "SELECT sha256, revision, base, metadata, added_by, reading, reader_version, removed, taken FROM laboratory_papers ORDER "
        "BY "
        "revision");
    return all(row);
}

void DeskStore::setPaper(const SharedPaper &paper)
{
    Statement(m_database,
        "INSERT OR REPLACE INTO laboratory_papers(sha256, revision, base, metadata, added_by, reading, reader_version, removed, "
        "taken) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")
        .bind(1, paper.sha256)
        .bind(2, paper.revision)
        .bind(3, paper.base)
        .bind(4, QString::fromUtf8(QJsonDocument(paper.metadata).toJson(QJsonDocument::Compact)))
        .bind(5, paper.addedBy)
        .bind(6, paper.reading)
        .bind(7, paper.readerVersion)
        .bind(8, int(paper.isRemoved))
        .bind(9, int(paper.isTaken))
        .run();
}

std::vector<DocumentId> DeskStore::unsharedPapers() const
{
    std::vector<DocumentId> ids;
    for (const DocumentRow &row : DocumentStore(m_database).list()) {
        if (row.state != DocumentState::Ready || row.isLocalOnly || row.supersededBy || row.sha256.isEmpty())
            continue;
        const auto known = paper(row.sha256);
        if (!known && row.path.startsWith(papersFolder(m_database.path()) + u'/'))
            continue; // it came from another laboratory
        if (!known || (!known->isRemoved && known->reading.isEmpty()))
            ids.push_back(row.id);
    }
    std::ranges::sort(ids);
    return ids;
}

std::vector<SharedPaper> DeskStore::unreadPapers() const
{
    std::vector<SharedPaper> unread;
    for (SharedPaper &paper : papers()) {
        const auto row = DocumentStore(m_database).findByHash(paper.sha256);
        const bool isHere = row && row->state == DocumentState::Ready;
        if (!paper.isRemoved && !paper.isTaken && !paper.reading.isEmpty() && !isHere)
            unread.push_back(std::move(paper));
    }
    return unread;
}

static SharedRow rowFrom(const Statement &row)
{
    return { row.text(0), row.integer(1), row.integer(2), QJsonDocument::fromJson(row.text(3).toUtf8()).object() };
}

std::optional<SharedRow> DeskStore::row(const QString &relation, const QString &key) const
{
    Statement row(m_database, "SELECT key, local, revision, content FROM laboratory_rows WHERE relation = ? AND key = ?");
    row.bind(1, relation).bind(2, key);
    return row.step() ? std::optional(rowFrom(row)) : std::nullopt;
}

std::vector<SharedRow> DeskStore::rows(const QString &relation) const
{
    std::vector<SharedRow> rows;
    Statement row(
        m_database, "SELECT key, local, revision, content FROM laboratory_rows WHERE relation = ? ORDER BY revision, key");
    row.bind(1, relation);
    while (row.step())
        rows.push_back(rowFrom(row));
    return rows;
}

void DeskStore::setRow(const QString &relation, const SharedRow &row)
{
    Statement(
        m_database, "INSERT OR REPLACE INTO laboratory_rows(relation, key, local, revision, content) VALUES (?, ?, ?, ?, ?)")
        .bind(1, relation)
        .bind(2, row.key)
        .bind(3, row.local)
        .bind(4, row.revision)
        .bind(5, QString::fromUtf8(QJsonDocument(row.content).toJson(QJsonDocument::Compact)))
        .run();
}

void DeskStore::forgetRows(const QString &relation, const QString &beginning)
{
    Statement(m_database, "DELETE FROM laboratory_rows WHERE relation = ?1 AND substr(key, 1, length(?2)) = ?2")
        .bind(1, relation)
        .bind(2, beginning)
        .run();
}

void DeskStore::forgetRow(const QString &relation, const QString &key)
{
    Statement(m_database, "DELETE FROM laboratory_rows WHERE relation = ? AND key = ?").bind(1, relation).bind(2, key).run();
}

} // namespace adduce
