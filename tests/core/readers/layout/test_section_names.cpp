#include "core/readers/layout/section_names.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// What kind of section a heading stands over.
class TestSectionNames : public QObject
{
    Q_OBJECT

private slots:
    void standardLabels_data();
    void standardLabels();
    void typesAreHandedDown();
    void whatEndsAPaperIsNoPartOfItsLastSection();
};

namespace {

Section section(const QString &title, SectionType type, int level)
{
    return { {}, title, type, level, 0 };
}

std::vector<SectionType> typesOf(const std::vector<Section> &sections)
{
    std::vector<SectionType> types;
    for (const Section &one : sections)
        types.push_back(one.type);
    return types;
}

} // namespace

void TestSectionNames::standardLabels_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<SectionType>("type");
    const auto row = [](const char *title, SectionType type) { QTest::newRow(title) << QString::fromUtf8(title) << type; };
    row("Abstract", SectionType::Abstract);
    row("Key Points", SectionType::Abstract);
    row("Zusammenfassung", SectionType::Abstract);
    row("Introduction", SectionType::Introduction);
    row("Statement of need", SectionType::Introduction);
    row("Materials and Methods", SectionType::Methods);
    row("Methods/Design", SectionType::Methods);
    row("Experimental Section", SectionType::Methods);
    row("Méthodes", SectionType::Methods);
    row("Statistical Analysis", SectionType::Methods);
    row("Results and Discussion", SectionType::Results);
    row("Ergebnisse", SectionType::Results);
    row("Strengths and limitations", SectionType::Discussion);
    row("Practical Implications", SectionType::Discussion);
    row("Summary and Conclusions", SectionType::Conclusion);
    row("Literaturverzeichnis", SectionType::References);
    row("Supplementary Information", SectionType::Supplement);
    row("Acknowledgments", SectionType::Acknowledgements);
    row("Author Contributions", SectionType::BackMatter);
    row("Authors’ contributions", SectionType::BackMatter);
    row("Funding", SectionType::BackMatter);
    row("Financial support", SectionType::BackMatter);
    row("Conflicts of Interest", SectionType::BackMatter);
    row("Declaration of competing interest", SectionType::BackMatter);
    row("Institutional Review Board Statement", SectionType::BackMatter);
    row("Informed Consent", SectionType::BackMatter);
    row("Data Availability Statement", SectionType::BackMatter);
    row("Availability of supporting data", SectionType::BackMatter);
    row("Publisher’s note", SectionType::BackMatter);
    row("Keywords", SectionType::Front);
    row("Availability and Deployment", SectionType::Other);
    row("Fundamental limits", SectionType::Other);
    row("Funding of hospitals in Uganda", SectionType::Other);
    row("Histology", SectionType::Other);
}

void TestSectionNames::standardLabels()
{
    QFETCH(QString, title);
    QTEST(standardType(title), "type");
}

void TestSectionNames::typesAreHandedDown()
{
    std::vector<Section> sections { section(u"Abstract"_s, SectionType::Abstract, 1), section(u"Aside"_s, SectionType::Other, 2),
        section(u"Methods"_s, SectionType::Methods, 1), section(u"Cell culture"_s, SectionType::Other, 2),
        section(u"Staining"_s, SectionType::Other, 3), section(u"Ethics"_s, SectionType::BackMatter, 2),
        section(u"Results"_s, SectionType::Results, 1), section(u"Data analysis"_s, SectionType::Methods, 2),
        section(u"A theory of naps"_s, SectionType::Other, 1), section(u"Its limits"_s, SectionType::Other, 2) };
    handDownTypes(sections);
    QCOMPARE(typesOf(sections),
        (std::vector { SectionType::Abstract, SectionType::Other, SectionType::Methods, SectionType::Methods,
            SectionType::Methods, SectionType::Methods, SectionType::Results, SectionType::Results, SectionType::Other,
            SectionType::Other }));
}

/// Its headings are often set smaller than those above them.
void TestSectionNames::whatEndsAPaperIsNoPartOfItsLastSection()
{
    std::vector<Section> sections { section(u"Discussion"_s, SectionType::Discussion, 1),
        section(u"Funding"_s, SectionType::BackMatter, 2), section(u"Acknowledgements"_s, SectionType::Acknowledgements, 2),
        section(u"References"_s, SectionType::References, 2) };
    const auto before = typesOf(sections);
    handDownTypes(sections);
    QCOMPARE(typesOf(sections), before);
}

ADDUCE_TEST(TestSectionNames)
#include "test_section_names.moc"
