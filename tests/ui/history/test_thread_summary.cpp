#include "core/threads/quote_check.h"
#include "tests/support/library_fixture.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"
#include "ui/history/thread_summary.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// The line under the title of a thread.
class TestThreadSummary : public QObject
{
    Q_OBJECT

private slots:
    void namesWhatThereIs_data();
    void namesWhatThereIs();
    void checksAreSaidOnceAllAreThere();
};

namespace {

/// The parts behind the time.
QString summary(test::LibraryFixture &fixture, const Thread &thread)
{
    const QString whole = threadSummary(fixture.database(), thread);
    return whole.mid(whole.indexOf(u"  ·  "_s) + 5);
}

} // namespace

void TestThreadSummary::namesWhatThereIs_data()
{
    QTest::addColumn<QStringList>("scopes");
    QTest::addColumn<QStringList>("models");
    QTest::addColumn<QStringList>("tags");
    QTest::addColumn<QString>("words");
    const QStringList none, all { QString() }, five { u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s };
    QTest::newRow("of all documents") << all << none << none << u"All documents  ·  No model"_s;
    QTest::newRow("of a collection") << QStringList { u"Trials"_s } << none << none << u"Trials  ·  No model"_s;
    QTest::newRow("by a model") << all << QStringList { u"granite"_s } << none << u"All documents  ·  granite"_s;
    QTest::newRow("of many") << five << none << none << u"a  ·  b  ·  c  ·  d  ·  No model  ·  …"_s;
    QTest::newRow("tagged") << all << none << QStringList { u"sleep"_s, u"thesis"_s }
                            << u"All documents  ·  No model  ·  Tags: sleep, thesis"_s;
}

void TestThreadSummary::namesWhatThereIs()
{
    QFETCH(const QStringList, scopes);
    QFETCH(const QStringList, models);
    QFETCH(const QStringList, tags);
    QFETCH(const QString, words);
    test::LibraryFixture fixture;
    Thread thread;
    thread.row.createdAt = QDateTime(QDate(2026, 1, 1), QTime(12, 0), Qt::UTC);
    thread.row.scopes = scopes;
    thread.row.models = models;
    thread.row.marks.tags = tags;
    QCOMPARE(summary(fixture, thread), words);
}

void TestThreadSummary::checksAreSaidOnceAllAreThere()
{
    test::LibraryFixture fixture;
    Answer second = test::answerOf(u"Do naps last?"_s, u"They do."_s, u"naps lasted"_s);
    const Thread thread =
        test::threadOf(u"Naps"_s, { test::answerOf(u"Do naps help?"_s, u"Naps help."_s, u"naps helped"_s), second });
    const std::vector<Citation> citations = everyCitationOf(thread);
    QCOMPARE(citations.size(), std::size_t(2));
    checkQuotes(fixture.database(), { citations.front() }, [](int) { }, {});
    QVERIFY(!summary(fixture, thread).contains(u"word for word"_s));
    checkQuotes(fixture.database(), citations, [](int) { }, {});
    QVERIFY2(summary(fixture, thread).contains(u"0 of 2 quote"_s), qPrintable(summary(fixture, thread)));
}

ADDUCE_TEST(TestThreadSummary)
#include "test_thread_summary.moc"
