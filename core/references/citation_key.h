#pragma once
#include "core/references/reference.h"
#include <QSet>

namespace adduce {

/// A key that is not in `keys` (in small letters), which it then joins: the reference's own when that is one that TeX takes, else made of
/// author, year and title ("zeileis2006object").
QString citationKey(const Reference &reference, QSet<QString> &keys);

} // namespace adduce
