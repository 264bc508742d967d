#pragma once
#include <QByteArray>
#include <QUrl>
#include <functional>

namespace adduce {

/// The key of a server; empty for none. Thread-safe.
using KeySource = std::function<QByteArray(const QUrl &server)>;

/// Where what is stored without its key (an embedding space) gets it from: of this program, the environment until one is set;
/// an empty one sets it back.
void setKeySource(KeySource source);
QByteArray keyOf(const QUrl &server);

/// Of KeyStore::variablesFor(), the first that is set.
QByteArray keyFromEnvironment(const QUrl &server);

} // namespace adduce
