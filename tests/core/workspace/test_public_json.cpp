#include "core/workspace/public_json.h"
#include "tests/support/error_of.h"
#include "tests/support/places.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestPublicJson : public QObject
{
    Q_OBJECT

private slots:
    void comesBackAsItWas();
    void answersKeepTheirFields();
    void documentsSayWhyTheyFailed();
    void passagesAndRowsAreTold();
    void whatIsOfNoSenseIsRefused_data();
    void whatIsOfNoSenseIsRefused();
    void laterVersionsAreRefused();
    void everyFieldIsDocumented();
};

namespace {

const QDateTime kMoment(QDate(2026, 3, 1), QTime(12, 30), Qt::UTC);

PublicAnswer fullAnswer()
{
    Answer answer = test::answerOf(u"Why?"_s, u"So."_s, u"“Quoted” – 中."_s);
    answer.caveats = { { Caveat::SingleSource, {} } };
    answer.removed = { { u"Too much."_s, RemovalReason::NotOnPage } };
    answer.writer = Writer { u"model"_s, u"api.example.org"_s, true, 100, 20, 0.5 };
    answer.milliseconds = 12.5;
    answer.sentences.front().quoted = TextRange { 0, 2 };
    answer.alsoSaid = answer.sentences;
    answer.disagreements = { { { 0, u"26 %"_s }, { 0, u"31 %"_s } } };
    PublicAnswer full = publicAnswer(answer, { { 3 }, { 12 } });
    full.trace = QJsonObject { { u"stages"_s, QJsonArray() } };
    Answer refused = test::refusalOf(u"Why not?"_s);
    refused.search = { 4, 5, 600, 0.2, 0.25, { { u"sprint"_s, 2, 1, QStringList { u"dash"_s } } },
        { { 0.5, { u"Near."_s, {} }, { u"sprint"_s } } }, {}, { Suggestion::AddPapers }, {}, {}, 7 };
    refused.search.unsearched = { { { 4 }, u"locked.pdf"_s, DocumentState::Failed, ErrorKind::Encrypted } };
    refused.search.shorter = { { u"Why?"_s, { u"not"_s } } };
    refused.search.paper = Citation();
    const PublicAnswer refusal = publicAnswer(refused, {});
    full.message = refusal.message;
    full.search = refusal.search;
    return full;
}

/// Every field set.
PublicDocument fullDocument()
{
    DocumentRow row;
    row.id = { 7 };
    row.sha256 = QString(64, u'a');
    row.path = u"/papers/sandwich.pdf"_s;
    row.title = u"Object-Oriented Computation"_s;
    row.authors = { u"Achim Zeileis"_s };
    row.year = 2006;
    row.state = DocumentState::Failed;
    row.reason = ErrorKind::Encrypted;
    row.warnings = { u"repaired"_s };
    row.bytes = qint64(1) << 40;
    row.addedAt = kMoment;
    PublicDocument document = publicDocument(row);
    document.isFileMissing = false;
    document.wasAlreadyThere = true;
    return document;
}

SearchResults results()
{
    FoundPassage passage;
    passage.passage.chunk = { 1 };
    passage.passage.fused = 0.75;
    passage.chunk.text = u"A passage."_s;
    passage.document.path = u"/papers/naps.md"_s;
    FoundTableRow row { { { 2 }, 3.5 }, {}, passage.document };
    row.chunk.kind = ChunkKind::TableRow;
    row.chunk.firstPage = row.chunk.lastPage = 4;
    return { { passage }, { row }, {} };
}

PublicThread fullThread()
{
    ThreadRow row;
    row.id = { 3 };
    row.marks = { u"Why?"_s, true, { u"chapter 2"_s }, false };
    row.createdAt = row.updatedAt = kMoment;
    return publicThread(row);
}

/// As another program would get it.
template <class Value> Value thereAndBack(const Value &value)
{
    return fromPublicJson<Value>(QJsonDocument::fromJson(QJsonDocument(toPublicJson(value)).toJson()).object());
}

} // namespace

void TestPublicJson::comesBackAsItWas()
{
    PublicAnswer answer = fullAnswer();
    for (std::vector<AnswerSentence> *sentences : { &answer.sentences, &*answer.alsoSaid })
        for (AnswerSentence &sentence : *sentences)
            for (Citation &citation : sentence.citations)
                citation.pageCount = 0; // which is not told
    QCOMPARE(thereAndBack(answer), answer);
    QCOMPARE(thereAndBack(PublicAnswer()), PublicAnswer());
    answer.measured = MeasuredRate { 132, 116 };
    answer.rating = Rating::Partly;
    QCOMPARE(thereAndBack(answer), answer);
    QCOMPARE(thereAndBack(fullDocument()), fullDocument());
    QCOMPARE(thereAndBack(fullThread()), fullThread());
    const PublicConversation conversation { { 3 }, u"Why?"_s, { answer, answer } };
    QCOMPARE(thereAndBack(conversation), conversation);
    const PublicQuoteCheck check { { 3 }, u"Zeileis 2006"_s, u"aa"_s, 4, u"A quote."_s, u"found"_s, u"unchanged"_s };
    QCOMPARE(thereAndBack(check), check);
    const PublicVerifiedRow verified { u"So."_s, u"Zeileis 2006"_s, u"aa"_s, u"/a.pdf"_s, 4, u"A quote."_s, RowOutcome::Elsewhere,
        u"No."_s };
    QCOMPARE(thereAndBack(verified), verified);
    const PublicError error = publicError(Error(ErrorKind::Encrypted, u"a.pdf"_s, u"no password"_s));
    QCOMPARE(thereAndBack(error), error);
    const std::vector<PublicPassage> passages = publicPassages(results());
    QCOMPARE(listFromPublicJson<PublicPassage>(toPublicJson(passages)), passages);
}

void TestPublicJson::answersKeepTheirFields()
{
    const QJsonObject json = toPublicJson(publicAnswer(test::answerOf(u"Why?"_s, u"So."_s, u"Quoted."_s), { { 3 }, { 12 } }));
    QCOMPARE(json[u"version"_s].toInt(), kPublicJsonVersion);
    QCOMPARE(json[u"verdict"_s].toString(), u"answered"_s);
    QCOMPARE(json[u"confidence"_s].toString(), u"high"_s);
    QCOMPARE(json[u"trace"_s].toInt(), 12);
    QCOMPARE(json[u"thread"_s].toInt(), 3);
    QVERIFY(!json.contains(u"message"_s) && !json.contains(u"writer"_s) && !json.contains(u"search"_s));
    const QJsonObject citation = json[u"sentences"_s][0][u"citations"_s][0].toObject();
    QCOMPARE(citation[u"document"_s].toInt(), 7);
    QCOMPARE(citation[u"rects"_s], QJsonValue(QJsonArray { QJsonValue(QJsonArray { 72, 100, 372, 112 }) }));
    QVERIFY(!toPublicJson(publicAnswer(test::refusalOf(u"Why?"_s), {})).contains(u"reason"_s));
}

void TestPublicJson::documentsSayWhyTheyFailed()
{
    const QJsonObject failed = toPublicJson(fullDocument());
    QCOMPARE(failed[u"reason"_s].toString(), u"encrypted"_s);
    QVERIFY(failed[u"message"_s].toString().contains(u"sandwich.pdf"_s));
    const QJsonObject sound = toPublicJson(publicDocument({}));
    QVERIFY(sound[u"reason"_s].isNull() && sound[u"message"_s].isNull());
    QVERIFY(!sound.contains(u"file_missing"_s));
}

void TestPublicJson::passagesAndRowsAreTold()
{
    const QJsonArray json = toPublicJson(publicPassages(results()));
    QCOMPARE(json.size(), 2);
    QCOMPARE(json[0][u"score"_s].toDouble(), 0.75);
    QCOMPARE(json[0][u"first_page"_s].toInt(), 1);
    QVERIFY(!json[0].toObject().contains(u"bm25"_s));
    QCOMPARE(json[1][u"kind"_s].toString(), u"table_row"_s);
    QCOMPARE(json[1][u"bm25"_s].toDouble(), 3.5);
    QVERIFY(!json[1].toObject().contains(u"score"_s));
}

void TestPublicJson::whatIsOfNoSenseIsRefused_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("detail");
    QTest::newRow("missing") << QByteArray(R"("question":)") << QByteArray(R"("Question":)") << u"question: missing"_s;
    QTest::newRow("a number for a text") << QByteArray(R"("Why?")") << QByteArray("7") << u"question: no text"_s;
    QTest::newRow("null") << QByteArray(R"("Why?")") << QByteArray("null") << u"question: no text"_s;
    QTest::newRow("a word") << QByteArray(R"("answered")") << QByteArray(R"("perhaps")") << u"verdict: an unknown word"_s;
    QTest::newRow("a page and a half") << QByteArray(R"("page":4)") << QByteArray(R"("page":4.5)")
                                       << u"sentences[0].citations[0].page: no whole number"_s;
    QTest::newRow("a huge page") << QByteArray(R"("page":4)") << QByteArray(R"("page":4000000000)")
                                 << u"sentences[0].citations[0].page: too large a number"_s;
    QTest::newRow("a huge number") << QByteArray(R"("thread":3)") << QByteArray(R"("thread":1e300)")
                                   << u"thread: no whole number"_s;
    QTest::newRow("a text for a number") << QByteArray(R"("ms":12.5)") << QByteArray(R"("ms":"12.5")") << u"ms: no number"_s;
    QTest::newRow("half a rectangle") << QByteArray("[72,100,372,112]") << QByteArray("[72,100]")
                                      << u"sentences[0].citations[0].rects[0]: no rectangle of four numbers"_s;
    QTest::newRow("a text for a list") << QByteArray(R"(["sprint"])") << QByteArray(R"("sprint")")
                                       << u"search.nearest[0].lacks: no list"_s;
    QTest::newRow("a list for an object") << QByteArray(R"({"stages":[]})") << QByteArray("[]") << u"trace_detail: no object"_s;
}

void TestPublicJson::whatIsOfNoSenseIsRefused()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, detail);
    const QByteArray sound = QJsonDocument(toPublicJson(fullAnswer())).toJson(QJsonDocument::Compact);
    QByteArray changed = sound;
    changed.replace(from, to);
    QVERIFY(changed != sound);
    const QJsonObject json = QJsonDocument::fromJson(changed).object();
    QVERIFY(!json.isEmpty());
    const auto error = test::errorOf([&] { (void)fromPublicJson<PublicAnswer>(json); });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::BadInput);
    QCOMPARE(error->detail(), detail);
}

void TestPublicJson::laterVersionsAreRefused()
{
    QJsonObject json = toPublicJson(fullThread());
    json[u"joined"_s] = u"a field of a later time"_s;
    QCOMPARE(fromPublicJson<PublicThread>(json), fullThread());
    json.remove(u"version"_s); // as inside of another object
    QCOMPARE(fromPublicJson<PublicThread>(json), fullThread());
    json[u"version"_s] = kPublicJsonVersion + 1;
    QCOMPARE(test::errorKindOf([&] { (void)fromPublicJson<PublicThread>(json); }), ErrorKind::NewerFile);
    json[u"version"_s] = u"one"_s;
    QCOMPARE(test::errorKindOf([&] { (void)fromPublicJson<PublicThread>(json); }), ErrorKind::BadInput);
}

static void collectNames(const QJsonValue &json, QStringList &names)
{
    for (const QJsonValue &value : json.toArray())
        collectNames(value, names);
    const QJsonObject object = json.toObject();
    for (auto field = object.begin(); field != object.end(); ++field) {
        names << field.key();
        if (field.key() != u"trace_detail"_s)
            collectNames(field.value(), names);
    }
}

void TestPublicJson::everyFieldIsDocumented()
{
    QFile file(test::inSources(u"docs/JSON.md"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString page = QString::fromUtf8(file.readAll());
    QStringList names;
    for (const QJsonObject &json : { toPublicJson(fullAnswer()), toPublicJson(fullDocument()), toPublicJson(fullThread()),
             toPublicJson(PublicConversation()), toPublicJson(PublicQuoteCheck()), toPublicJson(PublicVerifiedRow()),
             toPublicJson(PublicError()) })
        collectNames(json, names);
    collectNames(toPublicJson(publicPassages(results())), names);
    QVERIFY(names.size() > 80);
    for (const QString &name : names)
        QVERIFY2(page.contains(u"| `%1` |"_s.arg(name)), qPrintable(name));
}

ADDUCE_TEST(TestPublicJson)
#include "test_public_json.moc"
