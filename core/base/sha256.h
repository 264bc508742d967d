#pragma once
#include <QByteArray>
#include <memory>

namespace adduce {

/// SHA-256 (FIPS 180-4) of what is added. By nettle, which uses the processor's own instructions: seven times as fast as
/// QCryptographicHash, and every paper is hashed before it is read.
class Sha256
{
public:
    Sha256();
    ~Sha256();
    Sha256(const Sha256 &) = delete;
    Sha256 &operator=(const Sha256 &) = delete;

    void add(QByteArrayView bytes);
    /// 64 lower-case hexadecimal digits. What is added after that is a new message.
    [[nodiscard]] QByteArray takeHex();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace adduce
