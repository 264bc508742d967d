#include "core/embedding/learn.h"
#include "core/library/document_store.h"
#include "core/library/text_store.h"
#include "core/retrieval/retriever.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QElapsedTimer>
#include <QTest>
#include <atomic>
#include <mutex>
#include <random>
#include <set>
#include <thread>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Questions while the library changes: what was removed before a question is not found by it, what was there from
/// before it until after it is, and no passage is of a document that never held it. ADDUCE_FULL_TESTS: for ten minutes.
class TestChangingLibrary : public QObject
{
    Q_OBJECT

private slots:
    void everyAnswerIsOfItsMoment();
};

namespace {

/// The documents that are in the library now, and those that once were.
class Register
{
public:
    void add(DocumentId id)
    {
        const std::scoped_lock lock(m_mutex);
        m_there.insert(id);
    }
    /// Before it is removed: from now on nobody must find it any more, nor miss it.
    void leave(DocumentId id)
    {
        const std::scoped_lock lock(m_mutex);
        m_there.erase(id);
    }
    void remove(DocumentId id)
    {
        const std::scoped_lock lock(m_mutex);
        m_gone.insert(id);
    }

    [[nodiscard]] std::set<DocumentId> there() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_there;
    }
    [[nodiscard]] std::set<DocumentId> gone() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_gone;
    }

private:
    mutable std::mutex m_mutex;
    std::set<DocumentId> m_there;
    std::set<DocumentId> m_gone;
};

/// A word that one document alone holds.
QString wordOf(int number)
{
    return u"zq%1x"_s.arg(number);
}

/// Asks until told to end; what went wrong, if anything did.
QString askOn(const Library &library, const Retriever &retriever, const Register &documents, const std::atomic<bool> &done,
    std::atomic<int> &asked, unsigned seed)
{
    std::mt19937 random(seed);
    Database database = library.open();
    while (!done) {
        const std::set<DocumentId> goneBefore = documents.gone();
        const std::set<DocumentId> thereBefore = documents.there();
        DocumentId wanted;
        if (!thereBefore.empty())
            wanted = *std::next(thereBefore.begin(), static_cast<std::ptrdiff_t>(random() % thereBefore.size()));
        const QString question = u"naps and the recall of volunteers %1"_s.arg(wordOf(static_cast<int>(wanted.value)));
        const std::vector<Passage> found = retriever.find(database, question, {}, {});
        ++asked;
        for (const Passage &p : found) {
            if (goneBefore.contains(p.document))
                return u"document %1 was found after it was removed"_s.arg(p.document.value);
            const DocumentId holder = TextStore(database).documentOf(p.chunk);
            if (holder && holder != p.document) // none: it left meanwhile
                return u"a passage of another document"_s;
        }
        const bool isFound = std::ranges::any_of(found, [&](const Passage &p) { return p.document == wanted; });
        if (wanted && !isFound && documents.there().contains(wanted))
            return u"document %1 was not found"_s.arg(wanted.value);
    }
    return {};
}

} // namespace

void TestChangingLibrary::everyAnswerIsOfItsMoment()
{
    const bool full = qEnvironmentVariableIsSet("ADDUCE_FULL_TESTS");
    constexpr int kChanges = 120;
    constexpr qint64 kTenMinutes = 600'000;
    constexpr int kAskers = 3;
    test::LibraryFixture fixture;
    const Retriever retriever(fixture.library());
    Register documents;
    std::atomic<bool> done = false;
    std::atomic<int> asked = 0;
    std::array<QString, kAskers> faults;
    std::vector<std::jthread> askers;
    for (unsigned i = 0; i < kAskers; ++i)
        askers.emplace_back([&, i] {
            try {
                faults.at(i) = askOn(fixture.library(), retriever, documents, done, asked, i);
            } catch (const std::exception &error) {
                faults.at(i) = QString::fromUtf8(error.what());
            }
        });

    std::mt19937 random(5); // NOLINT: the same changes every time
    std::vector<DocumentId> live;
    QElapsedTimer clock;
    clock.start();
    constexpr std::size_t kMostLive = 40;
    for (int change = 0; full ? clock.elapsed() < kTenMinutes : change < kChanges; ++change) {
        const bool shrink = live.size() > kMostLive || (live.size() > 5 && random() % 3 == 0);
        if (shrink) {
            const auto at = live.begin() + static_cast<std::ptrdiff_t>(random() % live.size());
            const DocumentId id = *at;
            live.erase(at);
            documents.leave(id);
            DocumentStore(fixture.database()).remove(id);
            documents.remove(id);
        } else {
            // Its own number is the word that it alone holds, so it must be known before.
            Statement next(fixture.database(), "SELECT coalesce(max(id), 0) + 1 FROM documents");
            const int number = next.step() ? next.number(0) : 1;
            next.reset();
            if (documents.gone().contains(DocumentId { number })) { // SQLite gave it to another before
                fixture.add(u"paper%1"_s.arg(change), { u"A filler on bridges %1."_s.arg(change) });
                continue;
            }
            const DocumentId id = fixture.add(u"paper%1"_s.arg(change),
                test::sleepPaper()
                    + QStringList { u"Only here stands the word %1 of change %2."_s.arg(wordOf(number)).arg(change) });
            live.push_back(id);
            documents.add(id);
        }
        if (change % 10 == 9)
            refreshOwnIndexes(fixture.database(), {}, {}, {});
    }
    done = true;
    askers.clear();
    for (const QString &fault : faults)
        QCOMPARE(fault, QString());
    QVERIFY(asked > kAskers);
    qInfo("%d questions, %zu documents at the end", asked.load(), live.size());
}

ADDUCE_TEST(TestChangingLibrary)
#include "test_changing_library.moc"
