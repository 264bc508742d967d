#pragma once
#include <QString>
#include <QStringView>

namespace adduce {

/// The letters and digits of a text in their compatibility form (NFKC) and lower case: how two programs' readings of one page
/// are compared, of which each has its own spaces, dashes and signs.
QString lettersAndDigits(QStringView text);

} // namespace adduce
