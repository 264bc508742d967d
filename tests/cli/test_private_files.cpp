#include "tests/cli/program.h"
#include "tests/cli/terminal.h"
#include "tests/support/places.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTest>
#include <csignal>
#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::Ran;

/// The files of whole sessions of both programs: whose they are under any umask, and that a link which somebody has put in their place is not
/// followed.
class TestPrivateFiles : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void whatIsOursIsPrivate_data();
    void whatIsOursIsPrivate();
    void linksAreNotFollowed();
    void aLockThatIsALinkIsSaid();
    void noTemporaryFileIsLeft();

private:
    [[nodiscard]] Ran run(const QStringList &arguments, mode_t mask = 022) const;
    void useTheWindow(mode_t mask = 022) const; ///< opens it and closes it again
    void talk(mode_t mask) const; ///< on a terminal
    [[nodiscard]] QProcessEnvironment environment() const;
    [[nodiscard]] QString in(const QString &name) const { return m_place->filePath(name); }
    [[nodiscard]] QString data(const QString &name) const { return in(u"home/.local/share/adduce/"_s + name); }
    [[nodiscard]] QString config(const QString &name) const { return in(u"home/.config/adduce/"_s + name); }
    std::unique_ptr<QTemporaryDir> m_place;
};

namespace {

int modeOf(const QString &path)
{
    struct stat there {};
    return ::lstat(QFile::encodeName(path).constData(), &there) == 0 ? static_cast<int>(there.st_mode & 07777) : -1;
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("none");
}

/// Where what is written for the user goes, with what writes it.
QList<std::pair<QString, QStringList>> exports()
{
    return { { u"thread.md"_s, { u"export"_s, u"1"_s, u"--format"_s, u"md"_s, u"--output"_s } },
        { u"thread.csv"_s, { u"export"_s, u"1"_s, u"--format"_s, u"csv"_s, u"--output"_s } },
        { u"thread.bib"_s, { u"export"_s, u"1"_s, u"--format"_s, u"bib"_s, u"--output"_s } },
        { u"thread.ris"_s, { u"export"_s, u"1"_s, u"--format"_s, u"ris"_s, u"--output"_s } },
        { u"thread.csl.json"_s, { u"export"_s, u"1"_s, u"--format"_s, u"csl"_s, u"--output"_s } },
        { u"thread.json"_s, { u"export"_s, u"1"_s, u"--format"_s, u"json"_s, u"--output"_s } },
        { u"thread.pdf"_s, { u"export"_s, u"1"_s, u"--format"_s, u"pdf"_s, u"--output"_s } },
        { u"manifest.csv"_s, { u"manifest"_s, u"--output"_s } }, { u"library.bib"_s, { u"bibtex"_s, u"--output"_s } },
        { u"library.ris"_s, { u"ris"_s, u"--output"_s } }, { u"library.csl.json"_s, { u"csl"_s, u"--output"_s } },
        { u"page.png"_s, { u"page"_s, u"1"_s, u"1"_s, u"--png"_s } }, { u"pipeline.svg"_s, { u"pipeline"_s, u"--svg"_s } },
        { u"ratings.csv"_s, { u"ratings"_s, u"--output"_s } }, { u"profile.json"_s, { u"profiles"_s, u"export"_s, u"adduce"_s } },
        { u"certificate.md"_s, { u"ask"_s, u"What did the moon rocks weigh?"_s, u"--certificate"_s } } };
}

} // namespace

void TestPrivateFiles::init()
{
    m_place = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir().mkpath(in(u"out"_s)));
    QFile paper(in(u"naps.md"_s));
    QVERIFY(paper.open(QIODevice::WriteOnly));
    paper.write("# Naps\n\nA nap of thirty minutes improves recall by 12% in older adults. The effect fades after two days.\n");
}

QProcessEnvironment TestPrivateFiles::environment() const
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"HOME"_s, in(u"home"_s));
    environment.insert(u"XDG_DATA_HOME"_s, in(u"home/.local/share"_s));
    environment.insert(u"XDG_CONFIG_HOME"_s, in(u"home/.config"_s));
    environment.insert(u"XDG_CACHE_HOME"_s, in(u"home/.cache"_s));
    environment.insert(u"XDG_RUNTIME_DIR"_s, m_place->path());
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    environment.insert(u"TERM"_s, u"xterm"_s);
    environment.insert(u"INPUTRC"_s, u"/dev/null"_s);
    return environment;
}

Ran TestPrivateFiles::run(const QStringList &arguments, mode_t mask) const
{
    QProcess process;
    process.setProcessEnvironment(environment());
    process.setChildProcessModifier([mask] { ::umask(mask); });
    process.start(test::builtProgram(u"adduce-cli"_s), arguments);
    if (!process.waitForFinished(60'000))
        return {};
    return { process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError() };
}

void TestPrivateFiles::useTheWindow(mode_t mask) const
{
    QProcess process;
    process.setProcessEnvironment(environment());
    process.setChildProcessModifier([mask] { ::umask(mask); });
    process.start(test::builtProgram(u"adduce"_s), QStringList());
    const auto isOpen = [&] { return !QDir(m_place->path()).entryList({ u"adduce-*"_s }, QDir::System | QDir::Files).isEmpty(); };
    QTRY_VERIFY_WITH_TIMEOUT(isOpen(), 30'000);
    process.terminate();
    QVERIFY(process.waitForFinished(30'000));
    QCOMPARE(process.exitCode(), 0);
}

void TestPrivateFiles::talk(mode_t mask) const
{
    test::Terminal terminal;
    QProcess process;
    process.setProcessEnvironment(environment());
    const auto onTerminal = [&] {
        terminal.carry(process);
        return process.childProcessModifier();
    }();
    process.setChildProcessModifier([onTerminal, mask] {
        ::umask(mask);
        onTerminal();
    });
    process.start(test::builtProgram(u"adduce-cli"_s), { u"chat"_s });
    (void)terminal.shownUntil("> ");
    terminal.type("/thread\r");
    (void)terminal.shownUntil("> ");
    terminal.type("/quit\r");
    (void)terminal.shownUntil(QByteArray(1, '\0'));
    QVERIFY(process.waitForFinished(20'000));
}

void TestPrivateFiles::whatIsOursIsPrivate_data()
{
    QTest::addColumn<int>("mask");
    for (const int mask : { 0, 022, 077 })
        QTest::addRow("%03o", mask) << mask;
}

void TestPrivateFiles::whatIsOursIsPrivate()
{
    QFETCH(int, mask);
    const auto by = static_cast<mode_t>(mask);
    QCOMPARE(run({ u"add"_s, in(u"naps.md"_s) }, by).code, 0);
    QCOMPARE(run({ u"ask"_s, u"Does a nap improve recall?"_s }, by).code, 0);
    QCOMPARE(run({ u"profiles"_s, u"copy"_s, u"adduce"_s, u"mine"_s }, by).code, 0);
    (void)run({ u"models"_s, u"--server"_s, u"http://127.0.0.1:9/v1"_s }, by); // nobody listens: a line in the record
    talk(by);
    useTheWindow(by);
    for (const auto &[name, command] : exports()) {
        const Ran ran = run(command + QStringList { in(u"out/"_s + name) }, by);
        QVERIFY2(ran.code == 0, (name.toUtf8() + ": " + ran.err).constData());
        QCOMPARE(modeOf(in(u"out/"_s + name)), 0644 & ~mask);
    }
    int files = 0;
    for (QDirIterator it(
             in(u"home"_s), QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
        it.hasNext();) {
        const QFileInfo there(it.next());
        const int mode = modeOf(there.filePath());
        QVERIFY2((mode & 077) == 0, qPrintable(u"%1: %2"_s.arg(there.filePath(), QString::number(mode, 8))));
        files += there.isFile() ? 1 : 0;
    }
    QCOMPARE(modeOf(in(u"home"_s)), 0700);
    QVERIFY2(files >= 6, QByteArray::number(files).constData());
    for (const QString &made :
        { data(u"library.adduce"_s), data(u"library.adduce.requests.jsonl"_s), data(u"library.adduce.run_log.jsonl"_s),
            data(u"chat_history"_s), config(u"configuration.json"_s), config(u"window.ini"_s) })
        QVERIFY2(modeOf(made) == 0600, qPrintable(made));
}

/// At each name that is foreseen, one to a file of the user's.
void TestPrivateFiles::linksAreNotFollowed()
{
    QCOMPARE(run({ u"add"_s, in(u"naps.md"_s) }).code, 0);
    QCOMPARE(run({ u"ask"_s, u"Does a nap improve recall?"_s }).code, 0);
    useTheWindow();
    QStringList places { data(u"library.adduce.requests.jsonl"_s), data(u"library.adduce.words"_s),
        data(u"library.adduce.vectors"_s), data(u"chat_history"_s), config(u"configuration.json"_s),
        config(u"configuration.json.lock"_s), config(u"window.ini"_s), data(u"library.adduce.requests.jsonl.older"_s),
        data(u"library.adduce.run_log.jsonl"_s) };
    for (const auto &[name, command] : exports())
        places << in(u"out/"_s + name);
    QVERIFY2(places.size() >= 20, QByteArray::number(places.size()).constData());
    QVERIFY(QDir().mkpath(in(u"victims"_s)));
    QHash<QString, QByteArray> victims;
    for (const QString &place : places) {
        const QString victim = in(u"victims/"_s + QFileInfo(place).fileName());
        const QByteArray content = place.endsWith(u".json"_s) ? QByteArray("{}") : QByteArray("precious\n");
        QFile file(victim);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
        file.close();
        QFile::remove(place);
        QVERIFY2(QFile::link(victim, place), qPrintable(place));
        victims[victim] = content;
    }
    (void)run({ u"models"_s, u"--server"_s, u"http://127.0.0.1:9/v1"_s });
    (void)run({ u"profiles"_s, u"copy"_s, u"adduce"_s, u"mine"_s });
    (void)run({ u"search"_s, u"nap"_s });
    (void)run({ u"add"_s, in(u"naps.md"_s) });
    talk(022);
    useTheWindow();
    for (const auto &[name, command] : exports()) {
        const Ran ran = run(command + QStringList { in(u"out/"_s + name) });
        QVERIFY2(ran.code == 1, qPrintable(name)); // something is there
    }
    for (auto it = victims.cbegin(); it != victims.cend(); ++it)
        QVERIFY2(contentOf(it.key()) == *it, qPrintable(it.key()));
    QCOMPARE(QDir(in(u"victims"_s)).entryList(QDir::Files).size(), places.size());
}

void TestPrivateFiles::aLockThatIsALinkIsSaid()
{
    QCOMPARE(run({ u"add"_s, in(u"naps.md"_s) }).code, 0);
    const QString lock = data(u"library.adduce.lock"_s);
    QFile::remove(lock);
    QVERIFY(QFile::link(in(u"naps.md"_s), lock));
    QFile other(in(u"coffee.md"_s));
    QVERIFY(other.open(QIODevice::WriteOnly) && other.write("# Coffee\n\nCoffee before a race helps runners.\n") > 0);
    other.close();
    const Ran ran = run({ u"add"_s, other.fileName() });
    QCOMPARE(ran.code, 1);
    QVERIFY2(ran.err.contains("library.adduce.lock"), ran.err.constData());
}

/// Their names are made up for each, by the library that makes them; none is left.
void TestPrivateFiles::noTemporaryFileIsLeft()
{
    QVERIFY(QDir().mkpath(in(u"tmp"_s)));
    QCOMPARE(run({ u"add"_s, in(u"naps.md"_s) }).code, 0);
    QCOMPARE(run({ u"ask"_s, u"Does a nap improve recall?"_s }).code, 0);
    QProcessEnvironment variables = environment();
    variables.insert(u"TMPDIR"_s, in(u"tmp"_s));
    QProcess process;
    process.setProcessEnvironment(variables);
    process.start(test::builtProgram(u"adduce-cli"_s), { u"export"_s, u"1"_s, u"--format"_s, u"pdf"_s });
    QVERIFY(process.waitForFinished(60'000));
    QCOMPARE(process.exitCode(), 0);
    QVERIFY(QDir(in(u"tmp"_s)).isEmpty());
}

ADDUCE_TEST(TestPrivateFiles)
#include "test_private_files.moc"
