#include "core/models/json_shape.h"
#include "tests/support/test_main.h"

#include <QJsonDocument>
#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

class TestJsonShape : public QObject
{
    Q_OBJECT

private slots:
    void shapes_data();
    void shapes();
    void objectsInText_data();
    void objectsInText();
    void schemasKeepTheirOrder();
    void schemasWithoutLimits();
};

static QJsonObject object(const char *json)
{
    return QJsonDocument::fromJson(json).object();
}

void TestJsonShape::shapes_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("fault");
    QTest::newRow("as asked") << QByteArray(R"({"a": [{"n": 3, "s": "x"}], "e": "low"})") << QString();
    QTest::newRow("empty list") << QByteArray(R"({"a": [], "e": "low"})") << QString();
    QTest::newRow("missing") << QByteArray(R"({"a": []})") << u"e is missing"_s;
    QTest::newRow("more than asked") << QByteArray(R"({"a": [], "e": "low", "x": 1})") << u"x is not asked for"_s;
    QTest::newRow("another type") << QByteArray(R"({"a": "no", "e": "low"})") << u"a is no array"_s;
    QTest::newRow("deep down") << QByteArray(R"({"a": [{"n": 3, "s": "x"}, {"n": "3", "s": "x"}], "e": "low"})")
                               << u"a[1].n is no integer"_s;
    QTest::newRow("no whole number") << QByteArray(R"({"a": [{"n": 3.5, "s": "x"}], "e": "low"})") << u"a[0].n is no integer"_s;
    QTest::newRow("out of range") << QByteArray(R"({"a": [{"n": 11, "s": "x"}], "e": "low"})") << u"a[0].n is out of its range"_s;
    QTest::newRow("null") << QByteArray(R"({"a": null, "e": "low"})") << u"a is no array"_s;
    QTest::newRow("another word") << QByteArray(R"({"a": [], "e": "maybe"})") << u"e is none of the words that are allowed"_s;
    QTest::newRow("too many") << QByteArray(R"({"a": [{"n":1,"s":""},{"n":1,"s":""},{"n":1,"s":""}], "e": "low"})")
                              << u"a has too many items"_s;
    QTest::newRow("too long") << QByteArray(R"({"a": [{"n": 1, "s": "xxxxxx"}], "e": "low"})") << u"a[0].s is too long"_s;
}

void TestJsonShape::shapes()
{
    QFETCH(QByteArray, value);
    QFETCH(QString, fault);
    const QJsonObject schema = object(R"({"type": "object", "required": ["a", "e"], "additionalProperties": false, "properties": {
        "a": {"type": "array", "maxItems": 2, "items": {"type": "object", "required": ["n", "s"], "properties": {
            "n": {"type": "integer", "minimum": 0, "maximum": 10}, "s": {"type": "string", "maxLength": 5}}}},
        "e": {"type": "string", "enum": ["high", "low"]}}})");
    QCOMPARE(shapeFault(object(value.constData()), schema).value_or(QString()), fault);
}

void TestJsonShape::objectsInText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("keys");
    QTest::newRow("plain") << u"{\"a\": 1}"_s << 1;
    QTest::newRow("in a fence") << u"Here:\n```json\n{\"a\": {\"b\": 2}}\n```\nDone."_s << 1;
    QTest::newRow("cut") << u"{\"a\": 1"_s << 0;
    QTest::newRow("none") << u"Sorry."_s << 0;
    QTest::newRow("wrong way round") << u"} {"_s << 0;
    QTest::newRow("empty") << QString() << 0;
}

void TestJsonShape::objectsInText()
{
    QFETCH(QString, text);
    QFETCH(int, keys);
    QCOMPARE(objectIn(text).size(), keys);
}

void TestJsonShape::schemasKeepTheirOrder()
{
    const QJsonObject schema = objectSchema({ { u"z"_s, textSchema() }, { u"a"_s, listSchema(boolSchema()) } });
    QCOMPARE(toOrderedJson(schema),
        R"({"additionalProperties":false,"properties":{"z":{"type":"string"},"a":{"items":{"type":"boolean"},"type":"array"}},)"
        R"("required":["z","a"],"type":"object"})");
    const QJsonObject odd = object(R"({"properties": {"b": 1.5, "a": null, "ü": "\n\"\\"}, "required": ["q", "ü", 7]})");
    QCOMPARE(toOrderedJson(odd), QByteArray(R"({"properties":{"ü":"\n\"\\","a":null,"b":1.5},"required":["q","ü",7]})"));
    QCOMPARE(object(toOrderedJson(odd).constData()), odd);
    const QJsonObject plain = object(R"({"messages": [{"role": "user", "content": "x"}], "stream": true, "properties": []})");
    QCOMPARE(toOrderedJson(plain), QJsonDocument(plain).toJson(QJsonDocument::Compact));
}

void TestJsonShape::schemasWithoutLimits()
{
    const QJsonObject limited = objectSchema({ { u"maxItems"_s, textSchema(5) }, // a member may have the name of a limit
        { u"l"_s, listSchema(objectSchema({ { u"t"_s, textSchema(7) } }), 3) } });
    QCOMPARE(withoutLimits(limited),
        objectSchema({ { u"maxItems"_s, textSchema() }, { u"l"_s, listSchema(objectSchema({ { u"t"_s, textSchema() } })) } }));
}

ADDUCE_TEST(TestJsonShape)
#include "test_json_shape.moc"
