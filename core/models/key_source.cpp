#include "core/models/key_source.h"

#include "core/models/key_store.h"

namespace adduce {

QByteArray keyFromEnvironment(const QUrl &server)
{
    for (const QString &name : KeyStore::variablesFor(server))
        if (const QByteArray key = qgetenv(name.toLatin1().constData()).trimmed(); !key.isEmpty())
            return key;
    return {};
}

} // namespace adduce
