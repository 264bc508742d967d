#include "core/configuration/configuration_file.h"

#include "core/base/device.h"
#include "core/base/file_lock.h"
#include "core/base/private_file.h"
#include "core/base/tr.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QStandardPaths>

namespace adduce {

using namespace Qt::StringLiterals;

ConfigurationFile::ConfigurationFile(QString path)
    : m_path(std::move(path))
{
}

QString ConfigurationFile::usualPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + u"/adduce/configuration.json"_s;
}

Configuration ConfigurationFile::load() const
{
    QFile file(m_path);
    Configuration read;
    if (file.exists()) {
        if (!file.open(QIODevice::ReadOnly))
            throw Error(ErrorKind::Unreadable, m_path, file.errorString());
        QJsonParseError error {};
        const QJsonDocument document = QJsonDocument::fromJson(file.readAll(), &error);
        if (!document.isObject())
            throw Error(ErrorKind::BadInput, tr("\"%1\" is no file of settings").arg(m_path),
                u"%1 at byte %2"_s.arg(error.errorString()).arg(error.offset));
        read = configurationFromJson(document.object());
    }
    const std::scoped_lock lock(m_mutex);
    m_last = read;
    return read;
}

Configuration ConfigurationFile::current() const
{
    try {
        return load();
    } catch (const Error &) {
        Configuration careful;
        careful.online.isLocalOnly = true;
        careful.logsQuestions = false;
        const std::scoped_lock lock(m_mutex);
        return m_last.value_or(careful);
    }
}

Configuration ConfigurationFile::change(const std::function<void(Configuration &)> &how) const
{
    constexpr int kPatience = 5000; // ms; it is held for one writing
    makePrivateFolder(QFileInfo(m_path).absolutePath());
    const FileLock others(m_path + u".lock"_s, kPatience);
    throwUnlessHeld(others, m_path);
    Configuration configuration = load();
    how(configuration);
    replacePrivateFile(m_path, QJsonDocument(toJson(configuration)).toJson());
    const std::scoped_lock lock(m_mutex);
    m_last = configuration;
    return configuration;
}

} // namespace adduce
