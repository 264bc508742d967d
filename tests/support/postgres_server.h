#pragma once
#include "core/laboratory/laboratory_address.h"
#include <QByteArray>
#include <QTemporaryDir>
#include <memory>

namespace adduce::test {

/// A PostgreSQL of a test's own: in a folder that goes with it, as an ordinary user, reached by a socket in that folder and by nothing
/// else. Debian's package; without it tests say "skipped".
class PostgresServer
{
public:
    /// The one of this program, started when it is first asked for; null where PostgreSQL 15 or later is not installed.
    static PostgresServer *installed();
    PostgresServer(const QString &programs);
    ~PostgresServer();
    PostgresServer(const PostgresServer &) = delete;
    PostgresServer &operator=(const PostgresServer &) = delete;

    static constexpr auto kAdministrator = "administrator";
    /// A database of this name, new and empty, as its administrator.
    [[nodiscard]] LaboratoryAddress newDatabase(const QString &name);
    [[nodiscard]] LaboratoryAddress address(const QString &database, const QString &user) const;
    void start();
    void kill(); ///< as a power cut does: at once, and without a word to anybody

private:
    void run(const QString &program, const QStringList &arguments) const;

    QString m_programs;
    QTemporaryDir m_folder;
};

} // namespace adduce::test
