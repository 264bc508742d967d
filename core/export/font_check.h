#pragma once
#include <QByteArray>

namespace adduce {

/// Is it a TrueType font whose tables say nothing of themselves that is not so: each within the file, as many widths, places and
/// names as they count, outlines that refer to outlines that are there, and never to themselves? libharu takes such things on trust, in
/// our own process; a font that fails is none of those that an export is set in. Pure.
bool isSoundFont(const QByteArray &bytes);

} // namespace adduce
