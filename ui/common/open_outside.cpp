#include "ui/common/open_outside.h"

#include "core/base/child_environment.h"

#include <QDesktopServices>

namespace adduce {

bool openOutside(const QUrl &url)
{
    const BareEnvironment bare;
    return QDesktopServices::openUrl(url);
}

} // namespace adduce
