#include "core/base/secret.h"

#include <cstring>
#include <sys/prctl.h>
#include <sys/resource.h>

namespace adduce {

void denyDumps()
{
    const rlimit none { 0, 0 };
    (void)setrlimit(RLIMIT_CORE, &none);
#ifndef ADDUCE_SANITIZED
    (void)prctl(PR_SET_DUMPABLE, 0);
#endif
}

void wipe(QByteArray &bytes)
{
    if (bytes.isDetached() && !bytes.isEmpty())
        explicit_bzero(bytes.data(), static_cast<std::size_t>(bytes.size()));
    bytes.clear();
}

void wipe(QString &text)
{
    if (text.isDetached() && !text.isEmpty())
        explicit_bzero(text.data(), static_cast<std::size_t>(text.size()) * sizeof(QChar));
    text.clear();
}

Secret::~Secret()
{
    wipe(m_bytes);
}

} // namespace adduce
