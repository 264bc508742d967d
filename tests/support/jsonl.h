#pragma once
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <functional>

namespace adduce::test {

/// Each line of a file of JSON objects, packed by gzip or not.
inline void forEachLine(const QString &path, const std::function<void(const QJsonObject &)> &visit)
{
    QByteArray all;
    if (path.endsWith(QStringLiteral(".gz"))) {
        QProcess unpack;
        unpack.start(QStringLiteral("zcat"), { path });
        if (!unpack.waitForFinished() || unpack.exitCode() != 0)
            qFatal("cannot unpack %s", qPrintable(path));
        all = unpack.readAllStandardOutput();
    } else {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("cannot read %s", qPrintable(path));
        all = file.readAll();
    }
    for (const QByteArray &line : all.split('\n'))
        if (!line.isEmpty())
            visit(QJsonDocument::fromJson(line).object());
}

} // namespace adduce::test
