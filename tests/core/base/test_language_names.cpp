#include "core/base/language_names.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

class TestLanguageNames : public QObject
{
    Q_OBJECT

private slots:
    void namesOfLanguages_data();
    void namesOfLanguages();
};

void TestLanguageNames::namesOfLanguages_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("name");
    QTest::newRow("German") << u"deu"_s << u"German"_s;
    QTest::newRow("with a script") << u"chi_sim"_s << u"Chinese (sim)"_s;
    QTest::newRow("nobody's") << u"qqq"_s << u"qqq"_s;
}

void TestLanguageNames::namesOfLanguages()
{
    QFETCH(QString, code);
    QFETCH(QString, name);
    QCOMPARE(languageName(code), name);
}

ADDUCE_TEST(TestLanguageNames)
#include "test_language_names.moc"
