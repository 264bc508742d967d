#include "core/web/web_query.h"
#include "tests/support/test_main.h"

#include <QStringList>
#include <QTest>
#include <array>

using namespace adduce;
using namespace Qt::StringLiterals;

class TestWebQuery : public QObject
{
    Q_OBJECT

private slots:
    void whatMayLeave_data();
    void whatMayLeave();
    void everyPassageCounts();
};

void TestWebQuery::whatMayLeave_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<bool>("mayLeave");
    QTest::newRow("its sentence") << u"A nap of thirty minutes improves the recall of word pairs."_s << false;
    QTest::newRow("eight words of it") << u"nap of thirty minutes improves the recall of"_s << false;
    QTest::newRow("inside another sentence")
        << u"Is it true that a nap of thirty minutes improves the recall of pairs?"_s << false;
    QTest::newRow("other case and marks") << u"NAP, of thirty -- minutes: improves (the) recall of!"_s << false;
    QTest::newRow("with accents") << u"náp of thïrty minutes improves the recall of"_s << false;
    QTest::newRow("with hidden marks between") << u"nap of thirty minutes\u200b improves the recall of"_s << false;
    QTest::newRow("with hidden marks in the words")
        << u"n\u200bap of thir\u00adty minu\u2060tes improves the recall of"_s << false;
    QTest::newRow("line ends between") << u"nap of\nthirty minutes\nimproves the recall of"_s << false;
    QTest::newRow("seven words of it") << u"nap of thirty minutes improves the recall"_s << true;
    QTest::newRow("seven, another, and more") << u"nap of thirty minutes improves the recall and of word pairs"_s << true;
    QTest::newRow("other words") << u"How long should somebody sleep in the afternoon to remember better?"_s << true;
    QTest::newRow("nothing") << QString() << true;
}

void TestWebQuery::whatMayLeave()
{
    QFETCH(QString, query);
    QFETCH(bool, mayLeave);
    const std::array passages { u"A nap of thirty minutes improves the recall of word pairs. It does so for hours."_s };
    QCOMPARE(queryMayLeave(query, passages), mayLeave);
    QVERIFY(queryMayLeave(query, {})); // nothing stays here
}

void TestWebQuery::everyPassageCounts()
{
    const std::array passages { QString(), u"Naps."_s, u"one two three four five six seven eight nine"_s };
    QVERIFY(!queryMayLeave(u"two three four five six seven eight nine"_s, passages));
    QVERIFY(!queryMayLeave(u"睡眠不足会影响记忆力和注意力"_s, std::array { u"研究表明睡眠不足会影响记忆力和注意力。"_s }));
}

ADDUCE_TEST(TestWebQuery)
#include "test_web_query.moc"
