#include "core/serving/open_api.h"
#include "core/serving/routes.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QSet>
#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

class TestRoute : public QObject
{
    Q_OBJECT

private slots:
    void pathsLeadToOne_data();
    void pathsLeadToOne();
    void methodsAreTold();
    void everyRouteIsDescribed();
    void namesAreUnique();
};

void TestRoute::pathsLeadToOne_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("name"); // empty: none
    QTest::newRow("plain") << "GET"_ba << "/v1/documents"_ba << "listDocuments"_ba;
    QTest::newRow("with a value") << "GET"_ba << "/v1/documents/7"_ba << "readDocument"_ba;
    QTest::newRow("by HEAD") << "HEAD"_ba << "/api/ping"_ba << "ping"_ba;
    QTest::newRow("escaped") << "GET"_ba << "/v1/%64ocuments/7/pages/1"_ba << "readPage"_ba;
    QTest::newRow("a slash in a value") << "GET"_ba << "/v1/documents/7%2fpages%2f1"_ba << "readDocument"_ba;
    QTest::newRow("another method") << "PUT"_ba << "/v1/documents/7"_ba << QByteArray();
    QTest::newRow("nothing") << "GET"_ba << "/v1/nothing"_ba << QByteArray();
    QTest::newRow("a slash more") << "GET"_ba << "/v1/documents/"_ba << QByteArray();
    QTest::newRow("two slashes") << "GET"_ba << "//v1/documents"_ba << QByteArray();
    QTest::newRow("above") << "GET"_ba << "/v1/documents/.."_ba << QByteArray();
    QTest::newRow("above, escaped") << "GET"_ba << "/v1/documents/%2e%2e"_ba << QByteArray();
    QTest::newRow("a zero") << "GET"_ba << "/v1/documents/7%00"_ba << QByteArray();
    QTest::newRow("no UTF-8") << "GET"_ba << "/v1/documents/%ff"_ba << QByteArray();
    QTest::newRow("a line end") << "GET"_ba << "/v1/documents/7%0d%0aX: 1"_ba << QByteArray();
    QTest::newRow("an address") << "GET"_ba << "http://elsewhere/v1/documents"_ba << QByteArray();
    QTest::newRow("empty") << "GET"_ba << ""_ba << QByteArray();
}

void TestRoute::pathsLeadToOne()
{
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, path);
    QFETCH(QByteArray, name);
    const RouteMatch match = matchRoute(routes(), method, path);
    QCOMPARE(match.route ? QByteArray(match.route->name) : QByteArray(), name);
}

void TestRoute::methodsAreTold()
{
    const RouteMatch match = matchRoute(routes(), "PUT", "/v1/documents/7");
    QCOMPARE(match.otherMethods, (QByteArrayList { "GET", "DELETE" }));
    QVERIFY(matchRoute(routes(), "PUT", "/v1/nothing").otherMethods.isEmpty());
    QCOMPARE(matchRoute(routes(), "GET", "/v1/documents/7/pages/2").path,
        (QHash<QString, QString> { { u"id"_s, u"7"_s }, { u"page"_s, u"2"_s } }));
}

void TestRoute::everyRouteIsDescribed()
{
    const QJsonObject paths = openApi(routes())[u"paths"_s].toObject();
    for (const Route &route : routes()) {
        const QJsonObject told = paths[QString::fromLatin1(route.path)][QString::fromLatin1(route.method).toLower()].toObject();
        QCOMPARE(told[u"operationId"_s].toString(), QString::fromLatin1(route.name));
        QVERIFY2(!told[u"summary"_s].toString().isEmpty(), route.name);
        QCOMPARE(told.contains(u"requestBody"_s), route.body != BodyKind::None);
        QCOMPARE(told.contains(u"security"_s), !route.least.has_value());
        if (route.body == BodyKind::Json)
            QVERIFY2(!route.requestSchema.isEmpty(), route.name);
        for (const QJsonValue &parameter : told[u"parameters"_s].toArray())
            if (parameter[u"in"_s].toString() == u"path")
                QVERIFY(QByteArrayView(route.path).contains('{' + parameter[u"name"_s].toString().toLatin1() + '}'));
    }
}

void TestRoute::namesAreUnique()
{
    QSet<QByteArray> names;
    for (const Route &route : routes())
        names << route.name;
    QCOMPARE(names.size(), static_cast<qsizetype>(routes().size()));
}

ADDUCE_TEST(TestRoute)
#include "test_route.moc"
