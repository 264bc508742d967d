#include "core/readers/blocks/chunk_blocks.h"

#include "core/base/error.h"
#include "core/readers/read_document.h"
#include "core/worker/worker.h"
#include "tests/support/error_of.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestChunkBlocks : public QObject
{
    Q_OBJECT

private slots:
    void knowsWhatParsersWrite_data();
    void knowsWhatParsersWrite();
    void otherJsonIsNone_data();
    void otherJsonIsNone();
    void headingsStandAboveWhatIsUnderThem();
    void whatIsRepeatedIsToldOnce();
    void aSentenceThatWasPartedIsJoined();
    void tablesAreRows();
    void saysWhatItIs();
    void withoutTextItIsEmpty();
    void isReadAsADocument();
};

namespace {

BlockText blocksOf(const QByteArray &json)
{
    return *chunkBlocks(QString::fromUtf8(json));
}

QStringList textsOf(const BlockText &text, BlockKind kind = BlockKind::Paragraph)
{
    QStringList texts;
    for (const TextBlock &block : text.blocks)
        if (block.kind == kind)
            texts << block.text;
    return texts;
}

} // namespace

void TestChunkBlocks::knowsWhatParsersWrite_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("a list") << QByteArray(R"([{"text": "Naps of 30 min help."}])");
    QTest::newRow("an object") << QByteArray(R"({"name": "naps", "chunks": [{"text": "Naps of 30 min help."}]})");
    QTest::newRow("with an empty one") << QByteArray(R"([{"text": ""}, {"text": "Naps of 30 min help."}])");
    QTest::newRow("content") << QByteArray(R"([{"content": "Naps of 30 min help.", "id": 1}])");
    QTest::newRow("page_content") << QByteArray(R"([{"page_content": "Naps of 30 min help.", "metadata": {"page": 3}}])");
    QTest::newRow("with and without a prefix")
        << QByteArray(R"([{"text": "[Source: X | Pages: 1-1] Naps of 30 min help.", "text_raw": "Naps of 30 min help."}])");
}

void TestChunkBlocks::knowsWhatParsersWrite()
{
    QFETCH(QByteArray, json);
    QVERIFY(looksLikeJson(QString::fromUtf8(json)));
    QCOMPARE(textsOf(blocksOf(json)), QStringList { u"Naps of 30 min help."_s });
}

void TestChunkBlocks::otherJsonIsNone_data()
{
    QTest::addColumn<QString>("json");
    QTest::newRow("numbers") << u"[1, 2]"_s;
    QTest::newRow("settings") << uR"({"text": "blue", "size": 3})"_s;
    QTest::newRow("a list of something else") << uR"([{"title": "Naps", "DOI": "10.1/1"}])"_s;
    QTest::newRow("one of several without text") << uR"([{"text": "Naps."}, {"image": "a.png"}])"_s;
    QTest::newRow("cut off") << uR"([{"text": "Naps of)"_s;
    QTest::newRow("nothing") << u"[]"_s;
    QTest::newRow("a list of references") << u"[1] Smith, A. Naps. 2019."_s;
    QTest::newRow("too deep") << QString(5000, u'[');
}

void TestChunkBlocks::otherJsonIsNone()
{
    QFETCH(QString, json);
    QVERIFY(!chunkBlocks(json));
}

void TestChunkBlocks::headingsStandAboveWhatIsUnderThem()
{
    const BlockText text = blocksOf(R"([
        {"text": "We slept.", "meta": {"headings": ["Methods"]}},
        {"text": "Forty people slept.", "meta": {"headings": ["Methods", "People"]}},
        {"text": "# Methods\nPeople\nAll were adults.", "meta": {"headings": ["Methods", "People"]}},
        {"text": "Results\nThey recalled more.", "meta": {"headings": ["Results"]}}])");
    const std::vector<TextBlock> expected { { BlockKind::Heading, 1, u"Methods"_s, false },
        { BlockKind::Paragraph, 1, u"We slept."_s, false }, { BlockKind::Heading, 2, u"People"_s, false },
        { BlockKind::Paragraph, 1, u"Forty people slept."_s, false }, { BlockKind::Paragraph, 1, u"All were adults."_s, false },
        { BlockKind::Heading, 1, u"Results"_s, false }, { BlockKind::Paragraph, 1, u"They recalled more."_s, false } };
    QCOMPARE(text.blocks, expected);
}

void TestChunkBlocks::whatIsRepeatedIsToldOnce()
{
    const BlockText text = blocksOf(R"([
        {"text": "Naps were short. They recalled more words after a nap."},
        {"text": "They recalled more words after a nap. Caffeine did not help."},
        {"text": "Caffeine did not help."},
        {"text": "No. No."}, {"text": "No. Yes."}])");
    QCOMPARE(textsOf(text),
        (QStringList { u"Naps were short. They recalled more words after a nap. Caffeine did not help."_s, u"No. No."_s,
            u"No. Yes."_s })); // so little is said twice by chance
}

void TestChunkBlocks::aSentenceThatWasPartedIsJoined()
{
    const BlockText text =
        blocksOf(R"([{"text": "Forty people slept for"}, {"text": "thirty minutes each."}, {"text": "They woke."}])");
    QCOMPARE(textsOf(text), (QStringList { u"Forty people slept for thirty minutes each."_s, u"They woke."_s }));
}

void TestChunkBlocks::tablesAreRows()
{
    const BlockText text = blocksOf(R"([{"text": "Recall:\n\n| Group | Words |\n| --- | --- |\n| nap | 12 |\n| none | 9 |"}])");
    QCOMPARE(textsOf(text), QStringList { u"Recall:"_s });
    QCOMPARE(textsOf(text, BlockKind::TableRow),
        (QStringList { u"Group"_s + kCellMark + u"Words"_s, u"nap"_s + kCellMark + u"12"_s, u"none"_s + kCellMark + u"9"_s }));
}

void TestChunkBlocks::saysWhatItIs()
{
    const BlockText own = blocksOf(
        R"({"title": "Naps and memory", "authors": ["Ada Smith"], "year": 2019, "doi": "https://doi.org/10.1000/ABC.1", "chunks": [{"text": "We slept."}]})");
    QCOMPARE(own.title, u"Naps and memory"_s);
    QCOMPARE(own.blocks.front().kind, BlockKind::Title);
    QCOMPARE(own.authors, QStringList { u"Ada Smith"_s });
    QCOMPARE(own.published.year, 2019);
    QCOMPARE(own.published.doi, u"10.1000/abc.1"_s);
    const BlockText ours = blocksOf(
        R"({"document": {"title": "Naps"}, "chunks": [{"text": "We slept.", "section_title": "Methods"}], "tables": []})");
    QCOMPARE(ours.title, u"Naps"_s);
    QCOMPARE(textsOf(ours, BlockKind::Heading), QStringList { u"Methods"_s });
    QCOMPARE(blocksOf(R"([{"text": "We slept.", "metadata": {"title": "Naps"}}])").title, u"Naps"_s);
}

void TestChunkBlocks::withoutTextItIsEmpty()
{
    const auto error = test::errorOf([] { (void)chunkBlocks(uR"([{"text": "  \n "}])"_s); });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::Empty);
}

void TestChunkBlocks::isReadAsADocument()
{
    QTemporaryDir folder;
    const QString path = test::writeFile(folder.path(), u"chunks_naps.json"_s,
        R"([{"text": "Forty adults slept for thirty minutes.", "meta": {"headings": ["Methods"]}},
            {"text": "They recalled more words after a nap.", "meta": {"headings": ["Results"]}}])");
    const SourceFile file(path, {});
    const Document document = readWhole(openDocument(::dup(file.descriptor())), {}, {});
    QCOMPARE(document.format, DocumentFormat::Chunks);
    QCOMPARE(document.sections.size(), std::size_t(2));
    QCOMPARE(document.sections[1].type, SectionType::Results);
    QVERIFY(std::ranges::any_of(document.sentences, [](const Sentence &sentence) {
        return sentence.text == u"They recalled more words after a nap." && sentence.section == 1;
    }));
}

ADDUCE_TEST(TestChunkBlocks)
#include "test_chunk_blocks.moc"
