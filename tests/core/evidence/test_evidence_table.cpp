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
    void notesHoldCaveatsAndRemovals();
};

void TestEvidenceTable::oneRowForEachCitation()
{
    Answer first = test::answerOf(u"Q1"_s, u"One."_s, u"one"_s);
    first.sentences[0].citations.push_back(test::citationOf(u"uno"_s, 5));
    first.sentences.push_back({ u"Two."_s, { test::citationOf(u"two"_s, 6) } });
    const Answer second = test::answerOf(u"Q2"_s, u"Three."_s, u"three"_s);

    const auto rows = evidenceRows(test::threadOf(u"T"_s, { first, test::refusalOf(u"Q"_s), second }));

    QStringList seen;
    for (const EvidenceRow &row : rows)
        seen << row.claim + shownQuote(row) + QString::number(row.citation->page);
    QCOMPARE(seen, QStringList({ u"One.one4"_s, u"One.uno5"_s, u"Two.two6"_s, u"Three.three4"_s }));
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
}

void TestEvidenceTable::notesHoldCaveatsAndRemovals()
{
    Answer answer = test::answerOf(u"Q"_s, u"S."_s, u"s"_s);
    const CaveatNote caveat { Caveat::SingleSource, {} };
    answer.caveats = { caveat, caveat };
    answer.removed = { { u"made up"_s, RemovalReason::NotOnPage } };
    const auto rows = evidenceRows(test::threadOf(u"T"_s, { answer }));
    const QStringList notes = rows.at(0).notes.split(u'\n');
    QCOMPARE(notes.size(), 2);
    QCOMPARE(notes.at(0), words(caveat));
    QVERIFY(notes.at(1).contains(u": 1 statement"_s) && !notes.at(1).contains(u'_'));
}

ADDUCE_TEST(TestEvidenceTable)
#include "test_evidence_table.moc"
