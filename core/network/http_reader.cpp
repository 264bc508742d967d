#include "core/network/http_reader.h"

#include "core/base/error.h"

#include <algorithm>
#include <cctype>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMostHead = 64 << 10; // bytes; no server that we know says more than a few
constexpr int kMostInterim = 100;
constexpr int kSwitching = 101;
constexpr int kFirstFinal = 200;
constexpr int kNoContent = 204;
constexpr int kNotModified = 304;

[[noreturn]] void refuse(const QString &why)
{
    throw Error(ErrorKind::BadReply, {}, why);
}

bool isDigits(QByteArrayView text)
{
    return !text.isEmpty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

/// None without one; several that differ are how a reply is smuggled past a proxy.
std::optional<qint64> lengthIn(const HttpReply &head)
{
    std::optional<qint64> length;
    for (const auto &[name, value] : head.headers) {
        if (name != "content-length")
            continue;
        bool isNumber = false;
        const qint64 said = isDigits(value) ? value.toLongLong(&isNumber) : -1;
        if (!isNumber || (length && *length != said))
            refuse(u"a length that is none"_s);
        length = said;
    }
    return length;
}

bool isChunked(const HttpReply &head)
{
    const QByteArray coding = head.header("transfer-encoding").toLower();
    if (!coding.isEmpty() && coding != "chunked")
        refuse(u"a transfer encoding that was not asked for"_s);
    return !coding.isEmpty();
}

} // namespace

bool HttpReader::isInLine() const
{
    return m_state == State::Status || m_state == State::Fields || m_state == State::ChunkSize || m_state == State::ChunkEnd
        || m_state == State::Trailer;
}

void HttpReader::add(QByteArrayView bytes, const OnBody &onBody)
{
    while (!bytes.isEmpty() && m_state != State::Complete) {
        if (isInLine()) {
            const qsizetype end = bytes.indexOf('\n');
            const QByteArrayView part = end < 0 ? bytes : bytes.first(end);
            m_lineBytes += part.size() + 1;
            if (m_lineBytes > kMostHead)
                refuse(u"a head of more than %1 bytes"_s.arg(kMostHead));
            m_line += part;
            if (end < 0)
                return;
            bytes = bytes.sliced(end + 1);
            const QByteArray line = std::exchange(m_line, {});
            takeLine(line.endsWith('\r') ? QByteArrayView(line).chopped(1) : QByteArrayView(line));
            continue;
        }
        const QByteArrayView body = m_state == State::UntilEnd ? bytes : bytes.first(std::min<qint64>(bytes.size(), m_left));
        bytes = bytes.sliced(body.size());
        onBody(body);
        if (m_state == State::UntilEnd)
            continue;
        m_left -= body.size();
        if (m_left == 0)
            m_state = m_state == State::Counted ? State::Complete : State::ChunkEnd;
    }
}

void HttpReader::end()
{
    if (m_state == State::UntilEnd)
        m_state = State::Complete;
    if (m_state != State::Complete)
        throw Error(
            ErrorKind::Unreachable, {}, hasHead() ? u"the answer broke off"_s : u"the connection was closed without an answer"_s);
}

void HttpReader::takeLine(QByteArrayView line)
{
    switch (m_state) {
    case State::Status:
        if (!line.isEmpty()) // a line end may be left of what came before
            takeStatus(line);
        return;
    case State::Fields:
        return line.isEmpty() ? endHead() : takeField(line);
    case State::ChunkSize:
        return takeChunkSize(line);
    case State::ChunkEnd:
        if (!line.isEmpty())
            refuse(u"a chunk that is longer than it says"_s);
        m_state = State::ChunkSize;
        m_lineBytes = 0;
        return;
    case State::Trailer:
        if (line.isEmpty())
            m_state = State::Complete;
        return;
    case State::UntilEnd:
    case State::Counted:
    case State::Chunk:
    case State::Complete:
        break;
    }
}

void HttpReader::takeStatus(QByteArrayView line)
{
    constexpr qsizetype kVersion = 9; // "HTTP/1.1 "
    constexpr qsizetype kStatus = 3;
    const bool isHttp = line.startsWith("HTTP/1.") && line.size() >= kVersion + kStatus && line[kVersion - 1] == ' ';
    const QByteArrayView status = isHttp ? line.sliced(kVersion, kStatus) : QByteArrayView();
    if (!isDigits(status))
        refuse(u"what answers does not speak HTTP"_s);
    m_head = {};
    m_head.status = status.toByteArray().toInt();
    m_state = State::Fields;
}

void HttpReader::takeField(QByteArrayView line)
{
    if (line.front() == ' ' || line.front() == '\t') { // goes on with the one before
        if (!m_head.headers.empty())
            m_head.headers.back().second += ' ' + line.trimmed().toByteArray();
        return;
    }
    const qsizetype colon = line.indexOf(':');
    if (colon <= 0)
        refuse(u"a header without a name"_s);
    m_head.headers.emplace_back(
        line.first(colon).trimmed().toByteArray().toLower(), line.sliced(colon + 1).trimmed().toByteArray());
}

void HttpReader::endHead()
{
    m_lineBytes = 0;
    if (m_head.status == kSwitching)
        refuse(u"another protocol than HTTP"_s);
    if (m_head.status < kFirstFinal) {
        if (++m_interim > kMostInterim)
            refuse(u"nothing but interim replies"_s);
        m_state = State::Status;
        return;
    }
    const std::optional<qint64> length = lengthIn(m_head);
    m_head.contentLength = length.value_or(0);
    if (m_head.status == kNoContent || m_head.status == kNotModified)
        m_state = State::Complete;
    else if (isChunked(m_head))
        m_state = State::ChunkSize;
    else if (!length)
        m_state = State::UntilEnd;
    else
        m_state = *length == 0 ? State::Complete : State::Counted;
    m_left = m_state == State::Counted ? *length : 0;
}

void HttpReader::takeChunkSize(QByteArrayView line)
{
    constexpr int kHex = 16;
    constexpr qsizetype kDigits = 15; // fewer than overflow
    const qsizetype end = line.indexOf(';'); // what stands behind it is an extension
    const QByteArray digits = (end < 0 ? line : line.first(end)).trimmed().toByteArray();
    bool isNumber = false;
    const bool isHex = digits.size() <= kDigits
        && std::ranges::all_of(digits, [](char c) { return std::isxdigit(static_cast<unsigned char>(c)) != 0; });
    m_left = isHex ? digits.toLongLong(&isNumber, kHex) : 0;
    if (!isNumber)
        refuse(u"a chunk without a size"_s);
    m_lineBytes = 0;
    m_state = m_left == 0 ? State::Trailer : State::Chunk;
}

} // namespace adduce
