#include "core/answer/cited_source.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

class TestCitedSource : public QObject
{
    Q_OBJECT

private slots:
    void eachDocumentOnceWithItsPages();
    void ofARefusalThereIsNone();
    void words_data();
    void words();
};

namespace {

Citation citation(const QString &source, int page, const QString &label = {})
{
    Citation c;
    c.source = source;
    c.sha256 = source;
    c.title = u"On "_s + source;
    c.page = page;
    c.label = label;
    return c;
}

} // namespace

void TestCitedSource::eachDocumentOnceWithItsPages()
{
    Answer answer;
    answer.sentences = { { u"One."_s, { citation(u"Smith"_s, 3), citation(u"Jones"_s, 1, u"iv"_s) } },
        { u"Two."_s, { citation(u"Smith"_s, 3) } } };
    answer.alsoSaid = { { u"Three."_s, { citation(u"Smith"_s, 1), citation(u"Brown"_s, 2) } } };
    const std::vector<CitedSource> wanted { { u"Smith"_s, u"On Smith"_s, { u"3"_s, u"1"_s }, {} },
        { u"Jones"_s, u"On Jones"_s, { u"iv"_s }, {} }, { u"Brown"_s, u"On Brown"_s, { u"2"_s }, {} } };
    QCOMPARE(citedSourcesOf(answer), wanted);
}

void TestCitedSource::ofARefusalThereIsNone()
{
    QVERIFY(citedSourcesOf({}).empty());
}

void TestCitedSource::words_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<bool>("isOfWeb");
    QTest::addColumn<QString>("text");
    QTest::newRow("paper") << u"Naps"_s << false << u"Smith 2021: Naps, p. 3, 5"_s;
    QTest::newRow("without a title") << QString() << false << u"Smith 2021, p. 3, 5"_s;
    QTest::newRow("page") << u"Naps"_s << true << u"Smith 2021: Naps, p. 3, 5, web page https://a.org/x, fetched on 2026-03-01"_s;
}

void TestCitedSource::words()
{
    QFETCH(QString, title);
    QFETCH(bool, isOfWeb);
    QFETCH(QString, text);
    CitedSource reference { u"Smith 2021"_s, title, { u"3"_s, u"5"_s }, {} };
    if (isOfWeb)
        reference.web = WebOrigin { u"https://a.org/x"_s, { QDate(2026, 3, 1), QTime(23, 0), Qt::UTC } };
    QCOMPARE(adduce::words(reference), text);
}

ADDUCE_TEST(TestCitedSource)
#include "test_cited_source.moc"
