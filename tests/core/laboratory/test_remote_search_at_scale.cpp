#include "core/library/document_store.h"
#include "tests/core/laboratory/searched_laboratory.h"
#include "tests/support/jsonl.h"
#include "tests/support/postgres_server.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_main.h"

#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::PostgresServer;
using test::SearchedLaboratory;

/// The server ranks as the desk where there is much to rank. ADDUCE_FULL_TESTS: 100,000 passages and 200 questions, with the times for
/// docs/SCALE.md.
class TestRemoteSearchAtScale : public QObject
{
    Q_OBJECT

private slots:
    void ranksAreTheDesks();
};

namespace {

const std::array kCollections { u"retrieval-cacm"_s, u"retrieval-cranfield"_s, u"retrieval-lisa"_s, u"retrieval-med"_s,
    u"retrieval-pubmedqa"_s, u"retrieval-scifact"_s };
constexpr int kPassagesAPaper = 100;

/// Passages of abstracts as tests/laboratory/make_passages.py mixes them, and questions of the same collections.
class MixedAbstracts
{
public:
    MixedAbstracts()
    {
        static const QRegularExpression between(u"(?<=[.!?])\\s+"_s);
        for (const QString &name : kCollections) {
            const QString folder = test::sharedData(name);
            std::vector<QStringList> texts;
            if (!folder.isEmpty())
                test::forEachLine(folder + u"/corpus.jsonl.gz"_s, [&](const QJsonObject &line) {
                    if (const QStringList sentences = line[u"text"_s].toString().split(between); sentences.size() > 2)
                        texts.push_back(sentences);
                });
            if (!texts.empty()) {
                readQuestions(folder);
                m_collections.push_back(std::move(texts));
            }
        }
        std::ranges::shuffle(m_questions, m_random);
    }
    [[nodiscard]] bool isEmpty() const { return m_collections.empty(); }
    [[nodiscard]] const std::vector<QString> &questions() const { return m_questions; }

    /// Most of one abstract, the rest of a second one, and one or two names that few other passages have.
    [[nodiscard]] QString passage()
    {
        const std::vector<QStringList> &texts = m_collections[index(m_collections.size())];
        const auto wanted = static_cast<qsizetype>(index(4)) + 6;
        QStringList sentences = some(texts[index(texts.size())], wanted - 2);
        sentences << some(texts[index(texts.size())], wanted - sentences.size());
        for (std::size_t names = 1 + index(2); names > 0; --names)
            sentences << u"x%1."_s.arg(static_cast<int>(std::pow(100'000.0, m_random.generateDouble())), 0, 16);
        return sentences.join(u' ').simplified();
    }

private:
    void readQuestions(const QString &folder)
    {
        test::forEachLine(folder + u"/queries.jsonl"_s,
            [&](const QJsonObject &line) { m_questions.push_back(line[u"text"_s].toString().simplified()); });
    }
    std::size_t index(std::size_t size) { return m_random.bounded(static_cast<quint32>(size)); }
    QStringList some(QStringList sentences, qsizetype most)
    {
        std::ranges::shuffle(sentences, m_random);
        return sentences.mid(0, most);
    }

    QRandomGenerator m_random { 20261130 };
    std::vector<std::vector<QStringList>> m_collections;
    std::vector<QString> m_questions;
};

/// One passage a page.
void addPaper(SearchedLaboratory &laboratory, MixedAbstracts &made, int number)
{
    const QString name = u"paper %1"_s.arg(number);
    Document document;
    document.metadata.title = name;
    std::vector<Chunk> chunks;
    for (int i = 0; i < kPassagesAPaper; ++i) {
        const QString text = made.passage();
        document.pages.push_back({ QString::number(i + 1), QSizeF(1, 1), text });
        document.sentences.push_back(
            { text, SentenceKind::Body, -1, true, false, { { i, 0, static_cast<int>(text.size()), {} } } });
        Chunk chunk;
        chunk.stableId = u"%1-%2"_s.arg(number).arg(i);
        chunk.ordinal = chunk.firstSentence = chunk.lastSentence = chunk.firstPage = chunk.lastPage = i;
        chunk.text = text;
        chunks.push_back(chunk);
    }
    Database &database = laboratory.library.database();
    DocumentStore store(database);
    Transaction transaction(database);
    const DocumentId id = store.insert(u"/%1.pdf"_s.arg(name));
    store.setIdentity(id, QString::fromLatin1(QCryptographicHash::hash(name.toUtf8(), QCryptographicHash::Sha256).toHex()), 1);
    TextStore(database).save(id, document, chunks);
    transaction.commit();
}

/// "median 1.2 ms, 95th 3.4 ms"
QString told(std::vector<double> times)
{
    std::ranges::sort(times);
    return u"median %1 ms, 95th %2 ms"_s.arg(times[times.size() / 2], 0, 'f', 1).arg(times[times.size() * 95 / 100], 0, 'f', 1);
}

double millisecondsOf(const auto &work)
{
    QElapsedTimer clock;
    clock.start();
    work();
    return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

} // namespace

void TestRemoteSearchAtScale::ranksAreTheDesks()
{
    MixedAbstracts made;
    PostgresServer *server = PostgresServer::installed();
    if (!server || made.isEmpty())
        QSKIP("PostgreSQL or the measuring data are not here");
    const bool isFull = qEnvironmentVariableIsSet("ADDUCE_FULL_TESTS");
    const LaboratoryAddress administrator = server->newDatabase(u"scale"_s);
    EgressGate gate;
    createLaboratory(administrator, false, { gate });
    SearchedLaboratory laboratory(administrator);
    const int papers = isFull ? 1'000 : 20;
    for (int i = 0; i < papers; ++i)
        addPaper(laboratory, made, i);
    const double pushed = millisecondsOf([&] { laboratory.share(); });
    const double merged = millisecondsOf([&] { laboratory.run("SELECT adduce.merge_postings(true)"); });
    laboratory.run("VACUUM ANALYZE");
    const QString file = keywordFileOf(laboratory.library.library().path());
    refreshKeywordFile(laboratory.library.database(), file, {});
    const KeywordIndex index = KeywordIndex::load(laboratory.library.database(), file);
    QCOMPARE(static_cast<int>(index.size()), papers * kPassagesAPaper);
    qInfo("%d papers of %d passages: pushed in %.0f s, merged in %.0f s", papers, kPassagesAPaper, pushed / 1e3, merged / 1e3);

    const std::size_t questions = std::min<std::size_t>(made.questions().size(), isFull ? 200 : 30);
    QVERIFY(questions >= 30);
    double overlap = 0;
    std::size_t passages = 0; // that were found there
    std::vector<double> here, there;
    for (std::size_t i = 0; i < questions; ++i) {
        const QString &question = made.questions()[i];
        overlap += laboratory.overlap(index, question); // which warms both
        here.push_back(millisecondsOf([&] { (void)laboratory.local(index, question); }));
        there.push_back(millisecondsOf([&] { passages += laboratory.found(question).size(); }));
    }
    overlap /= static_cast<double>(questions);
    qInfo("overlap@10 of %d questions: %.4f; desk %s; server %s", static_cast<int>(questions), overlap, qPrintable(told(here)),
        qPrintable(told(there)));
    QVERIFY(passages > 9 * questions); // hardly a question finds less than ten
    QVERIFY(overlap >= 0.95);
}

ADDUCE_TEST(TestRemoteSearchAtScale)
#include "test_remote_search_at_scale.moc"
