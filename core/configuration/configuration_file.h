#pragma once
#include "core/configuration/configuration.h"
#include <functional>
#include <mutex>

namespace adduce {

/// Where the configuration is kept: one JSON file, readable by its owner alone, that all programs read and any of them may
/// change. Thread-safe.
class ConfigurationFile
{
public:
    explicit ConfigurationFile(QString path); ///< reads nothing

    [[nodiscard]] const QString &path() const { return m_path; }
    /// What is in the file; the defaults while there is none. Throws Error{BadInput} for a file that holds no configuration: nobody
    /// may go on as if it forbade nothing.
    [[nodiscard]] Configuration load() const;
    /// The same, but what was read last, and before that a configuration that is local only, where the file cannot be read.
    [[nodiscard]] Configuration current() const;
    /// Reads it anew, changes it and writes it whole, while no other program does; gives what is in it then. Throws as load(),
    /// what `how` throws, writeError(), and Error{Busy} when another program holds it for seconds.
    Configuration change(const std::function<void(Configuration &)> &how) const;

    /// Of this user: where every program looks when it is not told otherwise.
    static QString usualPath();

private:
    QString m_path;
    mutable std::mutex m_mutex;
    mutable std::optional<Configuration> m_last; ///< that was read or written
};

} // namespace adduce
