#include "core/settings/online.h"

#include <QSettings>

namespace adduce {

using namespace Qt::StringLiterals;

OnlineSettings loadOnline(const QSettings &settings)
{
    return { settings.value(u"online/local_only"_s, false).toBool(), settings.value(u"online/crossref"_s, false).toBool() };
}

void saveOnline(QSettings &settings, const OnlineSettings &online)
{
    settings.setValue(u"online/local_only"_s, online.localOnly);
    settings.setValue(u"online/crossref"_s, online.crossref);
}

} // namespace adduce
