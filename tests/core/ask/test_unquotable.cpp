#include "core/answer/answer_words.h"
#include "tests/core/ask/scripted_pipeline.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::kNap;
using test::kQuestion;
using test::Pipeline;
using test::statement;
using test::written;

/// A sentence that answers and that other readers of its file find otherwise: it is never quoted, and not hidden either.
class TestUnquotable : public QObject
{
    Q_OBJECT

private slots:
    void itsPlaceIsNamed();
    void aModelReadsItAndCannotCiteIt();
    void whereNothingIsNothingIsNamed();
};

namespace {

void makeDoubtful(Pipeline &pipeline)
{
    test::giveOwnTexts(pipeline.fixture.database());
    pipeline.fixture.database().execute(("UPDATE sentences SET doubtful = 1 WHERE text = '" + kNap.toUtf8() + '\'').constData());
}

} // namespace

void TestUnquotable::itsPlaceIsNamed()
{
    Pipeline pipeline({});
    makeDoubtful(pipeline);
    const Answer answer = pipeline.ask({ kQuestion }, {}, {});
    QVERIFY(!answer.unquotable.empty());
    const Citation &place = answer.unquotable.front();
    QCOMPARE(place.document, pipeline.sleep);
    QVERIFY(place.quote.isEmpty() && place.before.isEmpty() && place.after.isEmpty());
    QVERIFY(place.page > 0 && !place.rects.empty());
    QVERIFY(unquotableWords(place).contains(chipText(place)));
    for (const AnswerSentence &sentence : answer.sentences)
        QVERIFY(sentence.text != kNap);
    QCOMPARE(test::storedAndRead(answer).unquotable, answer.unquotable);
}

void TestUnquotable::aModelReadsItAndCannotCiteIt()
{
    Pipeline pipeline([](const ChatRequest &, int) { return written({ statement(kNap, kNap) }); });
    makeDoubtful(pipeline);
    const Answer answer = pipeline();
    QVERIFY(pipeline.model->requests().front().messages.back().text.contains(kNap));
    QVERIFY(!answer.writer);
    QCOMPARE(answer.removed.front().text, kNap);
    QVERIFY(!answer.unquotable.empty());
}

void TestUnquotable::whereNothingIsNothingIsNamed()
{
    Pipeline pipeline({});
    QVERIFY(pipeline.ask({ kQuestion }, {}, {}).unquotable.empty());
    makeDoubtful(pipeline);
    QVERIFY(pipeline.ask({ u"What is the capital of Mongolia?"_s }, {}, {}).unquotable.empty());
    QVERIFY(pipeline.ask({ u"Which papers are on naps?"_s }, {}, {}).unquotable.empty());
}

ADDUCE_TEST(TestUnquotable)
#include "test_unquotable.moc"
