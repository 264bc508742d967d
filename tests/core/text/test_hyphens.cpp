#include "core/text/hyphens.h"
#include "core/text/stemmer.h"
#include "core/text/word_list.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// Which hyphens at line ends were put there by the printer.
class TestHyphens : public QObject
{
    Q_OBJECT

private slots:
    void byTheDocument_data();
    void byTheDocument();
    void byTheDictionary_data();
    void byTheDictionary();
    void formsOfWordsAreKnown_data();
    void formsOfWordsAreKnown();
    void anyFileIsADictionary_data();
    void anyFileIsADictionary();
};

namespace {

const QByteArray kDictionary =
    "40\nlife/MS\nthreaten/DG\nfast/RT\ntwitch/SDG\ndope/DG\nmanufacture/R\nturn/S\nnevertheless\nless\nhealth/Y\n"
    "base/D\ncontrol/S\nout\nof\ndate/DS\nconfigure\nconfiguration\nstate/S\nsteady/Y\nskill/D\nunskilled\nhigh/YT\n"
    "intensity/S\nlong/T\nterm/S\nrandomize\nrandomization\nstudy/DS\nunderstanding\nstand/GS\nunder\nrelation\nship/S\n"
    "relationship/S\nworld/S\nwide\nworldwide\nPolish\n";

bool goes(const QString &before, const QString &after, const WordList *dictionary)
{
    KnownWords known(dictionary);
    for (const char *word : { "vitamin", "supplement", "dose", "response", "hour", "downregulation" })
        known.addWord(QString::fromLatin1(word));
    known.addCompound(u"first-line"_s);
    Stemmer stem;
    return isPrintersHyphen(before, after, known, stem);
}

} // namespace

void TestHyphens::byTheDocument_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<bool>("printers");
    QTest::newRow("known word") << u"vita"_s << u"min"_s << true;
    QTest::newRow("another form of a known word") << u"supple"_s << u"mented"_s << true;
    QTest::newRow("second half is no word") << u"pro"_s << u"cesses"_s << true;
    QTest::newRow("first half is no word") << u"downregu"_s << u"lated"_s << true;
    QTest::newRow("a name behind") << u"Meyer"_s << u"Lansky"_s << false;
    QTest::newRow("compound of known words") << u"dose"_s << u"response"_s << false;
    QTest::newRow("compound that stands elsewhere") << u"first"_s << u"line"_s << false;
    QTest::newRow("numbers") << u"10"_s << u"20"_s << false;
    QTest::newRow("a number before") << u"24"_s << u"hour"_s << false;
    QTest::newRow("nothing before") << QString() << u"min"_s << false;
}

void TestHyphens::byTheDocument()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    QTEST(goes(before, after, nullptr), "printers");
}

void TestHyphens::byTheDictionary_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<bool>("printers");
    const auto row = [](const char *before, const char *after, bool printers) {
        QTest::addRow("%s-%s", before, after) << QString::fromLatin1(before) << QString::fromLatin1(after) << printers;
    };
    for (const auto &[before, after] :
        { std::pair("manufac", "turer"), std::pair("neverthe", "less"), std::pair("con", "figuration"), std::pair("con", "trols"),
            std::pair("inten", "sity"), std::pair("random", "ization"), std::pair("stud", "ies"), std::pair("under", "standing"),
            std::pair("relation", "ship"), std::pair("world", "wide"), std::pair("un", "skilled"), std::pair("threat", "ening"),
            std::pair("healthi", "ly"), std::pair("vita", "mins"), std::pair("dop", "ing"), std::pair("config", "ure"),
            std::pair("ter", "med"), std::pair("sup", "plement"), std::pair("re", "lationships"),
            std::pair("downregu", "lated") })
        row(before, after, true);
    for (const auto &[before, after] : { std::pair("life", "threatening"), std::pair("fast", "twitch"),
             std::pair("anti", "doping"), std::pair("steady", "state"), std::pair("of", "date"), std::pair("high", "intensity"),
             std::pair("long", "term"), std::pair("health", "based"), std::pair("dose", "response"), std::pair("first", "line"),
             std::pair("non", "skilled"), std::pair("post", "dating"), std::pair("well", "Polish"),
             std::pair("self", "controlled"), std::pair("base", "stated"), std::pair("time", "2"), std::pair("3", "hour"),
             std::pair("term", "based"), std::pair("out", "of"), std::pair("life", "term") })
        row(before, after, false);
}

void TestHyphens::byTheDictionary()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    const WordList dictionary(kDictionary);
    QTEST(goes(before, after, &dictionary), "printers");
}

void TestHyphens::formsOfWordsAreKnown_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<bool>("isKnown");
    for (const char *word :
        { "life", "threatening", "doping", "studies", "dated", "stated", "polish", "controls", "lives", "controlling" })
        QTest::newRow(word) << QString::fromLatin1(word) << (qstrcmp(word, "lives") != 0);
    for (const char *word : { "", "lif", "40", "stu", "ing", "ed", "zzz" })
        QTest::newRow(word) << QString::fromLatin1(word) << false;
}

void TestHyphens::formsOfWordsAreKnown()
{
    QFETCH(QString, word);
    QTEST(WordList(kDictionary).contains(word), "isKnown");
}

void TestHyphens::anyFileIsADictionary_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("one line") << QByteArray("12");
    QTest::newRow("blank lines") << QByteArray("5\n\n\n\n\n");
    QTest::newRow("slashes") << QByteArray("5\n/\n//\n/a\n");
    QTest::newRow("no UTF-8") << QByteArray("3\n\xff\xfe\x00\n", 6);
    QTest::newRow("short lines") << "9\n" + QByteArray("a\n").repeated(10'000);
}

void TestHyphens::anyFileIsADictionary()
{
    QFETCH(QByteArray, text);
    const WordList words(text);
    QVERIFY(!words.contains(u"nap"_s));
    QCOMPARE(words.isEmpty(), !words.contains(u"a"_s) && !text.contains('\xff'));
}

ADDUCE_TEST(TestHyphens)
#include "test_hyphens.moc"
