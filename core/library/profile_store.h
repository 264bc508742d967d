#pragma once
#include <QJsonObject>
#include <QString>
#include <optional>

namespace adduce {

class Database;

/// The values of the profiles that answers were found by: each once, known by its hash, and never changed. For the thread of its
/// connection. Functions throw Error for a failing database.
class ProfileStore
{
public:
    explicit ProfileStore(Database &database);

    /// `value`: of valueOf(). `name`: what it is called, for who looks into the table.
    void keep(const QString &name, const QJsonObject &value);
    /// None for what was never kept, and for what does not have this hash any more: no answer was found by that.
    [[nodiscard]] std::optional<QJsonObject> find(const QString &hash) const;

private:
    Database &m_database;
};

} // namespace adduce
