#include "ui/shell/window_place.h"

#include "ui/common/widgets.h"
#include <QCryptographicHash>
#include <QGuiApplication>
#include <QScreen>
#include <QSettings>

namespace adduce {

using namespace Qt::StringLiterals;

constexpr auto kLastPlace = "window/geometry"_L1; ///< on whatever screens

/// Of the place on the screens that are there now: at the desk it is another than on the way.
static QString placeKey()
{
    QStringList screens;
    for (const QScreen *screen : QGuiApplication::screens()) {
        const QRect at = screen->geometry();
        screens << u"%1 %2 %3 %4 %5"_s.arg(screen->name()).arg(at.x()).arg(at.y()).arg(at.width()).arg(at.height());
    }
    screens.sort();
    const QByteArray hash = QCryptographicHash::hash(screens.join(u'\n').toUtf8(), QCryptographicHash::Sha256);
    return kLastPlace + u' ' + QString::fromLatin1(hash.first(8).toHex());
}

void restorePlace(QWidget &window, const QSettings &settings)
{
    resizeInSight(window, { space(360), space(225) });
    window.restoreGeometry(settings.value(placeKey(), settings.value(kLastPlace)).toByteArray());
}

void savePlace(const QWidget &window, QSettings &settings)
{
    settings.setValue(kLastPlace, window.saveGeometry());
    settings.setValue(placeKey(), window.saveGeometry());
}

} // namespace adduce
