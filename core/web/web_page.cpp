#include "core/web/web_page.h"

#include "core/base/error.h"
#include "core/base/sha256.h"
#include "core/base/tr.h"

#include <QDeadlineTimer>
#include <QLocale>
#include <QSet>

#include <algorithm>
#include <tuple>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kHttpOk = 200;
constexpr int kChangedOnTheWay = 203; // by a proxy

bool isPageAddress(const QUrl &url)
{
    const bool isWeb = url.scheme() == u"http" || url.scheme() == u"https";
    return url.isValid() && isWeb && !url.host().isEmpty() && url.userInfo().isEmpty();
}

/// "text/html; charset=utf-8" as its two parts, in lower case.
std::pair<QString, QString> contentTypeOf(const HttpReply &head)
{
    const QStringList parts = QString::fromLatin1(head.header("content-type")).toLower().split(u';');
    QString encoding;
    for (const QString &part : parts.mid(1))
        if (part.trimmed().startsWith(u"charset="))
            encoding = part.section(u'=', 1).remove(u'"').trimmed();
    return { parts.constFirst().trimmed(), encoding };
}

/// Of what may turn out to be a PDF.
bool mayBePdf(const QString &type)
{
    return type.isEmpty() || type == u"application/pdf" || type == u"application/x-pdf" || type == u"application/octet-stream";
}

/// By what the server says; a PDF by its first bytes, too. None for what is not read.
std::optional<PageKind> kindOf(const QString &type, QByteArrayView bytes)
{
    constexpr qsizetype kHead = 1024; // where readers look for it
    if (mayBePdf(type))
        return bytes.first(std::min(bytes.size(), kHead)).indexOf("%PDF-") >= 0 ? std::optional(PageKind::Pdf) : std::nullopt;
    if (type == u"text/html" || type == u"application/xhtml+xml")
        return PageKind::Html;
    return type == u"text/plain" ? std::optional(PageKind::Text) : std::nullopt;
}

[[noreturn]] void refuseType(const QUrl &url, const QString &type)
{
    throw Error(ErrorKind::Unsupported, url.toDisplayString(),
        type.contains(u"pdf") ? tr("It says that it is a PDF, and is none.")
                              : tr("It is neither HTML nor plain text nor a PDF, but \"%1\".").arg(type.left(60)));
}

[[noreturn]] void refuseAsTooLarge(const QUrl &url, qint64 most)
{
    throw Error(ErrorKind::TooLarge, url.toDisplayString(), tr("It has more than %1 MB.").arg(most >> 20));
}

/// What is so long that it is not read, or of a kind that is not, is refused as soon as that is known.
class Taking
{
public:
    Taking(const PageLimits &limits, const QUrl &url)
        : m_most(limits.mostBytes)
        , m_onBytes(limits.onBytes)
        , m_url(url)
    {
    }

    bool take(const HttpReply &head, const QByteArray &bytes)
    {
        if (m_page.bytes.isEmpty())
            begin(head);
        m_page.bytes += bytes;
        if (m_page.bytes.size() > m_most)
            refuseAsTooLarge(m_url, m_most);
        if (m_onBytes)
            m_onBytes(m_page.bytes.size(), head.contentLength);
        return true;
    }

    WebPage finish()
    {
        if (m_page.bytes.isEmpty())
            throw Error(ErrorKind::Empty, m_url.toDisplayString());
        const std::optional<PageKind> kind = kindOf(m_type, m_page.bytes);
        if (!kind)
            refuseType(m_url, m_type);
        Sha256 hash;
        hash.add(m_page.bytes);
        m_page.sha256 = QString::fromLatin1(hash.takeHex());
        m_page.kind = *kind;
        if (*kind == PageKind::Pdf)
            m_page.encoding.clear();
        m_page.url = m_url;
        m_page.fetchedAt = QDateTime::currentDateTimeUtc();
        return std::move(m_page);
    }

private:
    void begin(const HttpReply &head)
    {
        std::tie(m_type, m_page.encoding) = contentTypeOf(head);
        if (!mayBePdf(m_type) && !kindOf(m_type, {}))
            refuseType(m_url, m_type);
        if (head.contentLength > m_most)
            refuseAsTooLarge(m_url, m_most);
        m_page.modifiedAt =
            QLocale::c().toDateTime(QString::fromLatin1(head.header("last-modified")), u"ddd, dd MMM yyyy HH:mm:ss 'GMT'"_s);
        if (m_page.modifiedAt.isValid())
            m_page.modifiedAt.setTimeSpec(Qt::UTC);
    }

    qint64 m_most;
    std::function<void(qint64, qint64)> m_onBytes;
    QUrl m_url;
    QString m_type; ///< of the content, as the server says
    WebPage m_page;
};

HttpRequest requestFor(const QUrl &url, const PageLimits &limits, const QDeadlineTimer &until)
{
    return { .url = url,
        .headers = { { "Accept", "text/html, application/xhtml+xml, application/pdf, text/plain" } },
        .redirects = Redirects::None, // each is a request of its own
        .deadlines = { .wholeMs = std::max(1, static_cast<int>(until.remainingTime())) },
        .mostBytes = 2 * limits.mostBytes, // of what is no page; a page ends before
        .outgoing = { .purpose = EgressPurpose::Web, .allowsPlain = true },
        .reach = { .isPublicOnly = true, .allowsLoopback = limits.allowsLoopback, .resolve = limits.resolve } };
}

} // namespace

QUrl nextAddress(const QUrl &from, const QByteArray &location)
{
    const QUrl said = QUrl::fromEncoded(location, QUrl::TolerantMode);
    const QUrl to = said.isValid() ? from.resolved(said).adjusted(QUrl::RemoveFragment) : QUrl();
    if (!isPageAddress(to) || (from.scheme() == u"https" && to.scheme() != u"https"))
        throw Error(ErrorKind::Unreachable, hostOf(from), tr("It sends on to an address that may not be followed."));
    return to;
}

WebPage fetchPage(EgressGate &gate, const QUrl &address, const PageLimits &limits, const std::stop_token &stop)
{
    static const QSet<int> sendsOn { 301, 302, 303, 307, 308 };
    if (!isPageAddress(address))
        throw Error(ErrorKind::BadInput, tr("\"%1\" is not the address of a page on the web").arg(address.toDisplayString()));
    const QDeadlineTimer until(limits.wholeMs);
    QUrl url = address.adjusted(QUrl::RemoveFragment);
    for (int redirects = 0;; ++redirects) {
        Taking taking(limits, url);
        const HttpReply reply = fetch(gate, requestFor(url, limits, until), stop,
            [&](const HttpReply &head, const QByteArray &bytes) { return taking.take(head, bytes); });
        if (reply.status == kHttpOk || reply.status == kChangedOnTheWay)
            return taking.finish();
        const QByteArray location = reply.header("location");
        if (!sendsOn.contains(reply.status) || location.isEmpty())
            throw Error(ErrorKind::Unreachable, hostOf(url), u"HTTP %1"_s.arg(reply.status));
        if (redirects == limits.mostRedirects)
            throw Error(ErrorKind::Unreachable, hostOf(url), tr("It sends on and on."));
        url = nextAddress(url, location);
    }
}

} // namespace adduce
