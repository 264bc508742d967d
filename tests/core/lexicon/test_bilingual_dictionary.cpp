#include "core/lexicon/bilingual_dictionary.h"
#include "tests/support/small_lexicon.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestBilingualDictionary : public QObject
{
    Q_OBJECT

private slots:
    void looksWordsUp();
    void articles_data();
    void articles();
    void nothingWithoutItsFiles();
    void damageDoesNoHarm_data();
    void damageDoesNoHarm();

private:
    test::SmallLexicon m_small;
};

void TestBilingualDictionary::looksWordsUp()
{
    const BilingualDictionary &german = m_small.lexicon->toEnglish.at(u"de"_s);
    QCOMPARE(german.translationsOf(u"schlaf"_s), QStringList { u"sleep"_s });
    QCOMPARE(german.translationsOf(u"entzug"_s), (QStringList { u"deprivation"_s, u"withdrawal"_s }));
    QVERIFY(german.translationsOf(u"sch"_s).isEmpty());
    QVERIFY(german.translationsOf({}).isEmpty());
}

void TestBilingualDictionary::articles_data()
{
    QTest::addColumn<QString>("article");
    QTest::addColumn<QStringList>("translations");
    QTest::newRow("numbered") << u"guide /gid/ <n>\n1. leader\n2. handbook, guide"_s
                              << QStringList { u"leader"_s, u"handbook"_s, u"guide"_s };
    QTest::newRow("examples, notes and marks")
        << u"Fasten /x/ <n>\n [rel.] fast <n>; lent <n>\n      \"Fasten brechen\" - break\n"
           "         Note: act\n   Synonym: {Hungern}\n see: {Fasten}"_s
        << QStringList { u"fast"_s, u"lent"_s };
    QTest::newRow("headword alone") << u"Wort"_s << QStringList();
    QTest::newRow("empty") << QString() << QStringList();
}

void TestBilingualDictionary::articles()
{
    QFETCH(QString, article);
    QTEST(translationsIn(article), "translations");
}

void TestBilingualDictionary::nothingWithoutItsFiles()
{
    const QTemporaryDir folder;
    QVERIFY(!BilingualDictionary::open(folder.filePath(u"deu"_s)));
}

void TestBilingualDictionary::damageDoesNoHarm_data()
{
    QTest::addColumn<QByteArray>("articles");
    const QByteArray sound = test::dictzip("schlaf /x/ <n>\nsleep <n>\n", 10);
    QTest::newRow("no gzip") << QByteArray("PK\3\4 something else that is long enough");
    QTest::newRow("no table of chunks") << QByteArray("\x1f\x8b\x08\0\0\0\0\0\0\3\0\0\0\0", 14);
    QTest::newRow("cut") << sound.left(sound.size() / 2);
    QByteArray other = sound;
    for (qsizetype at = 30; at < other.size(); at += 3)
        other[at] = static_cast<char>(other[at] ^ 0x55);
    QTest::newRow("other bytes") << other;
    QByteArray longer = sound;
    longer[10] = '\xff';
    longer[11] = '\xff';
    QTest::newRow("a header longer than the file") << longer;
}

void TestBilingualDictionary::damageDoesNoHarm()
{
    QFETCH(QByteArray, articles);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"deu"_s);
    test::writeFile(path + u".dict.dz"_s, articles);
    test::writeFile(path + u".index"_s, "schlaf\tA\t///////\nschlag\tA\tz\nschluss\t!\t?\nschwer\nschwung\t////////\tB\n");
    const auto dictionary = BilingualDictionary::open(path);
    for (const QString &word : { u"schlaf"_s, u"schlag"_s, u"schluss"_s, u"schwer"_s, u"schwung"_s })
        QVERIFY(!dictionary || dictionary->translationsOf(word).size() < 10);
}

ADDUCE_TEST(TestBilingualDictionary)
#include "test_bilingual_dictionary.moc"
