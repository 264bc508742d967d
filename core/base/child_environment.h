#pragma once
#include <QByteArrayList>

namespace adduce {

/// The environment of this process, "NAME=value", for the workers that open untrusted files: without what looks by its name
/// like a key, a token or a password.
QByteArrayList childEnvironment();

} // namespace adduce
