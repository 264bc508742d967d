#pragma once
#include "core/references/reference.h"
#include <QSet>

namespace adduce {

/// One entry of RIS, UTF-8 with CRLF, with a citationKey() that joins `keys`. No value has a line of its own, so that none is read as
/// another field. RIS has no place for how many pages a work has beside its own pages, nor for what kind of particle a name has.
QByteArray risOf(const Reference &reference, QSet<QString> &keys);

} // namespace adduce
