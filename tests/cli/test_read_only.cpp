#include "tests/cli/program.h"
#include "tests/support/other_user.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFileInfo>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::Ran;

/// Commands on a library that may only be read.
class TestReadOnly : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void whatReadsWorks_data();
    void whatReadsWorks();
    void whatWritesSaysWhy_data();
    void whatWritesSaysWhy();
    void aQuestionIsAnsweredAndNotKept();
    void aConversationGoesOn();

private:
    [[nodiscard]] QStringList files() const
    {
        return QFileInfo(m_program->library()).dir().entryList({ u"test.adduce*"_s }, QDir::Files);
    }
    std::unique_ptr<test::Program> m_program;
};

static const QByteArray kNaps = "# Napping and memory\n\n## Results\n\n"
                                "A nap of thirty minutes improves the recall of word pairs on the same day.\n"
                                "The nap group recalled 42 word pairs and the film group recalled 31 pairs.\n";
static const QString kQuestion = u"Does a nap improve the recall of word pairs?"_s;

void TestReadOnly::init()
{
    m_program = std::make_unique<test::Program>();
    QCOMPARE(m_program->run({ u"add"_s, m_program->write(u"naps.md"_s, kNaps), u"--tag"_s, u"sleep"_s }).code, 0);
    QCOMPARE(m_program->run({ u"ask"_s, kQuestion }).code, 0);
    test::setMode(m_program->library(), 0400);
}

void TestReadOnly::whatReadsWorks_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("list") << QStringList { u"list"_s };
    QTest::newRow("text") << QStringList { u"text"_s, u"naps.md"_s };
    QTest::newRow("search") << QStringList { u"search"_s, u"nap recall"_s };
    QTest::newRow("explain") << QStringList { u"explain"_s, u"nap recall"_s };
    QTest::newRow("threads") << QStringList { u"threads"_s };
    QTest::newRow("threads find") << QStringList { u"threads"_s, u"find"_s, u"nap"_s };
    QTest::newRow("threads check") << QStringList { u"threads"_s, u"check"_s, u"--all"_s };
    QTest::newRow("show") << QStringList { u"show"_s, u"1"_s };
    QTest::newRow("export") << QStringList { u"export"_s, u"1"_s, u"--format"_s, u"md"_s };
    QTest::newRow("manifest") << QStringList { u"manifest"_s };
    QTest::newRow("bibtex") << QStringList { u"bibtex"_s };
    QTest::newRow("ris") << QStringList { u"ris"_s };
    QTest::newRow("csl") << QStringList { u"csl"_s };
    QTest::newRow("metadata") << QStringList { u"metadata"_s, u"naps.md"_s };
    QTest::newRow("tags") << QStringList { u"tags"_s };
    QTest::newRow("replay") << QStringList { u"replay"_s };
    QTest::newRow("spaces") << QStringList { u"spaces"_s };
}

void TestReadOnly::whatReadsWorks()
{
    QFETCH(QStringList, arguments);
    const QStringList before = files();
    const Ran ran = m_program->run(arguments, false);
    QVERIFY2(ran.code == 0, ran.err.constData());
    QCOMPARE(files(), before);
    QCOMPARE(test::modeOf(m_program->library()), 0400);
}

void TestReadOnly::whatWritesSaysWhy_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("add") << QStringList { u"add"_s, u"FOLDER"_s };
    QTest::newRow("remove") << QStringList { u"remove"_s, u"naps.md"_s };
    QTest::newRow("retry") << QStringList { u"retry"_s, u"naps.md"_s };
    QTest::newRow("tags add") << QStringList { u"tags"_s, u"add"_s, u"new"_s, u"naps.md"_s };
    QTest::newRow("collections create") << QStringList { u"collections"_s, u"create"_s, u"New"_s };
    QTest::newRow("metadata --title") << QStringList { u"metadata"_s, u"naps.md"_s, u"--title"_s, u"Another"_s };
    QTest::newRow("ratings") << QStringList { u"ratings"_s, u"1"_s, u"right"_s };
}

void TestReadOnly::whatWritesSaysWhy()
{
    QFETCH(QStringList, arguments);
    arguments.replaceInStrings(u"FOLDER"_s, m_program->folder());
    (void)m_program->write(u"other.md"_s, "# Coffee\n\nCoffee shortened the race by 1.3 percent on average.\n");
    const QStringList before = files();
    const Ran ran = m_program->run(arguments, false);
    QCOMPARE(ran.code, 1);
    QVERIFY2(ran.err.contains("can only be read"), ran.err.constData());
    QVERIFY2(ran.err.count('\n') == 1, ran.err.constData());
    QCOMPARE(files(), before);
    test::setMode(m_program->library(), 0600);
    QCOMPARE(m_program->run({ u"tags"_s, u"add"_s, u"later"_s, u"naps.md"_s }).code, 0);
}

void TestReadOnly::aQuestionIsAnsweredAndNotKept()
{
    const Ran ran = m_program->run({ u"ask"_s, kQuestion }, false);
    QCOMPARE(ran.code, 0);
    QVERIFY(ran.out.contains("improves the recall"));
    QVERIFY2(ran.err.contains("not kept"), ran.err.constData());
    const Ran json = m_program->run({ u"ask"_s, kQuestion });
    QCOMPARE(json.code, 0);
    QVERIFY(json.object().contains(u"thread"_s));
    QCOMPARE(json.object()[u"thread"_s].toInt(), 0);
    QCOMPARE(m_program->run({ u"threads"_s }).array().size(), 1);
}

void TestReadOnly::aConversationGoesOn()
{
    QProcess chat;
    m_program->start(chat, { u"chat"_s }, false);
    chat.write((kQuestion + u"\nHow many word pairs did the nap group recall?\n"_s).toUtf8());
    chat.closeWriteChannel();
    QVERIFY(chat.waitForFinished(60'000));
    QCOMPARE(chat.exitCode(), 0);
    QVERIFY(chat.readAllStandardOutput().contains("42 word pairs"));
    QVERIFY(chat.readAllStandardError().contains("not kept"));
}

ADDUCE_TEST(TestReadOnly)
#include "test_read_only.moc"
