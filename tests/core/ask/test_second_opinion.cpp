#include "core/ask/second_opinion.h"
#include "core/library/collection_store.h"
#include "tests/core/ask/scripted_pipeline.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::cautions;
using test::kNap;
using test::Pipeline;
using test::ScriptedModel;
using test::statement;
using test::written;

/// A second model that says of each statement whether its quote says so: it can only take away.
class TestSecondOpinion : public QObject
{
    Q_OBJECT

private slots:
    void whatItDoubtsIsTakenOut_data();
    void whatItDoubtsIsTakenOut();
    void itReadsTheQuoteWithWhatStandsBesideIt();
    void whatStaysHereIsNotSent();
    void itsTroubleChangesNothing_data();
    void itsTroubleChangesNothing();
    void itIsNotAskedOfThePapersOwnSentences();
    void stopKeepsWhatWasProved();
};

namespace {

const QString kWritten = u"Napping for half an hour helps people to recall word pairs."_s;
const QString kQuote = u"a nap of thirty minutes improves the recall of word pairs"_s;

ChatReply said(const QString &text)
{
    ChatReply reply;
    reply.text = text;
    reply.finish = FinishReason::Stop;
    return reply;
}

ChatReply verdicts(const QString &first)
{
    return said(u"{\"verdicts\": [{\"statement\": \"S1\", \"verdict\": \"%1\"}]}"_s.arg(first));
}

/// A pipeline with a model that writes one statement, and another that checks it.
struct Checked : Pipeline
{
    explicit Checked(ScriptedModel::Script script)
        : Pipeline([](const ChatRequest &, int) { return written({ statement(kWritten, kQuote) }); })
        , second(std::make_shared<ScriptedModel>(std::move(script)))
        , checker { .chat = second, .name = u"second"_s, .host = u"other.example.org"_s, .isRemote = true }
    {
    }
    Answer operator()() { return ask({ test::kQuestion, {}, {}, {}, { .models = { chosen, checker } } }, {}, stop.get_token()); }
    std::shared_ptr<ScriptedModel> second;
    TaskModel checker;
};

} // namespace

void TestSecondOpinion::whatItDoubtsIsTakenOut_data()
{
    QTest::addColumn<QString>("reply");
    QTest::addColumn<QString>("reason"); // empty: it stays
    const auto all = [](const QString &verdict) { return verdicts(verdict).text; };
    QTest::newRow("says") << all(u"says"_s) << QString();
    QTest::newRow("does not") << all(u"does_not_say"_s) << u"judged_unsaid"_s;
    QTest::newRow("the opposite") << all(u"opposite"_s) << u"judged_opposite"_s;
    QTest::newRow("of another statement") << u"{\"verdicts\": [{\"statement\": \"S7\", \"verdict\": \"opposite\"}]}"_s
                                          << QString();
    QTest::newRow("nothing") << u"{\"verdicts\": []}"_s << QString();
    QTest::newRow("twice: the worst holds")
        << u"{\"verdicts\": [{\"statement\": \"S1\", \"verdict\": \"opposite\"}, {\"statement\": \"S1\", \"verdict\": \"says\"}]}"_s
        << u"judged_opposite"_s;
}

void TestSecondOpinion::whatItDoubtsIsTakenOut()
{
    QFETCH(QString, reply);
    QFETCH(QString, reason);
    Checked pipeline([&](const ChatRequest &, int) { return said(reply); });
    const Answer answer = pipeline();
    QCOMPARE(answer.verdict, Verdict::Answered);
    QCOMPARE(answer.sentences.size(), std::size_t(1));
    QCOMPARE(answer.trace.last(Stage::Write)->generation->judge, u"second"_s);
    QCOMPARE(answer.trace.last(Stage::Write)->generation->judgement, reply);
    if (reason.isEmpty()) {
        QCOMPARE(answer.sentences[0].text, kWritten);
        QVERIFY(answer.removed.empty());
        return;
    }
    QCOMPARE(answer.sentences[0].text, kNap); // the quote's own sentence in its place
    QCOMPARE(answer.removed.size(), std::size_t(1));
    QCOMPARE(nameOf(answer.removed[0].reason), reason);
    QCOMPARE(answer.removed[0].text, kWritten);
    QCOMPARE(answer.removed[0].detail, u"second"_s);
}

void TestSecondOpinion::itReadsTheQuoteWithWhatStandsBesideIt()
{
    Checked pipeline([](const ChatRequest &, int) { return verdicts(u"says"_s); });
    pipeline();
    const ChatRequest request = pipeline.second->requests().front();
    QVERIFY(request.messages.back().text.contains(kNap));
    QVERIFY(request.messages.back().text.contains(kWritten));
    QCOMPARE(request.passages.size(), std::size_t(1));
    QCOMPARE(request.purpose, EgressPurpose::Judge);
    QVERIFY(request.messages.back().text.size() < pipeline.model->requests().front().messages.back().text.size());
}

void TestSecondOpinion::whatStaysHereIsNotSent()
{
    Checked pipeline([](const ChatRequest &, int) { return verdicts(u"opposite"_s); });
    pipeline.chosen.isRemote = false; // writes here, is checked elsewhere
    CollectionStore(pipeline.fixture.database()).keepHere(std::array { pipeline.sleep }, true);
    const Answer answer = pipeline();
    QVERIFY(pipeline.second->requests().empty());
    QCOMPARE(answer.sentences[0].text, kWritten);
    QVERIFY(cautions(answer, Caveat::Unchecked));
}

void TestSecondOpinion::itsTroubleChangesNothing_data()
{
    QTest::addColumn<QString>("reply"); // empty: there is none
    QTest::newRow("no server") << QString();
    QTest::newRow("prose") << u"All of it is fine."_s;
    QTest::newRow("another word") << verdicts(u"perhaps"_s).text;
    QTest::newRow("another form") << u"{\"verdicts\": {\"S1\": \"opposite\"}}"_s;
}

void TestSecondOpinion::itsTroubleChangesNothing()
{
    QFETCH(QString, reply);
    Checked pipeline([&](const ChatRequest &, int) {
        if (reply.isEmpty())
            throw Error(ErrorKind::Unreachable, u"other.example.org"_s);
        return said(reply);
    });
    const Answer answer = pipeline();
    QCOMPARE(answer.sentences[0].text, kWritten);
    QVERIFY(cautions(answer, Caveat::Unchecked));
    QVERIFY(answer.removed.empty());
}

void TestSecondOpinion::itIsNotAskedOfThePapersOwnSentences()
{
    Checked pipeline([](const ChatRequest &, int) { return verdicts(u"opposite"_s); });
    const Answer answer = pipeline.ask({ test::kQuestion, {}, {}, {}, { .models = { {}, pipeline.checker } } }, {}, {});
    QVERIFY(pipeline.second->requests().empty());
    QCOMPARE(answer.sentences[0].text, kNap);
}

void TestSecondOpinion::stopKeepsWhatWasProved()
{
    std::stop_source *stop = nullptr;
    Checked pipeline([&](const ChatRequest &, int) {
        stop->request_stop();
        return verdicts(u"opposite"_s);
    });
    stop = &pipeline.stop;
    const Answer answer = pipeline();
    QCOMPARE(answer.sentences[0].text, kWritten);
    QVERIFY(cautions(answer, Caveat::Partial));
    QVERIFY(!cautions(answer, Caveat::Unchecked));
}

ADDUCE_TEST(TestSecondOpinion)
#include "test_second_opinion.moc"
