#include "ui/common/live_region.h"

#include <QAccessibleWidget>

namespace adduce {

static QAccessibleInterface *accessibleRegion(const QString &, QObject *object)
{
    auto *region = qobject_cast<LiveRegion *>(object);
    return region ? new QAccessibleWidget(region, QAccessible::Notification) : nullptr;
}

LiveRegion::LiveRegion(QWidget *parent)
    : QWidget(parent)
{
    QAccessible::installFactory(accessibleRegion); // once, however often it is asked for
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    resize(1, 1); // what has no size counts as not shown
}

void LiveRegion::say(const QString &words)
{
    setAccessibleName(words); // which tells that the name is another one
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent spoken(this, words);
    QAccessible::updateAccessibility(&spoken);
#endif
}

} // namespace adduce
