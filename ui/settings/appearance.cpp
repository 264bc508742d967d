#include "ui/settings/appearance.h"

#include "ui/common/translation.h"
#include <QApplication>
#include <QSettings>
#include <QWidget>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

constexpr auto kStartedAgain = "window/started_again"_L1;

Appearance loadAppearance(const QSettings &settings)
{
    Appearance appearance;
    appearance.theme = static_cast<ThemeChoice>(std::clamp(settings.value(u"window/theme"_s, 0).toInt(), 0, 2));
    appearance.percent =
        std::clamp(settings.value(u"window/scale"_s, Appearance::kSmallest).toInt(), Appearance::kSmallest, Appearance::kLargest);
    const QString language = settings.value(u"window/language"_s).toString();
    appearance.language = languages().contains(language) ? language : QString();
    return appearance;
}

void saveAppearance(QSettings &settings, const Appearance &appearance)
{
    settings.setValue(u"window/theme"_s, static_cast<int>(appearance.theme));
    settings.setValue(u"window/scale"_s, appearance.percent);
    settings.setValue(u"window/language"_s, appearance.language);
}

bool scaleWindows(const Appearance &appearance)
{
    return appearance.percent != Appearance::kSmallest && !qEnvironmentVariableIsSet("QT_SCALE_FACTOR")
        && qputenv("QT_SCALE_FACTOR", QByteArray::number(appearance.percent / 100.0));
}

void startAgain(QSettings &settings)
{
    QApplication::closeAllWindows();
    const QWidgetList windows = QApplication::topLevelWidgets();
    if (!std::ranges::none_of(windows, &QWidget::isVisible))
        return;
    settings.setValue(kStartedAgain, true);
    QCoreApplication::exit(kStartAgain);
}

bool takeStartedAgain(QSettings &settings)
{
    const bool isSo = settings.value(kStartedAgain).toBool();
    settings.remove(kStartedAgain);
    return isSo;
}

} // namespace adduce
