#include "core/network/event_stream.h"

#include "core/base/error.h"

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMost = 1 << 20; // bytes of an event

void checkSize(qsizetype bytes)
{
    if (bytes > kMost)
        throw Error(ErrorKind::BadReply, {}, u"an event of more than a megabyte"_s);
}

} // namespace

std::vector<StreamEvent> EventReader::add(const QByteArray &bytes)
{
    std::vector<StreamEvent> events;
    qsizetype start = 0;
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        const char c = bytes[i];
        const bool belongs = std::exchange(m_afterReturn, c == '\r') && c == '\n';
        if (c != '\r' && c != '\n')
            continue;
        if (!belongs) {
            m_line += QByteArrayView(bytes).sliced(start, i - start);
            takeLine(events);
            m_line.resize(0); // keeps its room
        }
        start = i + 1;
    }
    m_line += QByteArrayView(bytes).sliced(start);
    checkSize(m_line.size() + m_event.data.size());
    return events;
}

void EventReader::takeLine(std::vector<StreamEvent> &events)
{
    QByteArrayView line(m_line);
    if (std::exchange(m_isFirst, false) && line.startsWith("\xef\xbb\xbf"))
        line = line.sliced(3);
    if (line.isEmpty()) {
        if (m_hasData)
            events.push_back(std::move(m_event));
        m_event = {};
        m_hasData = false;
        return;
    }
    const qsizetype colon = line.indexOf(':');
    const QByteArrayView field = colon < 0 ? line : line.first(colon); // empty for a comment
    QByteArrayView value = colon < 0 ? QByteArrayView() : line.sliced(colon + 1);
    if (value.startsWith(' '))
        value = value.sliced(1);
    if (field == "event")
        m_event.name = value.toByteArray();
    if (field != "data")
        return;
    if (std::exchange(m_hasData, true))
        m_event.data += '\n';
    m_event.data += value;
    checkSize(m_event.data.size());
}

std::vector<StreamEvent> LineReader::add(const QByteArray &bytes)
{
    std::vector<StreamEvent> events;
    qsizetype start = 0;
    for (qsizetype end = 0; (end = bytes.indexOf('\n', start)) >= 0; start = end + 1) {
        m_line += QByteArrayView(bytes).sliced(start, end - start);
        checkSize(m_line.size());
        const auto whole = finish();
        events.insert(events.end(), whole.begin(), whole.end());
    }
    m_line += QByteArrayView(bytes).sliced(start);
    checkSize(m_line.size());
    return events;
}

std::vector<StreamEvent> LineReader::finish()
{
    const QByteArray line = std::exchange(m_line, {}).trimmed();
    return line.isEmpty() ? std::vector<StreamEvent> {} : std::vector<StreamEvent> { { {}, line } };
}

} // namespace adduce
