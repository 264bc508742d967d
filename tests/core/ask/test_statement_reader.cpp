#include "core/ask/statement_reader.h"
#include "core/models/json_shape.h"
#include "tests/support/scripted_model.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

class TestStatementReader : public QObject
{
    Q_OBJECT

private slots:
    void readsWhateverThePieces();
    void tellsEachAsSoonAsItEnds();
    void oddAnswers_data();
    void oddAnswers();
    void cutAnywhere();
    void theWholeIsReadAtItsEnd();
    void theSchemaIsInTheOrderOfThePrompt();
};

static const QString kAnswer =
    u"```json\n{\"statements\": [{\"text\": \"Naps {help} \\\"a lot\\\" ]\", \"passages\": [\"P1\", \"P2\"], \"quote\": \"naps "
    u"\\\\ help\"},"
    " {\"text\": \"é\", \"passages\": [], \"quote\": \"\"}], \"confidence\": \"medium\", \"caveats\": [\" Small  trial. \", \"\"]}\n```"_s;

void TestStatementReader::readsWhateverThePieces()
{
    for (qsizetype size = 1; size <= kAnswer.size(); size += size < 20 ? 1 : 37) {
        StatementReader reader;
        std::vector<WrittenStatement> all;
        for (qsizetype at = 0; at < kAnswer.size(); at += size)
            for (WrittenStatement &one : reader.add(kAnswer.mid(at, size)))
                all.push_back(std::move(one));
        QCOMPARE(all.size(), std::size_t(2));
        QVERIFY(all[0] == (WrittenStatement { u"Naps {help} \"a lot\" ]"_s, { u"P1"_s, u"P2"_s }, u"naps \\ help"_s }));
        QCOMPARE(all[1].text, u"é"_s);
        QVERIFY(!reader.fault());
        QCOMPARE(reader.confidence(), Confidence::Medium);
        QCOMPARE(reader.caveats(), QStringList { u"Small trial."_s });
    }
}

void TestStatementReader::tellsEachAsSoonAsItEnds()
{
    StatementReader reader;
    const qsizetype end = kAnswer.indexOf(u"},"_s) + 1;
    QCOMPARE(reader.add(kAnswer.first(end - 1)).size(), std::size_t(0));
    QCOMPARE(reader.add(kAnswer.mid(end - 1, 1)).size(), std::size_t(1));
    QVERIFY(reader.fault()); // so far
    QVERIFY(!reader.confidence());
}

void TestStatementReader::oddAnswers_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("statements");
    QTest::addColumn<bool>("isSound");
    QTest::newRow("prose") << u"I think \"naps\" help. [P1]"_s << 0 << false;
    QTest::newRow("empty") << QString() << 0 << false;
    QTest::newRow("none found") << u"{\"statements\": [], \"confidence\": \"low\", \"caveats\": []}"_s << 0 << true;
    QTest::newRow("other keys first")
        << u"{\"caveats\": [], \"confidence\": \"low\", \"statements\" : [{\"text\":\"a\",\"passages\":[],\"quote\":\"\"}]}"_s
        << 1 << true;
    QTest::newRow("white space of a grammar")
        << u"{\"statements\"\n\n:\n\n[{\"text\"\n:\"a\",\"passages\":[],\"quote\":\"\"}],\"confidence\":\"low\",\"caveats\":[]}"_s
        << 1 << true;
    QTest::newRow("the word in another place")
        << u"{\"caveats\": [\"statements\"], \"confidence\": \"low\", \"statements\":[]}"_s << 0 << true;
    QTest::newRow("a list inside of another member")
        << u"{\"x\": {\"statements\": [{\"text\":\"a\",\"passages\":[],\"quote\":\"\"}]}}"_s << 0 << false;
    QTest::newRow("longer than asked for")
        << u"{\"statements\": [{\"text\":\"%1\",\"passages\":[],\"quote\":\"\"}], \"confidence\": \"low\", \"caveats\": []}"_s
               .arg(QString(2000, u'x'))
        << 1 << true;
    QTest::newRow("a statement without a quote")
        << u"{\"statements\": [{\"text\":\"a\",\"passages\":[]}], \"confidence\": \"low\", \"caveats\": []}"_s << 0 << false;
    QTest::newRow("an id that is a number")
        << u"{\"statements\": [{\"text\":\"a\",\"passages\":[1],\"quote\":\"\"}], \"confidence\": \"low\", \"caveats\": []}"_s
        << 0 << false;
    QTest::newRow("words in front")
        << u"Sure! Here is a \"good\" one: {\"statements\": [{\"text\":\"a\",\"passages\":[],\"quote\":\"\"}], \"confidence\": \"low\", \"caveats\": []}"_s
        << 1 << true;
    QTest::newRow("a thousand brackets") << QString(1000, u'[') + QString(1000, u'{') << 0 << false;
}

void TestStatementReader::oddAnswers()
{
    QFETCH(QString, text);
    QFETCH(int, statements);
    QFETCH(bool, isSound);
    StatementReader reader;
    QCOMPARE(static_cast<int>(reader.add(text).size()), statements);
    QCOMPARE(!reader.fault(), isSound);
}

void TestStatementReader::cutAnywhere()
{
    const qsizetype first = kAnswer.indexOf(u"},"_s) + 1;
    const qsizetype second = kAnswer.indexOf(u"}]"_s) + 1;
    for (qsizetype length = 0; length < kAnswer.size(); ++length) {
        StatementReader reader;
        const std::size_t expected = length >= second ? 2 : length >= first ? 1 : 0;
        QCOMPARE(reader.add(kAnswer.first(length)).size(), expected);
        QCOMPARE(reader.fault().has_value(), length <= kAnswer.lastIndexOf(u'}'));
    }
}

void TestStatementReader::theWholeIsReadAtItsEnd()
{
    StatementReader odd; // a name that is written with an escape
    const QString text = u"{\"st\\u0061tements\": [{\"text\":\"a\",\"passages\":[\"P1\"],\"quote\":\"q\"}, 7]}"_s;
    QCOMPARE(odd.add(text).size(), std::size_t(0));
    const std::vector<WrittenStatement> rest = odd.finish();
    QCOMPARE(rest.size(), std::size_t(1));
    QVERIFY(rest[0] == (WrittenStatement { u"a"_s, { u"P1"_s }, u"q"_s }));
    QVERIFY(odd.finish().empty());
    StatementReader usual;
    QCOMPARE(usual.add(kAnswer).size(), std::size_t(2));
    QVERIFY(usual.finish().empty()); // nothing twice
}

void TestStatementReader::theSchemaIsInTheOrderOfThePrompt()
{
    const AnswerSchema schema = answerSchema({});
    QCOMPARE(schema.schema[u"required"_s].toVariant().toStringList(),
        (QStringList { u"statements"_s, u"confidence"_s, u"caveats"_s }));
    const QByteArray sent = toOrderedJson(schema.schema);
    QVERIFY(sent.indexOf("\"statements\":") < sent.indexOf("\"confidence\":"));
    QVERIFY(sent.indexOf("\"confidence\":") < sent.indexOf("\"caveats\":"));
    QVERIFY(sent.indexOf("\"text\":") < sent.indexOf("\"quote\":"));
    const QJsonObject statements = schema.schema[u"properties"_s][u"statements"_s].toObject();
    QCOMPARE(statements[u"maxItems"_s].toInt(), WritingParameters().mostStatements);
    QVERIFY(statements[u"items"_s][u"properties"_s][u"text"_s][u"maxLength"_s].toInt() > 0);
}

ADDUCE_TEST(TestStatementReader)
#include "test_statement_reader.moc"
