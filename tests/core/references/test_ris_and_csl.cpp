#include "core/base/error.h"
#include "core/references/csl_json.h"
#include "core/references/ris_reader.h"
#include "tests/support/test_main.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

class TestRisAndCsl : public QObject
{
    Q_OBJECT

private slots:
    void ris();
    void whatOnlySomeEntriesHave();
    void lastPages_data();
    void lastPages();
    void damagedRis_data();
    void damagedRis();
    void csl();
    void cslSurvives();
    void whatAnEarlierVersionKept();
    void damagedCsl_data();
    void damagedCsl();
};

void TestRisAndCsl::ris()
{
    const ReferenceList list =
        readRis("\xef\xbb\xbfTY  - JOUR\r\nAU  - Zeileis, Achim\r\nA1  - Hothorn, Torsten\r\n"
                "TI  - Object-oriented computation\r\n of sandwich estimators\r\nPY  - 2006/08/01\r\n"
                "DO  - 10.18637/jss.v016.i09\r\nJO  - J Stat Softw\r\nVL  - 16\r\nIS  - 9\r\nSP  - 1\r\n"
                "EP  - 16\r\nSN  - 1548-7660\r\nLA  - en\r\nAB  - We compute.\r\nUR  - https://www.jstatsoft.org/v16/i09\r\nKW  "
                "- robust\r\nL1  - file:///papers/a%20b.pdf\r\nL1  - internal-pdf://1/x.pdf\r\n"
                "ER  - \r\n\r\nTY  - BOOK\r\nT1  - Two\r\nSN  - 978-3-16-148410-0\r\nER  -\r\n",
            u"/papers"_s);
    QVERIFY(list.problems.empty());
    QCOMPARE(list.references.size(), std::size_t(2));
    const Reference &r = list.references.front();
    QCOMPARE(r.title, u"Object-oriented computation of sandwich estimators"_s);
    QCOMPARE(displayNames(r.authors), (QStringList { u"Achim Zeileis"_s, u"Torsten Hothorn"_s }));
    QCOMPARE(r.year, 2006);
    QCOMPARE(r.pages, u"1–16"_s);
    QCOMPARE(r.files, QStringList { u"/papers/a b.pdf"_s });
    QCOMPARE(r.tags, QStringList { u"robust"_s });
    QCOMPARE(r.issn, u"1548-7660"_s);
    QCOMPARE(r.language, u"en"_s);
    QCOMPARE(r.abstract, u"We compute."_s);
    QCOMPARE(r.url, u"https://www.jstatsoft.org/v16/i09"_s);
    QCOMPARE(list.references[1].type, u"book"_s);
    QCOMPARE(list.references[1].issn, QString()); // it is an ISBN
    QCOMPARE(list.references[1].isbn, u"978-3-16-148410-0"_s);
}

void TestRisAndCsl::whatOnlySomeEntriesHave()
{
    const Reference r =
        readRis("TY  - CHAP\nTI  - One\nT2  - All\nT3  - Lecture Notes\nA2  - Doe, John\nED  - WHO,\nA4  - Roe, Jane\n"
                "ET  - 2nd\nCY  - Bonn\nM3  - Essay\nST  - 1\nY2  - 2019/05/06/\nN1  - To appear\nN1  - <p>Read "
                "<b>again</b></p>\nN1  - In German\n"
                "SN  - 978-3-16-148410-0\nSN  - 1234-567X\nER  - \n",
            {})
            .references.at(0);
    QCOMPARE(displayNames(r.editors), (QStringList { u"WHO"_s, u"John Doe"_s }));
    QCOMPARE(displayNames(r.translators), QStringList { u"Jane Roe"_s });
    QCOMPARE((QStringList { r.type, r.venue, r.series, r.edition, r.place, r.genre, r.shortTitle, r.accessed, r.printedNote,
                 r.isbn, r.issn }),
        (QStringList { u"chapter"_s, u"All"_s, u"Lecture Notes"_s, u"2nd"_s, u"Bonn"_s, u"Essay"_s, u"1"_s, u"2019-05-06"_s,
            u"To appear In German"_s, u"978-3-16-148410-0"_s, u"1234-567X"_s }));
    QCOMPARE(r.note, u"Read again"_s); // the user's own
    const Reference book = readRis("TY  - BOOK\nTI  - Two\nT2  - Lecture Notes\nSP  - 345\nER  - \n", {}).references.at(0);
    QCOMPARE((QStringList { book.series, book.venue, book.pageTotal, book.pages }),
        (QStringList { u"Lecture Notes"_s, {}, u"345"_s, {} }));
}

void TestRisAndCsl::lastPages_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QString>("pages");
    QTest::newRow("range") << QByteArray("SP  - 1\nEP  - 16") << u"1–16"_s;
    QTest::newRow("one page") << QByteArray("SP  - 7\nEP  - 7") << u"7"_s;
    QTest::newRow("range in one") << QByteArray("SP  - 1-16") << u"1–16"_s;
    QTest::newRow("range in both") << QByteArray("SP  - 1-16\nEP  - 16") << u"1–16"_s;
    QTest::newRow("no first") << QByteArray("EP  - 16") << QString();
}

void TestRisAndCsl::lastPages()
{
    QFETCH(QByteArray, lines);
    QFETCH(QString, pages);
    QCOMPARE(readRis("TY  - JOUR\nTI  - One\n" + lines + "\nER  - \n", {}).references.at(0).pages, pages);
}

void TestRisAndCsl::damagedRis_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("references");
    QTest::addColumn<int>("problems");
    QTest::newRow("empty") << QByteArray() << 0 << 0;
    QTest::newRow("prose") << QByteArray("Dear all,\nhere are my papers\n") << 0 << 0;
    QTest::newRow("no end") << QByteArray("TY  - JOUR\nTI  - One\nTY  - JOUR\nTI  - Two\nER  -\n") << 2 << 1;
    QTest::newRow("cut") << QByteArray("TY  - JOUR\nTI  - One\n") << 1 << 1;
    QTest::newRow("outside") << QByteArray("TI  - One\nAU  - X\nTY  - JOUR\nTI  - Two\nER  -\n") << 1 << 1;
    QTest::newRow("says nothing") << QByteArray("TY  - JOUR\nER  -\n") << 0 << 1;
    QTest::newRow("many values") << "TY  - JOUR\nTI  - One\n" + QByteArray("KW  - a\n").repeated(50'000) + "ER  -\n" << 1 << 0;
    QTest::newRow("long line") << "TY  - JOUR\nTI  - " + QByteArray(1'000'000, 'x') + "\nER  -\n" << 1 << 0;
    QTest::newRow("long text") << "TY  - JOUR\nTI  - x\n" + QByteArray("more and more\n").repeated(50'000) + "ER  -\n" << 1 << 0;
    QTest::newRow("noise") << QByteArray(5000, '\0') + QByteArray(5000, '\xff') << 0 << 0;
}

void TestRisAndCsl::damagedRis()
{
    QFETCH(QByteArray, bytes);
    const ReferenceList list = readRis(bytes, {});
    QFETCH(int, references);
    QFETCH(int, problems);
    QCOMPARE(static_cast<int>(list.references.size()), references);
    QCOMPARE(static_cast<int>(list.problems.size()), problems);
    for (const Reference &reference : list.references)
        QVERIFY(reference.title.size() <= kLongestField);
}

void TestRisAndCsl::csl()
{
    const ReferenceList list = readCsl(R"([{"id": "a", "type": "article-journal", "title": "Effects of <i>naps</i>",
        "author": [{"family": "Berg", "given": "Jan", "non-dropping-particle": "van der"}, {"literal": "WHO"}],
        "issued": {"date-parts": [["2019", 5]]}, "DOI": "10.1000/ABC", "container-title": "Sleep", "page": "1-2",
        "file": "a.pdf"},
        {"id": 7, "title": ["Two"], "issued": {"raw": "May 2001"}, "container-title": []}])",
        u"/papers"_s);
    QVERIFY(list.problems.empty());
    QCOMPARE(list.references.size(), std::size_t(2));
    const Reference &r = list.references.front();
    QCOMPARE(r.title, u"Effects of naps"_s);
    QCOMPARE(displayNames(r.authors), (QStringList { u"Jan van der Berg"_s, u"WHO"_s }));
    QCOMPARE(r.year, 2019);
    QCOMPARE(r.doi, u"10.1000/abc"_s);
    QCOMPARE(r.files, QStringList { u"/papers/a.pdf"_s });
    QCOMPARE(list.references[1].title, u"Two"_s);
    QCOMPARE(list.references[1].year, 2001);
    QVERIFY(list.references[1].venue.isEmpty());
}

void TestRisAndCsl::cslSurvives()
{
    Reference reference;
    reference.key = u"a"_s;
    reference.type = u"book"_s;
    reference.title = u"Naps"_s;
    reference.authors = namesFromDisplay({ u"Jan van der Berg"_s });
    reference.year = 2001;
    reference.volume = u"3"_s;
    reference.language = u"en"_s;
    reference.abstract = u"They help."_s;
    reference.url = u"https://example.org/naps"_s;
    reference.tags = { u"one"_s, u"two words"_s };
    QCOMPARE(referenceFromCsl(cslOf(reference)), reference);
}

/// Names were one text each, a note was what took the work back, and a thesis appeared in its university.
void TestRisAndCsl::whatAnEarlierVersionKept()
{
    const QJsonObject item = QJsonDocument::fromJson(R"({"id": "a", "type": "thesis", "title": "Naps",
        "author": [{"literal": "Jan van der Berg"}, {"literal": "Barnes and Noble"}], "container-title": "Bonn",
        "note": "Retraction, 2010-02-06", "issued": {"date-parts": [[2001]]}})")
                                 .object();
    const Reference reference = referenceFromStored(item);
    QCOMPARE(reference.authors,
        (PersonNames { { u"Jan"_s, u"van der"_s, u"Berg"_s, {} }, { {}, {}, {}, {}, u"Barnes and Noble"_s } }));
    QCOMPARE(reference.retraction, u"Retraction, 2010-02-06"_s);
    QCOMPARE(reference.printedNote, QString());
    QCOMPARE(reference.publisher, u"Bonn"_s);
    QCOMPARE(metadataOf(reference, FieldOrigin::Imported).venue, u"Bonn"_s);
    QCOMPARE(referenceFromStored(storedOf(reference)), reference);
}

void TestRisAndCsl::damagedCsl_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("references"); // -1: refused as a whole
    QTest::newRow("empty") << QByteArray() << -1;
    QTest::newRow("cut") << QByteArray("[{\"title\": \"x\"") << -1;
    QTest::newRow("deep") << QByteArray(100'000, '[') << -1;
    QTest::newRow("one item") << QByteArray("{\"title\": \"x\"}") << 1;
    QTest::newRow("other kinds") << QByteArray("[1, null, \"x\", [], {\"title\": {}}, {\"title\": 5}]") << 1;
    QTest::newRow("wrong kinds within") << QByteArray(
        "[{\"title\": \"x\", \"author\": 5, \"issued\": [], \"DOI\": {}, \"keyword\": [[]]}]")
                                        << 1;
    QTest::newRow("items") << QByteArray("{\"items\": [{\"title\": \"x\"}, {\"title\": \"y\"}]}") << 2;
}

void TestRisAndCsl::damagedCsl()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, references);
    if (references < 0)
        QVERIFY_THROWS_EXCEPTION(Error, (void)readCsl(bytes, {}));
    else
        QCOMPARE(static_cast<int>(readCsl(bytes, {}).references.size()), references);
}

ADDUCE_TEST(TestRisAndCsl)
#include "test_ris_and_csl.moc"
