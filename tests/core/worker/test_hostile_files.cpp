#include "core/base/error.h"
#include "core/worker/worker.h"
#include "tests/support/places.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <atomic>
#include <future>
#include <mutex>

using namespace adduce;
using namespace Qt::StringLiterals;

/// Broken, encrypted, looping and exploding files: each is read or refused with a reason, none hangs or harms us.
class TestHostileFiles : public QObject
{
    Q_OBJECT

private slots:
    void eachIsReadOrRefused();
    void otherFoldersTellSensibly_data();
    void otherFoldersTellSensibly();
};

namespace {

WorkerProgram program()
{
    WorkerProgram worker = test::docworker();
    worker.limits.cpuSeconds = 20;
    worker.limits.silenceMs = 30'000;
    return worker;
}

struct Outcome
{
    QString file;
    QString state; // "ready" or the name of the reason
    qint64 ms = 0;
};

Outcome tryFile(const WorkerProgram &worker, const QString &path)
{
    Outcome outcome { QFileInfo(path).fileName(), {}, 0 };
    QElapsedTimer timer;
    timer.start();
    try {
        const SourceFile file(path, worker.limits);
        const Document document = readDocument(worker, file);
        outcome.state = document.pages.empty() ? u"no pages"_s : u"ready"_s;
    } catch (const Error &error) {
        outcome.state = nameOf(error.kind());
    }
    outcome.ms = timer.elapsed();
    return outcome;
}

} // namespace

void TestHostileFiles::eachIsReadOrRefused()
{
    const QString data = test::sharedData(u"hostile-files"_s);
    if (data.isEmpty())
        QSKIP("the measuring data is not here");
    QTemporaryDir folder;
    QCOMPARE(QProcess::execute(u"tar"_s, { u"-xzf"_s, data + u"/hostile.tar.gz"_s, u"-C"_s, folder.path() }), 0);
    const QDir files(folder.filePath(u"hostile"_s));
    const QStringList names = files.entryList(QDir::Files, QDir::Name);
    QVERIFY(names.size() >= 300);
    const qsizetype step = qEnvironmentVariableIsSet("ADDUCE_FULL_TESTS") ? 1 : 10;

    std::atomic<qsizetype> next = 0;
    std::mutex lock;
    QList<Outcome> outcomes;
    const WorkerProgram worker = program();
    const auto work = [&] {
        for (qsizetype i = next.fetch_add(step); i < names.size(); i = next.fetch_add(step)) {
            Outcome outcome = tryFile(worker, files.filePath(names[i]));
            const std::scoped_lock guard(lock);
            outcomes << std::move(outcome);
        }
    };
    auto second = std::async(std::launch::async, work);
    work();
    second.get();

    constexpr qint64 kLongest = 60'000;
    QCOMPARE(outcomes.size(), (names.size() + step - 1) / step);
    for (const Outcome &outcome : outcomes) {
        if (outcome.state != u"ready"_s || outcome.ms > 2'000)
            qInfo("%s: %s, %lld ms", qPrintable(outcome.file), qPrintable(outcome.state), outcome.ms);
        QVERIFY2(outcome.ms < kLongest, qPrintable(outcome.file));
        QVERIFY2(outcome.state != u"no pages"_s && outcome.state != nameOf(ErrorKind::Internal), qPrintable(outcome.file));
        QVERIFY2(outcome.state != nameOf(ErrorKind::Crashed), qPrintable(outcome.file));
    }
}

void TestHostileFiles::otherFoldersTellSensibly_data()
{
    QTest::addColumn<QString>("folder");
    QTest::newRow("layout") << u"pdf-layout"_s;
    QTest::newRow("scripts") << u"pdf-multilingual"_s;
    QTest::newRow("scans") << u"pdf-scanned"_s;
}

void TestHostileFiles::otherFoldersTellSensibly()
{
    QFETCH(QString, folder);
    const QString data = test::sharedData(folder);
    if (data.isEmpty())
        QSKIP("the measuring data is not here");
    const WorkerProgram worker = program();
    int ready = 0;
    const QStringList names = QDir(data).entryList({ u"*.pdf"_s }, QDir::Files, QDir::Name);
    for (const QString &name : names) {
        const Outcome outcome = tryFile(worker, QDir(data).filePath(name));
        ready += outcome.state == u"ready"_s;
        if (outcome.state != u"ready"_s)
            QVERIFY2(outcome.state == nameOf(ErrorKind::NoText) || outcome.state == nameOf(ErrorKind::Encrypted)
                    || (name == u"blank.pdf"_s && outcome.state == nameOf(ErrorKind::Empty)),
                qPrintable(name + u' ' + outcome.state));
    }
    QVERIFY(!names.isEmpty());
    QVERIFY2(
        folder == u"pdf-scanned"_s ? ready < names.size() / 2 : ready > names.size() / 2, qPrintable(QString::number(ready)));
}

ADDUCE_TEST(TestHostileFiles)
#include "test_hostile_files.moc"
