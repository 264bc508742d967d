#include "core/models/key_source.h"

#include "core/models/key_store.h"

#include <mutex>

namespace adduce {

namespace {

std::mutex &sourceMutex()
{
    static std::mutex one;
    return one;
}

KeySource &current()
{
    static KeySource source;
    return source;
}

} // namespace

void setKeySource(KeySource source)
{
    const std::scoped_lock lock(sourceMutex());
    current() = std::move(source);
}

QByteArray keyOf(const QUrl &server)
{
    const std::scoped_lock lock(sourceMutex()); // held: the source may go when it is replaced
    return current() ? current()(server) : keyFromEnvironment(server);
}

QByteArray keyFromEnvironment(const QUrl &server)
{
    for (const QString &name : KeyStore::variablesFor(server))
        if (const QByteArray key = qgetenv(name.toLatin1().constData()).trimmed(); !key.isEmpty())
            return key;
    return {};
}

} // namespace adduce
