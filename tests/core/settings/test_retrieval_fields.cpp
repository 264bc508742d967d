#include "core/settings/retrieval_fields.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Every number of the retrieval parameters by its name.
class TestRetrievalFields : public QObject
{
    Q_OBJECT

private slots:
    void profilesComeBackEqual_data();
    void profilesComeBackEqual();
    void everyNumberIsKept();
    void senselessNumbersAreLeft_data();
    void senselessNumbersAreLeft();
};

void TestRetrievalFields::profilesComeBackEqual_data()
{
    QTest::addColumn<QString>("profile");
    for (const QString &name : chunkProfileNames())
        QTest::newRow(qPrintable(name)) << name;
}

void TestRetrievalFields::profilesComeBackEqual()
{
    QFETCH(QString, profile);
    const RetrievalParameters parameters = retrievalProfile(profile).value();
    QVERIFY(retrievalFromJson(toJson(parameters)) == parameters);
    QVERIFY(retrievalFromJson(toJson(parameters), retrievalProfile(u"nutor"_s).value()) == parameters);
}

void TestRetrievalFields::everyNumberIsKept()
{
    for (const RetrievalField &field : retrievalFields()) {
        RetrievalParameters changed;
        setField(changed, field, field.get(changed) == field.low ? field.high : field.low);
        QVERIFY2(changed != RetrievalParameters {}, field.key);
        QVERIFY2(retrievalFromJson(toJson(changed)) == changed, field.key);
        setField(changed, field, field.high * 10);
        QCOMPARE(field.get(changed), field.high);
        QCOMPARE(retrievalField(QLatin1StringView(field.key)), &field);
    }
    QVERIFY(!retrievalField(u"zebra"_s));
}

void TestRetrievalFields::senselessNumbersAreLeft_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QJsonValue>("value");
    QTest::newRow("too great") << u"page_penalty"_s << QJsonValue(7.0);
    QTest::newRow("below zero") << u"final_k"_s << QJsonValue(-1);
    QTest::newRow("words") << u"vector_weight"_s << QJsonValue(u"much"_s);
    QTest::newRow("unknown fusion") << u"fusion"_s << QJsonValue(u"cold"_s);
    QTest::newRow("unknown selection") << u"selection"_s << QJsonValue(3);
    QTest::newRow("floor above one") << u"similarity_floor"_s << QJsonValue(2.0);
    QTest::newRow("candidates as a list") << u"adaptive_k"_s << QJsonValue(QJsonArray { 1, 2 });
}

void TestRetrievalFields::senselessNumbersAreLeft()
{
    QFETCH(QString, key);
    QFETCH(QJsonValue, value);
    QJsonObject json = toJson(RetrievalParameters {});
    json[key] = value;
    QVERIFY(retrievalFromJson(json) == RetrievalParameters {});
}

ADDUCE_TEST(TestRetrievalFields)
#include "test_retrieval_fields.moc"
