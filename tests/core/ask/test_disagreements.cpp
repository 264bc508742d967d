#include "core/ask/disagreements.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Which sentences of an answer differ.
class TestDisagreements : public QObject
{
    Q_OBJECT

private slots:
    void whatDiffersIsNamedOnce();
    void otherKeyTermsAreAnotherThing();
    void oneSentenceAgreesWithItself();
};

namespace {

std::vector<AnswerSentence> saying(const QStringList &texts)
{
    std::vector<AnswerSentence> sentences;
    for (const QString &text : texts)
        sentences.push_back({ text, { test::citationOf(text) } });
    return sentences;
}

std::vector<Disagreement> disagreements(const QStringList &texts, const QString &question)
{
    return disagreementsIn(saying(texts), { keyTerms(question, nullptr), askedFor(question) }, {});
}

} // namespace

void TestDisagreements::whatDiffersIsNamedOnce()
{
    const QString said = u"The prevalence of iron deficiency in endurance athletes was %1%."_s;
    const auto found = disagreements({ said.arg(26), u"Iron is a mineral."_s, said.arg(31), said.arg(26), said.arg(40) },
        u"What is the prevalence of iron deficiency?"_s);
    QCOMPARE(found.size(), 1);
    QCOMPARE(found.front(), (Disagreement { { 0, u"26 %"_s }, { 2, u"31 %"_s }, { 4, u"40 %"_s } }));
}

void TestDisagreements::otherKeyTermsAreAnotherThing()
{
    const QStringList texts { u"In patients who had a directed biopsy, 15.87% had an inadequate sample result."_s,
        u"In patients who had a Pipelle biopsy, 28.4% had an inadequate sample result."_s };
    QVERIFY(disagreements(texts, u"Which gives more inadequate samples, Pipelle or directed biopsy?"_s).empty());
    QCOMPARE(disagreements(texts, u"How often is a biopsy inadequate?"_s).size(), 1);
}

void TestDisagreements::oneSentenceAgreesWithItself()
{
    QVERIFY(disagreements({ u"The prevalence of iron deficiency was 26%."_s }, u"prevalence"_s).empty());
    QVERIFY(disagreements({}, {}).empty());
}

ADDUCE_TEST(TestDisagreements)
#include "test_disagreements.moc"
