#include "core/library/chunking_store.h"
#include "core/library/database.h"
#include "core/library/library.h"
#include "core/library/space_store.h"
#include "core/profiles/profile.h"
#include "tests/cli/program.h"
#include "tests/support/test_main.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// `kill -9` at random moments of cutting a library another way, and of dropping that: what is there is sound, the next start goes
/// on with it, and ends where an undisturbed one does.
class TestKilledChunking : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsLost();
};

static constexpr int kPapers = 12;
static constexpr int kKills = 8;

static QStringList papers(const test::Program &program)
{
    QStringList paths;
    for (int i = 0; i < kPapers; ++i) {
        QByteArray text = "# Paper " + QByteArray::number(i) + "\n\n## Results\n\n";
        for (int line = 0; line < 400; ++line)
            text += "Group " + QByteArray::number(line) + " of study " + QByteArray::number(i)
                + " slept longer than the other students and recalled more pairs of words.\n" + (line % 9 == 0 ? "\n" : "");
        paths << program.write(u"paper%1.md"_s.arg(i), text);
    }
    return paths;
}

/// Whatever the ids.
static QStringList contentOf(const Database &database)
{
    QStringList content;
    for (const char *sql : {
             "SELECT sha256, ordinal, kind, prefix, text, first_sentence, last_sentence FROM chunking_chunks JOIN documents d ON "
             "d.id "
             "= document ORDER BY 1, 2",
             "SELECT sha256, ordinal, kind, prefix, text, first_sentence, last_sentence FROM chunks JOIN documents d ON d.id = "
             "document ORDER BY 1, 2",
             "SELECT count(*) FROM chunking_chunks WHERE id NOT IN (SELECT chunk FROM chunking_vectors)",
             "SELECT hash, parameters, state, chunks, bytes FROM chunkings",
         }) {
        Statement row(database, sql);
        while (row.step())
            for (int column = 0; column < row.columns(); ++column)
                content << row.text(column);
    }
    return content;
}

static QString textOf(const Database &database, const char *sql)
{
    Statement row(database, sql);
    return row.step() ? row.text(0) : QString();
}

static void verifySound(const test::Program &program)
{
    const Library library(program.library());
    Database database = library.open();
    QCOMPARE(textOf(database, "PRAGMA integrity_check"), u"ok"_s);
    QCOMPARE(textOf(database, "PRAGMA foreign_key_check"), QString());
    database.execute("INSERT INTO chunking_fts(chunking_fts, rank) VALUES ('integrity-check', 1)");
    database.execute("INSERT INTO chunks_fts(chunks_fts, rank) VALUES ('integrity-check', 1)");
    QCOMPARE(textOf(database, "SELECT count(*) FROM chunks WHERE id IN (SELECT id FROM chunking_chunks)"), u"0"_s);
    QCOMPARE(textOf(database,
                 "SELECT count(*) FROM chunkings WHERE chunks <> (SELECT count(*) FROM chunking_chunks WHERE chunking = "
                 "chunkings.id)"),
        u"0"_s);
    const ChunkingStore store(database);
    for (const Chunking &chunking : store.complete()) { // only what is whole is searched
        QVERIFY(store.documentsWithout(chunking.id).empty());
        QVERIFY(SpaceStore(database).chunksWithout(SpaceStore(database).learned()->id, chunking.id).empty());
    }
}

void TestKilledChunking::nothingIsLost()
{
    const QStringList make { u"chunkings"_s, u"make"_s, u"--profile"_s, u"docagent"_s };
    const QString hash = chunkingHash(builtInProfile(u"docagent"_s)->parameters.chunks);
    const test::Program undisturbed;
    QCOMPARE(undisturbed.run(QStringList { u"add"_s } + papers(undisturbed)).code, 0);
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(undisturbed.run(make).code, 0);
    const int wholeMs = static_cast<int>(timer.elapsed());
    const QStringList expected = contentOf(Library(undisturbed.library()).open());

    QRandomGenerator random(20261126); // NOLINT: the same moments again
    const test::Program killed;
    QCOMPARE(killed.run(QStringList { u"add"_s } + papers(killed)).code, 0);
    int done = 0;
    for (bool isMade = false; done < kKills || !isMade;) {
        // What is whole is dropped, and made again.
        const QStringList command = isMade ? QStringList { u"chunkings"_s, u"drop"_s, hash } : make;
        QProcess process;
        killed.start(process, command, false);
        const int after = done < kKills ? static_cast<int>(random.bounded(std::max(wholeMs, 60))) : 60'000;
        if (process.waitForFinished(after))
            QVERIFY2(process.exitCode() == 0 || process.exitCode() == 2, process.readAllStandardError().constData());
        else {
            process.kill();
            QVERIFY(process.waitForFinished(30'000));
            ++done;
        }
        verifySound(killed);
        if (QTest::currentTestFailed())
            return;
        Database database = Library(killed.library()).open();
        isMade = !ChunkingStore(database).complete().empty();
    }
    QCOMPARE(contentOf(Library(killed.library()).open()), expected);
}

ADDUCE_TEST(TestKilledChunking)
#include "test_killed_chunking.moc"
