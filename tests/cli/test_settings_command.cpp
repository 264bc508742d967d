#include "tests/cli/program.h"
#include "tests/support/other_user.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::Ran;

/// What the window's Settings set, from the command line; what never leaves the computer, and which folders are watched.
class TestSettingsCommand : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void areListedAndSet();
    void whatMakesNoSenseChangesNothing_data();
    void whatMakesNoSenseChangesNothing();
    void aBrokenConfigurationIsNotWrittenOver();
    void documentsAreKeptHere();
    void aWatchedFolderIsForgotten();
    void wrongUsage_data();
    void wrongUsage();
    void noLibraryIsMade();

private:
    [[nodiscard]] Ran run(const QStringList &arguments, bool json = true) const { return m_program->run(arguments, json); }
    std::unique_ptr<test::Program> m_program;
};

void TestSettingsCommand::init()
{
    m_program = std::make_unique<test::Program>();
}

void TestSettingsCommand::areListedAndSet()
{
    const QJsonObject before = run({ u"settings"_s }).object();
    QVERIFY(before.size() >= 7);
    QVERIFY(!QFileInfo::exists(m_program->configuration())); // what is only read is not written
    QCOMPARE(before[u"online.local_only"_s].toBool(true), false);
    QCOMPARE(run({ u"settings"_s, u"online.local_only"_s, u"on"_s }).code, 0);
    QCOMPARE(run({ u"settings"_s, u"reading.seconds"_s, u"300"_s }).code, 0);
    QCOMPARE(run({ u"settings"_s, u"reading.ocr"_s, u"off"_s }).code, 0);
    QCOMPARE(run({ u"settings"_s, u"server.add_from"_s, m_program->folder(), m_program->folder() + u"/"_s }).code, 0);
    const QJsonObject after = run({ u"settings"_s }).object();
    QCOMPARE(after[u"online.local_only"_s].toBool(), true);
    QCOMPARE(after[u"reading.seconds"_s].toInt(), 300);
    QCOMPARE(after[u"reading.ocr"_s].toString(), u"off"_s);
    QVERIFY(after[u"server.add_from"_s].toArray().contains(m_program->folder()));
    QCOMPARE(after[u"reading.megabytes"_s], before[u"reading.megabytes"_s]);
    QCOMPARE(run({ u"settings"_s, u"reading.seconds"_s }).object(), (QJsonObject { { u"reading.seconds"_s, 300 } }));
    QVERIFY(run({ u"settings"_s, u"online.local_only"_s }, false).out.startsWith("online.local_only      on"));
    QCOMPARE(run({ u"settings"_s, u"server.add_from"_s, u"none"_s }).object()[u"server.add_from"_s].toArray().size(), 0);
}

void TestSettingsCommand::whatMakesNoSenseChangesNothing_data()
{
    QTest::addColumn<QStringList>("arguments");
    for (const QStringList &arguments :
        { QStringList { u"online.local_only"_s, u"perhaps"_s }, { u"online.crossref"_s, u"on"_s, u"off"_s },
            { u"reading.seconds"_s, u"5"_s }, { u"reading.seconds"_s, u"many"_s }, { u"reading.megabytes"_s, u"99999999999"_s },
            { u"reading.ocr"_s, u"sometimes"_s }, { u"reading.ocr_languages"_s, u"../x"_s },
            { u"reading.ocr_languages"_s, u"+"_s }, { u"server.add_from"_s, u"/nowhere/at\x1b[2J"_s } })
        QTest::newRow(qPrintable(arguments.join(u' '))) << arguments;
}

void TestSettingsCommand::whatMakesNoSenseChangesNothing()
{
    QFETCH(QStringList, arguments);
    const QJsonObject before = run({ u"settings"_s }).object();
    const Ran ran = run(QStringList { u"settings"_s } + arguments, false);
    QCOMPARE(ran.code, 1);
    QVERIFY2(!ran.err.isEmpty() && !ran.err.contains('\x1b'), ran.err.constData());
    QCOMPARE(run({ u"settings"_s }).object(), before);
}

void TestSettingsCommand::aBrokenConfigurationIsNotWrittenOver()
{
    QFile file(m_program->configuration());
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{ no JSON") > 0);
    file.close();
    QCOMPARE(run({ u"settings"_s, u"online.local_only"_s, u"off"_s }).code, 1);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("{ no JSON"));
}

void TestSettingsCommand::documentsAreKeptHere()
{
    QCOMPARE(run({ u"add"_s, m_program->write(u"a.md"_s, "# Naps\n\nA nap improves recall.\n"),
                     m_program->write(u"b.md"_s, "# Coffee\n\nCoffee improves recall, too.\n") })
                 .code,
        0);
    QVERIFY2(run({ u"privacy"_s }, false).err.contains("privacy keep DOC"), "");
    QCOMPARE(run({ u"privacy"_s, u"keep"_s, u"a.md"_s, u"c.md"_s }).code, 1); // all are known before any is kept
    QVERIFY(run({ u"privacy"_s }).array().isEmpty());
    QCOMPARE(run({ u"privacy"_s, u"keep"_s, u"a.md"_s }).array().size(), 1);
    QVERIFY(run({ u"privacy"_s }).array()[0][u"path"_s].toString().endsWith(u"/a.md"_s));
    QVERIFY(run({ u"privacy"_s, u"release"_s, u"a.md"_s, u"b.md"_s }).array().isEmpty());
    test::setMode(m_program->library(), 0400);
    QCOMPARE(run({ u"privacy"_s }).code, 0);
    QVERIFY(run({ u"privacy"_s, u"keep"_s, u"a.md"_s }, false).err.contains("can only be read"));
}

void TestSettingsCommand::aWatchedFolderIsForgotten()
{
    const QString folder = m_program->folder() + u"/papers"_s;
    QVERIFY(QDir().mkpath(folder));
    (void)m_program->write(u"papers/a.md"_s, "# Naps\n\nA nap improves recall.\n");
    QProcess watching;
    m_program->start(watching, { u"add"_s, folder, u"--watch"_s, u"--collection"_s, u"Sleep"_s });
    QByteArray emitted;
    const auto isWatching = [&] { return (emitted += watching.readAllStandardError()).contains("watching"); };
    QTRY_VERIFY_WITH_TIMEOUT(isWatching(), 30'000);
    watching.terminate();
    QVERIFY(watching.waitForFinished(30'000));
    const QJsonArray expected { QJsonObject { { u"path"_s, folder }, { u"collection"_s, u"Sleep"_s } } };
    QCOMPARE(run({ u"watch"_s, u"list"_s }).array(), expected);
    QCOMPARE(run({ u"watch"_s, u"remove"_s, folder, u"/nowhere"_s }).code, 1);
    QCOMPARE(run({ u"watch"_s }).array(), expected);
    QVERIFY(QDir(folder).removeRecursively()); // a folder that is gone can be forgotten, too
    QCOMPARE(run({ u"watch"_s, u"remove"_s, folder }).code, 0);
    QVERIFY(run({ u"watch"_s }).array().isEmpty());
    QCOMPARE(run({ u"list"_s }).array().size(), 1);
}

void TestSettingsCommand::wrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    for (const QStringList &arguments : { QStringList { u"settings"_s, u"unknown"_s }, { u"settings"_s, u""_s },
             { u"settings"_s, u"online.crossref"_s, u""_s }, { u"privacy"_s, u"keep"_s }, { u"privacy"_s, u"hide"_s, u"1"_s },
             { u"privacy"_s, u"keep"_s, u""_s }, { u"watch"_s, u"remove"_s }, { u"watch"_s, u"remove"_s, u""_s },
             { u"watch"_s, u"list"_s, u"x"_s }, { u"watch"_s, u"dance"_s } })
        QTest::newRow(qPrintable(arguments.join(u'|') + u'.')) << arguments;
}

void TestSettingsCommand::wrongUsage()
{
    QFETCH(QStringList, arguments);
    const Ran ran = run(arguments, false);
    QCOMPARE(ran.code, 2);
    QVERIFY2(ran.err.startsWith(arguments.first().toUtf8() + ": "), ran.err.constData());
}

void TestSettingsCommand::noLibraryIsMade()
{
    QCOMPARE(run({ u"settings"_s }).code, 0);
    QCOMPARE(run({ u"privacy"_s }).code, 1);
    QCOMPARE(run({ u"watch"_s }).code, 1);
    QVERIFY(!QFileInfo::exists(m_program->library()));
}

ADDUCE_TEST(TestSettingsCommand)
#include "test_settings_command.moc"
