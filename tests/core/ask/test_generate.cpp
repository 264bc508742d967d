#include "core/ask/answer_words.h"
#include "core/ask/ask.h"
#include "core/guardrails/quote.h"
#include "core/library/collection_store.h"
#include "core/library/text_store.h"
#include "tests/support/ingest_fixture.h"
#include "tests/support/jsonl.h"
#include "tests/support/scripted_model.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTest>
#include <numeric>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::ScriptedModel;
using test::statement;
using test::written;

namespace {

const QString kQuestion = u"Does a nap improve the recall of word pairs?"_s;
const QString kNap = u"A nap of thirty minutes improves the recall of word pairs on the same day."_s;

/// A library of three papers, and a model that writes the answers over it.
struct Road
{
    test::LibraryFixture fixture;
    DocumentId sleep = fixture.add(u"sleep"_s, test::sleepPaper());
    DocumentId coffee = fixture.add(u"coffee"_s, test::coffeePaper());
    Retriever retriever { fixture.library() };
    Ask ask { fixture.library(), retriever, {} };
    std::shared_ptr<ScriptedModel> model;
    AnswerModel chosen;
    std::vector<AnswerSentence> told;
    std::stop_source stop;

    explicit Road(ScriptedModel::Script script)
        : model(std::make_shared<ScriptedModel>(std::move(script)))
        , chosen { .chat = model, .name = u"scripted"_s, .host = u"models.example.org"_s, .leaves = true }
    {
        fixture.learn();
    }
    Answer operator()(const QString &question = kQuestion)
    {
        const auto tell = [&](const AskEvent &event) {
            if (const auto *ready = std::get_if<SentenceReady>(&event))
                told.push_back(ready->sentence);
        };
        return ask({ question, {}, {}, chosen }, tell, stop.get_token());
    }
};

bool cautions(const Answer &answer, Caveat kind)
{
    return std::ranges::any_of(answer.caveats, [&](const CaveatNote &note) { return note.kind == kind; });
}

ChatReply broken(ChatReply reply, Error trouble)
{
    reply.finish = FinishReason::None;
    reply.trouble = std::move(trouble);
    return reply;
}

} // namespace

class TestGenerate : public QObject
{
    Q_OBJECT

private slots:
    void everySentenceIsProved();
    void whatIsTakenOut_data();
    void whatIsTakenOut();
    void aWrongPassageIsPutRight();
    void whatWasRefusedGoesBackOnce();
    void anotherFormGoesBackOnce();
    void withoutServerThePapersSpeak();
    void troubleInTheMiddleKeepsWhatWasProved();
    void noEndingIsNoWholeAnswer_data();
    void noEndingIsNoWholeAnswer();
    void stopKeepsWhatWasProved();
    void silenceIsARefusal();
    void nothingProvedIsSaid();
    void confidenceFalls_data();
    void confidenceFalls();
    void thePromptIsWhatTheTraceShows();
    void whatStaysHereIsNotSent();
    void aSmallContextGetsFewerPassages();
    void remarksNameNothingNew();
    void costs();
    void jsonComesBackEqual();
    void liesAboutRealPapers();
};

void TestGenerate::everySentenceIsProved()
{
    Road road([](const ChatRequest &, int) {
        return written({ statement(u"Napping for half an hour helps people to recall word pairs [P1]."_s,
            u"a nap of thirty minutes improves the recall of word pairs"_s) });
    });
    const Answer answer = road();
    QCOMPARE(answer.verdict, Verdict::Answered);
    QCOMPARE(answer.sentences.size(), std::size_t(1));
    QVERIFY(answer.sentences == road.told);
    QCOMPARE(answer.sentences[0].text, u"Napping for half an hour helps people to recall word pairs."_s);
    QCOMPARE(answer.sentences[0].citations.size(), std::size_t(1));
    const Citation &citation = answer.sentences[0].citations[0];
    QCOMPARE(citation.document, road.sleep);
    QCOMPARE(citation.quote, u"A nap of thirty minutes improves the recall of word pairs"_s);
    QVERIFY(!citation.rects.empty());
    QVERIFY(isVerbatim(citation.quote, TextStore(road.fixture.database()).page(citation.document, citation.page - 1)->text));
    QVERIFY(answer.writer.has_value());
    QCOMPARE(answer.writer->model, u"scripted"_s);
    QVERIFY(answer.writer->leaves);
    QVERIFY(answer.removed.empty());
    QCOMPARE(road.model->requests().size(), std::size_t(1));
    QVERIFY(road.model->requests()[0].schema.has_value());
}

void TestGenerate::whatIsTakenOut_data()
{
    QTest::addColumn<QJsonObject>("lie");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("left"); // of the statement, when a part stays
    const QString quote = u"A nap of thirty minutes improves the recall of word pairs"_s;
    QTest::newRow("invented quote") << statement(u"Naps help."_s, u"naps always help everybody with everything"_s)
                                    << u"not_on_page"_s << QString();
    QTest::newRow("no quote") << statement(u"Naps help."_s, QString()) << u"not_on_page"_s << QString();
    QTest::newRow("a digit in the quote") << statement(
        u"Naps help recall."_s, u"The nap group recalled 47 word pairs and the film group recalled 31 pairs"_s)
                                          << u"quote_differs"_s << QString();
    QTest::newRow("a digit in the text") << statement(u"A nap of 45 minutes improves recall."_s, quote) << u"number_not_there"_s
                                         << QString();
    QTest::newRow("another unit") << statement(u"A nap of thirty hours improves recall."_s, quote) << u"number_not_there"_s
                                  << QString();
    QTest::newRow("a name") << statement(u"Naps improve recall, as Ebbinghaus wrote."_s, quote) << u"name_not_there"_s
                            << QString();
    QTest::newRow("a gene") << statement(u"Naps raise BRCA1 and recall."_s, quote) << u"name_not_there"_s << QString();
    QTest::newRow("quoted words") << statement(u"Naps are \"a miracle cure\" for recall."_s, quote) << u"words_not_there"_s
                                  << QString();
    QTest::newRow("a denial") << statement(u"A nap of thirty minutes does not improve the recall of word pairs."_s, quote)
                              << u"denies_its_quote"_s << QString();
    QTest::newRow("a clause") << statement(u"A nap of thirty minutes improves recall; Ebbinghaus agreed."_s, quote)
                              << u"name_not_there"_s << u"A nap of thirty minutes improves recall."_s;
    QTest::newRow("a passage that was not given")
        << statement(u"A nap improves recall."_s, quote, { u"P99"_s }) << u"no_such_passage"_s << u"A nap improves recall."_s;
    QTest::newRow("nothing") << statement(QString(), quote) << u"no_sentence"_s << QString();
    QTest::newRow("endless") << statement(QString(5000, u'x'), quote) << u"no_sentence"_s << QString();
}

void TestGenerate::whatIsTakenOut()
{
    QFETCH(QJsonObject, lie);
    QFETCH(QString, reason);
    QFETCH(QString, left);
    Road road(
        [&](const ChatRequest &, int number) { return number == 0 ? written({ lie, statement(kNap, kNap) }) : written({}); });
    const Answer answer = road();
    QCOMPARE(answer.removed.size(), std::size_t(1));
    QCOMPARE(answer.removed[0].reason, reason);
    QVERIFY(words(answer.removed[0]) != reason); // it is said in words
    QStringList texts;
    for (const AnswerSentence &sentence : answer.sentences)
        texts << sentence.text;
    QCOMPARE(texts, left.isEmpty() ? QStringList { kNap } : (QStringList { left, kNap }));
    QCOMPARE(answer.confidence, Confidence::Medium);
    QCOMPARE(answer.reason, ConfidenceReason::SomeRemoved);
}

void TestGenerate::aWrongPassageIsPutRight()
{
    Road road(
        [](const ChatRequest &, int) { return written({ statement(kNap, kNap, { u"P2"_s }), statement(kNap + u' ', kNap) }); });
    const Answer answer = road();
    QCOMPARE(answer.sentences.size(), std::size_t(1)); // and what is said twice is told once
    QCOMPARE(answer.sentences[0].citations[0].document, road.sleep);
    QCOMPARE(comparable(answer.sentences[0].citations[0].quote), comparable(kNap));
}

void TestGenerate::whatWasRefusedGoesBackOnce()
{
    Road road([](const ChatRequest &, int) {
        return written({ statement(u"A nap of 45 minutes improves the recall of word pairs."_s, kNap) });
    });
    road.model = std::make_shared<ScriptedModel>([](const ChatRequest &request, int number) {
        if (number == 0)
            return written({ statement(u"A nap of 45 minutes improves recall."_s, kNap) });
        if (!request.messages.back().text.contains(u"A nap of 45 minutes improves recall."_s)
            || !request.messages.back().text.contains(u"45 min"_s))
            throw Error(ErrorKind::Internal);
        return written({ statement(u"A nap of thirty minutes improves recall."_s, kNap) });
    });
    road.chosen.chat = road.model;
    const Answer answer = road();
    QCOMPARE(road.model->requests().size(), std::size_t(2));
    QCOMPARE(answer.sentences.size(), std::size_t(1));
    QCOMPARE(answer.sentences[0].text, u"A nap of thirty minutes improves recall."_s);
    QCOMPARE(answer.removed.size(), std::size_t(1));
    QVERIFY(!cautions(answer, Caveat::ModelFailed));
}

void TestGenerate::anotherFormGoesBackOnce()
{
    Road road([](const ChatRequest &, int number) {
        ChatReply reply = written({ statement(kNap, kNap) });
        if (number == 0)
            reply.text = u"Naps help, says passage P1."_s;
        return reply;
    });
    const Answer answer = road();
    QCOMPARE(road.model->requests().size(), std::size_t(2));
    QCOMPARE(answer.sentences.size(), std::size_t(1));
    QVERIFY(answer.writer.has_value());
}

void TestGenerate::withoutServerThePapersSpeak()
{
    Road road([](const ChatRequest &, int) -> ChatReply { throw Error(ErrorKind::Unreachable, u"127.0.0.1"_s, u"refused"_s); });
    const Answer answer = road();
    QCOMPARE(answer.verdict, Verdict::Answered);
    QVERIFY(!answer.writer);
    QVERIFY(cautions(answer, Caveat::ModelFailed));
    QVERIFY(words(answer.caveats.front()).contains(u"127.0.0.1"_s));
    QVERIFY(std::ranges::find(answer.sentences, kNap, &AnswerSentence::text) != answer.sentences.end());
    QVERIFY(answer.sentences == road.told);
}

void TestGenerate::troubleInTheMiddleKeepsWhatWasProved()
{
    Road road([](const ChatRequest &, int) {
        ChatReply reply = written({ statement(kNap, kNap), statement(u"And more."_s, u"and a lot more"_s) });
        reply.text.chop(60);
        return broken(reply, Error(ErrorKind::Unreachable, u"models.example.org"_s));
    });
    const Answer answer = road();
    QCOMPARE(road.model->requests().size(), std::size_t(1)); // no repair of half an answer
    QCOMPARE(answer.sentences.size(), std::size_t(1));
    QVERIFY(answer.writer.has_value());
    QVERIFY(cautions(answer, Caveat::ModelBroke));
    QVERIFY(cautions(answer, Caveat::Partial));
}

void TestGenerate::noEndingIsNoWholeAnswer_data()
{
    QTest::addColumn<FinishReason>("finish");
    QTest::newRow("cut off") << FinishReason::Length;
    QTest::newRow("withheld") << FinishReason::Withheld;
    QTest::newRow("refused") << FinishReason::Refused;
    QTest::newRow("none") << FinishReason::None;
}

void TestGenerate::noEndingIsNoWholeAnswer()
{
    QFETCH(FinishReason, finish);
    Road road([&](const ChatRequest &, int) {
        ChatReply reply = written({ statement(kNap, kNap) });
        reply.finish = finish;
        return reply;
    });
    const Answer answer = road();
    QVERIFY(cautions(answer, Caveat::ModelBroke));
    QVERIFY(cautions(answer, Caveat::Partial));
    QCOMPARE(answer.sentences.size(), std::size_t(1));
}

void TestGenerate::stopKeepsWhatWasProved()
{
    Road road([](const ChatRequest &, int) {
        return written({ statement(kNap, kNap),
            statement(u"Caffeine shortened the time."_s, u"Caffeine shortened the ten kilometre time"_s) });
    });
    const auto tell = [&](const AskEvent &event) {
        if (std::holds_alternative<SentenceReady>(event))
            road.stop.request_stop();
    };
    const Answer answer = road.ask({ kQuestion, {}, {}, road.chosen }, tell, road.stop.get_token());
    QCOMPARE(answer.sentences.size(), std::size_t(1));
    QVERIFY(cautions(answer, Caveat::Partial));
    QVERIFY(!cautions(answer, Caveat::ModelBroke));
}

void TestGenerate::silenceIsARefusal()
{
    Road road([](const ChatRequest &, int) { return written({}, u"low"_s); });
    const Answer answer = road();
    QCOMPARE(answer.verdict, Verdict::NoEvidence);
    QVERIFY(cautions(answer, Caveat::ModelSilent));
    QVERIFY(!answer.search.nearest.empty());
    QCOMPARE(road.model->requests().size(), std::size_t(1));
}

void TestGenerate::nothingProvedIsSaid()
{
    Road road(
        [](const ChatRequest &, int) { return written({ statement(u"All is well."_s, u"all is well with everything"_s) }); });
    const Answer answer = road();
    QVERIFY(cautions(answer, Caveat::NothingKept));
    QVERIFY(!answer.writer);
    QCOMPARE(answer.verdict, Verdict::Answered);
    QCOMPARE(answer.removed.size(), std::size_t(2)); // of the answer and of its repair
}

void TestGenerate::confidenceFalls_data()
{
    QTest::addColumn<QString>("said");
    QTest::addColumn<Confidence>("shown");
    QTest::newRow("high") << u"high"_s << Confidence::High;
    QTest::newRow("medium") << u"medium"_s << Confidence::Medium;
    QTest::newRow("low") << u"low"_s << Confidence::Low;
    QTest::newRow("nonsense") << u"certain"_s << Confidence::High;
}

void TestGenerate::confidenceFalls()
{
    QFETCH(QString, said);
    QFETCH(Confidence, shown);
    Road road([&](const ChatRequest &, int) { return written({ statement(kNap, kNap) }, said); });
    QCOMPARE(road().confidence, shown);
}

void TestGenerate::thePromptIsWhatTheTraceShows()
{
    Road road([](const ChatRequest &, int) { return written({ statement(kNap, kNap) }); });
    const Answer answer = road();
    const ChatRequest request = road.model->requests().front();
    QJsonArray shown;
    for (const QJsonValue &stage : answer.trace[u"stages"].toArray())
        if (stage[u"stage"].toString() == u"write")
            shown = stage[u"generation"][u"passages"].toArray();
    QVERIFY(!shown.isEmpty());
    static const QRegularExpression block(
        u"<passage id=\"([^\"]*)\"[^>]*>\\n(.*?)\\n</passage>"_s, QRegularExpression::DotMatchesEverythingOption);
    qsizetype count = 0;
    for (auto it = block.globalMatch(request.messages.back().text); it.hasNext(); ++count) {
        const auto found = it.next();
        QCOMPARE(found.captured(1), shown[count][u"id"].toString());
        QCOMPARE(found.captured(2), shown[count][u"text"].toString());
        QCOMPARE(request.passages[static_cast<std::size_t>(count)].id, shown[count][u"chunk"].toString());
    }
    QCOMPARE(count, shown.size());
    QCOMPARE(static_cast<qsizetype>(request.passages.size()), shown.size());
}

void TestGenerate::whatStaysHereIsNotSent()
{
    const auto script = [](const ChatRequest &, int) { return written({ statement(kNap, kNap) }); };
    Road road(script);
    CollectionStore(road.fixture.database()).keepHere(std::array { road.sleep }, true);
    const Answer answer = road();
    QVERIFY(cautions(answer, Caveat::KeptHere));
    QVERIFY(!road.model->requests().front().messages.back().text.contains(kNap));
    for (const ChatRequest &request : road.model->requests()) {
        for (const OutgoingPassage &passage : request.passages)
            QVERIFY(!passage.staysHere);
    }
    Road local(script);
    local.chosen.leaves = false;
    CollectionStore(local.fixture.database()).keepHere(std::array { local.sleep }, true);
    QVERIFY(!cautions(local(), Caveat::KeptHere));
    QVERIFY(local.model->requests().front().messages.back().text.contains(kNap));
}

void TestGenerate::aSmallContextGetsFewerPassages()
{
    Road road([](const ChatRequest &, int) { return written({ statement(kNap, kNap) }); });
    road();
    const std::size_t all = road.model->requests().front().passages.size();
    const ChatRequest whole = road.model->requests().front();
    road.chosen.contextTokens = promptTokens(whole.messages) + road.chosen.maxTokens - 1;
    const Answer answer = road();
    const ChatRequest request = road.model->requests().back();
    QVERIFY(request.passages.size() < all);
    QVERIFY(promptTokens(request.messages) + request.maxTokens <= request.contextTokens);
    QCOMPARE(answer.sentences.size(), std::size_t(1));
}

void TestGenerate::remarksNameNothingNew()
{
    Road road([](const ChatRequest &, int) {
        return written(
            { statement(kNap, kNap) }, u"high"_s, { u"Only one trial speaks of it."_s, u"As Ebbinghaus said, all is lost."_s });
    });
    const Answer answer = road();
    QCOMPARE(std::ranges::count(answer.caveats, Caveat::Remark, &CaveatNote::kind), 1);
}

void TestGenerate::costs()
{
    Road road([](const ChatRequest &, int) { return written({ statement(kNap, kNap) }); });
    road.chosen.promptPrice = 2;
    road.chosen.answerPrice = 10;
    const Answer answer = road();
    QCOMPARE(answer.writer->promptTokens, 1000);
    QCOMPARE(answer.writer->answerTokens, 50);
    QCOMPARE(answer.writer->cost, 0.0025);
}

void TestGenerate::jsonComesBackEqual()
{
    Road road([](const ChatRequest &, int number) {
        return number == 0 ? written({ statement(kNap, kNap), statement(u"It was 45 there."_s, kNap) }, u"low"_s, { u"Small."_s })
                           : written({});
    });
    const Answer answer = road();
    QCOMPARE(answer.removed.size(), std::size_t(1));
    QVERIFY(answerFromJson(toJson(answer)) == answer);
}

namespace {

/// Sentences of real papers, and what a model could make of them.
class Liar
{
public:
    explicit Liar(const std::vector<GivenPassage> &given)
        : m_given(given)
    {
        for (std::size_t p = 0; p < given.size(); ++p)
            for (const GivenSentence &one : given[p].sentences)
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

    const std::vector<GivenPassage> &m_given;
    std::vector<std::pair<std::size_t, QString>> m_sentences;
    QRandomGenerator m_random { 7391 };
    QStringList m_names { u"Zarkowski"_s, u"Thunderfield"_s, u"XKQ9"_s, u"Obrenovic"_s, u"Quillfeather"_s };
};

} // namespace

void TestGenerate::liesAboutRealPapers()
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
    const std::vector<GivenPassage> given = givenPassages(passages, library.database());
    QVERIFY(given.size() > 20);
    Liar liar(given);
    QVERIFY(!liar.isEmpty());

    std::array<int, 5> caught {};
    for (int i = 0; i < 200; ++i) {
        const WrittenStatement lie = liar.lie(i);
        const CheckedStatement checked = check(lie, given);
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
        const CheckedStatement checked = check(truth, given);
        const bool isWhole = checked.isKept && checked.removed.empty();
        kept += static_cast<int>(isWhole);
        if (!isWhole)
            qInfo("took a true one out (%s, %s): %s", qPrintable(checked.removed.back().reason),
                qPrintable(checked.removed.back().detail), qPrintable(truth.text.left(300)));
    }
    const int lies = std::accumulate(caught.begin(), caught.end(), 0);
    qInfo("lies caught: %d of 200 (citations %d, pages %d, digits %d, quotes %d, names %d of 40 each); true ones kept: %d of 100",
        lies, caught[0], caught[1], caught[2], caught[3], caught[4], kept);
    QVERIFY(lies >= 198);
    QVERIFY(kept >= 99);
}

ADDUCE_TEST(TestGenerate)
#include "test_generate.moc"
