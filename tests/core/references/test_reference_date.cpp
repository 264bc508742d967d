#include "core/references/bibtex_reader.h"
#include "core/references/reference_date.h"
#include "core/references/ris_reader.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

class TestReferenceDate : public QObject
{
    Q_OBJECT

private slots:
    void texts_data();
    void texts();
    void bibtex_data();
    void bibtex();
    void ris_data();
    void ris();
    void nothingIsMadeUp();
};

void TestReferenceDate::texts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("date");
    QTest::newRow("empty") << QString() << QString();
    QTest::newRow("no date") << u"in press"_s << QString();
    QTest::newRow("year") << u"c. 2019"_s << u"2019"_s;
    QTest::newRow("ISO") << u"2019-05-06"_s << u"2019-05-06"_s;
    QTest::newRow("time") << u"2019-05-06T07:08:09Z"_s << u"2019-05-06"_s;
    QTest::newRow("slashes") << u"2019/5/6/"_s << u"2019-05-06"_s;
    QTest::newRow("month") << u"2019/05//"_s << u"2019-05"_s;
    QTest::newRow("Zotero") << u"2001-05-00 May 2001"_s << u"2001-05"_s;
    QTest::newRow("Zotero, year") << u"2001-00-00 2001"_s << u"2001"_s;
    QTest::newRow("words") << u"6 May 2019"_s << u"2019-05-06"_s;
    QTest::newRow("other words") << u"September 30, 2019"_s << u"2019-09-30"_s;
    QTest::newRow("season") << u"Summer 2019"_s << u"2019"_s;
    QTest::newRow("no month of 99") << u"2019-99-99"_s << u"2019"_s;
    QTest::newRow("two years") << u"2019-2020"_s << u"2019"_s;
    QTest::newRow("a word that begins like a month") << u"Marine Decade, 2019"_s << u"2019"_s;
}

void TestReferenceDate::texts()
{
    QFETCH(QString, text);
    QFETCH(QString, date);
    QCOMPARE(isoDate(dateIn(text)), date);
}

void TestReferenceDate::bibtex_data()
{
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QString>("date");
    QTest::newRow("macro") << QByteArray("year = 2019, month = may, day = 6") << u"2019-05-06"_s;
    QTest::newRow("macro with its day") << QByteArray("year = 2019, month = \"6~\" # may") << u"2019-05-06"_s;
    QTest::newRow("number") << QByteArray("year = {2019}, month = {05}") << u"2019-05"_s;
    QTest::newRow("name") << QByteArray("year = {2019}, month = {September}") << u"2019-09"_s;
    QTest::newRow("BibLaTeX") << QByteArray("date = {2019-05-06}") << u"2019-05-06"_s;
    QTest::newRow("BibLaTeX's range") << QByteArray("date = {2019-05/2020-01}") << u"2019-05"_s;
    QTest::newRow("both") << QByteArray("year = {2019}, date = {2019-05-06}") << u"2019-05-06"_s;
    QTest::newRow("year of a range") << QByteArray("date = {2019}") << u"2019"_s;
    QTest::newRow("no year") << QByteArray("month = may, day = 6") << QString();
}

void TestReferenceDate::bibtex()
{
    QFETCH(QByteArray, fields);
    QFETCH(QString, date);
    const ReferenceList list = readBibtex("@book{a, title = {One}, " + fields + '}', {});
    QVERIFY(list.problems.empty());
    const Reference &r = list.references.front();
    QCOMPARE(isoDate({ r.year, r.month, r.day }), date);
}

void TestReferenceDate::ris_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QString>("date");
    QTest::newRow("year") << QByteArray("PY  - 2019") << u"2019"_s;
    QTest::newRow("old year") << QByteArray("Y1  - 2019/05/06/") << u"2019-05-06"_s;
    QTest::newRow("both") << QByteArray("PY  - 2019\nDA  - 2019/05//spring") << u"2019-05"_s;
    QTest::newRow("date in words") << QByteArray("PY  - 2019\nDA  - May 6") << u"2019"_s;
}

void TestReferenceDate::ris()
{
    QFETCH(QByteArray, lines);
    QFETCH(QString, date);
    const Reference r = readRis("TY  - BOOK\nTI  - One\n" + lines + "\nER  - \n", {}).references.at(0);
    QCOMPARE(isoDate({ r.year, r.month, r.day }), date);
}

void TestReferenceDate::nothingIsMadeUp()
{
    QCOMPARE(partialDate(2019, 0, 6), (PartialDate { 2019, 0, 0 }));
    QCOMPARE(partialDate(0, 5, 6), PartialDate());
    QCOMPARE(partialDate(2019, 5, 32), (PartialDate { 2019, 5, 0 }));
    QCOMPARE(partialDate(12'345, 5, 6), PartialDate());
}

ADDUCE_TEST(TestReferenceDate)
#include "test_reference_date.moc"
