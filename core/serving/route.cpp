#include "core/serving/route.h"

#include <QStringDecoder>
#include <QStringList>
#include <algorithm>

namespace adduce {

namespace {

/// The text between two slashes; none for one that no text is, or that would stand for a place above.
std::optional<QString> segment(const QByteArray &sent)
{
    const QByteArray bytes = QByteArray::fromPercentEncoding(sent);
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString text = decoder(bytes);
    const bool isControlled = std::ranges::any_of(text, [](QChar c) { return c.unicode() < 0x20 || c.unicode() == 0x7f; });
    if (decoder.hasError() || isControlled || text == QStringLiteral(".") || text == QStringLiteral(".."))
        return std::nullopt;
    return text;
}

std::optional<QStringList> segments(const QByteArray &path)
{
    QStringList all;
    for (const QByteArray &sent : path.split('/')) {
        const auto text = segment(sent);
        if (!text)
            return std::nullopt;
        all << *text;
    }
    return all;
}

/// The values of the braces of `pattern`, where it fits.
std::optional<QHash<QString, QString>> fit(const QStringList &pattern, const QStringList &path)
{
    if (pattern.size() != path.size())
        return std::nullopt;
    QHash<QString, QString> values;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const bool isOpen = pattern[i].startsWith(u'{') && pattern[i].endsWith(u'}');
        if (isOpen && !path[i].isEmpty())
            values.insert(pattern[i].mid(1, pattern[i].size() - 2), path[i]);
        else if (pattern[i] != path[i])
            return std::nullopt;
    }
    return values;
}

} // namespace

QString RouteRequest::query(QByteArrayView name) const
{
    const auto found = std::ranges::find(http.query, name, &std::pair<QByteArray, QByteArray>::first);
    return found == http.query.end() ? QString() : QString::fromUtf8(found->second);
}

RouteMatch matchRoute(std::span<const Route> routes, const QByteArray &method, const QByteArray &path)
{
    RouteMatch match;
    const auto sent = segments(path);
    if (!sent)
        return match;
    for (const Route &route : routes) {
        auto values = fit(*segments(route.path), *sent);
        if (!values)
            continue;
        if (method == route.method || (method == "HEAD" && QByteArrayView(route.method) == "GET"))
            return { &route, std::move(*values), {} };
        match.otherMethods << route.method;
    }
    return match;
}

} // namespace adduce
