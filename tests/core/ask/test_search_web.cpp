#include "core/ask/search_web.h"
#include "core/ask/speculate.h"
#include "core/library/database.h"
#include "core/library/document_queue.h"
#include "core/web/web_snapshot.h"
#include "tests/core/ask/model_by_stages.h"
#include "tests/core/ask/papers_and_web.h"
#include "tests/support/error_of.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;
using namespace adduce::test;

/// The web as evidence of a question: when it is searched, with which words, and what comes of its pages.
class TestSearchWeb : public QObject
{
    Q_OBJECT

private slots:
    void reasons_data();
    void reasons();
    void questionsThatAskForIt_data();
    void questionsThatAskForIt();
    void aPageIsEvidenceLikeAnyOther();
    void withoutLeaveNothingGoesOut();
    void theReasonIsToldWhereItIsNotAllowed();
    void aModelWritesTheQueries_data();
    void aModelWritesTheQueries();
    void threePagesAndTwoArticles();
    void papersAndWebAtTheSameTime();
    void whatStaysHereIsNotSent();
    void itIsAFallback_data();
    void itIsAFallback();
    void fewThatHelpBringTheWeb_data();
    void fewThatHelpBringTheWeb();
    void whatFailsIsSaidAndThePapersAnswer();
    void itTakesNoLongerThanItMay();
    void pagesOfEarlierQuestionsAreNotAsked();
    void passingPagesChangeNothingElse();
    void nothingIsBegunAhead();
    void aPaperStandsBeforeAPage();
    void aStopEndsIt();
};

namespace {

QString detailOf(const Answer &answer, Caveat kind)
{
    for (const CaveatNote &note : answer.caveats)
        if (note.kind == kind)
            return note.detail;
    return {};
}

} // namespace

void TestSearchWeb::reasons_data()
{
    QTest::addColumn<WebFallback>("fallback");
    QTest::addColumn<QList<double>>("ranked");
    QTest::addColumn<int>("helpful"); // -1: nobody was asked
    QTest::addColumn<QString>("reason");
    const QList<double> clear { 0.9, 0.88, 0.86, 0.3, 0.2, 0.1 };
    QTest::newRow("never") << WebFallback::Never << QList<double> { 0.5, 0.5, 0.5, 0.5 } << 0 << QString();
    QTest::newRow("nobody ranked") << WebFallback::FlatScores << QList<double> {} << -1 << QString();
    QTest::newRow("clear") << WebFallback::FlatScores << clear << -1 << QString();
    QTest::newRow("all alike") << WebFallback::FlatScores << QList<double> { 0.5, 0.5, 0.5, 0.5 } << -1
                               << u"flat_rerank_scores"_s;
    QTest::newRow("fewer than wanted") << WebFallback::FlatScores << QList<double> { 0.9, 0.1 } << -1 << u"flat_rerank_scores"_s;
    QTest::newRow("no gap behind the best (S4)")
        << WebFallback::FlatScores << QList<double> { 0.9, 0.9, 0.5, 0.5, 0.1, 0.1 } << -1 << u"flat_rerank_scores"_s;
    QTest::newRow("a mean of 0.25") << WebFallback::FlatScores << QList<double> { 1, 0.5, 0.5, 0.4 } << -1
                                    << u"flat_rerank_scores"_s;
    QTest::newRow("a mean of 0.39") << WebFallback::FlatScores << QList<double> { 1, 0.8, 0.6, 0.4 } << -1 << QString();
    QTest::newRow("enough help") << WebFallback::FewRelevant << QList<double> {} << 3 << QString();
    QTest::newRow("little help") << WebFallback::FewRelevant << QList<double> {} << 2 << u"few_relevant"_s;
    QTest::newRow("nobody said") << WebFallback::FewRelevant << QList<double> {} << -1 << QString();
}

void TestSearchWeb::reasons()
{
    QFETCH(WebFallback, fallback);
    QFETCH(QList<double>, ranked);
    QFETCH(int, helpful);
    QFETCH(QString, reason);
    const auto found = webReason(
        { ranked.begin(), ranked.end() }, helpful < 0 ? std::nullopt : std::optional(helpful), 3, { .fallback = fallback });
    QCOMPARE(found ? nameOf(*found) : QString(), reason);
}

void TestSearchWeb::questionsThatAskForIt_data()
{
    QTest::addColumn<bool>("isAsked");
    QTest::newRow("Search the web for naps") << true;
    QTest::newRow("What is a nap? Check online.") << true;
    QTest::newRow("search web: nap") << true;
    QTest::newRow("How does one search a web of trust?") << false;
    QTest::newRow("Do online courses help?") << false;
}

void TestSearchWeb::questionsThatAskForIt()
{
    QFETCH(bool, isAsked);
    QCOMPARE(asksForWeb(QString::fromLatin1(QTest::currentDataTag())), isAsked);
}

void TestSearchWeb::aPageIsEvidenceLikeAnyOther()
{
    PapersAndWeb all;
    const Answer answer = all.asked(kSiesta);
    QCOMPARE(answer.verdict, Verdict::Answered);
    const Citation &citation = answer.sentences.front().citations.front();
    QCOMPARE(citation.quote, kPageSays);
    QCOMPARE(citation.source, u"nurses.example.org"_s);
    QVERIFY(citation.web);
    QCOMPARE(citation.web->address, u"https://nurses.example.org/siesta"_s);
    QCOMPARE(detailOf(answer, Caveat::WebSearched), u"1"_s);
    const WebTrace *web = webIn(answer);
    QVERIFY(web);
    QCOMPARE(web->reason, WebReason::Allowed);
    QCOMPARE(web->pages.size(), 1);
    QCOMPARE(web->pages.front().document, citation.document);
    QCOMPARE(web->queries, QStringList { u"siestas sharpen attention nurses"_s });
    const Answer kept = answerFromJson(toJson(answer));
    QCOMPARE(kept.sentences, answer.sentences);
    QCOMPARE(*webIn(kept), *web);
}

void TestSearchWeb::withoutLeaveNothingGoesOut()
{
    PapersAndWeb all;
    QVERIFY(all.asked(kSiesta, false).isRefusal());
    const Answer named = all.asked(u"Search the web: do siestas sharpen attention?"_s, false);
    QVERIFY(!detailOf(named, Caveat::NeedsWeb).isEmpty());
    all.profile = *builtInProfile(u"portal"_s); // which has no such stage
    QVERIFY(!webIn(all.asked(kSiesta)));
    QCOMPARE(all.web.asked(), 0);
}

void TestSearchWeb::theReasonIsToldWhereItIsNotAllowed()
{
    PapersAndWeb all;
    all.profile = *builtInProfile(u"nutor"_s);
    const Answer answer = all.asked(kSiesta, false);
    QCOMPARE(detailOf(answer, Caveat::WebMightHelp), u"no_evidence"_s);
    QVERIFY(!cautions(all.asked(kQuestion, false), Caveat::WebMightHelp));
    QCOMPARE(all.web.asked(), 0);
}

void TestSearchWeb::aModelWritesTheQueries_data()
{
    QTest::addColumn<QString>("reply");
    QTest::addColumn<QString>("query");
    QTest::newRow("crisp") << u"{\"query\": \"siesta nurse attention\"}"_s << u"siesta nurse attention"_s;
    QTest::newRow("of somebody else") << u"{\"query\": \"siesta Dr. Zimmermann\"}"_s << u"siestas sharpen attention nurses"_s;
    QTest::newRow("nothing") << u"{\"query\": \"\"}"_s << u"siestas sharpen attention nurses"_s;
    QTest::newRow("no JSON") << u"siesta"_s << u"siestas sharpen attention nurses"_s;
}

void TestSearchWeb::aModelWritesTheQueries()
{
    QFETCH(QString, reply);
    QFETCH(QString, query);
    PapersAndWeb all(byStage({ { u"query"_s, reply } }));
    const Answer answer = all.asked(kSiesta, true, true);
    QCOMPARE(all.web.queries(), QStringList({ u"article "_s + query, u"search "_s + query }));
    QCOMPARE(answer.trace.last(Stage::Web)->consultations.size(), 2);
}

/// TO1, TO2, by the design that has them.
void TestSearchWeb::threePagesAndTwoArticles()
{
    PapersAndWeb all;
    all.profile = *builtInProfile(u"nutor"_s);
    for (int i = 0; i < 6; ++i) {
        all.web.pages[u"/page/%1"_s.arg(i)] = webPage("Naps", "Naps are short number " + QByteArray::number(i) + ".");
        all.web.pages[u"/wiki/Nap_%1"_s.arg(i)] = webPage("Nap", "Naps are old number " + QByteArray::number(i) + ".");
        all.web.articles << u"Nap %1"_s.arg(i);
    }
    const Answer answer = all.asked(u"Search the web: do siestas sharpen attention?"_s);
    QVERIFY(webIn(answer));
    QCOMPARE(webIn(answer)->reason, WebReason::Decided);
    QStringList sources;
    for (const TracedPage &page : webIn(answer)->pages)
        sources << page.source;
    QCOMPARE(sources.count(u"DuckDuckGo"_s), 3);
    QCOMPARE(sources.count(u"Wikipedia"_s), 2);
}

/// TO5: each waits for the other to have begun.
void TestSearchWeb::papersAndWebAtTheSameTime()
{
    Gate isWebAsked;
    Gate isRetrieving;
    std::atomic<bool> met = true;
    const LoopbackServer services([&](const QByteArray &) {
        isWebAsked.open();
        met = isRetrieving.wait() && met;
        return http("200 OK", "{}");
    });
    PapersAndWeb all;
    Question question { kQuestion, {}, {}, {}, { .profile = all.profile } };
    question.settings.web = all.use();
    question.settings.web->services.duckDuckGo = services.url(u"/"_s);
    question.settings.web->services.wikipedia = [&](const QString &) { return services.url(u"/"_s); };
    const auto onEvent = [&](const AskEvent &event) {
        if (const auto *begun = std::get_if<StageStarted>(&event); begun && begun->stage == Stage::Retrieve) {
            isRetrieving.open();
            met = isWebAsked.wait() && met;
        }
    };
    QCOMPARE(all.ask(question, onEvent, {}).verdict, Verdict::Answered);
    QVERIFY(met);
}

void TestSearchWeb::whatStaysHereIsNotSent()
{
    PapersAndWeb all;
    CollectionStore(all.fixture.database()).keepHere(std::array { all.sleep }, true);
    const Answer answer =
        all.asked(u"Is it true that half of the volunteers slept for thirty minutes after lunch in a dark room?"_s);
    QVERIFY(cautions(answer, Caveat::WebKeptBack));
    QCOMPARE(all.web.asked(), 0);
    QVERIFY(cautions(all.asked(kSiesta), Caveat::WebSearched)); // others go
}

void TestSearchWeb::itIsAFallback_data()
{
    QTest::addColumn<QString>("profile");
    QTest::addColumn<Verdict>("verdict");
    QTest::newRow("nutor") << u"nutor"_s << Verdict::NoEvidence; // by vectors alone, and no other text has these words
    QTest::newRow("docagent") << u"docagent"_s << Verdict::Answered;
}

void TestSearchWeb::itIsAFallback()
{
    QFETCH(QString, profile);
    QFETCH(Verdict, verdict);
    PapersAndWeb all;
    all.profile = *builtInProfile(profile);
    const Answer known = all.asked(kQuestion);
    QCOMPARE(known.verdict, Verdict::Answered);
    QCOMPARE(all.web.asked(), 0);
    const Answer answer = all.asked(kSiesta);
    QVERIFY(webIn(answer));
    QCOMPARE(webIn(answer)->reason, WebReason::NoEvidence);
    QCOMPARE(all.takenIn, 1); // once a question
    QCOMPARE(answer.verdict, verdict);
}

/// SF4, with one model for everything: it grades all passages in one call, and where fewer than three help the web is searched, once, and
/// all that was found is graded again.
void TestSearchWeb::fewThatHelpBringTheWeb_data()
{
    QTest::addColumn<QString>("helpful"); // passages with this word
    QTest::addColumn<bool>("web");
    QTest::newRow("none") << u"Siestas"_s << true;
    QTest::newRow("all") << u"the"_s << false;
}

void TestSearchWeb::fewThatHelpBringTheWeb()
{
    QFETCH(QString, helpful);
    QFETCH(bool, web);
    PapersAndWeb all([helpful](const ChatRequest &request, int) {
        const QString stage = stageOf(request);
        if (stage == u"direction")
            return replied(u"{\"source\": \"vectorstore\"}"_s);
        if (stage == u"check")
            return replied(u"{\"holds\": true, \"reason\": \"\"}"_s);
        if (stage != u"grades")
            return stage == u"answer" ? written({ statement(kPageSays, kPageSays) }) : replied(QString());
        QJsonArray grades;
        for (const QString &block : request.messages[1].text.split(u"<passage id=\""_s).mid(1))
            grades.append(QJsonObject { { u"passage"_s, block.section(u'"', 0, 0) },
                { u"relevant"_s, block.section(u"</passage>"_s, 0, 0).contains(helpful) } });
        return replied(QString::fromUtf8(QJsonDocument(QJsonObject { { u"grades"_s, grades } }).toJson()));
    });
    all.profile = *builtInProfile(u"docagent"_s);
    Question question { web ? u"Do siestas and a nap sharpen the attention of nurses?"_s : kQuestion, {}, {}, {},
        { .profile = all.profile } };
    question.settings.models.writer = all.chosen;
    question.settings.models.rankers = { RankModel { all.chosen, true } }; // as rankModels() has it then
    question.settings.web = all.use();
    const Answer answer = all.ask(question, {}, {});
    QCOMPARE(webIn(answer) != nullptr, web);
    QCOMPARE(requestsOf(*all.model, u"grades"_s).size(), std::size_t(web ? 2 : 1));
    QCOMPARE(all.takenIn, web ? 1 : 0);
    if (!web)
        return;
    QCOMPARE(webIn(answer)->reason, WebReason::FewRelevant);
    QCOMPARE(answer.verdict, Verdict::Answered);
    QCOMPARE(answer.sentences.front().citations.front().quote, kPageSays);
    const StageTrace *again = answer.trace.last(Stage::Rank);
    QVERIFY(again && again->ranking);
    QCOMPARE(again->ranking->asked, 1); // the page; what was said of the others is known
    QVERIFY(again->ranking->scores.size() > 1);
    QCOMPARE(answer.trace.passagesOf(Stage::Select).size(), std::size_t(1)); // nothing that does not help
    QCOMPARE(answer.trace.retrievalAttempts(), 2);
}

void TestSearchWeb::whatFailsIsSaidAndThePapersAnswer()
{
    PapersAndWeb all;
    all.web.isBroken = true;
    all.web.pages.clear();
    const Answer answer = all.asked(kQuestion);
    QCOMPARE(answer.verdict, Verdict::Answered);
    QVERIFY(!detailOf(answer, Caveat::WebFailed).isEmpty());
    QCOMPARE(webIn(answer)->errors.size(), 2);
}

void TestSearchWeb::itTakesNoLongerThanItMay()
{
    const LoopbackServer silent([](const QByteArray &) { return Script({}, Script::End::Hold); });
    PapersAndWeb all;
    all.profile.parameters.web.seconds = 0.05;
    Question question { kQuestion, {}, {}, {}, { .profile = all.profile } };
    question.settings.web = all.use();
    question.settings.web->services.duckDuckGo = silent.url(u"/"_s);
    question.settings.web->services.wikipedia = [&](const QString &) { return silent.url(u"/"_s); };
    const Answer answer = all.ask(question, {}, {});
    QCOMPARE(answer.verdict, Verdict::Answered);
    QVERIFY(detailOf(answer, Caveat::WebFailed).contains(u"0.05"));
}

void TestSearchWeb::pagesOfEarlierQuestionsAreNotAsked()
{
    PapersAndWeb all;
    // A page lies in the folder of pages: as those of the fixture do not, one is put there.
    const DocumentId page = all.addPage(u"page"_s, { kPageSays });
    const QString folder = all.fixture.database().path() + u".web/"_s;
    DocumentStore(all.fixture.database()).setPath(page, folder + u"a.html"_s);
    QVERIFY(all.asked(kSiesta, false).isRefusal());
    Question ofIt { kSiesta, {}, {}, {}, { .profile = all.profile } };
    ofIt.scope.documents = { page };
    QCOMPARE(all.ask(ofIt, {}, {}).verdict, Verdict::Answered);
    keepSnapshot(all.fixture.database(), page);
    QCOMPARE(all.asked(kSiesta, false).verdict, Verdict::Answered);
}

/// Everything is still everything: what cannot be read is told, and collections are chosen.
void TestSearchWeb::passingPagesChangeNothingElse()
{
    PapersAndWeb all;
    Database &database = all.fixture.database();
    const DocumentId page = all.addPage(u"page"_s, { kPageSays });
    DocumentStore(database).setPath(page, database.path() + u".web/a.html"_s);
    CollectionStore collections(database);
    collections.add(collections.obtain(kWebCollection), std::array { page });
    collections.add(collections.obtain(u"Sleep"_s), std::array { all.sleep });
    collections.add(collections.obtain(u"Coffee"_s), std::array { all.coffee });
    collections.describe(collections.obtain(u"Sleep"_s), u"Sleep, naps and the memory of students"_s);
    collections.describe(collections.obtain(u"Coffee"_s), u"Coffee and the endurance of runners"_s);
    DocumentQueue(database).insert(u"/nowhere/waiting.pdf"_s);
    const Answer refused = all.asked(kSiesta, false);
    QVERIFY(refused.isRefusal());
    QCOMPARE(refused.search.unsearched.size(), 1);
    all.profile = *builtInProfile(u"hybrid"_s);
    const Answer chosen = all.asked(u"Does sleep help the memory of students?"_s, false);
    QCOMPARE(detailOf(chosen, Caveat::AskedIn), u"Sleep"_s);
}

void TestSearchWeb::nothingIsBegunAhead()
{
    PapersAndWeb all;
    Question question { kQuestion, {}, {}, {}, { .profile = *builtInProfile(u"hybrid"_s), .models = { all.chosen } } };
    QVERIFY(speculates(question));
    question.settings.web = all.use();
    QVERIFY(speculates(question)); // by a profile that does not search it
    question.text = u"Does a nap improve recall? Check online."_s;
    QVERIFY(!speculates(question));
    question.text = kQuestion;
    question.settings.profile.parameters.web.always = true;
    QVERIFY(!speculates(question));
}

void TestSearchWeb::aPaperStandsBeforeAPage()
{
    PapersAndWeb all;
    all.web.pages = { { u"/page/nap"_s,
        webPage("Naps", "A nap of ninety minutes improves the recall of word pairs on the same day.") } };
    const Answer answer = all.asked(u"How long a nap improves the recall of word pairs on the same day?"_s);
    QCOMPARE(answer.verdict, Verdict::Answered);
    const auto isOfWeb = [](const AnswerSentence &sentence) { return sentence.citations.front().web.has_value(); };
    const auto page = std::ranges::find_if(answer.sentences, isOfWeb);
    const auto paper = std::ranges::find_if_not(answer.sentences, isOfWeb);
    QVERIFY(page != answer.sentences.end());
    QVERIFY(paper < page);
    QCOMPARE(answer.disagreements.size(), 1);
}

void TestSearchWeb::aStopEndsIt()
{
    const LoopbackServer silent([](const QByteArray &) { return Script({}, Script::End::Hold); });
    PapersAndWeb all;
    Question question { kQuestion, {}, {}, {}, { .profile = all.profile } };
    question.settings.web = all.use();
    question.settings.web->services.duckDuckGo = silent.url(u"/"_s);
    question.settings.web->services.wikipedia = [&](const QString &) { return silent.url(u"/"_s); };
    std::jthread stopper([&] {
        while (silent.asked() < 2)
            std::this_thread::yield();
        all.stop.request_stop();
    });
    const auto error = errorOf([&] { (void)all.ask(question, {}, all.stop.get_token()); });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::Stopped);
}

ADDUCE_TEST(TestSearchWeb)
#include "test_search_web.moc"
