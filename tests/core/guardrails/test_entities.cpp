#include "core/guardrails/entities.h"
#include "tests/support/jsonl.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

class TestEntities : public QObject
{
    Q_OBJECT

private slots:
    void foreignOnes_data();
    void foreignOnes();
    void clausesThatCanGo_data();
    void clausesThatCanGo();
    void onBegin();
    void onHaluEval();
};

void TestEntities::foreignOnes_data()
{
    QTest::addColumn<QString>("evidence");
    QTest::addColumn<QString>("statement");
    QTest::addColumn<QStringList>("foreign");
    const QString trial =
        u"In the trial of Müller, 1,250 Canadian nurses took 5–10 mg of IL-6 blockers (tumour necrosis factor, TNF-α) for two weeks."_s;
    const auto row = [&](const char *name, const QString &statement, const QStringList &foreign) {
        QTest::newRow(name) << trial << statement << foreign;
    };
    row("as written", u"The trial gave 1,250 nurses 5–10 mg."_s, {});
    row("other spelling", u"The trial gave 1250 nurses 5 to 10 milligrams for 2 weeks."_s, {});
    row("a changed digit", u"The trial had 1,350 nurses."_s, { u"1,350"_s });
    row("a changed unit", u"They took 5 g a day."_s, { u"5 g"_s });
    row("a changed word", u"They took it for three weeks."_s, { u"three week"_s });
    row("forms of a name", u"Nurses in Canada took it, as Muller's trial says."_s, {});
    row("another name", u"Nurses in Norway took it."_s, { u"Norway"_s });
    row("codes", u"They blocked IL6 and TNF alpha, and TNF-alpha."_s, {});
    row("another code", u"They blocked IL-8 there."_s, { u"IL-8"_s, u"8"_s });
    row("an acronym for its words", u"They had TNF there."_s, {});
    row("a sentence's first word is no name", u"Participants took it."_s, {});
    row("but the subject of one thing is", u"Ibuprofen was given."_s, { u"Ibuprofen"_s });
    row("or who did something", u"Zarkowski proved it, and Ebbinghaus et al. agreed."_s, { u"Zarkowski"_s, u"Ebbinghaus"_s });
    row("a participle is none", u"Randomized controlled trials gave it, and previous work."_s, {});
    row("quoted words", u"They speak of \"IL-6 blockers\" and “happy nurses”."_s, { u"“happy nurses”"_s });
    row("a title names nothing", u"THE TRIAL OF NURSES IN NORWAY"_s, {});
    QTest::newRow("words for an acronym") << u"CBT helped."_s << u"Patients had Cognitive Behavioural Therapy."_s
                                          << QStringList();
    QTest::newRow("a comma for a point") << u"p war 0,05 bei 10 000 Fällen"_s << u"p was 0.05 for 10,000 cases"_s
                                         << QStringList();
    QTest::newRow("nothing at all") << QString() << u"It was 5 there."_s << QStringList { u"5"_s };
}

void TestEntities::foreignOnes()
{
    QFETCH(QString, evidence);
    QFETCH(QString, statement);
    QFETCH(QStringList, foreign);
    const HeldEntities held(evidence);
    QStringList found;
    for (const ForeignEntity &entity : foreignEntities(statement, held, held))
        found << entity.text;
    QCOMPARE(found, foreign);
}

void TestEntities::clausesThatCanGo_data()
{
    QTest::addColumn<QString>("statement");
    QTest::addColumn<QString>("at");
    QTest::addColumn<QString>("left"); // empty: it cannot go
    QTest::newRow("brackets") << u"Naps improve recall (n = 77) on the same day."_s << u"77"_s
                              << u"Naps improve recall on the same day."_s;
    QTest::newRow("semicolon") << u"Naps improve recall of words; Smith disagrees."_s << u"Smith"_s
                               << u"Naps improve recall of words."_s;
    QTest::newRow("while") << u"Naps improve recall of words, while 9 did not sleep."_s << u"9"_s
                           << u"Naps improve recall of words."_s;
    QTest::newRow("in the middle") << u"Naps improve recall of words; Smith disagrees; others follow."_s << u"Smith"_s
                                   << u"Naps improve recall of words; others follow."_s;
    QTest::newRow("the main clause") << u"Smith improves recall of words; naps too."_s << u"Smith"_s << QString();
    QTest::newRow("nothing would be left") << u"Yes; Smith did."_s << u"Smith"_s << QString();
    QTest::newRow("one clause") << u"Naps improve recall in Norway."_s << u"Norway"_s << QString();
}

void TestEntities::clausesThatCanGo()
{
    QFETCH(QString, statement);
    QFETCH(QString, at);
    QFETCH(QString, left);
    QCOMPARE(withoutClause(statement, static_cast<int>(statement.indexOf(at))).value_or(QString()), left);
}

namespace {

/// How well a foreign entity tells that a claim is not supported.
struct Score
{
    int rightly = 0, wrongly = 0, missed = 0;

    void add(const QString &claim, const HeldEntities &held, bool supported)
    {
        const bool flagged = !foreignEntities(claim, held, held).empty();
        rightly += static_cast<int>(flagged && !supported);
        wrongly += static_cast<int>(flagged && supported);
        missed += static_cast<int>(!flagged && !supported);
    }
    [[nodiscard]] double precision() const { return static_cast<double>(rightly) / std::max(1, rightly + wrongly); }
    [[nodiscard]] double recall() const { return static_cast<double>(rightly) / std::max(1, rightly + missed); }
};

HeldEntities evidenceOf(const QJsonObject &row)
{
    HeldEntities held;
    for (const QString &text : row[u"evidence"].toVariant().toStringList())
        held.add(text);
    return held;
}

} // namespace

void TestEntities::onBegin()
{
    const QString folder = test::sharedData(u"grounding-begin"_s);
    if (folder.isEmpty())
        QSKIP("no shared data");
    Score score;
    test::forEachLine(folder + u"/responses.jsonl.gz"_s, [&](const QJsonObject &row) {
        if (const QString label = row[u"label"].toString(); label != u"generic")
            score.add(row[u"claim"].toString(), evidenceOf(row), label == u"supported");
    });
    qInfo("BEGIN: precision %.3f, recall %.3f", score.precision(), score.recall());
    QVERIFY(score.precision() >= 0.9);
    QVERIFY(score.recall() >= 0.15);
}

void TestEntities::onHaluEval()
{
    const QString folder = test::sharedData(u"grounding-halueval-qa"_s);
    if (folder.isEmpty())
        QSKIP("no shared data");
    Score score;
    test::forEachLine(folder + u"/items.jsonl.gz"_s, [&](const QJsonObject &row) {
        const HeldEntities held = evidenceOf(row);
        score.add(row[u"supported_answer"].toString(), held, true);
        for (const QString &answer : row[u"unsupported_answers"].toVariant().toStringList())
            score.add(answer, held, false);
    });
    qInfo("HaluEval: precision %.3f, recall %.3f", score.precision(), score.recall());
    QVERIFY(score.precision() >= 0.99);
    QVERIFY(score.recall() >= 0.43);
}

ADDUCE_TEST(TestEntities)
#include "test_entities.moc"
