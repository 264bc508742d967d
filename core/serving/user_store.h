#pragma once
#include "core/base/enum_names.h"
#include "core/base/ids.h"
#include "core/base/secret.h"
#include "core/library/collection_store.h"
#include <QDateTime>
#include <optional>
#include <vector>

namespace adduce {

class Database;

/// What a user may do; each may what the one before may.
enum class UserRole
{
    Reader, ///< searches, asks, reads, and keeps threads and tables of its own
    Contributor, ///< adds documents
    Admin ///< takes documents out, and sees what the server did
};
template <> inline constexpr std::array enumNames<UserRole> { "reader", "contributor", "admin" };

/// Whoever has a certain token.
struct User
{
    UserId id;
    QString name;
    UserRole role = UserRole::Reader;
    QDateTime madeAt; ///< UTC
    std::optional<std::vector<CollectionId>>
        collections {}; ///< documents of these alone, and of those below them; none: every document
    friend bool operator==(const User &, const User &) = default;
};

/// Users of a library and their tokens, of which the hash alone is kept. For the thread of its connection.
class UserStore
{
public:
    explicit UserStore(Database &database);

    [[nodiscard]] std::vector<User> list() const; ///< by name
    [[nodiscard]] std::optional<User> withToken(const Secret &token) const;
    /// Gives the token, which is told this once. Throws BadInput for a name that is empty, too long or taken.
    Secret add(const QString &name, UserRole role, const std::optional<std::vector<CollectionId>> &collections = {});
    /// From then on its token is nobody's; its threads and tables are of whoever opens the file. Throws BadInput for a name that nobody has.
    void remove(const QString &name);

private:
    Database &m_database;
};

} // namespace adduce
