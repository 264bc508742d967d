#include "core/worker/ocr.h"
#include "core/worker/ocr_process.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/places.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_main.h"

#include <QElapsedTimer>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
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
    void impossibleAnswersAreRefused();
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

void TestOcr::impossibleAnswersAreRefused()
{
    const OcrPage sound { 3, { { { { u"word"_s, QRectF(10, 10, 20, 8), 90 } }, 17, 0 } } };
    QCOMPARE(protocol::decodeOcrPage(protocol::ocrPagePayload(sound)), sound);
    const QByteArray payload = protocol::ocrPagePayload(sound);
    for (qsizetype length = 0; length < payload.size(); ++length)
        QCOMPARE(failure([&] { protocol::decodeOcrPage(payload.first(length)); }), ErrorKind::Crashed);
    OcrPage bad = sound;
    bad.lines.front().words.clear();
    QCOMPARE(failure([&] { protocol::decodeOcrPage(protocol::ocrPagePayload(bad)); }), ErrorKind::Crashed);
    bad = sound;
    bad.lines.front().words.front().box.setWidth(-1);
    QCOMPARE(failure([&] { protocol::decodeOcrPage(protocol::ocrPagePayload(bad)); }), ErrorKind::Crashed);
    bad = sound;
    bad.page = -1;
    QCOMPARE(failure([&] { protocol::decodeOcrPage(protocol::ocrPagePayload(bad)); }), ErrorKind::Crashed);
    // A word that lies outside the picture.
    const QString path =
        test::writeFile(m_folder.path(), u"answer"_s, protocol::encode(protocol::FrameType::Recognised, payload));
    OcrProcess process(ocrworker(script("cat '" + path.toLocal8Bit() + "'; exec cat >/dev/null")), { u"eng"_s });
    QCOMPARE(failure([&] { process.recognise({ 20, 20, 300, QByteArray(400, '\xff') }, {}); }), ErrorKind::Crashed);
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

/// The words of linn.txt, on the page itself and on the same page turned.
void TestOcr::scansBecomeText()
{
    const QString folder = test::sharedData(u"pdf-scanned"_s);
    if (folder.isEmpty())
        QSKIP("the shared test data is absent");
    QFile reference(folder + u"/linn.txt"_s);
    QVERIFY(reference.open(QIODevice::ReadOnly));
    static const QRegularExpression word(u"\\w+"_s, QRegularExpression::UseUnicodePropertiesOption);
    const auto count = [](const QString &text) {
        QHash<QString, int> words;
        for (auto it = word.globalMatch(text.toLower()); it.hasNext();)
            ++words[it.next().captured()];
        return words;
    };
    const auto wanted = count(QString::fromUtf8(reference.readAll()));
    for (const QString &name : { u"linn.pdf"_s, u"rotated_skew.pdf"_s }) {
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
        const auto found = count(text);
        double all = 0;
        double common = 0;
        for (auto it = wanted.cbegin(); it != wanted.cend(); ++it) {
            all += it.value();
            common += std::min(it.value(), found.value(it.key()));
        }
        qInfo("%s: %.3f of the words", qPrintable(name), common / all);
        QVERIFY(common / all >= 0.9);
    }
}

ADDUCE_TEST(TestOcr)
#include "test_ocr.moc"
