#include "tests/support/known_texts.h"

#include "tests/support/places.h"
#include "tests/support/ts_file.h"
#include <QTest>

namespace adduce::test {

using namespace Qt::StringLiterals;

static QString key(const QString &context, const QString &text)
{
    return context + u'|' + text;
}

KnownTexts::KnownTexts()
{
    for (const TsMessage &message : readTs(inSources(u"translations/adduce_de.ts"_s)))
        m_known.insert(key(message.context, message.source));
}

QString KnownTexts::translate(const char *context, const char *text, const char *, int) const
{
    const QString where = QString::fromUtf8(context);
    const bool isOurs = where == u"adduce"_s || where.startsWith(u"adduce::"_s);
    if (isOurs && text && *text && !m_known.contains(key(where, QString::fromUtf8(text))))
        QTest::qFail(qPrintable(u"not in translations/: %1: %2"_s.arg(where, QString::fromUtf8(text))), __FILE__, __LINE__);
    return {};
}

} // namespace adduce::test
