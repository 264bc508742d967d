#pragma once
#include <QByteArray>
#include <vector>

namespace adduce {

/// One event of a stream.
struct StreamEvent
{
    QByteArray name; ///< of "event:", empty without one
    QByteArray data;
    friend bool operator==(const StreamEvent &, const StreamEvent &) = default;
};

/// Reads server-sent events (WHATWG HTML, section 9.2) from bytes that come in pieces, cut anywhere. Lines end in LF, CR or
/// CRLF; several data lines of an event are joined by LF; comments and fields that we do not use are passed over; what has no
/// blank line behind it is no event yet.
class EventReader
{
public:
    /// The events that these bytes complete. Throws Error{BadReply} for one of more than a megabyte.
    std::vector<StreamEvent> add(const QByteArray &bytes);

private:
    void takeLine(std::vector<StreamEvent> &events);

    QByteArray m_line;
    StreamEvent m_event;
    bool m_hasData = false;
    bool m_afterReturn = false; ///< a CR, which an LF may belong to
    bool m_isFirst = true; ///< line, which a byte order mark may stand before
};

/// Reads lines (NDJSON), each an event without a name, from bytes that come in pieces. Empty lines are none.
class LineReader
{
public:
    std::vector<StreamEvent> add(const QByteArray &bytes); ///< throws as EventReader
    /// At the end of the stream: a last line that nothing ended.
    std::vector<StreamEvent> finish();

private:
    QByteArray m_line;
};

} // namespace adduce
