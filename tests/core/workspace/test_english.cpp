#include "core/base/tr.h"
#include "core/workspace/english.h"
#include "tests/support/test_main.h"

#include <QLocale>
#include <QTest>
#include <QTranslator>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestEnglish : public QObject
{
    Q_OBJECT

private slots:
    void cleanup();
    void countsHaveTheirForm();
    void numbersAreEnglishWhateverTheSystemSays();
};

void TestEnglish::cleanup()
{
    qDeleteAll(QCoreApplication::instance()->findChildren<QTranslator *>());
    QLocale::setDefault(QLocale::system());
}

void TestEnglish::countsHaveTheirForm()
{
    constexpr auto kText = "%Ln document(s) could not be searched.";
    QCOMPARE(adduce::tr(kText, nullptr, 1), u"1 document(s) could not be searched."_s);
    installEnglish(*QCoreApplication::instance());
    QCOMPARE(adduce::tr(kText, nullptr, 1), u"1 document could not be searched."_s);
    QCOMPARE(adduce::tr(kText, nullptr, 9), u"9 documents could not be searched."_s);
}

void TestEnglish::numbersAreEnglishWhateverTheSystemSays()
{
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    speakEnglish(*QCoreApplication::instance());
    QCOMPARE(adduce::tr("%Ln document(s) could not be searched.", nullptr, 2000), u"2,000 documents could not be searched."_s);
    QCOMPARE(QLocale().toString(0.25), u"0.25"_s);
}

ADDUCE_TEST(TestEnglish)
#include "test_english.moc"
