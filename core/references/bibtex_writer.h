#pragma once
#include "core/references/reference.h"
#include <QSet>

namespace adduce {

/// One entry of BibTeX, UTF-8, with a key that is not in `keys`, which it then joins: the reference's own when that is
/// a sound one, else made of author, year and title ("zeileis2006object"). Signs of TeX are escaped, so that no field
/// runs a command.
QByteArray bibtexOf(const Reference &reference, QSet<QString> &keys);

} // namespace adduce
