#include "core/evaluation/mutations.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestMutations : public QObject
{
    Q_OBJECT

private slots:
    void kinds_data();
    void kinds();
    void theSameSeedMakesTheSame();
    void nothingOfNothing();
};

void TestMutations::kinds_data()
{
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<MutationKind>("kind");
    QTest::addColumn<QString>("text"); // empty: whatever it is
    QTest::newRow("number") << u"The trial had 40 students."_s << MutationKind::Number << QString();
    QTest::newRow("exchanged") << u"From 12 to 30 students."_s << MutationKind::NumbersExchanged << u"From 30 to 12 students."_s;
    QTest::newRow("direction") << u"Recall was higher."_s << MutationKind::Direction << QString();
    QTest::newRow("hedge") << u"Naps might help."_s << MutationKind::Hedge << u"Naps will help."_s;
    QTest::newRow("denial") << u"Naps did not help."_s << MutationKind::NegationDropped << QString();
    QTest::newRow("cause") << u"Sleep is associated with recall."_s << MutationKind::Cause << QString();
    QTest::newRow("comparator") << u"At least ten slept."_s << MutationKind::Comparator << u"At most ten slept."_s;
    QTest::newRow("roles") << u"Recall was better in women than in men."_s << MutationKind::Roles
                           << u"Recall was better in men than in women."_s;
    QTest::newRow("clause") << u"Naps help."_s << MutationKind::AddedClause << QString();
}

void TestMutations::kinds()
{
    QFETCH(QString, sentence);
    QFETCH(MutationKind, kind);
    QFETCH(QString, text);
    const std::vector<Mutant> mutants = mutantsOf(sentence, 1);
    const auto found = std::ranges::find(mutants, kind, &Mutant::kind);
    QVERIFY(found != mutants.end());
    QVERIFY(found->text != sentence && !found->change.isEmpty());
    QVERIFY2(text.isEmpty() || found->text == text, qPrintable(found->text));
}

void TestMutations::theSameSeedMakesTheSame()
{
    const QString sentence = u"Most of 40 women slept for at least 8 hours before the trial, which may help."_s;
    QCOMPARE(mutantsOf(sentence, 7), mutantsOf(sentence, 7));
    const std::vector<Mutant> mutants = mutantsOf(sentence, 7);
    QVERIFY(std::ranges::any_of(mutants, &Mutant::isHeldOut) && !std::ranges::all_of(mutants, &Mutant::isHeldOut));
}

void TestMutations::nothingOfNothing()
{
    QVERIFY(mutantsOf({}, 1).empty());
    QVERIFY(mutantsOf(u"…"_s, 1).empty());
}

ADDUCE_TEST(TestMutations)
#include "test_mutations.moc"
