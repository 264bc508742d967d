#include "tests/support/paper_measure.h"
#include "tests/support/places.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// What we read out of 24 papers against the publishers' own text: words, sentences in order, section titles, cells of
/// tables, entries of the bibliography.
class TestPapersFulltext : public QObject
{
    Q_OBJECT

private slots:
    void readsWhatThePublisherWrote();
};

void TestPapersFulltext::readsWhatThePublisherWrote()
{
    const QString data = test::sharedData(u"papers-fulltext"_s);
    if (data.isEmpty())
        QSKIP("the measuring data is not here");
    const auto papers = test::measurePapers(data, test::docworker());
    const test::PaperMeasure all = test::total(papers);
    qInfo("%s", qPrintable(test::toLine(all)));
    QCOMPARE(papers.size(), 24U);
    QVERIFY(all.words.value() >= 0.998);
    QVERIFY(all.sentences.value() >= 0.97);
    QVERIFY(all.titles.value() >= 0.9);
    QVERIFY(all.ownTitles.value() >= 0.8);
    QVERIFY(all.cells.value() >= 0.6);
    QVERIFY(all.references * 10 >= 8 * all.referencesWritten);
}

ADDUCE_TEST(TestPapersFulltext)
#include "test_papers_fulltext.moc"
