#pragma once
#include <QByteArray>
#include <QtEndian>
#include <functional>

namespace adduce {

/// How a TrueType font begins.
constexpr quint32 kTrueType = 0x00010000;

/// Big-endian numbers of a TrueType font; 0 outside of it, so that a damaged font reads as an empty one.
class FontBytes
{
public:
    explicit FontBytes(const QByteArray &bytes) // must outlive this
        : m_bytes(bytes)
    {
    }
    [[nodiscard]] quint16 at16(qsizetype at) const { return read<quint16>(at); }
    [[nodiscard]] quint32 at32(qsizetype at) const { return read<quint32>(at); }

private:
    template <class Number> [[nodiscard]] Number read(qsizetype at) const
    {
        if (at < 0 || at + qsizetype(sizeof(Number)) > m_bytes.size())
            return 0;
        return qFromBigEndian<Number>(m_bytes.constData() + at);
    }
    const QByteArray &m_bytes;
};

/// Where the directory names a table (`"glyf"`): the place of its entry, or 0. The table's offset stands 8 bytes on.
qsizetype tableEntry(const FontBytes &font, const char *tag);

/// Every character of the basic plane that the font maps to a glyph.
void forEachGlyph(const FontBytes &font, const std::function<void(char16_t character, quint16 glyph)> &visit);

} // namespace adduce
