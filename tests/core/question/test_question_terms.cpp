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

private:
    std::vector<KeyTerm> termsOf(const QString &question, const NearWordParameters &parameters = {});
};

std::vector<KeyTerm> TestQuestionTerms::termsOf(const QString &question, const NearWordParameters &parameters)
{
    test::LibraryFixture fixture;
    fixture.add(u"paper"_s, { u"Pregnancy and iron."_s });
    const test::SmallLexicon small;
    const KeywordIndex keywords = KeywordIndex::load(fixture.database(), {});
    std::vector<KeyTerm> terms = keyTerms(question, &keywords);
    addNearWords(terms, keywords, *small.lexicon, parameters);
    return terms;
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

ADDUCE_TEST(TestQuestionTerms)
#include "test_question_terms.moc"
