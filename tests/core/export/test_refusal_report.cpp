#include "core/export/refusal_report.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestRefusalReport : public QObject
{
    Q_OBJECT

private slots:
    void saysWhatWasSearched();
    void saysWhatCameNear();
    void saysWhatCouldNotBeSearched_data();
    void saysWhatCouldNotBeSearched();
    void withoutAnythingItIsShort();
};

namespace {

Answer refusal()
{
    Answer answer = test::refusalOf(u"Do yaks dream?"_s);
    answer.askedAt = QDateTime(QDate(2026, 11, 25), QTime(8, 30), Qt::UTC);
    answer.search.documents = 3;
    answer.search.documentsInAll = 4;
    answer.search.passages = 120;
    answer.search.floor = 0.38;
    answer.search.revision = 12;
    answer.search.terms = { { u"yaks"_s, 0, 0 }, { u"dream"_s, 7, 2, QStringList { u"nightmare"_s, u"sleep"_s } },
        { u"old"_s, std::nullopt, 1 } };
    return answer;
}

} // namespace

void TestRefusalReport::saysWhatWasSearched()
{
    Answer answer = refusal();
    answer.scope = u"Sleep"_s;
    const RefusalReport report = refusalReport(answer);
    QCOMPARE(report.searched,
        u"Asked on 2026-11-25 08:30 UTC. 3 of 4 documents could be searched (75 %), 120 passages. Revision 12 of the library. Searched in: Sleep"_s);
    QCOMPARE(report.terms.size(), std::size_t(3));
    QCOMPARE(report.terms[1], (QStringList { u"dream"_s, u"7"_s, u"2"_s, u"nightmare, sleep"_s }));
    QCOMPARE(report.terms[2], (QStringList { u"old"_s, QString(), u"1"_s, QString() })); // saved when passages were not counted
    QCOMPARE(report.heads.size(), report.terms.front().size());
}

void TestRefusalReport::saysWhatCameNear()
{
    Answer answer = refusal();
    answer.search.nearest = { { 0.21, test::answerOf(u"Q"_s, u"Sheep dream."_s, u"Sheep dream."_s).sentences.front(),
        { u"yaks"_s } } };
    QVERIFY(refusalReport(answer).nearestTitle.contains(u"0.38"));
    answer.search.probability = 0.3;
    const RefusalReport report = refusalReport(answer);
    QVERIFY2(report.nearestTitle.contains(u"0.30") && report.nearestTitle.contains(u"0.38"), qPrintable(report.nearestTitle));
    const QString line = report.nearest.value(0);
    QVERIFY2(line.startsWith(u"0.21: \u201CSheep dream.\u201D (") && line.endsWith(u"Lacks: yaks"), qPrintable(line));
}

void TestRefusalReport::saysWhatCouldNotBeSearched_data()
{
    QTest::addColumn<Unsearched>("document");
    QTest::addColumn<QString>("words");
    QTest::newRow("locked") << Unsearched { {}, u"a.pdf"_s, DocumentState::Failed, ErrorKind::Encrypted }
                            << words(ErrorKind::Encrypted).what;
    QTest::newRow("a scan") << Unsearched { {}, u"a.pdf"_s, DocumentState::NeedsOcr, std::nullopt }
                            << u"It has no text yet: its pages are pictures."_s;
    QTest::newRow("waiting") << Unsearched { {}, u"a.pdf"_s, DocumentState::Queued, std::nullopt }
                             << u"It is still to be read."_s;
}

void TestRefusalReport::saysWhatCouldNotBeSearched()
{
    QFETCH(const Unsearched, document);
    QFETCH(const QString, words);
    Answer answer = refusal();
    answer.search.unsearched = { document };
    QCOMPARE(refusalReport(answer).unsearched, QStringList { u"a.pdf: "_s + words });
}

void TestRefusalReport::withoutAnythingItIsShort()
{
    const RefusalReport report = refusalReport(test::refusalOf(u"Who?"_s));
    QVERIFY(report.terms.empty() && report.nearest.isEmpty() && report.nearestTitle.isEmpty() && report.unsearched.isEmpty());
}

ADDUCE_TEST(TestRefusalReport)
#include "test_refusal_report.moc"
