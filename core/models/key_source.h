#pragma once
#include "core/base/secret.h"
#include <QUrl>
#include <functional>

namespace adduce {

/// Gives the key of a server; empty for none. Thread-safe.
using KeySource = std::function<Secret(const QUrl &server)>;

/// Of KeyStore::variablesFor(), the first that is set.
Secret keyFromEnvironment(const QUrl &server);

} // namespace adduce
