#include "core/network/unpacker.h"

#include "core/base/error.h"

#include <array>
#include <zlib.h>

namespace adduce {

using namespace Qt::StringLiterals;

struct Unpacker::State
{
    z_stream stream {};
    bool isRaw = false; ///< some servers mean raw deflate by "deflate"
    bool hasBegun = false;
    bool hasEnded = false;
    QByteArray tried; ///< before anything was unpacked: raw deflate is read from its first byte again

    explicit State(int window)
    {
        if (inflateInit2(&stream, window) != Z_OK)
            throw Error(ErrorKind::Internal, u"inflateInit2"_s);
    }
    ~State() { inflateEnd(&stream); }
    State(const State &) = delete;
    State &operator=(const State &) = delete;
    State(State &&) = delete;
    State &operator=(State &&) = delete;
};

static constexpr Bytef kGzip = 0x1f; // the first byte of each
static constexpr int kGzipOrZlib = 32 + MAX_WBITS; // told apart by zlib

Unpacker::Unpacker()
    : m_state(std::make_unique<State>(kGzipOrZlib))
{
}

Unpacker::~Unpacker() = default;
Unpacker::Unpacker(Unpacker &&) noexcept = default;
Unpacker &Unpacker::operator=(Unpacker &&) noexcept = default;

void Unpacker::add(QByteArrayView packed, const std::function<void(QByteArrayView)> &take)
{
    std::array<char, 64 << 10> piece {};
    z_stream *stream = &m_state->stream;
    stream->next_in = reinterpret_cast<Bytef *>(const_cast<char *>(packed.data())); // zlib reads it only
    stream->avail_in = static_cast<uInt>(packed.size());
    while (!m_state->hasEnded) {
        stream->next_out = reinterpret_cast<Bytef *>(piece.data());
        stream->avail_out = static_cast<uInt>(piece.size());
        const int result = inflate(stream, Z_NO_FLUSH);
        if (result == Z_DATA_ERROR && !m_state->hasBegun && !m_state->isRaw) {
            const QByteArray all = m_state->tried + packed.toByteArray();
            m_state = std::make_unique<State>(-MAX_WBITS);
            m_state->isRaw = true;
            return add(all, take);
        }
        if (result != Z_OK && result != Z_STREAM_END && result != Z_BUF_ERROR)
            throw Error(ErrorKind::BadReply, {}, u"packed bytes that cannot be unpacked"_s);
        const qsizetype count = static_cast<qsizetype>(piece.size()) - stream->avail_out;
        m_state->hasBegun = m_state->hasBegun || count > 0;
        m_state->hasEnded = result == Z_STREAM_END;
        if (count > 0)
            take(QByteArrayView(piece.data(), count));
        if (m_state->hasEnded && stream->avail_in > 0 && !m_state->isRaw && *stream->next_in == kGzip) {
            inflateReset(stream); // one more of several that follow each other
            m_state->hasEnded = false;
        } else if (stream->avail_out > 0 && !m_state->hasEnded) {
            break; // it waits for more
        }
    }
    constexpr qsizetype kMostTried = 1 << 10; // by then it is known what it is
    if (!m_state->hasBegun && !m_state->isRaw && m_state->tried.size() < kMostTried)
        m_state->tried += packed;
}

void Unpacker::end() const
{
    if (!m_state->hasEnded)
        throw Error(ErrorKind::Unreachable, {}, u"the answer broke off"_s);
}

} // namespace adduce
