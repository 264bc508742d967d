#include "core/workspace/english.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

namespace adduce {

using namespace Qt::StringLiterals;

void installEnglish(QCoreApplication &application)
{
    auto *english = new QTranslator(&application);
    if (english->load(u":/i18n/adduce_en.qm"_s))
        QCoreApplication::installTranslator(english);
    else
        delete english;
}

void speakEnglish(QCoreApplication &application)
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    installEnglish(application);
}

} // namespace adduce
