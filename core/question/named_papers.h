#pragma once
#include "core/base/ids.h"
#include <QStringList>
#include <optional>
#include <vector>

namespace adduce {

class Database;

/// Papers that a question names by their authors, with or without a year, or by their title in quotation marks.
struct NamedPapers
{
    std::vector<DocumentId> documents; ///< none: it names none that is in the library
    QStringList names; ///< as lists show them, "Hornsby et al. 2020"
    QString rest; ///< the question without them

    friend bool operator==(const NamedPapers &, const NamedPapers &) = default;
};

/// "What did Hornsby 2020 conclude?", "according to Smith et al.", "Miller's trial". An author without a year counts only where the
/// words around say that a person is meant. Reads the authors of the library, if there is such a word.
/// `within`: where it is not none, other documents are as if they were not there.
NamedPapers namedPapers(const QString &question, Database &database, const std::optional<std::vector<DocumentId>> &within = {});

/// Whether a question without the names of its papers asks for no more than what they found: "What did conclude?" Pure.
bool asksOnlyWhatWasFound(const QString &rest);

} // namespace adduce
