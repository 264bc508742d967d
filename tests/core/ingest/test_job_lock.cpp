#include "core/base/error.h"
#include "core/ingest/job_lock.h"
#include "tests/support/error_of.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <sys/stat.h>

using namespace adduce;
using namespace Qt::StringLiterals;

class TestJobLock : public QObject
{
    Q_OBJECT

private slots:
    void oneHoldsIt();
    void whatCannotBeMadeIsSaid_data();
    void whatCannotBeMadeIsSaid();
    void itIsOursAlone();

private:
    QTemporaryDir m_folder;
};

void TestJobLock::oneHoldsIt()
{
    const QString library = m_folder.filePath(u"a.adduce"_s);
    {
        const JobLock lock(library);
        QVERIFY(lock.isHeld());
        QVERIFY(!JobLock(library).isHeld());
    }
    QVERIFY(JobLock(library).isHeld());
}

void TestJobLock::whatCannotBeMadeIsSaid_data()
{
    QTest::addColumn<QString>("library");
    QTest::newRow("a link to a file") << u"linked.adduce"_s;
    QTest::newRow("a link to nothing") << u"dangling.adduce"_s;
    QTest::newRow("a folder") << u"folder.adduce"_s;
    QTest::newRow("no folder for it") << u"nowhere/a.adduce"_s;
}

/// Passed over in silence, two jobs would be at work at once.
void TestJobLock::whatCannotBeMadeIsSaid()
{
    QFETCH(QString, library);
    const QString victim = m_folder.filePath(u"victim"_s);
    QFile file(victim);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("precious") == 8);
    file.close();
    QFile::link(victim, m_folder.filePath(u"linked.adduce.lock"_s));
    QFile::link(m_folder.filePath(u"not-there"_s), m_folder.filePath(u"dangling.adduce.lock"_s));
    QDir(m_folder.path()).mkpath(u"folder.adduce.lock"_s);
    const auto error = test::errorOf([&] { const JobLock lock(m_folder.filePath(library)); });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::Unwritable);
    QVERIFY2(sentence(*error).contains(library + u".lock"_s), qPrintable(sentence(*error)));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("precious"));
    QVERIFY(!QFile::exists(m_folder.filePath(u"not-there"_s)));
}

void TestJobLock::itIsOursAlone()
{
    const mode_t before = ::umask(0);
    const QString library = m_folder.filePath(u"b.adduce"_s);
    const JobLock lock(library);
    ::umask(before);
    struct stat there {};
    QCOMPARE(::stat(QFile::encodeName(library + u".lock"_s).constData(), &there), 0);
    QCOMPARE(int(there.st_mode & 07777), 0600);
}

ADDUCE_TEST(TestJobLock)
#include "test_job_lock.moc"
