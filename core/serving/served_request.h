#pragma once
#include <QByteArray>
#include <QHostAddress>
#include <any>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace adduce {

using HttpFields = std::vector<std::pair<QByteArray, QByteArray>>; ///< names and values, in the order in which they came

/// A part of a form (multipart/form-data).
struct FormPart
{
    QByteArray name;
    QString fileName {}; ///< as the client says, which may be any text: never a path to open; empty for a field
    QByteArray type {}; ///< as the client says
    QByteArray bytes {};
};

/// What a client asks.
struct ServedRequest
{
    QByteArray method; ///< "GET"
    QByteArray path; ///< as it was sent, percent signs and all, without the query
    HttpFields query; ///< percent signs undone
    HttpFields headers; ///< names in lower case
    QHostAddress from; ///< who is connected: behind a proxy, the proxy
    QByteArray body {}; ///< empty where it is a form
    std::vector<FormPart> form {};
    std::any pass {}; ///< what was found out when it was admitted

    [[nodiscard]] QByteArray header(QByteArrayView name) const; ///< the first of this name, in lower case; empty without one
    [[nodiscard]] int countHeaders(QByteArrayView name) const;
};

/// Takes the body of a reply as it comes into being. For the thread that writes it.
class ReplyWriter
{
public:
    virtual ~ReplyWriter() = default;
    /// Blocks while the client is slow to take what it has. Throws Error{Stopped} once it is gone.
    virtual void write(const QByteArray &bytes) = 0;
};

/// What it is given.
struct ServedReply
{
    int status = 200;
    HttpFields headers {};
    QByteArray body {};
    /// Writes the body, in place of `body`, in the thread that made the reply: for what takes long. What it throws ends the reply as if it
    /// were broken off.
    std::function<void(ReplyWriter &)> write {};
};

/// Whether a request may go on, judged by all but its body.
struct Admission
{
    qint64 mostBytes = 0; ///< that its body may have
    std::optional<ServedReply> refused {}; ///< in place of going on
    std::any pass {}; ///< for who replies: ServedRequest::pass
};

} // namespace adduce
