#pragma once
#include "core/references/person_name.h"

namespace adduce {

/// The names of an author field, parted by " and ": "First von Last", "von Last, First", "von Last, Jr, First"; what stands in braces as a
/// whole is an institution's. "others" is nobody.
PersonNames namesOfTex(const QString &field);

/// The other way round, each as "von Last, Jr, First". BibTeX knows a particle by its small letters alone, and no dropping particle: another
/// one goes with the family name. A family name of several words with nothing else is put into braces, as an institution's is.
QString texOfNames(const PersonNames &names);

} // namespace adduce
