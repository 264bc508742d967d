#pragma once
#include "core/answer/answer.h"
#include <QJsonObject>
#include <mutex>

namespace adduce {

class Database;

/// The log of questions of a library, beside it: one for every program. A line of JSON for each (answerRecord()), and before the first of a
/// program a line with the parameters of its profile. Of more than 10 MB the older lines go to a second file, and what was there is dropped.
QString runLogOf(const QString &libraryPath);

/// Writes it. Thread-safe.
class RunLog
{
public:
    explicit RunLog(QString path);

    /// False when it cannot be written: a question is answered all the same.
    bool write(const Answer &answer, Database &database);

private:
    QString m_path;
    std::mutex m_mutex;
    bool m_hasBegun = false; ///< the parameters stand in it
};

/// The lines that are whole, oldest first.
std::vector<QJsonObject> readRunLog(const QString &path);
void clearRunLog(const QString &path);

} // namespace adduce
