#pragma once
#include "core/base/ids.h"
#include <QDateTime>
#include <QJsonObject>
#include <QString>
#include <optional>
#include <vector>

namespace adduce {

class Database;

/// What a desk knows of the laboratory that its library belongs to.
struct Membership
{
    QString address; ///< without a password
    QString laboratory; ///< its UUID, by which another database in its place is told
    QString epoch; ///< changes when a backup was put in its place: then all is asked for again
    qint64 since = 0; ///< the greatest revision that is here
    QDateTime syncedAt {}; ///< the last time that all went well; UTC

    friend bool operator==(const Membership &, const Membership &) = default;
};

/// A paper as the laboratory had it when it was last heard of.
struct SharedPaper
{
    QString sha256;
    qint64 revision = 0;
    qint64 base = 0; ///< the revision that fields which wait to be sent were changed on
    QJsonObject metadata {}; ///< shared_metadata.h
    QString addedBy {}; ///< a member's login
    QString reading {}; ///< the UUID of its text there; empty while there is none
    int readerVersion = 0; ///< that made it
    bool isRemoved = false; ///< it is in the laboratory no more; a copy of this desk's own stays here
    bool isTaken = false; ///< its text was here: where it is not any more, the user does not want it

    friend bool operator==(const SharedPaper &, const SharedPaper &) = default;
};

/// A row of another table of the laboratory, as it was when it was last heard of.
struct SharedRow
{
    QString key; ///< its key there: a UUID, or two keys with a slash between
    qint64 local = 0; ///< the row of this library that it is; of an element of a set, 1 once it is taken over here
    qint64 revision = 0;
    QJsonObject content {};

    friend bool operator==(const SharedRow &, const SharedRow &) = default;
};

/// Whether it is the SHA-256 of a paper as this program writes it: 64 lower-case hexadecimal digits. What a laboratory tells is looked at so
/// before it becomes a name of anything.
[[nodiscard]] bool isHash(const QString &sha256);

/// Where the files of a laboratory's papers are kept, beside the library.
QString papersFolder(const QString &libraryPath);

/// Its title, or the beginning of its hash.
QString displayName(const SharedPaper &paper);

/// The tables that a desk keeps of its laboratory, in its own library. For the thread of its connection. Functions throw Error for a
/// failing database.
class DeskStore
{
public:
    explicit DeskStore(Database &database);

    [[nodiscard]] std::optional<Membership> membership() const; ///< none: this library is in no laboratory
    void setMembership(const Membership &membership);
    /// When all went well last; nothing where another program left the laboratory meanwhile.
    void setSynced(const Membership &membership);
    /// Nothing is known of a laboratory any more. Papers stay.
    void leave();
    /// A backup was put in the laboratory's place: what it has now is not known, and what it lacks is to be sent.
    void doubtAll();

    [[nodiscard]] std::optional<SharedPaper> paper(const QString &sha256) const;
    [[nodiscard]] std::vector<SharedPaper> papers() const;
    void setPaper(const SharedPaper &paper);

    /// Papers of this library that the laboratory may have and does not: ready, current, none that never leaves this computer.
    [[nodiscard]] std::vector<DocumentId> unsharedPapers() const;
    /// Papers of the laboratory whose text never was here.
    [[nodiscard]] std::vector<SharedPaper> unreadPapers() const;

    // Rows by the name of their table there: "collections", "collection_documents", "document_tags".
    [[nodiscard]] std::optional<SharedRow> row(const QString &relation, const QString &key) const;
    [[nodiscard]] std::vector<SharedRow> rows(const QString &relation) const;
    void setRow(const QString &relation, const SharedRow &row);
    void forgetRow(const QString &relation, const QString &key);
    void forgetRows(const QString &relation, const QString &beginning); ///< whose keys begin so

private:
    Database &m_database;
};

} // namespace adduce
