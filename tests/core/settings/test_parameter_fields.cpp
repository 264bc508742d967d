#include "core/settings/parameter_fields.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Every value of the parameters by its name.
class TestParameterFields : public QObject
{
    Q_OBJECT

private slots:
    void everyKeyIsOnce();
    void everyValueIsKept_data();
    void everyValueIsKept();
    void everyValueIsTyped();
    void senselessValuesAreLeft_data();
    void senselessValuesAreLeft();
    void formerAnswersAreRead_data();
    void formerAnswersAreRead();
};

void TestParameterFields::everyKeyIsOnce()
{
    QSet<QString> keys;
    for (const ParameterField &field : parameterFields()) {
        keys << QString::fromLatin1(field.key);
        QCOMPARE(parameterField(QLatin1StringView(field.key)), &field);
    }
    QCOMPARE(keys.size(), static_cast<qsizetype>(parameterFields().size()));
    QVERIFY(!parameterField(u"zebra"_s));
    QVERIFY(!parameterField(u"retrieval"_s));
}

void TestParameterFields::everyValueIsKept_data()
{
    QTest::addColumn<QString>("key");
    for (const ParameterField &field : parameterFields())
        QTest::newRow(field.key) << QString::fromLatin1(field.key);
}

/// Also that no two fields are of one member: only this one differs.
void TestParameterFields::everyValueIsKept()
{
    QFETCH(QString, key);
    const ParameterField &field = *parameterField(key);
    const Parameters usual;
    if (const auto value = field.get(usual))
        QVERIFY(*value >= field.low && *value <= field.high);
    Parameters changed;
    setField(changed, field, field.get(changed) == field.low ? field.high : field.low);
    for (const ParameterField &other : parameterFields())
        QCOMPARE(other.get(changed) != other.get(usual), &other == &field);
    QVERIFY(parametersFromJson(toJson(changed)) == changed);
    setField(changed, field, field.high * 10 + 1);
    QCOMPARE(field.get(changed), std::optional(field.high));
    setField(changed, field, std::nullopt);
    QCOMPARE(field.get(changed).has_value(), !field.mayBeNone);
    QVERIFY(parametersFromJson(toJson(changed)) == changed);
}

void TestParameterFields::everyValueIsTyped()
{
    for (const ParameterField &field : parameterFields()) {
        const auto usual = field.get(Parameters {});
        const auto typed = fieldFromText(field, fieldText(field, usual));
        QVERIFY2(typed && typed->value == usual, field.key);
        QVERIFY2(!fieldFromText(field, u"zebra"_s), field.key);
        QVERIFY2(!fieldFromText(field, u"-1e9"_s), field.key);
        QCOMPARE(fieldFromText(field, u"none"_s).has_value(), field.mayBeNone);
    }
}

void TestParameterFields::senselessValuesAreLeft_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QJsonValue>("value");
    QTest::newRow("too great") << u"page_penalty"_s << QJsonValue(7.0);
    QTest::newRow("below zero") << u"final_k"_s << QJsonValue(-1);
    QTest::newRow("words") << u"vector_weight"_s << QJsonValue(u"much"_s);
    QTest::newRow("none where that may not be") << u"vector_weight"_s << QJsonValue();
    QTest::newRow("unknown fusion") << u"fusion"_s << QJsonValue(u"cold"_s);
    QTest::newRow("unknown selection") << u"selection"_s << QJsonValue(3);
    QTest::newRow("floor above one") << u"similarity_floor"_s << QJsonValue(2.0);
    QTest::newRow("candidates as a list") << u"adaptive_k"_s << QJsonValue(QJsonArray { 1, 2 });
}

void TestParameterFields::senselessValuesAreLeft()
{
    QFETCH(QString, key);
    QFETCH(QJsonValue, value);
    QJsonObject json = toJson(RetrievalParameters {});
    json[key] = value;
    QVERIFY(retrievalFromJson(json) == RetrievalParameters {});
}

void TestParameterFields::formerAnswersAreRead_data()
{
    QTest::addColumn<QJsonValue>("adaptive");
    QTest::addColumn<AdaptiveK>("read");
    using enum AdaptiveK::Formula;
    QTest::newRow("none") << QJsonValue() << AdaptiveK { .formula = Off };
    QTest::newRow("max") << QJsonValue(
        QJsonObject { { u"sum"_s, false }, { u"multiple"_s, 4 }, { u"pad"_s, 2 }, { u"cap"_s, 50 } })
                         << AdaptiveK { Max, 4, 2, 50 };
    QTest::newRow("sum") << QJsonValue(QJsonObject { { u"sum"_s, true } }) << AdaptiveK { .formula = Sum };
}

void TestParameterFields::formerAnswersAreRead()
{
    QFETCH(QJsonValue, adaptive);
    QFETCH(AdaptiveK, read);
    QVERIFY(retrievalFromJson({ { u"adaptive_k"_s, adaptive } }).adaptiveK == read);
}

ADDUCE_TEST(TestParameterFields)
#include "test_parameter_fields.moc"
