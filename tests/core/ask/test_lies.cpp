#include "core/ask/context_passages.h"
#include "core/guardrails/statement_check.h"
#include "core/library/text_store.h"
#include "tests/support/ingest_fixture.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_main.h"

#include <QRandomGenerator>
#include <QTest>
#include <numeric>

using namespace adduce;
using namespace Qt::StringLiterals;

namespace {

/// Sentences of real papers, and what a model could make of them.
class Liar
{
public:
    explicit Liar(const std::vector<ContextPassage> &given)
        : m_given(given)
    {
        for (std::size_t p = 0; p < given.size(); ++p)
            for (const ContextSentence &one : given[p].sentences)
                if (const auto words = one.sentence.text.count(u' '); words > 8 && words < 45 && one.sentence.text.endsWith(u'.'))
                    m_sentences.emplace_back(p, one.sentence.text);
    }

    [[nodiscard]] bool isEmpty() const { return m_sentences.empty(); }

    WrittenStatement truth()
    {
        const auto &[passage, text] = any();
        switch (m_random.bounded(3)) {
        case 0:
            return { text, { idOf(passage) }, quoteOf(text) };
        case 1: // as the page prints it, and under another name of the passage
            return { text, { u"doc/"_s + idOf(passage) }, text.section(u' ', 0, 30) };
        default:
            return { u"According to the paper, "_s + text.left(1).toLower() + text.mid(1), { idOf(passage) }, quoteOf(text) };
        }
    }

    /// Of five kinds in turn.
    WrittenStatement lie(int kind)
    {
        const auto &[passage, text] = any();
        switch (kind % 5) {
        case 0: // a citation of nothing
            return { text, { u"P%1"_s.arg(m_given.size() + 1 + m_random.bounded(50u)) },
                u"as was shown beyond doubt by all earlier work"_s };
        case 1: // the page of another
            return { text, { idOf((passage + 1) % m_given.size()) }, quoteOf(text) };
        case 2: { // other digits
            static const QRegularExpression digits(u"\\d+"_s);
            for (;;) {
                const auto &[where, sentence] = any();
                const auto found = digits.match(sentence);
                if (!found.hasMatch())
                    continue;
                QString changed = sentence;
                changed.replace(found.capturedStart(), found.capturedLength(),
                    QString::number(found.captured().toLongLong() + 3 + m_random.bounded(40)));
                return { changed, { idOf(where) }, quoteOf(sentence) };
            }
        }
        case 3: { // a quote that was never written
            QStringList words = text.split(u' ');
            for (qsizetype i = 0; i + 1 < words.size(); i += 2)
                words[i] = u"hardly"_s;
            return { text, { idOf(passage) }, words.mid(0, 30).join(u' ') };
        }
        default: // a name from nowhere
            return { text.chopped(1) + u" in the work of "_s + m_names.at(m_random.bounded(m_names.size())) + u'.',
                { idOf(passage) }, quoteOf(text) };
        }
    }

private:
    [[nodiscard]] const std::pair<std::size_t, QString> &any()
    {
        return m_sentences[m_random.bounded(static_cast<quint32>(m_sentences.size()))];
    }
    [[nodiscard]] QString idOf(std::size_t passage) const { return m_given[passage].id; }
    static QString quoteOf(const QString &text) { return text.split(u' ').mid(0, 25).join(u' '); }

    const std::vector<ContextPassage> &m_given;
    std::vector<std::pair<std::size_t, QString>> m_sentences;
    QRandomGenerator m_random { 7391 };
    QStringList m_names { u"Zarkowski"_s, u"Thunderfield"_s, u"XKQ9"_s, u"Obrenovic"_s, u"Quillfeather"_s };
};

} // namespace

class TestLies : public QObject
{
    Q_OBJECT

private slots:
    void liesAboutRealPapers();
};

void TestLies::liesAboutRealPapers()
{
    const QString folder = test::sharedData(u"papers-health"_s);
    if (folder.isEmpty())
        QSKIP("no shared data");
    test::IngestFixture library;
    library.add({ folder });
    std::vector<Passage> passages;
    const TextStore texts(library.database());
    for (const DocumentRow &row : library.rows())
        for (const Chunk &chunk : texts.chunks(row.id))
            if (chunk.kind == ChunkKind::Text && passages.size() < 60 && chunk.ordinal % 3 == 1)
                passages.push_back(Passage {
                    chunk.id, row.id, chunk.section, chunk.ordinal, chunk.firstPage, chunk.lastPage, true, true, {}, {}, 0, {} });
    PassageReader reader(library.database());
    const std::vector<ContextPassage> given = contextPassages(reader.read(passages), reader.documents());
    QVERIFY(given.size() > 20);
    Liar liar(given);
    QVERIFY(!liar.isEmpty());

    std::array<int, 5> caught {};
    for (int i = 0; i < 200; ++i) {
        const WrittenStatement lie = liar.lie(i);
        const CheckedStatement checked = check(lie, given, nullptr);
        bool isHarmless = !checked.isKept;
        if (checked.isKept && i % 5 == 1) // put right: it names the passage that holds the words
            isHarmless = given[checked.passage].text.contains(lie.text.left(40));
        if (checked.isKept && i % 5 == 2) // repaired: the clause with the number is gone
            isHarmless = checked.text.size() < lie.text.size() && !checked.removed.empty()
                && !checked.text.contains(checked.removed.front().detail);
        if (checked.isKept && i % 5 == 4) // repaired: the name is gone
            isHarmless = !checked.text.contains(u"in the work of"_s);
        caught[static_cast<std::size_t>(i % 5)] += static_cast<int>(isHarmless);
        if (!isHarmless)
            qInfo("kept a lie of kind %d: %s", i % 5, qPrintable(checked.text.left(300)));
    }
    int kept = 0;
    for (int i = 0; i < 100; ++i) {
        const WrittenStatement truth = liar.truth();
        const CheckedStatement checked = check(truth, given, nullptr);
        const bool isWhole = checked.isKept && checked.removed.empty();
        kept += static_cast<int>(isWhole);
        if (!isWhole)
            qInfo("took a true one out (%s, %s): %s", qPrintable(nameOf(checked.removed.back().reason)),
                qPrintable(checked.removed.back().detail), qPrintable(truth.text.left(300)));
    }
    const int lies = std::accumulate(caught.begin(), caught.end(), 0);
    qInfo("lies caught: %d of 200 (citations %d, pages %d, digits %d, quotes %d, names %d of 40 each); true ones kept: %d of 100",
        lies, caught[0], caught[1], caught[2], caught[3], caught[4], kept);
    QVERIFY(lies >= 198);
    QVERIFY(kept >= 99);
}

ADDUCE_TEST(TestLies)
#include "test_lies.moc"
