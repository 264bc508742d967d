#include "core/sentences/word_likeness.h"

#include "core/index/keyword_index.h"
#include "core/lexicon/word_vectors.h"
#include "core/text/stemmer.h"
#include "tests/support/library_fixture.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/test_main.h"
#include "tests/support/word_vector_file.h"

#include <QTest>
#include <stdexcept>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestWordLikeness : public QObject
{
    Q_OBJECT

private slots:
    void otherWordsOfLikeMeaningCount_data();
    void otherWordsOfLikeMeaningCount();
    void rareWordsSayMore();
    void otherLanguagesAreUnknown();
    void withoutVectorsNothingIsAlike();

private:
    WordLikeness likeness(const QString &question, const QString &sentence, bool hasVectors = true);
};

/// Of a library in which "player" is common and "swimmer" rare.
WordLikeness TestWordLikeness::likeness(const QString &question, const QString &sentence, bool hasVectors)
{
    test::LibraryFixture fixture;
    for (int i = 0; i < 9; ++i)
        fixture.add(u"paper %1"_s.arg(i), { i == 0 ? u"A swimmer sank."_s : u"The player of number %1 eats."_s.arg(i) });
    const KeywordIndex keywords = KeywordIndex::load(fixture.database(), {});
    const auto vectors = WordVectors::open(test::writeFile(fixture.folder(), u"words"_s,
        test::wordVectorFile({ { "athlete", { 1, 0, 0 } }, { "eats", { 0, 0, 1 } }, { "player", { 0, 1, 0 } },
            { "sank", { 0, 0, -1 } }, { "swimmer", { 1, 0.1, 0 } } })));
    const TermLookup terms(keyTerms(question, &keywords));
    Stemmer english;
    const auto likenessBy = [&](WordMeanings *shared) {
        QuestionVector asked(question, hasVectors ? &*vectors : nullptr, keywords, terms, shared);
        return asked.likenessOf(wordsOf(sentence, english));
    };
    const WordLikeness alike = likenessBy(nullptr);
    WordMeanings shared;
    for (int time = 0; time < 2; ++time) // filled by the first, used by the second
        if (const WordLikeness again = likenessBy(&shared); again.all != alike.all || again.others != alike.others)
            throw std::logic_error("what other questions looked up changes the likeness");
    return alike;
}

void TestWordLikeness::otherWordsOfLikeMeaningCount_data()
{
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<double>("all");
    QTest::addColumn<double>("others");
    QTest::newRow("the word itself adds nothing") << u"An athlete."_s << 1.0 << 0.0;
    QTest::newRow("a word of like meaning") << u"The swimmer."_s << 0.995 << 0.995;
    QTest::newRow("a word of other meaning") << u"He eats."_s << 0.0 << 0.0;
    QTest::newRow("unknown words") << u"Quux of 12."_s << 0.0 << 0.0;
    QTest::newRow("nothing") << QString() << 0.0 << 0.0;
}

void TestWordLikeness::otherWordsOfLikeMeaningCount()
{
    QFETCH(QString, sentence);
    QFETCH(double, all);
    QFETCH(double, others);
    const WordLikeness alike = likeness(u"Which athlete?"_s, sentence);
    QVERIFY2(std::abs(alike.all - all) < 0.01, qPrintable(QString::number(alike.all)));
    QVERIFY2(std::abs(alike.others - others) < 0.01, qPrintable(QString::number(alike.others)));
}

void TestWordLikeness::rareWordsSayMore()
{
    const QString question = u"Which swimmer or player?"_s;
    QVERIFY(likeness(question, u"A swimmer."_s).all > likeness(question, u"A player."_s).all);
}

/// Whose words may be spelt as an English one that means something else.
void TestWordLikeness::otherLanguagesAreUnknown()
{
    QCOMPARE(likeness(u"Was ist die Wirkung von Koffein auf den player?"_s, u"The player."_s).all, 0.0);
}

void TestWordLikeness::withoutVectorsNothingIsAlike()
{
    const WordLikeness alike = likeness(u"Which athlete?"_s, u"An athlete."_s, false);
    QCOMPARE(alike.all, 0.0);
    QCOMPARE(alike.others, 0.0);
}

ADDUCE_TEST(TestWordLikeness)
#include "test_word_likeness.moc"
