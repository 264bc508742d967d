#include "core/base/sha256.h"

#include <nettle/sha2.h>

namespace adduce {

struct Sha256::State
{
    sha256_ctx context {};
};

Sha256::Sha256()
    : m_state(std::make_unique<State>())
{
    sha256_init(&m_state->context);
}

Sha256::~Sha256() = default;

void Sha256::add(QByteArrayView bytes)
{
    sha256_update(&m_state->context, static_cast<std::size_t>(bytes.size()), reinterpret_cast<const uint8_t *>(bytes.data()));
}

QByteArray Sha256::takeHex()
{
    QByteArray digest(SHA256_DIGEST_SIZE, Qt::Uninitialized);
    sha256_digest(&m_state->context, SHA256_DIGEST_SIZE, reinterpret_cast<uint8_t *>(digest.data()));
    return digest.toHex();
}

} // namespace adduce
