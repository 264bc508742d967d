#include "tests/accessibility/accessible.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/places.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::Accessible;

/// The program as a person meets it who does not see it: found, read and used over the accessibility bus alone. Nothing is
/// known of its insides; no key and no mouse is sent.
class TestMainJob : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aPaperIsAddedAskedOpenedAndExported();
    void everyControlHasANameAndPlainWords();
    void everyWindowHasNamesAndPlainWords_data();
    void everyWindowHasNamesAndPlainWords();
    void aMatrixIsComparedAndDrawn();
    void aThreadIsSearchedExportedAndFoundByMeaning();

private:
    void start(const QStringList &papers);
    void startWithPapers();
    void checkNames(const QString &where) const;
    void awaitDuplicate() const;
    [[nodiscard]] bool isThere(const QString &name) const;
    [[nodiscard]] bool isDescribed(const QString &description) const;
    void run(const QString &menu, const QString &command) const;
    Accessible await(const QString &role, const QString &name) const;
    Accessible awaitNamed(const QString &role, const std::function<bool(const QString &)> &isName) const;
    std::optional<Accessible> m_program;
    std::unique_ptr<QTemporaryDir> m_place;
    QProcess m_process;
};

namespace {

constexpr int kPatienceMs = 60'000;

/// Runs `isThere` until it holds; false when it never did.
bool becomes(const std::function<bool()> &isThere)
{
    return QTest::qWaitFor(isThere, kPatienceMs);
}

} // namespace

void TestMainJob::init()
{
    m_place = std::make_unique<QTemporaryDir>();
    start({});
}

void TestMainJob::start(const QStringList &papers)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"HOME"_s, m_place->path());
    for (const QString &variable : { u"XDG_CONFIG_HOME"_s, u"XDG_DATA_HOME"_s, u"XDG_CACHE_HOME"_s })
        environment.remove(variable);
    environment.insert(u"XDG_RUNTIME_DIR"_s, m_place->path());
    environment.insert(u"QT_QPA_PLATFORM"_s, u"xcb"_s); // the one that speaks to the bus
    environment.insert(u"QT_LINUX_ACCESSIBILITY_ALWAYS_ON"_s, u"1"_s);
    m_process.setProcessEnvironment(environment);
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_process.start(
        test::builtProgram(u"adduce"_s), QStringList { u"--library"_s, m_place->filePath(u"library.adduce"_s) } + papers);
    QVERIFY(m_process.waitForStarted());
    QVERIFY(becomes([this] { return (m_program = Accessible::program(m_process.processId())).has_value(); }));
}

void TestMainJob::cleanup()
{
    m_process.terminate();
    if (!m_process.waitForFinished(10'000))
        m_process.kill();
    m_process.waitForFinished();
    m_program.reset();
    m_place.reset();
}

Accessible TestMainJob::await(const QString &role, const QString &name) const
{
    return awaitNamed(role, [&](const QString &is) { return is == name; });
}

Accessible TestMainJob::awaitNamed(const QString &role, const std::function<bool(const QString &)> &isName) const
{
    std::optional<Accessible> found;
    const bool isThere = becomes([&] {
        found = m_program->find([&](const Accessible &at) { return at.role() == role && isName(at.name()) && at.isEnabled(); });
        return found.has_value();
    });
    if (!isThere)
        m_program->walk([](const Accessible &at) { qInfo() << at.role() << at.name() << at.description(); });
    return isThere ? *found : *m_program;
}

void TestMainJob::aPaperIsAddedAskedOpenedAndExported()
{
    const QString paper = test::writeFile(m_place->path(), u"fasting.pdf"_s,
        test::makePdf({ { test::textColumn({ u"We measured sprint performance after a night of fasting in eleven athletes."_s,
            u"Sprint performance did not change after fasting in these athletes."_s,
            u"The participants slept eight hours before each visit."_s }) } }));

    QVERIFY(await(u"push button"_s, u"Choose files..."_s).perform(u"Press"_s));
    QVERIFY(await(u"text"_s, u"File name:"_s).write(paper));
    QVERIFY(await(u"push button"_s, u"Open"_s).perform(u"Press"_s));

    QVERIFY(await(u"text"_s, u"Question"_s).write(u"Does fasting change sprint performance?"_s));
    QVERIFY(await(u"push button"_s, u"Ask"_s).perform(u"Press"_s));
    // What happened was said while the focus stayed in the question; until then the answer that comes is rewritten.
    QVERIFY(awaitNamed(u"notification"_s, [](const QString &said) { return said.startsWith(u"Answered: "_s); }).isShowing());
    const Accessible sentence = await(u"paragraph"_s, u"Sprint performance did not change after fasting in these athletes."_s);
    QCOMPARE(sentence.role(), u"paragraph"_s);

    std::vector<Accessible> citations;
    QVERIFY(becomes([&] {
        citations = sentence.children(); // none where the call did not come through
        return citations.size() == 1;
    }));
    QCOMPARE(citations.front().role(), u"link"_s);
    QVERIFY2(citations.front().name().contains(u"p. 1"_s), qPrintable(citations.front().name()));
    QCOMPARE(citations.front().description(), u"Sprint performance did not change after fasting in these athletes."_s);
    QVERIFY(citations.front().perform(u"Press"_s));
    const Accessible page = awaitNamed(u"filler"_s, [](const QString &name) { return name.endsWith(u", page 1"_s); });
    QCOMPARE(page.description(), u"Marked: “Sprint performance did not change after fasting in these athletes.”"_s);

    QVERIFY(await(u"push button"_s, u"Export this thread..."_s).perform(u"Press"_s));
    QVERIFY(await(u"text"_s, u"Folder"_s).write(m_place->path()));
    QVERIFY(await(u"text"_s, u"File name"_s).write(u"thread.pdf"_s));
    QVERIFY(await(u"push button"_s, u"Export"_s).perform(u"Press"_s));
    QFile written(m_place->filePath(u"thread.pdf"_s));
    QVERIFY(becomes([&] { return written.exists() && written.size() > 0; }));
    QVERIFY(written.open(QIODevice::ReadOnly));
    QVERIFY(written.readAll().startsWith("%PDF-"));
}

/// Each control that is shown has a name, and no markup is said.
void TestMainJob::checkNames(const QString &where) const
{
    m_program->walk([&](const Accessible &at) {
        static const QStringList controls { u"push button"_s, u"check box"_s, u"combo box"_s, u"text"_s, u"table"_s, u"list"_s,
            u"tree"_s, u"page tab"_s, u"page tab list"_s, u"link"_s, u"menu item"_s };
        if (controls.contains(at.role()) && at.name().isEmpty() && at.isShowing())
            QTest::qFail(qPrintable(u"%1: a %2 has no name"_s.arg(where, at.role())), __FILE__, __LINE__);
        if (at.role() == u"combo box" && at.description().isEmpty() && at.isShowing()) // its name is what is chosen
            QTest::qFail(qPrintable(u"%1: nothing says what is chosen as %2"_s.arg(where, at.name())), __FILE__, __LINE__);
        if ((at.name() + at.description()).contains(u"</"_s))
            QTest::qFail(qPrintable(u"%1: markup is said: %2"_s.arg(where, at.name() + at.description())), __FILE__, __LINE__);
    });
}

void TestMainJob::everyControlHasANameAndPlainWords()
{
    for (const QString &tab : { u"Ask"_s, u"History"_s, u"Evidence Table"_s, u"Evaluation"_s }) {
        QVERIFY(await(u"page tab"_s, tab).perform(u"Press"_s));
        checkNames(u"tab "_s + tab);
    }
}

/// Two files with the text of one paper, read while the window opens, and the menus in sight.
void TestMainJob::startWithPapers()
{
    cleanup();
    m_place = std::make_unique<QTemporaryDir>();
    const QByteArray paper =
        test::makePdf({ { test::textColumn({ u"We measured sprint performance after a night of fasting in eleven athletes."_s,
            u"Sprint performance did not change after fasting in these athletes."_s }) } });
    const QString settings = m_place->filePath(u".config/adduce"_s);
    QVERIFY(QDir().mkpath(settings));
    test::writeFile(settings, u"window.ini"_s, "[window]\nmenu=true\n");
    start({ test::writeFile(m_place->path(), u"fasting.pdf"_s, paper),
        test::writeFile(m_place->path(), u"copy.pdf"_s, paper + "\n% of other bytes\n") });
}

/// The windows of the library, opened by the menu, read, and closed again.
void TestMainJob::everyWindowHasNamesAndPlainWords_data()
{
    QTest::addColumn<QString>("menu");
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("content"); // the name of its main list or field
    QTest::newRow("duplicates") << u"Library"_s << u"Possible duplicates..."_s << u"Field by field"_s;
    QTest::newRow("unread") << u"Library"_s << u"What could not be read..."_s << u"What could not be read"_s;
    QTest::newRow("folders") << u"Library"_s << u"Watched folders and Zotero..."_s << u"Follow Zotero on this computer"_s;
    QTest::newRow("search") << u"Library"_s << u"Search everything..."_s << u"Passages"_s;
    QTest::newRow("highlights") << u"Library"_s << u"Highlights and notes..."_s << u"Words to find"_s;
    QTest::newRow("removed") << u"Library"_s << u"Removed papers..."_s << u"Removed papers"_s;
    QTest::newRow("settings") << u"Library"_s << u"Settings..."_s << u"Pages of the settings"_s;
    QTest::newRow("palette") << u"Help"_s << u"All commands..."_s << u"Commands, papers and threads"_s;
    QTest::newRow("handbook") << u"Help"_s << u"Ask the handbook"_s << u"Back to your papers"_s;
}

void TestMainJob::everyWindowHasNamesAndPlainWords()
{
    QFETCH(const QString, menu);
    QFETCH(const QString, command);
    QFETCH(const QString, content);
    startWithPapers();
    awaitDuplicate();
    run(menu, command);
    QVERIFY2(becomes([&] { return isThere(content); }), qPrintable(content));
    checkNames(command);
}

/// Both papers are read by then.
void TestMainJob::awaitDuplicate() const
{
    QVERIFY(becomes([this] {
        return m_program->find([](const Accessible &at) { return at.name().contains(u"Possible duplicate"_s) && at.isShowing(); })
            .has_value();
    }));
}

bool TestMainJob::isThere(const QString &name) const
{
    return m_program->find([&](const Accessible &at) { return at.name() == name && at.isShowing(); }).has_value();
}

bool TestMainJob::isDescribed(const QString &description) const
{
    return m_program->find([&](const Accessible &at) { return at.description() == description && at.isShowing(); }).has_value();
}

/// A command by the menu bar.
void TestMainJob::run(const QString &menu, const QString &command) const
{
    const Accessible all = await(u"menu item"_s, menu);
    QVERIFY(all.perform(u"ShowMenu"_s) || all.perform(u"Press"_s));
    QVERIFY(await(u"menu item"_s, command).perform(u"Press"_s));
}

/// Papers are compared by a question, its numbers are drawn, and what is drawn is said in words.
void TestMainJob::aMatrixIsComparedAndDrawn()
{
    startWithPapers();
    awaitDuplicate();
    run(u"Evidence"_s, u"Add papers to the matrix..."_s);
    QVERIFY(becomes([this] { return isThere(u"Find a paper"_s); }));
    checkNames(u"Add papers"_s);
    QVERIFY(await(u"push button"_s, u"All"_s).perform(u"Press"_s));
    QVERIFY(await(u"push button"_s, u"Add"_s).perform(u"Press"_s));
    run(u"Evidence"_s, u"Add a question to the matrix..."_s);
    QVERIFY(await(u"text"_s, u"What each paper is asked"_s).write(u"How many athletes were measured?"_s));
    QVERIFY(await(u"push button"_s, u"OK"_s).perform(u"Press"_s));
    QVERIFY(becomes([this] {
        return m_program->find([](const Accessible &at) { return at.role() == u"table cell" && at.name().contains(u"eleven"_s); })
            .has_value();
    }));
    checkNames(u"Matrix"_s);
    run(u"Evidence"_s, u"Draw the numbers of the matrix..."_s);
    const Accessible plot =
        awaitNamed(u"filler"_s, [](const QString &name) { return name == u"How many athletes were measured?"; });
    QVERIFY2(plot.description().contains(u"11"_s), qPrintable(plot.description()));
    checkNames(u"Numbers of the matrix"_s);
}

/// An answer is looked through for a word and exported, and its question found again by what it means.
void TestMainJob::aThreadIsSearchedExportedAndFoundByMeaning()
{
    startWithPapers();
    awaitDuplicate();
    QVERIFY(await(u"text"_s, u"Question"_s).write(u"Does fasting change sprint performance?"_s));
    QVERIFY(await(u"push button"_s, u"Ask"_s).perform(u"Press"_s));
    QVERIFY(awaitNamed(u"notification"_s, [](const QString &said) { return said.startsWith(u"Answered: "_s); }).isShowing());
    run(u"View"_s, u"Find"_s);
    QVERIFY(await(u"text"_s, u"Find in this thread"_s).write(u"fasting"_s));
    checkNames(u"find in the thread"_s);
    QVERIFY(await(u"push button"_s, u"Export this thread..."_s).perform(u"Press"_s));
    QVERIFY(becomes([this] { return isDescribed(u"Paper size"_s); }));
    QVERIFY(isDescribed(u"Format"_s));
    checkNames(u"export"_s);
    QVERIFY(await(u"text"_s, u"Folder"_s).write(m_place->path()));
    QVERIFY(await(u"text"_s, u"File name"_s).write(u"thread.pdf"_s));
    QVERIFY(await(u"push button"_s, u"Export"_s).perform(u"Press"_s));
    QVERIFY(becomes([this] { return isThere(u"Show in folder"_s); }));

    run(u"History"_s, u"Questions like this one"_s);
    QCOMPARE(await(u"text"_s, u"Find a thread"_s).text(), u"like: Does fasting change sprint performance?"_s);
    QVERIFY(awaitNamed(u"list item"_s, [](const QString &name) { return name.startsWith(u"Most alike first"_s); }).isShowing());
    checkNames(u"questions like this one"_s);
}

ADDUCE_TEST(TestMainJob)
#include "test_main_job.moc"
