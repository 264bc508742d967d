#include "core/text/nearest_names.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestNearestNames : public QObject
{
    Q_OBJECT

private slots:
    void near_data();
    void near();
};

void TestNearestNames::near_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QStringList>("near");
    const QStringList none;
    QTest::newRow("mistyped") << u"Slepe"_s << QStringList { u"Sleep"_s };
    QTest::newRow("another case") << u"sLEEP"_s << QStringList { u"Sleep"_s, u"Sleep/Naps"_s };
    QTest::newRow("a part") << u"naps"_s << QStringList { u"Naps"_s, u"Sleep/Naps"_s };
    QTest::newRow("the beginning comes before a part") << u"n"_s << QStringList { u"Naps"_s, u"Sleep/Naps"_s };
    QTest::newRow("other letters") << u"ärzze am see"_s << QStringList { u"Ärzte am See"_s };
    QTest::newRow("far") << u"Running"_s << none;
    QTest::newRow("one letter is no mistake of another") << u"x"_s << none;
    QTest::newRow("nothing") << u" "_s << none;
}

void TestNearestNames::near()
{
    QFETCH(QString, typed);
    QFETCH(QStringList, near);
    const QStringList known { u"Sleep"_s, u"Naps"_s, u"Sleep/Naps"_s, u"Sleep"_s, u"Ärzte am See"_s };
    QCOMPARE(nearestNames(typed, known), near);
}

ADDUCE_TEST(TestNearestNames)
#include "test_nearest_names.moc"
