#include "ui/shell/single_instance.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLocalSocket>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPatience = 2000; // ms, of a start that finds another window
constexpr qint64 kMostBytes = 1 << 20;

} // namespace

SingleInstance::SingleInstance(const QString &library, const QString &folder, QObject *parent)
    : QObject(parent)
{
    const QString path = QFileInfo(library).absoluteFilePath();
    const QByteArray hash = QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha256).toHex().left(16);
    m_name = QDir(folder).filePath(u"adduce-%1"_s.arg(QString::fromLatin1(hash)));
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &SingleInstance::read);
}

bool SingleInstance::handOver(const QStringList &files) const
{
    QLocalSocket socket;
    socket.connectToServer(m_name);
    if (!socket.waitForConnected(kPatience))
        return false;
    QJsonArray paths;
    for (const QString &file : files)
        paths.append(QFileInfo(file).absoluteFilePath());
    socket.write(QJsonDocument(paths).toJson(QJsonDocument::Compact) + '\n');
    if (!socket.waitForBytesWritten(kPatience))
        return false;
    // The other window says that it has them; one that hangs does not, and then this start goes on.
    return socket.waitForReadyRead(kPatience) && socket.readAll().startsWith("ok");
}

void SingleInstance::listen()
{
    if (!m_server.listen(m_name)) {
        QLocalServer::removeServer(m_name); // of a window that was killed
        m_server.listen(m_name);
    }
}

void SingleInstance::read()
{
    while (QLocalSocket *socket = m_server.nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] {
            if (socket->bytesAvailable() > kMostBytes)
                return socket->abort();
            if (!socket->canReadLine())
                return;
            const QJsonDocument json = QJsonDocument::fromJson(socket->readLine());
            if (!json.isArray())
                return socket->abort();
            QStringList files;
            for (const QJsonValue &value : json.array())
                if (const QFileInfo file(value.toString()); file.isAbsolute() && file.exists())
                    files << file.filePath();
            socket->write("ok\n");
            socket->flush();
            emit called(files);
        });
    }
}

} // namespace adduce
