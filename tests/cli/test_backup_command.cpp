#include "tests/cli/program.h"
#include "tests/support/other_user.h"
#include "tests/support/test_main.h"

#include <QFileInfo>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::Ran;

/// A library that is copied, and comes back from its copy.
class TestBackupCommand : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void isCopiedToANewFile();
    void takesThePlaceOfTheLibrary();
    void comesToAnEmptyMachine();
    void whatIsNoBackupIsSaid();

private:
    [[nodiscard]] QString copy() const { return m_program->folder() + u"/copy.adduce"_s; }
    [[nodiscard]] QByteArray threads() const { return m_program->run({ u"threads"_s }).out; }
    std::unique_ptr<test::Program> m_program;
};

void TestBackupCommand::init()
{
    m_program = std::make_unique<test::Program>();
    const QString paper = m_program->write(u"naps.md"_s,
        "# Napping and memory\n\n## Results\n\nA nap of thirty minutes improves the recall of word pairs on the same day.\n"
        "The nap group recalled 42 word pairs and the film group recalled 31 pairs.\n");
    QCOMPARE(m_program->run({ u"add"_s, paper, u"--tag"_s, u"sleep"_s }).code, 0);
    QCOMPARE(m_program->run({ u"ask"_s, u"Does a nap improve the recall of word pairs?"_s }).code, 0);
}

void TestBackupCommand::isCopiedToANewFile()
{
    const Ran ran = m_program->run({ u"backup"_s, copy() });
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.object()[u"file"_s].toString(), copy());
    QCOMPARE(test::modeOf(copy()), 0600);
    const Ran again = m_program->run({ u"backup"_s, copy() }, false);
    QCOMPARE(again.code, 1);
    QVERIFY(again.err.contains("there already"));
    QCOMPARE(m_program->run({ u"backup"_s }).code, 2);
}

void TestBackupCommand::takesThePlaceOfTheLibrary()
{
    QCOMPARE(m_program->run({ u"backup"_s, copy() }).code, 0);
    const QByteArray before = threads();
    QCOMPARE(m_program->run({ u"ask"_s, u"How many word pairs did the film group recall?"_s }).code, 0);
    const QByteArray since = threads();
    QVERIFY(since != before);
    const Ran ran = m_program->run({ u"restore"_s, copy() });
    QVERIFY2(ran.code == 0, ran.err.constData());
    QCOMPARE(threads(), before);
    const QString kept = ran.object()[u"kept_as"_s].toString();
    QVERIFY(kept != m_program->library() && QFileInfo::exists(kept));
    QCOMPARE(m_program->run({ u"--library"_s, kept, u"threads"_s }).out, since);
    QCOMPARE(m_program->run({ u"ask"_s, u"Does a nap improve the recall of word pairs?"_s }).object()[u"verdict"_s].toString(),
        u"answered"_s);
}

void TestBackupCommand::comesToAnEmptyMachine()
{
    QCOMPARE(m_program->run({ u"backup"_s, copy() }).code, 0);
    const QString other = m_program->folder() + u"/new/machine/library.adduce"_s;
    const Ran ran = m_program->run({ u"--library"_s, other, u"restore"_s, copy() });
    QVERIFY2(ran.code == 0, ran.err.constData());
    QVERIFY(ran.object()[u"kept_as"_s].toString().isEmpty());
    QCOMPARE(m_program->run({ u"--library"_s, other, u"threads"_s }).out, threads());
    QCOMPARE(m_program->run({ u"--library"_s, other, u"list"_s, u"--tag"_s, u"sleep"_s }).array().size(), 1);
}

void TestBackupCommand::whatIsNoBackupIsSaid()
{
    const QByteArray before = threads();
    const QString letter = m_program->write(u"letter.adduce"_s, QByteArray("Dear grandmother, ").repeated(1000));
    for (const QString &file : { letter, m_program->folder() + u"/nowhere"_s, m_program->library() }) {
        const Ran ran = m_program->run({ u"restore"_s, file }, false);
        QCOMPARE(ran.code, 1);
        QCOMPARE(ran.err.count('\n'), 1);
    }
    QCOMPARE(threads(), before);
}

ADDUCE_TEST(TestBackupCommand)
#include "test_backup_command.moc"
