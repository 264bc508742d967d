#include "core/worker/worker.h"
#include "tests/support/places.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// The structure of thirteen papers of five publishers, which print abstracts, headings and back matter each in their own way.
class TestPapersHealth : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theAbstractIsFound_data();
    void theAbstractIsFound();
    void backMatterStandsApart_data() { theAbstractIsFound_data(); }
    void backMatterStandsApart();
    void theTextIsOfKnownKinds_data() { theAbstractIsFound_data(); }
    void theTextIsOfKnownKinds();
    void copiesOfThePagesAreNoWarning_data() { theAbstractIsFound_data(); }
    void copiesOfThePagesAreNoWarning();
    void isReferencedAsPrinted_data();
    void isReferencedAsPrinted();
};

namespace {

const Document &paper(const QString &name)
{
    static std::map<QString, Document> read;
    const auto known = read.find(name);
    if (known != read.end())
        return known->second;
    const WorkerProgram program = test::docworker();
    const SourceFile file(QDir(test::sharedData(u"papers-health"_s)).filePath(name + u".pdf"_s), program.limits);
    return read.emplace(name, readDocument(program, file)).first->second;
}

QStringList bodyOf(const Document &document, const std::function<bool(SectionType)> &isWanted)
{
    QStringList texts;
    for (const Sentence &sentence : document.sentences) {
        const SectionType type =
            sentence.section < 0 ? SectionType::Front : document.sections[static_cast<std::size_t>(sentence.section)].type;
        if ((sentence.kind == SentenceKind::Body || sentence.kind == SentenceKind::Footnote) && isWanted(type))
            texts << sentence.text;
    }
    return texts;
}

} // namespace

void TestPapersHealth::init()
{
    if (test::sharedData(u"papers-health"_s).isEmpty())
        QSKIP("the papers are not here");
}

void TestPapersHealth::theAbstractIsFound_data()
{
    QTest::addColumn<QString>("begins");
    QTest::addColumn<QString>("ends");
    QTest::addColumn<QStringList>("back"); // titles of what stands apart
    const QStringList mdpi { u"Author Contributions"_s, u"Funding"_s, u"Conflicts of Interest"_s };
    const auto row = [](const char *name, const QString &begins, const QString &ends, const QStringList &back) {
        QTest::newRow(name) << begins << ends << back;
    };
    row("pmid-33467283", u"In this editorial, we focus"_s, u"programming-driven training models."_s, mdpi);
    row("pmid-34948583", u"The present research aimed"_s, u"1000 m running test."_s,
        mdpi + QStringList { u"Institutional Review Board Statement"_s, u"Publisher's notes"_s });
    row("pmid-35682467", u"Chronic inflammation can lead"_s, u"regular physical activity."_s, mdpi);
    row("pmid-37358750", u"Vitamins and minerals are"_s, u"unique nutritional challenges they face."_s, { u"Funding"_s });
    row("pmid-37630702", u"Nutrition fuels optimal performance"_s, u"body habitus goals."_s, mdpi);
    row("pmid-37989902", u"This study introduces a new method"_s, u"stand-alone therapy."_s,
        { u"Funding"_s, u"Publisher's notes"_s });
    row("pmid-38004236", u"Many studies have tested intermittent"_s, u"CrossFit athletes."_s, mdpi);
    row("pmid-38201996", u"Intermittent fasting is one"_s, u"case of overnight fasting."_s,
        mdpi + QStringList { u"Acknowledgments"_s, u"Data Availability Statement"_s });
    row("pmid-38328685", u"Nutrition serves as the cornerstone"_s, u"nutritional choices."_s,
        { u"Author contributions"_s, u"Funding"_s, u"Conflict of interest"_s });
    row("pmid-38732581", u"Nutrition periodization in football"_s, u"integral part of football training."_s, mdpi);
    row("pmid-39563758", u"The research aimed to evaluate"_s, u"physical preparation of players."_s,
        { u"Conflicts of Interest"_s, u"Acknowledgements"_s });
    row("pmid-39833535", u"To determine the rate of precancer"_s, u"ultrasound findings."_s, { u"Funding"_s, u"Declarations"_s });
    row("pmid-40317037", u"Athletes’ nutrition knowledge depends"_s, u"knowledge dissemination among athletes."_s,
        { u"Author contributions"_s, u"Funding"_s, u"Competing interests"_s });
}

void TestPapersHealth::theAbstractIsFound()
{
    QFETCH(QString, begins);
    QFETCH(QString, ends);
    const QStringList abstract = bodyOf(
        paper(QString::fromLatin1(QTest::currentDataTag())), [](SectionType type) { return type == SectionType::Abstract; });
    QVERIFY(abstract.size() >= 2);
    QVERIFY2(abstract.front().startsWith(begins), qPrintable(abstract.front()));
    // Key points come behind it at some publishers.
    QVERIFY2(
        std::ranges::any_of(abstract, [&](const QString &text) { return text.endsWith(ends); }), qPrintable(abstract.back()));
}

/// Nobody's evidence: no sentence of it is in the sections that are told.
void TestPapersHealth::backMatterStandsApart()
{
    QFETCH(QStringList, back);
    const Document &document = paper(QString::fromLatin1(QTest::currentDataTag()));
    for (const QString &title : back) {
        const auto found = std::ranges::find(document.sections, title, &Section::title);
        QVERIFY2(found != document.sections.end() && isBackMatter(found->type), qPrintable(title));
    }
    static const QRegularExpression words(u"original draft|declare (that they have )?no (conflict|competing)|no external "
                                          u"funding|Licensee MDPI|creativecommons\\.org|"
                                          "stays neutral|Academic Editor|\\x{fffd}{3}"_s);
    for (const QString &text :
        bodyOf(document, [](SectionType type) { return type != SectionType::References && !isBackMatter(type); }))
        QVERIFY2(!words.match(text).hasMatch(), qPrintable(text));
}

void TestPapersHealth::theTextIsOfKnownKinds()
{
    const Document &document = paper(QString::fromLatin1(QTest::currentDataTag()));
    const std::size_t main = static_cast<std::size_t>(std::ranges::count_if(document.sections, [](const Section &section) {
        return section.type == SectionType::Methods || section.type == SectionType::Results
            || section.type == SectionType::Discussion;
    }));
    // A review or an editorial has headings of its own.
    const QStringList ownHeadings { u"pmid-33467283"_s, u"pmid-37358750"_s, u"pmid-38732581"_s };
    if (!ownHeadings.contains(QString::fromLatin1(QTest::currentDataTag()))) {
        QVERIFY(main >= 2);
        QCOMPARE(std::ranges::count(document.sections, SectionType::Other, &Section::type), 0);
    }
    for (const Section &section : document.sections)
        QVERIFY2(section.title.size() < 120 && !section.title.startsWith(u"Total"_s), qPrintable(section.title));
}

/// Eight of them have hidden text: drafts under their figures, and printers' marks.
void TestPapersHealth::copiesOfThePagesAreNoWarning()
{
    QVERIFY(!paper(QString::fromLatin1(QTest::currentDataTag())).warnings.contains(u"hidden_text"_s));
}

void TestPapersHealth::isReferencedAsPrinted_data()
{
    QTest::addColumn<QString>("venue");
    QTest::addColumn<QString>("volume");
    QTest::addColumn<QString>("pages");
    const auto row = [](const char *name, const char *venue, const char *volume, const char *pages) {
        QTest::newRow(name) << QString::fromUtf8(venue) << QString::fromUtf8(volume) << QString::fromUtf8(pages);
    };
    const char *ijerph = "International Journal of Environmental Research and Public Health";
    row("pmid-33467283", "Journal of Functional Morphology and Kinesiology", "5", "68");
    row("pmid-34948583", ijerph, "18", "12973");
    row("pmid-35682467", ijerph, "19", "6884");
    row("pmid-37358750", "Sports Medicine", "53", "15–24");
    row("pmid-37630702", "Nutrients", "15", "3511");
    row("pmid-37989902", "Annals of Biomedical Engineering", "52", "48–56");
    row("pmid-38004236", "Nutrients", "15", "4841");
    row("pmid-38201996", "Nutrients", "16", "168");
    row("pmid-38328685", "Frontiers in Nutrition", "10", "1331854");
    row("pmid-38732581", "Nutrients", "16", "1332");
    row("pmid-39563758", "Journal of Human Kinetics", "94", "215–226");
    row("pmid-39833535", "Archives of Gynecology and Obstetrics", "311", "1127–1132");
    row("pmid-40317037", "BMC Sports Science, Medicine and Rehabilitation", "17", "110");
}

void TestPapersHealth::isReferencedAsPrinted()
{
    const Metadata &metadata = paper(QString::fromLatin1(QTest::currentDataTag())).metadata;
    QTEST(metadata.venue, "venue");
    QTEST(metadata.volume, "volume");
    QTEST(metadata.pages, "pages");
}

ADDUCE_TEST(TestPapersHealth)
#include "test_papers_health.moc"
