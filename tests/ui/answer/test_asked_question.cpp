#include "tests/support/test_main.h"
#include "tests/ui/sample.h"
#include "ui/answer/asked_question.h"
#include "ui/answer/running_answer.h"
#include "ui/common/widgets.h"

#include <QSet>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// A question from asking to its versions.
class TestAskedQuestion : public QObject
{
    Q_OBJECT

private slots:
    void tellsEveryStage();
    void sentencesAreReadOutWhileAModelWrites_data();
    void sentencesAreReadOutWhileAModelWrites();
    void tellsTheParts();
    void partsAreShownOnce();
    void keepsItsVersions();
    void whatComesIsNotShownOverAVersionBefore();
    void anErrorKeepsWhatWasFound();
    void anAnswerThatIsNotSavedWaits();
    void findsTheSentenceOfAQuote();
};

namespace {

Answer answerTo(const QString &question)
{
    Answer answer;
    answer.question = question;
    answer.verdict = Verdict::Answered;
    answer.sentences = test::threeSentences();
    return answer;
}

} // namespace

void TestAskedQuestion::tellsEveryStage()
{
    AskedQuestion asked(u"Why?"_s);
    QSignalSpy said(&asked, &AskedQuestion::announced);
    QSet<QString> words;
    for (const Stage stage :
        { Stage::Route, Stage::Retrieve, Stage::Rank, Stage::Select, Stage::Expand, Stage::Topic, Stage::Write, Stage::Check }) {
        asked.follow(StageStarted { stage });
        words << said.takeLast().first().toString();
    }
    QCOMPARE(words.size(), 8); // each has words of its own
    QVERIFY(!words.contains(QString()));
    asked.ask(u"Why?"_s, u"tiny-8b"_s);
    asked.follow(StageStarted { Stage::Write });
    QVERIFY(said.takeLast().first().toString().startsWith(u"tiny-8b is writing"_s));
}

void TestAskedQuestion::sentencesAreReadOutWhileAModelWrites_data()
{
    QTest::addColumn<QString>("writer");
    QTest::addColumn<int>("announced");
    QTest::newRow("quotes, which are all there at once") << QString() << 0;
    QTest::newRow("a model") << u"tiny-8b"_s << 1;
}

void TestAskedQuestion::sentencesAreReadOutWhileAModelWrites()
{
    QFETCH(QString, writer);
    AskedQuestion asked(u"Why?"_s);
    asked.ask(u" Why? "_s, writer);
    QSignalSpy found(&asked, &AskedQuestion::sentenceFound);
    QSignalSpy said(&asked, &AskedQuestion::announced);
    asked.follow(SentenceReady { test::sentence(u"It is so."_s) });
    QCOMPARE(found.size(), 1);
    QTEST(static_cast<int>(said.size()), "announced");
    QCOMPARE(asked.sentences().size(), std::size_t(1));
    QCOMPARE(asked.text(), u"Why?"_s);
}

void TestAskedQuestion::tellsTheParts()
{
    AskedQuestion asked(u"Why?"_s);
    QSignalSpy said(&asked, &AskedQuestion::announced);
    asked.follow(PartLookedUp { 0, true }); // of none
    QVERIFY(said.isEmpty());
    asked.follow(PartsPlanned { { u"What is sleep?"_s, u"What is rest?"_s } });
    QCOMPARE(said.takeLast().first().toString(), u"Asked in 2 part(s). What is sleep? What is rest?"_s);
    asked.follow(PartLookedUp { 1, false });
    QCOMPARE(said.takeLast().first().toString(), u"What is rest? (nothing found)"_s);
    asked.follow(PartLookedUp { 1, false }); // with pages of the web, as before
    asked.follow(PartLookedUp { 7, true });
    asked.follow(PartLookedUp { -1, true });
    QVERIFY(said.isEmpty());
    asked.follow(PartLookedUp { 1, true });
    QCOMPARE(said.takeLast().first().toString(), u"What is rest? (found)"_s);
    QVERIFY(!asked.parts().front().isFound && *asked.parts().back().isFound);
    asked.ask(u"Why?"_s, {});
    QVERIFY(asked.parts().empty());
}

void TestAskedQuestion::partsAreShownOnce()
{
    AskedQuestion asked(u"Why?"_s);
    const RunningAnswer running(asked, {});
    const auto shown = [&] {
        QStringList words;
        for (const PlainLabel *label : running.findChildren<PlainLabel *>())
            words << label->text();
        return words;
    };
    QCOMPARE(shown(), QStringList { u"Looking…"_s });
    asked.follow(PartsPlanned { { u"What is <i>sleep</i>?"_s, u"What is rest?"_s } });
    asked.follow(PartLookedUp { 0, true });
    asked.follow(PartLookedUp { 1, false });
    asked.follow(SentenceReady { test::sentence(u"It is so."_s) });
    QStringList words = shown();
    words.sort();
    QCOMPARE(words, (QStringList { u"Looking…"_s, u"What is <i>sleep</i>? (found)"_s, u"What is rest? (nothing found)"_s }));
}

void TestAskedQuestion::keepsItsVersions()
{
    AskedQuestion asked(u"Why?"_s);
    QSignalSpy changed(&asked, &AskedQuestion::changed);
    QVERIFY(!asked.answer() && !asked.firstVersion());
    asked.setAnswer(answerTo(u"Why?"_s), TurnId { 7 });
    asked.ask(u"Why not?"_s, {});
    QVERIFY(!asked.answer());
    QCOMPARE(asked.text(), u"Why not?"_s);
    asked.setAnswer(answerTo(u"Why not?"_s), TurnId { 8 });
    QCOMPARE(asked.countVersions(), 2);
    QCOMPARE(asked.version(), 1);
    QCOMPARE(asked.firstVersion(), TurnId { 7 });
    asked.showVersion(0);
    QCOMPARE(asked.text(), u"Why?"_s);
    asked.showVersion(-5);
    QCOMPARE(asked.version(), 0);
    asked.showVersion(5);
    QCOMPARE(asked.version(), 1);
    QCOMPARE(changed.size(), 6);
}

void TestAskedQuestion::whatComesIsNotShownOverAVersionBefore()
{
    AskedQuestion asked(u"Why?"_s);
    asked.setAnswer(answerTo(u"Why?"_s));
    asked.ask(u"Why?"_s, u"tiny-8b"_s);
    asked.showVersion(0);
    QSignalSpy stages(&asked, &AskedQuestion::stageStarted);
    QSignalSpy found(&asked, &AskedQuestion::sentenceFound);
    QSignalSpy said(&asked, &AskedQuestion::announced);
    asked.follow(StageStarted { Stage::Check });
    asked.follow(SentenceReady { test::sentence(u"It is so."_s) });
    QCOMPARE(stages.size() + found.size() + said.size(), 0);
    asked.setError(Error(ErrorKind::Unreachable, u"server"_s));
    QCOMPARE(asked.sentences().size(), std::size_t(1)); // it is kept all the same
}

void TestAskedQuestion::anErrorKeepsWhatWasFound()
{
    AskedQuestion asked(u"Why?"_s);
    asked.follow(SentenceReady { test::sentence(u"It is so."_s) });
    asked.setError(Error(ErrorKind::Unreachable, u"server"_s));
    QVERIFY(asked.error() && !asked.answer());
    QCOMPARE(asked.sentences().size(), std::size_t(1));
    asked.ask(u"Why?"_s, {});
    QVERIFY(!asked.error());
    QVERIFY(asked.sentences().empty());
}

void TestAskedQuestion::anAnswerThatIsNotSavedWaits()
{
    AskedQuestion asked(u"Why?"_s);
    asked.setAnswer(answerTo(u"Why?"_s));
    QVERIFY(!asked.unkept());
    asked.setUnkept(Error(ErrorKind::DiskFull, u"disk"_s));
    QVERIFY(asked.saveError());
    QCOMPARE(asked.unkept(), asked.answer());
    asked.setKept(TurnId { 3 });
    QVERIFY(!asked.unkept() && !asked.saveError());
    QCOMPARE(asked.firstVersion(), TurnId { 3 });
}

void TestAskedQuestion::findsTheSentenceOfAQuote()
{
    const std::vector<AnswerSentence> sentences = test::threeSentences();
    QCOMPARE(sentenceCiting(sentences, sentences[1].citations.front()), 1);
    QCOMPARE(sentenceCiting(sentences, test::citation(4, u"Words of another page."_s)), -1);
}

ADDUCE_TEST(TestAskedQuestion)
#include "test_asked_question.moc"
