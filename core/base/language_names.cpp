#include "core/base/language_names.h"

#include <QLocale>
#include <QRegularExpression>

namespace adduce {

using namespace Qt::StringLiterals;

bool isLanguageCode(const QString &code)
{
    static const QRegularExpression form(u"^[a-z]{3}(_[a-z]{2,10})*\\z"_s);
    return form.match(code).hasMatch();
}

QString languageName(const QString &code)
{
    const QString base = code.section(u'_', 0, 0); // "chi_sim": Tesseract adds the script
    const QString iso = base == u"chi"_s ? u"zho"_s : base;
    const QLocale::Language language = QLocale::codeToLanguage(iso, QLocale::ISO639Part2);
    if (language == QLocale::AnyLanguage)
        return code;
    const QString name = QLocale::languageToString(language);
    return base == code ? name : u"%1 (%2)"_s.arg(name, code.section(u'_', 1));
}

} // namespace adduce
