#pragma once
#include <QLocalServer>
#include <QStringList>

namespace adduce {

/// One window for each library: a second start hands its files over to the first and ends.
class SingleInstance : public QObject
{
    Q_OBJECT

public:
    /// `library`: the path of its file; `folder`: where the socket of this user may be, 0700.
    SingleInstance(const QString &library, const QString &folder, QObject *parent = nullptr);

    /// Hands the files to a window that has the library open. False when there is none: then call listen().
    [[nodiscard]] bool handOver(const QStringList &files) const;
    void listen();

signals:
    void called(const QStringList &files); ///< by a second start; absolute paths

private:
    void read();
    QString m_name;
    QLocalServer m_server;
};

} // namespace adduce
