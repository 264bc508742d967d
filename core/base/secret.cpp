#include "core/base/secret.h"

#include <QFile>
#include <cstring>
#include <sys/prctl.h>
#include <sys/resource.h>

namespace adduce {

/// Who traces a program reads its memory as it is, whatever the program says.
static bool isTraced()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return false;
    for (const QByteArray &line : status.readAll().split('\n'))
        if (constexpr QByteArrayView kName("TracerPid:"); line.startsWith(kName))
            return line.mid(kName.size()).trimmed().toInt() != 0;
    return false;
}

void denyDumps()
{
    const rlimit none { 0, 0 };
    (void)setrlimit(RLIMIT_CORE, &none);
#ifndef ADDUCE_SANITIZED
    if (!isTraced()) // so that what a program contacts can be traced without being root
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
