#include "core/base/error.h"
#include "core/worker/worker.h"
#include "tests/support/lies.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/places.h"
#include "tests/support/test_main.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <malloc.h>

using namespace adduce;
using namespace Qt::StringLiterals;

/// A worker that was taken over says what it likes. It costs its document, which fails with a reason; the program neither grows by it
/// nor waits for it.
class TestLies : public QObject
{
    Q_OBJECT

private slots:
    void eachCostsItsDocumentAlone_data();
    void eachCostsItsDocumentAlone();

private:
    QTemporaryDir m_folder;
};

namespace {

constexpr int kLongestMs = 5'000;
/// What a worker may tell at most is 256 MB; a quarter on top of it is what the heap rounds up and the message that is being read.
constexpr qint64 kMostMegabytesMore = 256 + 256 / 4;

/// Forgets how much memory was in use at most. False where the kernel cannot.
bool resetPeak()
{
    ::malloc_trim(0); // what the row before left in the heap is not of this one
    QFile file(u"/proc/self/clear_refs"_s);
    return file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) && file.write("5") == 1;
}

/// What the kernel counts of this process, MB: "VmRSS" is in use now, "VmHWM" was at most since the reset.
qint64 megabytesOf(QByteArrayView count)
{
    QFile file(u"/proc/self/status"_s);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const QByteArrayList lines = file.readAll().split('\n');
    for (const QByteArray &line : lines)
        if (line.startsWith(count))
            return line.sliced(count.size() + 1).chopped(3).trimmed().toLongLong() >> 10;
    return 0;
}

} // namespace

void TestLies::eachCostsItsDocumentAlone_data()
{
    QVERIFY(test::lies().size() >= 60);
    QTest::addColumn<QString>("name");
    for (const test::Lie &lie : test::lies())
        QTest::newRow(lie.name) << QString::fromLatin1(lie.name);
}

void TestLies::eachCostsItsDocumentAlone()
{
    QFETCH(QString, name);
    WorkerProgram program(test::builtProgram(u"faulty-worker"_s));
    const SourceFile file(test::writeFile(m_folder.path(), u"lie"_s, "lie: " + name.toUtf8()), program.limits);
    const bool measures = resetPeak();
    const qint64 before = megabytesOf("VmRSS");
    QElapsedTimer timer;
    timer.start();
    std::optional<Error> reason;
    try {
        (void)readDocument(program, file);
    } catch (const Error &error) {
        reason = error;
    }
    const qint64 ms = timer.elapsed();
    const qint64 more = measures ? megabytesOf("VmHWM") - before : 0;
    qInfo("%lld ms, %lld MB more, %s", ms, more, reason ? reason->what() : "taken for a document");
    QVERIFY(reason);
    QVERIFY(reason->kind() == ErrorKind::Crashed || reason->kind() == ErrorKind::TooLarge);
#ifndef ADDUCE_SANITIZED
    QVERIFY(ms <= kLongestMs);
    QVERIFY(more <= kMostMegabytesMore);
#endif
}

ADDUCE_TEST(TestLies)
#include "test_lies.moc"
