#include "core/readers/printed_reference.h"
#include "tests/core/readers/layout/made_lines.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// Where a paper was published, by what its pages print around the text.
class TestPrintedReference : public QObject
{
    Q_OBJECT

private slots:
    void isReadFromALine_data();
    void isReadFromALine();
    void otherLinesAreNone_data();
    void otherLinesAreNone();
    void headsAndFeetSayIt();
    void textDoesNot();
    void abbreviationsAreSpeltOut();
    void journalsAreTheSame();
    void isReadFromHowToCite();
    void theLicenceIsFound_data();
    void theLicenceIsFound();
};

namespace {

PageLayout page(const std::vector<std::pair<QString, double>> &lines)
{
    std::vector<Line> made;
    for (const auto &[text, baseline] : lines)
        made.push_back(test::madeLine(text, 50, baseline));
    return test::madePage(std::move(made));
}

} // namespace

void TestPrintedReference::isReadFromALine_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("venue");
    QTest::addColumn<QString>("volume");
    QTest::addColumn<QString>("issue");
    QTest::addColumn<QString>("pages");
    const auto row = [](const char *line, const char *venue, const char *volume, const char *issue, const char *pages) {
        QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(venue) << QString::fromUtf8(volume)
                            << QString::fromUtf8(issue) << QString::fromUtf8(pages);
    };
    row("Nutrients 2023, 15, 3511", "Nutrients", "15", "", "3511");
    row("Nutrients 2023, 15, 4841. https://doi.org/10.3390/nu15224841", "Nutrients", "15", "", "4841");
    row("J. Funct. Morphol. Kinesiol. 2020, 5, 68; doi:10.3390/jfmk5030068", "J. Funct. Morphol. Kinesiol.", "5", "", "68");
    row("Int. J. Environ. Res. Public Health 2021, 18, 12973 2 of 8", "Int. J. Environ. Res. Public Health", "18", "", "12973");
    row("Sports Medicine (2023) 53 (Suppl 1):S15–S24", "Sports Medicine", "53", "Suppl 1", "S15–S24");
    row("Annals of Biomedical Engineering (2023) 52:48–56", "Annals of Biomedical Engineering", "52", "", "48–56");
    row("Behav Ecol Sociobiol (2015) 69:1337-1347", "Behav Ecol Sociobiol", "69", "", "1337–1347");
    row("Musau et al. BMC Sports Science, Medicine and Rehabilitation (2025) 17:110",
        "BMC Sports Science, Medicine and Rehabilitation", "17", "", "110");
    row("Thompson et al. Trials 2015, 16:1 Page 2 of 15", "Trials", "16", "", "1");
    row("Journal of Human Kinetics volume 94/2024, 215–226 DOI: 10.5114/jhk/191699", "Journal of Human Kinetics", "94", "",
        "215–226");
    row("Journal of Human Kinetics, volume 94, October 2024", "Journal of Human Kinetics", "94", "", "");
    row("Journal of Sleep Research 12 (2015) 123–134", "Journal of Sleep Research", "12", "", "123–134");
    row("Sleep. 2015;38(4):1–9", "Sleep", "38", "4", "1–9");
    row("Govan (2026). ReliaLearnR: Learning. Journal of Open Source Education, 9(95), 302. https://doi.org/10.21105/jose.00302",
        "Journal of Open Source Education", "9", "95", "302");
    row("PLOS ONE | DOI:10.1371/journal.pone.0115884 December 31, 2014", "PLOS ONE", "", "", "");
    row("Frontiers in Nutrition", "Frontiers in Nutrition", "", "", "");
}

void TestPrintedReference::isReadFromALine()
{
    QFETCH(QString, line);
    const PrintedReference found = printedReferenceIn(line);
    QTEST(found.venue, "venue");
    QTEST(found.volume, "volume");
    QTEST(found.issue, "issue");
    QTEST(found.pages, "pages");
}

void TestPrintedReference::otherLinesAreNone_data()
{
    QTest::addColumn<QString>("line");
    for (const char *line : { "", "Received: 21 July 2020; Accepted: 27 August 2020; Published: 28 August 2020", "2 of 7",
             "Page 3 of 12", "In a systematic review of data in 26,346 women (2019) 53:12", "© The Author(s) 2023",
             "Results 2020", "Table 2 (2019) 12: 14", "December 2014, 12, 14", "Naps help (Yak et al. 2019)." })
        QTest::newRow(line) << QString::fromUtf8(line);
    QTest::newRow("long") << u"Nutrients "_s.repeated(10'000) + u" 2023, 15, 3511"_s;
}

void TestPrintedReference::otherLinesAreNone()
{
    QFETCH(QString, line);
    QCOMPARE(printedReferenceIn(line).venue, QString());
}

void TestPrintedReference::headsAndFeetSayIt()
{
    const PrintedReference found = printedReference({ page({ { u"A Study of Naps"_s, 200 }, { u"ISSN 1234-567x"_s, 780 } }),
        page({ { u"Sleep 2015, 38, 12"_s, 40 }, { u"Naps"_s, 200 } }) });
    QCOMPARE(found.venue, u"Sleep"_s);
    QCOMPARE(found.volume, u"38"_s);
    QCOMPARE(found.pages, u"12"_s);
    QCOMPARE(found.issn, u"1234-567X"_s);
}

void TestPrintedReference::textDoesNot()
{
    QCOMPARE(printedReference({ page({ { u"Sleep 2015, 38, 12"_s, 400 } }) }), PrintedReference {});
    QCOMPARE(printedReference({}), PrintedReference {});
}

void TestPrintedReference::abbreviationsAreSpeltOut()
{
    const PrintedReference found = printedReference({ page({ { u"Journal of"_s, 30 }, { u"Functional Morphology"_s, 50 },
        { u"and Kinesiology"_s, 70 }, { u"J. Funct. Morphol. Kinesiol. 2020, 5, 68"_s, 780 } }) });
    QCOMPARE(found.venue, u"Journal of Functional Morphology and Kinesiology"_s);
    const PrintedReference alone = printedReference({ page({ { u"J. Funct. Morphol. Kinesiol. 2020, 5, 68"_s, 780 } }) });
    QCOMPARE(alone.venue, u"J. Funct. Morphol. Kinesiol."_s);
}

void TestPrintedReference::journalsAreTheSame()
{
    QVERIFY(isSameJournal(u"Sports Medicine"_s, u"Sports Med."_s));
    QVERIFY(isSameJournal(
        u"Int. J. Environ. Res. Public Health"_s, u"International Journal of Environmental Research and Public Health"_s));
    QVERIFY(isSameJournal(u"trials"_s, u"Trials"_s));
    QVERIFY(!isSameJournal(u"Journal of Open Source Education"_s, u"Journal of Regional Science"_s));
    QVERIFY(!isSameJournal(u"Sleep"_s, u"Sleep Medicine"_s));
    QVERIFY(!isSameJournal({}, {}));
}

void TestPrintedReference::isReadFromHowToCite()
{
    const PrintedReference found = printedReference(
        { page({ { u"Cite this article: Yak A et al. 2015"_s, 300 }, { u"Long naps in a bear, the giant panda."_s, 312 },
            { u"R. Soc. open sci. 2: 150395."_s, 324 }, { u"http://dx.doi.org/10.1098/rsos.150395"_s, 336 } }) });
    QCOMPARE(found.venue, u"R. Soc. open sci."_s);
    QCOMPARE(found.volume, u"2"_s);
    QCOMPARE(found.pages, u"150395"_s);
}

void TestPrintedReference::theLicenceIsFound_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("licence");
    QTest::newRow("address") << u"see https://creativecommons.org/licenses/by/4.0/."_s << u"CC BY 4.0"_s;
    QTest::newRow("broken by spaces") << u"visit http:// creat iveco mmons. org/ licen ses/ by-nc/ 4. 0/"_s << u"CC BY-NC 4.0"_s;
    QTest::newRow("name") << u"under a Creative Commons Attribution 4.0 International License (CC BY 4.0)."_s << u"CC BY 4.0"_s;
    QTest::newRow("name without a version") << u"the Creative Commons Attribution License (CC BY)."_s << u"CC BY"_s;
    QTest::newRow("none") << u"All rights reserved."_s << QString();
}

void TestPrintedReference::theLicenceIsFound()
{
    QFETCH(QString, line);
    const PageLayout empty = page({ { u"Naps"_s, 200 } });
    QTEST(printedReference({ empty, empty, empty, page({ { line, 400 } }) }).licence, "licence");
}

ADDUCE_TEST(TestPrintedReference)
#include "test_printed_reference.moc"
