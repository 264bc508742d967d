#include "core/text/retraction.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// What a title says of the paper having been taken back.
class TestRetraction : public QObject
{
    Q_OBJECT

private slots:
    void isSaidByTitles_data();
    void isSaidByTitles();
};

void TestRetraction::isSaidByTitles_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("said");
    QTest::newRow("before a colon") << u"RETRACTED: Ileal-lymphoid-nodular hyperplasia in children"_s << u"RETRACTED"_s;
    QTest::newRow("article") << u"RETRACTED ARTICLE: A nap and its dreams"_s << u"RETRACTED ARTICLE"_s;
    QTest::newRow("article without a colon") << u"RETRACTED ARTICLE A nap and its dreams"_s << u"RETRACTED ARTICLE"_s;
    QTest::newRow("in brackets") << u"[Retracted] Naps of mice"_s << u"Retracted"_s;
    QTest::newRow("withdrawn") << u" Withdrawn: naps of mice"_s << u"Withdrawn"_s;
    QTest::newRow("notice of it") << u"Retraction: Naps of mice"_s << QString();
    QTest::newRow("about such") << u"Retracted Science and the Retraction Index"_s << QString();
    QTest::newRow("about such articles") << u"Retracted articles and what cites them"_s << QString();
    QTest::newRow("a withdrawn drug") << u"Withdrawn from the market: ten drugs"_s << QString();
    QTest::newRow("later") << u"Naps of mice (retracted)"_s << QString();
    QTest::newRow("none") << QString() << QString();
    QTest::newRow("long") << QString(100'000, u'[') << QString();
}

void TestRetraction::isSaidByTitles()
{
    QFETCH(QString, title);
    QTEST(retractionIn(title), "said");
}

ADDUCE_TEST(TestRetraction)
#include "test_retraction.moc"
