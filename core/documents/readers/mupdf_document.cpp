#include "core/documents/readers/mupdf_document.h"

#include "core/base/error.h"
#include "core/documents/protocol.h"
#include "core/documents/readers/page_labels.h"

#include <QHash>
#include <array>
#include <cstring>
#include <mupdf/fitz.h>
#include <mupdf/pdf.h>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr float kTextPageWidth = 595; // A4, points, for texts that have no pages of their own
constexpr float kTextPageHeight = 842;
constexpr float kTextSize = 11;
constexpr std::size_t kCacheBytes = 64U << 20;
constexpr qsizetype kMostCharacters = 2'000'000; // on one page
constexpr double kMostPixels = 64e6;

/// Runs a few MuPDF calls. What they throw jumps over C++ frames, so `call` must not make an object with a destructor;
/// the Error is thrown once MuPDF's frame is left.
template <class Call>
void attempt(fz_context *context, Call call)
{
    volatile int code = FZ_ERROR_NONE;
    std::array<char, 256> message {};
    fz_try(context)
    {
        call();
    }
    fz_catch(context)
    {
        code = fz_caught(context);
        std::strncpy(message.data(), fz_caught_message(context), message.size() - 1);
    }
    if (code != FZ_ERROR_NONE)
        throw Error(code == int(FZ_ERROR_MEMORY) ? ErrorKind::OutOfMemory : ErrorKind::Damaged, {}, QString::fromUtf8(message.data()));
}

struct Style
{
    int font = 0;
    bool bold = false;
    bool italic = false;
    bool monospaced = false;
};

/// Subsets of one font have names of their own ("ABCDEF+Times", "Times+20"): the same number for all of them.
int fontNumber(const char *name)
{
    QByteArrayView view(name);
    if (view.size() > 7 && view[6] == '+')
        view = view.sliced(7);
    if (const qsizetype plus = view.indexOf('+'); plus > 0)
        view = view.first(plus);
    return static_cast<int>(qHash(view, 0) & 0x7fffffff);
}

bool isBold(fz_context *context, fz_font *font)
{
    const char *name = fz_font_name(context, font);
    return fz_font_is_bold(context, font) != 0 || std::strstr(name, "Bold") || std::strstr(name, "bold") || std::strstr(name, "Black")
        || std::strstr(name, "CMBX") || std::strstr(name, "Demi") || std::strstr(name, "Medi");
}

bool isMonospaced(fz_context *context, fz_font *font)
{
    const char *name = fz_font_name(context, font);
    // TeX's typewriter faces do not say so in their flags.
    return fz_font_is_monospaced(context, font) != 0 || std::strstr(name, "Courier") || std::strstr(name, "Mono")
        || std::strstr(name, "CMTT") || std::strstr(name, "SLTT") || std::strstr(name, "CMITT") || std::strstr(name, "LMMono")
        || std::strstr(name, "SFTT") || std::strstr(name, "SFST");
}

bool isCode(int code)
{
    return code < 0x20 || (code >= 0x7f && code < 0xa0) || code > 0x10ffff;
}

/// What a code stands for. Fonts of TeX without a table to Unicode hand over their own codes: the ligatures and
/// dashes of the encodings OT1 and T1 stand among the control characters.
QString charactersOf(int code)
{
    static const std::array<QString, 5> ligatures { u"ff"_s, u"fi"_s, u"fl"_s, u"ffi"_s, u"ffl"_s };
    if (!isCode(code))
        return QString::fromUcs4(reinterpret_cast<const char32_t *>(&code), 1);
    if (code >= 0x1b && code <= 0x1f)
        return ligatures[static_cast<std::size_t>(code - 0x1b)];
    if (code >= 0x0b && code <= 0x0f)
        return ligatures[static_cast<std::size_t>(code - 0x0b)];
    if (code == 0x10 || code == 0x11)
        return code == 0x10 ? u"“"_s : u"”"_s;
    if (code == 0x15 || code == 0x16)
        return code == 0x15 ? u"–"_s : u"—"_s;
    return {};
}

/// Takes the characters of a line over, with the style of its majority.
Line lineFrom(fz_context *context, const fz_stext_line &from, fz_point origin, int block)
{
    Line line;
    line.block = block;
    line.horizontal = from.wmode == 0 && std::abs(from.dir.y) < 0.05F && from.dir.x > 0;
    QHash<int, int> sizes;
    QHash<int, int> fonts;
    int bold = 0;
    int italic = 0;
    int monospaced = 0;
    int letters = 0;
    fz_point last { -1e9F, 0 }; // left edge and baseline of the character before
    fz_font *font = nullptr;
    Style style;
    for (const fz_stext_char *c = from.first_char; c && line.text.size() < kMostCharacters; c = c->next) {
        const fz_rect box = fz_rect_from_quad(c->quad);
        const QString text = charactersOf(c->c);
        if (isCode(c->c))
            line.unsure.push_back(static_cast<int>(line.text.size()));
        if (text.isEmpty())
            continue;
        const bool space = text.front().isSpace();
        const bool goesBack = !space && text.front().direction() == QChar::DirL && box.x0 < last.x + 0.1F * c->size
            && std::abs(c->origin.y - last.y) > 0.5F;
        if (!space)
            last = { box.x0, c->origin.y };
        if (goesBack)
            line.unsure.push_back(static_cast<int>(line.text.size()));
        for (qsizetype i = 0; i < text.size(); ++i) {
            line.left.push_back(box.x0 - origin.x);
            line.right.push_back(box.x1 - origin.x);
        }
        line.text += text;
        line.baseline = static_cast<double>(c->origin.y - origin.y);
        if (space)
            continue;
        if (c->font != font) {
            font = c->font;
            style.font = fontNumber(fz_font_name(context, font));
            style.bold = isBold(context, font);
            style.italic = fz_font_is_italic(context, font) != 0;
            style.monospaced = isMonospaced(context, font);
        }
        ++letters;
        ++sizes[static_cast<int>(std::lround(c->size * 10))];
        ++fonts[style.font];
        bold += style.bold;
        italic += style.italic;
        monospaced += style.monospaced;
    }
    int most = 0;
    for (auto it = sizes.cbegin(); it != sizes.cend(); ++it)
        if (it.value() > most || (it.value() == most && it.key() / 10.0 > line.size)) {
            most = it.value();
            line.size = it.key() / 10.0;
        }
    most = 0;
    for (auto it = fonts.cbegin(); it != fonts.cend(); ++it)
        if (it.value() > most || (it.value() == most && it.key() > line.font)) {
            most = it.value();
            line.font = it.key();
        }
    line.bold = bold * 2 > letters;
    line.italic = italic * 2 > letters;
    line.monospaced = monospaced * 2 > letters;
    line.box = QRectF(QPointF(double(from.bbox.x0 - origin.x), double(from.bbox.y0 - origin.y)),
        QPointF(double(from.bbox.x1 - origin.x), double(from.bbox.y1 - origin.y)));
    return line;
}

std::vector<Line> linesFrom(fz_context *context, const fz_stext_page &text, fz_point origin)
{
    std::vector<Line> lines;
    int number = 0;
    for (const fz_stext_block *block = text.first_block; block; block = block->next) {
        if (block->type != FZ_STEXT_BLOCK_TEXT)
            continue;
        for (const fz_stext_line *line = block->u.t.first_line; line; line = line->next) {
            Line taken = lineFrom(context, *line, origin, number);
            if (!taken.text.trimmed().isEmpty())
                lines.push_back(std::move(taken));
        }
        ++number;
    }
    return lines;
}

} // namespace

struct MupdfDocument::State
{
    State()
        : context(fz_new_context(nullptr, nullptr, kCacheBytes))
    {
        if (!context)
            throw Error(ErrorKind::OutOfMemory);
        fz_set_warning_callback(context, [](void *, const char *) {}, nullptr);
        fz_set_error_callback(context, [](void *, const char *) {}, nullptr);
        attempt(context, [this] { fz_register_document_handlers(context); });
    }

    ~State()
    {
        fz_drop_document(context, document);
        fz_drop_stream(context, stream);
        fz_drop_buffer(context, buffer);
        fz_drop_context(context);
    }

    State(const State &) = delete;
    State &operator=(const State &) = delete;

    [[nodiscard]] pdf_document *pdf() const { return pdf_specifics(context, document); }

    void countPages()
    {
        int count = 0;
        attempt(context, [&] { count = fz_count_pages(context, document); });
        if (count <= 0)
            throw Error(ErrorKind::Empty);
        pages = std::min(count, protocol::kMostPages);
        if (pdf())
            attempt(context, [&] { labels = readPageLabelRules(context, pdf()); });
    }

    fz_context *context = nullptr;
    fz_buffer *buffer = nullptr;
    fz_stream *stream = nullptr;
    fz_document *document = nullptr;
    int pages = 0;
    PageLabelRules labels {};
};

MupdfDocument::MupdfDocument(std::unique_ptr<State> state)
    : m_state(std::move(state))
{
}

MupdfDocument::~MupdfDocument() = default;
MupdfDocument::MupdfDocument(MupdfDocument &&) noexcept = default;

MupdfDocument MupdfDocument::openPdf(std::FILE *file)
{
    auto state = std::make_unique<State>();
    State *s = state.get();
    attempt(s->context, [=] { s->stream = fz_open_file_ptr_no_close(s->context, file); });
    attempt(s->context, [=] { s->document = fz_open_document_with_stream(s->context, "application/pdf", s->stream); });
    bool locked = false;
    attempt(s->context, [&] { locked = fz_needs_password(s->context, s->document) && !fz_authenticate_password(s->context, s->document, ""); });
    if (locked)
        throw Error(ErrorKind::Encrypted);
    s->countPages();
    return MupdfDocument(std::move(state));
}

MupdfDocument MupdfDocument::openHtml(const QByteArray &html)
{
    auto state = std::make_unique<State>();
    State *s = state.get();
    const auto *bytes = reinterpret_cast<const unsigned char *>(html.constData());
    const auto size = static_cast<std::size_t>(html.size());
    attempt(s->context, [=] {
        s->buffer = fz_new_buffer_from_copied_data(s->context, bytes, size);
        s->stream = fz_open_buffer(s->context, s->buffer);
        s->document = fz_open_document_with_stream(s->context, "text/html", s->stream);
        fz_layout_document(s->context, s->document, kTextPageWidth, kTextPageHeight, kTextSize);
    });
    s->countPages();
    return MupdfDocument(std::move(state));
}

int MupdfDocument::pageCount() const
{
    return m_state->pages;
}

PageLayout MupdfDocument::layout(int page) const
{
    State *s = m_state.get();
    fz_stext_page *volatile text = nullptr;
    fz_page *volatile loaded = nullptr;
    fz_rect bounds = fz_empty_rect;
    const auto drop = [&] {
        fz_drop_stext_page(s->context, text);
        fz_drop_page(s->context, loaded);
    };
    try {
        attempt(s->context, [&] {
            fz_stext_options options {};
            options.flags = FZ_STEXT_MEDIABOX_CLIP;
            loaded = fz_load_page(s->context, s->document, page);
            bounds = fz_bound_page(s->context, loaded);
            text = fz_new_stext_page_from_page(s->context, loaded, &options);
        });
    } catch (...) {
        drop();
        throw;
    }
    PageLayout layout;
    layout.size = QSizeF(double(bounds.x1 - bounds.x0), double(bounds.y1 - bounds.y0));
    layout.label = pageLabel(s->labels, page);
    layout.lines = linesFrom(s->context, *text, { bounds.x0, bounds.y0 });
    drop();
    return layout;
}

PageImage MupdfDocument::draw(int page, double scale) const
{
    State *s = m_state.get();
    if (page < 0 || page >= s->pages)
        throw Error(ErrorKind::Damaged, {}, u"no page %1"_s.arg(page + 1));
    fz_pixmap *volatile pixmap = nullptr;
    fz_page *volatile loaded = nullptr;
    fz_rect bounds = fz_empty_rect;
    const auto drop = [&] {
        fz_drop_pixmap(s->context, pixmap);
        fz_drop_page(s->context, loaded);
    };
    try {
        attempt(s->context, [&] {
            loaded = fz_load_page(s->context, s->document, page);
            bounds = fz_bound_page(s->context, loaded);
        });
        const double area = double(bounds.x1 - bounds.x0) * double(bounds.y1 - bounds.y0);
        if (!(scale > 0) || !(area * scale * scale <= kMostPixels))
            throw Error(ErrorKind::TooLarge, {}, u"page %1 at %2 pixels a point"_s.arg(page + 1).arg(scale));
        attempt(s->context, [&] {
            const auto zoom = static_cast<float>(scale);
            pixmap = fz_new_pixmap_from_page(s->context, loaded, fz_scale(zoom, zoom), fz_device_rgb(s->context), 0);
        });
    } catch (...) {
        drop();
        throw;
    }
    PageImage image;
    image.width = fz_pixmap_width(s->context, pixmap);
    image.height = fz_pixmap_height(s->context, pixmap);
    const auto rowBytes = static_cast<qsizetype>(image.width) * 3;
    const auto stride = fz_pixmap_stride(s->context, pixmap);
    image.rgb.reserve(rowBytes * image.height);
    for (int y = 0; y < image.height; ++y)
        image.rgb.append(reinterpret_cast<const char *>(fz_pixmap_samples(s->context, pixmap)) + qsizetype(y) * stride, rowBytes);
    drop();
    if (image.width <= 0 || image.height <= 0)
        throw Error(ErrorKind::Damaged, {}, u"page %1 has no size"_s.arg(page + 1));
    return image;
}

QString MupdfDocument::metadata(const char *key) const
{
    std::array<char, 2048> value {};
    attempt(m_state->context, [&] { fz_lookup_metadata(m_state->context, m_state->document, key, value.data(), int(value.size())); });
    return QString::fromUtf8(value.data()).simplified();
}

bool MupdfDocument::wasRepaired() const
{
    return m_state->pdf() && pdf_was_repaired(m_state->context, m_state->pdf());
}

} // namespace adduce
