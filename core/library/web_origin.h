#pragma once
#include <QByteArray>
#include <QDateTime>
#include <QJsonObject>
#include <QString>
#include <optional>

namespace adduce {

/// Where on the web, and when, a document was fetched that is a page as it came.
struct WebOrigin
{
    QString address;
    QDateTime fetchedAt; ///< UTC

    [[nodiscard]] QString host() const;
    friend bool operator==(const WebOrigin &, const WebOrigin &) = default;
};

/// What a document's imported entry (CSL-JSON) says of it; none for one of a reference manager. Pure.
std::optional<WebOrigin> webOriginIn(const QByteArray &entry);
/// Whether it says that the page stays whatever its age. Pure.
bool isKeptIn(const QByteArray &entry);

/// The entry of a page: what any reader of CSL-JSON knows as a web page, and what these two give back. Pure.
QByteArray webEntry(const WebOrigin &origin, bool isKept);

} // namespace adduce
