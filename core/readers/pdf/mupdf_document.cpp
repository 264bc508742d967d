#include "core/readers/pdf/mupdf_document.h"

#include "core/base/error.h"
#include "core/readers/pdf/mupdf_call.h"
#include "core/readers/pdf/mupdf_hooks.h"
#include "core/readers/pdf/page_annotations.h"
#include "core/readers/pdf/page_labels.h"
#include "core/readers/pdf/page_links.h"
#include "core/readers/pdf/page_text.h"
#include "core/readers/pdf/selectable_lines.h"
#include "core/readers/pdf/unpacking.h"
#include "core/worker/protocol.h"

#include <QDateTime>
#include <QScopedValueRollback>
#include <algorithm>
#include <array>

/// What MuPDF calls for the folder beside an HTML text: nothing lies there.
extern "C" fz_archive *ADDUCE_IN_PLACE_OF(fz_open_directory)(fz_context *context, const char *)
{
    return fz_new_tree_archive(context, nullptr);
}

/// The readers of MuPDF that are used, which its headers do not name. A context knows one of them: newer ones of all go by what a document
/// holds, and take a text that speaks of "%PDF-" for a PDF.
extern "C" {
extern fz_document_handler pdf_document_handler, epub_document_handler, xps_document_handler, html_document_handler;
}

/// Whether pages come with their links: to resolve those of a manual takes a twentieth of reading it. By thread, as contexts are.
static thread_local bool wantsLinks = true;

/// What MuPDF calls for the links of a page that it loads.
extern "C" fz_link *ADDUCE_IN_PLACE_OF(pdf_load_link_annots)(
    fz_context *context, pdf_document *document, pdf_page *page, pdf_obj *annotations, int number, fz_matrix matrix)
{
    return wantsLinks ? ADDUCE_ORIGINAL(pdf_load_link_annots)(context, document, page, annotations, number, matrix) : nullptr;
}

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr float kTextPageWidth = 595; // A4, points, for texts that have no pages of their own
constexpr float kTextPageHeight = 842;
constexpr float kTextSize = 11;
constexpr std::size_t kCacheBytes = 64U << 20;
constexpr double kMostPixels = 64e6;
// CPU seconds that what is large may take: a page that is read, one that is drawn, all else.
constexpr double kToRead = 1;
constexpr double kToDraw = 10;
constexpr double kToOpen = 3;

} // namespace

struct MupdfDocument::State
{
    explicit State(const fz_document_handler &handler)
        : context(fz_new_context(nullptr, nullptr, kCacheBytes))
    {
        if (!context)
            throw Error(ErrorKind::OutOfMemory);
        unpacking.listen(context);
        fz_set_error_callback(
            context, [](void *, const char *) {}, nullptr);
        attempt(context, [&] { fz_register_document_handler(context, &handler); });
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
        hasMore = count > pages;
        if (pdf())
            attempt(context, [&] { labels = readPageLabelRules(context, pdf()); });
    }

    Unpacking unpacking {};
    fz_context *context = nullptr;
    fz_buffer *buffer = nullptr;
    fz_stream *stream = nullptr;
    fz_document *document = nullptr;
    int pages = 0;
    bool hasMore = false;
    PageLabelRules labels {};
};

/// A page of a PDF without its links, dropped with this.
class MupdfDocument::LoadedPage
{
public:
    LoadedPage(State &state, int page)
        : m_context(state.context)
    {
        const QScopedValueRollback<bool> without(wantsLinks, false);
        state.unpacking.begin(kToOpen);
        attempt(m_context, [&] { m_page = fz_load_page(m_context, state.document, page); });
    }
    ~LoadedPage() { fz_drop_page(m_context, m_page); }
    LoadedPage(const LoadedPage &) = delete;
    LoadedPage &operator=(const LoadedPage &) = delete;

    [[nodiscard]] pdf_page *pdf() const { return pdf_page_from_fz_page(m_context, m_page); }

private:
    fz_context *m_context;
    fz_page *m_page = nullptr;
};

MupdfDocument::MupdfDocument(std::unique_ptr<State> state)
    : m_state(std::move(state))
{
}

MupdfDocument::~MupdfDocument() = default;
MupdfDocument::MupdfDocument(MupdfDocument &&) noexcept = default;

MupdfDocument MupdfDocument::open(std::FILE *file, const char *type, const QString &password)
{
    const bool isPdf = QByteArrayView(type) == "application/pdf";
    const bool isEpub = QByteArrayView(type) == "application/epub+zip";
    auto state = std::make_unique<State>(isPdf ? pdf_document_handler : isEpub ? epub_document_handler : xps_document_handler);
    State *s = state.get();
    if (isPdf) // an archive says beforehand what it unpacks to
        s->unpacking.watch(s->context);
    s->unpacking.begin(kToOpen);
    attempt(s->context, [=] { s->stream = fz_open_file_ptr_no_close(s->context, file); });
    attempt(s->context, [=] { s->document = fz_open_document_with_stream(s->context, type, s->stream); });
    bool locked = false;
    const QByteArray given = password.toUtf8();
    attempt(s->context, [&] {
        locked = fz_needs_password(s->context, s->document) && !fz_authenticate_password(s->context, s->document, "")
            && (given.isEmpty() || !fz_authenticate_password(s->context, s->document, given.constData()));
    });
    if (locked)
        throw Error(ErrorKind::Encrypted);
    attempt(s->context, [&] {
        if (fz_is_document_reflowable(s->context, s->document))
            fz_layout_document(s->context, s->document, kTextPageWidth, kTextPageHeight, kTextSize);
    });
    s->countPages();
    return MupdfDocument(std::move(state));
}

MupdfDocument MupdfDocument::openHtml(const QByteArray &html)
{
    auto state = std::make_unique<State>(html_document_handler);
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

bool MupdfDocument::hasMorePages() const
{
    return m_state->hasMore;
}

PageLayout MupdfDocument::layout(int page) const
{
    State *s = m_state.get();
    s->unpacking.begin(kToRead);
    fz_page *volatile loaded = nullptr;
    {
        const QScopedValueRollback<bool> without(wantsLinks, false);
        attempt(s->context, [&] { loaded = fz_load_page(s->context, s->document, page); });
    }
    PageLayout layout;
    try {
        layout = readPage(s->context, loaded);
    } catch (...) {
        fz_drop_page(s->context, loaded);
        throw;
    }
    fz_drop_page(s->context, loaded);
    if (layout.lines.empty() && s->unpacking.isCut())
        throw Error(ErrorKind::TooLarge, {}, u"page %1 unpacks to more than can be read"_s.arg(page + 1));
    if (layout.lines.empty() && layout.quality == PageQuality::Blank && s->unpacking.breaksOff())
        throw Error(ErrorKind::Damaged, {}, u"the data of page %1 breaks off"_s.arg(page + 1));
    layout.isCut = s->unpacking.isCut();
    layout.label = pageLabel(s->labels, page);
    return layout;
}

std::vector<PageLink> MupdfDocument::links(int page) const
{
    State *s = m_state.get();
    s->unpacking.begin(kToOpen);
    fz_page *volatile loaded = nullptr;
    attempt(s->context, [&] { loaded = fz_load_page(s->context, s->document, page); });
    std::vector<PageLink> links;
    try {
        links = readPageLinks(s->context, s->document, loaded, s->pages);
    } catch (...) {
        fz_drop_page(s->context, loaded);
        throw;
    }
    fz_drop_page(s->context, loaded);
    return links;
}

PageImage MupdfDocument::draw(int page, double scale) const
{
    State *s = m_state.get();
    if (page < 0 || page >= s->pages)
        throw Error(ErrorKind::Damaged, {}, u"no page %1"_s.arg(page + 1));
    s->unpacking.begin(kToDraw);
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

std::vector<PageAnnotation> MupdfDocument::annotations() const
{
    constexpr qsizetype kMostText = 16 << 20; // UTF-16 units; they go in one frame
    std::vector<PageAnnotation> all;
    qsizetype text = 0;
    for (int page = 0; m_state->pdf() && page < m_state->pages && all.size() < protocol::kMostAnnotations; ++page) {
        const LoadedPage loaded(*m_state, page);
        for (PageAnnotation &one : readAnnotations(m_state->context, loaded.pdf(), page, protocol::kMostAnnotations - all.size(),
                 [&] { return selectableLines(layout(page)); })) {
            text += one.words.size() + one.note.size() + one.author.size();
            if (text > kMostText)
                return all;
            all.push_back(std::move(one));
        }
    }
    return all;
}

void MupdfDocument::annotate(
    const std::vector<PageAnnotation> &highlights, const std::function<void(const QByteArray &piece)> &write)
{
    if (!m_state->pdf())
        throw Error(ErrorKind::Unsupported, {}, u"only a PDF can hold highlights"_s);
    const qint64 now = QDateTime::currentSecsSinceEpoch();
    for (const PageAnnotation &one : highlights) {
        if (one.page < 0 || one.page >= m_state->pages)
            throw Error(ErrorKind::Damaged, {}, u"no page %1"_s.arg(one.page + 1));
        const LoadedPage loaded(*m_state, one.page);
        addHighlight(m_state->context, loaded.pdf(), one, now);
    }
    m_state->unpacking.begin(kToDraw);
    writeDocument(m_state->context, m_state->pdf(), write);
}

QString MupdfDocument::metadata(const char *key) const
{
    std::array<char, 2048> value {};
    attempt(
        m_state->context, [&] { fz_lookup_metadata(m_state->context, m_state->document, key, value.data(), int(value.size())); });
    return QString::fromUtf8(value.data()).simplified();
}

QByteArray MupdfDocument::xmp() const
{
    constexpr std::size_t kMost = 1 << 20;
    State *s = m_state.get();
    if (!s->pdf())
        return {};
    s->unpacking.begin(kToOpen);
    fz_buffer *volatile packet = nullptr;
    QByteArray bytes;
    try {
        attempt(s->context, [&] {
            pdf_obj *stream = pdf_dict_getp(s->context, pdf_trailer(s->context, s->pdf()), "Root/Metadata");
            if (pdf_is_stream(s->context, stream))
                packet = pdf_load_stream(s->context, stream);
        });
    } catch (const Error &) { // a damaged packet is none
    }
    if (packet) {
        unsigned char *data = nullptr;
        const std::size_t size = fz_buffer_storage(s->context, packet, &data);
        if (size <= kMost && !s->unpacking.isCut())
            bytes = QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
        fz_drop_buffer(s->context, packet);
    }
    return bytes;
}

QByteArray MupdfDocument::attachment(const QString &name) const
{
    State *s = m_state.get();
    if (!s->pdf())
        return {};
    s->unpacking.begin(kToDraw);
    const QByteArray wanted = name.toUtf8();
    pdf_obj *volatile files = nullptr;
    fz_buffer *volatile content = nullptr;
    QByteArray bytes;
    try {
        attempt(s->context, [&] {
            files = pdf_load_name_tree(s->context, s->pdf(), PDF_NAME(EmbeddedFiles));
            for (int i = 0; i < pdf_dict_len(s->context, files) && !content; ++i)
                if (wanted == pdf_to_name(s->context, pdf_dict_get_key(s->context, files, i)))
                    content = pdf_load_embedded_file_contents(s->context, pdf_dict_get_val(s->context, files, i));
        });
        unsigned char *data = nullptr;
        const std::size_t size = content ? fz_buffer_storage(s->context, content, &data) : 0;
        if (size <= std::size_t(protocol::kLargestAttachment) && !s->unpacking.isCut())
            bytes = QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    } catch (const Error &) { // one that cannot be read is none
    }
    fz_drop_buffer(s->context, content);
    pdf_drop_obj(s->context, files);
    return bytes;
}

namespace {

/// MuPDF goes as deep into an outline as the file says, and ends the process with it: whether it is one to go into.
/// Call it inside MuPDF's own error handling.
bool isSoundOutline(fz_context *context, pdf_document *pdf)
{
    constexpr int kDeepest = 64;
    constexpr int kMostEntries = 50'000; // a ring ends here
    std::array<pdf_obj *, kDeepest> next {}; // on each level
    next[0] = pdf_dict_getp(context, pdf_trailer(context, pdf), "Root/Outlines/First");
    int level = 0;
    for (int entries = 0; entries < kMostEntries; ++entries) {
        pdf_obj *entry = next[static_cast<std::size_t>(level)];
        if (!pdf_is_dict(context, entry)) {
            if (level == 0)
                return true;
            --level;
            continue;
        }
        next[static_cast<std::size_t>(level)] = pdf_dict_get(context, entry, PDF_NAME(Next));
        pdf_obj *child = pdf_dict_get(context, entry, PDF_NAME(First));
        if (!pdf_is_dict(context, child))
            continue;
        if (++level == kDeepest)
            return false;
        next[static_cast<std::size_t>(level)] = child;
    }
    return false;
}

} // namespace

std::vector<OutlineItem> MupdfDocument::outline() const
{
    constexpr int kMostSteps = 50'000;
    constexpr int kDeepest = 32;
    State *s = m_state.get();
    s->unpacking.begin(kToOpen);
    std::vector<OutlineItem> items;
    fz_outline_iterator *volatile walk = nullptr;
    const auto drop = [&] { fz_drop_outline_iterator(s->context, walk); };
    try {
        attempt(s->context, [&] {
            if (!s->pdf() || isSoundOutline(s->context, s->pdf()))
                walk = fz_new_outline_iterator(s->context, s->document);
        });
        int level = 1;
        for (int step = 0; walk && step < kMostSteps && level > 0; ++step) {
            std::array<char, 1024> title {};
            int page = -1;
            int there = 1; // 0: an entry stands here
            attempt(s->context, [&] {
                if (const fz_outline_item *item = fz_outline_iterator_item(s->context, walk)) {
                    fz_strlcpy(title.data(), item->title ? item->title : "", title.size());
                    if (item->uri)
                        page = fz_page_number_from_location(
                            s->context, s->document, fz_resolve_link(s->context, s->document, item->uri, nullptr, nullptr));
                    there = 0;
                }
            });
            const QString text = QString::fromUtf8(title.data()).simplified();
            if (there == 0 && !text.isEmpty() && page >= 0 && page < s->pages)
                items.push_back({ text, level, page });
            attempt(s->context, [&] {
                if (there == 0 && level < kDeepest && fz_outline_iterator_down(s->context, walk) >= 0) {
                    ++level;
                    return;
                }
                while (level > 0 && fz_outline_iterator_next(s->context, walk) != 0) {
                    fz_outline_iterator_up(s->context, walk);
                    --level;
                }
            });
        }
    } catch (const Error &) { // what was read until then is still true
    }
    drop();
    return items;
}

bool MupdfDocument::wasRepaired() const
{
    return m_state->pdf() && pdf_was_repaired(m_state->context, m_state->pdf());
}

} // namespace adduce
