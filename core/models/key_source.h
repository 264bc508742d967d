#pragma once
#include <QByteArray>
#include <QUrl>
#include <functional>

namespace adduce {

/// Gives the key of a server; empty for none. Thread-safe.
using KeySource = std::function<QByteArray(const QUrl &server)>;

/// Of KeyStore::variablesFor(), the first that is set.
QByteArray keyFromEnvironment(const QUrl &server);

} // namespace adduce
