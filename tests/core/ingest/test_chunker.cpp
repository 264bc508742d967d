#include "core/ingest/chunk_split.h"
#include "core/ingest/chunker.h"
#include "core/profiles/profile.h"
#include "core/text/words.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QRegularExpression>
#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// Every profile cuts a document into chunks that hold all of its searchable text, each inside one section.
class TestChunker : public QObject
{
    Q_OBJECT

private slots:
    void chunksKeepWholeSentences();
    void everyProfileKeepsAllText_data();
    void everyProfileKeepsAllText();
    void limitsHold();
    void recursiveSplitsPreferParagraphs();
    void recursiveSplitsGoOnPastWhatTheyRepeat();
    void paragraphsStayWhole();
    void headingsOfSlidesAreText();
    void captionsAndRowsAreChunksOfTheirOwn();
    void backMatterIsApart();
    void anAbstractIsOneText();
    void stableIdsAreThoseOfTheText();
};

namespace {

Document paper()
{
    Document document = test::makeDocument(test::sleepPaper());
    for (std::size_t i = 0; i < document.sentences.size(); i += 3)
        document.sentences[i].startsParagraph = true;
    return document;
}

Document paperWithTable()
{
    Document document = paper();
    document.sentences[3].kind = SentenceKind::Caption;
    document.sentences[3].text = u"Table 1. Word pairs by group."_s;
    document.sentences[3].startsParagraph = true;
    for (const std::size_t i : { 4U, 5U })
        document.sentences[i].kind = SentenceKind::Table;
    document.tables = { { u"Table 1"_s, 3, document.sentences[3].section, 1,
        { { 4, { u"Group"_s, u"Pairs"_s } }, { 5, { u"Nap"_s, u"42"_s } } } } };
    return document;
}

std::vector<ChunkUnit> unitsOf(const Document &document)
{
    std::vector<ChunkUnit> units;
    for (int i = 0; const Sentence &sentence : document.sentences)
        units.push_back({ i++, &sentence, countTokens(sentence.text) });
    return units;
}

} // namespace

void TestChunker::chunksKeepWholeSentences()
{
    const Document document = paper();
    const auto chunks = chunkDocument(document, u"Test 2020"_s, { .maxTokens = 40, .overlapTokens = 12 });
    QVERIFY(chunks.size() > 3);
    for (const Chunk &chunk : chunks) {
        QStringList sentences;
        for (int i = chunk.firstSentence; i <= chunk.lastSentence; ++i)
            sentences << document.sentences[static_cast<std::size_t>(i)].text;
        QCOMPARE(chunk.text, sentences.join(u' '));
        QVERIFY(chunk.prefix.startsWith(u"[Source: Test 2020 | Section: "_s));
    }
}

void TestChunker::everyProfileKeepsAllText_data()
{
    QTest::addColumn<QString>("profile");
    for (const Profile &known : builtInProfiles())
        QTest::newRow(qPrintable(known.name)) << known.name;
}

void TestChunker::everyProfileKeepsAllText()
{
    QFETCH(QString, profile);
    const Document document = paper();
    const auto chunks = chunkDocument(document, {}, builtInProfile(profile)->parameters.chunks);
    QVERIFY(!chunks.empty());
    QString all;
    for (const Chunk &chunk : chunks) {
        QVERIFY(!chunk.text.contains(u"Journal of Sleep"_s)); // references are not searched
        for (int i = chunk.firstSentence; i <= chunk.lastSentence; ++i)
            QCOMPARE(document.sentences[static_cast<std::size_t>(i)].section, chunk.section);
        all += chunk.text + u' ';
    }
    for (const Sentence &sentence : document.sentences) {
        if (document.sections[static_cast<std::size_t>(sentence.section)].type == SectionType::References)
            continue;
        for (const QString &word : sentence.text.split(u' '))
            QVERIFY2(all.contains(word), qPrintable(word));
    }
}

void TestChunker::limitsHold()
{
    const Document document = paper();
    for (const bool recursive : { true, false })
        for (const ChunkPiece &piece : splitAtCharacters(unitsOf(document), 200, 40, recursive)) {
            QVERIFY(piece.text.size() <= 200);
            QVERIFY(piece.firstSentence <= piece.lastSentence);
        }
    for (const ChunkPiece &piece : splitAtSentences(unitsOf(document), 50, 10))
        QVERIFY(countTokens(piece.text) <= 55);
    QVERIFY(splitAtCharacters({}, 200, 40, true).empty());
    QVERIFY(splitAtSentences({}, 50, 10).empty());
    QVERIFY(splitAtParagraphs({}, 50).empty());
    // An overlap as long as the window must not stand still.
    QVERIFY(!splitAtCharacters(unitsOf(document), 10, 10, false).empty());
}

void TestChunker::recursiveSplitsPreferParagraphs()
{
    Document document = test::makeDocument({ u"One short sentence."_s, u"Another one."_s, u"A third that is longer."_s });
    document.sentences[2].startsParagraph = true;
    document.sentences[1].startsParagraph = false;
    const auto pieces = splitAtCharacters(unitsOf(document), 50, 0, true);
    QCOMPARE(pieces.size(), 2U);
    QCOMPARE(pieces[0].text, u"One short sentence. Another one."_s);
    QCOMPARE(pieces[1].firstSentence, 2);
}

void TestChunker::recursiveSplitsGoOnPastWhatTheyRepeat()
{
    QStringList lines;
    for (int i = 0; i < 40; ++i)
        lines << u"Sentence number %1 of a long paragraph says little."_s.arg(i);
    Document document = test::makeDocument(lines);
    for (Sentence &sentence : document.sentences)
        sentence.startsParagraph = false;
    document.sentences[1].startsParagraph = true; // a short paragraph, and one of many windows
    const auto pieces = splitAtCharacters(unitsOf(document), 300, 60, true);
    QVERIFY2(pieces.size() <= 11, qPrintable(QString::number(pieces.size()))); // 2000 characters, 240 new ones a piece
}

void TestChunker::paragraphsStayWhole()
{
    const Document document = paper();
    const auto units = unitsOf(document);
    for (const ChunkPiece &piece : splitAtParagraphs(units, 60))
        QVERIFY(document.sentences[static_cast<std::size_t>(piece.firstSentence)].startsParagraph);
}

void TestChunker::headingsOfSlidesAreText()
{
    Document slides = test::makeDocument({ u"Sleep loss and what it does"_s, u"Naps help"_s, u"It is so."_s });
    slides.sentences[0].kind = slides.sentences[1].kind = SentenceKind::Heading;
    QCOMPARE(chunkDocument(slides, {}, {}).front().text, u"Sleep loss and what it does Naps help It is so."_s);
    Document article = paper();
    article.sentences[0].kind = SentenceKind::Heading;
    QVERIFY(!chunkDocument(article, {}, {}).front().text.contains(article.sentences[0].text));
}

void TestChunker::captionsAndRowsAreChunksOfTheirOwn()
{
    const auto chunks = chunkDocument(paperWithTable(), {}, {});
    const auto of = [&](ChunkKind kind) {
        std::vector<Chunk> found;
        std::ranges::copy_if(chunks, std::back_inserter(found), [&](const Chunk &c) { return c.kind == kind; });
        return found;
    };
    QCOMPARE(of(ChunkKind::Caption).size(), 1U);
    QCOMPARE(of(ChunkKind::Caption).front().text, u"Table 1. Word pairs by group."_s);
    QCOMPARE(of(ChunkKind::TableRow).size(), 1U); // the header is told with each row
    QCOMPARE(of(ChunkKind::TableRow).front().text, u"Table 1. Word pairs by group. Group: Nap; Pairs: 42"_s);
    QCOMPARE(of(ChunkKind::TableRow).front().firstSentence, 5);
    for (const Chunk &chunk : of(ChunkKind::Text))
        QVERIFY(!chunk.text.contains(u"Word pairs by group"_s));
}

/// What the publisher says stands amid the text, and does not part it.
void TestChunker::backMatterIsApart()
{
    Document document =
        test::makeDocument({ u"# Introduction"_s, u"Naps are short."_s, u"Published by nobody."_s, u"They help recall."_s });
    document.sections.push_back({ {}, u"Publisher's notes"_s, SectionType::BackMatter, 1, 0 });
    document.sentences[1].section = 1;
    const std::vector<Chunk> chunks = chunkDocument(document, {}, {});
    QCOMPARE(chunks.size(), 2U);
    QCOMPARE(chunks[0].text, u"Naps are short. They help recall."_s);
    QCOMPARE(chunks[0].kind, ChunkKind::Text);
    QCOMPARE(chunks[1].text, u"Published by nobody."_s);
    QCOMPARE(chunks[1].kind, ChunkKind::BackMatter);
    QCOMPARE(chunks[1].section, 1);
}

void TestChunker::anAbstractIsOneText()
{
    Document document = test::makeDocument({ u"# Abstract"_s, u"Naps are short."_s, u"# Results"_s, u"They help recall."_s,
        u"# Keywords"_s, u"naps; recall"_s, u"# Introduction"_s, u"Sleep is long."_s });
    for (const std::size_t i : { 0U, 1U })
        document.sections[i].type = SectionType::Abstract;
    document.sections[1].level = 2;
    document.sections[2].type = SectionType::Front;
    const std::vector<Chunk> chunks = chunkDocument(document, {}, {});
    QCOMPARE(chunks.size(), 2U);
    QCOMPARE(chunks[0].text, u"Naps are short. They help recall. naps; recall"_s);
    QCOMPARE(chunks[0].section, 0);
    QCOMPARE(chunks[1].section, 3);
}

void TestChunker::stableIdsAreThoseOfTheText()
{
    const auto chunks = chunkDocument(paper(), u"a.pdf"_s, {});
    QCOMPARE(chunks.front().stableId.size(), 40);
    QCOMPARE(chunkDocument(paper(), u"a.pdf"_s, {}).front().stableId, chunks.front().stableId);
    QVERIFY(chunkDocument(paper(), u"b.pdf"_s, {}).front().stableId != chunks.front().stableId);
    QSet<QString> ids;
    for (const Chunk &chunk : chunks)
        ids << chunk.stableId;
    QCOMPARE(ids.size(), static_cast<qsizetype>(chunks.size()));
}

ADDUCE_TEST(TestChunker)
#include "test_chunker.moc"
