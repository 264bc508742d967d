#include "core/answer/answer_words.h"
#include "core/guardrails/quote.h"
#include "core/library/text_store.h"
#include "tests/core/ask/scripted_pipeline.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::cautions;
using test::kNap;
using test::kQuestion;
using test::Pipeline;
using test::ScriptedModel;
using test::statement;
using test::written;

static ChatReply broken(ChatReply reply, Error trouble)
{
    reply.finish = FinishReason::None;
    reply.error = std::move(trouble);
    return reply;
}

class TestGenerate : public QObject
{
    Q_OBJECT

private slots:
    void everySentenceIsProved();
    void whatIsTakenOut_data();
    void whatIsTakenOut();
    void citationsAreCountedAsTheyWereWritten_data();
    void citationsAreCountedAsTheyWereWritten();
    void aLongQuoteIsCut();
    void aWrongPassageIsPutRight();
    void whatWasRefusedGoesBackOnce();
    void anotherFormGoesBackOnce();
    void withoutServerThePapersSpeak();
    void troubleInTheMiddleKeepsWhatWasProved();
    void noEndingIsNoWholeAnswer_data();
    void noEndingIsNoWholeAnswer();
    void stopKeepsWhatWasProved();
    void ofASilentModelThePapersSpeak();
    void repetitionsHaveAnEnd();
    void nothingProvedIsSaid();
    void confidenceFalls_data();
    void confidenceFalls();
    void remarksNameNothingNew();
    void costs();
    void jsonComesBackEqual();
};

void TestGenerate::everySentenceIsProved()
{
    Pipeline pipeline([](const ChatRequest &, int) {
        return written({ statement(u"Napping for half an hour helps people to recall word pairs [P1]."_s,
            u"a nap of thirty minutes improves the recall of word pairs"_s) });
    });
    const Answer answer = pipeline();
    QCOMPARE(answer.verdict, Verdict::Answered);
    QCOMPARE(answer.sentences.size(), std::size_t(1));
    QVERIFY(answer.sentences == pipeline.emitted);
    QCOMPARE(answer.sentences[0].text, u"Napping for half an hour helps people to recall word pairs."_s);
    QCOMPARE(answer.sentences[0].citations.size(), std::size_t(1));
    const Citation &citation = answer.sentences[0].citations[0];
    QCOMPARE(citation.document, pipeline.sleep);
    QCOMPARE(citation.quote, u"A nap of thirty minutes improves the recall of word pairs"_s);
    QVERIFY(!citation.rects.empty());
    QVERIFY(isVerbatim(citation.quote, TextStore(pipeline.fixture.database()).page(citation.document, citation.page - 1)->text));
    QVERIFY(answer.writer.has_value());
    QCOMPARE(answer.writer->model, u"scripted"_s);
    QVERIFY(answer.writer->isRemote);
    QVERIFY(answer.removed.empty());
    QCOMPARE(pipeline.model->requests().size(), std::size_t(1));
    QVERIFY(pipeline.model->requests()[0].schema.has_value());
}

void TestGenerate::whatIsTakenOut_data()
{
    QTest::addColumn<QJsonObject>("lie");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("left"); // of the statement, when a part stays
    const QString quote = u"A nap of thirty minutes improves the recall of word pairs"_s;
    QTest::newRow("invented quote") << statement(u"Naps help."_s, u"naps always help everybody with everything"_s)
                                    << u"not_on_page"_s << QString();
    QTest::newRow("no quote") << statement(u"Naps help."_s, QString()) << u"not_on_page"_s << QString();
    QTest::newRow("a digit in the quote") << statement(
        u"Naps help recall."_s, u"The nap group recalled 47 word pairs and the film group recalled 31 pairs"_s)
                                          << u"quote_differs"_s << QString();
    QTest::newRow("a digit in the text") << statement(u"A nap of 45 minutes improves recall."_s, quote) << u"number_not_there"_s
                                         << QString();
    QTest::newRow("another unit") << statement(u"A nap of thirty hours improves recall."_s, quote) << u"number_not_there"_s
                                  << QString();
    QTest::newRow("a name") << statement(u"Naps improve recall, as Ebbinghaus wrote."_s, quote) << u"name_not_there"_s
                            << QString();
    QTest::newRow("a gene") << statement(u"Naps raise BRCA1 and recall."_s, quote) << u"name_not_there"_s << QString();
    QTest::newRow("quoted words") << statement(u"Naps are \"a miracle cure\" for recall."_s, quote) << u"words_not_there"_s
                                  << QString();
    QTest::newRow("a denial") << statement(u"A nap of thirty minutes does not improve the recall of word pairs."_s, quote)
                              << u"denies_its_quote"_s << QString();
    QTest::newRow("a clause") << statement(u"A nap of thirty minutes improves recall; Ebbinghaus agreed."_s, quote)
                              << u"name_not_there"_s << u"A nap of thirty minutes improves recall."_s;
    QTest::newRow("a clause and the rest") << statement(u"Ebbinghaus agreed; a nap of 45 minutes improves recall."_s, quote)
                                           << u"number_not_there"_s << QString();
    QTest::newRow("a passage that was not given")
        << statement(u"A nap improves recall."_s, quote, { u"P99"_s }) << u"no_such_passage"_s << u"A nap improves recall."_s;
    QTest::newRow("nothing") << statement(QString(), quote) << u"no_sentence"_s << QString();
    QTest::newRow("endless") << statement(QString(5000, u'x'), quote) << u"no_sentence"_s << QString();
}

void TestGenerate::whatIsTakenOut()
{
    QFETCH(QJsonObject, lie);
    QFETCH(QString, reason);
    QFETCH(QString, left);
    Pipeline pipeline(
        [&](const ChatRequest &, int number) { return number == 0 ? written({ lie, statement(kNap, kNap) }) : written({}); });
    const Answer answer = pipeline();
    QCOMPARE(answer.removed.size(), std::size_t(1));
    QCOMPARE(nameOf(answer.removed[0].reason), reason);
    if (left.isEmpty())
        QCOMPARE(answer.removed[0].text, lie[u"text"_s].toString()); // the whole of it
    QCOMPARE(answer.removed[0].isPart, !left.isEmpty());
    QCOMPARE(answer.removedStatements(), left.isEmpty() ? 1 : 0);
    QCOMPARE(answer.repaired, left.isEmpty() ? 0 : 1);
    QVERIFY(words(answer.removed[0]) != reason); // it is said in words
    QStringList texts;
    for (const AnswerSentence &sentence : answer.sentences)
        texts << sentence.text;
    QCOMPARE(texts, left.isEmpty() ? QStringList { kNap } : (QStringList { left, kNap }));
    QCOMPARE(answer.confidence, Confidence::Medium);
    QCOMPARE(answer.reason, ConfidenceReason::SomeRemoved);
}

void TestGenerate::citationsAreCountedAsTheyWereWritten_data()
{
    QTest::addColumn<QJsonObject>("written");
    QTest::addColumn<int>("sound"); // of one
    const QString quote = u"A nap of thirty minutes improves the recall of word pairs"_s;
    QTest::newRow("right") << statement(u"A nap improves recall."_s, quote) << 1;
    QTest::newRow("right, and the statement is not") << statement(u"A nap of 45 minutes improves recall."_s, quote) << 1;
    QTest::newRow("no such quote") << statement(u"Naps help."_s, u"naps always help everybody with everything"_s) << 0;
    QTest::newRow("a digit of the quote") << statement(
        u"Naps help recall."_s, u"The nap group recalled 47 word pairs and the film group recalled 31 pairs"_s)
                                          << 0;
    QTest::newRow("no such passage") << statement(u"A nap improves recall."_s, quote, { u"P99"_s }) << 0;
}

void TestGenerate::citationsAreCountedAsTheyWereWritten()
{
    QFETCH(QJsonObject, written);
    QFETCH(int, sound);
    Pipeline pipeline([written](const ChatRequest &, int) { return test::written({ written }); });
    const Answer answer = pipeline();
    const StageTrace *write = answer.trace.last(Stage::Write);
    QVERIFY(write && write->generation);
    QCOMPARE(write->generation->citationsWritten, std::optional(1)); // what is written again after a repair is not counted
    QCOMPARE(write->generation->citationsSound, sound);
    QCOMPARE(answerFromJson(toJson(answer)).trace.last(Stage::Write)->generation, write->generation);
}

/// GN7: word for word, and forty of them.
void TestGenerate::aLongQuoteIsCut()
{
    QString line = u"Siestas sharpen the attention of night nurses"_s;
    for (int i = 1; i <= 50; ++i)
        line += u" and of ward %1"_s.arg(i);
    line += u'.';
    Pipeline pipeline([&](const ChatRequest &request, int) {
        const QString passage = request.messages.back().text.section(u"Siestas sharpen"_s, 0, 0).section(u"<passage id=\""_s, -1);
        return written({ statement(u"Siestas sharpen the attention of night nurses."_s, line, { passage.section(u'"', 0, 0) }) });
    });
    pipeline.fixture.add(u"siestas"_s, { u"# Results"_s, line });
    pipeline.fixture.learn();
    const Answer answer = pipeline(u"Do siestas sharpen the attention of night nurses?"_s);
    QCOMPARE(answer.sentences.size(), std::size_t(1));
    QVERIFY(answer.writer);
    const QString &quote = answer.sentences[0].citations[0].quote;
    QCOMPARE(quote.split(u' ').size(), 40);
    QVERIFY(line.startsWith(quote));
}

void TestGenerate::aWrongPassageIsPutRight()
{
    Pipeline pipeline(
        [](const ChatRequest &, int) { return written({ statement(kNap, kNap, { u"P2"_s }), statement(kNap + u' ', kNap) }); });
    const Answer answer = pipeline();
    QCOMPARE(answer.sentences.size(), std::size_t(1)); // and what is said twice is told once
    QCOMPARE(answer.repaired, 1);
    QCOMPARE(answer.removedStatements(), 0);
    QCOMPARE(answer.sentences[0].citations[0].document, pipeline.sleep);
    QCOMPARE(comparable(answer.sentences[0].citations[0].quote), comparable(kNap));
}

void TestGenerate::whatWasRefusedGoesBackOnce()
{
    Pipeline pipeline([](const ChatRequest &, int) {
        return written({ statement(u"A nap of 45 minutes improves the recall of word pairs."_s, kNap) });
    });
    pipeline.model = std::make_shared<ScriptedModel>([](const ChatRequest &request, int number) {
        if (number == 0)
            return written({ statement(u"A nap of 45 minutes improves recall."_s, kNap) });
        if (!request.messages.back().text.contains(u"A nap of 45 minutes improves recall."_s)
            || !request.messages.back().text.contains(u"45 min"_s))
            throw Error(ErrorKind::Internal);
        return written({ statement(u"A nap of thirty minutes improves recall."_s, kNap) });
    });
    pipeline.chosen.chat = pipeline.model;
    const Answer answer = pipeline();
    QCOMPARE(pipeline.model->requests().size(), std::size_t(2));
    QCOMPARE(answer.sentences.size(), std::size_t(1));
    QCOMPARE(answer.sentences[0].text, u"A nap of thirty minutes improves recall."_s);
    QCOMPARE(answer.removed.size(), std::size_t(1));
    QVERIFY(!cautions(answer, Caveat::ModelFailed));
}

void TestGenerate::anotherFormGoesBackOnce()
{
    Pipeline pipeline([](const ChatRequest &, int number) {
        ChatReply reply = written({ statement(kNap, kNap) });
        if (number == 0)
            reply.text = u"Naps help, says passage P1."_s;
        return reply;
    });
    const Answer answer = pipeline();
    QCOMPARE(pipeline.model->requests().size(), std::size_t(2));
    QCOMPARE(answer.sentences.size(), std::size_t(1));
    QVERIFY(answer.writer.has_value());
}

void TestGenerate::withoutServerThePapersSpeak()
{
    Pipeline pipeline(
        [](const ChatRequest &, int) -> ChatReply { throw Error(ErrorKind::Unreachable, u"127.0.0.1"_s, u"refused"_s); });
    const Answer answer = pipeline();
    QCOMPARE(answer.verdict, Verdict::Answered);
    QVERIFY(!answer.writer);
    QVERIFY(cautions(answer, Caveat::ModelFailed));
    QVERIFY(words(answer.caveats.front()).contains(u"127.0.0.1"_s));
    QVERIFY(std::ranges::find(answer.sentences, kNap, &AnswerSentence::text) != answer.sentences.end());
    QVERIFY(answer.sentences == pipeline.emitted);
}

void TestGenerate::troubleInTheMiddleKeepsWhatWasProved()
{
    Pipeline pipeline([](const ChatRequest &, int) {
        ChatReply reply = written({ statement(kNap, kNap), statement(u"And more."_s, u"and a lot more"_s) });
        reply.text.chop(60);
        return broken(reply, Error(ErrorKind::Unreachable, u"models.example.org"_s));
    });
    const Answer answer = pipeline();
    QCOMPARE(pipeline.model->requests().size(), std::size_t(1)); // no repair of half an answer
    QCOMPARE(answer.sentences.size(), std::size_t(1));
    QVERIFY(answer.writer.has_value());
    QVERIFY(cautions(answer, Caveat::ModelBroke));
    QVERIFY(!cautions(answer, Caveat::Partial)); // nobody stopped it
}

void TestGenerate::noEndingIsNoWholeAnswer_data()
{
    QTest::addColumn<FinishReason>("finish");
    QTest::addColumn<QString>("said");
    QTest::newRow("cut off") << FinishReason::Length << u"came to its longest"_s;
    QTest::newRow("withheld") << FinishReason::Withheld << u"filter"_s;
    QTest::newRow("refused") << FinishReason::Refused << u"refuses to answer"_s;
    QTest::newRow("none") << FinishReason::None << u"broke off"_s;
}

void TestGenerate::noEndingIsNoWholeAnswer()
{
    QFETCH(FinishReason, finish);
    Pipeline pipeline([&](const ChatRequest &, int) {
        ChatReply reply = written({ statement(kNap, kNap) });
        reply.finish = finish;
        return reply;
    });
    QFETCH(QString, said);
    const Answer answer = pipeline();
    const auto note = std::ranges::find(answer.caveats, Caveat::ModelBroke, &CaveatNote::kind);
    QVERIFY(note != answer.caveats.end());
    QVERIFY2(words(*note).contains(said), qPrintable(words(*note)));
    QVERIFY(!cautions(answer, Caveat::Partial));
    QCOMPARE(answer.sentences.size(), std::size_t(1));
}

void TestGenerate::stopKeepsWhatWasProved()
{
    Pipeline pipeline([](const ChatRequest &, int) {
        return written({ statement(kNap, kNap),
            statement(u"Caffeine shortened the time."_s, u"Caffeine shortened the ten kilometre time"_s) });
    });
    const auto onEvent = [&](const AskEvent &event) {
        if (std::holds_alternative<SentenceReady>(event))
            pipeline.stop.request_stop();
    };
    const Answer answer =
        pipeline.ask({ kQuestion, {}, {}, {}, { .models = { pipeline.chosen } } }, onEvent, pipeline.stop.get_token());
    QCOMPARE(answer.sentences.size(), std::size_t(1));
    QVERIFY(cautions(answer, Caveat::Partial));
    QVERIFY(!cautions(answer, Caveat::ModelBroke));
}

// A model that finds nothing is no reason to keep back what the papers say.
void TestGenerate::ofASilentModelThePapersSpeak()
{
    Pipeline pipeline([](const ChatRequest &, int) { return written({}, u"low"_s); });
    const Answer answer = pipeline();
    QCOMPARE(answer.verdict, Verdict::Answered);
    QVERIFY(!answer.writer);
    QVERIFY(cautions(answer, Caveat::PapersSpeak));
    QVERIFY(std::ranges::find(answer.sentences, kNap, &AnswerSentence::text) != answer.sentences.end());
    QCOMPARE(pipeline.model->requests().size(), std::size_t(1));
}

void TestGenerate::repetitionsHaveAnEnd()
{
    QJsonArray many;
    for (int i = 0; i < 5000; ++i)
        many.append(statement(kNap, kNap));
    Pipeline pipeline([&](const ChatRequest &, int) { return written(many); });
    const Answer answer = pipeline();
    QCOMPARE(answer.sentences.size(), std::size_t(1));
}

void TestGenerate::nothingProvedIsSaid()
{
    Pipeline pipeline(
        [](const ChatRequest &, int) { return written({ statement(u"All is well."_s, u"all is well with everything"_s) }); });
    const Answer answer = pipeline();
    QVERIFY(cautions(answer, Caveat::NothingKept));
    QVERIFY(!answer.writer);
    QCOMPARE(answer.verdict, Verdict::Answered);
    QCOMPARE(answer.removed.size(), std::size_t(1)); // the repair says the same: it is listed once
}

void TestGenerate::confidenceFalls_data()
{
    QTest::addColumn<QString>("said");
    QTest::addColumn<Confidence>("shown");
    QTest::newRow("high") << u"high"_s << Confidence::High;
    QTest::newRow("medium") << u"medium"_s << Confidence::Medium;
    QTest::newRow("low") << u"low"_s << Confidence::Low;
    QTest::newRow("nonsense") << u"certain"_s << Confidence::High;
}

void TestGenerate::confidenceFalls()
{
    QFETCH(QString, said);
    QFETCH(Confidence, shown);
    Pipeline pipeline([&](const ChatRequest &, int) { return written({ statement(kNap, kNap) }, said); });
    QCOMPARE(pipeline().confidence, shown);
}

void TestGenerate::remarksNameNothingNew()
{
    Pipeline pipeline([](const ChatRequest &, int) {
        return written(
            { statement(kNap, kNap) }, u"high"_s, { u"Only one trial speaks of it."_s, u"As Ebbinghaus said, all is lost."_s });
    });
    const Answer answer = pipeline();
    QCOMPARE(std::ranges::count(answer.caveats, Caveat::Remark, &CaveatNote::kind), 1);
}

void TestGenerate::costs()
{
    Pipeline pipeline([](const ChatRequest &, int) { return written({ statement(kNap, kNap) }); });
    pipeline.chosen.prices.prompt = 2;
    pipeline.chosen.prices.answer = 10;
    const Answer answer = pipeline();
    QCOMPARE(answer.writer->promptTokens, 1000);
    QCOMPARE(answer.writer->answerTokens, 50);
    QCOMPARE(answer.writer->cost, 0.0025);
}

void TestGenerate::jsonComesBackEqual()
{
    Pipeline pipeline([](const ChatRequest &, int number) {
        return number == 0 ? written({ statement(kNap, kNap), statement(u"It was 45 there."_s, kNap) }, u"low"_s, { u"Small."_s })
                           : written({});
    });
    const Answer answer = pipeline();
    QCOMPARE(answer.removed.size(), std::size_t(1));
    QVERIFY(test::storedAndRead(answer) == answer);
}

ADDUCE_TEST(TestGenerate)
#include "test_generate.moc"
