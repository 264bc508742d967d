#pragma once
#include <QString>

namespace adduce {

/// A name as a menu shows it: there an ampersand alone marks the key of the letter after it.
inline QString menuText(QString name)
{
    return name.replace(u'&', QLatin1String("&&"));
}

} // namespace adduce
