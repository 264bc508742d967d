#include "core/references/reference_file.h"
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
    void whatIsExportedIsImported_data();
    void whatIsExportedIsImported();
    void whatHasNoPaperIsKept();
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

void TestReferences::whatIsExportedIsImported_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("file");
    QTest::newRow("BibTeX") << u"bibtex"_s << u"out.bib"_s;
    QTest::newRow("RIS") << u"ris"_s << u"out.ris"_s;
    QTest::newRow("CSL-JSON") << u"csl"_s << u"out.csl.json"_s;
}

void TestReferences::whatIsExportedIsImported()
{
    QFETCH(QString, command);
    QFETCH(QString, file);
    test::Program &p = *m_program;
    p.write(u"naps.md"_s, "# Naps\n\nA nap of thirty minutes improves the recall of word pairs.\n");
    const QString library = p.write(u"library.bib"_s,
        "@incollection{smith2001, title={Naps and recall}, author={van der Smith, Jr., Jane and {World Health Organization}},\n"
        " editor={Doe, John}, year=2001, month=may, booktitle={Sleep}, series={Notes}, edition={2nd}, address={Bonn},\n"
        " isbn={978-3-16-148410-0}, note={With a map}, file={:naps.md:MD}}\n");
    QCOMPARE(p.run({ u"import"_s, u"bibtex"_s, library }).code, 0);
    const QString path = p.folder() + u'/' + file;
    QCOMPARE(p.run({ command, path }).code, 0);
    QCOMPARE(p.run({ command, path }).code, 1); // nothing is overwritten
    const ReferenceList list = readReferences(path, *referenceFormatOf(path));
    QCOMPARE(list.references.size(), std::size_t(1));
    const Reference &r = list.references.front();
    QCOMPARE(r.authors,
        (PersonNames { { u"Jane"_s, u"van der"_s, u"Smith"_s, u"Jr."_s }, { {}, {}, {}, {}, u"World Health Organization"_s } }));
    QCOMPARE((QStringList { displayName(r.editors.at(0)), r.type, r.venue, r.series, r.edition, r.place, r.isbn, r.printedNote }),
        (QStringList {
            u"John Doe"_s, u"chapter"_s, u"Sleep"_s, u"Notes"_s, u"2nd"_s, u"Bonn"_s, u"978-3-16-148410-0"_s, u"With a map"_s }));
    QCOMPARE(dateOf(r), partialDate(2001, 5, 0));
    const QString piped = p.write(u"piped"_s, p.run({ command }, false).out);
    QCOMPARE(readReferences(piped, *referenceFormatOf(path)).references, list.references);
}

void TestReferences::whatHasNoPaperIsKept()
{
    test::Program &p = *m_program;
    const QString library = p.write(u"library.bib"_s,
        "@article{smith2001, title={The effects of naps on recall}, author={Smith, Jane}, year=2001, journal={Sleep}}\n"
        "@article{doe2002, title={The effects of coffee on recall}, author={Doe, John}, year=2002, journal={Coffee}}\n"
        "@article{roe2003, title={The effects of tea on recall}, year=2003}\n");
    QCOMPARE(p.run({ u"import"_s, u"bibtex"_s, library }).code, 0);
    const QJsonArray wanted = p.run({ u"wanted"_s }).array();
    QCOMPARE(wanted.size(), 3);
    const QJsonObject coffee = wanted[0].toObject();
    QCOMPARE(coffee[u"title"_s].toString(), u"The effects of coffee on recall"_s);
    QCOMPARE(coffee[u"authors"_s].toArray(), QJsonArray { u"John Doe"_s });
    QVERIFY(p.run({ u"wanted"_s }, false).out.contains("John Doe: The effects of coffee on recall (2002). Coffee"));
    const auto number = [](const QJsonValue &paper) { return QString::number(paper[u"id"_s].toInteger()); };

    // the paper by its title, and a file that only the user knows by
    (void)p.run(
        { u"add"_s, p.write(u"a.md"_s, "# The effects of naps on recall\n\nA nap of thirty minutes improves recall.\n") });
    const QString scan = p.write(u"scan.txt"_s, "Two cups of coffee improve the recall of word pairs.\n");
    QCOMPARE(p.run({ u"wanted"_s, u"attach"_s, number(wanted[0]), scan }).code, 0);
    QCOMPARE(p.run({ u"metadata"_s, u"a.md"_s }).object()[u"venue"_s].toObject()[u"value"_s].toString(), u"Sleep"_s);
    QCOMPARE(p.run({ u"metadata"_s, u"scan.txt"_s }).object()[u"venue"_s].toObject()[u"value"_s].toString(), u"Coffee"_s);
    const QJsonArray left = p.run({ u"wanted"_s }).array();
    QCOMPARE(left.size(), 1);
    QCOMPARE(p.run({ u"wanted"_s, u"find"_s, number(left[0]) }).code, 1); // the web was not allowed
    QCOMPARE(p.run({ u"wanted"_s, u"attach"_s, number(left[0]), u"/nowhere.pdf"_s }).code, 1);
    QCOMPARE(p.run({ u"wanted"_s, u"remove"_s, number(left[0]) }).array().size(), 0);
    QCOMPARE(p.run({ u"wanted"_s, u"remove"_s, number(left[0]) }).code, 1); // it is gone
    QCOMPARE(p.run({ u"wanted"_s, u"lose"_s }).code, 2);
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
