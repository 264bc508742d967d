#include "core/base/sha256.h"
#include "core/library/document_store.h"
#include "core/library/text_store.h"
#include "core/threads/quote_check.h"
#include "core/threads/thread_store.h"
#include "tests/support/library_fixture.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestQuoteCheck : public QObject
{
    Q_OBJECT

private slots:
    void outcomes_data();
    void outcomes();
    void filesAreCompared();
    void whatCameOfItIsKept();
    void stops();
    void listsTellOfIt();
    void earlierVersionsAreChecked();
};

namespace {

struct Cited
{
    test::LibraryFixture fixture;
    DocumentRow row;
    Citation citation;

    Cited()
    {
        const DocumentId id = fixture.add(u"sleep.pdf"_s, test::sleepPaper());
        const QString path = fixture.folder() + u"/sleep.pdf"_s;
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write("the bytes") != 9)
            qFatal("no file");
        file.close();
        Sha256 hash;
        hash.add("the bytes");
        DocumentStore documents(fixture.database());
        documents.setPath(id, path);
        documents.setIdentity(id, QString::fromLatin1(hash.takeHex()), 9);
        row = *documents.find(id);
        citation.document = id;
        citation.sha256 = row.sha256;
        citation.page = 1;
        citation.quote = TextStore(fixture.database()).sentences(id, 0, 0).front().text;
    }
    QuoteCheck check(const Citation &c)
    {
        return checkQuotes(fixture.database(), { c }, [](int) { }, {}).front();
    }
};

} // namespace

void TestQuoteCheck::outcomes_data()
{
    QTest::addColumn<QString>("change");
    QTest::addColumn<QuoteOutcome>("outcome");
    QTest::newRow("as it stands") << u""_s << QuoteOutcome::Found;
    QTest::newRow("another letter") << u"letter"_s << QuoteOutcome::NotOnPage;
    QTest::newRow("another case") << u"case"_s << QuoteOutcome::NotOnPage;
    QTest::newRow("a space less") << u"space"_s << QuoteOutcome::Respaced;
    QTest::newRow("another page") << u"page"_s << QuoteOutcome::NotOnPage;
    QTest::newRow("a page that is not there") << u"far"_s << QuoteOutcome::NotOnPage;
    QTest::newRow("nothing quoted") << u"empty"_s << QuoteOutcome::NotOnPage;
    QTest::newRow("another paper") << u"paper"_s << QuoteOutcome::NoDocument;
    QTest::newRow("no paper") << u"none"_s << QuoteOutcome::NoDocument;
}

void TestQuoteCheck::outcomes()
{
    QFETCH(QString, change);
    QFETCH(QuoteOutcome, outcome);
    Cited cited;
    Citation c = cited.citation;
    if (change == u"letter")
        c.quote[3] = u'~';
    else if (change == u"case")
        c.quote[0] = c.quote[0].toLower();
    else if (change == u"space")
        c.quote.remove(c.quote.indexOf(u' '), 1);
    else if (change == u"page")
        c.page = 2;
    else if (change == u"far")
        c.page = 99;
    else if (change == u"empty")
        c.quote = u" - "_s;
    else if (change == u"paper")
        c.sha256 = u"ff"_s;
    else if (change == u"none")
        c.sha256.clear();
    QCOMPARE(cited.check(c).outcome, outcome);
}

void TestQuoteCheck::filesAreCompared()
{
    Cited cited;
    QCOMPARE(cited.check(cited.citation).file, FileState::Unchanged);
    QFile file(cited.row.path);
    QVERIFY(file.open(QIODevice::Append) && file.write("!") == 1);
    file.close();
    const QuoteCheck changed = cited.check(cited.citation);
    QCOMPARE(changed.file, FileState::Changed);
    QCOMPARE(changed.outcome, QuoteOutcome::Found); // in what was read of the former bytes
    QVERIFY(file.remove());
    QCOMPARE(cited.check(cited.citation).file, FileState::Gone);
}

void TestQuoteCheck::whatCameOfItIsKept()
{
    Cited cited;
    QVERIFY(!lastCheck(cited.fixture.database(), cited.citation));
    const QuoteCheck check = cited.check(cited.citation);
    QCOMPARE(lastCheck(cited.fixture.database(), cited.citation), check);
    Citation other = cited.citation;
    other.page = 2;
    QVERIFY(!lastCheck(cited.fixture.database(), other));
    cited.fixture.database().execute("UPDATE quote_checks SET outcome = 'of a newer program'");
    QVERIFY(!lastCheck(cited.fixture.database(), cited.citation));
}

void TestQuoteCheck::stops()
{
    Cited cited;
    std::stop_source stop;
    const std::vector<QuoteCheck> checks = checkQuotes(
        cited.fixture.database(), std::vector(10, cited.citation),
        [&](int done) { done == 3 ? void(stop.request_stop()) : void(); }, stop.get_token());
    QCOMPARE(checks.size(), std::size_t(3));
    QVERIFY(lastCheck(cited.fixture.database(), cited.citation));
}

void TestQuoteCheck::listsTellOfIt()
{
    Cited cited;
    Database &database = cited.fixture.database();
    ThreadStore store(database);
    Citation wrong = cited.citation, foreign = cited.citation;
    wrong.quote += u"x"_s;
    foreign.sha256 = u"ff"_s;
    Answer answer = test::answerOf(u"Why?"_s, u"S."_s, {});
    answer.sentences.front().citations = { cited.citation, wrong, foreign };
    const ThreadId thread = store.append({}, answer).thread;
    checkQuotes(database, citationsOf(*store.find(thread)), [](int) { }, {});
    const ThreadRow row = store.list().front();
    QCOMPARE(row.failedQuotes, 1);
    QCOMPARE(row.missingSources, 1);
    QCOMPARE(row.changedSources, 0);
    const DocumentId newer = cited.fixture.add(u"newer.pdf"_s, test::coffeePaper());
    DocumentStore(database).supersede(cited.row.id, newer);
    QCOMPARE(store.list().front().changedSources, 1);
}

void TestQuoteCheck::earlierVersionsAreChecked()
{
    Thread thread;
    thread.turns.push_back({ TurnId { 1 }, {}, test::answerOf(u"Why?"_s, u"So."_s, u"The first quote."_s) });
    thread.turns.push_back({ TurnId { 2 }, TurnId { 1 }, test::answerOf(u"Why?"_s, u"So."_s, u"The last quote."_s) });
    const std::vector<Citation> last = citationsOf(thread);
    QCOMPARE(last.size(), std::size_t(1));
    QCOMPARE(last.front().quote, u"The last quote."_s);
    const std::vector<Citation> all = everyCitationOf(thread);
    QCOMPARE(all.size(), std::size_t(2));
    QCOMPARE(all.front().quote, u"The first quote."_s);
}

ADDUCE_TEST(TestQuoteCheck)
#include "test_quote_check.moc"
