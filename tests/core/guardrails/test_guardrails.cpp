#include "core/guardrails/quote.h"
#include "core/guardrails/topic.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestGuardrails : public QObject
{
    Q_OBJECT

private slots:
    void wordForWord_data();
    void wordForWord();
    void quotes_data();
    void quotes();
    void keyTermsOfAQuestion();
    void wordsOfAskingWeighLess();
    void names_data();
    void names();
    void nearnessCounts();
    void wordsAreLookedUp();
    void namesMustStandNear();
    void missingTermsAreNamed();
    void noTermsCoverNothing();
};

void TestGuardrails::quotes_data()
{
    QTest::addColumn<QString>("quote");
    QTest::addColumn<QString>("page");
    QTest::addColumn<bool>("verbatim");
    QTest::newRow("line end") << u"the nutri- ent was found"_s << u"Here the nutri-\nent was\nfound."_s << true;
    QTest::newRow("soft hyphen") << u"nutrient"_s << u"nutri\u00adent"_s << true;
    QTest::newRow("other number") << u"affects 10% of men"_s << u"It affects 15% of men."_s << false;
    QTest::newRow("negation gone") << u"did show an effect"_s << u"did not show an effect"_s << false;
    QTest::newRow("a printed bullet, not a mask") << u"\u25cf Naps help"_s << u"\u25cf Naps\nhelp."_s << true;
    QTest::newRow("a mask is a letter") << u"Naps \u25cf\u25cflp"_s << u"Naps help."_s << true;
    QTest::newRow("a mask is no mark") << u"Naps\u25cf\u25cf"_s << u"Naps (help)."_s << false;
    QTest::newRow("empty quote") << QString() << u"page"_s << false;
    QTest::newRow("white space only") << u" - \n"_s << u"page"_s << false;
    QTest::newRow("empty page") << u"a"_s << QString() << false;
}

void TestGuardrails::quotes()
{
    QFETCH(QString, quote);
    QFETCH(QString, page);
    QFETCH(bool, verbatim);
    QCOMPARE(isVerbatim(quote, page), verbatim);
}

void TestGuardrails::keyTermsOfAQuestion()
{
    const auto terms =
        keyTerms(u"What do the papers say about fat oxidation, and does fasting increase fat oxidation?"_s, nullptr);
    QStringList words;
    for (const KeyTerm &term : terms)
        words << term.word;
    QCOMPARE(words, QStringList({ u"fat"_s, u"oxidation"_s, u"fasting"_s, u"increase"_s }));
}

void TestGuardrails::wordsOfAskingWeighLess()
{
    for (const KeyTerm &term : keyTerms(u"What was concluded, argued and found about caffeine in good sleepers?"_s, nullptr)) {
        const bool isOfTopic = term.word == u"caffeine" || term.word == u"sleepers";
        QCOMPARE(term.weight, isOfTopic ? 1 : TopicParameters {}.askingWeight);
    }
}

void TestGuardrails::names_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QStringList>("names");
    QTest::newRow("place") << u"What is the capital of Mongolia?"_s << QStringList { u"Mongolia"_s };
    QTest::newRow("first word is no name") << u"Caffeine helps runners?"_s << QStringList();
    QTest::newRow("acronym first") << u"HAC estimators"_s << QStringList { u"HAC"_s };
    QTest::newRow("number") << u"the 2018 trial"_s << QStringList();
    QTest::newRow("title case") << u"Does Intermittent Fasting Reduce Sprint Performance"_s << QStringList();
    QTest::newRow("a letter") << u"How much vitamin D is needed?"_s << QStringList { u"D"_s };
    QTest::newRow("a term that is written small, too") << u"Was a T-test used, and what P value came of it?"_s << QStringList();
    QTest::newRow("after a stop") << u"Read this. Bridges corrode?"_s << QStringList();
}

void TestGuardrails::names()
{
    QFETCH(QString, question);
    QStringList found;
    for (const KeyTerm &term : keyTerms(question, nullptr))
        if (term.isName)
            found << term.word;
    QFETCH(QStringList, names);
    QCOMPARE(found, names);
}

static const std::vector<KeyTerm> kTerms { { u"nap"_s, { u"nap"_s }, 3, false }, { u"recall"_s, { u"recal"_s }, 1, false } };

void TestGuardrails::nearnessCounts()
{
    QCOMPARE(topicCoverage(kTerms, { { 1, 1 } }), 1.0);
    QCOMPARE(topicCoverage(kTerms, { { 1, 0 } }), 0.75);
    const TopicParameters weights { .nearWeight = 0.8, .headingWeight = 0.7, .passageWeight = 0.5 };
    QCOMPARE(topicCoverage(kTerms, { { 1, 0 }, { 0, 1 } }, weights), (3 + 0.8) / 4);
    QCOMPARE(topicCoverage(kTerms, { { 1, 0 }, {}, { 0, 1 } }, weights), (3 + 0.7) / 4);
    QCOMPARE(topicCoverage(kTerms, { { 1, 0 }, {}, {}, { 0, 1 } }, weights), (3 + 0.5) / 4);
    QCOMPARE(topicCoverage(kTerms, { { 1, 0.6 } }), (3 + 0.6) / 4); // a near word
}

void TestGuardrails::wordsAreLookedUp()
{
    std::vector<KeyTerm> terms = kTerms;
    terms[1].near.push_back({ u"memori"_s, 0.6 });
    const TermLookup lookup(terms);
    QCOMPARE(lookup.strengthsIn({ u"nap"_s, u"memori"_s, u"x"_s }), (TermStrengths { 1, 0.6 }));
    QCOMPARE(lookup.strengthsIn({ u"memori"_s, u"recal"_s }), (TermStrengths { 0, 1 }));
    QCOMPARE(lookup.termOf(u"recal"_s), std::optional<std::size_t>(1));
    QVERIFY(!lookup.termOf(u"memori"_s)); // stands for the term, and is not it
    TermStrengths strengths { 0, 0.6 };
    raise(strengths, { 1, 0.4 });
    QCOMPARE(strengths, (TermStrengths { 1, 0.6 }));
}

void TestGuardrails::namesMustStandNear()
{
    const std::vector<KeyTerm> terms { { u"life"_s, { u"life"_s }, 1, false }, { u"Mars"_s, { u"mar"_s }, 2, true } };
    QVERIFY(!namesArePresent(terms, { { 1, 0 }, {}, {}, { 0, 1 } }));
    QVERIFY(!namesArePresent(terms, { { 1, 0.6 } })); // nothing stands for a name
    QVERIFY(namesArePresent(terms, { { 1, 0 }, { 0, 1 } }));
    QVERIFY(namesArePresent(terms, { { 1, 0 }, {}, { 0, 1 } }));
    QVERIFY(namesArePresent({ terms[0] }, {}));
}

void TestGuardrails::missingTermsAreNamed()
{
    QCOMPARE(missingTerms(kTerms, { { 1, 0 } }), QStringList { u"recall"_s });
    QVERIFY(missingTerms(kTerms, { { 1, 0 }, {}, {}, { 0, 1 } }).isEmpty());
    QVERIFY(missingTerms(kTerms, { { 1, 0.6 } }).isEmpty());
}

void TestGuardrails::noTermsCoverNothing()
{
    QCOMPARE(topicCoverage({}, {}), 0.0);
}

void TestGuardrails::wordForWord_data()
{
    QTest::addColumn<QString>("quote");
    QTest::addColumn<bool>("stands");
    QTest::newRow("as it is") << u"a low dose"_s << true;
    QTest::newRow("over a line end") << u"dose of caffeine helps"_s << true;
    QTest::newRow("a parted word, joined") << u"caffeine improves"_s << true;
    QTest::newRow("with its hyphen") << u"a dose-response curve"_s << true;
    QTest::newRow("as quotes were kept before") << u"a dose- response curve"_s << true;
    QTest::newRow("a space less") << u"alow dose"_s << false;
    QTest::newRow("a hyphen more") << u"a low-dose"_s << false;
    QTest::newRow("another letter") << u"caffeine improved"_s << false;
    QTest::newRow("longer than the page") << u"a dose-response curve follows"_s << false;
    QTest::newRow("nothing") << QString() << false;
}

void TestGuardrails::wordForWord()
{
    QFETCH(QString, quote);
    QTEST(isWordForWord(quote, u"We saw that a low dose\nof caffeine helps: caffeine im-\nproves a dose-\nresponse curve"_s),
        "stands");
}

ADDUCE_TEST(TestGuardrails)
#include "test_guardrails.moc"
