#include "core/laboratory/reading_parts.h"
#include "core/worker/protocol.h"
#include "tests/support/error_of.h"
#include "tests/support/made_document.h"
#include "tests/support/test_main.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// What a paper says, as it goes to a laboratory and comes back.
class TestReadingParts : public QObject
{
    Q_OBJECT

private slots:
    void comesBackAsItWas();
    void longPapersAreSeveralParts();
    void whatIsNoReadingIsRefused_data();
    void whatIsNoReadingIsRefused();
    void flippedBytesDoNoHarm();
};

namespace {

Document longPaper(int sentences)
{
    QStringList lines { u"# Methods"_s };
    for (int i = 0; i < sentences; ++i)
        lines << u"In trial %1 the athletes ran %2 metres and slept for eight hours."_s.arg(i).arg(100 + i);
    return test::makeDocument(lines);
}

} // namespace

void TestReadingParts::comesBackAsItWas()
{
    Document document = longPaper(20);
    document.tables.push_back({ u"Table 1"_s, 2, 0, 1, { { 3, { u"a"_s, u"b"_s } } } });
    document.hidden.push_back({ 0, HiddenReason::Tiny, u"white words"_s, { QRectF(1, 2, 3, 4) } });
    document.outline.push_back({ u"Methods"_s, 1, 0 });
    document.warnings << u"repaired"_s;
    document.metadata = {};
    QCOMPARE(documentOf(partsOf(document)), document);
}

void TestReadingParts::longPapersAreSeveralParts()
{
    const Document document = longPaper(600);
    const std::vector<ReadingPart> parts = partsOf(document);
    QVERIFY(document.pages.size() > 100);
    QCOMPARE(parts.size(), 1 + (document.pages.size() + kPagesAPart - 1) / kPagesAPart);
    QCOMPARE(parts.front().firstPage, -1);
    QCOMPARE(parts[2].firstPage, kPagesAPart);
    Document same = documentOf(parts);
    same.metadata = document.metadata;
    QCOMPARE(same, document);
}

void TestReadingParts::whatIsNoReadingIsRefused_data()
{
    QTest::addColumn<std::vector<ReadingPart>>("parts");
    const std::vector<ReadingPart> sound = partsOf(longPaper(200));
    const auto changed = [&sound](auto change) {
        std::vector<ReadingPart> parts = sound;
        change(parts);
        return parts;
    };
    QTest::newRow("nothing") << std::vector<ReadingPart> {};
    QTest::newRow("the frame alone") << std::vector<ReadingPart> { sound.front() };
    QTest::newRow("a part is missing") << changed([](auto &parts) { parts.erase(parts.begin() + 1); });
    QTest::newRow("twice the same") << changed([](auto &parts) { parts.push_back(parts.back()); });
    QTest::newRow("other pages than it says") << changed([](auto &parts) { parts[1].lastPage += 1; });
    QTest::newRow("pages from nowhere") << changed([](auto &parts) { parts[1].firstPage = -5; });
    QTest::newRow("an empty payload") << changed([](auto &parts) { parts[1].payload.clear(); });
    QTest::newRow("a cut payload") << changed([](auto &parts) { parts[1].payload.chop(20); });
    QTest::newRow("it says that it unpacks to gigabytes")
        << changed([](auto &parts) { parts[1].payload.replace(0, 4, "\x7f\xff\xff\xff"); });
    QTest::newRow("no frames") << changed([](auto &parts) { parts[1].payload = qCompress("hello"); });
    QTest::newRow("a frame of another kind")
        << changed([](auto &parts) { parts[1].payload = qCompress(protocol::encode(protocol::FrameType::Failure, "x")); });
    QTest::newRow("a run in place of the frame") << changed([](auto &parts) { parts[0].payload = parts[1].payload; });
    QTest::newRow("rubbish") << changed([](auto &parts) { parts[0].payload = QByteArray(1000, 'x'); });
}

void TestReadingParts::whatIsNoReadingIsRefused()
{
    QFETCH(const std::vector<ReadingPart>, parts);
    QCOMPARE(test::errorKindOf([&] { (void)documentOf(parts); }), ErrorKind::BadReply);
}

/// As of a server that says what it likes under hashes that fit.
void TestReadingParts::flippedBytesDoNoHarm()
{
    const std::vector<ReadingPart> sound = partsOf(longPaper(40));
    QRandomGenerator random(20261130);
    for (int round = 0; round < 400; ++round) {
        std::vector<ReadingPart> parts = sound;
        QByteArray frames = qUncompress(parts[round % parts.size()].payload);
        for (int i = 0; i < 1 + round % 4; ++i)
            frames[random.bounded(frames.size())] = static_cast<char>(random.bounded(256));
        parts[round % parts.size()].payload = qCompress(frames, 1);
        const auto kind = test::errorKindOf([&] { (void)documentOf(parts); });
        QVERIFY2(!kind || kind == ErrorKind::BadReply || kind == ErrorKind::TooLarge, qPrintable(nameOf(*kind)));
    }
}

ADDUCE_TEST(TestReadingParts)
#include "test_reading_parts.moc"
