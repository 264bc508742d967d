#include "core/answer/answer_words.h"
#include "core/evidence/evidence_table.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestEvidenceTable : public QObject
{
    Q_OBJECT

private slots:
    void oneRowForEachCitation();
    void refusalsAndRepliesGiveNone();
    void cutsAtFortyWords();
    void caveatsAreThoseOfTheAnswer();
    void aClaimIsNotItsQuote_data();
    void aClaimIsNotItsQuote();
    void aFollowUpIsClaimedAsItWasUnderstood();
};

void TestEvidenceTable::oneRowForEachCitation()
{
    Answer first = test::answerOf(u"Q1"_s, u"It is one."_s, u"one"_s);
    first.writer = Writer { u"m"_s, u"localhost"_s };
    first.sentences[0].citations.push_back(test::citationOf(u"uno"_s, 5));
    first.sentences.push_back({ u"It is two."_s, { test::citationOf(u"two"_s, 6) } });
    const Answer second = test::answerOf(u"Q2"_s, u"Three."_s, u"three"_s);

    const auto rows = evidenceRows(test::threadOf(u"T"_s, { first, test::refusalOf(u"Q"_s), second }));

    QStringList seen;
    for (const EvidenceRow &row : rows)
        seen << row.claim + shownQuote(row) + QString::number(row.citation->page);
    QCOMPARE(seen, QStringList({ u"It is one.one4"_s, u"It is one.uno5"_s, u"It is two.two6"_s, u"Q2three4"_s }));
    QVERIFY(rows[0].confidence == Confidence::High);
    QVERIFY(rows[0].citation == first.sentences[0].citations[0]);
}

void TestEvidenceTable::refusalsAndRepliesGiveNone()
{
    Answer reply = test::answerOf(u"hello"_s, u"Hello."_s, u"x"_s);
    reply.verdict = Verdict::Reply;
    QVERIFY(evidenceRows(test::threadOf(u"T"_s, { test::refusalOf(u"Q"_s), reply })).empty());
    QVERIFY(evidenceRows(Thread {}).empty());
}

void TestEvidenceTable::cutsAtFortyWords()
{
    const QString forty = QStringList(40, u"word"_s).join(u'\n');
    const auto quoteFor = [](const QString &quote) {
        return shownQuote(evidenceRows(test::threadOf(u"T"_s, { test::answerOf(u"Q"_s, u"S."_s, quote) })).at(0));
    };
    QCOMPARE(quoteFor(forty), forty); // verbatim, its line ends too
    QCOMPARE(quoteFor(forty + u" more"_s), forty + u'\u2026');
    QCOMPARE(quoteFor(forty + u"  \n"_s), forty + u"  \n"_s);
    QCOMPARE(quoteFor({}), QString());
    EvidenceRow row;
    QVERIFY(!isQuoteShortened(row));
    row.citation = test::citationOf(forty);
    QVERIFY(!isQuoteShortened(row));
    row.citation->quote += u" more"_s;
    QVERIFY(isQuoteShortened(row));
}

void TestEvidenceTable::caveatsAreThoseOfTheAnswer()
{
    Answer answer = test::answerOf(u"Q"_s, u"S."_s, u"s"_s);
    const CaveatNote caveat { Caveat::SingleSource, {} };
    answer.caveats = { caveat, caveat };
    answer.removed = { { u"made up"_s, RemovalReason::NotOnPage } };
    const auto rows = evidenceRows(test::threadOf(u"T"_s, { answer }));
    const QStringList caveats = rows.at(0).caveats.split(u'\n');
    QCOMPARE(caveats.size(), 2);
    QCOMPARE(caveats.at(0), words(caveat));
    QVERIFY(caveats.at(1).contains(u": 1 statement"_s) && !caveats.at(1).contains(u'_'));
    QVERIFY(rows.at(0).notes.isEmpty()); // they are the user's
}

void TestEvidenceTable::aClaimIsNotItsQuote_data()
{
    QTest::addColumn<bool>("isWritten");
    QTest::addColumn<bool>("isRow");
    QTest::addColumn<QString>("quote");
    QTest::addColumn<QString>("claim");
    const QString quote = u"slept for 7 hours, not 6"_s;
    QTest::newRow("a model's statement") << true << false << quote << u"Sleep was longer."_s;
    QTest::newRow("a model that tells the quote itself") << true << false << u"Sleep was lon-\nger"_s << u"Was sleep longer?"_s;
    QTest::newRow("quotes alone answer the question") << false << false << quote << u"Was sleep longer?"_s;
    QTest::newRow("a row of a table says what its cells mean") << false << true << quote << u"Sleep was longer."_s;
}

void TestEvidenceTable::aClaimIsNotItsQuote()
{
    QFETCH(bool, isWritten);
    QFETCH(bool, isRow);
    QFETCH(QString, quote);
    Answer answer = test::answerOf(u"Was sleep longer?"_s, u"Sleep was longer."_s, quote);
    if (isWritten)
        answer.writer = Writer { u"m"_s, u"localhost"_s };
    answer.sentences.front().isRow = isRow;
    QTEST(evidenceRows(answer).front().claim, "claim");
}

void TestEvidenceTable::aFollowUpIsClaimedAsItWasUnderstood()
{
    Answer answer = test::answerOf(u"And in children?"_s, u"Sleep was longer."_s, u"Sleep was longer."_s);
    answer.caveats = { { Caveat::AskedAs, u"Was sleep longer in children?"_s } };
    QCOMPARE(evidenceRows(answer).front().claim, u"Was sleep longer in children?"_s);
}

ADDUCE_TEST(TestEvidenceTable)
#include "test_evidence_table.moc"
