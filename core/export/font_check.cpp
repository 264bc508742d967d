#include "core/export/font_check.h"

#include "core/export/font_bytes.h"

#include <optional>
#include <vector>

namespace adduce {

namespace {

constexpr int kMostTables = 64;
constexpr int kDeepestOutline = 8; // outlines within outlines

/// A table, or a part of one: `at` and `size` in bytes of the file.
struct FontTable
{
    qsizetype at = 0;
    qsizetype size = 0;
    [[nodiscard]] bool holds(qsizetype offset, qsizetype length) const
    {
        return offset >= 0 && length >= 0 && offset <= size && length <= size - offset;
    }
};

class FontCheck
{
public:
    explicit FontCheck(const QByteArray &bytes)
        : m_size(bytes.size())
        , m_font(bytes)
    {
    }

    bool isSound()
    {
        return hasSoundTables() && hasSoundHeads() && hasSoundWidths() && hasSoundPlaces() && hasSoundOutlines()
            && hasSoundNames() && hasSoundCharacters();
    }

private:
    [[nodiscard]] std::optional<FontTable> table(const char *tag, qsizetype least) const
    {
        const qsizetype entry = tableEntry(m_font, tag);
        const FontTable found { entry > 0 ? qsizetype(m_font.at32(entry + 8)) : 0,
            entry > 0 ? qsizetype(m_font.at32(entry + 12)) : 0 };
        return entry > 0 && found.size >= least ? std::optional(found) : std::nullopt;
    }

    [[nodiscard]] bool hasSoundTables() const
    {
        const int tables = m_font.at16(4);
        if (m_font.at32(0) != kTrueType || tables == 0 || tables > kMostTables)
            return false;
        for (qsizetype i = 0; i < tables; ++i) {
            const qsizetype entry = 12 + i * 16;
            if (entry + 16 > m_size || !FontTable { 0, m_size }.holds(m_font.at32(entry + 8), m_font.at32(entry + 12)))
                return false;
        }
        return true;
    }

    bool hasSoundHeads()
    {
        const auto head = table("head", 54);
        const auto most = table("maxp", 6);
        if (!head || !most || !table("OS/2", 78) || !table("post", 32))
            return false;
        const int unitsPerEm = m_font.at16(head->at + 18);
        m_isLong = m_font.at16(head->at + 50) == 1;
        m_glyphs = m_font.at16(most->at + 4);
        return unitsPerEm >= 16 && unitsPerEm <= 16384 && m_font.at16(head->at + 50) <= 1 && m_glyphs > 0;
    }

    [[nodiscard]] bool hasSoundWidths() const
    {
        const auto header = table("hhea", 36);
        const auto widths = table("hmtx", 4);
        const int full = header ? m_font.at16(header->at + 34) : 0;
        return widths && full > 0 && full <= m_glyphs && widths->size >= qsizetype(4) * full + qsizetype(2) * (m_glyphs - full);
    }

    [[nodiscard]] qsizetype placeOf(int glyph) const
    {
        return m_isLong ? qsizetype(m_font.at32(m_places.at + qsizetype(4) * glyph))
                        : qsizetype(2) * m_font.at16(m_places.at + qsizetype(2) * glyph);
    }

    bool hasSoundPlaces()
    {
        const auto places = table("loca", (m_isLong ? 4 : 2) * qsizetype(m_glyphs + 1));
        const auto outlines = table("glyf", 0);
        if (!places || !outlines)
            return false;
        m_places = *places;
        m_outlines = *outlines;
        for (int glyph = 0; glyph < m_glyphs; ++glyph) {
            const qsizetype from = placeOf(glyph);
            const qsizetype to = placeOf(glyph + 1);
            if (to < from || !m_outlines.holds(from, to - from) || (to > from && to - from < 10))
                return false;
        }
        return true;
    }

    /// How deep the outlines within this one go; none for one that refers to what is not there, or too deep, as one in a ring does.
    std::optional<int> depthOf(int glyph, int above)
    {
        constexpr quint16 kWords = 1, kScale = 8, kMore = 32, kTwoScales = 64, kMatrix = 128;
        if (m_depths[static_cast<std::size_t>(glyph)] >= 0)
            return m_depths[static_cast<std::size_t>(glyph)];
        const qsizetype end = m_outlines.at + placeOf(glyph + 1);
        qsizetype at = m_outlines.at + placeOf(glyph);
        int depth = 0;
        if (at < end && static_cast<qint16>(m_font.at16(at)) < 0) {
            at += 10;
            for (bool isMore = true; isMore;) {
                const quint16 flags = m_font.at16(at);
                const int part = m_font.at16(at + 2);
                at += 4 + (flags & kWords ? 4 : 2) + (flags & kScale ? 2 : flags & kTwoScales ? 4 : flags & kMatrix ? 8 : 0);
                if (at > end || part >= m_glyphs || above >= kDeepestOutline)
                    return std::nullopt;
                const auto below = depthOf(part, above + 1);
                if (!below || *below + 1 > kDeepestOutline)
                    return std::nullopt;
                depth = std::max(depth, *below + 1);
                isMore = (flags & kMore) != 0;
            }
        }
        m_depths[static_cast<std::size_t>(glyph)] = depth;
        return depth;
    }

    bool hasSoundOutlines()
    {
        m_depths.assign(static_cast<std::size_t>(m_glyphs), -1);
        for (int glyph = 0; glyph < m_glyphs; ++glyph)
            if (!depthOf(glyph, 0))
                return false;
        return true;
    }

    [[nodiscard]] bool hasSoundNames() const
    {
        const auto names = table("name", 6);
        if (!names)
            return false;
        const int count = m_font.at16(names->at + 2);
        const qsizetype texts = m_font.at16(names->at + 4);
        if (count == 0 || !names->holds(6, qsizetype(12) * count))
            return false;
        for (qsizetype i = 0; i < count; ++i) {
            const qsizetype record = names->at + 6 + 12 * i;
            if (!names->holds(texts + m_font.at16(record + 10), m_font.at16(record + 8)))
                return false;
        }
        return true;
    }

    [[nodiscard]] bool hasSoundCharacters() const
    {
        const auto maps = table("cmap", 4);
        const int count = maps ? m_font.at16(maps->at + 2) : 0;
        if (count == 0 || !maps->holds(4, qsizetype(8) * count))
            return false;
        bool isAny = false;
        for (qsizetype i = 0; i < count; ++i) {
            const qsizetype from = m_font.at32(maps->at + 4 + 8 * i + 4);
            if (!maps->holds(from, 8))
                return false;
            if (m_font.at16(maps->at + from) != 4) // the others are not read
                continue;
            const qsizetype length = m_font.at16(maps->at + from + 2);
            const qsizetype segments = m_font.at16(maps->at + from + 6) / 2;
            if (segments == 0 || length < 16 + 8 * segments || !maps->holds(from, length))
                return false;
            isAny = true;
        }
        return isAny;
    }

    qsizetype m_size;
    FontBytes m_font;
    bool m_isLong = false; ///< places are 32 bits wide
    int m_glyphs = 0;
    FontTable m_places;
    FontTable m_outlines;
    std::vector<int> m_depths; ///< by glyph; -1 while it is not known
};

} // namespace

bool isSoundFont(const QByteArray &bytes)
{
    return FontCheck(bytes).isSound();
}

} // namespace adduce
