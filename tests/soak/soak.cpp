// Hours of use in minutes: adduce-soak MINUTES [SEED]. Four people at once add, change, remove, ask, search, tag, file and export by the
// command line in one library, beside a folder that is watched and a window that stays open. Once a quarter of the time is over, the memory
// and the open files of the two that stay, and the library's size, may grow no more; no command may fail, and the library is sound at the
// end. Exit code 1 says what was not so.
#include "core/ingest/erase.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/library.h"
#include "core/library/shrink.h"
#include "tests/support/places.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <QTextStream>
#include <atomic>
#include <csignal>
#include <mutex>
#include <random>
#include <thread>

using namespace Qt::StringLiterals;
using namespace adduce;

namespace {

constexpr int kPeople = 4;
constexpr int kPapersOfEach = 4;
constexpr int kCommandMs = 120'000;

/// What a process holds now; zeros once it has ended.
struct Held
{
    double megabytes = 0;
    int descriptors = 0;
};

Held heldBy(qint64 process)
{
    Held held;
    QFile status(u"/proc/%1/status"_s.arg(process));
    if (status.open(QIODevice::ReadOnly))
        for (const QByteArray &line : status.readAll().split('\n'))
            if (line.startsWith("VmRSS:"))
                held.megabytes = line.mid(6).simplified().split(' ').first().toDouble() / 1024;
    held.descriptors = static_cast<int>(QDir(u"/proc/%1/fd"_s.arg(process)).entryList(QDir::Files | QDir::System).size());
    return held;
}

/// A paper of some pages on something, never twice the same.
QByteArray paper(std::mt19937 &chance)
{
    static const QStringList things { u"naps"_s, u"coffee"_s, u"bridges"_s, u"breakfast"_s, u"stretching"_s, u"quantum walks"_s };
    QString text = u"# On %1 and %2\n\n"_s.arg(things[chance() % 6], things[chance() % 6]);
    for (int i = 0; i < 120; ++i)
        text += u"In trial %1 the effect of %2 on %3 was %4 percent after %5 weeks. "_s
                    .arg(QString::number(chance() % 1000), things[chance() % 6], things[chance() % 6],
                        QString::number(chance() % 100))
                    .arg(chance() % 50)
            + (i % 6 == 5 ? u"\n\n"_s : QString());
    return text.toUtf8();
}

struct Soak
{
    QTemporaryDir folder;
    QString library = folder.filePath(u"soak.adduce"_s);
    QString watched = folder.filePath(u"watched"_s);
    std::atomic<bool> isOver = false;
    std::atomic<int> commands = 0;
    std::mutex telling;
    QStringList faults;

    void blame(const QString &fault)
    {
        const std::scoped_lock lock(telling);
        faults << fault;
        QTextStream(stderr) << "soak: " << fault << Qt::endl;
    }

    [[nodiscard]] QStringList arguments(const QStringList &command) const
    {
        return QStringList { u"--library"_s, library, u"--configuration"_s, folder.filePath(u"configuration.json"_s) } + command;
    }

    /// `others`: codes beside 0 that are no fault, as where a paper is gone meanwhile.
    QByteArray run(const QStringList &command, const QList<int> &others = {})
    {
        QProcess process;
        process.start(test::builtProgram(u"adduce-cli"_s), arguments(command));
        process.closeWriteChannel();
        ++commands;
        if (!process.waitForFinished(kCommandMs)) {
            process.kill();
            process.waitForFinished();
            blame(u"%1 took over two minutes"_s.arg(command.join(u' ')));
        } else if (process.exitStatus() != QProcess::NormalExit) {
            blame(u"%1 crashed"_s.arg(command.join(u' ')));
        } else if (process.exitCode() != 0 && !others.contains(process.exitCode())) {
            blame(u"%1 ended with %2: %3"_s.arg(command.join(u' '))
                    .arg(process.exitCode())
                    .arg(QString::fromUtf8(process.readAllStandardError().trimmed().right(300))));
        }
        return process.readAllStandardOutput();
    }
};

void writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s cannot be written", qPrintable(path));
}

/// One of those who work in the library, in papers of their own.
void work(Soak &soak, int person, unsigned seed)
{
    std::mt19937 chance(seed + static_cast<unsigned>(person));
    const QString own = soak.folder.filePath(u"person%1"_s.arg(person));
    QDir().mkpath(own);
    while (!soak.isOver) {
        const QString name = u"p%1-%2.md"_s.arg(person).arg(chance() % kPapersOfEach);
        const QString path = own + u'/' + name;
        const QString question = u"What was the effect of naps on coffee in trial %1?"_s.arg(chance() % 1000);
        switch (chance() % 10) {
        case 0:
        case 1:
            writeFile(path, paper(chance));
            soak.run({ u"add"_s, path });
            break;
        case 2:
            soak.run({ u"remove"_s, path }, { 1 });
            break;
        case 3:
        case 4:
            soak.run({ u"ask"_s, question });
            break;
        case 5:
            soak.run({ u"search"_s, u"effect of coffee"_s });
            break;
        case 6:
            soak.run({ u"tags"_s, u"add"_s, u"read"_s, path }, { 1 });
            break;
        case 7:
            soak.run({ u"manifest"_s });
            break;
        case 8:
            writeFile(soak.watched + u'/' + name, paper(chance));
            break;
        default:
            soak.run({ u"export"_s, u"1"_s, u"--format"_s, u"md"_s }, { 1 });
        }
    }
}

/// A process that stays, and what it held at a quarter of the time.
struct Staying
{
    QString name;
    QProcess process;
    Held quarter;
    Held last;
};

void checkStaying(Soak &soak, Staying &staying)
{
    if (staying.process.state() != QProcess::Running)
        return soak.blame(
            u"the %1 ended: %2"_s.arg(staying.name, QString::fromUtf8(staying.process.readAllStandardError().right(300))));
    if (staying.last.megabytes > staying.quarter.megabytes * 1.25 + 8)
        soak.blame(u"the %1 grew from %2 to %3 MB"_s.arg(staying.name)
                .arg(staying.quarter.megabytes, 0, 'f', 1)
                .arg(staying.last.megabytes, 0, 'f', 1));
    if (staying.last.descriptors > staying.quarter.descriptors + 8)
        soak.blame(u"the %1 has %2 files open, before %3"_s.arg(staying.name)
                .arg(staying.last.descriptors)
                .arg(staying.quarter.descriptors));
}

/// The library after all have left it, against what it is once nothing of what was removed is left.
void checkLibrary(Soak &soak, QTextStream &out)
{
    const Library library(soak.library);
    Database database = library.open();
    if (Statement whole(database, "PRAGMA integrity_check"); !whole.step() || whole.text(0) != u"ok")
        soak.blame(u"the library is damaged: "_s + whole.text(0));
    if (Statement(database, "PRAGMA foreign_key_check").step())
        soak.blame(u"the library holds a row that belongs to nothing"_s);
    const double before = static_cast<double>(QFileInfo(soak.library).size()) / 1e6;
    eraseRemoved(database);
    shrink(database);
    writeLogBack(database);
    const double after = static_cast<double>(QFileInfo(soak.library).size()) / 1e6;
    out << "library: " << DocumentStore(database).list().size() << " papers and versions, " << before << " MB, " << after
        << " MB once all that was removed is erased" << Qt::endl;
    if (before > after * 2 + 4)
        soak.blame(u"the library is %1 MB where %2 would do"_s.arg(before).arg(after));
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const double minutes = argc > 1 ? QByteArray(argv[1]).toDouble() : 60;
    const unsigned seed = argc > 2 ? QByteArray(argv[2]).toUInt() : 1;
    QTextStream out(stdout);
    Soak soak;
    QDir().mkpath(soak.watched);
    std::mt19937 chance(seed);
    writeFile(soak.watched + u"/first.md"_s, paper(chance));
    soak.run({ u"add"_s, soak.watched });

    Staying watcher;
    watcher.name = u"watcher"_s;
    watcher.process.start(test::builtProgram(u"adduce-cli"_s), soak.arguments({ u"add"_s, soak.watched, u"--watch"_s }));
    Staying window;
    window.name = u"window"_s;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    environment.insert(u"XDG_CONFIG_HOME"_s, soak.folder.path());
    window.process.setProcessEnvironment(environment);
    window.process.start(test::builtProgram(u"adduce"_s), { u"--library"_s, soak.library });

    std::vector<std::jthread> people;
    for (int person = 0; person < kPeople; ++person)
        people.emplace_back([&soak, person, seed] { work(soak, person, seed); });
    QElapsedTimer clock;
    clock.start();
    const double ms = minutes * 60'000;
    while (static_cast<double>(clock.elapsed()) < ms) {
        std::this_thread::sleep_for(std::chrono::seconds(1));
        for (Staying *staying : { &watcher, &window }) {
            staying->process.waitForReadyRead(1); // so that its state is known
            staying->last = heldBy(staying->process.processId());
            if (static_cast<double>(clock.elapsed()) < ms / 4)
                staying->quarter = staying->last;
        }
    }
    soak.isOver = true;
    people.clear();
    for (Staying *staying : { &watcher, &window }) {
        checkStaying(soak, *staying);
        out << staying->name << ": " << staying->quarter.megabytes << " MB and " << staying->quarter.descriptors
            << " files after a quarter, " << staying->last.megabytes << " MB and " << staying->last.descriptors << " at the end"
            << Qt::endl;
    }
    ::kill(static_cast<pid_t>(watcher.process.processId()), SIGINT);
    window.process.terminate();
    for (Staying *staying : { &watcher, &window })
        if (!staying->process.waitForFinished(30'000))
            soak.blame(u"the %1 does not end"_s.arg(staying->name));
    checkLibrary(soak, out);
    out << soak.commands << " commands in " << minutes << " minutes, " << soak.faults.size() << " faults" << Qt::endl;
    return soak.faults.isEmpty() ? 0 : 1;
}
