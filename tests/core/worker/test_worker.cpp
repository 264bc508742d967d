#include "core/base/error.h"
#include "core/worker/worker.h"
#include "core/worker/worker_host.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/places.h"
#include "tests/support/test_main.h"
#include "tests/support/zip_maker.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>
#include <future>
#include <sys/stat.h>
#include <unistd.h>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::makePdf;
using test::textColumn;
using test::writeFile;

/// The worker from the caller's side: every fault of a file or of the worker itself is an Error with its kind.
class TestWorker : public QObject
{
    Q_OBJECT

private slots:
    void faultsOfFilesHaveKinds_data();
    void faultsOfFilesHaveKinds();
    void aBookThatNestsTooDeepEnds();
    void pathsThatAreNoFilesAreRefused();
    void faultsOfTheWorkerHaveKinds_data();
    void faultsOfTheWorkerHaveKinds();
    void programsThatAreNoWorkersAreRefused();
    void aHostThatDiedIsStartedAgain();
    void aSilentWorkerIsGivenUp();
    void aWorkerThatDoesNotListenIsGivenUp();
    void aStopEndsItSoon();
    void aStopMidwayEndsIt();
    void readsInParallel();
    void whatWasOpenedIsRead();
    void drawsPages();
    void drawsInTheEncodingThatWasRead();
    void tellsLinesWithTheirCharacters();
    void drawsFromOneThreadAfterAnother();
    void drawingGoesOnAfterACrash();
    void drawingRefusesWhatCannotBe();
    void littleMemoryIsSaid();

private:
    [[nodiscard]] QString sound() const
    {
        return writeFile(m_folder.path(), u"sound.pdf"_s, makePdf({ { textColumn(lines()) } }));
    }
    static QStringList lines()
    {
        return { u"Sleep was measured in every group before the training began."_s, u"It did not differ between them."_s };
    }
    QTemporaryDir m_folder;
};

namespace {

WorkerProgram worker(const QString &path = test::docworker().host->path())
{
    WorkerProgram program(path);
    program.limits.cpuSeconds = 20;
    return program;
}

/// Does what the document says.
WorkerProgram faultyWorker()
{
    return worker(test::builtProgram(u"faulty-worker"_s));
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

std::optional<ErrorKind> readingFails(
    const QString &path, const WorkerProgram &program = worker(), const std::stop_token &stop = {})
{
    return failure([&] { readDocument(program, SourceFile(path, program.limits), {}, {}, stop); });
}

QByteArray deepBook()
{
    constexpr int kDepth = 300'000;
    return test::makeZip({ { "mimetype", "application/epub+zip" },
        { "META-INF/container.xml",
            "<container xmlns=\"urn:oasis:names:tc:opendocument:xmlns:container\" version=\"1.0\"><rootfiles><rootfile "
            "full-path=\"c.opf\" media-type=\"application/oebps-package+xml\"/></rootfiles></container>" },
        { "c.opf",
            "<package xmlns=\"http://www.idpf.org/2007/opf\" version=\"2.0\"><metadata/><manifest><item id=\"a\" "
            "href=\"a.xhtml\" "
            "media-type=\"application/xhtml+xml\"/></manifest><spine><itemref idref=\"a\"/></spine></package>" },
        { "a.xhtml",
            "<html xmlns=\"http://www.w3.org/1999/xhtml\"><body>" + QByteArray("<div>").repeated(kDepth) + "One sentence."
                + QByteArray("</div>").repeated(kDepth) + "</body></html>" } });
}

QByteArray pdfWith(const QByteArray &from, const QByteArray &to)
{
    return makePdf({ { textColumn({ u"Some text."_s }) } }).replace(from, to);
}

} // namespace

void TestWorker::faultsOfFilesHaveKinds_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<ErrorKind>("kind");
    const QByteArray sound = makePdf({ { textColumn(lines()) } });
    QTest::newRow("empty") << QByteArray() << ErrorKind::Empty;
    QTest::newRow("white space") << QByteArray(" \n\n\t ") << ErrorKind::Empty;
    QTest::newRow("garbage") << QByteArray("\x01\x02\x00\xff\x7f"
                                           "ELF\x00\x00\x03",
        11) << ErrorKind::Unsupported;
    QTest::newRow("the head of a zip only") << QByteArray("PK\x03\x04 and so on") << ErrorKind::Damaged;
    QTest::newRow("head of a PDF only") << QByteArray("%PDF-1.4\n") << ErrorKind::Damaged;
    QTest::newRow("a PDF without text or ink") << makePdf({ {}, {} }) << ErrorKind::Empty;
    QTest::newRow("a PDF with ink alone") << test::makePdfOf({ "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>", "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>",
        test::streamObject({}, "100 100 300 300 re f") })
                                          << ErrorKind::NoText;
    QTest::newRow("a form with words in its fields alone") << test::makePdfOf({ "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>", "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Annots [4 0 R] >>",
        "<< /Type /Annot /Subtype /Stamp /Rect [100 100 400 400] /AP << /N 5 0 R >> >>",
        test::streamObject("/Type /XObject /Subtype /Form /BBox [0 0 300 300]", "0 0 300 300 re f") })
                                                           << ErrorKind::NoText;
    QTest::newRow("two digits") << QByteArray("12") << ErrorKind::Empty;
    QTest::newRow("a stream that is cut short") << test::makePdfOf({ "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>", "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>",
        test::streamObject("/Filter /FlateDecode", qCompress(QByteArray("100 100 300 300 re f "), 9).mid(4, 9)) })
                                                << ErrorKind::Damaged;
    QTest::newRow("a PDF without pages") << makePdf({}) << ErrorKind::Empty;
    QTest::newRow("a PDF with unknown encryption") << pdfWith("/Info 5 0 R",
        "/Info 5 0 R /Encrypt << /Filter /Standard /V 1 /R 2 /Length 40 /P -44 "
        "/O <0000000000000000000000000000000000000000000000000000000000000000> "
        "/U <0000000000000000000000000000000000000000000000000000000000000000> >> "
        "/ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]")
                                                   << ErrorKind::Encrypted;
}

void TestWorker::faultsOfFilesHaveKinds()
{
    QFETCH(QByteArray, bytes);
    QFETCH(ErrorKind, kind);
    QCOMPARE(readingFails(writeFile(m_folder.path(), u"faulty.pdf"_s, bytes)), kind);
}

/// MuPDF says that the book is too deep, goes down to its end, or would take an hour for that: in each case it ends, and that is told.
void TestWorker::aBookThatNestsTooDeepEnds()
{
#ifdef ADDUCE_SANITIZED
    QSKIP("sanitizers need more of the stack");
#endif
    WorkerProgram program = worker();
    program.limits.silenceMs = 5000;
    const std::optional<ErrorKind> kind = readingFails(writeFile(m_folder.path(), u"deep.epub"_s, deepBook()), program);
    QVERIFY(!kind || *kind == ErrorKind::TooLarge || *kind == ErrorKind::Damaged || *kind == ErrorKind::TimedOut);
}

void TestWorker::pathsThatAreNoFilesAreRefused()
{
    QCOMPARE(readingFails(m_folder.filePath(u"none.pdf"_s)), ErrorKind::Missing);
    QCOMPARE(readingFails(m_folder.path()), ErrorKind::Unreadable);
    const QString fifo = m_folder.filePath(u"pipe.pdf"_s);
    QCOMPARE(::mkfifo(fifo.toLocal8Bit().constData(), 0600), 0);
    QCOMPARE(readingFails(fifo), ErrorKind::Unreadable); // and does not wait for a writer
    QCOMPARE(readingFails(u"/dev/zero"_s), ErrorKind::Unreadable);
    WorkerProgram program = worker();
    program.limits.fileBytes = 10;
    QCOMPARE(readingFails(sound(), program), ErrorKind::TooLarge);
    if (::geteuid() != 0) {
        const QString locked = writeFile(m_folder.path(), u"locked.pdf"_s, "%PDF-1.4");
        QCOMPARE(::chmod(locked.toLocal8Bit().constData(), 0), 0);
        QCOMPARE(readingFails(locked), ErrorKind::Unreadable);
    }
}

void TestWorker::faultsOfTheWorkerHaveKinds_data()
{
    QTest::addColumn<QByteArray>("script");
    QTest::newRow("ends at once") << QByteArray("exit 0");
    QTest::newRow("ends with a code") << QByteArray("exit 3");
    QTest::newRow("is killed") << QByteArray("kill -9 $$");
    QTest::newRow("aborts") << QByteArray("kill -ABRT $$");
    QTest::newRow("speaks of other things") << QByteArray("echo 'no frames at all, only text of some length'");
    QTest::newRow("dies in the middle of a frame") << QByteArray("printf '\\004\\000\\000\\000\\377\\000\\000\\000ab'");
    QTest::newRow("answers another question")
        << QByteArray("printf '\\007\\000\\000\\000\\004\\000\\000\\000\\000\\000\\000\\001'");
}

void TestWorker::faultsOfTheWorkerHaveKinds()
{
    QFETCH(QByteArray, script);
    QCOMPARE(readingFails(writeFile(m_folder.path(), u"script"_s, script), faultyWorker()), ErrorKind::Crashed);
}

void TestWorker::programsThatAreNoWorkersAreRefused()
{
    QCOMPARE(readingFails(sound(), worker(m_folder.filePath(u"missing"_s))), ErrorKind::Crashed);
    QCOMPARE(readingFails(sound(), worker(u"/bin/true"_s)), ErrorKind::Crashed);
    QCOMPARE(readingFails(sound(), worker(m_folder.path())), ErrorKind::Crashed);
}

void TestWorker::aHostThatDiedIsStartedAgain()
{
    const QString path = sound();
    const WorkerProgram program = worker();
    QVERIFY(!readingFails(path, program));
    const SourceFile file(path, {});
    const WorkerHost::Child child = program.host->start(file.descriptor(), {});
    QCOMPARE(::kill(child.host, SIGKILL), 0);
    char byte = 0;
    QCOMPARE(::read(child.channel, &byte, 1), 0); // its processes die with it
    ::close(child.channel);
    QVERIFY(!readingFails(path, program));
    QVERIFY(!program.host->end(child));
}

void TestWorker::aSilentWorkerIsGivenUp()
{
    WorkerProgram program = faultyWorker();
    program.limits.silenceMs = 200;
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(readingFails(writeFile(m_folder.path(), u"silent"_s, "exec cat >/dev/null"), program), ErrorKind::TimedOut);
    QVERIFY(timer.elapsed() < 5'000);
}

void TestWorker::aWorkerThatDoesNotListenIsGivenUp()
{
    WorkerProgram program = faultyWorker();
    program.limits.silenceMs = 200;
    const SourceFile file(writeFile(m_folder.path(), u"deaf"_s, "exec sleep 60"), {});
    ReadOptions options;
    options.encoding = QString(4 << 20, u'x'); // more than fits into a socket
    QCOMPARE(failure([&] { readDocument(program, file, options); }), ErrorKind::TimedOut);
}

void TestWorker::aStopEndsItSoon()
{
    std::stop_source source;
    source.request_stop();
    QCOMPARE(readingFails(sound(), worker(), source.get_token()), ErrorKind::Stopped);
}

void TestWorker::aStopMidwayEndsIt()
{
    constexpr int kPages = 500; // more than a socket holds: the rest is not there yet when the stop comes
    QList<test::MadePage> pages(kPages, { textColumn(lines()) });
    const QString path = writeFile(m_folder.path(), u"long.pdf"_s, makePdf(pages));
    std::stop_source source;
    int emitted = 0;
    const auto kind = failure([&] {
        readDocument(
            worker(), SourceFile(path, {}), {},
            [&](int, int total) {
                ++emitted;
                QCOMPARE(total, kPages);
                source.request_stop();
            },
            source.get_token());
    });
    QCOMPARE(kind, ErrorKind::Stopped);
    QVERIFY(emitted >= 1);
}

void TestWorker::readsInParallel()
{
    const QString path = sound();
    const auto read = [&] { return readDocument(worker(), SourceFile(path, {})); };
    auto first = std::async(std::launch::async, read);
    auto second = std::async(std::launch::async, read);
    const Document document = first.get();
    QCOMPARE(document, second.get());
    QCOMPARE(document.pages.size(), 1U);
    QCOMPARE(document.sentences.size(), 2U);
    QCOMPARE(document.sentences.front().text, lines().front());
}

void TestWorker::whatWasOpenedIsRead()
{
    const QString path = sound();
    const SourceFile file(path, {});
    const QString before = file.sha256();
    QVERIFY(QFile::remove(path));
    writeFile(m_folder.path(), u"sound.pdf"_s, "something else");
    QCOMPARE(file.sha256(), before);
    QCOMPARE(readDocument(worker(), file).sentences.size(), 2U);
    QVERIFY(SourceFile(path, {}).sha256() != before);
}

void TestWorker::drawsPages()
{
    PageRenderer renderer(worker(), sound());
    QCOMPARE(renderer.pageCount(), 1);
    const PageImage image = renderer.draw(0, 0.5);
    QCOMPARE(image.width, 306);
    QCOMPARE(image.height, 396);
    QCOMPARE(image.rgb.size(), qsizetype(3) * 306 * 396);
    QVERIFY(image.rgb.count('\xff') > image.rgb.size() * 9 / 10); // paper
    QVERIFY(image.rgb.count('\xff') < image.rgb.size()); // and ink
    QCOMPARE(renderer.draw(0, 0.5), image);
}

/// A text is laid out as it was read: the same bytes in another encoding have other lines.
void TestWorker::drawsInTheEncodingThatWasRead()
{
    const QString path =
        writeFile(m_folder.path(), u"a.txt"_s, QByteArray("\xd1\xee\xed ") + QByteArray("\xef\xee\xec ").repeated(400));
    const SourceFile file(path, {});
    const Document cyrillic = readDocument(worker(), file, { u"windows-1251"_s, {} });
    QCOMPARE(cyrillic.encoding, u"windows-1251"_s);
    QVERIFY(cyrillic.pages.front().text.startsWith(u"\u0421\u043e\u043d"_s));
    PageRenderer renderer(worker(), path, u"windows-1251"_s);
    PageRenderer greek(worker(), path, u"windows-1253"_s);
    QCOMPARE(renderer.pageCount(), static_cast<int>(cyrillic.pages.size()));
    QVERIFY(!(renderer.draw(0, 0.5) == greek.draw(0, 0.5)));
    PageRenderer wrong(worker(), path, u"klingon"_s);
    QCOMPARE(failure([&] { wrong.draw(0, 1); }), ErrorKind::Unsupported);
}

void TestWorker::tellsLinesWithTheirCharacters()
{
    PageRenderer renderer(worker(), sound());
    const std::vector<TextLine> emitted = renderer.lines(0);
    QStringList texts;
    for (const TextLine &line : emitted) {
        texts << line.text;
        QCOMPARE(line.boxes.size(), static_cast<std::size_t>(line.text.size()));
        double left = 0;
        for (const QRectF &box : line.boxes) {
            QVERIFY(QRectF(0, 0, 612, 792).contains(box));
            QVERIFY(box.left() >= left - 1 && box.height() > 4);
            left = box.left();
        }
    }
    QCOMPARE(texts, lines());
    QCOMPARE(renderer.draw(0, 0.5).width, 306); // the same worker draws
    QVERIFY(renderer.outline().empty());
    QCOMPARE(failure([&] { renderer.lines(7); }), ErrorKind::Damaged);
}

void TestWorker::drawsFromOneThreadAfterAnother()
{
    PageRenderer renderer(worker(), sound());
    for (int round = 0; round < 3; ++round) {
        const auto width = std::async(std::launch::async, [&] { return renderer.draw(0, 1).width; }).get();
        QCOMPARE(width, 612);
    }
}

void TestWorker::drawingGoesOnAfterACrash()
{
    const WorkerProgram program = worker();
    PageRenderer renderer(program, sound());
    QCOMPARE(renderer.draw(0, 1).width, 612);
    // The worker that has the document open is the newest process of the host.
    const SourceFile other(sound(), {});
    const WorkerHost::Child probe = program.host->start(other.descriptor(), {});
    QFile children(u"/proc/%1/task/%1/children"_s.arg(probe.host));
    QVERIFY(children.open(QIODevice::ReadOnly));
    for (const QByteArray &process : children.readAll().simplified().split(' '))
        ::kill(process.toInt(), SIGSEGV);
    QVERIFY(program.host->end(probe).has_value());
    ::close(probe.channel);
    QCOMPARE(renderer.draw(0, 1).width, 612);
}

void TestWorker::drawingRefusesWhatCannotBe()
{
    PageRenderer renderer(worker(), sound());
    QVERIFY(failure([&] { renderer.draw(1, 1); }).has_value());
    QVERIFY(failure([&] { renderer.draw(-1, 1); }).has_value());
    QCOMPARE(failure([&] { renderer.draw(0, 1000); }), ErrorKind::TooLarge);
    QCOMPARE(failure([&] { renderer.draw(0, 0); }), ErrorKind::TooLarge);
    QCOMPARE(renderer.draw(0, 1).width, 612); // it goes on after all that
}

void TestWorker::littleMemoryIsSaid()
{
#ifdef ADDUCE_SANITIZED
    QSKIP("sanitized workers keep their memory");
#endif
    WorkerProgram program = worker();
    program.limits.memoryBytes = 1 << 20;
    const QString line = u"Forty people slept for an hour, and remembered more of the words. "_s.repeated(20);
    const QList<test::MadePage> book(600, { textColumn(QStringList(50, line)) }); // more than a worker starts with
    const auto kind = readingFails(writeFile(m_folder.path(), u"book.pdf"_s, makePdf(book)), program);
    QVERIFY2(kind == ErrorKind::OutOfMemory || kind == ErrorKind::Crashed, qPrintable(kind ? nameOf(*kind) : u"it was read"_s));
}

ADDUCE_TEST(TestWorker)
#include "test_worker.moc"
