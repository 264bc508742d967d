#pragma once
#include <QBitArray>
#include <QStringList>

namespace adduce {

/// The first of `names` (file names) that is installed, searched in the folders for fonts of the user and the system;
/// empty when none is.
QString findFontFile(const QStringList &names);

/// The bytes of a font file; empty when it cannot be read.
QByteArray readFont(const QString &path);

/// The characters of the basic plane, but for private use, that a TrueType font has a glyph for: 65,536 bits. Empty for
/// what is no TrueType font or is damaged.
QBitArray coveredCharacters(const QByteArray &font);

/// A font with a character map of its own: those of `characters` (65,536 bits) that it had and, from U+E000 on, each glyph that composed glyphs
/// among them are made of, however deep. libharu embeds the glyphs of characters whose width it is asked for, but misses
/// parts of parts and those with high numbers: with a character of their own they can be asked for.
struct PartedFont
{
    static constexpr char16_t kFirstPart = 0xE000;
    QByteArray bytes;
    int parts = 0;
};
PartedFont withParts(const QByteArray &font, const QBitArray &characters);

} // namespace adduce
