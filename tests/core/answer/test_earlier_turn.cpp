#include "core/answer/earlier_turn.h"
#include "core/library/collection_store.h"
#include "core/library/document_store.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// What the next question knows of an answer, and who may be told.
class TestEarlierTurn : public QObject
{
    Q_OBJECT

private slots:
    void anAnswerIsItsSentences();
    void whatAnswersNothingIsEmpty_data();
    void whatAnswersNothingIsEmpty();
    void whatWasRetoldQuotesWhatWasSaidBefore();
    void whatIsKeptHereIsMarked();
    void nothingIsKnownAtFirst();
};

namespace {

Citation citationOf(const QString &sha256, const QString &source)
{
    Citation citation;
    citation.sha256 = sha256;
    citation.source = source;
    return citation;
}

Answer answered()
{
    Answer answer;
    answer.question = u"Do naps help?"_s;
    answer.verdict = Verdict::Answered;
    answer.sentences = { { u"Naps help."_s, { citationOf(u"a"_s, u"Smith 2001"_s) } },
        { u"Coffee does, too."_s, { citationOf(u"b"_s, u"Lee 2002"_s), citationOf(u"a"_s, u"Smith 2001"_s) } } };
    return answer;
}

} // namespace

void TestEarlierTurn::anAnswerIsItsSentences()
{
    const EarlierTurn turn = earlierTurn(answered(), {});
    QCOMPARE(turn.question, u"Do naps help?"_s);
    QCOMPARE(turn.answer, u"Naps help. Coffee does, too."_s);
    QCOMPARE(turn.quoted, (std::vector<QuotedPaper> { { u"a"_s, u"Smith 2001"_s }, { u"b"_s, u"Lee 2002"_s } }));
}

void TestEarlierTurn::whatAnswersNothingIsEmpty_data()
{
    QTest::addColumn<Verdict>("verdict");
    QTest::newRow("no evidence") << Verdict::NoEvidence;
    QTest::newRow("in part") << Verdict::Partial;
    QTest::newRow("a reply") << Verdict::Reply;
    QTest::newRow("asked back") << Verdict::Clarify;
}

void TestEarlierTurn::whatAnswersNothingIsEmpty()
{
    QFETCH(Verdict, verdict);
    Answer answer = answered();
    answer.verdict = verdict;
    answer.reply = ReplyKind::Inventory;
    answer.replyLines = QStringList { u"Smith 2001: Naps"_s };
    QCOMPARE(earlierTurn(answer, {}), (EarlierTurn { answer.question }));
}

void TestEarlierTurn::whatWasRetoldQuotesWhatWasSaidBefore()
{
    const std::vector<EarlierTurn> before { earlierTurn(answered(), {}) };
    Answer retold;
    retold.question = u"Shorter, please"_s;
    retold.verdict = Verdict::Reply;
    retold.reply = ReplyKind::Retold;
    retold.replyLines = QStringList { u"Both help."_s };
    const EarlierTurn turn = earlierTurn(retold, before);
    QCOMPARE(turn.answer, u"Both help."_s);
    QCOMPARE(turn.quoted, before.front().quoted);
    QVERIFY(turn.isKeptHere());
}

void TestEarlierTurn::whatIsKeptHereIsMarked()
{
    test::LibraryFixture fixture;
    Database &database = fixture.database();
    const DocumentStore documents(database);
    const DocumentId open = fixture.add(u"coffee"_s, test::coffeePaper());
    const DocumentId kept = fixture.add(u"sleep"_s, test::sleepPaper());
    CollectionStore(database).keepHere(std::vector { kept }, true);
    std::vector<EarlierTurn> turns { { u"Coffee?"_s, u"It helps."_s, { { documents.find(open)->sha256, u"Coffee"_s } } },
        { u"Naps?"_s, u"They help."_s, { { documents.find(open)->sha256, {} }, { documents.find(kept)->sha256, {} } } },
        { u"Bridges?"_s, u"They hold."_s, { { u"of no paper"_s, u"Gone"_s } } }, { u"What?"_s } };
    markKeptHere(turns, database);
    QVERIFY(!turns[0].isKeptHere());
    QVERIFY(turns[1].isKeptHere() && !turns[1].quoted[0].isKeptHere);
    QVERIFY(turns[2].isKeptHere()); // nobody knows any more
    QVERIFY(!turns[3].isKeptHere());
}

void TestEarlierTurn::nothingIsKnownAtFirst()
{
    QVERIFY(earlierTurn(answered(), {}).isKeptHere());
}

ADDUCE_TEST(TestEarlierTurn)
#include "test_earlier_turn.moc"
