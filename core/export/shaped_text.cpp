#include "core/export/shaped_text.h"

#include <QFile>
#include <hb-ot.h>
#include <hb.h>
#include <unicode/ubidi.h>

namespace adduce {

namespace {

constexpr int kReplacement = 0xFFFD;

struct Unloading
{
    void operator()(hb_font_t *font) const { hb_font_destroy(font); }
    void operator()(hb_buffer_t *buffer) const { hb_buffer_destroy(buffer); }
    void operator()(hb_draw_funcs_t *functions) const { hb_draw_funcs_destroy(functions); }
    void operator()(UBiDi *bidi) const { ubidi_close(bidi); }
};
using FontPointer = std::unique_ptr<hb_font_t, Unloading>;

/// Where outlines are collected: a pen that knows where its glyph stands and how large a unit is.
struct Pen
{
    std::vector<OutlineStep> &outline;
    double unit = 1;
    double x = 0;
    double y = 0;
    [[nodiscard]] double across(float value) const { return x + double(value) * unit; }
    [[nodiscard]] double up(float value) const { return y + double(value) * unit; }
};

Pen &penOf(void *data)
{
    return *static_cast<Pen *>(data);
}

void moveTo(hb_draw_funcs_t *, void *data, hb_draw_state_t *, float x, float y, void *)
{
    Pen &pen = penOf(data);
    pen.outline.push_back({ OutlineStep::Kind::Move, 0, 0, 0, 0, pen.across(x), pen.up(y) });
}

void lineTo(hb_draw_funcs_t *, void *data, hb_draw_state_t *, float x, float y, void *)
{
    Pen &pen = penOf(data);
    pen.outline.push_back({ OutlineStep::Kind::Line, 0, 0, 0, 0, pen.across(x), pen.up(y) });
}

void curveTo(hb_draw_funcs_t *, void *data, hb_draw_state_t *, float x1, float y1, float x2, float y2, float x, float y, void *)
{
    Pen &pen = penOf(data);
    pen.outline.push_back(
        { OutlineStep::Kind::Curve, pen.across(x1), pen.up(y1), pen.across(x2), pen.up(y2), pen.across(x), pen.up(y) });
}

void close(hb_draw_funcs_t *, void *data, hb_draw_state_t *, void *)
{
    penOf(data).outline.push_back({ OutlineStep::Kind::Close });
}

std::unique_ptr<hb_draw_funcs_t, Unloading> makeFunctions()
{
    std::unique_ptr<hb_draw_funcs_t, Unloading> functions(hb_draw_funcs_create());
    hb_draw_funcs_set_move_to_func(functions.get(), moveTo, nullptr, nullptr);
    hb_draw_funcs_set_line_to_func(functions.get(), lineTo, nullptr, nullptr);
    hb_draw_funcs_set_cubic_to_func(functions.get(), curveTo, nullptr, nullptr); // a quadratic one comes as a cubic
    hb_draw_funcs_set_close_path_func(functions.get(), close, nullptr, nullptr);
    return functions;
}

bool isMark(QChar::Category category)
{
    return category == QChar::Mark_NonSpacing || category == QChar::Mark_SpacingCombining || category == QChar::Mark_Enclosing;
}

bool joinsOrStacks(char32_t c)
{
    switch (QChar::script(c)) {
    case QChar::Script_Unknown:
    case QChar::Script_Inherited:
    case QChar::Script_Common:
    case QChar::Script_Latin:
    case QChar::Script_Greek:
    case QChar::Script_Cyrillic:
    case QChar::Script_Armenian:
    case QChar::Script_Georgian:
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Bopomofo:
    case QChar::Script_Hangul:
        return false;
    default:
        return true;
    }
}

} // namespace

bool needsShaping(QStringView text)
{
    const QString composed = text.toString().normalized(QString::NormalizationForm_C);
    for (const char32_t c : composed.toUcs4()) {
        if (c < 0x300)
            continue;
        if (c > 0xFFFF || joinsOrStacks(c) || isMark(QChar::category(c)))
            return true;
    }
    return false;
}

bool isRightToLeft(QStringView text)
{
    for (const char32_t c : text.toUcs4())
        switch (QChar::direction(c)) {
        case QChar::DirL:
            return false;
        case QChar::DirR:
        case QChar::DirAL:
            return true;
        default:
            break;
        }
    return false;
}

struct Shaper::Fonts
{
    std::vector<FontPointer> fonts;
    std::unique_ptr<hb_draw_funcs_t, Unloading> functions = makeFunctions();

    /// The first font that has it; the first of all when none has.
    [[nodiscard]] std::size_t fontOf(char32_t c) const
    {
        hb_codepoint_t glyph = 0;
        for (std::size_t i = 0; i < fonts.size(); ++i)
            if (hb_font_get_nominal_glyph(fonts[i].get(), c, &glyph))
                return i;
        return fonts.size();
    }
    void add(ShapedLine &line, std::u32string_view run, std::size_t font, bool toTheLeft) const;
};

Shaper::Shaper(const QStringList &fonts)
    : m_fonts(std::make_unique<Fonts>())
{
    for (const QString &path : fonts) {
        hb_blob_t *blob = hb_blob_create_from_file_or_fail(QFile::encodeName(path).constData());
        if (!blob)
            continue;
        hb_face_t *face = hb_face_create(blob, 0);
        if (hb_face_get_glyph_count(face) > 0)
            m_fonts->fonts.emplace_back(hb_font_create(face));
        hb_face_destroy(face);
        hb_blob_destroy(blob);
    }
}

Shaper::~Shaper() = default;

void Shaper::Fonts::add(ShapedLine &line, std::u32string_view run, std::size_t font, bool toTheLeft) const
{
    const std::unique_ptr<hb_buffer_t, Unloading> buffer(hb_buffer_create());
    hb_buffer_add_utf32(buffer.get(), reinterpret_cast<const uint32_t *>(run.data()), static_cast<int>(run.size()), 0,
        static_cast<int>(run.size()));
    hb_buffer_set_direction(buffer.get(), toTheLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
    hb_buffer_guess_segment_properties(buffer.get());
    hb_font_t *shaping = fonts[font].get();
    hb_shape(shaping, buffer.get(), nullptr, 0);
    unsigned count = 0;
    const hb_glyph_info_t *glyphs = hb_buffer_get_glyph_infos(buffer.get(), &count);
    const hb_glyph_position_t *places = hb_buffer_get_glyph_positions(buffer.get(), &count);
    const double unit = 1.0 / std::max(1U, hb_face_get_upem(hb_font_get_face(shaping)));
    for (unsigned i = 0; i < count; ++i) {
        Pen pen { line.outline, unit, line.width + places[i].x_offset * unit, places[i].y_offset * unit };
        hb_font_get_glyph_shape(shaping, glyphs[i].codepoint, functions.get(), &pen);
        line.width += places[i].x_advance * unit;
    }
}

ShapedLine Shaper::shape(const QString &text)
{
    ShapedLine line;
    if (m_fonts->fonts.empty() || text.isEmpty())
        return line;
    const std::unique_ptr<UBiDi, Unloading> bidi(ubidi_open());
    UErrorCode status = U_ZERO_ERROR;
    ubidi_setPara(bidi.get(), reinterpret_cast<const UChar *>(text.utf16()), static_cast<int32_t>(text.size()), UBIDI_DEFAULT_LTR,
        nullptr, &status);
    const int32_t runs = U_SUCCESS(status) ? ubidi_countRuns(bidi.get(), &status) : 0;
    for (int32_t i = 0; i < runs; ++i) {
        int32_t start = 0, length = 0;
        const bool toTheLeft = ubidi_getVisualRun(bidi.get(), i, &start, &length) == UBIDI_RTL;
        std::u32string letters;
        std::vector<std::size_t> fontOf;
        for (char32_t c : QStringView(text).mid(start, length).toUcs4()) {
            if (QChar::category(c) == QChar::Other_Format && c != 0x200C
                && c != 0x200D) // joiners shape, marks of direction do not
                continue;
            std::size_t font = m_fonts->fontOf(c);
            if (font == m_fonts->fonts.size()) {
                c = kReplacement;
                font = std::min(m_fonts->fontOf(c), m_fonts->fonts.size() - 1);
            }
            if (!fontOf.empty() && isMark(QChar::category(c))) // a mark stands on its letter
                font = fontOf.back();
            letters += c;
            fontOf.push_back(font);
        }
        std::vector<std::pair<std::size_t, std::size_t>> stretches; // of one font each: start and length
        for (std::size_t at = 0; at < letters.size();) {
            std::size_t end = at;
            while (end < letters.size() && fontOf[end] == fontOf[at])
                ++end;
            stretches.emplace_back(at, end - at);
            at = end;
        }
        if (toTheLeft)
            std::ranges::reverse(stretches);
        for (const auto &[at, count] : stretches)
            m_fonts->add(line, std::u32string_view(letters).substr(at, count), fontOf[at], toTheLeft);
    }
    return line;
}

} // namespace adduce
