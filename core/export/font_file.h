#pragma once
#include <QBitArray>
#include <QStringList>

namespace adduce {

/// The first of `names` (file names) that is installed, searched in the folders for fonts of the user and the system;
/// empty when none is.
QString findFontFile(const QStringList &names);

/// The characters of the basic plane that a TrueType file has a glyph for: 65,536 bits. Empty for a file that is no
/// TrueType font or is damaged.
QBitArray coveredCharacters(const QString &path);

} // namespace adduce
