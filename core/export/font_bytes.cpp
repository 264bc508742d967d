#include "core/export/font_bytes.h"

#include <algorithm>

namespace adduce {

namespace {

/// Where the Unicode character map of format 4 starts, or 0.
qsizetype findCharacterMap(const FontBytes &font)
{
    const qsizetype entry = tableEntry(font, "cmap");
    const qsizetype cmap = entry > 0 ? qsizetype(font.at32(entry + 8)) : 0;
    for (qsizetype i = 0; cmap > 0 && i < font.at16(cmap + 2); ++i) {
        const qsizetype record = cmap + 4 + i * 8;
        const qsizetype map = cmap + font.at32(record + 4);
        const bool unicode = font.at16(record) == 0 || (font.at16(record) == 3 && font.at16(record + 2) == 1);
        if (unicode && font.at16(map) == 4)
            return map;
    }
    return 0;
}

} // namespace

qsizetype tableEntry(const FontBytes &font, const char *tag)
{
    const quint32 wanted = qFromBigEndian<quint32>(tag);
    for (qsizetype table = 0; table < font.at16(4); ++table)
        if (font.at32(12 + table * 16) == wanted)
            return 12 + table * 16;
    return 0;
}

void forEachGlyph(const FontBytes &font, const std::function<void(char16_t, quint16)> &visit)
{
    const qsizetype map = findCharacterMap(font);
    const qsizetype segments = map > 0 ? font.at16(map + 6) / 2 : 0;
    for (qsizetype i = 0; i < segments; ++i) {
        const qsizetype endAt = map + 14 + i * 2;
        const qsizetype startAt = endAt + segments * 2 + 2;
        const qsizetype deltaAt = startAt + segments * 2;
        const qsizetype rangeAt = deltaAt + segments * 2;
        const int start = font.at16(startAt);
        const int end = std::min<int>(font.at16(endAt), 0xFFFE);
        const int range = font.at16(rangeAt);
        for (int c = start; c <= end; ++c) {
            const int raw = range == 0 ? c : font.at16(rangeAt + range + qsizetype(c - start) * 2);
            const auto glyph = quint16(raw + font.at16(deltaAt));
            if (raw != 0 && glyph != 0)
                visit(char16_t(c), glyph);
        }
    }
}

} // namespace adduce
