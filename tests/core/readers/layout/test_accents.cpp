#include "core/readers/layout/accents.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestAccents : public QObject
{
    Q_OBJECT

private slots:
    void lettersTakeTheirAccents_data();
    void lettersTakeTheirAccents();
};

void TestAccents::lettersTakeTheirAccents_data()
{
    QTest::addColumn<QString>("pair");
    QTest::addColumn<QString>("letter"); ///< empty: none
    QTest::newRow("two dots") << u"¨o"_s << u"ö"_s;
    QTest::newRow("on a capital") << u"¨U"_s << u"Ü"_s;
    QTest::newRow("acute") << u"´e"_s << u"é"_s;
    QTest::newRow("grave") << u"`a"_s << u"à"_s;
    QTest::newRow("circumflex") << u"ˆo"_s << u"ô"_s;
    QTest::newRow("tilde") << u"˜n"_s << u"ñ"_s;
    QTest::newRow("caron") << u"ˇc"_s << u"č"_s;
    QTest::newRow("cedilla") << u"¸c"_s << u"ç"_s;
    QTest::newRow("ring") << u"˚a"_s << u"å"_s;
    QTest::newRow("a hat over a variable") << u"ˆβ"_s << QString();
    QTest::newRow("over no letter") << u"¨1"_s << QString();
    QTest::newRow("twice") << u"¨¨"_s << QString();
    QTest::newRow("over a letter that has it") << u"¨ö"_s << QString();
    QTest::newRow("no accent") << u"oo"_s << QString();
    QTest::newRow("of an unspaced script") << u"´字"_s << QString();
}

void TestAccents::lettersTakeTheirAccents()
{
    QFETCH(QString, pair);
    const int letter = letterWithAccent(pair[0].unicode(), pair[1].unicode());
    QTEST(letter == 0 ? QString() : QString(QChar(letter)), "letter");
}

ADDUCE_TEST(TestAccents)
#include "test_accents.moc"
