#include "core/ask/shorter_question.h"
#include "core/text/text_language.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// A question that leaves words out.
class TestShorterQuestion : public QObject
{
    Q_OBJECT

private slots:
    void whatIsLeftIsAQuestion_data();
    void whatIsLeftIsAQuestion();
    void hostileQuestionsEnd();
};

void TestShorterQuestion::whatIsLeftIsAQuestion_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("shorter"); // empty: none
    QTest::addColumn<QStringList>("without");
    const QString sleep = u"What is the effect of caffeine on sleep in young astronauts?"_s;
    QTest::newRow("what it leads to goes with it")
        << sleep << QStringList { u"astronauts"_s } << u"What is the effect of caffeine on sleep?"_s
        << QStringList { u"young astronauts"_s };
    QTest::newRow("of which kind") << sleep << QStringList { u"young"_s }
                                   << u"What is the effect of caffeine on sleep in astronauts?"_s << QStringList { u"young"_s };
    QTest::newRow("two words") << u"Does a nap improve recall of word pairs in Greenland before the winter?"_s
                               << QStringList { u"Greenland"_s, u"winter"_s } << u"Does a nap improve recall of word pairs?"_s
                               << QStringList { u"Greenland"_s, u"winter"_s };
    QTest::newRow("joined by and") << u"What is the effect of caffeine and theanine on sleep?"_s << QStringList { u"theanine"_s }
                                   << u"What is the effect of caffeine on sleep?"_s << QStringList { u"theanine"_s };
    QTest::newRow("the first of two") << u"What is the effect of caffeine and theanine on sleep?"_s
                                      << QStringList { u"caffeine"_s } << u"What is the effect of theanine on sleep?"_s
                                      << QStringList { u"caffeine"_s };
    QTest::newRow("one word with a hyphen") << u"What is the dose of omega-3 in children?"_s << QStringList { u"omega"_s }
                                            << u"What is the dose in children?"_s << QStringList { u"omega-3"_s };
    QTest::newRow("a letter that names") << u"What is the effect of vitamin D on sleep?"_s << QStringList { u"D"_s }
                                         << u"What is the effect on sleep?"_s << QStringList { u"vitamin D"_s };
    QTest::newRow("what a verb does without") << u"Do fanged frogs reproduce in Greenland?"_s << QStringList { u"greenland"_s }
                                              << u"Do fanged frogs reproduce?"_s << QStringList { u"Greenland"_s };
    QTest::newRow("bare words") << u"caffeine sleep astronauts"_s << QStringList { u"astronauts"_s } << u"caffeine sleep"_s
                                << QStringList { u"astronauts"_s };
    QTest::newRow("German") << u"Was ist die Wirkung von Koffein auf Schlaf bei Astronauten?"_s
                            << QStringList { u"Astronauten"_s } << u"Was ist die Wirkung von Koffein auf Schlaf?"_s
                            << QStringList { u"Astronauten"_s };
    QTest::newRow("a subject") << u"How much protein do colonists need?"_s << QStringList { u"colonists"_s } << QString()
                               << QStringList {};
    QTest::newRow("a verb") << u"How does the protocol affect athletes?"_s << QStringList { u"affect"_s } << QString()
                            << QStringList {};
    QTest::newRow("an object that is needed")
        << u"How does caffeine affect astronauts?"_s << QStringList { u"astronauts"_s } << QString() << QStringList {};
    QTest::newRow("all there is") << u"What is melatonin?"_s << QStringList { u"melatonin"_s } << QString() << QStringList {};
    QTest::newRow("half a bracket") << u"What is the effect of caffeine (in astronauts) on sleep?"_s << QStringList { u"sleep"_s }
                                    << u"What is the effect of caffeine (in astronauts)?"_s << QStringList { u"sleep"_s };
    QTest::newRow("not there") << u"What is sleep for?"_s << QStringList { u"bridge"_s } << QString() << QStringList {};
    QTest::newRow("without spaces") << u"睡眠不足は宇宙飛行士の記憶に影響しますか"_s << QStringList { u"宇宙"_s } << QString()
                                    << QStringList {};
    QTest::newRow("nothing") << QString() << QStringList { u"sleep"_s } << QString() << QStringList {};
}

void TestShorterQuestion::whatIsLeftIsAQuestion()
{
    QFETCH(QString, question);
    QFETCH(QStringList, words);
    QFETCH(QString, shorter);
    QFETCH(QStringList, without);
    const auto made = withoutWords(question, words, languageOfText(question));
    QCOMPARE(made ? made->text : QString(), shorter);
    if (made)
        QCOMPARE(made->without, without);
}

void TestShorterQuestion::hostileQuestionsEnd()
{
    const QString much = u"sleep in sleep and sleep, "_s.repeated(150) + u"?"_s;
    withoutWords(much, { u"sleep"_s }, {}); // whatever comes of it
    QVERIFY(!withoutWords(QString(4000, u'('), { u"x"_s }, {}));
}

ADDUCE_TEST(TestShorterQuestion)
#include "test_shorter_question.moc"
