#include "core/export/font_bytes.h"
#include "core/export/font_file.h"

#include <map>
#include <set>

namespace adduce {

namespace {

/// The outlines of a font: where each glyph is described, and of which others it is composed.
class Outlines
{
public:
    explicit Outlines(const FontBytes &font)
        : m_font(font)
        , m_loca(offsetOf("loca"))
        , m_glyf(offsetOf("glyf"))
        , m_long(font.at16(offsetOf("head") + 50) != 0)
        , m_count(font.at16(offsetOf("maxp") + 4))
    {
    }

    [[nodiscard]] std::vector<quint16> partsOf(quint16 glyph) const
    {
        if (glyph >= m_count || place(glyph + 1) <= place(glyph))
            return {};
        qsizetype at = m_glyf + place(glyph);
        if (m_font.at16(at) < 0x8000) // the number of contours; a composed glyph has a negative one
            return {};
        constexpr int kWideArguments = 0x01, kScale = 0x08, kMore = 0x20, kTwoScales = 0x40, kMatrix = 0x80;
        constexpr std::size_t kMostParts = 256;
        std::vector<quint16> parts;
        int flags = kMore;
        for (at += 10; (flags & kMore) != 0 && parts.size() < kMostParts;) {
            flags = m_font.at16(at);
            parts.push_back(m_font.at16(at + 2));
            at += 4 + ((flags & kWideArguments) != 0 ? 4 : 2);
            at += (flags & kScale) != 0 ? 2 : (flags & kTwoScales) != 0 ? 4 : (flags & kMatrix) != 0 ? 8 : 0;
        }
        return parts;
    }

private:
    [[nodiscard]] qsizetype offsetOf(const char *tag) const
    {
        const qsizetype entry = tableEntry(m_font, tag);
        return entry > 0 ? qsizetype(m_font.at32(entry + 8)) : 0;
    }
    [[nodiscard]] qsizetype place(int glyph) const
    {
        return m_long ? qsizetype(m_font.at32(m_loca + 4 * qsizetype(glyph)))
                      : 2 * qsizetype(m_font.at16(m_loca + 2 * qsizetype(glyph)));
    }

    const FontBytes &m_font;
    qsizetype m_loca;
    qsizetype m_glyf;
    bool m_long;
    int m_count;
};

void collectParts(const Outlines &outlines, quint16 glyph, std::set<quint16> &parts)
{
    for (const quint16 part : outlines.partsOf(glyph))
        if (parts.insert(part).second)
            collectParts(outlines, part, parts);
}

void append16(QByteArray &bytes, qsizetype number)
{
    bytes += char(number >> 8);
    bytes += char(number);
}

void append32(QByteArray &bytes, qsizetype number)
{
    append16(bytes, number >> 16);
    append16(bytes, number);
}

/// A cmap table with one map of format 4: neighbouring characters share a segment, each segment lists its glyphs.
QByteArray characterMap(const std::map<char16_t, quint16> &glyphs)
{
    QByteArray starts, ends, deltas, ranges, list;
    std::vector<std::pair<int, qsizetype>> segments; // last character, place of the first glyph in the list
    int previous = -2;
    for (const auto &[character, glyph] : glyphs) {
        if (character != previous + 1) {
            append16(starts, character);
            segments.emplace_back(0, list.size());
        }
        segments.back().first = character;
        append16(list, glyph);
        previous = character;
    }
    const auto count = qsizetype(segments.size()) + 1; // and the segment that ends the map
    for (qsizetype i = 0; i + 1 < count; ++i) {
        append16(ends, segments[i].first);
        append16(deltas, 0);
        append16(ranges, 2 * (count - i) + segments[i].second); // from here to the glyphs
    }
    append16(ends, 0xFFFF);
    append16(starts, 0xFFFF);
    append16(deltas, 1);
    append16(ranges, 0);

    QByteArray map;
    for (const qsizetype number : { qsizetype(0), qsizetype(1), qsizetype(3), qsizetype(1) })
        append16(map, number);
    append32(map, 12);
    for (const qsizetype number :
        { qsizetype(4), 16 + 8 * count + list.size(), qsizetype(0), 2 * count, qsizetype(0), qsizetype(0), qsizetype(0) })
        append16(map, number);
    return map + ends + QByteArray(2, '\0') + starts + deltas + ranges + list;
}

} // namespace

PartedFont withParts(const QByteArray &bytes, const QBitArray &characters)
{
    constexpr int kMostParts = 6000; // fit into the private area
    constexpr std::size_t kMostCharacters = 5000; // and these with them into a table of 64 kB
    const FontBytes font(bytes);
    std::map<char16_t, quint16> glyphs;
    forEachGlyph(font, [&](char16_t c, quint16 glyph) {
        if (characters.testBit(c) && glyphs.size() < kMostCharacters)
            glyphs.emplace(c, glyph);
    });
    std::set<quint16> parts;
    const Outlines outlines(font);
    for (const auto &[character, glyph] : glyphs)
        collectParts(outlines, glyph, parts);

    PartedFont result { bytes, 0 };
    for (const quint16 part : parts)
        if (result.parts < kMostParts)
            glyphs[char16_t(PartedFont::kFirstPart + result.parts++)] = part;
    const qsizetype entry = tableEntry(font, "cmap");
    if (entry == 0)
        return result;
    result.bytes.append((4 - bytes.size() % 4) % 4, '\0');
    const QByteArray map = characterMap(glyphs);
    QByteArray place;
    append32(place, result.bytes.size());
    append32(place, map.size());
    result.bytes.replace(entry + 8, 8, place);
    result.bytes += map;
    return result;
}

} // namespace adduce
