#pragma once
#include "core/base/ids.h"
#include "core/references/reference.h"
#include <QDateTime>
#include <optional>

namespace adduce {

class Database;

using WantedPaperId = Id<struct WantedPaperTag>;

/// A paper that is known by its reference alone, until its file comes.
struct WantedPaper
{
    WantedPaperId id;
    Reference reference; ///< its files are where the paper was, or is, looked for
    QDateTime addedAt; ///< UTC

    friend bool operator==(const WantedPaper &, const WantedPaper &) = default;
};

/// The references of a library without a file. Nothing of them is searched or cited. For the thread of its connection. Throws Error for a
/// failing database.
class WantedPapers
{
public:
    explicit WantedPapers(Database &database);

    [[nodiscard]] std::vector<WantedPaper> list() const; ///< by title
    [[nodiscard]] std::optional<WantedPaper> find(WantedPaperId id) const;
    [[nodiscard]] int count() const;
    /// Each once: one that is there already, by its DOI or by title and year, learns what the new reference says. Without a title nobody
    /// would know what is wanted: such a reference is left out.
    void keep(const std::vector<Reference> &references);
    /// The paper is in this file, whatever that is called: once it is read, the reference is its description.
    void attach(WantedPaperId id, const QString &path);
    void remove(WantedPaperId id);
    void restore(const WantedPaper &removed); ///< under its id

private:
    void write(WantedPaperId id, const Reference &reference);

    Database &m_database;
};

} // namespace adduce
