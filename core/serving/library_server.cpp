#include "core/serving/library_server.h"

#include "core/serving/gate.h"
#include "core/serving/problem.h"
#include "core/serving/routes.h"
#include "core/serving/serving_context.h"

#include <QFile>
#include <QJsonDocument>
#include <QScopeGuard>
#include <algorithm>
#include <chrono>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

using Clock = std::chrono::steady_clock;

constexpr qint64 kBytesInHand = qint64(256) << 20; // at least; four uploads fit

/// Nothing of a reply is kept, framed, or taken for what it is not.
const HttpFields kGuards { { "Cache-Control", "no-store" }, { "X-Content-Type-Options", "nosniff" },
    { "X-Frame-Options", "DENY" }, { "Referrer-Policy", "no-referrer" },
    { "Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'" } };

QByteArray contentOf(const QString &path)
{
    if (path.isEmpty())
        return {};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw Error(file.exists() ? ErrorKind::Unreadable : ErrorKind::Missing, path);
    return file.readAll();
}

ListeningPlace placeOf(const ServerSettings &settings)
{
    const QHostAddress address(settings.address);
    if (address.isNull())
        throw Error(
            ErrorKind::BadInput, u"\"%1\" is no address of this computer, such as 127.0.0.1 or 0.0.0.0"_s.arg(settings.address));
    if (settings.certificate.isEmpty() != settings.key.isEmpty())
        throw Error(ErrorKind::BadInput,
            u"a certificate and its key go together, and only \"%1\" is given"_s.arg(settings.certificate + settings.key));
    return { address, static_cast<quint16>(settings.port), contentOf(settings.certificate), Secret(contentOf(settings.key)) };
}

QJsonObject bodyOf(const Route &route, const ServedRequest &request)
{
    if (route.body != BodyKind::Json)
        return {};
    QJsonParseError error {};
    const QJsonDocument json = QJsonDocument::fromJson(request.body, &error);
    if (!json.isObject())
        throw Error(ErrorKind::BadInput, {}, error.error ? error.errorString() : u"the body is no object of JSON"_s);
    return json.object();
}

} // namespace

struct LibraryServer::Parts
{
    Parts(Workspace &workspace, const ServerSettings &settings, NoteSink sink)
        : context(workspace, settings)
        , gate(routes(), settings, workspace.library().open())
        , note(std::move(sink))
        , listener(placeOf(settings), { .bytesInHand = std::max(kBytesInHand, qint64(4 * settings.uploadMegabytes) << 20) },
              { .admit = [this](const ServedRequest &request) { return admit(request); },
                  .serve = [this](const ServedRequest &request, const std::stop_token &stop) { return serve(request, stop); },
                  .refuse = [this](const ServedRequest &request, int status) { return refuse(request, status); } })
    {
    }

    Admission admit(const ServedRequest &request)
    {
        Admission admission = gate.admit(request);
        if (admission.refused)
            finish(request, {}, *admission.refused, Clock::now());
        return admission;
    }

    ServedReply serve(const ServedRequest &request, const std::stop_token &stop)
    {
        const auto begun = Clock::now();
        const auto &admitted = std::any_cast<const Admitted &>(request.pass);
        ServedReply reply;
        try {
            reply = admitted.route->serve(
                context, { request, admitted.caller, admitted.path, bodyOf(*admitted.route, request), stop });
        } catch (const std::exception &exception) {
            reply = problem(admitted.route->errors, asError(exception));
        }
        finish(request, admitted.caller.user.name, reply, begun);
        return reply;
    }

    ServedReply refuse(const ServedRequest &request, int status)
    {
        const auto *admitted = std::any_cast<Admitted>(&request.pass);
        const ErrorForm form = admitted && admitted->route ? admitted->route->errors : ErrorForm::Problem;
        const ErrorKind kind = status == 400 ? ErrorKind::BadInput
            : status == 413                  ? ErrorKind::TooLarge
            : status == 503                  ? ErrorKind::Overloaded
                                             : ErrorKind::Internal;
        ServedReply reply = problem(form, status, servedWords(Error(kind)), nameOf(kind));
        if (status == 503)
            reply.headers.emplace_back("Retry-After", "5");
        finish(request, {}, reply, Clock::now());
        return reply;
    }

    void finish(const ServedRequest &request, const QString &user, ServedReply &reply, Clock::time_point begun) const
    {
        for (const HttpFields &more : { kGuards, gate.originHeaders(request) })
            for (const auto &[name, value] : more)
                if (std::ranges::find(reply.headers, name, &std::pair<QByteArray, QByteArray>::first) == reply.headers.end())
                    reply.headers.emplace_back(name, value);
        const ServedNote told { user, request.from.toString(), request.method, request.path, reply.status };
        if (reply.write)
            reply.write = [this, told, begun, write = std::move(reply.write)](ReplyWriter &writer) {
                const auto atTheEnd = qScopeGuard([&] { tell(told, begun); }); // also of one that is broken off
                write(writer);
            };
        else
            tell(told, begun);
    }

    void tell(ServedNote told, Clock::time_point begun) const
    {
        told.milliseconds = std::chrono::duration<double, std::milli>(Clock::now() - begun).count();
        if (note)
            note(told);
    }

    ServingContext context;
    Gate gate; ///< for the thread that listens, but for originHeaders()
    NoteSink note;
    HttpListener listener; ///< last: its threads use the others
};

LibraryServer::LibraryServer(Workspace &workspace, const ServerSettings &settings, NoteSink note)
    : m_parts(std::make_unique<Parts>(workspace, settings, std::move(note)))
{
}

LibraryServer::~LibraryServer() = default;

quint16 LibraryServer::port() const
{
    return m_parts->listener.port();
}

} // namespace adduce
