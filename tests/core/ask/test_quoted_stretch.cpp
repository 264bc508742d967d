#include "core/ask/quoted_stretch.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Which stretch of a long sentence is quoted.
class TestQuotedStretch : public QObject
{
    Q_OBJECT

private slots:
    void aShortSentenceIsQuotedWhole();
    void theClauseThatAnswersIsQuoted_data();
    void theClauseThatAnswersIsQuoted();
    void aNumberIsWhatIsAskedFor();
    void aClauseLongerThanAQuoteIsCut();
    void neverMoreWordsThanWanted();
};

namespace {

const QString kLong = u"Although the athletes slept for fewer hours than recommended during the weeks of heavy training, "
                      "caffeine improved sprint performance by 4 % in the afternoon, and the coaches reported that the "
                      "mood of the team recovered once the schedule of the competition had been published by the federation."_s;

QuestionTerms asking(const QString &question)
{
    return { keyTerms(question, nullptr), askedFor(question) };
}

QString quotedOf(const QString &sentence, const QString &question, int words)
{
    const auto stretch = quotedStretch(sentence, asking(question), words);
    return stretch ? sentence.mid(stretch->start, stretch->length) : sentence;
}

} // namespace

void TestQuotedStretch::aShortSentenceIsQuotedWhole()
{
    QVERIFY(!quotedStretch(u"Caffeine improved sprint performance."_s, asking(u"What improves sprints?"_s), 40));
    QVERIFY(!quotedStretch({}, asking(u"What?"_s), 40));
}

void TestQuotedStretch::theClauseThatAnswersIsQuoted_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("holds");
    QTest::newRow("the beginning") << u"How many hours did the athletes sleep during heavy training?"_s << u"fewer hours"_s;
    QTest::newRow("the middle") << u"Does caffeine improve sprint performance?"_s << u"caffeine improved sprint"_s;
    QTest::newRow("the end") << u"What happened to the mood of the team?"_s << u"mood of the team recovered"_s;
}

void TestQuotedStretch::theClauseThatAnswersIsQuoted()
{
    QFETCH(QString, question);
    QFETCH(QString, holds);
    const QString quote = quotedOf(kLong, question, 20);
    QVERIFY2(quote.contains(holds), qPrintable(quote));
}

void TestQuotedStretch::aNumberIsWhatIsAskedFor()
{
    const QString quote = quotedOf(kLong, u"By how much did it change?"_s, 15);
    QVERIFY2(quote.contains(u"4 %"_s), qPrintable(quote));
}

void TestQuotedStretch::aClauseLongerThanAQuoteIsCut()
{
    const QString words = QString(u"word "_s).repeated(30) + u"caffeine "_s + QString(u"word "_s).repeated(30);
    const QString quote = quotedOf(words.trimmed(), u"What is caffeine?"_s, 10);
    QCOMPARE(quote.split(u' ').size(), 10);
    QVERIFY2(quote.contains(u"caffeine"_s), qPrintable(quote));
}

void TestQuotedStretch::neverMoreWordsThanWanted()
{
    for (int words = 1; words < 45; ++words)
        QVERIFY(quotedOf(kLong, u"Does caffeine improve performance?"_s, words).split(u' ').size() <= words);
}

ADDUCE_TEST(TestQuotedStretch)
#include "test_quoted_stretch.moc"
