#pragma once
#include <QUrl>

namespace adduce {

/// Has another program of the user's open it, the browser or the file manager, which gets none of our keys. False: no program did.
bool openOutside(const QUrl &url);

} // namespace adduce
