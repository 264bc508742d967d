#pragma once
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

namespace adduce::test {

/// What a command ended with.
struct Ran
{
    int code = -1;
    QByteArray out;
    QByteArray err;
    [[nodiscard]] QJsonObject object() const { return QJsonDocument::fromJson(out).object(); }
    [[nodiscard]] QJsonArray array() const { return QJsonDocument::fromJson(out).array(); }
};

/// adduce-cli with a library and a folder of its own.
class Program
{
public:
    [[nodiscard]] QString folder() const { return m_files.path(); }
    [[nodiscard]] QString library() const { return m_home.path() + QStringLiteral("/test.adduce"); }
    [[nodiscard]] QString configuration() const { return m_home.path() + QStringLiteral("/configuration.json"); }

    /// A file in the folder. Ends the test program when it cannot be written.
    QString write(const QString &name, const QByteArray &bytes) const;
    void start(QProcess &process, const QStringList &arguments, bool json = true) const;
    [[nodiscard]] Ran run(const QStringList &arguments, bool json = true) const;

private:
    QTemporaryDir m_files;
    QTemporaryDir m_home;
};

} // namespace adduce::test
