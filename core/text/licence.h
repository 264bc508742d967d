#pragma once
#include <QString>

namespace adduce {

/// The Creative Commons licence that a text names by its address or its short name, "CC BY-NC 4.0"; empty for none. White space counts for
/// nothing, at which addresses are broken.
QString licenceIn(const QString &text);

} // namespace adduce
