#include "core/serving/user_store.h"

#include "core/base/error.h"
#include "core/base/sha256.h"
#include "core/library/database.h"

#include <QRandomGenerator>
#include <algorithm>
#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestName = 100; // characters
constexpr auto kPrefix = "adduce_"; // whoever finds one somewhere knows what it opens

/// 256 bits of the system's randomness: nothing that is guessed, so that a plain hash keeps it safe.
Secret newToken()
{
    std::array<quint32, 8> words {};
    QRandomGenerator::system()->fillRange(words.data(), words.size());
    QByteArray bytes(reinterpret_cast<const char *>(words.data()), sizeof words);
    QByteArray token = kPrefix + bytes.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
    wipe(bytes);
    return Secret(std::move(token));
}

QString hashOf(const Secret &token)
{
    Sha256 hash;
    hash.add(token.bytes());
    return QString::fromLatin1(hash.takeHex());
}

/// Of id, name, role, made_at, limited.
User userFrom(Database &database, const Statement &row)
{
    User user { .id = UserId { row.integer(0) },
        .name = row.text(1),
        .role = UserRole::Reader,
        .madeAt = QDateTime::fromString(row.text(3), Qt::ISODateWithMs) };
    user.role = valueNamed<UserRole>(row.text(2)).value_or(UserRole::Reader);
    if (row.integer(4) == 0)
        return user;
    user.collections.emplace();
    Statement collection(database, "SELECT collection FROM user_collections WHERE user = ? ORDER BY collection");
    collection.bind(1, user.id.value);
    while (collection.step())
        user.collections->push_back(CollectionId { collection.integer(0) });
    return user;
}

} // namespace

UserStore::UserStore(Database &database)
    : m_database(database)
{
}

std::vector<User> UserStore::list() const
{
    std::vector<User> users;
    for (Statement row(m_database, "SELECT id, name, role, made_at, limited FROM users ORDER BY name COLLATE NOCASE, id");
        row.step();)
        users.push_back(userFrom(m_database, row));
    return users;
}

std::optional<User> UserStore::withToken(const Secret &token) const
{
    Statement row(m_database, "SELECT id, name, role, made_at, limited FROM users WHERE token = ?");
    row.bind(1, hashOf(token));
    return row.step() ? std::optional(userFrom(m_database, row)) : std::nullopt;
}

Secret UserStore::add(const QString &name, UserRole role, const std::optional<std::vector<CollectionId>> &collections)
{
    const QString kept = name.simplified();
    if (kept.isEmpty() || kept.size() > kLongestName)
        throw Error(
            ErrorKind::BadInput, u"the name of a user has 1 to %1 characters, and not %2"_s.arg(kLongestName).arg(kept.size()));
    Transaction transaction(m_database);
    if (std::ranges::any_of(list(), [&](const User &user) { return user.name.compare(kept, Qt::CaseInsensitive) == 0; }))
        throw Error(ErrorKind::BadInput, u"there is a user called \"%1\" already"_s.arg(kept));
    Secret token = newToken();
    Statement(m_database, "INSERT INTO users(name, role, token, made_at, limited) VALUES (?, ?, ?, ?, ?)")
        .bind(1, kept)
        .bind(2, nameOf(role))
        .bind(3, hashOf(token))
        .bind(4, QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs))
        .bind(5, collections ? 1 : 0)
        .run();
    const qint64 id = m_database.lastInsertId();
    Statement of(m_database, "INSERT OR IGNORE INTO user_collections(user, collection) VALUES (?, ?)");
    for (const CollectionId collection : collections.value_or(std::vector<CollectionId>()))
        of.bind(1, id).bind(2, collection.value).run();
    transaction.commit();
    return token;
}

void UserStore::remove(const QString &name)
{
    Statement(m_database, "DELETE FROM users WHERE name = ?").bind(1, name.simplified()).run();
    if (m_database.changes() == 0)
        throw Error(ErrorKind::BadInput, u"there is no user called \"%1\""_s.arg(name));
}

} // namespace adduce
