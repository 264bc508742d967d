#pragma once
#include "core/base/error.h"
#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <optional>

namespace adduce {

class Database;

/// A kind of things that members share as wholes (shared_copies.h). Ids are those of its table in the library.
class Shareable
{
public:
    virtual ~Shareable() = default;

    [[nodiscard]] virtual QString relation() const = 0; ///< what its table is called in the laboratory
    [[nodiscard]] virtual Error missing(qint64 id) const = 0; ///< one that is not there

    /// All of it that may leave: nothing of this computer, nothing that is its owner's alone. None: it is gone.
    [[nodiscard]] virtual std::optional<QJsonObject> read(Database &database, qint64 id) const = 0;
    [[nodiscard]] virtual bool isInBin(Database &database, qint64 id) const = 0;
    /// What stays the same in a copy until somebody changes it.
    [[nodiscard]] virtual QJsonObject essence(const QJsonObject &content) const = 0;
    /// The papers that it cites, by the hash of their bytes, with the names that are shown.
    struct CitedPaper
    {
        QString sha256;
        QString name;
    };
    [[nodiscard]] virtual std::vector<CitedPaper> papers(Database &database, qint64 id) const = 0;

    /// A copy of another's, in place of the one that was made before where `before` is not 0; its id. In the caller's transaction. Throws
    /// Damaged and NewerFile for content that is none.
    virtual qint64 putCopy(Database &database, const QJsonObject &content, const QString &owner, qint64 before) const = 0;
    virtual void remove(Database &database, qint64 id) const = 0;
};

const Shareable &shareableThreads();
const Shareable &shareableTables(); ///< of evidence, each with its matrix

} // namespace adduce
