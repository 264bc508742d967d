#include "core/base/error.h"
#include "core/ingest/erase.h"
#include "core/library/full_text.h"
#include "core/library/repack.h"
#include "core/library/schema.h"
#include "core/library/shrink.h"
#include "core/library/space_store.h"
#include "core/library/text_store.h"
#include "tests/support/error_of.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QDataStream>
#include <QFileInfo>
#include <QTest>
#include <sqlite3.h>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Libraries of versions before 24, whose texts were stored as they are, come to the form of today.
class TestRepack : public QObject
{
    Q_OBJECT

private slots:
    void saysTheSameInLessRoom();
    void goesOnAfterEveryStop();
    void isDoneOnce();
    void comesWithTheNextErasing();
    void anOlderFileIsReadAndRepacked();
};

namespace {

/// As versions before 24 wrote the place of a sentence.
QByteArray longForm(const std::vector<SentencePart> &parts)
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setFloatingPointPrecision(QDataStream::SinglePrecision);
    out << static_cast<quint32>(parts.size());
    for (const SentencePart &part : parts) {
        out << qint32(part.page) << qint32(part.start) << qint32(part.length) << static_cast<quint32>(part.rects.size());
        for (const QRectF &r : part.rects)
            out << r.x() << r.y() << r.width() << r.height();
    }
    return bytes;
}

int number(const Database &database, const char *sql)
{
    Statement row(database, sql);
    return row.step() ? row.number(0) : -1;
}

/// Three papers with vectors, as version 23 would have stored them.
class OlderLibrary
{
public:
    OlderLibrary()
    {
        Database &database = fixture.database();
        papers = { fixture.add(u"sleep"_s, test::sleepPaper()), fixture.add(u"coffee"_s, test::coffeePaper()),
            fixture.add(u"bridge"_s, test::bridgePaper()) };
        fixture.learn();
        Transaction transaction(database);
        const TextStore texts(database);
        for (const DocumentId paper : papers) {
            const std::vector<Sentence> sentences = texts.sentences(paper);
            Statement write(database, "UPDATE sentences SET text = ?, parts = ? WHERE document = ? AND ordinal = ?");
            for (int i = 0; const Sentence &sentence : sentences) {
                write.bind(1, sentence.text).bind(2, longForm(sentence.parts)).bind(3, paper.value).bind(4, i++).run();
            }
        }
        database.execute("UPDATE pages SET text = unpacked(text); UPDATE chunks SET text = unpacked(text);"
                         "UPDATE search_revision SET repack_due = 1, erase_due = erase_due + 1");
        const SpaceStore spaces(database);
        Statement vector(database, "UPDATE vectors SET vector = ? WHERE chunk = ?");
        spaces.forEachVector(spaces.learned()->id, {}, [&](ChunkId chunk, DocumentId, std::span<const float> values) {
            const QByteArray bytes(reinterpret_cast<const char *>(values.data()), qsizetype(values.size_bytes()));
            vector.bind(1, bytes).bind(2, chunk.value).run();
        });
        transaction.commit();
    }

    /// All that can be read of it.
    [[nodiscard]] QStringList read()
    {
        Database &database = fixture.database();
        const TextStore texts(database);
        QStringList all;
        for (const DocumentId paper : papers) {
            for (int i = 0; const auto page = texts.page(paper, i); ++i)
                all << page->text;
            for (const Sentence &s : texts.sentences(paper))
                all << s.text << QString::fromLatin1(longForm(s.parts).toHex());
            for (const Chunk &c : texts.chunks(paper))
                all << c.text << c.prefix << QString::number(c.id.value);
        }
        for (const ChunkId chunk : chunksWith(database, u"sleep"_s))
            all << QString::number(chunk.value);
        const SpaceStore spaces(database);
        spaces.forEachVector(spaces.learned()->id, {}, [&](ChunkId chunk, DocumentId, std::span<const float> values) {
            all << QString::number(chunk.value);
            for (const float value : values)
                all << QString::number(static_cast<double>(value), 'f', 5);
        });
        return all;
    }

    test::LibraryFixture fixture;
    std::array<DocumentId, 3> papers;
};

bool isRepacked(const Database &database)
{
    return number(database, "SELECT repack_due FROM search_revision") == 0;
}

} // namespace

void TestRepack::saysTheSameInLessRoom()
{
    OlderLibrary older;
    Database &database = older.fixture.database();
    const QStringList before = older.read();
    const int sentences = number(database, "SELECT count(*) FROM sentences");
    const int vectorBytes = number(database, "SELECT sum(length(vector)) FROM vectors");
    const int partBytes = number(database, "SELECT sum(length(parts)) FROM sentences");
    repack(database, {});
    QCOMPARE(older.read(), before);
    QVERIFY(isRepacked(database));
    QCOMPARE(number(database, "SELECT count(*) FROM pages WHERE typeof(text) = 'text' AND length(text) > 200"), 0);
    QCOMPARE(number(database, "SELECT count(*) FROM chunks WHERE typeof(text) = 'text' AND length(text) > 200"), 0);
    QCOMPARE(number(database, "SELECT count(*) FROM sentences WHERE text = ''"), sentences); // all of these papers
    QCOMPARE(number(database, "SELECT sum(length(vector)) FROM vectors"), vectorBytes / 2);
    QVERIFY(number(database, "SELECT sum(length(parts)) FROM sentences") < partBytes * 2 / 3);
    database.execute("INSERT INTO chunks_fts(chunks_fts) VALUES ('integrity-check')");
    database.execute("INSERT INTO rows_fts(rows_fts) VALUES ('integrity-check')");
}

/// A stop, or a kill, falls between two transactions.
void TestRepack::goesOnAfterEveryStop()
{
    struct Stopper
    {
        std::stop_source source;
        int left = 0;
    };
    bool isDone = false;
    for (int commits = 0; !isDone; ++commits) {
        OlderLibrary older;
        Database &database = older.fixture.database();
        const QStringList before = older.read();
        Stopper stopper { {}, commits };
        if (commits == 0)
            stopper.source.request_stop();
        sqlite3_commit_hook(
            database.handle(),
            [](void *pointer) {
                auto *of = static_cast<Stopper *>(pointer);
                if (--of->left == 0)
                    of->source.request_stop();
                return 0;
            },
            &stopper);
        const auto error = test::errorOf([&] { repack(database, stopper.source.get_token()); });
        sqlite3_commit_hook(database.handle(), nullptr, nullptr);
        isDone = !error;
        QCOMPARE(isRepacked(database), isDone);
        if (error)
            QCOMPARE(error->kind(), ErrorKind::Stopped);
        QCOMPARE(older.read(), before);
        repack(database, {});
        QVERIFY(isRepacked(database));
        QCOMPARE(older.read(), before);
        QVERIFY2(commits < 50, "it never ends");
    }
}

void TestRepack::isDoneOnce()
{
    OlderLibrary older;
    Database &database = older.fixture.database();
    repack(database, {});
    const int changes = database.allChanges();
    repack(database, {});
    QCOMPARE(database.allChanges(), changes);
}

void TestRepack::comesWithTheNextErasing()
{
    OlderLibrary older;
    Database &database = older.fixture.database();
    const QStringList before = older.read();
    eraseRemoved(database);
    QVERIFY(isRepacked(database));
    QCOMPARE(eraseDue(database), 0);
    QCOMPARE(older.read(), before);
}

void TestRepack::anOlderFileIsReadAndRepacked()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"older.adduce"_s);
    const QString text = u"Sleep was longer after the intervention.\nIt was deeper, too, in all of the participants."_s;
    {
        Database database(file, Database::Mode::ReadWriteCreate);
        migrate(database, 23);
        database.execute("INSERT INTO documents(id, path, title, state, added_at) VALUES (1, '/a.md', 'A', 'ready', '')");
        Statement(database, "INSERT INTO pages(document, page, label, width, height, text) VALUES (1, 0, '1', 600, 800, ?)")
            .bind(1, text)
            .run();
        const std::vector<SentencePart> whole { { 0, 41, 47, { QRectF(10, 20, 30, 40) } } };
        Statement(database, "INSERT INTO sentences VALUES (1, 0, -1, 'body', 0, 0, ?, ?)")
            .bind(1, text.mid(41))
            .bind(2, longForm(whole))
            .run();
        Statement(database,
            "INSERT INTO chunks(id, document, ordinal, section, first_sentence, last_sentence, first_page, last_page, prefix, "
            "text) VALUES (1, 1, 0, -1, 0, 0, 0, 0, '', ?)")
            .bind(1, text)
            .run();
    }
    Database database = Library(file).open();
    for (const bool isRepackedNow : { false, true }) {
        if (isRepackedNow)
            eraseRemoved(database);
        QCOMPARE(isRepacked(database), isRepackedNow);
        const TextStore texts(database);
        QCOMPARE(texts.page({ 1 }, 0)->text, text);
        QCOMPARE(texts.sentence({ 1 }, 0)->text, text.mid(41));
        QCOMPARE(texts.sentence({ 1 }, 0)->parts.front().rects.front(), QRectF(10, 20, 30, 40));
        QCOMPARE(texts.chunk(ChunkId { 1 })->text, text);
        QCOMPARE(chunksWith(database, u"deeper"_s), std::vector { ChunkId { 1 } });
    }
    database.execute("DELETE FROM chunks"); // its words leave the index with it
    database.execute("INSERT INTO chunks_fts(chunks_fts) VALUES ('integrity-check')");
    QCOMPARE(chunksWith(database, u"deeper"_s), std::vector<ChunkId> {});
}

ADDUCE_TEST(TestRepack)
#include "test_repack.moc"
