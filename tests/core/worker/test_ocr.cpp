#include "core/worker/ocr.h"
#include "core/worker/ocr_process.h"
#include "core/worker/protocol_stream.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/places.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_main.h"

#include <QElapsedTimer>
#include <QLineF>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <limits>
#include <numbers>
#include <sys/stat.h>

using namespace adduce;
using namespace Qt::StringLiterals;
using protocol::OcrImage;

/// Recognition from the program's side: what the worker reads has its place, and whatever it does wrong is an Error.
class TestOcr : public QObject
{
    Q_OBJECT

private slots:
    void wordsStandWhereTheyAre();
    void everyPageIsTold();
    void faultsOfTheWorkerCostOnePage_data();
    void faultsOfTheWorkerCostOnePage();
    void aSilentWorkerIsGivenUp();
    void aWorkerThatDiesMidwayIsReplaced();
    void aStopEndsIt();
    void impossiblePicturesAreRefused_data();
    void impossiblePicturesAreRefused();
    void impossibleAnswersAreRefused_data();
    void impossibleAnswersAreRefused();
    void wordsOffThePictureAreRefused();
    void pagesScannedAskewAreSetStraight_data();
    void pagesScannedAskewAreSetStraight();
    void otherScriptsAreNamed_data();
    void otherScriptsAreNamed();
    void scriptsHaveLanguages();
    void pagesKeptBeforeTheyWereTurnedAreRead();
    void missingLanguagesAreNamed();
    void scansBecomeText();

private:
    [[nodiscard]] QString script(const QByteArray &body) const
    {
        const QString path = test::writeFile(m_folder.path(), u"ocr.sh"_s, "#!/bin/sh\n" + body + '\n');
        ::chmod(path.toLocal8Bit().constData(), 0700);
        return path;
    }
    [[nodiscard]] QString twoPages() const
    {
        const auto page = [](const QString &text) { return test::MadePage { { { 72, 144, 24, false, text } } }; };
        return test::writeFile(
            m_folder.path(), u"two.pdf"_s, test::makePdf({ page(u"Sleep helps memory"_s), page(u"Second page here"_s) }));
    }
    QTemporaryDir m_folder;
};

namespace {

OcrProgram ocrworker(const QString &path = test::builtProgram(u"adduce-ocrworker"_s))
{
    OcrProgram program;
    program.path = path;
    return program;
}

template <class Call> std::optional<ErrorKind> failure(Call call)
{
    try {
        call();
    } catch (const Error &error) {
        return error.kind();
    }
    return std::nullopt;
}

QStringList wordsOf(const OcrPage &page)
{
    QStringList words;
    for (const OcrLine &line : page.lines)
        for (const OcrWord &word : line.words)
            words << word.text.toLower(); // a single S may be of either case
    return words;
}

/// With a word that lies off its picture.
OcrPage onePage()
{
    return { 3, 2.5, QSizeF(30, 30), u"Thai"_s, { { { { u"word"_s, QRectF(15, 10, 20, 8), 90 } }, 17, 0 } } };
}

constexpr double kScale = 300 / 72.0; // pixels a point

OcrImage drawn(const QString &file)
{
    const PageImage page = PageRenderer(test::docworker(), file).draw(0, kScale);
    OcrImage image { page.width, page.height, 300, {} };
    for (qsizetype at = 0; at < page.rgb.size(); at += 3)
        image.grey += page.rgb[at];
    return image;
}

/// The middle of a picture.
OcrImage cut(const OcrImage &image, int side)
{
    OcrImage middle { side, side, image.resolution, {} };
    for (int y = 0; y < side; ++y)
        middle.grey += image.grey.sliced(qsizetype(y + (image.height - side) / 2) * image.width + (image.width - side) / 2, side);
    return middle;
}

/// About its middle; what comes in at the corners is white.
OcrImage turnedClockwise(const OcrImage &image, double degrees)
{
    const double angle = degrees * std::numbers::pi / 180;
    OcrImage turned = image;
    for (int y = 0; y < image.height; ++y)
        for (int x = 0; x < image.width; ++x) {
            const double right = x - image.width / 2.0;
            const double down = y - image.height / 2.0;
            const auto fromX = std::lround(image.width / 2.0 + right * std::cos(angle) + down * std::sin(angle));
            const auto fromY = std::lround(image.height / 2.0 - right * std::sin(angle) + down * std::cos(angle));
            const bool isIn = fromX >= 0 && fromX < image.width && fromY >= 0 && fromY < image.height;
            turned.grey[qsizetype(y) * image.width + x] = isIn ? image.grey[qsizetype(fromY) * image.width + fromX] : '\xff';
        }
    return turned;
}

/// The longest sequence that two lists have in common.
qsizetype inOrder(const QStringList &a, const QStringList &b)
{
    QList<qsizetype> longest(b.size() + 1, 0);
    for (const QString &word : a) {
        qsizetype before = 0;
        for (qsizetype j = 0; j < b.size(); ++j) {
            const qsizetype here = longest[j + 1];
            longest[j + 1] = word == b[j] ? before + 1 : std::max(here, longest[j]);
            before = here;
        }
    }
    return longest.back();
}

struct Run
{
    std::vector<OcrPage> pages;
    std::vector<OcrFailure> failures;
};

Run run(const OcrProgram &program, const QString &file, const std::vector<int> &pages)
{
    PageRenderer renderer(test::docworker(), file);
    Run result;
    result.failures =
        recognisePages(program, renderer, pages, { u"eng"_s }, [&](const OcrPage &page) { result.pages.push_back(page); });
    return result;
}

} // namespace

void TestOcr::wordsStandWhereTheyAre()
{
    const Run result = run(ocrworker(), twoPages(), { 0 });
    QVERIFY(result.failures.empty());
    QCOMPARE(result.pages.size(), 1U);
    QCOMPARE(wordsOf(result.pages.front()), (QStringList { u"sleep"_s, u"helps"_s, u"memory"_s }));
    const OcrLine &line = result.pages.front().lines.front();
    QVERIFY(std::abs(line.baseline - 144) < 2);
    QVERIFY(std::abs(line.words.front().box.left() - 73) < 3);
    QVERIFY(line.words.front().box.top() > 120 && line.words.front().box.bottom() < 152);
    QVERIFY(line.words.front().box.right() < line.words.back().box.left());
}

void TestOcr::everyPageIsTold()
{
    PageRenderer renderer(test::docworker(), twoPages());
    QList<std::pair<int, int>> emitted;
    QStringList words;
    const auto failures = recognisePages(
        ocrworker(), renderer, { 1, 0 }, { u"eng"_s }, [&](const OcrPage &page) { words << wordsOf(page).join(u' '); },
        [&](int done, int of) { emitted << std::pair(done, of); });
    QVERIFY(failures.empty());
    QCOMPARE(words, (QStringList { u"second page here"_s, u"sleep helps memory"_s }));
    QCOMPARE(emitted, (QList<std::pair<int, int>> { { 1, 2 }, { 2, 2 } }));
}

void TestOcr::faultsOfTheWorkerCostOnePage_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("ends at once") << QByteArray("exit 0");
    QTest::newRow("ends with a code") << QByteArray("exit 11");
    QTest::newRow("is killed") << QByteArray("kill -9 $$");
    QTest::newRow("speaks of other things") << QByteArray("echo 'no frames at all, only text of some length'");
    QTest::newRow("dies in the middle of a frame") << QByteArray("printf '\\012\\000\\000\\000\\377\\000\\000\\000ab'");
    QTest::newRow("claims four gigabytes") << QByteArray("printf '\\012\\000\\000\\000\\377\\377\\377\\377'");
    QTest::newRow("answers another question")
        << QByteArray("printf '\\007\\000\\000\\000\\004\\000\\000\\000\\000\\000\\000\\001'");
}

void TestOcr::faultsOfTheWorkerCostOnePage()
{
    QFETCH(QByteArray, body);
    const Run result = run(ocrworker(script(body)), twoPages(), { 0, 1 });
    QVERIFY(result.pages.empty());
    QCOMPARE(result.failures.size(), 2U);
    for (const OcrFailure &failed : result.failures)
        QCOMPARE(failed.error.kind(), ErrorKind::Crashed);
    QCOMPARE(failure([&] { run(ocrworker(u"/no/such/worker"_s), twoPages(), { 0 }); }), ErrorKind::Crashed);
}

void TestOcr::aSilentWorkerIsGivenUp()
{
    OcrProgram program = ocrworker(script("exec cat >/dev/null"));
    program.pageMs = 300;
    QElapsedTimer timer;
    timer.start();
    const Run result = run(program, twoPages(), { 0 });
    QCOMPARE(result.failures.size(), 1U);
    QCOMPARE(result.failures.front().error.kind(), ErrorKind::TimedOut);
    QVERIFY(timer.elapsed() < 5'000);
}

void TestOcr::aWorkerThatDiesMidwayIsReplaced()
{
    // The first call of it dies at once, the others are sound.
    const QByteArray mark = m_folder.filePath(u"died"_s).toLocal8Bit();
    const QString path = script("if [ -e '" + mark + "' ]; then exec " + test::builtProgram(u"adduce-ocrworker"_s).toLocal8Bit()
        + " \"$@\"; fi\ntouch '" + mark + "'\nkill -SEGV $$");
    const Run result = run(ocrworker(path), twoPages(), { 0, 1 });
    QCOMPARE(result.failures.size(), 1U);
    QCOMPARE(result.failures.front().page, 0);
    QCOMPARE(result.pages.size(), 1U);
    QCOMPARE(wordsOf(result.pages.front()).join(u' '), u"second page here"_s);
}

void TestOcr::aStopEndsIt()
{
    PageRenderer renderer(test::docworker(), twoPages());
    std::stop_source source;
    const auto kind = failure([&] {
        recognisePages(
            ocrworker(), renderer, { 0, 1 }, { u"eng"_s }, [&](const OcrPage &) { source.request_stop(); }, {},
            source.get_token());
    });
    QCOMPARE(kind, ErrorKind::Stopped);
}

void TestOcr::impossiblePicturesAreRefused_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("height");
    QTest::addColumn<int>("bytes");
    QTest::newRow("no pixels") << 0 << 0 << 0;
    QTest::newRow("no height") << 10 << 0 << 0;
    QTest::newRow("negative") << -4 << -4 << 16;
    QTest::newRow("too few bytes") << 10 << 10 << 99;
    QTest::newRow("too many bytes") << 10 << 10 << 101;
    QTest::newRow("too wide") << 32'001 << 1 << 32'001;
    QTest::newRow("too many pixels") << 8'001 << 8'001 << 64'016'001;
}

void TestOcr::impossiblePicturesAreRefused()
{
    QFETCH(int, width);
    QFETCH(int, height);
    QFETCH(int, bytes);
    const QByteArray payload = protocol::recognisePayload({ width, height, 300, QByteArray(bytes, '\xff') });
    QCOMPARE(failure([&] { protocol::decodeRecognise(payload); }), ErrorKind::Crashed);
    OcrProcess process(ocrworker(), { u"eng"_s });
    QCOMPARE(failure([&] { process.recognise({ width, height, 300, QByteArray(bytes, '\xff') }, {}); }), ErrorKind::Crashed);
}

void TestOcr::impossibleAnswersAreRefused_data()
{
    QTest::addColumn<OcrPage>("page");
    const auto row = [](const char *name, auto change) {
        OcrPage page = onePage();
        change(page);
        QTest::newRow(name) << page;
    };
    row("a line without words", [](OcrPage &page) { page.lines.front().words.clear(); });
    row("a box inside out", [](OcrPage &page) { page.lines.front().words.front().box.setWidth(-1); });
    row("a page before the first", [](OcrPage &page) { page.page = -1; });
    row("no page, twice", [](OcrPage &page) { page.page = -2; });
    row("turned backwards", [](OcrPage &page) { page.turn = -0.1; });
    row("turned more than once", [](OcrPage &page) { page.turn = 360; });
    row("turned by no number", [](OcrPage &page) { page.turn = std::numeric_limits<double>::quiet_NaN(); });
    row("smaller than nothing", [](OcrPage &page) { page.size = QSizeF(30, -1); });
    row("without end", [](OcrPage &page) { page.size = QSizeF(std::numeric_limits<double>::infinity(), 10); });
    row("a script with a long name", [](OcrPage &page) { page.script = QString(41, u'x'); });
}

void TestOcr::impossibleAnswersAreRefused()
{
    QFETCH(OcrPage, page);
    QCOMPARE(failure([&] { protocol::decodeOcrPage(protocol::ocrPagePayload(page)); }), ErrorKind::Crashed);
    const QByteArray payload = protocol::ocrPagePayload(onePage());
    QCOMPARE(protocol::decodeOcrPage(payload), onePage());
    for (qsizetype length = 0; length < payload.size(); ++length)
        QCOMPARE(failure([&] { protocol::decodeOcrPage(payload.first(length)); }), ErrorKind::Crashed);
}

void TestOcr::wordsOffThePictureAreRefused()
{
    const QString path = test::writeFile(
        m_folder.path(), u"answer"_s, protocol::encode(protocol::FrameType::Recognised, protocol::ocrPagePayload(onePage())));
    OcrProcess process(ocrworker(script("cat '" + path.toLocal8Bit() + "'; exec cat >/dev/null")), { u"eng"_s });
    QCOMPARE(failure([&] { process.recognise({ 20, 20, 300, QByteArray(400, '\xff') }, {}); }), ErrorKind::Crashed);
}

void TestOcr::pagesScannedAskewAreSetStraight_data()
{
    QTest::addColumn<double>("degrees");
    QTest::addColumn<double>("turn");
    QTest::newRow("too little to tell") << 0.1 << 0.0;
    QTest::newRow("a little") << 1.0 << 359.0;
    QTest::newRow("the other way") << -3.0 << 3.0;
    QTest::newRow("much") << 8.0 << 352.0;
    QTest::newRow("on its side, and askew") << -87.0 << 87.0;
    QTest::newRow("on its head, and askew") << 178.0 << 182.0;
}

void TestOcr::pagesScannedAskewAreSetStraight()
{
    QFETCH(double, degrees);
    QFETCH(double, turn);
    const QStringList lines { u"Sleep was measured in every group before the training began and again"_s,
        u"after it had ended. The second group of people slept longer than those who"_s,
        u"had been asked to wait, and the difference was still there in the spring."_s,
        u"Nobody in either group was told which of the two nights would be measured."_s };
    const QByteArray pdf = test::makePdf({ { test::textColumn(lines, 110, 380) } });
    const OcrImage level = cut(drawn(test::writeFile(m_folder.path(), u"askew.pdf"_s, pdf)), 2000);
    const OcrImage image = turnedClockwise(level, degrees);
    OcrProcess process(ocrworker(), { u"eng"_s });
    static const OcrPage upright = process.recognise(level, {});
    const OcrPage page = process.recognise(image, {});
    QCOMPARE(upright.turn, 0.0);
    QVERIFY2(std::abs(page.turn - turn) < 0.15, qPrintable(QString::number(page.turn)));
    QCOMPARE(wordsOf(page), lines.join(u' ').toLower().split(u' '));
    // Set straight, each word stands where it stood on the level page, seen from the middle.
    const auto middle = [](const OcrPage &of, const OcrWord &word) {
        return word.box.center() - QPointF(of.size.width() / 2, of.size.height() / 2);
    };
    for (std::size_t l = 0; l < page.lines.size(); ++l)
        for (std::size_t w = 0; w < page.lines[l].words.size(); ++w) {
            const OcrWord &word = page.lines[l].words[w];
            const QLineF away(middle(page, word), middle(upright, upright.lines.at(l).words.at(w)));
            QVERIFY2(away.length() < 8, qPrintable(word.text)); // pixels
        }
}

void TestOcr::otherScriptsAreNamed_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("script");
    QTest::newRow("Arabic") << u"pdf-multilingual/pdfjs-complex_ttf_font.pdf"_s << u"Arabic"_s;
    QTest::newRow("Thai") << u"pdf-multilingual/pdfjs-issue13211.pdf"_s << u"Thai"_s;
    QTest::newRow("Chinese") << u"pdf-multilingual/pdfjs-issue12823.pdf"_s << u"Han"_s;
    QTest::newRow("French") << u"pdf-scanned/francais.pdf"_s << QString();
    QTest::newRow("nothing at all") << u"pdf-scanned/blank.pdf"_s << QString();
}

/// Of pages that were read as English.
void TestOcr::otherScriptsAreNamed()
{
    QFETCH(QString, file);
    QFETCH(QString, script);
    const QString folder = test::sharedData(file.section(u'/', 0, 0));
    if (folder.isEmpty())
        QSKIP("the shared test data is absent");
    if (!QFile::exists(ocrDataFolder({ u"eng"_s }) + u"/osd.traineddata"_s))
        QSKIP("what tells scripts apart is not installed");
    OcrProcess process(ocrworker(), { u"eng"_s });
    QCOMPARE(process.recognise(drawn(folder + u'/' + file.section(u'/', 1)), {}).script, script);
}

void TestOcr::scriptsHaveLanguages()
{
    QCOMPARE(languagesWrittenIn(u"Arabic"_s).front(), u"ara"_s);
    QCOMPARE(languagesWrittenIn(u"Han"_s).front(), u"chi_sim"_s);
    QVERIFY(languagesWrittenIn(u"Cyrillic"_s).contains(u"ukr"_s));
    QCOMPARE(languagesWrittenIn(u"Latin"_s), QStringList());
    QCOMPARE(languagesWrittenIn(QString()), QStringList());
}

/// As libraries hold them that were made then.
void TestOcr::pagesKeptBeforeTheyWereTurnedAreRead()
{
    protocol::Writer older;
    older << qint32(3) << quint32(1) << 17.0 << qint32(0) << quint32(1) << u"word"_s << QRectF(15, 10, 20, 8) << 90.0;
    OcrPage page = onePage();
    page.turn = 0;
    page.size = { 0, 0 };
    page.script.clear();
    QCOMPARE(protocol::decodeOcrPage(older.bytes()), page);
}

void TestOcr::missingLanguagesAreNamed()
{
    QVERIFY(installedOcrLanguages().contains(u"eng"_s));
    QVERIFY(!installedOcrLanguages().contains(u"osd"_s));
    QCOMPARE(failure([] { ocrDataFolder({ u"../../etc/passwd"_s }); }), ErrorKind::BadInput);
    QCOMPARE(failure([] { ocrDataFolder({}); }), ErrorKind::BadInput);
    try {
        ocrDataFolder({ u"eng"_s, u"xyz_sim"_s });
        QFAIL("there is no such language");
    } catch (const Error &error) {
        QCOMPARE(error.kind(), ErrorKind::MissingLanguage);
        QCOMPARE(error.detail(), u"xyz_sim"_s);
        QVERIFY(sentence(error).contains(u"sudo apt install tesseract-ocr-xyz-sim"_s));
    }
}

/// The words of linn.txt in their order, on the page itself and on the same page scanned askew.
void TestOcr::scansBecomeText()
{
    const QString folder = test::sharedData(u"pdf-scanned"_s);
    if (folder.isEmpty())
        QSKIP("the shared test data is absent");
    QFile reference(folder + u"/linn.txt"_s);
    QVERIFY(reference.open(QIODevice::ReadOnly));
    static const QRegularExpression word(u"\\w+"_s, QRegularExpression::UseUnicodePropertiesOption);
    const auto wordsIn = [](const QString &text) {
        QStringList words;
        for (auto it = word.globalMatch(text.toLower()); it.hasNext();)
            words << it.next().captured();
        return words;
    };
    const QStringList wanted = wordsIn(QString::fromUtf8(reference.readAll()));
    for (const QString &name : { u"linn.pdf"_s, u"skew.pdf"_s, u"rotated_skew.pdf"_s }) {
        const QString path = folder + u'/' + name;
        const Run result = run(ocrworker(), path, { 0 });
        const Document document = readDocument(test::docworker(), SourceFile(path, {}), { {}, result.pages });
        QCOMPARE(document.pages.front().quality, PageQuality::Recognised);
        QString text;
        for (const Sentence &sentence : document.sentences) {
            text += sentence.text + u' ';
            QVERIFY(!sentence.parts.empty() && !sentence.parts.front().rects.empty());
            const QRectF page(QPointF(-2, -2), document.pages.front().size + QSizeF(4, 4));
            QVERIFY(page.contains(sentence.parts.front().rects.front()));
        }
        const double share = static_cast<double>(inOrder(wanted, wordsIn(text))) / static_cast<double>(wanted.size());
        qInfo("%s: %.3f of the words in their order", qPrintable(name), share);
        QVERIFY(share >= 0.9);
    }
}

ADDUCE_TEST(TestOcr)
#include "test_ocr.moc"
