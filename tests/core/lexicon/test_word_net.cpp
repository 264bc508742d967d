#include "core/lexicon/word_net.h"
#include "tests/support/small_lexicon.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestWordNet : public QObject
{
    Q_OBJECT

private slots:
    void knowsWordsInAnyForm_data();
    void knowsWordsInAnyForm();
    void tellsNouns();
    void relations_data();
    void relations();
    void nothingWithoutItsFiles();
    void damageDoesNoHarm();

private:
    test::SmallLexicon m_small;
};

void TestWordNet::knowsWordsInAnyForm_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<bool>("isKnown");
    QTest::newRow("base") << u"pregnancy"_s << true;
    QTest::newRow("plural") << u"pregnancies"_s << true;
    QTest::newRow("irregular") << u"slept"_s << true;
    QTest::newRow("gerund") << u"sleeping"_s << true;
    QTest::newRow("no word") << u"pregnanc"_s << false;
    QTest::newRow("beginning of a line") << u""_s << false;
}

void TestWordNet::knowsWordsInAnyForm()
{
    QFETCH(QString, word);
    QTEST(m_small.lexicon->wordNet->knows(word), "isKnown");
}

void TestWordNet::tellsNouns()
{
    QVERIFY(m_small.lexicon->wordNet->knowsAsNoun(u"pregnancies"_s));
    QVERIFY(!m_small.lexicon->wordNet->knowsAsNoun(u"pregnant"_s));
    QVERIFY(!m_small.lexicon->wordNet->knowsAsNoun(u"pregnanc"_s));
}

void TestWordNet::relations_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("other");
    QTest::addColumn<WordRelation>("relation");
    QTest::newRow("derived") << u"pregnant"_s << u"pregnancy"_s << WordRelation::Derived;
    QTest::newRow("like, without its mark") << u"pregnant"_s << u"barren"_s << WordRelation::Similar;
    QTest::newRow("synonym") << u"quick"_s << u"fast"_s << WordRelation::Synonym;
    QTest::newRow("of a noun") << u"fast"_s << u"fasting"_s << WordRelation::Synonym;
    QTest::newRow("antonym") << u"fast"_s << u"slow"_s << WordRelation::Antonym;
}

void TestWordNet::relations()
{
    QFETCH(QString, word);
    QFETCH(QString, other);
    QFETCH(WordRelation, relation);
    const std::vector<RelatedWord> related = m_small.lexicon->wordNet->related(word, 3);
    QVERIFY(std::ranges::find(related, RelatedWord { other, relation, 0 }) != related.end());
    QVERIFY(std::ranges::none_of(related, [&](const RelatedWord &one) { return one.word == word || one.word.contains(u'_'); }));
}

void TestWordNet::nothingWithoutItsFiles()
{
    const QTemporaryDir empty;
    QVERIFY(!WordNet::open(empty.path()));
    QVERIFY(m_small.lexicon->wordNet->related(u"pregnant"_s, 0).empty());
}

void TestWordNet::damageDoesNoHarm()
{
    const QTemporaryDir folder;
    const QByteArray garbage[] { "fast n", "fast n 9999999 99999 + \nfast", "\xff\xfe\xff fast fast n 1 1 1 1 -5",
        "fast n 1 0 1 0 99999999999999999999\n", "\n\n\n" };
    for (const QByteArray &index : garbage)
        for (const QByteArray &data : garbage) {
            for (const QString &part : { u"noun"_s, u"verb"_s, u"adj"_s, u"adv"_s }) {
                test::writeFile(folder.filePath(u"index."_s + part), index);
                test::writeFile(folder.filePath(u"data."_s + part), data);
            }
            const auto net = WordNet::open(folder.path());
            QVERIFY(net);
            QVERIFY(net->related(u"fast"_s, 3).size() < 100);
        }
}

ADDUCE_TEST(TestWordNet)
#include "test_word_net.moc"
