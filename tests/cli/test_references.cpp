#include "tests/cli/program.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// What reference managers say, and what is told to them.
class TestReferences : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_program = std::make_unique<test::Program>(); }
    void importAddsFilesAndFields();
    void metadataIsEditedAndExported();
    void wrongUsage_data();
    void wrongUsage();

private:
    std::unique_ptr<test::Program> m_program;
};

void TestReferences::importAddsFilesAndFields()
{
    test::Program &p = *m_program;
    p.write(u"naps.md"_s, "# Naps\n\nA nap of thirty minutes improves the recall of word pairs.\n");
    const QString library = p.write(u"library.bib"_s,
        "@article{smith2001, title={Naps and recall}, author={Smith, Jane}, year=2001, journal={Sleep},\n"
        " file={:naps.md:MD}, keywords={to read}}\n"
        "@article{lost, title={A paper that nobody has}}\n"
        "@article{broken, title={No end\n");
    const auto first = p.run({ u"import"_s, u"bibtex"_s, library, u"--collection"_s, u"Imported"_s });
    QCOMPARE(first.code, 3); // one entry is broken
    QCOMPARE(first.object()[u"files"_s].toInt(), 1);
    QCOMPARE(first.object()[u"added"_s].toInt(), 1);
    QCOMPARE(first.object()[u"without_document"_s].toInt(), 1);
    QVERIFY(first.err.contains("line 4"));
    const auto again = p.run({ u"import"_s, u"bibtex"_s, library });
    QCOMPARE(again.object()[u"files"_s].toInt(), 0);
    QCOMPARE(again.object()[u"already_there"_s].toInt(), 1);
    QCOMPARE(p.run({ u"list"_s, u"--collection"_s, u"Imported"_s, u"--tag"_s, u"to read"_s }).array().size(), 1);
    const QJsonObject fields = p.run({ u"metadata"_s, u"naps.md"_s }).object();
    QCOMPARE(fields[u"venue"_s].toObject()[u"value"_s].toString(), u"Sleep"_s);
    QCOMPARE(fields[u"venue"_s].toObject()[u"origin"_s].toString(), u"imported"_s);
    QVERIFY(p.run({ u"bibtex"_s }, false).out.startsWith("@article{smith2001,"));
}

void TestReferences::metadataIsEditedAndExported()
{
    test::Program &p = *m_program;
    (void)p.run({ u"add"_s, p.write(u"naps.md"_s, "# Naps\n\nA nap of thirty minutes improves the recall of word pairs.\n") });
    const QJsonObject fields = p.run({ u"metadata"_s, u"naps.md"_s, u"--title"_s, u"=1+1"_s, u"--author"_s, u"Jane Smith"_s,
                                         u"--author"_s, u"John Doe"_s, u"--year"_s, u"2001"_s })
                                   .object();
    QCOMPARE(fields[u"author"_s].toObject()[u"value"_s].toString(), u"Jane Smith; John Doe"_s);
    QCOMPARE(fields[u"year"_s].toObject()[u"origin"_s].toString(), u"user"_s);
    const QString file = p.folder() + u"/data_manifest.csv"_s;
    QCOMPARE(p.run({ u"manifest"_s, file }).code, 0);
    QFile manifest(file);
    QVERIFY(manifest.open(QIODevice::ReadOnly));
    const QByteArrayList lines = manifest.readAll().split('\n');
    QVERIFY(lines[0].startsWith("\"source_id\",\"title\""));
    QVERIFY(lines[1].startsWith("\"1\",\"'=1+1\",\"Jane Smith; John Doe\",\"2001\"")); // no spreadsheet runs it
    QCOMPARE(p.run({ u"manifest"_s, file }).code, 1); // nothing is overwritten
    QCOMPARE(p.run({ u"metadata"_s, u"naps.md"_s, u"--year"_s, u"soon"_s }).code, 1);
}

void TestReferences::wrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    QTest::newRow("no kind") << QStringList { u"import"_s } << 2;
    QTest::newRow("another kind") << (QStringList { u"import"_s, u"endnote"_s, u"x"_s }) << 2;
    QTest::newRow("no file") << (QStringList { u"import"_s, u"ris"_s, u"/nowhere.ris"_s }) << 1;
    QTest::newRow("a folder") << (QStringList { u"import"_s, u"csl"_s, u"/"_s }) << 1;
    QTest::newRow("no Zotero") << (QStringList { u"import"_s, u"zotero"_s, u"/"_s }) << 1;
    QTest::newRow("no document") << QStringList { u"metadata"_s } << 2;
    QTest::newRow("nobody to look up") << QStringList { u"lookup"_s } << 2;
}

void TestReferences::wrongUsage()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, code);
    QCOMPARE(m_program->run(arguments).code, code);
}

ADDUCE_TEST(TestReferences)
#include "test_references.moc"
