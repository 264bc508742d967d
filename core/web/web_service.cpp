#include "core/web/web_service.h"

#include "core/base/error.h"
#include "core/base/tr.h"
#include "core/text/hidden_characters.h"

#include <QJsonDocument>
#include <QRegularExpression>
#include <QUrlQuery>

#include <algorithm>
#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kOk = 200;
constexpr int kAccepted = 202;
constexpr int kUnauthorised = 401;
constexpr int kNotFound = 404;
constexpr int kTooMany = 429;
constexpr int kBusy = 503;
constexpr int kClientErrors = 400;
constexpr int kServerErrors = 500;

ErrorKind kindOf(int status)
{
    if (status == kTooMany || status == kAccepted || status == kBusy)
        return ErrorKind::Overloaded;
    if (status == kUnauthorised)
        return ErrorKind::NotAllowed;
    if (status == kNotFound)
        return ErrorKind::WrongAddress;
    return status >= kClientErrors && status < kServerErrors ? ErrorKind::Rejected : ErrorKind::Unreachable;
}

QString withoutTags(QString text)
{
    static const QRegularExpression tag(u"</?[A-Za-z!?][^<>]*>"_s); // "p < 0.05" is none
    return text.remove(tag);
}

QString withoutEntities(QString text)
{
    static const std::array<std::pair<QString, QString>, 7> names { { { u"&lt;"_s, u"<"_s }, { u"&gt;"_s, u">"_s },
        { u"&quot;"_s, u"\""_s }, { u"&#39;"_s, u"'"_s }, { u"&#039;"_s, u"'"_s }, { u"&nbsp;"_s, u" "_s },
        { u"&amp;"_s, u"&"_s } } };
    for (const auto &[entity, character] : names) // the one of "&" last: "&amp;lt;" is "&lt;"
        text.replace(entity, character);
    return text;
}

} // namespace

QJsonObject askService(
    EgressGate &gate, const QUrl &address, const QueryItems &items, const ServiceLimits &limits, const std::stop_token &stop)
{
    QUrlQuery query;
    for (const auto &[name, value] : items) // a plus would be read as a blank
        query.addQueryItem(name, QString::fromLatin1(QUrl::toPercentEncoding(value)));
    QUrl url = address;
    url.setQuery(query.toString(QUrl::FullyEncoded), QUrl::StrictMode);
    const HttpRequest request { .url = url,
        .headers = { { "Accept", "application/json" } },
        .redirects = Redirects::None,
        .deadlines = { .wholeMs = limits.wholeMs },
        .mostBytes = limits.mostBytes,
        .outgoing = { .purpose = EgressPurpose::Web, .allowsPlain = limits.allowsPlain } };
    const HttpReply reply = fetch(gate, request, stop);
    if (reply.status != kOk)
        throw Error(kindOf(reply.status), hostOf(address), u"HTTP %1"_s.arg(reply.status));
    const QJsonDocument json = QJsonDocument::fromJson(reply.body);
    if (!json.isObject())
        throw Error(ErrorKind::BadReply, hostOf(address), u"it is no object of JSON"_s);
    return json.object();
}

QString serviceQuery(const QString &query)
{
    constexpr qsizetype kMost = 400;
    const QString sent = withoutHiddenCharacters(query).simplified().left(kMost).trimmed();
    if (sent.isEmpty())
        throw Error(ErrorKind::BadInput, tr("the query has no words to search for"));
    return sent;
}

QString plainText(const QJsonValue &value, qsizetype most)
{
    constexpr qsizetype kWithMarkup = 8; // times as long, at most
    const QString text = withoutTags(withoutEntities(withoutTags(value.toString().left(kWithMarkup * most))));
    return withoutHiddenCharacters(text).simplified().left(most).trimmed();
}

QUrl webAddress(const QJsonValue &value)
{
    constexpr qsizetype kLongest = 4000;
    const QString text = value.toString().trimmed();
    const bool isOdd =
        text.size() > kLongest || std::ranges::any_of(text.toUcs4(), [](char32_t c) { return c < U' ' || isHidden(c); });
    QUrl url(isOdd ? QString() : text);
    const bool isWeb = url.scheme() == u"http" || url.scheme() == u"https";
    if (!url.isValid() || !isWeb || url.host().isEmpty() || !url.userInfo().isEmpty() || text.section(u'/', 2, 2).contains(u'@'))
        return {};
    url.setFragment({});
    return url;
}

std::vector<QJsonObject> objectsIn(const QJsonValue &list, std::size_t most)
{
    std::vector<QJsonObject> objects;
    const QJsonArray items = list.toArray();
    for (qsizetype i = 0; i < items.size() && objects.size() < most; ++i)
        if (items[i].isObject())
            objects.push_back(items[i].toObject());
    return objects;
}

} // namespace adduce
