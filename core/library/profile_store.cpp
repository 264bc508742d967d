#include "core/library/profile_store.h"

#include "core/library/database.h"
#include "core/profiles/profile.h"

#include <QJsonDocument>

namespace adduce {

ProfileStore::ProfileStore(Database &database)
    : m_database(database)
{
}

void ProfileStore::keep(const QString &name, const QJsonObject &value)
{
    // Equal hashes are equal texts: only a damaged one is written again.
    Statement(m_database,
        "INSERT INTO profiles(hash, name, json) VALUES (?, ?, ?) "
        "ON CONFLICT(hash) DO UPDATE SET json = excluded.json WHERE json <> excluded.json")
        .bind(1, hashOf(value))
        .bind(2, name)
        .bind(3, QString::fromUtf8(textOf(value)))
        .run();
}

std::optional<QJsonObject> ProfileStore::find(const QString &hash) const
{
    Statement row(m_database, "SELECT json FROM profiles WHERE hash = ?");
    row.bind(1, hash);
    if (!row.step())
        return std::nullopt;
    const QJsonObject value = QJsonDocument::fromJson(row.text(0).toUtf8()).object();
    return hashOf(value) == hash ? std::optional(value) : std::nullopt;
}

} // namespace adduce
