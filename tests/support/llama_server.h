#pragma once
#include "tests/support/places.h"
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace adduce::test {

/// As long as it lives, a scripted llama-server is the one that is installed, or none is.
class LlamaServer
{
public:
    enum class Is
    {
        Installed,
        Missing
    };
    explicit LlamaServer(Is is = Is::Installed)
        : m_path(qgetenv("PATH"))
    {
        if (is == Is::Installed)
            QFile::link(builtProgram(QStringLiteral("scripted-llama-server")), m_folder.filePath(QStringLiteral("llama-server")));
        qputenv("PATH", m_folder.path().toLocal8Bit());
    }
    ~LlamaServer() { qputenv("PATH", m_path); }
    LlamaServer(const LlamaServer &) = delete;
    LlamaServer &operator=(const LlamaServer &) = delete;

    /// A model's file of this name that has it behave so; see scripted_llama_server.cpp.
    [[nodiscard]] QString model(const QByteArray &mode = {}, const QString &name = QStringLiteral("tiny-1b.q4.gguf")) const
    {
        return file(name, "GGUF" + mode);
    }
    [[nodiscard]] QString file(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("%s", qPrintable(file.errorString()));
        return file.fileName();
    }

private:
    QByteArray m_path;
    QTemporaryDir m_folder;
};

/// Whether the process does anything any more; one that nobody has waited for yet does not.
inline bool isAlive(qint64 process)
{
    QFile stat(QStringLiteral("/proc/%1/stat").arg(process));
    if (!stat.open(QIODevice::ReadOnly))
        return false;
    const QByteArray words = stat.readAll();
    return !words.mid(words.lastIndexOf(')') + 2).startsWith('Z');
}

} // namespace adduce::test
