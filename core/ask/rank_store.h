#pragma once
#include <QString>
#include <optional>

namespace adduce {

class Database;

/// What models said of how well a chunk answers a question: it is asked once. For the thread of its connection. Functions
/// throw Error for a failing database.
class RankStore
{
public:
    explicit RankStore(Database &database);

    [[nodiscard]] std::optional<double> find(const QString &model, const QString &question, const QString &chunk) const;
    /// `chunk`: its stable id. Of more than 50,000 the oldest go.
    void keep(const QString &model, const QString &question, const QString &chunk, double score);

private:
    Database &m_database;
};

} // namespace adduce
