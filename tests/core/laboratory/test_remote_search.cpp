#include "core/laboratory/laboratory.h"
#include "core/laboratory/postgres.h"
#include "core/library/document_store.h"
#include "core/library/text_store.h"
#include "core/network/egress.h"
#include "tests/core/laboratory/searched_laboratory.h"
#include "tests/support/error_of.h"
#include "tests/support/jsonl.h"
#include "tests/support/library_fixture.h"
#include "tests/support/postgres_server.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_main.h"

#include <QRandomGenerator>
#include <QTest>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::PostgresServer;
using test::SearchedLaboratory;

/// Search on the server finds what the desk's own index finds, and gives way to nothing that is typed or replied.
class TestRemoteSearch : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void whatIsNeededToShowItComes();
    void scoresAreTheDesks();
    void ranksAreTheDesks();
    void ranksOfACollectionAreTheDesks();
    void everyLanguageIsFound();
    void longQuestionsAreAsked();
    void hostileQuestions_data();
    void hostileQuestions();
    void whatIsRemovedIsNotFound();
    void whatNothingHoldsFindsNothing();
    void frequenciesAreTheDesks();
    void liesAreRefused();
    void whereThereIsNoSearchIsTold();

private:
    PostgresServer *m_server = nullptr;
    LaboratoryAddress m_administrator;
    static inline int s_number = 0;
};

namespace {

/// Papers of made sentences, whose words are rare and common as in texts.
class MadeSentences
{
public:
    [[nodiscard]] QString words(int count)
    {
        QStringList words;
        while (words.size() < count) {
            const double place = std::pow(static_cast<double>(kVocabulary), m_random.generateDouble());
            words << made(static_cast<int>(place));
        }
        return words.join(u' ');
    }
    [[nodiscard]] QStringList paper()
    {
        QStringList lines;
        for (int i = 0; i < 12; ++i)
            lines << words(m_random.bounded(8, 16)) + u'.';
        return lines;
    }

private:
    static constexpr int kVocabulary = 400;
    /// Of letters that no stemmer cuts.
    static QString made(int number)
    {
        QString word = u"w"_s;
        for (; number > 0; number /= 10)
            word += u"bkmoptuvxz"[number % 10];
        return word + u'k';
    }
    QRandomGenerator m_random { 20261130 };
};

} // namespace

void TestRemoteSearch::init()
{
    m_server = PostgresServer::installed();
    if (!m_server)
        QSKIP("PostgreSQL 15 or later is not installed");
    m_administrator = m_server->newDatabase(u"search%1"_s.arg(++s_number));
    EgressGate gate;
    createLaboratory(m_administrator, false, { gate });
}

void TestRemoteSearch::whatIsNeededToShowItComes()
{
    SearchedLaboratory laboratory(m_administrator);
    const DocumentId id = laboratory.library.add(u"Of sleep"_s, test::sleepPaper());
    laboratory.library.add(u"Of coffee"_s, test::coffeePaper());
    laboratory.share();
    const std::vector<RemotePassage> found = laboratory.found(u"Does a nap improve the recall of word pairs?"_s);
    QVERIFY(found.size() >= 2);
    const RemotePassage &best = found.front();
    QCOMPARE(best.sha256, DocumentStore(laboratory.library.database()).find(id)->sha256);
    QCOMPARE(best.title, u"Of sleep"_s);
    QCOMPARE(best.source, u"Test 2020"_s);
    const std::vector<Chunk> chunks = TextStore(laboratory.library.database()).chunks(id);
    const auto chunk = std::ranges::find(chunks, best.stableId, &Chunk::stableId);
    QVERIFY(chunk != chunks.end());
    QCOMPARE(best.text, chunk->text);
    QCOMPARE(best.kind, chunk->kind);
    QCOMPARE(best.firstPage, chunk->firstPage);
    QCOMPARE(best.lastPage, chunk->lastPage);
    QCOMPARE(laboratory.remote->search(u"nap"_s, {}, 1).size(), std::size_t(1));
    QVERIFY(laboratory.remote->search(u"nap"_s, {}, 0).empty());
    QVERIFY(laboratory.remote->search(u"nap"_s, {}, -5).empty());
    QVERIFY(!laboratory.remote->search(u"nap"_s, {}, std::numeric_limits<int>::max()).empty());
    QVERIFY(DocumentStore(laboratory.empty.database()).list().empty()); // nothing of it was fetched
}

/// Of few passages nothing is estimated: every score is that of the desk.
void TestRemoteSearch::scoresAreTheDesks()
{
    SearchedLaboratory laboratory(m_administrator);
    laboratory.library.add(u"sleep"_s, test::sleepPaper());
    laboratory.library.add(u"coffee"_s, test::coffeePaper());
    laboratory.library.add(u"bridge"_s, test::bridgePaper());
    laboratory.share();
    const KeywordIndex index = laboratory.index();
    const std::vector<Bm25Parameters> all { {}, { .k1 = 0.9, .b = 0.4 }, { .k3 = 0, .neighbourWeight = 0 },
        { .neighbourWeight = 1.5, .neighbourDistance = 5 } };
    for (const Bm25Parameters &parameters : all)
        for (const QString &question : { u"Does a nap improve the recall of word pairs? Is recall better after a nap?"_s,
                 u"caffeine runners heart rate"_s, u"time of the day; time of runners"_s }) {
            const std::vector<RemotePassage> there = laboratory.remote->search(question, parameters, SearchedLaboratory::kWanted);
            const auto here = laboratory.local(index, question, parameters);
            QVERIFY(!here.empty());
            QCOMPARE(there.size(), here.size());
            for (std::size_t i = 0; i < here.size(); ++i) {
                QCOMPARE(there[i].stableId, here[i].first);
                QVERIFY2(std::abs(there[i].score - here[i].second) < 1e-4, qPrintable(question));
            }
        }
}

void TestRemoteSearch::ranksAreTheDesks()
{
    SearchedLaboratory laboratory(m_administrator);
    MadeSentences made;
    for (int i = 0; i < 100; ++i)
        laboratory.library.add(u"paper %1"_s.arg(i), made.paper());
    laboratory.share();
    laboratory.run("SELECT adduce.merge_postings(true)"); // large blocks give what small ones give
    const KeywordIndex index = laboratory.index();
    double sum = 0;
    constexpr int kQuestions = 40;
    for (int i = 0; i < kQuestions; ++i)
        sum += laboratory.overlap(index, made.words(2 + i % 8));
    QVERIFY2(sum / kQuestions >= 0.95, qPrintable(QString::number(sum / kQuestions)));
}

void TestRemoteSearch::ranksOfACollectionAreTheDesks()
{
    const QString data = test::sharedData(u"retrieval-med"_s);
    if (data.isEmpty())
        QSKIP("the measuring data are not here");
    SearchedLaboratory laboratory(m_administrator);
    constexpr int kTextsAPaper = 10; // as passages of papers stand together
    QStringList texts;
    int papers = 0;
    test::forEachLine(data + u"/corpus.jsonl.gz"_s, [&](const QJsonObject &line) {
        texts << line[u"text"_s].toString().simplified();
        if (texts.size() < kTextsAPaper)
            return;
        laboratory.library.add(u"med %1"_s.arg(++papers), texts);
        texts.clear();
    });
    laboratory.share();
    const KeywordIndex index = laboratory.index();
    double sum = 0;
    int questions = 0;
    test::forEachLine(data + u"/queries.jsonl"_s, [&](const QJsonObject &line) {
        sum += laboratory.overlap(index, line[u"text"_s].toString());
        ++questions;
    });
    QVERIFY(questions >= 30 && index.size() > 1000);
    qInfo("overlap@10 of %d questions over %d passages: %.3f", questions, static_cast<int>(index.size()), sum / questions);
    QVERIFY(sum / questions >= 0.95);
}

void TestRemoteSearch::everyLanguageIsFound()
{
    SearchedLaboratory laboratory(m_administrator);
    DocumentStore store(laboratory.library.database());
    const DocumentId german = laboratory.library.add(u"schlaf"_s,
        { u"Kurze Schläfchen verbesserten die Erinnerungen der Teilnehmerinnen."_s, u"Die Brücken wurden geprüft."_s });
    store.setLanguage(german, u"de"_s);
    const DocumentId chinese = laboratory.library.add(u"shuimian"_s, { u"睡眠不足影响学生的记忆。"_s, u"钢桥的疲劳。"_s });
    store.setLanguage(chinese, u"zh"_s);
    laboratory.library.add(u"sleep"_s, test::sleepPaper());
    laboratory.share();
    const KeywordIndex index = laboratory.index();
    for (const QString &question : { u"Verbessert ein Schläfchen die Erinnerung?"_s, u"geprüfte Brücke"_s, u"睡眠"_s, u"睡"_s,
             u"桥 nap"_s, u"Schlafchen recall"_s }) {
        const auto here = laboratory.local(index, question);
        QVERIFY2(!here.empty(), qPrintable(question));
        QCOMPARE(laboratory.found(question).front().stableId, here.front().first);
        QCOMPARE(laboratory.overlap(index, question), 1.0);
    }
}

void TestRemoteSearch::longQuestionsAreAsked()
{
    SearchedLaboratory laboratory(m_administrator);
    laboratory.library.add(u"sleep"_s, test::sleepPaper());
    laboratory.library.add(u"coffee"_s, test::coffeePaper());
    laboratory.share();
    QStringList unknown;
    for (int i = 0; i < 62; ++i)
        unknown << u"zz%1q"_s.arg(i);
    const QString question = unknown.join(u' ') + u" caffeine headache"_s; // 64 words, and the known ones last
    const std::vector<RemotePassage> found = laboratory.found(question);
    QVERIFY(!found.empty());
    QCOMPARE(found.front().title, u"coffee"_s);
    QCOMPARE(laboratory.overlap(laboratory.index(), question), 1.0);
}

void TestRemoteSearch::hostileQuestions_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<bool>("finds"); // a passage on naps is asked for among it
    QTest::newRow("empty") << QString() << false;
    QTest::newRow("spaces") << u" \t\n "_s << false;
    QTest::newRow("stop words") << u"What is the of and?"_s << false;
    QTest::newRow("marks") << u"\"'\\{}()[],;:&|!<->%_$1$$"_s << false;
    QTest::newRow("quotes") << u"nap' \"recall\" ''\"\" ‘nap’"_s << true;
    QTest::newRow("backslashes") << u"\\nap\\ \\\\ recall\\"_s << true;
    QTest::newRow("an array") << u"{nap,\"recall\"} {NULL} NULL"_s << true;
    QTest::newRow("a query") << u"nap & !recall | (nap:*) <-> 'pairs"_s << true;
    QTest::newRow("SQL") << u"nap'); DROP TABLE adduce.passages CASCADE; --"_s << true;
    QTest::newRow("SQL in an array") << u"nap\"}'::text[]); DELETE FROM adduce.documents; SELECT ('{\""_s << true;
    QTest::newRow("a zero") << u"nap"_s + QChar(0) + u"recall nap"_s << true;
    QTest::newRow("half a letter") << u"nap "_s + QChar(0xd83d) + u" x"_s + QChar(0xdc00) << true;
    QTest::newRow("a long word") << QString(10'000, u'a') << false;
    QTest::newRow("a long word, a short one") << QString(10'000, u'a') + u" nap"_s << true;
    QTest::newRow("long words side by side") << QString(3'000, u'a') + u' ' + QString(3'000, u'b') + u" nap"_s << true;
    QTest::newRow("many words") << u"nap recall sleep "_s.repeated(20'000) << true;
    QTest::newRow("letters without spaces") << QString(10'000, QChar(0x7761)) << false;
    QTest::newRow("marks that combine") << u"nap "_s + QString(10'000, QChar(0x301)) << true;
}

void TestRemoteSearch::hostileQuestions()
{
    QFETCH(QString, question);
    QFETCH(bool, finds);
    SearchedLaboratory laboratory(m_administrator);
    laboratory.library.add(u"sleep"_s, test::sleepPaper());
    laboratory.share();
    const KeywordIndex index = laboratory.index();
    QCOMPARE(!laboratory.found(question).empty(), finds);
    QCOMPARE(laboratory.overlap(index, question), 1.0);
    QVERIFY(!laboratory.remote->frequencies({ question, u"nap"_s, u"'\"\\{},"_s }).holding.isEmpty());
    QVERIFY(!laboratory.found(u"nap"_s).empty()); // all is where it was
}

void TestRemoteSearch::whatIsRemovedIsNotFound()
{
    SearchedLaboratory laboratory(m_administrator);
    laboratory.library.add(u"sleep"_s, test::sleepPaper());
    laboratory.library.add(u"coffee"_s, test::coffeePaper());
    laboratory.share();
    QVERIFY(!laboratory.found(u"caffeine of runners"_s).empty());
    laboratory.run("UPDATE adduce.documents SET is_removed = true WHERE metadata->'title'->>'value' = 'coffee'");
    QVERIFY(laboratory.found(u"caffeine of runners"_s).empty());
    for (const RemotePassage &passage : laboratory.found(u"time after ten minutes"_s))
        QCOMPARE(passage.title, u"sleep"_s);
    laboratory.run("SELECT adduce.merge_postings(true)");
    QVERIFY(laboratory.found(u"caffeine of runners"_s).empty());
    QVERIFY(!laboratory.found(u"nap"_s).empty());
    QCOMPARE(laboratory.remote->frequencies({ u"caffein"_s }).holding.value(u"caffein"_s), 0);
}

void TestRemoteSearch::whatNothingHoldsFindsNothing()
{
    SearchedLaboratory laboratory(m_administrator);
    QVERIFY(laboratory.found(u"nap"_s).empty()); // nothing there at all
    laboratory.library.add(u"sleep"_s, test::sleepPaper());
    laboratory.share();
    QVERIFY(laboratory.found(u"volcanic eruptions of Iceland"_s).empty());
    const TermFrequencies frequencies = laboratory.remote->frequencies({ u"volcan"_s, u"erupt"_s });
    QCOMPARE(frequencies.holding, (QHash<QString, qint64> { { u"volcan"_s, 0 }, { u"erupt"_s, 0 } }));
    QVERIFY(frequencies.passages > 0 && frequencies.length > frequencies.passages);
}

void TestRemoteSearch::frequenciesAreTheDesks()
{
    SearchedLaboratory laboratory(m_administrator);
    laboratory.library.add(u"sleep"_s, test::sleepPaper());
    laboratory.library.add(u"coffee"_s, test::coffeePaper());
    laboratory.share();
    const KeywordIndex index = laboratory.index();
    const QStringList terms { u"nap"_s, u"recal"_s, u"the"_s, u"caffein"_s, u"volcan"_s, u"nap"_s };
    const TermFrequencies frequencies = laboratory.remote->frequencies(terms);
    QCOMPARE(frequencies.passages, static_cast<qint64>(index.size()));
    QCOMPARE(frequencies.holding.size(), 5);
    for (const QString &term : terms)
        QCOMPARE(frequencies.holding.value(term), index.frequencyOf({ term }));
}

/// As a server that is hostile, or a disk that is not sound.
void TestRemoteSearch::liesAreRefused()
{
    SearchedLaboratory laboratory(m_administrator);
    laboratory.library.add(u"sleep"_s, test::sleepPaper());
    laboratory.share();
    const auto refused = [&] { return test::errorKindOf([&] { (void)laboratory.found(u"nap recall"_s); }); };
    const auto lie = [&](const QByteArray &column, const QByteArray &value) {
        const QByteArray restored = column + " = kept";
        laboratory.run(
            "ALTER TABLE adduce.passages DROP CONSTRAINT IF EXISTS passages_kind_check; ALTER TABLE adduce.passages ADD kept "
            "text; UPDATE adduce.passages SET kept = "
            + column + "; UPDATE adduce.passages SET " + column + " = " + value);
        const auto kind = refused();
        laboratory.run("UPDATE adduce.passages SET " + column + " = kept" + (column.endsWith("page") ? "::integer" : "")
            + "; ALTER TABLE adduce.passages DROP kept");
        return kind;
    };
    QCOMPARE(lie("first_page", "-7"), ErrorKind::BadReply);
    QCOMPARE(lie("last_page", "2000000000"), ErrorKind::BadReply);
    QCOMPARE(lie("last_page", "first_page - 1"), ErrorKind::BadReply);
    QCOMPARE(lie("kind", "'joke'"), ErrorKind::BadReply);
    QVERIFY(!laboratory.found(u"nap recall"_s).empty());

    const auto scored = [&](const QByteArray &score) {
        laboratory.run(
            "ALTER FUNCTION adduce.search_bm25 RENAME TO honest; CREATE FUNCTION adduce.search_bm25(text[], double precision[], "
            "integer, text[], text[], double precision, double precision, double precision, integer) RETURNS TABLE(passage "
            "bigint, score double precision) LANGUAGE sql AS $$ SELECT id, "
            + score + " FROM adduce.passages $$; GRANT EXECUTE ON FUNCTION adduce.search_bm25 TO PUBLIC");
        const auto kind = refused();
        laboratory.run("DROP FUNCTION adduce.search_bm25; ALTER FUNCTION adduce.honest RENAME TO search_bm25");
        return kind;
    };
    QCOMPARE(scored("'NaN'::float8"), ErrorKind::BadReply);
    QCOMPARE(scored("'Infinity'::float8"), ErrorKind::BadReply);
    QCOMPARE(scored("-1::float8"), ErrorKind::BadReply);
    QCOMPARE(scored("NULL::float8"), ErrorKind::BadReply);
    QCOMPARE(scored("generate_series(1, 100)::float8"), ErrorKind::BadReply); // more than were asked for
    laboratory.run(
        "CREATE OR REPLACE FUNCTION adduce.frequencies(terms text[]) RETURNS TABLE(term text, df bigint, passages bigint, "
        "length bigint) LANGUAGE sql AS $$ SELECT 'nap', 5::bigint, 3::bigint, 9::bigint $$");
    QCOMPARE(test::errorKindOf([&] { (void)laboratory.remote->frequencies({ u"nap"_s }); }), ErrorKind::BadReply);
}

void TestRemoteSearch::whereThereIsNoSearchIsTold()
{
    SearchedLaboratory laboratory(m_administrator);
    laboratory.run("UPDATE adduce.format SET version = 2, least_reader = 2, least_writer = 2");
    const auto opened = [&](test::LibraryFixture &library) {
        return test::errorKindOf([&] { (void)remotePassages(library.database(), { laboratory.gate }); });
    };
    QCOMPARE(opened(laboratory.empty), ErrorKind::BadInput);
    test::LibraryFixture alone;
    QCOMPARE(opened(alone), ErrorKind::BadInput);
    laboratory.gate.setRules({ .isLocalOnly = true });
    laboratory.run("UPDATE adduce.format SET laboratory = gen_random_uuid(), version = 3");
    QCOMPARE(opened(laboratory.empty), ErrorKind::BadInput); // another laboratory in its place
    m_server->kill();
    QCOMPARE(test::errorKindOf([&] { (void)laboratory.found(u"nap"_s); }), ErrorKind::LaboratoryAway);
    m_server->start();
}

ADDUCE_TEST(TestRemoteSearch)
#include "test_remote_search.moc"
