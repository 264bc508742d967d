#include "core/readers/xmp.h"
#include "core/text/doi.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// What a file says of itself is taken as it says it; what is not sure is left out.
class TestMetadata : public QObject
{
    Q_OBJECT

private slots:
    void dois_data();
    void dois();
    void packetsAreRead();
    void attributesCountToo();
    void listsOfFontsAndNamesAreNoMetadata();
    void damagedPacketsGiveWhatTheyHave_data();
    void damagedPacketsGiveWhatTheyHave();
};

void TestMetadata::dois_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("doi");
    QTest::newRow("resolver") << u"https://doi.org/10.1186/S13063-014-0002-3"_s << u"10.1186/s13063-014-0002-3"_s;
    QTest::newRow("end of a sentence") << u"See doi:10.3390/metabo4040932."_s << u"10.3390/metabo4040932"_s;
    QTest::newRow("in brackets") << u"(doi:10.1371/journal.pone.0115884)"_s << u"10.1371/journal.pone.0115884"_s;
    QTest::newRow("brackets of its own") << u"10.1016/0032-3861(93)90043-8"_s << u"10.1016/0032-3861(93)90043-8"_s;
    QTest::newRow("twice the same") << u"10.1/x 10.1000/a10.1"_s + u" 10.1000/a10.1"_s << u"10.1000/a10.1"_s;
    QTest::newRow("two different ones") << u"10.1000/abc and 10.1000/abd"_s << QString();
    QTest::newRow("a number") << u"10.5 of 12/13 runs"_s << QString();
    QTest::newRow("none") << QString() << QString();
}

void TestMetadata::dois()
{
    QFETCH(QString, text);
    QFETCH(QString, doi);
    QCOMPARE(onlyDoi(text), doi);
}

void TestMetadata::packetsAreRead()
{
    const Xmp xmp =
        readXmp("<?xpacket begin=''?><x:xmpmeta xmlns:x='adobe:ns:meta/'><rdf:RDF xmlns:rdf='r'><rdf:Description xmlns:dc='d' "
                "xmlns:prism='p'>"
                "<dc:title><rdf:Alt><rdf:li xml:lang='x-default'>Naps &amp; memory</rdf:li></rdf:Alt></dc:title>"
                "<dc:creator><rdf:Seq><rdf:li>Ada Test</rdf:li><rdf:li>Bo Test</rdf:li></rdf:Seq></dc:creator>"
                "<prism:doi>10.1000/nap.1</prism:doi><prism:publicationName>Journal of Naps</prism:publicationName>"
                "<prism:coverDate>2014-12-01</prism:coverDate></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end='w'?>");
    QCOMPARE(xmp.title, u"Naps & memory"_s);
    QCOMPARE(xmp.creators, (QStringList { u"Ada Test"_s, u"Bo Test"_s }));
    QCOMPARE(xmp.doi, u"10.1000/nap.1"_s);
    QCOMPARE(xmp.publication, u"Journal of Naps"_s);
    QCOMPARE(xmp.year, 2014);
}

void TestMetadata::attributesCountToo()
{
    const Xmp xmp = readXmp("<rdf:Description xmlns:rdf='r' xmlns:p='p' p:doi='10.1000/nap.1' p:publicationName='Naps'/>");
    QCOMPARE(xmp.doi, u"10.1000/nap.1"_s);
    QCOMPARE(xmp.publication, u"Naps"_s);
}

void TestMetadata::listsOfFontsAndNamesAreNoMetadata()
{
    const QByteArray packet =
        "<rdf:Description xmlns:rdf='r' xmlns:dc='d' xmlns:prism='p' xmlns:xmpTPg='t' xmlns:pdfaExtension='e' "
        "xmlns:pdfaProperty='q' xmlns:xmpMM='m'>"
        "<pdfaExtension:schemas><pdfaProperty:number>Integer</pdfaProperty:number></pdfaExtension:schemas>"
        "<xmpTPg:Fonts><dc:title>Times</dc:title></xmpTPg:Fonts>"
        "<xmpMM:History><dc:creator>A printer</dc:creator></xmpMM:History>"
        "<dc:title>Naps</dc:title><prism:number>7</prism:number></rdf:Description>";
    const Xmp xmp = readXmp(packet);
    QCOMPARE(xmp.title, u"Naps"_s);
    QCOMPARE(xmp.issue, u"7"_s);
    QVERIFY(xmp.creators.isEmpty());
    QCOMPARE(readXmp(QByteArray(packet).replace("</xmpTPg:Fonts>", "</xmpTPg:Fonts >")).title, u"Times"_s); // read as it stands
    QVERIFY(readXmp(packet.left(packet.indexOf("</xmpMM"))).title.isEmpty()); // cut inside a list
}

void TestMetadata::damagedPacketsGiveWhatTheyHave_data()
{
    QTest::addColumn<QByteArray>("packet");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut") << QByteArray("<d xmlns:dc='d'><dc:title>Naps");
    QTest::newRow("entities") << QByteArray("<!DOCTYPE d [<!ENTITY a 'b'>]><d>&a;</d>");
    QTest::newRow("deep") << QByteArray("<a>").repeated(100'000);
    QTest::newRow("bytes") << QByteArray("\xff\xfe\x00\x01", 4);
}

void TestMetadata::damagedPacketsGiveWhatTheyHave()
{
    QFETCH(QByteArray, packet);
    const Xmp xmp = readXmp(packet);
    QVERIFY(xmp.doi.isEmpty() && xmp.creators.isEmpty() && xmp.year == 0);
}

ADDUCE_TEST(TestMetadata)
#include "test_metadata.moc"
