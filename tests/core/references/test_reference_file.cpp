#include "core/base/error.h"
#include "core/references/reference_file.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <sys/stat.h>

using namespace adduce;
using namespace Qt::StringLiterals;

class TestReferenceFile : public QObject
{
    Q_OBJECT

private slots:
    void formats_data();
    void formats();
    void whatIsNoFileIsRefused_data();
    void whatIsNoFileIsRefused();
    void attachedFilesAreBesideIt();

private:
    const QTemporaryDir m_place;
};

void TestReferenceFile::formats_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("format"); // -1: none
    QTest::newRow("BibTeX") << u"/a/library.BIB"_s << int(ReferenceFormat::Bibtex);
    QTest::newRow("RIS") << u"/a/library.ris"_s << int(ReferenceFormat::Ris);
    QTest::newRow("CSL") << u"/a/library.json"_s << int(ReferenceFormat::Csl);
    QTest::newRow("paper") << u"/a/library.pdf"_s << -1;
    QTest::newRow("folder") << u"/"_s << -1;
}

void TestReferenceFile::formats()
{
    QFETCH(QString, path);
    QFETCH(int, format);
    const auto found = referenceFormatOf(path);
    QCOMPARE(found ? int(*found) : -1, format);
}

void TestReferenceFile::whatIsNoFileIsRefused_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("kind");
    const QString pipe = m_place.filePath(u"pipe.bib"_s);
    QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    const QString large = m_place.filePath(u"large.bib"_s);
    QFile file(large);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(kLargestReferenceFile + 1)); // a hole: no disk is filled
    QTest::newRow("gone") << m_place.filePath(u"gone.bib"_s) << int(ErrorKind::Missing);
    QTest::newRow("pipe") << pipe << int(ErrorKind::Unreadable); // opening it would wait for ever
    QTest::newRow("folder") << m_place.path() << int(ErrorKind::Unreadable);
    QTest::newRow("large") << large << int(ErrorKind::TooLarge);
}

void TestReferenceFile::whatIsNoFileIsRefused()
{
    QFETCH(QString, path);
    QFETCH(int, kind);
    try {
        (void)readReferences(path, ReferenceFormat::Bibtex);
        QFAIL("it was read");
    } catch (const Error &error) {
        QCOMPARE(int(error.kind()), kind);
    }
}

void TestReferenceFile::attachedFilesAreBesideIt()
{
    QFile paper(m_place.filePath(u"naps.md"_s));
    QVERIFY(paper.open(QIODevice::WriteOnly));
    QFile list(m_place.filePath(u"list.bib"_s));
    QVERIFY(list.open(QIODevice::WriteOnly));
    list.write("@article{a, title={Naps}, file={:naps.md:MD}}\n");
    list.close();
    const ReferenceList read = readReferences(list.fileName(), ReferenceFormat::Bibtex);
    QCOMPARE(read.references.size(), std::size_t(1));
    QCOMPARE(read.references.front().files, QStringList { paper.fileName() });
}

ADDUCE_TEST(TestReferenceFile)
#include "test_reference_file.moc"
