#include "core/answer/answer_words.h"
#include "core/ask/speculate.h"
#include "tests/core/ask/model_by_stages.h"
#include "tests/support/error_of.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <random>

using namespace Qt::StringLiterals;
using namespace adduce;
using namespace adduce::test;

/// All that may be wanted of a question is begun at once, and what is needless is stopped (SP1 to SP4).
class TestSpeculate : public QObject
{
    Q_OBJECT

private slots:
    void whatNobodyChangesIsAnsweredAsItStands();
    void allAreBegunAtOnce();
    void nothingIsToldBeforeItIsKnown();
    void aResolutionSupersedes();
    void askingBackSupersedes();
    void partsSupersedeTheAnswer();
    void whatFindsNothingGivesWayToWhatWasTyped_data();
    void whatFindsNothingGivesWayToWhatWasTyped();
    void theRefinedAnswerIsPreferred();
    void withNeitherProvedTheRefinedOneIsTold();
    void whatWasStoppedHadItsCost();
    void aFailedResolutionChangesNothing();
    void aStopEndsAll();
    void onlyWhatMayBeChangedIsBegun_data();
    void onlyWhatMayBeChangedIsBegun();
    void whateverHappensThereIsOneAnswer();
};

namespace {

struct Speculating : Pipeline
{
    Stages stages;
    std::shared_ptr<StagedModel> staged = std::make_shared<StagedModel>(stages);
    Profile profile;
    QStringList told;
    std::mutex toldMutex;

    Speculating()
        : Pipeline({})
    {
        chosen.chat = staged;
        profile.parameters.planning.resolves = true;
        profile.parameters.planning.mostParts = 5;
        profile.parameters.planning.speculates = true;
    }
    Question question(const QStringList &history = kHistory) const
    {
        return { kQuestion, {}, {}, turnsOf(history), { profile, { chosen } } };
    }
    Answer operator()(const QStringList &history = kHistory)
    {
        const auto tell = [&](const AskEvent &event) {
            const std::scoped_lock lock(toldMutex);
            if (const auto *ready = std::get_if<SentenceReady>(&event))
                told << ready->sentence.text;
        };
        return ask(question(history), tell, stop.get_token());
    }
    QStringList toldSoFar()
    {
        const std::scoped_lock lock(toldMutex);
        return told;
    }
};

QStringList textsOf(const Answer &answer)
{
    QStringList texts;
    for (const AnswerSentence &sentence : answer.sentences)
        texts << sentence.text;
    return texts;
}

/// Opens the gate once the thread that asks has ended, and with it what was begun there.
void openAtTheEndOfThisThread(Gate &gate)
{
    thread_local std::shared_ptr<void> end;
    end = std::shared_ptr<void>(nullptr, [&gate](void *) { gate.open(); });
}

const QString kSiesta = u"Do siestas sharpen the attention of night nurses?"_s;

QString resolvedTo(const QString &question)
{
    return u"{\"question\": \"%1\", \"ask\": \"\", \"choices\": []}"_s.arg(question);
}

bool isSuperseded(const Answer &answer, Stage stage)
{
    return std::ranges::any_of(answer.trace.stages, [&](const StageTrace &s) { return s.stage == stage && s.isSuperseded; });
}

} // namespace

void TestSpeculate::whatNobodyChangesIsAnsweredAsItStands()
{
    Speculating f;
    const Answer answer = f();
    QCOMPARE(textsOf(answer), QStringList { kSays });
    QCOMPARE(f.told, QStringList { kSays });
    QCOMPARE(f.staged->asked.load(), 3); // resolution, parts, answer
    QVERIFY(answer.trace.last(Stage::Resolve) && answer.trace.last(Stage::Split) && answer.trace.last(Stage::Write));
    QVERIFY(!isSuperseded(answer, Stage::Write));
}

/// SP1, by the design that has it: each waits for the others, and the history summary is there for the first answer.
void TestSpeculate::allAreBegunAtOnce()
{
    Speculating f;
    f.profile = *builtInProfile(u"hybrid"_s);
    f.profile.parameters.writing.form = AnswerForm::Statements; // one request
    Gate isResolving;
    Gate isSplitting;
    Gate isAnswering;
    std::atomic<int> met = 0;
    const auto meet = [&](Gate &own, Gate &other, Gate &third) {
        own.open();
        met += other.wait() && third.wait();
    };
    const Stages usual;
    f.stages.resolution = [&](const ChatRequest &request) {
        meet(isResolving, isSplitting, isAnswering);
        return usual.resolution(request);
    };
    f.stages.parts = [&](const ChatRequest &request) {
        meet(isSplitting, isResolving, isAnswering);
        return usual.parts(request);
    };
    QString prompt;
    f.stages.answer = [&](const ChatRequest &request) {
        prompt = request.messages.back().text;
        meet(isAnswering, isResolving, isSplitting);
        return usual.answer(request);
    };
    Question question = f.question({});
    question.history = { { u"Do naps help?"_s, u"A nap improves the recall of word pairs."_s } };
    const Answer answer = f.ask(question, {}, {});
    QCOMPARE(met.load(), 3);
    QCOMPARE(textsOf(answer), QStringList { kSays });
    QVERIFY2(prompt.contains(u"- answered: A nap improves the recall of word pairs."_s), qPrintable(prompt));
}

void TestSpeculate::nothingIsToldBeforeItIsKnown()
{
    Speculating f;
    Gate isWritten;
    f.stages.answer = [&](const ChatRequest &) {
        isWritten.open();
        return written({ statement(kSays, kQuote) });
    };
    QStringList before { u"?"_s };
    f.stages.resolution = [&](const ChatRequest &) {
        if (isWritten.wait())
            before = f.toldSoFar();
        return replied(kUnchanged);
    };
    const Answer answer = f();
    QCOMPARE(before, QStringList());
    QCOMPARE(f.told, textsOf(answer));
}

void TestSpeculate::aResolutionSupersedes()
{
    Speculating f;
    std::atomic<int> stopped = 0;
    Gate isAsked;
    Gate isSplitting; // whose cost is counted once it was asked for
    f.stages.resolution = [&](const ChatRequest &) {
        (void)isAsked.wait();
        (void)isSplitting.wait();
        return replied(u"{\"question\": \"%1\", \"ask\": \"\", \"choices\": []}"_s.arg(kCoffee));
    };
    f.stages.parts = [&, split = f.stages.parts](const ChatRequest &request) {
        isSplitting.open();
        return split(request);
    };
    const auto usual = f.stages.answer;
    f.stages.answer = [&](const ChatRequest &request) {
        if (request.messages.back().text.contains(u"Question: "_s + kCoffee))
            return usual(request);
        isAsked.open();
        try {
            return untilStopped(request);
        } catch (const Error &) {
            ++stopped;
            throw;
        }
    };
    const Answer answer = f();
    QCOMPARE(textsOf(answer), QStringList { kCoffeeSays });
    QCOMPARE(f.told, QStringList { kCoffeeSays });
    QCOMPARE(stopped.load(), 1);
    QCOMPARE(f.staged->open.load(), 0);
    QVERIFY(isSuperseded(answer, Stage::Write));
    QVERIFY(test::cautions(answer, Caveat::AskedAs));
    QCOMPARE(answer.question, kQuestion);
    for (const StageTrace &stage : answer.trace.stages)
        if (stage.stage == Stage::Split)
            QVERIFY(stage.consultations.front().promptTokens > 0); // also of one that was stopped
}

void TestSpeculate::askingBackSupersedes()
{
    Speculating f;
    f.stages.resolution = [](const ChatRequest &) {
        return replied(
            u"{\"question\": \"\", \"ask\": \"Which?\", \"choices\": [\"Does a nap improve recall?\", \"Does coffee improve endurance?\"]}"_s);
    };
    f.stages.answer = untilStopped;
    f.stages.parts = untilStopped;
    const Answer answer = f();
    QCOMPARE(answer.verdict, Verdict::Clarify);
    QCOMPARE(answer.replyLines.size(), 3);
    QVERIFY(f.told.isEmpty());
    QCOMPARE(f.staged->open.load(), 0);
}

void TestSpeculate::partsSupersedeTheAnswer()
{
    Speculating f;
    std::atomic<int> writes = 0;
    Gate isAsked;
    f.stages.parts = [&](const ChatRequest &) {
        (void)isAsked.wait();
        return replied(u"{\"questions\": [\"Does a nap improve recall?\", \"Does a nap improve the recall of pairs?\"]}"_s);
    };
    f.stages.answer = [&](const ChatRequest &request) {
        if (++writes > 1)
            return written({ statement(kSays, kQuote) });
        isAsked.open();
        return untilStopped(request);
    };
    const Answer answer = f();
    QCOMPARE(writes.load(), 2);
    QCOMPARE(f.told, QStringList { kSays });
    QVERIFY(test::cautions(answer, Caveat::AskedInParts));
    QVERIFY(isSuperseded(answer, Stage::Write));
}

/// SP4: the best answer that is proved.
void TestSpeculate::whatFindsNothingGivesWayToWhatWasTyped_data()
{
    QTest::addColumn<bool>("isSplit");
    QTest::newRow("resolved") << false;
    QTest::newRow("split") << true;
}

void TestSpeculate::whatFindsNothingGivesWayToWhatWasTyped()
{
    QFETCH(bool, isSplit);
    Speculating f;
    Gate isOver;
    const auto usual = f.stages.answer;
    std::atomic<int> writes = 0;
    f.stages.answer = [&](const ChatRequest &request) {
        if (++writes == 1)
            openAtTheEndOfThisThread(isOver);
        return usual(request);
    };
    if (isSplit)
        f.stages.parts = [&](const ChatRequest &) {
            (void)isOver.wait();
            return replied(u"{\"questions\": [\"%1\", \"Do siestas sharpen attention?\"]}"_s.arg(kSiesta));
        };
    else
        f.stages.resolution = [&](const ChatRequest &) {
            (void)isOver.wait();
            return replied(resolvedTo(kSiesta));
        };
    const Answer answer = f();
    QCOMPARE(textsOf(answer), QStringList { kSays });
    QCOMPARE(f.told, QStringList { kSays }); // once
    if (isSplit) // the parts are searched beside the question itself, which is answered
        return;
    const auto note = std::ranges::find(answer.caveats, Caveat::AsTyped, &CaveatNote::kind);
    QVERIFY(note != answer.caveats.end());
    QCOMPARE(note->detail, kSiesta);
    QVERIFY(!test::cautions(answer, Caveat::AskedAs));
    QVERIFY(answer.trace.last(Stage::Write)); // of what is told
    QVERIFY(isSuperseded(answer, Stage::Retrieve)); // of what found nothing
    QCOMPARE(answer.trace.retrievalAttempts(), 1);
    QVERIFY(words(*note).contains(kSiesta));
}

void TestSpeculate::theRefinedAnswerIsPreferred()
{
    Speculating f;
    Gate isOver;
    const auto usual = f.stages.answer;
    f.stages.answer = [&](const ChatRequest &request) {
        if (!request.messages.back().text.contains(u"Question: "_s + kCoffee))
            openAtTheEndOfThisThread(isOver);
        return usual(request);
    };
    f.stages.resolution = [&](const ChatRequest &) {
        (void)isOver.wait();
        return replied(resolvedTo(kCoffee));
    };
    const Answer answer = f();
    QCOMPARE(textsOf(answer), QStringList { kCoffeeSays });
    QCOMPARE(f.told, QStringList { kCoffeeSays });
    QVERIFY(test::cautions(answer, Caveat::AskedAs) && !test::cautions(answer, Caveat::AsTyped));
    QVERIFY(isSuperseded(answer, Stage::Write));
}

void TestSpeculate::withNeitherProvedTheRefinedOneIsTold()
{
    Speculating f;
    f.stages.resolution = [&](const ChatRequest &) { return replied(resolvedTo(kSiesta)); };
    Question question = f.question();
    question.text = u"Do zebras sunbathe?"_s;
    const Answer answer = f.ask(question, {}, {});
    QVERIFY(answer.isRefusal());
    QVERIFY(test::cautions(answer, Caveat::AskedAs) && !test::cautions(answer, Caveat::AsTyped));
}

void TestSpeculate::whatWasStoppedHadItsCost()
{
    Speculating f;
    Gate isAsked;
    f.stages.parts = [&](const ChatRequest &) {
        (void)isAsked.wait();
        return replied(u"{\"questions\": [\"Does a nap improve recall?\", \"Does a nap improve the recall of pairs?\"]}"_s);
    };
    std::atomic<int> writes = 0;
    f.stages.answer = [&](const ChatRequest &request) {
        if (++writes > 1)
            return written({ statement(kSays, kQuote) });
        isAsked.open();
        return untilStopped(request);
    };
    const Answer answer = f();
    const auto spent =
        std::ranges::find_if(answer.trace.stages, [](const StageTrace &s) { return s.stage == Stage::Write && s.isSuperseded; });
    QVERIFY(spent != answer.trace.stages.end() && spent->generation);
    QVERIFY(spent->generation->promptTokens > 0);
}

void TestSpeculate::aFailedResolutionChangesNothing()
{
    Speculating f;
    f.stages.resolution = [](const ChatRequest &) -> ChatReply { throw Error(ErrorKind::Unreachable, u"away"_s); };
    f.stages.parts = [](const ChatRequest &) { return replied(u"no JSON"_s); };
    const Answer answer = f();
    QCOMPARE(f.told, QStringList { kSays });
    QVERIFY(!answer.trace.last(Stage::Resolve)->consultations.front().error.isEmpty());
}

void TestSpeculate::aStopEndsAll()
{
    Speculating f;
    f.stages.resolution = [&](const ChatRequest &request) {
        f.stop.request_stop();
        return untilStopped(request);
    };
    f.stages.answer = untilStopped;
    f.stages.parts = untilStopped;
    QCOMPARE(errorOf([&] { (void)f(); })->kind(), ErrorKind::Stopped);
    QCOMPARE(f.staged->open.load(), 0);
    QVERIFY(f.told.isEmpty());
}

void TestSpeculate::onlyWhatMayBeChangedIsBegun_data()
{
    QTest::addColumn<bool>("resolves");
    QTest::addColumn<int>("parts");
    QTest::addColumn<QStringList>("history");
    QTest::addColumn<bool>("begun");
    QTest::newRow("both") << true << 5 << kHistory << true;
    QTest::newRow("parts alone") << false << 5 << QStringList() << true;
    QTest::newRow("no conversation") << true << 0 << QStringList() << false;
    QTest::newRow("put again as it stands") << true << 0 << QStringList { kQuestion } << false;
    QTest::newRow("neither") << false << 0 << kHistory << false;
}

void TestSpeculate::onlyWhatMayBeChangedIsBegun()
{
    QFETCH(bool, resolves);
    QFETCH(int, parts);
    QFETCH(QStringList, history);
    QFETCH(bool, begun);
    Speculating f;
    f.profile.parameters.planning.resolves = resolves;
    f.profile.parameters.planning.mostParts = parts;
    QCOMPARE(speculates(f.question(history)), begun);
    f.profile.parameters.planning.speculates = false;
    QVERIFY(!speculates(f.question(history)));
    f.profile.parameters.planning.speculates = true;
    Question question = f.question(history);
    question.settings.models.writer.reset();
    QVERIFY(!speculates(question));
}

void TestSpeculate::whateverHappensThereIsOneAnswer()
{
    constexpr int kRounds = 500;
    Speculating f;
    f.profile.parameters.consulting.seconds = 0.02; // for those that say nothing
    f.profile.parameters.sufficiency.judge = SufficiencyJudge::Model;
    std::mt19937 random(7); // NOLINT: the same every time
    const auto pick = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    for (int round = 0; round < kRounds; ++round) {
        f.stop = {};
        f.told.clear();
        const int stopAt = pick(8); // one of the first requests, mostly none
        std::atomic<int> count = 0;
        const auto stage = [&](const QStringList &replies, int kind) -> Stages::Stage {
            return [&f, &count, stopAt, replies, kind](const ChatRequest &request) -> ChatReply {
                if (++count == stopAt)
                    f.stop.request_stop();
                if (kind == 0)
                    throw Error(ErrorKind::Overloaded, u"models.example.org"_s);
                if (kind == 1)
                    return untilStopped(request);
                return replied(replies[kind % replies.size()]);
            };
        };
        f.stages.resolution = stage(
            { kUnchanged, u"{\"question\": \"%1\", \"ask\": \"\", \"choices\": []}"_s.arg(kCoffee),
                u"{\"question\": \"\", \"ask\": \"Which?\", \"choices\": [\"Does a nap help?\", \"Does coffee help?\"]}"_s },
            pick(8));
        f.stages.parts = stage(
            { u"{\"questions\": []}"_s, u"{\"questions\": [\"Does a nap improve recall?\", \"Does a nap improve pairs?\"]}"_s },
            pick(6));
        f.stages.assessment = stage({ u"{\"is_enough\": true, \"questions\": []}"_s,
                                        u"{\"is_enough\": false, \"questions\": [\"Does coffee help runners?\"]}"_s },
            pick(6));
        const int writing = pick(4);
        f.stages.answer = [&, writing](const ChatRequest &request) -> ChatReply {
            if (++count == stopAt)
                f.stop.request_stop();
            if (writing == 0)
                throw Error(ErrorKind::Overloaded, u"models.example.org"_s);
            return request.messages.back().text.contains(u"Question: "_s + kCoffee)
                ? written({ statement(kCoffeeSays, kCoffeeQuote) })
                : written({ statement(kSays, kQuote) });
        };
        try {
            const Answer answer = f();
            const QStringList texts = answer.verdict == Verdict::Partial ? f.told : textsOf(answer);
            QVERIFY2(f.told == texts || answer.isReply(),
                qPrintable(u"%1: %2 / %3"_s.arg(round).arg(f.told.join(u'|'), texts.join(u'|'))));
            QStringList once = f.told;
            QCOMPARE(once.removeDuplicates(), qsizetype(0));
            QVERIFY(!answer.isReply() || f.told.isEmpty());
        } catch (const Error &error) {
            QCOMPARE(error.kind(), ErrorKind::Stopped);
            QVERIFY(f.stop.stop_requested());
        }
        QCOMPARE(f.staged->open.load(), 0);
    }
}

ADDUCE_TEST(TestSpeculate)
#include "test_speculate.moc"
