#pragma once
#include "core/references/reference.h"
#include <QHash>

namespace adduce {

/// An entry of BibTeX as it is written.
struct BibtexEntry
{
    QString type; ///< lower case
    QString key;
    QHash<QString, QString> fields; ///< lower-case name -> the value as TeX
    int line = 0; ///< where it begins, from 1
};

/// What BibTeX has an entry type for, and CSL a genre.
constexpr QLatin1StringView kMastersThesis("Master's thesis");

/// What the fields of BibTeX and BibLaTeX say. `folder`: of the file, for attached files named relative to it.
Reference referenceFromBibtex(const BibtexEntry &entry, const QString &folder);

} // namespace adduce
