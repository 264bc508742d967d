#include "core/text/stemmer.h"
#include "core/text/stop_words.h"
#include "core/text/words.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestWords : public QObject
{
    Q_OBJECT

private slots:
    void splits_data();
    void splits();
    void placesPointIntoTheText();
    void stems();
    void stemsByLanguage_data();
    void stemsByLanguage();
    void stemsInEachLanguage();
    void languageOfAQuestion_data();
    void languageOfAQuestion();
    void contentStemsDropStopWords();
    void everyStopWordIsKnown_data();
    void everyStopWordIsKnown();
    void countsTokens_data();
    void countsTokens();
};

void TestWords::splits_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("empty") << QString() << QStringList();
    QTest::newRow("marks only") << u"?! — …"_s << QStringList();
    QTest::newRow("hyphen and case") << u"Time-Restricted eating"_s << QStringList { u"time"_s, u"restricted"_s, u"eating"_s };
    QTest::newRow("diacritics") << u"Conde-Pipó"_s << QStringList { u"conde"_s, u"pipo"_s };
    QTest::newRow("combining mark") << u"Pipo\u0301"_s << QStringList { u"pipo"_s };
    QTest::newRow("numbers") << u"p < .05, n=12"_s << QStringList { u"p"_s, u"05"_s, u"n"_s, u"12"_s };
    QTest::newRow("outside the BMP") << u"\U0001D465 x"_s << QStringList { u"x"_s, u"x"_s };
    QTest::newRow("marks without a letter") << u"\u0301\u0302 a"_s << QStringList { u"a"_s };
    QTest::newRow("lone surrogate") << QString(QChar(0xd835)) + u" a"_s << QStringList { u"a"_s };
}

void TestWords::splits()
{
    QFETCH(QString, text);
    QFETCH(QStringList, words);
    QStringList found;
    for (const Word &word : splitWords(text))
        found << word.text;
    QCOMPARE(found, words);
}

void TestWords::placesPointIntoTheText()
{
    const QString text = u"Ein Café, bitte"_s;
    const auto words = splitWords(text);
    QCOMPARE(words.size(), std::size_t(3));
    QCOMPARE(text.mid(words[1].start, words[1].length), u"Café"_s);
}

void TestWords::stems()
{
    Stemmer stem;
    QCOMPARE(stem(u"regressions"_s), stem(u"regression"_s));
    QCOMPARE(stem(u"increased"_s), stem(u"increasing"_s));
    QVERIFY(stem(u"universe"_s) != stem(u"sandwich"_s));
}

void TestWords::stemsByLanguage_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("words"); // of one stem
    QTest::addColumn<QString>("stem");
    QTest::newRow("German") << u"de"_s << QStringList { u"Haus"_s, u"Häuser"_s, u"HÄUSERN"_s, u"Ha\u0308user"_s } << u"haus"_s;
    QTest::newRow("French") << u"fr"_s << QStringList { u"étude"_s, u"Études"_s } << u"etud"_s;
    QTest::newRow("Spanish") << u"es"_s << QStringList { u"estudio"_s, u"estudios"_s } << u"estudi"_s;
    QTest::newRow("Russian") << u"ru"_s << QStringList { u"книга"_s, u"книги"_s, u"Книгами"_s } << u"книг"_s;
    QTest::newRow("English") << u"en"_s << QStringList { u"study"_s, u"Studies"_s } << u"studi"_s;
    QTest::newRow("unknown") << QString() << QStringList { u"study"_s, u"Studies"_s } << u"studi"_s;
    QTest::newRow("without an algorithm") << u"zh"_s << QStringList { u"study"_s, u"Studies"_s } << u"studi"_s;
    QTest::newRow("no language") << u"../x"_s << QStringList { u"study"_s } << u"studi"_s;
}

void TestWords::stemsByLanguage()
{
    QFETCH(QString, language);
    QFETCH(QStringList, words);
    QFETCH(QString, stem);
    Stemmer stemmer(language);
    for (const QString &word : words)
        QCOMPARE(stemmer.of(splitWords(word).front(), word), stem);
}

void TestWords::stemsInEachLanguage()
{
    const auto stems = [](const QStringList &languages, const QString &word) {
        return Stemmers(languages).of(splitWords(word).front(), word);
    };
    QCOMPARE(stems({}, u"Häusern"_s), QStringList { u"hausern"_s });
    QCOMPARE(stems({ u"de"_s }, u"Häusern"_s), (QStringList { u"hausern"_s, u"haus"_s }));
    QCOMPARE(stems({ u"de"_s, u"en"_s, u"zh"_s }, u"Haus"_s), QStringList { u"hau"_s } + QStringList { u"haus"_s });
    Stemmers stemmers({ u"de"_s });
    QCOMPARE(stemmers.in(u"zh"_s)(u"studies"_s), u"studi"_s);
    QCOMPARE(&stemmers.in(u"zh"_s), &stemmers.in(QString())); // one and the same
}

void TestWords::languageOfAQuestion_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("language");
    QTest::newRow("German") << u"Was war die Wirkung von Koffein?"_s << u"de"_s;
    QTest::newRow("English with a German word") << u"When did the war end?"_s << QString();
    QTest::newRow("French") << u"Quel est l'effet de la caféine ?"_s << u"fr"_s;
    QTest::newRow("content words") << u"Koffein Ausdauer"_s << QString();
    QTest::newRow("a language that no paper is in") << u"Miten kofeiini vaikuttaa?"_s << QString();
    QTest::newRow("as many of each") << u"in was"_s << QString();
    QTest::newRow("nothing") << QString() << QString();
}

void TestWords::languageOfAQuestion()
{
    QFETCH(QString, question);
    QFETCH(QString, language);
    QCOMPARE(Stemmers({ u"de"_s, u"fr"_s }).languageOf(splitWords(question)), language);
}

void TestWords::contentStemsDropStopWords()
{
    Stemmer stem;
    QCOMPARE(
        contentStems(u"What is the effect of a nap on the recall?", stem), QStringList({ u"effect"_s, u"nap"_s, u"recal"_s }));
}

void TestWords::everyStopWordIsKnown_data()
{
    QTest::addColumn<QString>("language");
    for (const char16_t *language : { u"", u"de", u"fr", u"es", u"it", u"pt", u"nl" })
        QTest::newRow(qPrintable(QString::fromUtf16(language))) << QString::fromUtf16(language);
}

/// Words longer than the longest of any list are not looked up.
void TestWords::everyStopWordIsKnown()
{
    QFETCH(QString, language);
    QVERIFY(stopWords(language).size() > 50);
    for (const QString &word : stopWords(language))
        QVERIFY2(isStopWord(word, language), qPrintable(word));
    QVERIFY(!isStopWord(u"caffeine"_s, language) && !isStopWord(u"coffee"_s, language));
}

void TestWords::countsTokens_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("tokens");
    QTest::newRow("empty") << QString() << 0;
    QTest::newRow("short words") << u"The cat sat."_s << 4;
    QTest::newRow("long word") << u"heteroskedasticity"_s << 4;
    QTest::newRow("digits in threes") << u"1234567"_s << 3;
    QTest::newRow("each ideograph") << u"研究方法"_s << 4;
}

void TestWords::countsTokens()
{
    QFETCH(QString, text);
    QFETCH(int, tokens);
    QCOMPARE(countTokens(text), tokens);
}

ADDUCE_TEST(TestWords)
#include "test_words.moc"
