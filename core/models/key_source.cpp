#include "core/models/key_source.h"

#include "core/base/child_environment.h"
#include "core/models/key_store.h"

namespace adduce {

Secret keyFromEnvironment(const QUrl &server)
{
    for (const QString &name : KeyStore::variablesFor(server))
        if (const QByteArray key = ownVariable(name.toLatin1().constData()).trimmed(); !key.isEmpty())
            return key;
    return {};
}

} // namespace adduce
