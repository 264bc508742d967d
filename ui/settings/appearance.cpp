#include "ui/settings/appearance.h"

#include "ui/common/translation.h"
#include <QApplication>
#include <QSettings>
#include <QWidget>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

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

void startAgain()
{
    QApplication::closeAllWindows();
    const QWidgetList windows = QApplication::topLevelWidgets();
    if (std::ranges::none_of(windows, &QWidget::isVisible))
        QCoreApplication::exit(kStartAgain);
}

} // namespace adduce
