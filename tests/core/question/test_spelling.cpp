#include "core/question/spelling.h"

#include "core/index/keyword_index.h"
#include "tests/support/library_fixture.h"
#include "tests/support/small_lexicon.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestSpelling : public QObject
{
    Q_OBJECT

private slots:
    void words_data();
    void words();
    void saysWhatWasCorrected();
};

namespace {

SpelledQuestion spelledOver(const QStringList &paper, const QString &question)
{
    test::LibraryFixture fixture;
    fixture.add(u"paper"_s, paper);
    const test::SmallLexicon small;
    const KeywordIndex keywords = KeywordIndex::load(fixture.database(), {});
    return spelled(question, keywords, *small.lexicon, fixture.database(), {});
}

const QStringList kPaper { u"Intermittent fasting changes how many athletes sleep."_s, u"Athletes slept well in Kampala."_s };

} // namespace

void TestSpelling::words_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("searched");
    QTest::newRow("nothing to correct") << u"How do athletes sleep?"_s << u"How do athletes sleep?"_s;
    QTest::newRow("a word of the library") << u"What is intermitent fsating?"_s << u"What is intermittent fasting?"_s;
    QTest::newRow("a word of questions") << u"How mnay athletes sleep?"_s << u"How many athletes sleep?"_s;
    QTest::newRow("in the form that is nearest") << u"Do atheltes sleep?"_s << u"Do athletes sleep?"_s;
    QTest::newRow("a word that the dictionary knows stays") << u"How do I bake bread?"_s << u"How do I bake bread?"_s;
    QTest::newRow("a word like no other stays") << u"What is xylophonia?"_s << u"What is xylophonia?"_s;
    QTest::newRow("a code stays") << u"What is IL-6 in RED-S?"_s << u"What is IL-6 in RED-S?"_s;
    QTest::newRow("empty") << QString() << QString();
}

void TestSpelling::words()
{
    QFETCH(QString, question);
    QTEST(spelledOver(kPaper, question).text, "searched");
}

void TestSpelling::saysWhatWasCorrected()
{
    const SpelledQuestion result = spelledOver(kPaper, u"Is Intermitent fsating good?"_s);
    QCOMPARE(result.corrected,
        (std::vector<CorrectedWord> { { u"Intermitent"_s, u"intermittent"_s }, { u"fsating"_s, u"fasting"_s } }));
}

ADDUCE_TEST(TestSpelling)
#include "test_spelling.moc"
