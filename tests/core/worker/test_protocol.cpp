#include "core/worker/protocol.h"
#include "tests/support/made_document.h"
#include "tests/support/test_main.h"

#include <QRandomGenerator>
#include <QTest>
#include <QtEndian>
#include <limits>

using namespace adduce;
using namespace Qt::StringLiterals;

/// What a sound worker says comes through whole; what a hostile one says is refused as Crashed, whatever it is.
class TestProtocol : public QObject
{
    Q_OBJECT

private slots:
    void framesComeWhole();
    void linesComeBackOrAreRefused();
    void linksComeBackOrAreRefused();
    void annotationsComeBackOrAreRefused();
    void framesOfWrongTypeOrLengthAreRefused_data();
    void framesOfWrongTypeOrLengthAreRefused();
    void valuesComeBack();
    void cutPayloadsAreRefused();
    void impossibleDocumentsAreRefused_data();
    void impossibleDocumentsAreRefused();
    void impossibleImagesAreRefused();
    void impossiblePagesAreRefused();
    void flippedBytesNeverHarm();
    void aWorkerKeepsWithinItsLimits();
    void whatDoesNotFitIsLeftOut();
    void theBudgetIsOneForAllFrames();
};

namespace {

Document sample()
{
    return test::makeDocument(test::sleepPaper());
}

std::vector<Table> table()
{
    return { { u"Table 1"_s, 2, 0, 1, { { 3, { u"arm"_s, u"n"_s } }, { 4, { u"nap"_s, u"20"_s } } } } };
}

/// The kind of Error that `call` throws; none when it returns.
template <class Call> std::optional<ErrorKind> refusal(Call call)
{
    try {
        call();
    } catch (const Error &error) {
        return error.kind();
    }
    return std::nullopt;
}

QByteArray header(quint32 type, quint32 length)
{
    QByteArray bytes(protocol::kHeaderBytes, Qt::Uninitialized);
    qToLittleEndian(type, bytes.data());
    qToLittleEndian(length, bytes.data() + sizeof(quint32));
    return bytes;
}

/// The document as the program has it once a worker has told it, two sentences at a time.
Document sentAndRead(const Document &document)
{
    protocol::Budget budget;
    std::vector<Sentence> sentences;
    const std::span all(document.sentences);
    for (std::size_t i = 0; i < all.size(); i += 2)
        protocol::decodeSentences(protocol::sentencesPayload(all.subspan(i, std::min<std::size_t>(2, all.size() - i))),
            document.pages, sentences, budget);
    return protocol::decodeDocument(protocol::documentPayload(document), document.pages, std::move(sentences), budget);
}

} // namespace

void TestProtocol::framesComeWhole()
{
    const QByteArray stream =
        protocol::encode(protocol::FrameType::Count) + protocol::encode(protocol::FrameType::Counted, "four");
    QByteArray buffer;
    QList<protocol::Frame> frames;
    for (const char byte : stream) {
        buffer += byte;
        if (auto frame = protocol::takeFrame(buffer))
            frames << *frame;
    }
    QCOMPARE(frames.size(), 2);
    QVERIFY(frames[0].type == protocol::FrameType::Count && frames[0].payload.isEmpty());
    QVERIFY(frames[1].type == protocol::FrameType::Counted);
    QCOMPARE(frames[1].payload, QByteArray("four"));
    QVERIFY(buffer.isEmpty());
}

void TestProtocol::linesComeBackOrAreRefused()
{
    const std::vector<TextLine> lines { { u"a\u4e2d"_s, { { 1, 2, 3, 4 }, { 5, 6, 7, 8.5 } } }, { u""_s, {} } };
    const QByteArray payload = protocol::letteredPayload(lines);
    QCOMPARE(protocol::decodeLettered(payload), lines);
    for (qsizetype length = 0; length < payload.size(); ++length)
        QVERIFY_THROWS_EXCEPTION(Error, (void)protocol::decodeLettered(payload.left(length)));
    QVERIFY_THROWS_EXCEPTION(Error, (void)protocol::decodeLettered(payload + 'x'));
    QVERIFY_THROWS_EXCEPTION(Error, (void)protocol::decodeLettered(QByteArray(4, '\xff')));
    std::vector<TextLine> endless = lines;
    endless[0].boxes[0].setLeft(std::numeric_limits<double>::infinity());
    QVERIFY_THROWS_EXCEPTION(Error, (void)protocol::decodeLettered(protocol::letteredPayload(endless)));
}

void TestProtocol::linksComeBackOrAreRefused()
{
    const std::vector<PageLink> links { { QRectF(1, 2, 3, 4), 2, { 5, 6.5 } },
        { QRectF(0, 0, 612, 792), -1, {}, u"javascript:app.alert(1)"_s } };
    const QByteArray payload = protocol::linksPayload(links);
    QCOMPARE(protocol::decodeLinks(payload, 3), links);
    const auto refused = [](const QByteArray &bytes, int pages = 3) {
        return refusal([&] { (void)protocol::decodeLinks(bytes, pages); }) == ErrorKind::Crashed;
    };
    QVERIFY(refused(payload, 2)); // no such page
    for (qsizetype length = 0; length < payload.size(); ++length)
        QVERIFY(refused(payload.first(length)));
    QVERIFY(refused(payload + 'x'));
    QVERIFY(refused(QByteArray(4, '\xff')));
    const auto spoilt = [&](auto spoil) {
        std::vector<PageLink> worse = links;
        spoil(worse.back());
        return refused(protocol::linksPayload(worse));
    };
    constexpr double kEndless = std::numeric_limits<double>::infinity();
    QVERIFY(spoilt([](PageLink &link) { link.page = -2; }));
    QVERIFY(spoilt([](PageLink &link) { link.page = 0; })); // to a page and out of the document
    QVERIFY(spoilt([](PageLink &link) { link.address.clear(); })); // nowhere
    QVERIFY(spoilt([](PageLink &link) { link.address = QString(protocol::kLongestAddress + 1, u'x'); }));
    QVERIFY(spoilt([](PageLink &link) { link.rect = QRectF(9, 9, 0, 4); }));
    QVERIFY(spoilt([](PageLink &link) { link.rect = QRectF(9, 9, -4, -4); }));
    QVERIFY(spoilt([](PageLink &link) { link.rect.setLeft(-kEndless); }));
    QVERIFY(spoilt([](PageLink &link) { link.point.setY(std::numeric_limits<double>::quiet_NaN()); }));
    QVERIFY(refused(protocol::linksPayload(std::vector<PageLink>(protocol::kMostLinks + 1, links.front()))));
}

void TestProtocol::annotationsComeBackOrAreRefused()
{
    const std::vector<PageAnnotation> annotations { { 2, { { 1, 2, 3, 4 }, { 5, 6, 7, 8 } }, 0xFFE566, u"words"_s, u"note"_s,
                                                        u"Ann"_s },
        { 0, { { 0, 0, 612, 792 } }, std::nullopt, {}, u"\u65e5"_s, {} } };
    const QByteArray payload = protocol::annotationsPayload(annotations);
    const auto decode = [](const QByteArray &bytes, int pages = 3) {
        protocol::Budget budget;
        return protocol::decodeAnnotations(bytes, pages, budget);
    };
    QCOMPARE(decode(payload), annotations);
    const auto refused = [&](const QByteArray &bytes, int pages = 3) {
        return refusal([&] { (void)decode(bytes, pages); }) == ErrorKind::Crashed;
    };
    QVERIFY(refused(payload, 2)); // no such page
    for (qsizetype length = 0; length < payload.size(); ++length)
        QVERIFY(refused(payload.first(length)));
    QVERIFY(refused(payload + 'x'));
    QVERIFY(refused(QByteArray(4, '\xff')));
    const auto spoilt = [&](auto spoil) {
        std::vector<PageAnnotation> worse = annotations;
        spoil(worse.back());
        return refused(protocol::annotationsPayload(worse));
    };
    QVERIFY(spoilt([](PageAnnotation &one) { one.page = -1; }));
    QVERIFY(spoilt([](PageAnnotation &one) { one.rects.front().setLeft(std::numeric_limits<double>::infinity()); }));
    QVERIFY(spoilt([](PageAnnotation &one) { one.rects.resize(protocol::kMostAnnotationRects + 1, { 1, 1, 1, 1 }); }));
    QVERIFY(spoilt([](PageAnnotation &one) { one.colour = 0x1000000; }));
    std::vector<PageAnnotation> narrow = annotations;
    narrow.front().rects.front().setWidth(0);
    narrow.back().rects.front().setWidth(0);
    const std::vector<PageAnnotation> seen = decode(protocol::annotationsPayload(narrow));
    QCOMPARE(seen.size(), std::size_t(1)); // what has no place is nowhere
    QCOMPARE(seen.front().rects.size(), std::size_t(1));
    QVERIFY(spoilt([](PageAnnotation &one) { one.note = QString(protocol::kLongestNote + 1, u'x'); }));
}

void TestProtocol::framesOfWrongTypeOrLengthAreRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("type 0") << header(0, 0);
    QTest::newRow("unknown type") << header(99, 4);
    QTest::newRow("length over the cap") << header(4, protocol::kLargestPayload + 1);
    QTest::newRow("length of four gigabytes") << header(4, std::numeric_limits<quint32>::max());
    QTest::newRow("text instead of frames") << QByteArray("Segmentation fault\n");
}

void TestProtocol::framesOfWrongTypeOrLengthAreRefused()
{
    QFETCH(QByteArray, bytes);
    QCOMPARE(refusal([&] { protocol::takeFrame(bytes); }), ErrorKind::Crashed);
}

void TestProtocol::valuesComeBack()
{
    Document document = sample();
    document.sentences.front().isDoubtful = true;
    document.format = DocumentFormat::Markdown;
    document.encoding = u"UTF-8"_s;
    document.metadata.doi = u"10.1/x"_s;
    document.metadata.setOrigin(MetadataField::Doi, FieldOrigin::Xmp);
    document.tables = table();
    document.hidden = { { 1, HiddenReason::Covered, u"unseen"_s, { QRectF(1, 2, 3, 4) } } };
    document.outline = { { u"Methods"_s, 2, 1 } };
    QCOMPARE(sentAndRead(document), document);
    protocol::Budget budget;
    const protocol::PageMessage page = protocol::decodePage(protocol::pagePayload({ 1, 3, document.pages.front() }), budget);
    QCOMPARE(page.index, 1);
    QCOMPARE(page.total, 3);
    QCOMPARE(page.page, document.pages.front());
    const ReadOptions options { u"GB18030"_s,
        { { 3, 358.5, QSizeF(40, 60), u"Thai"_s, { { { { u"word"_s, QRectF(1, 2, 3, 4), 96.5 } }, 12, 1 } } } } };
    QCOMPARE(protocol::decodeRead(protocol::readPayload(options)), options);
    const QByteArray outline = protocol::outlinePayload(document.outline);
    QCOMPARE(protocol::decodeOutline(outline, 2), document.outline);
    QCOMPARE(refusal([&] { (void)protocol::decodeOutline(outline, 1); }), ErrorKind::Crashed); // no such page
    for (qsizetype length = 0; length < outline.size(); ++length)
        QCOMPARE(refusal([&] { (void)protocol::decodeOutline(outline.first(length), 2); }), ErrorKind::Crashed);
    const QByteArray password = protocol::passwordPayload(u"s\u00e9same"_s);
    QCOMPARE(protocol::decodePassword(password), u"s\u00e9same"_s);
    for (const QByteArray &bytes : { password.chopped(1), password + '\0', protocol::passwordPayload(QString(501, u'x')) })
        QCOMPARE(refusal([&] { (void)protocol::decodePassword(bytes); }), ErrorKind::Crashed);
    const PageImage image { 2, 1, QByteArray("rgbrgb") };
    QCOMPARE(protocol::decodeImage(protocol::imagePayload(image)), image);
    const Error error = protocol::decodeFailure(protocol::failurePayload(Error(ErrorKind::Encrypted, {}, u"why"_s)));
    QCOMPARE(error.kind(), ErrorKind::Encrypted);
    QCOMPARE(error.technical(), u"why"_s);
}

void TestProtocol::cutPayloadsAreRefused()
{
    const Document document = sample();
    const QByteArray sentences = protocol::sentencesPayload(document.sentences);
    const QByteArray rest = protocol::documentPayload(document);
    const auto readSentences = [&](const QByteArray &bytes) {
        protocol::Budget budget;
        std::vector<Sentence> read;
        protocol::decodeSentences(bytes, document.pages, read, budget);
    };
    const auto readRest = [&](const QByteArray &bytes) {
        protocol::Budget budget;
        protocol::decodeDocument(bytes, document.pages, document.sentences, budget);
    };
    for (qsizetype length = 0; length < sentences.size(); ++length)
        QCOMPARE(refusal([&] { readSentences(sentences.first(length)); }), ErrorKind::Crashed);
    for (qsizetype length = 0; length < rest.size(); ++length)
        QCOMPARE(refusal([&] { readRest(rest.first(length)); }), ErrorKind::Crashed);
    QCOMPARE(refusal([&] { readSentences(sentences + '\0'); }), ErrorKind::Crashed);
    QCOMPARE(refusal([&] { readRest(rest + '\0'); }), ErrorKind::Crashed);
}

void TestProtocol::impossibleDocumentsAreRefused_data()
{
    QTest::addColumn<Document>("document");
    const auto row = [](const char *name, auto spoil) {
        Document document = sample();
        spoil(document);
        QTest::newRow(name) << document;
    };
    const auto part = [](Document &d) -> SentencePart & { return d.sentences.front().parts.front(); };
    constexpr int kFar = std::numeric_limits<int>::max();
    row("page -1", [&](Document &d) { part(d).page = -1; });
    row("page out of range", [&](Document &d) { part(d).page = kFar; });
    row("start before the text", [&](Document &d) { part(d).start = -1; });
    row("start past the text", [&](Document &d) { part(d).start = kFar; });
    row("nothing quoted", [&](Document &d) { part(d).length = 0; });
    row("length that overflows", [&](Document &d) { part(d).length = kFar; });
    row("no parts", [&](Document &d) { d.sentences.front().parts.clear(); });
    row("section -2", [&](Document &d) { d.sentences.front().section = -2; });
    row("section out of range", [&](Document &d) { d.sentences.front().section = kFar; });
    row("kind of no name", [&](Document &d) { d.sentences.front().kind = static_cast<SentenceKind>(77); });
    row("section of no type", [&](Document &d) { d.sections.front().type = static_cast<SectionType>(-3); });
    row("level 0", [&](Document &d) { d.sections.front().level = 0; });
    row("section on no page", [&](Document &d) { d.sections.front().page = kFar; });
    row("year of five digits", [&](Document &d) { d.metadata.year = 12345; });
    row("format of no name", [&](Document &d) { d.format = static_cast<DocumentFormat>(70); });
    row("a field typed by the worker", [&](Document &d) { d.metadata.origins.front() = FieldOrigin::User; });
    row("table row without a sentence", [&](Document &d) { (d.tables = table()).front().rows.front().sentence = kFar; });
    row("table caption of no sentence", [&](Document &d) { (d.tables = table()).front().caption = kFar; });
    row("more header rows than rows", [&](Document &d) { (d.tables = table()).front().headerRows = 3; });
    row("hidden text on no page", [&](Document &d) { d.hidden = { { kFar, HiddenReason::Tiny, u"x"_s, {} } }; });
    row("outline to no page", [&](Document &d) { d.outline = { { u"x"_s, 1, -1 } }; });
    row("rectangle of no size",
        [&](Document &d) { part(d).rects = { QRectF(0, 0, std::numeric_limits<double>::quiet_NaN(), 1) }; });
    row("rectangle without end",
        [&](Document &d) { part(d).rects = { QRectF(0, 0, std::numeric_limits<double>::infinity(), 1) }; });
}

void TestProtocol::impossibleDocumentsAreRefused()
{
    QFETCH(Document, document);
    QCOMPARE(refusal([&] { sentAndRead(document); }), ErrorKind::Crashed);
}

void TestProtocol::impossibleImagesAreRefused()
{
    const QList<PageImage> images { { 0, 0, {} }, { -1, -1, "abc" }, { 2, 2, "too short" }, { 1, 1, "too long" },
        { 1 << 20, 1 << 20, {} } };
    for (const PageImage &image : images)
        QCOMPARE(refusal([&] { protocol::decodeImage(protocol::imagePayload(image)); }), ErrorKind::Crashed);
}

void TestProtocol::impossiblePagesAreRefused()
{
    const Page page { u"1"_s, QSizeF(600, 800), u"text\n"_s };
    const QList<protocol::PageMessage> messages { { -1, 1, page }, { 1, 1, page }, { 0, protocol::kMostPages + 1, page },
        { 0, 1, { u"1"_s, QSizeF(std::numeric_limits<double>::quiet_NaN(), 1), {} } }, { 0, 1, { u"1"_s, QSizeF(0.5, 100), {} } },
        { 0, 1, { u"1"_s, QSizeF(100, 20'001), {} } },
        { 0, 1, { QString(protocol::kLongestTitle + 1, u'x'), QSizeF(600, 800), {} } } };
    for (const protocol::PageMessage &message : messages) {
        protocol::Budget budget;
        QCOMPARE(refusal([&] { protocol::decodePage(protocol::pagePayload(message), budget); }), ErrorKind::Crashed);
    }
}

void TestProtocol::flippedBytesNeverHarm()
{
    const Document document = sample();
    const QByteArray sentences = protocol::sentencesPayload(document.sentences);
    const QByteArray rest = protocol::documentPayload(document);
    QRandomGenerator random(20);
    int refused = 0;
    for (int round = 0; round < 3000; ++round) {
        QByteArray flippedSentences = sentences;
        QByteArray flippedRest = rest;
        QByteArray &bytes = round % 2 == 0 ? flippedSentences : flippedRest;
        for (int flips = random.bounded(1, 5); flips > 0; --flips)
            bytes[random.bounded(static_cast<int>(bytes.size()))] = static_cast<char>(random.bounded(256));
        const auto kind = refusal([&] {
            protocol::Budget budget;
            std::vector<Sentence> read;
            protocol::decodeSentences(flippedSentences, document.pages, read, budget);
            const Document d = protocol::decodeDocument(flippedRest, document.pages, std::move(read), budget);
            for (const Sentence &s : d.sentences)
                for (const SentencePart &p : s.parts)
                    QVERIFY(p.start + p.length <= d.pages[static_cast<std::size_t>(p.page)].text.size());
        });
        QVERIFY(!kind || *kind == ErrorKind::Crashed);
        refused += kind.has_value();
    }
    QVERIFY(refused > 0);
}

/// Whatever stands in a file, what its reader says of it is taken: titles are cut, what is too much is left out.
void TestProtocol::aWorkerKeepsWithinItsLimits()
{
    constexpr qsizetype kLong = protocol::kLongestTitle + 1;
    Document document = sample();
    document.metadata.title = QString(kLong - 2, u'x') + u"\U0001f600"_s; // which is not cut in two
    document.metadata.doi = QString(kLong, u'x');
    document.metadata.venue = QString(kLong, u'x');
    document.metadata.authors = QStringList(protocol::kMostAuthors + 5, QString(kLong, u'x'));
    document.sections.resize(protocol::kMostSections + 5);
    document.sections.front().title = QString(kLong, u'x');
    document.sections.front().number = QString(kLong, u'1');
    document.sentences.front().section = static_cast<int>(protocol::kMostSections) + 4;
    document.tables = table();
    document.tables.front().label = QString(kLong, u'x');
    document.tables.front().section = static_cast<int>(protocol::kMostSections) + 4;
    document.outline.assign(protocol::kMostSections + 5, { u"x"_s, 1, 0 });
    document.outline.front().title = QString(kLong, u'x');
    document.pages.front().label = QString(kLong, u'x');
    document.pages.front().size = QSizeF(0, 1e9);
    QVERIFY(refusal([&] { sentAndRead(document); }).has_value());
    protocol::keepWithinLimits(document);
    const Document read = sentAndRead(document);
    QCOMPARE(read, document);
    QCOMPARE(read.metadata.title, QString(kLong - 2, u'x'));
    QCOMPARE(read.sentences.front().section, static_cast<int>(protocol::kMostSections) - 1);
    protocol::Budget budget;
    const Page page = protocol::decodePage(protocol::pagePayload({ 0, 1, document.pages.front() }), budget).page;
    QCOMPARE(page.size, QSizeF(protocol::kSmallestPage, protocol::kLargestPage));
    QCOMPARE(page.label.size(), protocol::kLongestTitle);
}

/// What would not fit is left out by the worker, with what refers to it, and said.
void TestProtocol::whatDoesNotFitIsLeftOut()
{
    Document document = sample();
    const Sentence endless { QString(1 << 20, u'x'), SentenceKind::Body, -1, true, false, { { 0, 0, 5, {} } } };
    document.sentences.resize(3);
    document.sentences.insert(document.sentences.end(), 200, endless); // 400 MB
    document.tables = { { {}, 1, -1, 0, { { 2, {} } } }, { {}, -1, -1, 0, { { 202, {} } } }, { {}, 202, -1, 0, {} } };
    protocol::keepWithinLimits(document);
    QVERIFY(document.sentences.size() > 100 && document.sentences.size() < 130);
    QCOMPARE(document.tables.size(), 1U);
    QCOMPARE(document.warnings.count(u"pages_skipped"_s), 1);
    QCOMPARE(sentAndRead(document), document);
}

void TestProtocol::theBudgetIsOneForAllFrames()
{
    protocol::Budget budget;
    const QByteArray payload = protocol::pagePayload({ 0, 1, { u"1"_s, QSizeF(600, 800), QString(1 << 20, u'x') } });
    int pages = 0;
    while (budget.left() > 3 << 20) {
        (void)protocol::decodePage(payload, budget);
        ++pages;
    }
    QVERIFY(pages > 120 && pages < 128); // of 2 MB each
    QVERIFY(refusal([&] {
        for (int i = 0; i < 3; ++i)
            (void)protocol::decodePage(payload, budget);
    }) == ErrorKind::TooLarge);
    QByteArray buffer = protocol::encode(protocol::FrameType::Page, QByteArray(1'000, 'x'));
    QCOMPARE(refusal([&] { (void)protocol::takeFrame(buffer, 999); }), ErrorKind::TooLarge);
    QVERIFY(protocol::takeFrame(buffer, 1'000).has_value());
}

ADDUCE_TEST(TestProtocol)
#include "test_protocol.moc"
