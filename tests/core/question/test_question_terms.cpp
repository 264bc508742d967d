#include "core/question/question_terms.h"

#include "core/index/keyword_index.h"
#include "tests/support/library_fixture.h"
#include "tests/support/small_lexicon.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestQuestionTerms : public QObject
{
    Q_OBJECT

private slots:
    void nearWordsOfTheLibraryCount();
    void namesHaveNone();
    void noneWithoutSenses();
    void moneyIsSaidInOtherWords_data();
    void moneyIsSaidInOtherWords();

private:
    std::vector<KeyTerm> termsOf(const QString &question, const NearWordParameters &parameters = {});
};

std::vector<KeyTerm> TestQuestionTerms::termsOf(const QString &question, const NearWordParameters &parameters)
{
    test::LibraryFixture fixture;
    fixture.add(u"paper"_s, { u"Pregnancy and iron."_s });
    const test::SmallLexicon small;
    const KeywordIndex keywords = KeywordIndex::load(fixture.database(), {});
    QuestionTerms asked { keyTerms(question, &keywords), askedFor(question) };
    addNearWords(asked, keywords, *small.lexicon, parameters);
    return asked.terms;
}

void TestQuestionTerms::nearWordsOfTheLibraryCount()
{
    const auto terms = termsOf(u"Should pregnant athletes take iron?"_s);
    QCOMPARE(terms.front().word, u"pregnant"_s);
    QCOMPARE(terms.front().near,
        (std::vector<NearStem> { { u"pregnanc"_s, NearWordParameters {}.derived, u"pregnancy"_s } })); // "barren" is in no paper
    QCOMPARE(TermLookup(terms).strengthsIn({ u"pregnanc"_s }).front(), NearWordParameters {}.derived);
}

void TestQuestionTerms::namesHaveNone()
{
    for (const KeyTerm &term : termsOf(u"Is the drug Pregnant safe with iron?"_s))
        QVERIFY(term.near.empty());
}

void TestQuestionTerms::noneWithoutSenses()
{
    for (const KeyTerm &term : termsOf(u"pregnant athletes"_s, { .senses = 0 }))
        QVERIFY(term.near.empty());
}

void TestQuestionTerms::moneyIsSaidInOtherWords_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<bool>("isWhoPaid");
    QTest::newRow("who paid") << u"Which projects had money from the Foundation?"_s << true;
    QTest::newRow("what something costs") << u"How much money do runners spend on shoes?"_s << false;
}

/// Whether WordNet is installed or not.
void TestQuestionTerms::moneyIsSaidInOtherWords()
{
    QFETCH(QString, question);
    QFETCH(bool, isWhoPaid);
    test::LibraryFixture fixture;
    fixture.add(u"paper"_s, { u"The work was supported by a grant of the Foundation."_s });
    const KeywordIndex keywords = KeywordIndex::load(fixture.database(), {});
    QuestionTerms asked { keyTerms(question, &keywords), askedFor(question) };
    addNearWords(asked, keywords, {}, {});
    const double similar = NearWordParameters {}.similar;
    const auto money = std::ranges::find(asked.terms, u"money"_s, &KeyTerm::word);
    QVERIFY(money != asked.terms.end());
    const std::vector<NearStem> paying { { u"grant"_s, similar, u"grant"_s }, { u"support"_s, similar, u"support"_s } };
    QCOMPARE(money->near, isWhoPaid ? paying : std::vector<NearStem>());
    for (const KeyTerm &term : asked.terms)
        QVERIFY(term.word == u"money" || term.near.empty());
}

ADDUCE_TEST(TestQuestionTerms)
#include "test_question_terms.moc"
