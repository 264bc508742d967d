#include "core/library/web_origin.h"
#include "tests/support/test_main.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

class TestWebOrigin : public QObject
{
    Q_OBJECT

private slots:
    void comesBack_data();
    void comesBack();
    void othersSayNothing_data();
    void othersSayNothing();
    void isAWebPageToOtherPrograms();
};

static const WebOrigin kOrigin { u"https://naps.example.org/a%20b?x=y"_s, { QDate(2026, 3, 1), QTime(12, 30), Qt::UTC } };

void TestWebOrigin::comesBack_data()
{
    QTest::addColumn<bool>("isKept");
    QTest::newRow("kept") << true;
    QTest::newRow("passing") << false;
}

void TestWebOrigin::comesBack()
{
    QFETCH(bool, isKept);
    const QByteArray entry = webEntry(kOrigin, isKept);
    QCOMPARE(webOriginIn(entry), std::optional(kOrigin));
    QCOMPARE(isKeptIn(entry), isKept);
    QCOMPARE(kOrigin.host(), u"naps.example.org"_s);
}

void TestWebOrigin::othersSayNothing_data()
{
    QTest::addColumn<QByteArray>("entry");
    QTest::newRow("none") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("web_snapshot");
    QTest::newRow("of a reference manager") << QByteArray(R"({"type": "webpage", "URL": "https://a.org"})");
    QTest::newRow("in another place") << QByteArray(R"({"title": "web_snapshot", "web_snapshot": {"url": "https://a.org"}})");
    QTest::newRow("no time") << QByteArray(R"({"custom": {"web_snapshot": {"url": "https://a.org", "fetched_at": "soon"}}})");
    QTest::newRow("no object") << QByteArray(R"({"custom": {"web_snapshot": ["https://a.org"]}})");
}

void TestWebOrigin::othersSayNothing()
{
    QFETCH(QByteArray, entry);
    QVERIFY(!webOriginIn(entry));
    QVERIFY(!isKeptIn(entry));
}

void TestWebOrigin::isAWebPageToOtherPrograms()
{
    const QJsonObject entry = QJsonDocument::fromJson(webEntry(kOrigin, false)).object();
    QCOMPARE(entry[u"type"_s].toString(), u"webpage"_s);
    QCOMPARE(entry[u"URL"_s].toString(), kOrigin.address);
    QCOMPARE(entry[u"accessed"_s][u"date-parts"_s][0][1].toInt(), 3);
}

ADDUCE_TEST(TestWebOrigin)
#include "test_web_origin.moc"
