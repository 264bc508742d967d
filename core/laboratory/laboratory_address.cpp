#include "core/laboratory/laboratory_address.h"

#include "core/base/error.h"
#include "core/base/tr.h"
#include "core/network/http.h"

#include <QUrlQuery>
#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kUsualPort = 5432;

[[noreturn]] void refuse(const QString &why)
{
    throw Error(ErrorKind::BadInput, why);
}

/// What stands behind the question mark. A socket's folder is a "host" for libpq, too.
void readOptions(const QUrl &url, LaboratoryAddress &address)
{
    const QUrlQuery options(url);
    for (const auto &[name, value] : options.queryItems(QUrl::FullyDecoded)) {
        if (name == u"host" && value.startsWith(u'/') && address.host.isEmpty())
            address.socketFolder = value;
        else if (name == u"sslrootcert")
            address.certificates = value;
        else if (name == u"password")
            refuse(tr("the address of a laboratory must not hold a password; it is asked for, or read from the file that "
                      "PGPASSFILE names"));
        else
            refuse(tr("\"%1\" is no option of a laboratory's address; there are host=/FOLDER and sslrootcert=FILE")
                    .arg(name.left(80)));
    }
}

} // namespace

LaboratoryAddress laboratoryAddress(const QString &typed)
{
    const QUrl url(typed.trimmed(), QUrl::StrictMode);
    if (!url.isValid() || (url.scheme() != u"postgresql" && url.scheme() != u"postgres"))
        refuse(tr("\"%1\" is no address of a laboratory, such as postgresql://anna@server.example.org/laboratory")
                .arg(url.isValid() ? url.toDisplayString(QUrl::RemoveUserInfo).left(200) : QString()));
    if (!url.password().isEmpty())
        refuse(tr("the address of a laboratory must not hold a password; it is asked for, or read from the file that PGPASSFILE "
                  "names"));
    LaboratoryAddress address { url.host(), {}, url.port(kUsualPort), url.path(QUrl::FullyDecoded).mid(1),
        url.userName(QUrl::FullyDecoded) };
    if (address.database.isEmpty() || address.database.contains(u'/'))
        refuse(tr(
            "the address of a laboratory ends in the name of its database, such as postgresql://server.example.org/laboratory"));
    if (url.hasFragment() || address.host.contains(u','))
        refuse(tr("the address of a laboratory names one server"));
    readOptions(url, address);
    return address;
}

QString toText(const LaboratoryAddress &address)
{
    QUrl url;
    url.setScheme(u"postgresql"_s);
    url.setHost(address.host);
    url.setUserName(address.user);
    if (address.port != kUsualPort)
        url.setPort(address.port);
    url.setPath(u'/' + address.database, QUrl::DecodedMode);
    QUrlQuery options;
    if (!address.socketFolder.isEmpty())
        options.addQueryItem(u"host"_s, address.socketFolder);
    if (!address.certificates.isEmpty())
        options.addQueryItem(u"sslrootcert"_s, address.certificates);
    url.setQuery(options);
    QString text = url.toString(QUrl::FullyEncoded);
    if (address.host.isEmpty() && !text.startsWith(u"postgresql://")) // QUrl leaves out an empty authority
        text.insert(u"postgresql:"_s.size(), u"//"_s + (address.user.isEmpty() ? QString() : address.user + u'@'));
    return text;
}

QString shownName(const LaboratoryAddress &address)
{
    const QString where = address.host.isEmpty() ? tr("this computer") : hostOf(toUrl(address));
    return u"%1/%2"_s.arg(where, address.database);
}

QUrl toUrl(const LaboratoryAddress &address)
{
    QUrl url;
    url.setScheme(u"postgresql"_s);
    url.setHost(address.host.isEmpty() ? u"localhost"_s : address.host);
    url.setPort(address.port);
    return url;
}

bool isHere(const LaboratoryAddress &address)
{
    return address.host.isEmpty() || isLoopback(toUrl(address));
}

} // namespace adduce
