#include "core/ingest/folder_watch.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestFolderWatch : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void tellsOfNewChangedAndRemovedFiles();
    void tellsOfNewFoldersBelow();
    void tellsOnlyTheFolderThatChanged();
    void survivesLinksPipesAndLoops();
    void missingFolderIsNoFault();

private:
    QString write(const QString &name, const QByteArray &bytes);
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestFolderWatch::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

QString TestFolderWatch::write(const QString &name, const QByteArray &bytes)
{
    const QString path = m_folder->path() + u'/' + name;
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Append) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
    return path;
}

/// A watch that has looked at its folders once.
struct Watching
{
    explicit Watching(const QStringList &folders)
        : watch(std::chrono::milliseconds(50))
        , changed(&watch, &FolderWatch::changed)
        , walked(&watch, &FolderWatch::walked)
    {
        watch.setFolders(folders);
        if (!changed.wait(60'000))
            qFatal("the folders were never walked");
        asTheyWere = changed.takeFirst().first().toStringList();
    }

    FolderWatch watch;
    QSignalSpy changed;
    QSignalSpy walked;
    QStringList asTheyWere; ///< told once they were watched
};

void TestFolderWatch::tellsOfNewChangedAndRemovedFiles()
{
    Watching watching({ m_folder->path() });
    const QString path = write(u"a.md"_s, "one\n");
    QVERIFY(watching.changed.wait(60'000));
    QCOMPARE(watching.changed.takeLast().first().toStringList(), QStringList { m_folder->path() });
    watching.changed.clear();
    write(u"a.md"_s, "two\n"); // in place: the folder itself does not change
    QVERIFY(watching.changed.wait(60'000));
    watching.changed.clear();
    QVERIFY(QFile::remove(path));
    QVERIFY(watching.changed.wait(60'000));
}

void TestFolderWatch::tellsOfNewFoldersBelow()
{
    Watching watching({ m_folder->path() });
    QVERIFY(QDir(m_folder->path()).mkpath(u"deep/er"_s));
    QVERIFY(watching.changed.wait(60'000));
    watching.changed.clear();
    write(u"deep/er/b.md"_s, "one\n");
    QVERIFY(watching.changed.wait(60'000));
}

void TestFolderWatch::tellsOnlyTheFolderThatChanged()
{
    QVERIFY(QDir(m_folder->path()).mkpath(u"one"_s));
    QVERIFY(QDir(m_folder->path()).mkpath(u"one two"_s));
    const QString one = m_folder->path() + u"/one"_s;
    const QString two = m_folder->path() + u"/one two"_s;
    Watching watching({ one, two });
    write(u"one two/a.md"_s, "x");
    QVERIFY(watching.changed.wait(60'000));
    QCOMPARE(watching.changed.first().first().toStringList(), QStringList { two });
}

void TestFolderWatch::survivesLinksPipesAndLoops()
{
    const QString folder = m_folder->path();
    QVERIFY(QFile::link(folder, folder + u"/loop"_s));
    QVERIFY(QFile::link(u"/etc"_s, folder + u"/etc"_s));
    QVERIFY(QFile::link(u"/dev/zero"_s, folder + u"/zero.md"_s));
    QCOMPARE(::mkfifo(QFile::encodeName(folder + u"/pipe.md"_s).constData(), 0600), 0);
    write(u"a.md"_s, "one\n");
    Watching watching({ folder });
    QCOMPARE(watching.walked.first().at(0).toInt(), 2); // the folder and the one file
    QCOMPARE(watching.asTheyWere, QStringList { folder }); // "a.md" came before it was watched
    QVERIFY(watching.walked.first().at(1).toBool());
}

void TestFolderWatch::missingFolderIsNoFault()
{
    Watching watching({ m_folder->path() + u"/nowhere"_s });
    QCOMPARE(watching.walked.first().at(0).toInt(), 0);
}

ADDUCE_TEST(TestFolderWatch)
#include "test_folder_watch.moc"
