#include "core/index/keyword_index.h"
#include "core/text/words.h"
#include "core/worker/worker.h"
#include "tests/support/library_fixture.h"
#include "tests/support/places.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// Text without spaces is found by any two of its letters, and text with spaces is searched as before.
class TestUnspaced : public QObject
{
    Q_OBJECT

private slots:
    void pairs_data();
    void pairs();
    void twoLettersFindTheirText_data();
    void twoLettersFindTheirText();
    void twoLettersFindTheirFile_data();
    void twoLettersFindTheirFile();
    void smallPrintIsText();
    void spacedTextHasNoPairs();
};

namespace {

std::vector<KeywordHit> searched(test::LibraryFixture &fixture, const QString &question, const DocumentScope &scope, int limit)
{
    const KeywordIndex index = KeywordIndex::load(fixture.database(), {});
    return index.search(index.prepare(question, {}), scope, limit);
}

} // namespace

void TestUnspaced::pairs_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("Chinese") << u"睡眠不足"_s << QStringList { u"睡眠"_s, u"眠不"_s, u"不足"_s };
    QTest::newRow("two letters") << u"睡眠"_s << QStringList { u"睡眠"_s };
    QTest::newRow("one letter") << u"眠"_s << QStringList { u"眠"_s };
    QTest::newRow("Kana with a long vowel") << u"コーヒー"_s << QStringList { u"コー"_s, u"ーヒ"_s, u"ヒー"_s };
    QTest::newRow("Latin inside") << u"用PDF文件"_s << QStringList { u"用"_s, u"pdf"_s, u"文件"_s };
    QTest::newRow("marks stay with their letter") << u"ที่นี่"_s << QStringList { u"ที่นี่"_s };
    QTest::newRow("beyond the first plane") << u"\U00020000\U00020001\U00020002"_s
                                            << QStringList { u"\U00020000\U00020001"_s, u"\U00020001\U00020002"_s };
    QTest::newRow("punctuation parts") << u"睡眠。不足"_s << QStringList { u"睡眠"_s, u"不足"_s };
    QTest::newRow("English") << u"Sleep loss"_s << QStringList { u"sleep"_s, u"loss"_s };
}

void TestUnspaced::pairs()
{
    QFETCH(QString, text);
    QStringList words;
    for (const Word &word : splitWords(text))
        words << word.text;
    QFETCH(QStringList, expected);
    QCOMPARE(words, expected);
}

void TestUnspaced::twoLettersFindTheirText_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<int>("found");
    QTest::newRow("Chinese") << u"眠不"_s << 1;
    QTest::newRow("Chinese, one letter") << u"睡"_s << 1;
    QTest::newRow("Japanese") << u"昼寝"_s << 1;
    QTest::newRow("Korean") << u"수면"_s << 1;
    QTest::newRow("Thai") << u"นอน"_s << 1;
    QTest::newRow("not there") << u"火星"_s << 0;
}

void TestUnspaced::twoLettersFindTheirText()
{
    QFETCH(QString, query);
    test::LibraryFixture fixture;
    fixture.add(u"many"_s,
        { u"# 一"_s, u"学生的睡眠不足会影响记忆。"_s, u"# 二"_s, u"短い昼寝は記憶を改善する。"_s, u"# 三"_s,
            u"짧은 수면은 기억을 돕는다."_s, u"# 四"_s, u"การนอนหลับช่วยความจำ"_s });
    QFETCH(int, found);
    QCOMPARE(static_cast<int>(searched(fixture, query, {}, 10).size()), found);
}

void TestUnspaced::twoLettersFindTheirFile_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("name");
    QTest::newRow("Chinese") << u"愿景"_s << u"pdfjs-issue12823"_s;
    QTest::newRow("Japanese") << u"端子"_s << u"pdfjs-issue16063"_s;
    QTest::newRow("Japanese beside Latin") << u"確率"_s << u"pdfjs-issue16538"_s;
    QTest::newRow("Thai") << u"เวกเตอร์"_s << u"pdfjs-issue13211"_s;
}

void TestUnspaced::twoLettersFindTheirFile()
{
    QFETCH(QString, query);
    QFETCH(QString, name);
    const QString data = test::sharedData(u"pdf-multilingual"_s);
    if (data.isEmpty())
        QSKIP("the measuring data is not here");
    const WorkerProgram program = test::docworker();
    test::LibraryFixture fixture;
    DocumentId wanted;
    for (const QString &file : { u"pdfjs-issue12823"_s, u"pdfjs-issue13211"_s, u"pdfjs-issue16063"_s, u"pdfjs-issue16538"_s }) {
        QStringList texts;
        for (const Sentence &sentence :
            readDocument(program, SourceFile(data + u'/' + file + u".pdf"_s, program.limits)).sentences)
            texts << sentence.text;
        const DocumentId id = fixture.add(file, texts);
        if (file == name)
            wanted = id;
    }
    const auto hits = searched(fixture, query, {}, 1);
    QCOMPARE(hits.size(), std::size_t(1));
    Statement row(fixture.database(), "SELECT document FROM chunks WHERE id = ?");
    row.bind(1, hits.front().chunk.value);
    QVERIFY(row.step());
    QCOMPARE(row.integer(0), wanted.value);
}

/// Words are told from loose cells where no spaces part them, too: cells are not searched.
void TestUnspaced::smallPrintIsText()
{
    const QString data = test::sharedData(u"pdf-multilingual"_s);
    if (data.isEmpty())
        QSKIP("the measuring data is not here");
    const WorkerProgram program = test::docworker();
    const SourceFile file(data + u"/pdfjs-issue13211.pdf"_s, program.limits);
    const Document document = readDocument(program, file);
    const auto told =
        std::ranges::find_if(document.sentences, [](const Sentence &sentence) { return sentence.text.contains(u"คณิต"_s); });
    QVERIFY(told != document.sentences.end());
    QCOMPARE(told->kind, SentenceKind::Footnote);
}

void TestUnspaced::spacedTextHasNoPairs()
{
    test::LibraryFixture fixture;
    fixture.add(u"sleep"_s, test::sleepPaper());
    Statement row(fixture.database(), "SELECT count(*) FROM chunks WHERE bigrams <> ''");
    QVERIFY(row.step());
    QCOMPARE(row.number(0), 0);
    fixture.database().execute("INSERT INTO chunks_fts(chunks_fts) VALUES ('integrity-check')");
    fixture.database().execute("INSERT INTO rows_fts(rows_fts) VALUES ('integrity-check')");
}

ADDUCE_TEST(TestUnspaced)
#include "test_unspaced.moc"
