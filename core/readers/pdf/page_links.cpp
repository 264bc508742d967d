#include "core/readers/pdf/page_links.h"

#include "core/readers/pdf/mupdf_call.h"
#include "core/worker/protocol.h"

#include <cmath>
#include <cstring>

namespace adduce {

namespace {

/// Freed whatever happens.
struct OpenLinks
{
    explicit OpenLinks(fz_context *c)
        : context(c)
    {
    }
    ~OpenLinks() { fz_drop_link(context, first); }
    OpenLinks(const OpenLinks &) = delete;
    OpenLinks &operator=(const OpenLinks &) = delete;

    fz_context *context;
    fz_link *first = nullptr;
};

/// What can be seen of it, from the corner of the page; empty for what is no rectangle.
QRectF onPage(const fz_rect &rect, const fz_rect &bounds)
{
    for (const float side : { rect.x0, rect.y0, rect.x1, rect.y1 })
        if (!std::isfinite(side))
            return {};
    const QRectF whole(QPointF(rect.x0, rect.y0), QPointF(rect.x1, rect.y1));
    const QRectF page(QPointF(bounds.x0, bounds.y0), QPointF(bounds.x1, bounds.y1));
    return whole.normalized().intersected(page).translated(-page.topLeft());
}

/// Into the document, as the link says; to no page when it leads nowhere.
void resolve(fz_context *context, fz_document *document, const char *uri, int pages, PageLink &link)
{
    fz_link_dest to = fz_make_link_dest_none();
    int page = -1;
    attempt(context, [&] {
        to = fz_resolve_link_dest(context, document, uri);
        page = to.loc.page < 0 ? -1 : fz_page_number_from_location(context, document, to.loc);
    });
    if (page < 0 || page >= pages)
        return;
    // A file need not name a place on the page, or only how far down.
    const auto place = [](float side) { return std::isfinite(side) ? std::max(0.0, double(side)) : 0.0; };
    link.page = page;
    link.point = { place(to.x), place(to.y) };
}

} // namespace

std::vector<PageLink> readPageLinks(fz_context *context, fz_document *document, fz_page *page, int pages)
{
    OpenLinks open(context);
    fz_rect bounds = fz_empty_rect;
    attempt(context, [&] {
        bounds = fz_bound_page(context, page);
        open.first = fz_load_links(context, page);
    });
    std::vector<PageLink> links;
    int seen = 0; // what is left out takes its time, too
    for (const fz_link *from = open.first; from && seen < protocol::kMostLinks; from = from->next, ++seen) {
        PageLink link { onPage(from->rect, bounds) };
        if (link.rect.isEmpty() || !from->uri || std::strlen(from->uri) > protocol::kLongestAddress)
            continue;
        if (fz_is_external_link(context, from->uri))
            link.address = QString::fromUtf8(from->uri).trimmed();
        else
            try {
                resolve(context, document, from->uri, pages, link);
            } catch (const Error &error) {
                if (error.kind() != ErrorKind::Damaged) // such a link leads nowhere
                    throw;
            }
        if (link.page >= 0 || !link.address.isEmpty())
            links.push_back(std::move(link));
    }
    return links;
}

} // namespace adduce
