#include "core/readers/pdf/page_annotations.h"

#include "core/readers/pdf/mupdf_call.h"
#include "core/worker/protocol.h"

#include <algorithm>
#include <cmath>

namespace adduce {

namespace {

/// What is read of one annotation by calls that may fail.
struct RawAnnotation
{
    static constexpr int kMostQuads = static_cast<int>(protocol::kMostAnnotationRects);

    enum pdf_annot_type type = PDF_ANNOT_UNKNOWN;
    int quads = 0;
    fz_rect bounds = fz_empty_rect;
    int colours = 0;
    std::array<float, 4> colour {};
    const char *note = nullptr; ///< of the file's own objects, which stay
    const char *author = nullptr;
};

bool isOfWords(enum pdf_annot_type type)
{
    return type == PDF_ANNOT_HIGHLIGHT || type == PDF_ANNOT_UNDERLINE || type == PDF_ANNOT_SQUIGGLY
        || type == PDF_ANNOT_STRIKE_OUT;
}

bool isNote(enum pdf_annot_type type)
{
    return type == PDF_ANNOT_TEXT || type == PDF_ANNOT_FREE_TEXT;
}

std::optional<QRectF> placeOf(const fz_rect &rect, const fz_rect &page)
{
    for (const float side : { rect.x0, rect.y0, rect.x1, rect.y1 })
        if (!std::isfinite(side))
            return std::nullopt;
    const QRectF whole(QPointF(page.x0, page.y0), QPointF(page.x1, page.y1));
    const QRectF seen = QRectF(QPointF(rect.x0, rect.y0), QPointF(rect.x1, rect.y1)).normalized().intersected(whole);
    return seen.isEmpty() ? std::nullopt : std::optional(seen.translated(-whole.topLeft()));
}

std::optional<quint32> colourOf(const RawAnnotation &raw)
{
    const auto byte = [](float share) { return static_cast<quint32>(std::lround(std::clamp(share, 0.0F, 1.0F) * 255)); };
    switch (raw.colours) {
    case 1:
        return byte(raw.colour[0]) * 0x010101U;
    case 3:
        return byte(raw.colour[0]) << 16 | byte(raw.colour[1]) << 8 | byte(raw.colour[2]);
    case 4: { // CMYK
        const auto mixed = [&](std::size_t ink) { return byte((1 - raw.colour[ink]) * (1 - raw.colour[3])); };
        return mixed(0) << 16 | mixed(1) << 8 | mixed(2);
    }
    default:
        return std::nullopt;
    }
}

RawAnnotation rawOf(fz_context *context, pdf_annot *annotation)
{
    RawAnnotation raw;
    attempt(context, [&] {
        raw.type = pdf_annot_type(context, annotation);
        if (!isOfWords(raw.type) && !isNote(raw.type))
            return;
        raw.quads =
            isOfWords(raw.type) ? std::min(pdf_annot_quad_point_count(context, annotation), RawAnnotation::kMostQuads) : 0;
        raw.bounds = pdf_bound_annot(context, annotation);
        pdf_annot_color(context, annotation, &raw.colours, raw.colour.data());
        raw.note = pdf_annot_contents(context, annotation);
        raw.author = pdf_annot_has_author(context, annotation) ? pdf_annot_author(context, annotation) : nullptr;
    });
    return raw;
}

std::vector<QRectF> rectsOf(fz_context *context, pdf_annot *annotation, const RawAnnotation &raw, const fz_rect &page)
{
    std::vector<QRectF> rects;
    for (int i = 0; i < raw.quads; ++i) {
        fz_rect rect = fz_empty_rect;
        attempt(context, [&] { rect = fz_rect_from_quad(pdf_annot_quad_point(context, annotation, i)); });
        if (const auto place = placeOf(rect, page))
            rects.push_back(*place);
    }
    if (rects.empty())
        if (const auto place = placeOf(raw.bounds, page))
            rects.push_back(*place);
    return rects;
}

/// The words below the rectangles of a mark, a line each.
QString markedWords(const std::vector<QRectF> &rects, const std::vector<TextLine> &lines)
{
    QStringList words;
    for (const TextLine &line : lines) {
        QString marked;
        for (std::size_t i = 0; i < line.boxes.size(); ++i) {
            const QPointF middle = line.boxes[i].center();
            if (std::ranges::any_of(rects, [&](const QRectF &rect) { return rect.contains(middle); }))
                marked += line.text[static_cast<qsizetype>(i)];
        }
        if (const QString trimmed = marked.trimmed(); !trimmed.isEmpty())
            words << trimmed;
    }
    return words.join(u'\n').left(protocol::kLongestNote);
}

/// What MuPDF writes to, as far as it goes: onwards.
struct Writing
{
    const std::function<void(const QByteArray &piece)> &write;
    qint64 at = 0; ///< in the file
};

void writePiece(fz_context *, void *state, const void *data, std::size_t bytes)
{
    auto *writing = static_cast<Writing *>(state);
    writing->write(QByteArray(static_cast<const char *>(data), static_cast<qsizetype>(bytes)));
    writing->at += static_cast<qint64>(bytes);
}

std::int64_t tell(fz_context *, void *state)
{
    return static_cast<Writing *>(state)->at;
}

/// It only goes on: it is at the end, or nothing is written yet.
void seek(fz_context *context, void *state, std::int64_t offset, int whence)
{
    const std::int64_t at = static_cast<Writing *>(state)->at;
    if (offset != 0 || (whence == SEEK_SET && at != 0))
        fz_throw(context, FZ_ERROR_GENERIC, "cannot go back");
}

void truncate(fz_context *, void *) { } // nothing is behind what was written

/// The copy is empty: the file is written to it first.
fz_stream *whatIsThere(fz_context *context, void *)
{
    static const unsigned char nothing = 0;
    return fz_open_memory(context, &nothing, 0);
}

} // namespace

std::vector<PageAnnotation> readAnnotations(
    fz_context *context, pdf_page *page, int number, std::size_t most, const std::function<std::vector<TextLine>()> &lines)
{
    fz_rect bounds = fz_empty_rect;
    pdf_annot *next = nullptr;
    attempt(context, [&] {
        bounds = fz_bound_page(context, reinterpret_cast<fz_page *>(page));
        next = pdf_first_annot(context, page);
    });
    std::vector<PageAnnotation> annotations;
    std::optional<std::vector<TextLine>> text;
    std::size_t seen = 0; // what is left out takes its time, too
    for (; next && seen < most; ++seen) {
        pdf_annot *annotation = next;
        attempt(context, [&] { next = pdf_next_annot(context, annotation); });
        try {
            const RawAnnotation raw = rawOf(context, annotation);
            if (!isOfWords(raw.type) && !isNote(raw.type))
                continue;
            PageAnnotation made { .page = number,
                .rects = rectsOf(context, annotation, raw, bounds),
                .colour = colourOf(raw),
                .note = QString::fromUtf8(raw.note).trimmed().left(protocol::kLongestNote),
                .author = QString::fromUtf8(raw.author).simplified().left(protocol::kLongestTitle) };
            if (made.rects.empty() || (isNote(raw.type) && made.note.isEmpty()))
                continue;
            if (isOfWords(raw.type)) {
                if (!text)
                    text = lines();
                made.words = markedWords(made.rects, *text);
            }
            annotations.push_back(std::move(made));
        } catch (const Error &error) {
            if (error.kind() != ErrorKind::Damaged) // such a one is none
                throw;
        }
    }
    return annotations;
}

void addHighlight(fz_context *context, pdf_page *page, const PageAnnotation &annotation, qint64 secondsSinceEpoch)
{
    const QByteArray note = annotation.note.toUtf8();
    const quint32 colour = annotation.colour.value_or(0);
    const auto share = [&](int shift) { return static_cast<float>(colour >> shift & 0xFFU) / 255; };
    const std::array<float, 3> shares { share(16), share(8), share(0) };
    pdf_annot *volatile made = nullptr;
    fz_rect bounds = fz_empty_rect;
    try {
        attempt(context, [&] {
            bounds = fz_bound_page(context, reinterpret_cast<fz_page *>(page));
            made = pdf_create_annot(context, page, PDF_ANNOT_HIGHLIGHT);
            if (annotation.colour)
                pdf_set_annot_color(context, made, static_cast<int>(shares.size()), shares.data());
            pdf_set_annot_contents(context, made, note.constData());
            pdf_set_annot_modification_date(context, made, secondsSinceEpoch);
        });
        for (const QRectF &rect : annotation.rects) {
            const QRectF at = rect.translated(bounds.x0, bounds.y0);
            const fz_quad quad = fz_quad_from_rect({ static_cast<float>(at.left()), static_cast<float>(at.top()),
                static_cast<float>(at.right()), static_cast<float>(at.bottom()) });
            attempt(context, [&] { pdf_add_annot_quad_point(context, made, quad); });
        }
        attempt(context, [&] { pdf_update_annot(context, made); });
    } catch (...) {
        pdf_drop_annot(context, made);
        throw;
    }
    pdf_drop_annot(context, made);
}

void writeDocument(fz_context *context, pdf_document *document, const std::function<void(const QByteArray &piece)> &write)
{
    constexpr int kPiece = 1 << 20; // bytes
    pdf_write_options options = pdf_default_write_options;
    Writing writing { write };
    fz_output *volatile out = nullptr;
    try {
        attempt(context, [&] {
            options.do_incremental = pdf_can_be_saved_incrementally(context, document);
            out = fz_new_output(context, kPiece, &writing, writePiece, nullptr, nullptr);
            out->tell = tell;
            out->seek = seek;
            out->as_stream = whatIsThere;
            out->truncate = truncate;
            pdf_write_document(context, document, out, &options);
            fz_close_output(context, out);
        });
    } catch (...) {
        fz_drop_output(context, out);
        throw;
    }
    fz_drop_output(context, out);
}

} // namespace adduce
