#include "ui/common/translation.h"

#include "core/workspace/english.h"
#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QTranslator>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

bool install(QCoreApplication &application, const QString &file, const QString &folder)
{
    auto *translator = new QTranslator(&application);
    if (translator->load(QLocale(), file, u"_"_s, folder))
        return QCoreApplication::installTranslator(translator);
    delete translator;
    return false;
}

} // namespace

QStringList languages()
{
    QStringList result;
    for (const QString &file : QDir(u":/i18n"_s).entryList({ u"adduce_*.qm"_s }, QDir::Files, QDir::Name))
        result << file.section(u'.', 0, 0).section(u'_', 1);
    return result;
}

QString ownName(const QString &language)
{
    const QLocale locale(language);
    QString name = language == u"zh_CN"_s ? u"简体中文"_s : locale.nativeLanguageName();
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    return language == u"en"_s ? u"English"_s : name;
}

void installTranslations(QCoreApplication &application, const QString &language)
{
    const QLocale system = QLocale::system();
    if (!language.isEmpty() && QLocale(language).language() != system.language())
        QLocale::setDefault(QLocale(language));
    else if (system.language() == QLocale::C)
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    install(application, u"qtbase"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    installEnglish(application);
    install(application, u"adduce"_s, u":/i18n"_s);
}

} // namespace adduce
