#include "core/text/edit_distance.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestEditDistance : public QObject
{
    Q_OBJECT

private slots:
    void distances_data();
    void distances();
    void farWordsAreGivenUp();
};

void TestEditDistance::distances_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("meant");
    QTest::addColumn<double>("distance");
    QTest::newRow("the same") << u"sleep"_s << u"sleep"_s << 0.0;
    QTest::newRow("one missing") << u"slep"_s << u"sleep"_s << 0.6;
    QTest::newRow("a single letter missing") << u"slee"_s << u"sleep"_s << 1.0;
    QTest::newRow("changed places") << u"mnay"_s << u"many"_s << 0.9;
    QTest::newRow("beside it on the keyboard") << u"slerp"_s << u"sleep"_s << 0.8;
    QTest::newRow("another letter") << u"sleap"_s << u"sleep"_s << 1.0;
    QTest::newRow("nothing typed") << QString() << u"ab"_s << 2.0;
}

void TestEditDistance::distances()
{
    QFETCH(QString, typed);
    QFETCH(QString, meant);
    QTEST(typingDistance(typed, meant, 3), "distance");
}

void TestEditDistance::farWordsAreGivenUp()
{
    QVERIFY(typingDistance(u"sleep", u"periodization", 2) > 2);
    QVERIFY(typingDistance(u"abcdef", u"uvwxyz", 2) > 2);
}

ADDUCE_TEST(TestEditDistance)
#include "test_edit_distance.moc"
