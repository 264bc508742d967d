#include "app/cli/existing_library.h"

#include "core/base/error.h"

#include <QFileInfo>

namespace adduce::cli {

using namespace Qt::StringLiterals;

Library existingLibrary(const QString &path)
{
    if (path != Library::defaultPath() && !QFileInfo::exists(path))
        throw Error(ErrorKind::BadInput, path, u"no library is there; add and import make one"_s);
    return Library(path);
}

} // namespace adduce::cli
