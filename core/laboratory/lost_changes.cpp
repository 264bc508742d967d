#include "core/laboratory/lost_changes.h"

#include "core/base/error.h"
#include "core/laboratory/desk_store.h"
#include "core/laboratory/postgres.h"
#include "core/laboratory/shared_metadata.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/metadata_store.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

const QString kRelation = u"history"_s; // of the desk's rows: those that are settled

QString shownText(const QJsonValue &value)
{
    if (value.isDouble())
        return QString::number(value.toInt());
    QStringList texts;
    for (const QJsonValue &one : value.toArray())
        texts << one.toString();
    return value.isArray() ? texts.join(u"; "_s) : value.toString();
}

bool isSettled(const DeskStore &desk, qint64 number)
{
    return desk.row(kRelation, QString::number(number)).has_value();
}

/// id, sha256, field, value, author, replaced_by, seconds since 1970, metadata. Nothing of a field that this version does not know.
std::optional<LostChange> changeIn(const PostgresRows &rows, int row)
{
    LostChange change;
    change.number = rows.integer(row, 0);
    change.sha256 = rows.text(row, 1);
    const auto field = sharedFieldNamed(rows.text(row, 2));
    if (!field || !isHash(change.sha256))
        return std::nullopt;
    change.field = *field;
    // by way of Metadata, which takes what is sound and no more of a text than it may be long
    const QJsonObject told { { rows.text(row, 2), QJsonDocument::fromJson(rows.text(row, 3).toUtf8()).object() } };
    change.value = toSharedJson(fromSharedJson(told))[rows.text(row, 2)];
    change.text = shownText(change.value[u"value"]);
    change.author = rows.text(row, 4);
    change.replacedBy = rows.text(row, 5);
    change.at = QDateTime::fromSecsSinceEpoch(rows.integer(row, 6), Qt::UTC);
    change.paper =
        displayName({ .sha256 = change.sha256, .metadata = QJsonDocument::fromJson(rows.text(row, 7).toUtf8()).object() });
    return change;
}

} // namespace

std::vector<LostChange> lostChanges(Database &database, Postgres &server, int most)
{
    const PostgresRows rows =
        server.run("SELECT id, key, field, value, author, replaced_by, at, metadata FROM (SELECT DISTINCT ON (h.key, h.field) "
                   "h.id, h.key, h.field, "
                   "h.value::text, h.author, h.replaced_by, extract(epoch FROM h.changed_at)::bigint AS at, d.metadata::text, "
                   "(d.metadata->h.field->'value') IS DISTINCT FROM (h.value->'value') AS is_lost FROM adduce.history h JOIN "
                   "adduce.documents d ON "
                   "d.sha256 = decode(h.key, 'hex') WHERE h.relation = 'documents' AND h.unseen AND h.value->>'origin' = 'user' "
                   "AND NOT d.is_removed "
                   "ORDER BY h.key, h.field, h.id DESC) newest WHERE is_lost ORDER BY id DESC LIMIT 1000");
    const DeskStore desk(database);
    std::vector<LostChange> changes;
    for (int row = 0; row < rows.size() && changes.size() < static_cast<std::size_t>(most); ++row)
        if (const auto change = changeIn(rows, row); change && !isSettled(desk, change->number))
            changes.push_back(*change);
    return changes;
}

void settle(Database &database, const LostChange &change)
{
    DeskStore(database).setRow(kRelation, { QString::number(change.number), 1 });
}

void bringBack(Database &database, const LostChange &change)
{
    Transaction transaction(database);
    const auto row = DocumentStore(database).findByHash(change.sha256);
    if (!row)
        throw Error(ErrorKind::Missing, change.paper);
    MetadataStore store(database);
    QJsonObject fields = toSharedJson(store.find(row->id));
    const QString name = sharedFieldName(change.field);
    if (change.text.isEmpty())
        fields.remove(name);
    else
        fields[name] = change.value;
    store.set(row->id, fromSharedJson(fields));
    settle(database, change);
    transaction.commit();
}

} // namespace adduce
