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

private:
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
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"HOME"_s, m_place->path());
    for (const QString &variable : { u"XDG_CONFIG_HOME"_s, u"XDG_DATA_HOME"_s, u"XDG_CACHE_HOME"_s })
        environment.remove(variable);
    environment.insert(u"XDG_RUNTIME_DIR"_s, m_place->path());
    environment.insert(u"QT_QPA_PLATFORM"_s, u"xcb"_s); // the one that speaks to the bus
    environment.insert(u"QT_LINUX_ACCESSIBILITY_ALWAYS_ON"_s, u"1"_s);
    m_process.setProcessEnvironment(environment);
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_process.start(test::builtProgram(u"adduce"_s), { u"--library"_s, m_place->filePath(u"library.adduce"_s) });
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

void TestMainJob::everyControlHasANameAndPlainWords()
{
    for (const QString &tab : { u"Ask"_s, u"History"_s, u"Evidence Table"_s, u"Evaluation"_s }) {
        QVERIFY(await(u"page tab"_s, tab).perform(u"Press"_s));
        m_program->walk([&](const Accessible &at) {
            static const QStringList controls { u"push button"_s, u"check box"_s, u"combo box"_s, u"text"_s, u"table"_s,
                u"list"_s, u"tree"_s, u"page tab"_s, u"link"_s };
            if (controls.contains(at.role()) && at.name().isEmpty())
                QTest::qFail(qPrintable(u"tab %1: a %2 has no name"_s.arg(tab, at.role())), __FILE__, __LINE__);
            if ((at.name() + at.description()).contains(u"</"_s))
                QTest::qFail(
                    qPrintable(u"tab %1: markup is said: %2"_s.arg(tab, at.name() + at.description())), __FILE__, __LINE__);
        });
    }
}

ADDUCE_TEST(TestMainJob)
#include "test_main_job.moc"
