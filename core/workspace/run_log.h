#pragma once
#include "core/answer/answer.h"
#include <QJsonObject>
#include <mutex>
#include <optional>

namespace adduce {

class Database;

/// The log of questions of a library, beside it: one for every program. A line of JSON for each (answerRecord()), with mail addresses and the
/// like masked, and before the first by a profile a line with its parameters. What is more than 10 MB becomes a second file, in the place of the
/// one that was.
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
    std::optional<QString> m_profile; ///< hash of the one whose parameters were written last
};

/// The lines that are whole, oldest first.
std::vector<QJsonObject> readRunLog(const QString &path);
void clearRunLog(const QString &path);

} // namespace adduce
