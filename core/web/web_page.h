#pragma once
#include "core/base/enum_names.h"
#include "core/network/http.h"
#include <QDateTime>
#include <optional>

namespace adduce {

enum class PageKind
{
    Html,
    Text,
    Pdf
};
template <> inline constexpr std::array enumNames<PageKind> { "html", "txt", "pdf" }; // as its file is called

/// A page as it came. What it says is untrusted: only the document worker opens it.
struct WebPage
{
    QUrl url; ///< where it stood in the end, after all redirects
    PageKind kind = PageKind::Html;
    QString encoding; ///< that the server says of a text, "iso-8859-1"; empty when it says none
    QDateTime modifiedAt; ///< UTC, as the server says; invalid when it says nothing
    QDateTime fetchedAt; ///< UTC
    QByteArray bytes; ///< unpacked, otherwise untouched
    QString sha256; ///< of them, lower-case hex

    friend bool operator==(const WebPage &, const WebPage &) = default;
};

/// How far one goes for a page.
struct PageLimits
{
    int mostRedirects = 5;
    qint64 mostBytes = qint64(10) << 20;
    int wholeMs = 20'000; ///< all redirects included
    std::function<void(qint64 done, qint64 total)> onBytes = {}; ///< as they come; `total` 0 where the server does not say
    bool allowsLoopback = false; ///< for tests, as the next one
    std::function<QList<QHostAddress>(const QString &host)> resolve = {}; ///< in place of the system's names
};

/// Fetches a page of the public internet: HTML, plain text or a PDF, over HTTPS, or over HTTP, which has no secret here. Each address on the
/// way passes the gate with EgressPurpose::Web, is checked as nextAddress() does, and has to be public (HttpRequest::reach). Blocks; the
/// thread needs no event loop. Throws as fetch(); BadInput for an address that is no page's, Unreachable for a server that fails or sends
/// on where one may not go, Unsupported for another kind of content, TooLarge, and Empty.
WebPage fetchPage(EgressGate &gate, const QUrl &address, const PageLimits &limits = {}, const std::stop_token &stop = {});

/// Where a page sends on to. Throws Unreachable for what is no address of a page: another protocol, a user in it, from HTTPS to HTTP.
QUrl nextAddress(const QUrl &from, const QByteArray &location);

} // namespace adduce
