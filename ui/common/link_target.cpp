#include "ui/common/link_target.h"

#include "core/text/doi.h"
#include "core/text/hidden_characters.h"

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Browsers read a backslash as a slash and skip line ends, so that they may go to another host than the one that is shown.
bool isReadTheSameEverywhere(const QString &address)
{
    return std::ranges::none_of(
        address.toUcs4(), [](char32_t c) { return c == U'\\' || c < 0x20 || c == 0x7F || isHidden(c) || c == 0xFFFD; });
}

/// What another program may be given; empty for all else.
QUrl openable(const QString &address)
{
    const QUrl url(address, QUrl::TolerantMode);
    const QString scheme = url.scheme();
    if (scheme == u"doi")
        return QUrl(doiAddress(address.mid(scheme.size() + 1)), QUrl::StrictMode);
    if (scheme == u"http" || scheme == u"https")
        return url.host().isEmpty() ? QUrl() : url;
    if (scheme != u"mailto" || !url.path().contains(u'@') || !url.host().isEmpty())
        return {};
    QUrl mail = url;
    mail.setQuery(QString()); // in some programs it attaches files
    mail.setFragment(QString());
    return mail;
}

} // namespace

LinkTarget linkTarget(const QString &address)
{
    constexpr auto kPrintable = "!\"#$%&'()*+,-./0123456789:;=?@[\\]^_`{|}~";
    const QString whole = address.trimmed();
    const QUrl url = isReadTheSameEverywhere(whole) ? openable(whole) : QUrl();
    if (!url.isValid())
        return { {}, QString::fromLatin1(QUrl::toPercentEncoding(whole, kPrintable)), {} };
    const QString host = url.scheme() == u"mailto" ? url.path(QUrl::FullyEncoded) : url.host(QUrl::FullyEncoded);
    return { host, QString::fromLatin1(url.toEncoded()), url };
}

} // namespace adduce
