#pragma once
#include "core/references/reference.h"
#include <QSet>

namespace adduce {

/// One entry of BibTeX, UTF-8, with a citationKey() that joins `keys`. Signs of TeX are escaped, so that no field runs a command. Fields
/// that only BibLaTeX knows have its names; what retracted a work stands in "note", and once more in a field of its own, to be read back.
QByteArray bibtexOf(const Reference &reference, QSet<QString> &keys);

} // namespace adduce
