#include "core/base/error.h"
#include "core/index/keyword_index.h"
#include "core/index/keyword_terms.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/text_store.h"
#include "core/text/stemmer.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QTest>
#include <cmath>

using namespace adduce;
using namespace Qt::StringLiterals;

/// The index gives what BM25 over all chunks gives, from a file or not, whatever came and went since it was written.
class TestKeywordIndex : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_fixture = std::make_unique<test::LibraryFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void questionsBecomeTerms_data();
    void questionsBecomeTerms();
    void neighboursAreTold_data();
    void neighboursAreTold();
    void equalsBruteForce();
    void parametersCount();
    void theFileGivesTheSame();
    void whatCameAndWentIsSeen();
    void anotherFileIsNotTaken();
    void fewChangesAreNotWritten();
    void aFileThatCannotBeWrittenIsNoError();

private:
    void addPapers(int from, int to);
    [[nodiscard]] QString file() const { return keywordFileOf(m_fixture->library().path()); }
    [[nodiscard]] std::vector<KeywordHit> hits(
        const QString &question, const QString &path = {}, const DocumentScope &scope = {});
    std::unique_ptr<test::LibraryFixture> m_fixture;
};

namespace {

constexpr IndexParameters kFew { .inMemory = 200 };

const QStringList kWords { u"nap"_s, u"recall"_s, u"coffee"_s, u"runner"_s, u"bridge"_s, u"steel"_s, u"train"_s, u"memory"_s,
    u"sleep"_s, u"dose"_s, u"the"_s, u"of"_s };

/// How often the first stands at most so many words from the second.
qsizetype timesNear(const QStringList &terms, const QString &first, const QString &second, int distance)
{
    qsizetype times = 0;
    for (qsizetype i = 0; i < terms.size(); ++i)
        if (terms[i] == first) {
            const qsizetype from = std::max<qsizetype>(0, i - distance);
            times += terms.mid(from, i + distance + 1 - from).contains(second);
        }
    return times;
}

/// BM25 as the formula says it, over every chunk that the library has.
std::vector<KeywordHit> bruteForce(Database &database, const QString &question, int limit, const Bm25Parameters &parameters)
{
    Stemmer stem;
    std::vector<std::pair<ChunkId, QStringList>> chunks;
    Stemmers stemmers;
    double length = 0;
    Statement row(database,
        "SELECT chunks.id, unpacked(text), documents.title, (SELECT title FROM sections WHERE ordinal = chunks.section AND "
        "document = chunks.document) FROM chunks JOIN documents ON documents.id = document WHERE kind <> 'table_row'");
    while (row.step()) {
        chunks.emplace_back(ChunkId { row.integer(0) },
            indexTerms(row.text(1), stem) + indexTerms(row.text(2), stem) + indexTerms(row.text(3), stem));
        length += static_cast<double>(chunks.back().second.size());
    }
    const auto all = static_cast<double>(chunks.size());
    std::vector<KeywordHit> hits;
    for (const auto &[id, terms] : chunks) {
        double score = 0;
        const double norm = 1 - parameters.b + parameters.b * static_cast<double>(terms.size()) / (length / all);
        const auto add = [&, &here = terms](double weight, auto countIn) {
            const auto df =
                static_cast<double>(std::ranges::count_if(chunks, [&](const auto &chunk) { return countIn(chunk.second) > 0; }));
            const auto tf = static_cast<double>(countIn(here));
            if (tf > 0)
                score += weight * std::log(1 + (all - df + 0.5) / (df + 0.5)) * tf / (tf + parameters.k1 * norm);
        };
        const QueryTerms wanted = queryTerms(question, stemmers);
        for (const QueryTerm &word : wanted.words)
            add((parameters.k3 + 1) * word.sentences / (parameters.k3 + word.sentences),
                [&](const QStringList &in) { return in.count(word.terms.front()); });
        for (const auto &[first, second] : wanted.neighbours)
            add(parameters.neighbourWeight,
                [&, a = wanted.words[first].terms.front(), b = wanted.words[second].terms.front()](
                    const QStringList &in) { return timesNear(in, a, b, parameters.neighbourDistance); });
        if (score > 0)
            hits.push_back({ id, score });
    }
    std::ranges::sort(
        hits, [](const KeywordHit &a, const KeywordHit &b) { return a.bm25 != b.bm25 ? a.bm25 > b.bm25 : a.chunk < b.chunk; });
    hits.resize(std::min(hits.size(), static_cast<std::size_t>(limit)));
    return hits;
}

std::vector<KeywordHit> found(const KeywordIndex &index, const QString &question, const DocumentScope &scope, int limit)
{
    return index.search(index.prepare(question, {}), scope, limit);
}

/// The same scores from the top; ties may stand in either order, for rounding.
bool sameScores(const std::vector<KeywordHit> &found, const std::vector<KeywordHit> &expected)
{
    return std::ranges::equal(
        found, expected, [](const KeywordHit &a, const KeywordHit &b) { return std::abs(a.bm25 - b.bm25) < 1e-5; });
}

} // namespace

/// Papers of random words, the same every time.
void TestKeywordIndex::addPapers(int from, int to)
{
    for (int paper = from; paper < to; ++paper) {
        QRandomGenerator random(static_cast<quint32>(paper) + 1);
        QStringList sentences;
        for (int s = 0; s < 3 + paper % 5; ++s) {
            QStringList words;
            for (int w = 0; w < 5 + random.bounded(20); ++w)
                words << kWords[random.bounded(random.bounded(1, static_cast<int>(kWords.size()) + 1))];
            sentences << u"# Part %1"_s.arg(s) << words.join(u' ') + u'.'; // a chunk for each
        }
        m_fixture->add(u"paper%1"_s.arg(paper), sentences);
    }
}

std::vector<KeywordHit> TestKeywordIndex::hits(const QString &question, const QString &path, const DocumentScope &scope)
{
    return found(KeywordIndex::load(m_fixture->database(), path), question, scope, 100);
}

void TestKeywordIndex::questionsBecomeTerms_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QStringList>("terms");
    QTest::newRow("stems, each once") << u"Naps, napping and the nap of runners"_s << QStringList { u"nap"_s, u"runner"_s };
    QTest::newRow("words of the question itself") << u"What does this paper say of sleep?"_s << QStringList { u"sleep"_s };
    QTest::newRow("pairs") << u"睡眠不足"_s << QStringList { u"睡眠"_s, u"眠不"_s, u"不足"_s };
    QTest::newRow("a request") << u"I would be pleased to receive information on naps. Any articles dealing with sleep?"_s
                               << QStringList { u"nap"_s, u"sleep"_s };
    QTest::newRow("no request") << u"Does information need help to interest runners?"_s
                                << QStringList { u"inform"_s, u"need"_s, u"help"_s, u"interest"_s, u"runner"_s };
    QTest::newRow("a topic of research") << u"Is there publication bias?"_s << QStringList { u"public"_s, u"bia"_s };
    QTest::newRow("nothing") << u"what is the?!"_s << QStringList {};
    QTest::newRow("empty") << QString() << QStringList {};
}

void TestKeywordIndex::questionsBecomeTerms()
{
    QFETCH(QString, question);
    QFETCH(QStringList, terms);
    Stemmers stem;
    QStringList found;
    for (const QueryTerm &term : queryTerms(question, stem).words)
        found << term.terms;
    QCOMPARE(found, terms);
    QString page;
    for (int i = 0; i < 5000; ++i)
        page += u"word%1 "_s.arg(i);
    QCOMPARE(queryTerms(page, stem).words.size(), 64U);
}

void TestKeywordIndex::neighboursAreTold_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QStringList>("neighbours");
    QTest::addColumn<QList<int>>("sentences");
    QTest::newRow("side by side") << u"steel bridge"_s << QStringList { u"steel bridg"_s } << QList { 1, 1 };
    QTest::newRow("a stop word between") << u"dose of coffee"_s << QStringList { u"dose coffe"_s } << QList { 1, 1 };
    QTest::newRow("in clauses") << u"steel, bridges; trains: naps"_s << QStringList {} << QList { 1, 1, 1, 1 };
    QTest::newRow("in sentences") << u"Steel bridges. Trains on bridges? Bridges and bridges!"_s
                                  << QStringList { u"steel bridg"_s, u"train bridg"_s } << QList { 1, 3, 1 };
    QTest::newRow("a number's point parts nothing")
        << u"2.5 bridges"_s << QStringList { u"2 5"_s, u"5 bridg"_s } << QList { 1, 1, 1 };
    QTest::newRow("alone") << u"steel"_s << QStringList {} << QList { 1 };
    QTest::newRow("nothing") << QString() << QStringList {} << QList<int> {};
}

void TestKeywordIndex::neighboursAreTold()
{
    QFETCH(QString, question);
    QFETCH(QStringList, neighbours);
    QFETCH(QList<int>, sentences);
    Stemmers stem;
    const QueryTerms found = queryTerms(question, stem);
    QStringList pairs;
    for (const auto &[first, second] : found.neighbours)
        pairs << found.words[first].terms.front() + u' ' + found.words[second].terms.front();
    QCOMPARE(pairs, neighbours);
    QList<int> said;
    for (const QueryTerm &word : found.words)
        said << word.sentences;
    QCOMPARE(said, sentences);
}

void TestKeywordIndex::equalsBruteForce()
{
    addPapers(0, 40);
    for (const QString &question : { u"nap"_s, u"Does coffee help runners?"_s, u"steel bridges and trains"_s,
             u"sleep dose memory recall nap coffee runner bridge"_s, u"the of"_s, u"unheard"_s,
             u"Coffee and naps? Naps of runners. I would like papers on naps, sleep and memory."_s })
        QVERIFY2(sameScores(hits(question), bruteForce(m_fixture->database(), question, 100, {})), qPrintable(question));
    const auto all = hits(u"coffee"_s);
    const auto few = found(KeywordIndex::load(m_fixture->database(), {}), u"coffee"_s, {}, 3);
    QCOMPARE(few, std::vector(all.begin(), all.begin() + 3));
    QVERIFY(found(KeywordIndex::load(m_fixture->database(), {}), u"coffee"_s, {}, 0).empty());
    QVERIFY(hits(u"coffee"_s, {}, std::vector<DocumentId> {}).empty());
}

void TestKeywordIndex::parametersCount()
{
    addPapers(0, 10);
    const KeywordIndex index = KeywordIndex::load(m_fixture->database(), {});
    for (const Bm25Parameters &parameters :
        { Bm25Parameters { 0.9, 0.4 }, Bm25Parameters { 2, 1, 0, 0 }, Bm25Parameters { 0, 0.5, 1, 1, 5 } })
        QVERIFY(sameScores(index.search(index.prepare(u"coffee nap"_s, parameters), {}, 100),
            bruteForce(m_fixture->database(), u"coffee nap"_s, 100, parameters)));
}

void TestKeywordIndex::theFileGivesTheSame()
{
    addPapers(0, 60);
    const auto before = hits(u"coffee for runners"_s);
    refreshKeywordFile(m_fixture->database(), file(), {}, kFew);
    QVERIFY(QFile::exists(file()));
    QCOMPARE(hits(u"coffee for runners"_s, file()), before);
    const KeywordIndex index = KeywordIndex::load(m_fixture->database(), file());
    const QDateTime written = QFileInfo(file()).fileTime(QFileDevice::FileModificationTime);
    addPapers(300, 302);
    refreshKeywordFile(m_fixture->database(), file(), {}, kFew); // too little to write it anew
    QCOMPARE(QFileInfo(file()).fileTime(QFileDevice::FileModificationTime), written);
    for (const KeywordHit &hit : before)
        QCOMPARE(index.match(index.prepare(u"coffee for runners"_s, {}), hit.chunk)->bm25, hit.bm25);
}

void TestKeywordIndex::whatCameAndWentIsSeen()
{
    addPapers(0, 60);
    refreshKeywordFile(m_fixture->database(), file(), {}, kFew);
    QVERIFY(QFile::exists(file()));
    const auto before = hits(u"coffee"_s, file());
    {
        Transaction transaction(m_fixture->database());
        DocumentStore documents(m_fixture->database());
        for (const DocumentRow &row : documents.list()) // the newest first, whose chunks have the highest numbers
            if (row.id.value > 50)
                documents.remove(row.id);
        transaction.commit();
    }
    addPapers(200, 210); // no number is given twice
    const auto after = hits(u"coffee"_s, file());
    QSet<qint64> live;
    Statement row(m_fixture->database(), "SELECT id FROM chunks WHERE unpacked(text) LIKE '%coffee%'");
    while (row.step())
        live.insert(row.integer(0));
    QSet<qint64> listed;
    for (const KeywordHit &hit : found(KeywordIndex::load(m_fixture->database(), file()), u"coffee"_s, {}, 10'000))
        listed.insert(hit.chunk.value);
    QCOMPARE(listed, live);
    QVERIFY(after != before);
}

void TestKeywordIndex::anotherFileIsNotTaken()
{
    addPapers(0, 60);
    refreshKeywordFile(m_fixture->database(), file(), {}, kFew);
    QVERIFY(QFile::exists(file()));
    const auto before = hits(u"coffee"_s, file());
    test::LibraryFixture other;
    other.add(u"other"_s, { u"Coffee, coffee."_s });
    QCOMPARE(KeywordIndex::load(other.database(), file()).size(), 1U); // of another library
    QFile damaged(file());
    QVERIFY(damaged.open(QIODevice::ReadWrite));
    damaged.seek(damaged.size() / 2);
    damaged.write("damage");
    damaged.close();
    QCOMPARE(hits(u"coffee"_s, file()), before);
}

void TestKeywordIndex::fewChangesAreNotWritten()
{
    addPapers(0, 3);
    refreshKeywordFile(m_fixture->database(), file(), {}, kFew);
    QVERIFY(!QFile::exists(file())); // read at each start in no time
    std::stop_source stop;
    stop.request_stop();
    addPapers(3, 60);
    QVERIFY_THROWS_EXCEPTION(Error, refreshKeywordFile(m_fixture->database(), file(), stop.get_token(), kFew));
    QVERIFY(!QFile::exists(file()));
}

void TestKeywordIndex::aFileThatCannotBeWrittenIsNoError()
{
    addPapers(0, 60);
    const auto before = hits(u"coffee"_s);
    refreshKeywordFile(m_fixture->database(), u"/nowhere/at/all"_s, {}, kFew);
    QCOMPARE(hits(u"coffee"_s, u"/nowhere/at/all"_s), before);
}

ADDUCE_TEST(TestKeywordIndex)
#include "test_keyword_index.moc"
