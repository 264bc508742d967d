#pragma once
#include <QHash>
#include <QString>
#include <mutex>

namespace adduce {

/// The passwords that the user gave for files, by path: in memory for as long as the program runs, and nowhere else.
/// Thread-safe.
class Passwords
{
public:
    void keep(const QString &path, const QString &password);
    void forget(const QString &path);
    [[nodiscard]] QString of(const QString &path) const; ///< empty for a file without one

private:
    mutable std::mutex m_mutex;
    QHash<QString, QString> m_kept;
};

/// As long as any password may be, characters: the formats allow less.
constexpr int kLongestPassword = 500;

} // namespace adduce
