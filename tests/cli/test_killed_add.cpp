#include "core/library/database.h"
#include "core/library/library.h"
#include "tests/cli/program.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_main.h"

#include <QCryptographicHash>
#include <QDir>
#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// `kill -9` at random moments of reading 30 papers: nothing reported as read is lost. Few kills, and papers made up here; with
/// ADDUCE_FULL_TESTS 50 kills over papers of the measuring data.
class TestKilledAdd : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsLost();
};

static constexpr int kPapers = 30;

static bool isFull()
{
    return qEnvironmentVariableIsSet("ADDUCE_FULL_TESTS");
}

static QStringList papers(const test::Program &program)
{
    QStringList paths;
    for (const QString &set : { u"papers-health"_s, u"papers-fulltext"_s }) {
        const QDir folder(isFull() ? test::sharedData(set) : QString());
        if (isFull() && folder.path() != u"."_s)
            for (const QString &name : folder.entryList({ u"*.pdf"_s }, QDir::Files))
                paths << folder.filePath(name);
    }
    for (int i = static_cast<int>(paths.size()); i < kPapers; ++i) {
        QByteArray text = "# Paper " + QByteArray::number(i) + "\n\n## Results\n\n";
        for (int line = 0; line < 600; ++line)
            text += "Group " + QByteArray::number(line) + " of study " + QByteArray::number(i)
                + " slept longer than the other students and recalled more pairs of words.\n" + (line % 9 == 0 ? "\n" : "");
        paths << program.write(u"paper%1.md"_s.arg(i), text);
    }
    return paths.first(kPapers);
}

/// All that was read, whatever the ids and the order in which it came.
static QByteArray contentOf(const Database &database)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const char *sql : {
             "SELECT sha256, path, bytes, title, authors, year, doi, state, warnings, text_key, profile, reader_version "
             "FROM documents ORDER BY sha256",
             "SELECT sha256, page, label, text, worth FROM pages JOIN documents d ON d.id = document ORDER BY 1, 2",
             "SELECT sha256, ordinal, number, s.title, type, level, page FROM sections s JOIN documents d ON d.id = document "
             "ORDER BY 1, 2",
             "SELECT sha256, ordinal, section, kind, text, hex(parts) FROM sentences JOIN documents d ON d.id = document "
             "ORDER BY 1, 2",
             "SELECT sha256, ordinal, kind, stable_id, prefix, text, bigrams, first_sentence, last_sentence FROM chunks "
             "JOIN documents d ON d.id = document ORDER BY 1, 2",
             "SELECT sha256, ordinal, label, rows FROM document_tables JOIN documents d ON d.id = document ORDER BY 1, 2",
             "SELECT sha256, page, h.reason, text FROM hidden_text h JOIN documents d ON d.id = document ORDER BY 1, 2, 3, 4",
             "SELECT sha256, ordinal, o.title, level FROM outlines o JOIN documents d ON d.id = document ORDER BY 1, 2",
             "SELECT count(*) FROM prose_chunks WHERE id NOT IN (SELECT chunk FROM vectors)",
         }) {
        Statement row(database, sql);
        while (row.step())
            for (int column = 0; column < row.columns(); ++column)
                hash.addData(row.bytes(column) + '\x1f');
    }
    return hash.result();
}

static QString textOf(const Database &database, const char *sql)
{
    Statement row(database, sql);
    return row.step() ? row.text(0) : QString();
}

/// The library after a kill, as the next start finds it.
static void verifySound(const test::Program &program, const QSet<QString> &ready)
{
    const Library library(program.library());
    Database database = library.open();
    QCOMPARE(textOf(database, "PRAGMA integrity_check"), u"ok"_s);
    QCOMPARE(textOf(database, "PRAGMA foreign_key_check"), QString());
    database.execute("INSERT INTO chunks_fts(chunks_fts, rank) VALUES ('integrity-check', 1)");
    database.execute("INSERT INTO rows_fts(rows_fts, rank) VALUES ('integrity-check', 1)");
    QCOMPARE(textOf(database, "SELECT count(*) FROM documents WHERE state <> 'ready' AND id IN (SELECT document FROM pages)"),
        u"0"_s); // no half document
    Statement row(database, "SELECT path FROM documents WHERE state = 'ready' AND id IN (SELECT document FROM chunks)");
    QSet<QString> there;
    while (row.step())
        there.insert(row.text(0).section(u'/', -1));
    QVERIFY2(there.contains(ready), qPrintable(QStringList((ready - there).values()).join(u' ')));
}

/// The names that the program has told as ready; a document that was stored right before a kill is "already there".
static QSet<QString> toldReady(const QByteArray &out)
{
    QSet<QString> names;
    for (const QByteArray &line : out.split('\n'))
        if (line.startsWith("ready ") && line.contains("  ("))
            names.insert(QString::fromUtf8(line.mid(15, line.lastIndexOf("  (") - 15)));
        else if (line.startsWith("already there  "))
            names.insert(QString::fromUtf8(line.mid(15)));
    return names;
}

void TestKilledAdd::nothingIsLost()
{
    const int kills = isFull() ? 50 : 6;
    const test::Program undisturbed;
    const QStringList files = papers(undisturbed);
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(undisturbed.run(QStringList { u"add"_s } + files).code, 0);
    const int wholeMs = static_cast<int>(timer.elapsed());
    const QByteArray expected = contentOf(Library(undisturbed.library()).open());

    QRandomGenerator random(20261121); // NOLINT: the same moments again
    int done = 0;
    for (int libraries = 0; done < kills && libraries < kills; ++libraries) {
        const test::Program killed;
        QSet<QString> ready;
        for (bool ended = false; !ended;) {
            QProcess process;
            // The first start names the papers; each later one goes on with what is in the queue, and names them again.
            killed.start(process, QStringList { u"add"_s } + files, false);
            // Several kills fall into one reading of all.
            const int after = done < kills ? static_cast<int>(random.bounded(std::max(wholeMs / 3, 60))) : 60'000;
            ended = process.waitForFinished(after);
            if (!ended) {
                process.kill();
                QVERIFY(process.waitForFinished(30'000));
                ++done;
            } else
                QCOMPARE(process.exitCode(), 0);
            ready |= toldReady(process.readAllStandardOutput());
            verifySound(killed, ready);
            if (QTest::currentTestFailed())
                return;
        }
        QCOMPARE(ready.size(), kPapers);
        QCOMPARE(contentOf(Library(killed.library()).open()).toHex(), expected.toHex());
    }
    QCOMPARE(done, kills);
}

ADDUCE_TEST(TestKilledAdd)
#include "test_killed_add.moc"
