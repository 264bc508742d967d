#pragma once
#include <QString>
#include <QUrl>

namespace adduce {

/// Where a laboratory's database is, and as whom it is used. There is no password in it.
struct LaboratoryAddress
{
    QString host; ///< a name or an IP address; empty: by a socket in `socketFolder`
    QString socketFolder {}; ///< of this computer; empty for the usual one
    int port = 5432;
    QString database;
    QString user {}; ///< empty: the name of the user of this computer
    QString certificates {}; ///< a file of authorities that the server's certificate is held against; empty: the system's

    friend bool operator==(const LaboratoryAddress &, const LaboratoryAddress &) = default;
};

/// Reads "postgresql://user@host:port/database" or "postgresql:///database?host=/folder". Throws BadInput for what is none, for what
/// names no database, an option that is not known here, and for a password, which would end up in histories and logs.
LaboratoryAddress laboratoryAddress(const QString &typed);

/// The same as text, which laboratoryAddress() reads; it can be shown and kept.
QString toText(const LaboratoryAddress &address);
/// "host:5432/laboratory", "this computer/laboratory": as people are told of it.
QString shownName(const LaboratoryAddress &address);
/// For the gate: which computer it is.
QUrl toUrl(const LaboratoryAddress &address);
/// A socket, or a loopback address: nothing leaves this computer.
bool isHere(const LaboratoryAddress &address);

} // namespace adduce
