#include "core/text/letter_name.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestLetterName : public QObject
{
    Q_OBJECT

private slots:
    void lettersThatNameSomething_data();
    void lettersThatNameSomething();
};

void TestLetterName::lettersThatNameSomething_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("names");
    QTest::newRow("a vitamin") << u"How much vitamin D is needed?"_s << QStringList { u"d"_s };
    QTest::newRow("another one amid a sentence") << u"Is vitamin A or C better?"_s << QStringList { u"a"_s, u"c"_s };
    QTest::newRow("a language at the end") << u"It is written in R."_s << QStringList { u"r"_s };
    QTest::newRow("part of a word") << u"C-reactive protein"_s << QStringList { u"c"_s };
    QTest::newRow("an article") << u"A question is asked. A reply?"_s << QStringList {};
    QTest::newRow("a short word of another language") << u"¿Y para las mujeres?"_s << QStringList {};
    QTest::newRow("a language at the beginning") << u"R is free."_s << QStringList { u"r"_s };
    QTest::newRow("who asks") << u"Should I train?"_s << QStringList {};
    QTest::newRow("initials") << u"It is by R. A. Fisher."_s << QStringList {};
    QTest::newRow("a variable") << u"Cohen's d was small."_s << QStringList {};
    QTest::newRow("with a number") << u"Vitamin B12 helps."_s << QStringList {};
    QTest::newRow("before another sentence") << u"I take vitamin D. How much is too much?"_s << QStringList { u"d"_s };
    QTest::newRow("before a citation") << u"It needs vitamin D.[12]"_s << QStringList { u"d"_s };
    QTest::newRow("a person's letters") << u"It is by R.A. Fisher."_s << QStringList {};
    QTest::newRow("an elision") << u"L'exercice, d’où vient D'Artagnan ?"_s << QStringList {};
    QTest::newRow("everything in capitals") << u"WHAT IS A RAY?"_s << QStringList {};
    QTest::newRow("another script") << u"Der Ä ist groß."_s << QStringList {};
    QTest::newRow("nothing") << QString() << QStringList {};
}

void TestLetterName::lettersThatNameSomething()
{
    QFETCH(QString, text);
    QStringList names;
    for (const Word &word : splitWords(text))
        if (isLetterName(word, text))
            names << word.text;
    QTEST(names, "names");
}

ADDUCE_TEST(TestLetterName)
#include "test_letter_name.moc"
