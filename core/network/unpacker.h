#pragma once
#include <QByteArrayView>
#include <functional>
#include <memory>

namespace adduce {

/// Unpacks gzip (RFC 1952), zlib (RFC 1950) or raw deflate as it comes, in pieces of at most 64 kB, so that whoever takes them can end
/// it: few bytes may unpack to very many.
class Unpacker
{
public:
    Unpacker();
    ~Unpacker();
    Unpacker(Unpacker &&) noexcept;
    Unpacker &operator=(Unpacker &&) noexcept;
    Unpacker(const Unpacker &) = delete;
    Unpacker &operator=(const Unpacker &) = delete;

    /// Throws Error{BadReply} for what is not packed so; what `take` throws comes out.
    void add(QByteArrayView packed, const std::function<void(QByteArrayView)> &take);
    /// At the end of what is packed. Throws Error{Unreachable} when it is cut.
    void end() const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace adduce
