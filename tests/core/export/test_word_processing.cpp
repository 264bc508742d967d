#include "core/export/export.h"
#include "core/export/word_processing.h"
#include "core/worker/worker.h"
#include "tests/support/error_of.h"
#include "tests/support/fail_device.h"
#include "tests/support/places.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Files for word processors, read back by our own reader of documents.
class TestWordProcessing : public QObject
{
    Q_OBJECT

private slots:
    void cleanup();
    void whatIsNoStyleIsRefused_data();
    void whatIsNoStyleIsRefused();
    void aStyleHasItsTitle();
    void whatIsExportedIsRead_data();
    void whatIsExportedIsRead();
    void theStyleSetsTheBibliography();
    void noEntryLeadsToAFile();
    void withoutPandocItIsSaid();
    void aFullDiskIsAnError();
    void aStopEndsIt();

private:
    QByteArray m_path = qgetenv("PATH");
};

namespace {

const QString kQuote = u"\"Naps\" of 20--30 min... raised @alert-ness by $5, 3^rd and *all* ![x](/etc/passwd) <b>users</b>."_s;

ExportContent asked()
{
    ExportContent content;
    content.title = u"Naps"_s;
    content.threads = { test::threadOf(u"Naps"_s, { test::answerOf(u"Do naps help?"_s, kQuote, kQuote) }) };
    Reference cited;
    cited.title = u"Naps on night shifts"_s;
    cited.authors = { { u"Jeanne S."_s, {}, u"Ruggiero"_s, {} } };
    cited.year = 2014;
    cited.venue = u"Critical Care Nurse"_s;
    content.cited = { cited };
    return content;
}

QByteArray writtenOf(const ExportContent &content, WordFormat format)
{
    test::FailDevice device;
    writeByPandoc(content, format, device);
    return device.bytes();
}

QString fileOf(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("no room for a test file");
    return path;
}

/// All that a file says, in the order in which it is read.
QString textOf(const QString &path)
{
    QStringList said;
    for (const Sentence &sentence : readDocument(test::docworker(), SourceFile(path, {})).sentences)
        said << sentence.text;
    return said.join(u' ').simplified();
}

QByteArray styleOf(const QByteArray &info)
{
    return "<?xml version=\"1.0\"?><style xmlns=\"http://purl.org/net/xbiblio/csl\" class=\"in-text\" version=\"1.0\"><info>"
        + info
        + "</info><citation><layout><text value=\"x\"/></layout></citation><bibliography><layout><text value=\"SET BY STYLE:\"/>"
          "<text variable=\"title\"/></layout></bibliography></style>";
}

} // namespace

void TestWordProcessing::cleanup()
{
    qputenv("PATH", m_path);
}

void TestWordProcessing::whatIsNoStyleIsRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("says");
    const QString none = u"is no citation style (CSL)"_s;
    QTest::newRow("nothing") << QByteArray() << none;
    QTest::newRow("text") << QByteArray("root:x:0:0") << none;
    QTest::newRow("another kind of XML") << QByteArray("<svg><info><title>A</title></info></svg>") << none;
    QTest::newRow("cut short") << QByteArray("<style><info><tit") << none;
    QTest::newRow("without a title") << styleOf("<id>a</id>") << none;
    QTest::newRow("an entity bomb") << QByteArray(
        "<!DOCTYPE s [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;\"><!ENTITY c "
        "\"&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;\"><!ENTITY d "
        "\"&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;\">]><style><info><title>&d;</title></info></style>")
                                    << none;
    QTest::newRow("one that points to another")
        << styleOf("<title>A</title><link href=\"http://www.zotero.org/styles/apa\" rel=\"independent-parent\"/>")
        << u"only points to another style, which would be fetched; choose apa"_s;
}

void TestWordProcessing::whatIsNoStyleIsRefused()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, says);
    const QTemporaryDir folder;
    const QString path = fileOf(folder.filePath(u"a.csl"_s), bytes);
    QCOMPARE(test::errorOf([&] { citationStyleFrom(path); })->detail(), u"\"%1\" %2"_s.arg(path, says));
    QCOMPARE(test::errorKindOf([&] { citationStyleFrom(folder.filePath(u"b.csl"_s)); }), ErrorKind::Missing);
}

void TestWordProcessing::aStyleHasItsTitle()
{
    const QTemporaryDir folder;
    const QString path =
        fileOf(folder.filePath(u"a.csl"_s), styleOf("<id>a</id><title>A  style</title><author><name>N</name></author>"));
    QCOMPARE(citationStyleFrom(path), (CitationStyle { path, u"A style"_s }));
    for (const CitationStyle &style : installedStyles())
        QVERIFY(!style.title.isEmpty() && QFile::exists(style.path));
}

void TestWordProcessing::whatIsExportedIsRead_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<QString>("name");
    QTest::newRow("Word") << static_cast<int>(WordFormat::Docx) << u"a.docx"_s;
    QTest::newRow("LibreOffice") << static_cast<int>(WordFormat::Odt) << u"a.odt"_s;
}

void TestWordProcessing::whatIsExportedIsRead()
{
    if (pandocProgram().isEmpty())
        QSKIP("pandoc is not installed");
    QFETCH(const int, format);
    QFETCH(const QString, name);
    const QTemporaryDir folder;
    const QString text = textOf(fileOf(folder.filePath(name), writtenOf(asked(), static_cast<WordFormat>(format))));
    for (const QString &said : { u"Do naps help?"_s, kQuote, u"References"_s, u"Naps on Night Shifts"_s, u"Ruggiero"_s })
        QVERIFY2(text.contains(said, Qt::CaseInsensitive), qPrintable(said + u" | "_s + text));
}

void TestWordProcessing::theStyleSetsTheBibliography()
{
    if (pandocProgram().isEmpty())
        QSKIP("pandoc is not installed");
    const QTemporaryDir folder;
    ExportContent content = asked();
    content.citationStyle = fileOf(folder.filePath(u"a.csl"_s), styleOf("<id>a</id><title>A</title>"));
    QVERIFY(textOf(fileOf(folder.filePath(u"a.docx"_s), writtenOf(content, WordFormat::Docx))).contains(u"SET BY STYLE:"_s));
    content.cited.clear();
    const QString without = textOf(fileOf(folder.filePath(u"b.docx"_s), writtenOf(content, WordFormat::Docx)));
    QVERIFY2(!without.contains(u"References"_s), qPrintable(without));
    content = asked();
    content.citationStyle = QDir().relativeFilePath(folder.filePath(u"a.csl"_s));
    QVERIFY(textOf(fileOf(folder.filePath(u"d.docx"_s), writtenOf(content, WordFormat::Docx))).contains(u"SET BY STYLE:"_s));
    content = asked();
    content.citationStyle = fileOf(folder.filePath(u"c.csl"_s), "no style");
    QCOMPARE(test::errorKindOf([&] { writtenOf(content, WordFormat::Docx); }), ErrorKind::BadInput);
}

/// As Markdown, with its links.
static QByteArray readByPandoc(const QByteArray &docx)
{
    const QTemporaryDir folder;
    QProcess process;
    process.start(
        pandocProgram(), { u"--from"_s, u"docx"_s, u"--to"_s, u"markdown"_s, fileOf(folder.filePath(u"a.docx"_s), docx) });
    process.waitForFinished(60'000);
    return process.readAllStandardOutput();
}

void TestWordProcessing::noEntryLeadsToAFile()
{
    if (pandocProgram().isEmpty())
        QSKIP("pandoc is not installed");
    ExportContent content = asked();
    content.cited.front().url = u"https://example.org/naps"_s;
    QVERIFY(readByPandoc(writtenOf(content, WordFormat::Docx)).contains("https://example.org/naps"));
    content.cited.front().url = u"file:///etc/passwd"_s;
    const QByteArray without = readByPandoc(writtenOf(content, WordFormat::Docx));
    QVERIFY2(without.contains("Ruggiero") && !without.contains("](file:") && !without.contains("<file:"), without.constData());
}

void TestWordProcessing::withoutPandocItIsSaid()
{
    const QTemporaryDir folder;
    qputenv("PATH", folder.path().toLocal8Bit());
    const Error error = *test::errorOf([] { writtenOf(asked(), WordFormat::Docx); });
    QCOMPARE(error.kind(), ErrorKind::MissingProgram);
    QVERIFY(sentence(error).startsWith(u"pandoc is not installed"_s));
    // One that fails says why.
    fileOf(folder.filePath(u"pandoc"_s), "#!/bin/sh\necho 'no room for pandoc' >&2\nexit 7\n");
    QVERIFY(QFile::setPermissions(folder.filePath(u"pandoc"_s), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    const Error failed = *test::errorOf([] { writtenOf(asked(), WordFormat::Odt); });
    QCOMPARE(failed.kind(), ErrorKind::Internal);
    QVERIFY2(sentence(failed).contains(u"no room for pandoc"_s), qPrintable(sentence(failed)));
}

void TestWordProcessing::aFullDiskIsAnError()
{
    if (pandocProgram().isEmpty())
        QSKIP("pandoc is not installed");
    test::FailDevice device(100);
    QCOMPARE(test::errorKindOf([&] { writeByPandoc(asked(), WordFormat::Docx, device); }), ErrorKind::DiskFull);
}

void TestWordProcessing::aStopEndsIt()
{
    const QTemporaryDir folder;
    fileOf(folder.filePath(u"pandoc"_s), "#!/bin/sh\nexec /bin/sleep 600\n");
    QVERIFY(QFile::setPermissions(folder.filePath(u"pandoc"_s), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    qputenv("PATH", folder.path().toLocal8Bit());
    std::stop_source stop;
    stop.request_stop();
    test::FailDevice device;
    QCOMPARE(test::errorKindOf([&] { writeByPandoc(asked(), WordFormat::Docx, device, stop.get_token()); }), ErrorKind::Stopped);
}

ADDUCE_TEST(TestWordProcessing)

#include "test_word_processing.moc"
