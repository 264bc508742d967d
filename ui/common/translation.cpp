#include "ui/common/translation.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

namespace adduce {

using namespace Qt::StringLiterals;

void installTranslations(QCoreApplication &application)
{
    if (QLocale().language() == QLocale::C)
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    auto *translator = new QTranslator(&application);
    if (translator->load(QLocale(), u"adduce"_s, u"_"_s, u":/i18n"_s) || translator->load(u":/i18n/adduce_en.qm"_s))
        QCoreApplication::installTranslator(translator);
}

} // namespace adduce
