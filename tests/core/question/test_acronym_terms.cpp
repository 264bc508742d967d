#include "core/library/collection_store.h"
#include "core/question/acronym_terms.h"
#include "core/text/acronyms.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestAcronymTerms : public QObject
{
    Q_OBJECT

private slots:
    void questions_data();
    void questions();
    void whatStaysHereIsNotTold();
};

void TestAcronymTerms::questions_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("searched");
    QTest::newRow("with a hyphen") << u"What is RED-S?"_s << u"What is Relative Energy Deficiency in Sport?"_s;
    QTest::newRow("with a hyphen that the paper leaves out")
        << u"How high is LEA-S?"_s << u"How high is Low Energy Availability Score?"_s;
    QTest::newRow("what most papers say") << u"Is BC-X common?"_s << u"Is Bone Cell Extract common?"_s;
    QTest::newRow("a word of the index") << u"Does RPE rise?"_s << u"Does RPE rise?"_s;
    QTest::newRow("spelt out already") << u"Is rate of perceived exertion (RPE) high?"_s
                                       << u"Is rate of perceived exertion (RPE) high?"_s;
    QTest::newRow("not introduced") << u"What is BRCA1?"_s << u"What is BRCA1?"_s;
    QTest::newRow("no acronym") << u"What is a Nap?"_s << u"What is a Nap?"_s;
    QTest::newRow("nothing") << QString() << QString();
}

void TestAcronymTerms::questions()
{
    QFETCH(QString, question);
    test::LibraryFixture fixture;
    fixture.add(u"one"_s,
        { u"Relative Energy Deficiency in Sport (RED-S) is common."_s,
            u"The Bone Cell Extract (BC-X) and the rate of perceived exertion (RPE) rose."_s, u"BRCA1 is a gene."_s,
            u"The Low Energy Availability Score (LEAs) was high."_s });
    fixture.add(u"two"_s, { u"Here the Bone Cell Extract (BC-X) fell."_s });
    fixture.add(u"three"_s, { u"A Bold Cyan Xenolith (BC-X) was seen."_s });
    QTEST(speltOut(question, fixture.database()).text, "searched");
}

/// The words that a question is searched by may go to a server.
void TestAcronymTerms::whatStaysHereIsNotTold()
{
    test::LibraryFixture fixture;
    const DocumentId draft = fixture.add(u"draft"_s, { u"The Xylose Quencher Seven (XQ-S) worked."_s });
    QVERIFY(speltOut(u"Does XQ-S work?"_s, fixture.database()).text.contains(u"Xylose"));
    CollectionStore(fixture.database()).keepHere(std::array { draft }, true);
    QCOMPARE(speltOut(u"Does XQ-S work?"_s, fixture.database()).text, u"Does XQ-S work?"_s);
}

ADDUCE_TEST(TestAcronymTerms)
#include "test_acronym_terms.moc"
