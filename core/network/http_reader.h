#pragma once
#include "core/network/http.h"
#include <QByteArrayView>
#include <functional>

namespace adduce {

/// Reads one reply of HTTP/1.1 (RFC 9112) from bytes that come in pieces, cut anywhere. Interim replies (1xx) are passed over; a body
/// ends after its length, its last chunk, or with the connection. A head of more than 64 kB, or what is no HTTP, is Error{BadReply}.
class HttpReader
{
public:
    using OnBody = std::function<void(QByteArrayView bytes)>;

    /// `onBody` gets what of the body is in these bytes, without its framing; the head is known then. What it throws comes out.
    void add(QByteArrayView bytes, const OnBody &onBody);
    /// Of the connection. Throws Error{Unreachable} when the reply is cut.
    void end();

    [[nodiscard]] bool isComplete() const { return m_state == State::Complete; }
    [[nodiscard]] bool hasHead() const { return m_state > State::Fields; }
    [[nodiscard]] const HttpReply &head() const { return m_head; } ///< without its body

private:
    enum class State
    {
        Status,
        Fields,
        UntilEnd, ///< the body is all that comes
        Counted, ///< `m_left` bytes of it are to come
        ChunkSize,
        Chunk, ///< `m_left` bytes of it are to come
        ChunkEnd,
        Trailer,
        Complete
    };
    [[nodiscard]] bool isInLine() const;
    void takeLine(QByteArrayView line);
    void takeStatus(QByteArrayView line);
    void takeField(QByteArrayView line);
    void endHead();
    void takeChunkSize(QByteArrayView line);

    State m_state = State::Status;
    HttpReply m_head;
    QByteArray m_line; ///< what has come of it
    qsizetype m_lineBytes = 0; ///< of all lines of a head or trailer
    int m_interim = 0; ///< replies that were passed over
    qint64 m_left = 0;
};

} // namespace adduce
