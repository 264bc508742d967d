#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/library.h"
#include "core/library/rescue.h"
#include "core/library/salvage.h"
#include "core/library/schema.h"
#include "tests/support/error_of.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <random>
#include <set>

using namespace Qt::StringLiterals;
using namespace adduce;

/// What comes over from damaged libraries: a tenth of 300 with changed bytes and zeroed pages and of 50 cut short;
/// with ADDUCE_FULL_TESTS all.
class TestRescue : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void aSoundLibraryComesWhole();
    void whatUsersMadeComesOver_data();
    void whatUsersMadeComesOver();
    void withoutAHead();
    void withoutASchema();
    void deletedThreadsStayDeleted();
    void answersOfALostThreadGetOne();
    void papersWithGapsAreSetAside();
    void hostileFilesEnd();
    void foreignTriggersDoNotComeOver();

private:
    std::unique_ptr<QTemporaryDir> m_mother;
    std::unique_ptr<QTemporaryDir> m_folder;
    QByteArray m_bytes; ///< of a sound library
    std::map<QString, Salvage::Table> m_rows; ///< in it, with their pages
    [[nodiscard]] QString path() const { return m_folder->filePath(u"damaged.adduce"_s); }
    void write(const QByteArray &bytes) const;
    [[nodiscard]] bool isReadable(const QString &table, const StoredRow &row, const std::set<quint32> &damaged) const;
    [[nodiscard]] std::pair<Library, RescueReport> rescued() const;
};

namespace {

constexpr int kPage = 4096;
const QStringList kOfUsers { u"threads"_s, u"turns"_s, u"thread_tags"_s, u"ratings"_s, u"evidence_tables"_s, u"evidence_rows"_s,
    u"matrix_questions"_s, u"matrix_papers"_s, u"matrix_cells"_s, u"collections"_s, u"collection_documents"_s, u"document_tags"_s,
    u"documents"_s, u"wanted_papers"_s };

bool isFull()
{
    return qEnvironmentVariableIsSet("ADDUCE_FULL_TESTS");
}

QString wordsOf(const StoredValue &value)
{
    return std::visit(
        [](const auto &v) -> QString {
            using Value = std::decay_t<decltype(v)>;
            if constexpr (std::is_same_v<Value, std::monostate>)
                return u"-"_s;
            else if constexpr (std::is_same_v<Value, QByteArray>)
                return QString::fromLatin1(v.toHex());
            else if constexpr (std::is_same_v<Value, QString>)
                return v;
            else
                return QString::number(static_cast<double>(v));
        },
        value);
}

QString wordsOf(const StoredRow &row)
{
    QStringList words;
    for (const StoredValue &value : row.values)
        words << wordsOf(value);
    return words.join(u'\x1f');
}

std::set<QString> rowsIn(Database &database, const QString &table, const QStringList &columns)
{
    std::set<QString> rows;
    Statement row(database, u"SELECT \"%1\" FROM %2"_s.arg(columns.join(u"\", \""_s), table).toUtf8().constData());
    while (row.step()) {
        QStringList words;
        for (int i = 0; i < row.columns(); ++i) {
            const bool isNumber = !row.isNull(i) && row.text(i) == QString::number(row.integer(i));
            words << (row.isNull(i) ? u"-"_s : isNumber ? QString::number(static_cast<double>(row.integer(i))) : row.text(i));
        }
        rows.insert(words.join(u'\x1f'));
    }
    return rows;
}

/// What a row is nothing without: by the column of its table, and the owner's.
struct Owner
{
    QString table;
    QString column;
    QString owner;
    QString key;
};
const std::array kOwners { Owner { u"collection_documents"_s, u"document"_s, u"documents"_s, u"id"_s },
    Owner { u"collection_documents"_s, u"collection"_s, u"collections"_s, u"id"_s },
    Owner { u"document_tags"_s, u"document"_s, u"documents"_s, u"id"_s },
    Owner { u"matrix_papers"_s, u"document"_s, u"documents"_s, u"id"_s },
    Owner { u"matrix_cells"_s, u"paper"_s, u"matrix_papers"_s, u"id"_s },
    Owner { u"matrix_cells"_s, u"question"_s, u"matrix_questions"_s, u"id"_s },
    Owner { u"ratings"_s, u"turn"_s, u"turns"_s, u"id"_s }, Owner { u"thread_tags"_s, u"thread"_s, u"threads"_s, u"id"_s } };

QString longText(int seed, int words)
{
    std::mt19937 random(static_cast<unsigned>(seed));
    QStringList text;
    for (int i = 0; i < words; ++i)
        text << u"word%1"_s.arg(random() % 5000);
    return text.join(u' ');
}

void fill(Database &database)
{
    Transaction transaction(database);
    database.execute(
        "INSERT INTO collections(id, parent, name, description) VALUES (1, NULL, 'Sleep', 'naps'), (2, 1, 'Naps', ''), "
        "(3, NULL, 'Running', '')");
    for (int d = 1; d <= 60; ++d) {
        Statement(database,
            "INSERT INTO documents(id, sha256, path, title, state, added_at, origins) VALUES (?, ?, ?, ?, 'ready', '2026', ?)")
            .bind(1, d)
            .bind(2, QString(64, QChar(u'a' + d % 6)) + QString::number(d))
            .bind(3, u"/papers/%1.pdf"_s.arg(d))
            .bind(4, longText(d, 9))
            .bind(5, u"info user none none none"_s)
            .run();
        Statement(database, "INSERT INTO collection_documents VALUES (?, ?)").bind(1, d % 3 + 1).bind(2, d).run();
        Statement(database, "INSERT INTO document_tags VALUES (?, ?)").bind(1, d).bind(2, u"tag %1"_s.arg(d % 7)).run();
        for (int p = 0; p < 3; ++p) {
            Statement(database, "INSERT INTO pages(document, page, label, width, height, text) VALUES (?, ?, '', 600, 800, ?)")
                .bind(1, d)
                .bind(2, p)
                .bind(3, longText(d * 10 + p, 150))
                .run();
            Statement(database,
                "INSERT INTO sentences(document, ordinal, section, kind, starts_paragraph, doubtful, text, parts) "
                "VALUES (?, ?, -1, 'text', 1, 0, ?, x'00')")
                .bind(1, d)
                .bind(2, p)
                .bind(3, longText(d * 10 + p, 30))
                .run();
            Statement(database,
                "INSERT INTO chunks(document, ordinal, section, first_sentence, last_sentence, first_page, last_page, prefix, "
                "text) "
                "VALUES (?1, ?2, -1, ?2, ?2, ?2, ?2, '', ?3)")
                .bind(1, d)
                .bind(2, p)
                .bind(3, longText(d * 10 + p, 30))
                .run();
        }
    }
    for (int t = 1; t <= 80; ++t) {
        Statement(
            database, "INSERT INTO threads(id, title, created_at, updated_at) VALUES (?, ?, '2026-01-01T00:00:00.000Z', '')")
            .bind(1, t)
            .bind(2, longText(t, 6))
            .run();
        Statement(database, "INSERT INTO thread_tags VALUES (?, 'kept')").bind(1, t).run();
        for (int a = 0; a < 2; ++a) {
            Statement turn(database, "INSERT INTO turns(thread, answer) VALUES (?, ?)");
            turn.bind(1, t).bind(2, longText(t * 100 + a, 200 + 13 * t)).run();
            Statement(database, "INSERT INTO ratings VALUES (?, 'right', '2026-02-02')").bind(1, database.lastInsertId()).run();
        }
    }
    for (int w = 1; w <= 40; ++w)
        Statement(database, "INSERT INTO wanted_papers(json, added_at) VALUES (?, '2026-03-03')")
            .bind(1, u"{\"csl\": {\"title\": \"%1\"}}"_s.arg(longText(w, 20)))
            .run();
    for (int e = 1; e <= 6; ++e) {
        Statement(database, "INSERT INTO evidence_tables(id, name, created_at) VALUES (?, ?, '2026')")
            .bind(1, e)
            .bind(2, longText(e, 3))
            .run();
        for (int r = 0; r < 30; ++r)
            Statement(database,
                "INSERT INTO evidence_rows(evidence_table, place, claim, notes, confidence, citation, question, added_at) "
                "VALUES (?, ?, ?, ?, '', '{}', 'Why?', '2026')")
                .bind(1, e)
                .bind(2, r + 0.5)
                .bind(3, longText(e * 50 + r, 20))
                .bind(4, longText(e * 70 + r, 25))
                .run();
        for (int q = 1; q <= 4; ++q)
            Statement(database, "INSERT INTO matrix_questions(id, evidence_table, place, question) VALUES (?, ?, ?, ?)")
                .bind(1, e * 10 + q)
                .bind(2, e)
                .bind(3, q + 0.25)
                .bind(4, longText(e * 11 + q, 8))
                .run();
        for (int p = 1; p <= 5; ++p)
            Statement(database,
                "INSERT INTO matrix_papers(id, evidence_table, place, document, sha256, source, title) VALUES "
                "(?, ?, ?, ?, 'hash', 'Smith 2020', 'On naps')")
                .bind(1, e * 10 + p)
                .bind(2, e)
                .bind(3, p + 0.75)
                .bind(4, p)
                .run();
        for (int q = 1; q <= 4; ++q)
            for (int p = 1; p <= 5; ++p)
                Statement(database, "INSERT INTO matrix_cells VALUES (?, ?, 'quoted', ?, 'user', '2026')")
                    .bind(1, e * 10 + q)
                    .bind(2, e * 10 + p)
                    .bind(3, longText(q * p, 30))
                    .run();
    }
    transaction.commit();
}

} // namespace

void TestRescue::initTestCase()
{
    m_mother = std::make_unique<QTemporaryDir>();
    const QString path = m_mother->filePath(u"sound.adduce"_s);
    {
        Database database = Library(path).open();
        fill(database);
    }
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_bytes = file.readAll();
    m_rows = salvage(path).tables;
    for (const QString &table : kOfUsers)
        QVERIFY2(!m_rows[table].rows.empty(), qPrintable(table));
}

void TestRescue::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestRescue::write(const QByteArray &bytes) const
{
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QCOMPARE(file.write(bytes), bytes.size());
}

std::pair<Library, RescueReport> TestRescue::rescued() const
{
    const QString fresh = m_folder->filePath(u"fresh.adduce"_s);
    for (const QString &side : { QString(), u"-wal"_s, u"-shm"_s })
        QFile::remove(fresh + side);
    Library library(fresh);
    RescueReport report = takeOver(salvage(path()), library);
    return { std::move(library), std::move(report) };
}

void TestRescue::aSoundLibraryComesWhole()
{
    write(m_bytes);
    const auto [library, report] = rescued();
    QCOMPARE(report.unreadablePages + report.unreadableRows + report.doubtfulPages + report.orphans + report.unnamed, 0);
    QVERIFY(report.incomplete.empty());
    Database database = library.open();
    for (const auto &[name, table] : m_rows) {
        const std::set<QString> found = rowsIn(database, name, table.columns);
        if (kOfUsers.contains(name))
            for (const StoredRow &row : table.rows)
                QVERIFY2(found.contains(wordsOf(row)), qPrintable(name + u": "_s + wordsOf(row)));
        QCOMPARE(found.size(), table.rows.size());
    }
    Statement check(database, "PRAGMA integrity_check");
    QVERIFY(check.step());
    QCOMPARE(check.text(0), u"ok"_s);
    QVERIFY(!Statement(database, "PRAGMA foreign_key_check").step());
    Statement words(database, "SELECT count(*) FROM chunks_fts WHERE chunks_fts MATCH 'word1*'");
    QVERIFY(words.step());
    QVERIFY(words.number(0) > 0);
}

/// Its page can be read, and those of what it is nothing without.
bool TestRescue::isReadable(const QString &table, const StoredRow &row, const std::set<quint32> &damaged) const
{
    if (std::ranges::any_of(row.pages, [&](quint32 page) { return damaged.contains(page); }))
        return false;
    for (const Owner &owner : kOwners) {
        if (owner.table != table)
            continue;
        const Salvage::Table &owners = m_rows.at(owner.owner);
        const StoredValue &key = row.values[static_cast<std::size_t>(m_rows.at(table).columns.indexOf(owner.column))];
        const auto found = std::ranges::find(owners.rows, key,
            [&](const StoredRow &o) { return o.values[static_cast<std::size_t>(owners.columns.indexOf(owner.key))]; });
        if (found != owners.rows.end() && !isReadable(owner.owner, *found, damaged))
            return false;
    }
    return true;
}

void TestRescue::whatUsersMadeComesOver_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("files");
    QTest::newRow("changed bytes") << u"flip"_s << (isFull() ? 200 : 20);
    QTest::newRow("zeroed pages") << u"zero"_s << (isFull() ? 100 : 10);
    QTest::newRow("cut short") << u"cut"_s << (isFull() ? 50 : 5);
}

void TestRescue::whatUsersMadeComesOver()
{
    QFETCH(QString, kind);
    QFETCH(int, files);
    const int pages = static_cast<int>(m_bytes.size() / kPage);
    qint64 readable = 0;
    qint64 came = 0;
    std::map<QString, std::pair<qint64, qint64>> of;
    for (int file = 0; file < files; ++file) {
        std::mt19937 random(static_cast<unsigned>(file * 7919 + kind.size()));
        const auto any = [&](int below) { return static_cast<int>(random() % static_cast<unsigned>(below)); };
        QByteArray bytes = m_bytes;
        std::set<quint32> damaged;
        const auto harm = [&](int page) { damaged.insert(static_cast<quint32>(page + 1)); };
        if (kind == u"flip"_s) {
            for (int i = 0, most = 1 + any(16); i < most; ++i) {
                const int at = file % 4 == 0 && i == 0 ? any(kPage * 3) : any(static_cast<int>(bytes.size())); // the schema, too
                bytes[at] = static_cast<char>(bytes[at] ^ (1 + any(255)));
                harm(at / kPage);
            }
        } else if (kind == u"zero"_s) {
            for (int i = 0, most = 1 + any(8); i < most; ++i) {
                const int page = file % 5 == 0 && i == 0 ? any(4) : any(pages);
                bytes.replace(page * kPage, kPage, QByteArray(kPage, '\0'));
                harm(page);
            }
        } else {
            bytes.truncate(static_cast<qsizetype>(bytes.size() * (file + 1) / (files + 1) + any(kPage)));
            for (int page = static_cast<int>(bytes.size() / kPage); page < pages; ++page)
                harm(page);
        }
        write(bytes);
        const auto [library, report] = rescued();
        Database database = library.open();
        for (const QString &table : kOfUsers) {
            const std::set<QString> found = rowsIn(database, table, m_rows[table].columns);
            for (const StoredRow &row : m_rows[table].rows) {
                if (!isReadable(table, row, damaged))
                    continue;
                const bool isThere = found.contains(wordsOf(row))
                    || (table == u"documents"_s && !report.incomplete.empty()); // its state says that it is read again
                ++readable;
                ++of[table].second;
                came += isThere ? 1 : 0;
                of[table].first += isThere ? 1 : 0;
            }
        }
        Statement check(database, "PRAGMA integrity_check");
        QVERIFY(check.step());
        QCOMPARE(check.text(0), u"ok"_s);
        QVERIFY(!Statement(database, "PRAGMA foreign_key_check").step());
    }
    QVERIFY(readable > 0);
    QString words = u"%1 of %2 rows, %3 %; "_s.arg(came).arg(readable).arg(
        100.0 * static_cast<double>(came) / static_cast<double>(readable), 0, 'f', 2);
    for (const auto &[table, counts] : of)
        words += u"%1 %2/%3 "_s.arg(table).arg(counts.first).arg(counts.second);
    qInfo("%s: %s", qPrintable(kind), qPrintable(words));
    QVERIFY2(came >= readable * 95 / 100, qPrintable(words));
}

/// The first page holds the head of the file and where the schema begins.
void TestRescue::withoutAHead()
{
    QByteArray bytes = m_bytes;
    bytes.replace(0, kPage, QByteArray(kPage, '\0'));
    write(bytes);
    const auto [library, report] = rescued();
    QVERIFY(!report.hasSchema);
    for (const QString &table : kOfUsers)
        QCOMPARE(report.rows.at(table), static_cast<int>(m_rows[table].rows.size()));
}

void TestRescue::withoutASchema()
{
    {
        write(m_bytes);
        Database database(path());
        database.execute("PRAGMA journal_mode = DELETE");
    }
    QFile file(path());
    QVERIFY(file.open(QIODevice::ReadWrite));
    file.seek(100);
    file.write(QByteArray(kPage - 100, '\xff')); // the head alone is left
    file.close();
    const auto [library, report] = rescued();
    QCOMPARE(report.rows.at(u"threads"_s), 80);
}

void TestRescue::deletedThreadsStayDeleted()
{
    write(m_bytes);
    {
        Database database = Library(path()).open();
        database.execute("DELETE FROM threads WHERE id > 10");
    }
    const auto [library, report] = rescued();
    QCOMPARE(report.rows.at(u"threads"_s), 10);
    QCOMPARE(report.rows.at(u"turns"_s), 20);
}

void TestRescue::answersOfALostThreadGetOne()
{
    QByteArray bytes = m_bytes;
    for (const StoredRow &row : m_rows[u"threads"_s].rows)
        bytes.replace(static_cast<qsizetype>(row.pages.front() - 1) * kPage, kPage, QByteArray(kPage, '\0'));
    write(bytes);
    const auto [library, report] = rescued();
    QVERIFY(report.unnamed > 0);
    QCOMPARE(report.rows.at(u"turns"_s), 160);
    Database database = library.open();
    Statement named(database, "SELECT count(*) FROM threads WHERE title = 'Rescued thread'");
    QVERIFY(named.step());
    QCOMPARE(named.number(0), report.unnamed);
}

void TestRescue::papersWithGapsAreSetAside()
{
    QByteArray bytes = m_bytes;
    const quint32 page = m_rows[u"pages"_s].rows[50].pages.front();
    std::set<qint64> hit;
    for (const StoredRow &row : m_rows[u"pages"_s].rows)
        if (std::ranges::find(row.pages, page) != row.pages.end())
            hit.insert(std::get<qint64>(row.values.front()));
    bytes.replace(static_cast<qsizetype>(page - 1) * kPage, kPage, QByteArray(kPage, '\0'));
    write(bytes);
    const auto [library, report] = rescued();
    QCOMPARE(report.incomplete.size(), hit.size());
    Database database = library.open();
    for (const DocumentId id : report.incomplete) {
        QVERIFY(hit.contains(id.value));
        const auto row = DocumentStore(database).find(id);
        QCOMPARE(row->state, DocumentState::Failed);
        QCOMPARE(row->reason, ErrorKind::Damaged);
        QCOMPARE(row->chunks, 0);
    }
}

void TestRescue::hostileFilesEnd()
{
    for (const QByteArray &bytes :
        { QByteArray(), QByteArray("SQLite format 3"), QByteArray(10, '\0'), QByteArray(70'000, '\x0d'),
            QByteArray(70'000, '\x05'), QByteArray(70'000, '\xff'), m_bytes.left(100) + QByteArray(90'000, '\x05') }) {
        write(bytes);
        const Salvage rows = salvage(path());
        QVERIFY(rows.tables.empty());
    }
    // A chain that leads back to itself.
    QByteArray bytes = m_bytes;
    for (const StoredRow &row : m_rows[u"turns"_s].rows)
        for (std::size_t i = 1; i < row.pages.size(); ++i) {
            bytes[static_cast<qsizetype>(row.pages[i] - 1) * kPage + 2] = static_cast<char>(row.pages[i] >> 8U);
            bytes[static_cast<qsizetype>(row.pages[i] - 1) * kPage + 3] = static_cast<char>(row.pages[i]);
        }
    write(bytes);
    const Salvage rows = salvage(path());
    QVERIFY(rows.unreadableRows > 0);
}

void TestRescue::foreignTriggersDoNotComeOver()
{
    write(m_bytes);
    {
        Database database(path());
        database.execute("CREATE TRIGGER harvest AFTER INSERT ON threads BEGIN DELETE FROM turns; END;"
                         "CREATE TABLE more(a, b, c); INSERT INTO more VALUES (1, 2, 3)");
    }
    QCOMPARE(test::errorKindOf([&] { const Library library(path()); }), ErrorKind::ForeignSchema);
    const auto [library, report] = rescued();
    QCOMPARE(report.rows.at(u"turns"_s), 160);
    QVERIFY(!report.rows.contains(u"more"_s));
    const Library again(library.path());
    QCOMPARE(again.readOnly(), ReadOnly::No);
}

ADDUCE_TEST(TestRescue)
#include "test_rescue.moc"
