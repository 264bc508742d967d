#pragma once
#include "core/serving/http_listener.h"
#include "core/settings/server.h"
#include <functional>
#include <memory>

namespace adduce {

class Workspace;

/// One request, as the log of the server has it: never what was asked or said.
struct ServedNote
{
    QString user; ///< empty: nobody's token
    QString from; ///< address
    QByteArray method, path;
    int status = 0;
    double milliseconds = 0;
};
using NoteSink = std::function<void(const ServedNote &)>; ///< thread-safe; in any thread

/// Serves a library to other programs and computers, over HTTP (docs/SERVER.md), while it lives.
class LibraryServer
{
public:
    /// `workspace` outlives it. Throws what HttpListener throws, BadInput for an address that is none, Missing for a certificate that is not there, and
    /// what a library does that cannot be opened.
    LibraryServer(Workspace &workspace, const ServerSettings &settings, NoteSink note = {});
    ~LibraryServer();
    LibraryServer(const LibraryServer &) = delete;
    LibraryServer &operator=(const LibraryServer &) = delete;

    [[nodiscard]] quint16 port() const;

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace adduce
