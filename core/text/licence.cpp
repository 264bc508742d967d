#include "core/text/licence.h"

#include <QRegularExpression>

namespace adduce {

using namespace Qt::StringLiterals;

QString licenceIn(const QString &text)
{
    static const QRegularExpression address(
        u"creativecommons\\.org/licen[cs]es/(by(?:-nc)?(?:-nd|-sa)?)/(\\d\\.\\d)"_s, QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression shortName(u"\\bCC-?(BY(?:-NC)?(?:-ND|-SA)?)-?(\\d\\.\\d)?"_s);
    QString letters = text;
    letters.removeIf([](QChar c) { return c.isSpace(); });
    for (const QRegularExpression &form : { address, shortName })
        if (const auto match = form.match(letters); match.hasMatch())
            return u"CC %1 %2"_s.arg(match.captured(1).toUpper(), match.captured(2)).trimmed();
    return {};
}

} // namespace adduce
