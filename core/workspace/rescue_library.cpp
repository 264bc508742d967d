#include "core/workspace/rescue_library.h"

#include "core/base/sha256.h"
#include "core/base/tr.h"
#include "core/library/backup.h"
#include "core/library/database.h"
#include "core/library/salvage.h"
#include "core/workspace/read_documents.h"
#include "core/workspace/workspace.h"

#include <QFile>
#include <QFileInfo>
#include <QScopeGuard>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

void copyPrivately(const QString &from, const QString &to)
{
    QFile::remove(to);
    QFile file(from);
    if (!file.copy(to))
        throw Error(ErrorKind::DiskFull, to, file.errorString());
    QFile::setPermissions(to, QFile::ReadOwner | QFile::WriteOwner);
}

/// What is still in the log is put into a copy of the file, where SQLite can do so. False: the file is read as it is.
bool putLogInto(const QString &copy)
{
    try {
        Database database(copy);
        Statement checkpoint(database, "PRAGMA wal_checkpoint(TRUNCATE)");
        return checkpoint.step() && checkpoint.number(0) == 0;
    } catch (const Error &) {
        return false;
    }
}

Salvage salvageWithLog(const QString &damaged, const QString &part, RescueReport &report)
{
    if (QFileInfo(damaged + u"-wal"_s).size() == 0)
        return salvage(damaged);
    const QString copy = part + u".copy"_s;
    const auto clean = qScopeGuard([&] { removeCopy(copy); });
    copyPrivately(damaged, copy);
    copyPrivately(damaged + u"-wal"_s, copy + u"-wal"_s);
    report.hasLog = putLogInto(copy);
    return salvage(report.hasLog ? copy : damaged);
}

RescueReport takeOverInto(const QString &damaged, const QString &fresh)
{
    const QString part = fresh + u".part"_s;
    removeCopy(part);
    const auto clean = qScopeGuard([&] { removeCopy(part); });
    RescueReport begun;
    const Salvage rows = salvageWithLog(damaged, part, begun);
    if (rows.tables.empty())
        throw Error(ErrorKind::DamagedLibrary, damaged, u"no row of a library can be read"_s);
    RescueReport report = takeOver(rows, Library(part)); // its last connection leaves one file
    report.hasLog = begun.hasLog;
    if (!QFile::rename(part, fresh))
        throw Error(ErrorKind::Unwritable, fresh);
    return report;
}

bool isUnchanged(const DocumentRow &row)
{
    QFile file(row.path);
    if (row.sha256.isEmpty() || !QFileInfo(row.path).isFile() || !file.open(QIODevice::ReadOnly))
        return false;
    constexpr qint64 kPiece = 1 << 20;
    Sha256 hash;
    while (!file.atEnd()) {
        const QByteArray bytes = file.read(kPiece);
        if (bytes.isEmpty())
            return false;
        hash.add(bytes);
    }
    return QString::fromLatin1(hash.takeHex()) == row.sha256;
}

} // namespace

RescueReport rescueLibrary(
    Workspace &workspace, const QString &damaged, const QString &fresh, const IngestSink &report, const std::stop_token &stop)
{
    if (QFileInfo::exists(fresh))
        throw Error(ErrorKind::AlreadyThere, fresh);
    if (!QFileInfo(damaged).isFile())
        throw Error(ErrorKind::BadInput, tr("there is no library at \"%1\"").arg(damaged));
    RescueReport rescued = takeOverInto(damaged, QFileInfo(fresh).absoluteFilePath());

    Workspace made({ fresh, workspace.configuration().path() }, workspace);
    IngestRequest request;
    {
        Database database = made.library().open();
        for (const DocumentId id : rescued.incomplete)
            if (const auto row = DocumentStore(database).find(id)) {
                const bool isThere = isUnchanged(*row);
                if (isThere)
                    request.again.push_back(id);
                (isThere ? rescued.readAgain : rescued.lostTexts) << displayTitle(*row);
            }
    }
    readDocuments(made, ingestSettings(made.configuration().current()), request, report, stop);
    return rescued;
}

} // namespace adduce
