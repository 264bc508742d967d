#pragma once
#include "core/evaluation/evaluate.h"

namespace adduce {

class Database;

/// The papers that the questions of a set were written for, by the names of their files.
struct SetPapers
{
    QStringList present; ///< ready, and in the scope
    QStringList missing;

    /// Every question that has an answer would count as wrong: not worth asking.
    [[nodiscard]] bool lacksAll() const { return present.isEmpty() && !missing.isEmpty(); }
};

/// Those of the missing papers that lie in one of these folders, with their paths. A name that is a path is none of them.
QStringList foundIn(const QStringList &folders, const SetPapers &papers);

SetPapers papersOf(const QuerySet &set, Database &database, const DocumentScope &scope);
/// Which are missing and what that means; empty when none is. Translated.
QString missingWords(const SetPapers &papers);

} // namespace adduce
