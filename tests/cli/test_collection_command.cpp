#include "tests/cli/program.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// A collection is indexed, searched and scored as any harness would do it.
class TestCollectionCommand : public QObject
{
    Q_OBJECT

private slots:
    void aRunIsScored();
    void wrongUsage_data();
    void wrongUsage();
};

namespace {

const QByteArray kCorpus = R"({"_id": "nap", "title": "Naps", "text": "A nap of thirty minutes improves recall."}
{"_id": "run", "title": "", "text": "Coffee keeps runners awake at night."}
{"_id": "bridge", "title": "", "text": "Steel bridges carry trains over rivers."}
)";

/// The object of figures that ends the output.
QJsonObject figures(const test::Ran &ran)
{
    return QJsonDocument::fromJson(ran.out.trimmed().split('\n').last()).object();
}

} // namespace

void TestCollectionCommand::aRunIsScored()
{
    test::Program p;
    const QString db = p.folder() + u"/c.adduce"_s;
    const QString corpus = p.write(u"corpus.jsonl"_s, kCorpus);
    const QString queries = p.write(
        u"queries.jsonl"_s, "{\"_id\": \"1\", \"text\": \"Do naps help?\"}\n{\"_id\": \"2\", \"text\": \"railway bridges\"}\n");
    const QString qrels = p.write(u"qrels.tsv"_s, "query-id\tcorpus-id\tscore\n1\tnap\t1\n2\tbridge\t1\n");
    const QStringList index { u"collection"_s, u"index"_s, u"--corpus"_s, corpus, u"--db"_s, db };
    const test::Ran indexed = p.run(index);
    QCOMPARE(indexed.code, 0);
    QCOMPARE(figures(indexed)[u"documents"_s].toInt(), 3);
    QCOMPARE(p.run(index).code, 1); // it is there by now
    for (const QString &mode : { u"keyword"_s, u"vector"_s, u"hybrid"_s }) {
        const QString out = p.folder() + u'/' + mode;
        const test::Ran searched = p.run({ u"collection"_s, u"search"_s, u"--db"_s, db, u"--queries"_s, queries, u"--out"_s, out,
            u"--mode"_s, mode, u"--k"_s, u"2"_s });
        QCOMPARE(searched.code, 0);
        QCOMPARE(figures(searched)[u"queries"_s].toInt(), 2);
        const test::Ran scored = p.run({ u"collection"_s, u"score"_s, u"--run"_s, out, u"--qrels"_s, qrels });
        QCOMPARE(scored.code, 0);
        QCOMPARE(figures(scored)[u"nDCG@10"_s][u"mean"_s].toDouble(), 1.0);
        QFile run(out);
        QVERIFY(run.open(QIODevice::ReadOnly));
        const QList<QByteArray> line = run.readLine().trimmed().split('\t');
        QCOMPARE(line.size(), 7);
        QCOMPARE(line.mid(0, 4), (QList<QByteArray> { "1", "Q0", "nap", "1" }));
    }
    const test::Ran compared = p.run({ u"collection"_s, u"score"_s, u"--run"_s, p.folder() + u"/keyword"_s, u"--run"_s,
        p.folder() + u"/hybrid"_s, u"--qrels"_s, qrels });
    QCOMPARE(figures(compared)[u"MAP"_s][u"p"_s].toDouble(), 1.0);
    const QString more = p.write(u"more.jsonl"_s, "{\"_id\": \"owl\", \"text\": \"Owls hunt voles.\"}\n");
    QCOMPARE(p.run({ u"collection"_s, u"add"_s, u"--corpus"_s, more, u"--db"_s, db }).code, 0);
}

void TestCollectionCommand::wrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    QTest::newRow("nothing") << QStringList {} << 2;
    QTest::newRow("another word") << QStringList { u"dance"_s } << 2;
    QTest::newRow("no corpus") << QStringList { u"index"_s, u"--db"_s, u"/nowhere/x"_s } << 2;
    QTest::newRow("no file of that name") << QStringList { u"add"_s, u"--db"_s, u"/nowhere/x"_s, u"--corpus"_s, u"/nowhere/y"_s }
                                          << 1;
    QTest::newRow("no such mode") << QStringList { u"search"_s, u"--db"_s, u"x"_s, u"--queries"_s, u"y"_s, u"--out"_s, u"z"_s,
        u"--mode"_s, u"magic"_s } << 2;
    QTest::newRow("no k") << QStringList { u"search"_s, u"--db"_s, u"x"_s, u"--queries"_s, u"y"_s, u"--out"_s, u"z"_s, u"--k"_s,
        u"none"_s } << 2;
    QTest::newRow("no judgements") << QStringList { u"score"_s, u"--run"_s, u"/nowhere/x"_s, u"--qrels"_s, u"/nowhere/y"_s } << 1;
}

void TestCollectionCommand::wrongUsage()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, code);
    test::Program p;
    QCOMPARE(p.run(QStringList { u"collection"_s } + arguments, false).code, code);
}

ADDUCE_TEST(TestCollectionCommand)
#include "test_collection_command.moc"
