#include "core/answer/answer_words.h"
#include "core/ask/chosen_model.h"
#include "core/library/collection_store.h"
#include "tests/core/ask/scripted_pipeline.h"
#include "tests/support/test_main.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::cautions;
using test::kNap;
using test::Pipeline;
using test::statement;
using test::written;

/// What a model is sent.
class TestGenerateRequest : public QObject
{
    Q_OBJECT

private slots:
    void thePromptIsWhatTheTraceShows();
    void whatStaysHereIsNotSent();
    void aSmallContextGetsFewerPassages();
    void whatTheServerDoesNotTakeIsLeftOut();
    void asksWithTheProfilesPrompt();
};

void TestGenerateRequest::thePromptIsWhatTheTraceShows()
{
    Pipeline pipeline([](const ChatRequest &, int) { return written({ statement(kNap, kNap) }); });
    const Answer answer = pipeline();
    const ChatRequest request = pipeline.model->requests().front();
    const std::vector<SentPassage> &shown = answer.trace.sentPassages();
    QVERIFY(!shown.empty());
    static const QRegularExpression block(
        u"<passage id=\"([^\"]*)\"[^>]*>\\n(.*?)\\n</passage>"_s, QRegularExpression::DotMatchesEverythingOption);
    std::size_t count = 0;
    for (auto it = block.globalMatch(request.messages.back().text); it.hasNext(); ++count) {
        const auto found = it.next();
        QCOMPARE(found.captured(1), shown[count].id);
        QCOMPARE(found.captured(2), shown[count].text);
        QCOMPARE(request.passages[count].id, shown[count].chunk);
    }
    QCOMPARE(count, shown.size());
    QCOMPARE(request.passages.size(), shown.size());
}

void TestGenerateRequest::whatStaysHereIsNotSent()
{
    const auto script = [](const ChatRequest &, int) { return written({ statement(kNap, kNap) }); };
    Pipeline pipeline(script);
    CollectionStore(pipeline.fixture.database()).keepHere(std::array { pipeline.sleep }, true);
    const Answer answer = pipeline();
    QVERIFY(cautions(answer, Caveat::KeptHere));
    QVERIFY(!pipeline.model->requests().front().messages.back().text.contains(kNap));
    for (const ChatRequest &request : pipeline.model->requests()) {
        for (const OutgoingPassage &passage : request.passages)
            QVERIFY(!passage.isLocalOnly);
    }
    Pipeline local(script);
    local.chosen.isRemote = false;
    CollectionStore(local.fixture.database()).keepHere(std::array { local.sleep }, true);
    QVERIFY(!cautions(local(), Caveat::KeptHere));
    QVERIFY(local.model->requests().front().messages.back().text.contains(kNap));
}

void TestGenerateRequest::aSmallContextGetsFewerPassages()
{
    Pipeline pipeline([](const ChatRequest &, int) { return written({ statement(kNap, kNap) }); });
    pipeline();
    const std::size_t all = pipeline.model->requests().front().passages.size();
    const ChatRequest whole = pipeline.model->requests().front();
    pipeline.chosen.contextTokens = promptTokens(whole.messages) + pipeline.chosen.maxTokens - 1;
    const Answer answer = pipeline();
    const ChatRequest request = pipeline.model->requests().back();
    QVERIFY(request.passages.size() < all);
    QVERIFY(promptTokens(request.messages) + request.maxTokens <= request.contextTokens);
    QCOMPARE(answer.sentences.size(), std::size_t(1));
}

// The server counts other tokens than we do.
void TestGenerateRequest::whatTheServerDoesNotTakeIsLeftOut()
{
    Pipeline pipeline([](const ChatRequest &request, int) -> ChatReply {
        if (request.passages.size() > 2)
            throw Error(ErrorKind::PromptTooLong, u"1,600 tokens and 512 for the answer, of 2,048"_s);
        return written({ statement(kNap, kNap) });
    });
    const Answer answer = pipeline();
    const std::size_t offered = pipeline.model->requests().front().passages.size();
    QVERIFY(offered > 2);
    QCOMPARE(answer.sentences.size(), std::size_t(1));
    QCOMPARE(pipeline.model->requests().back().passages.size(), std::size_t(2));
    const auto note = std::ranges::find(answer.caveats, Caveat::Fitted, &CaveatNote::kind);
    QVERIFY(note != answer.caveats.end());
    QCOMPARE(note->detail, u"2/%1"_s.arg(offered));
    QVERIFY(words(*note).contains(u"2 of %1"_s.arg(offered)));

    Pipeline never([](const ChatRequest &, int) -> ChatReply { throw Error(ErrorKind::PromptTooLong, u"no"_s); });
    const Answer without = never();
    QVERIFY(cautions(without, Caveat::ModelFailed));
    QVERIFY(!without.sentences.empty()); // the papers speak
    QCOMPARE(never.model->requests().size(), offered); // down to the best passage alone
}

void TestGenerateRequest::asksWithTheProfilesPrompt()
{
    Pipeline pipeline([](const ChatRequest &, int) { return written({ statement(kNap, kNap) }); });
    const QTemporaryDir place;
    const PromptStore none(place.filePath(u"prompts"_s));
    ModelSettings models;
    ModelChoice choice;
    choice.base = QUrl(u"http://127.0.0.1:9/v1"_s);
    choice.model = u"tiny"_s;
    models.add(choice);
    models.use(choice.id(), ModelTask::Answer);
    const auto askBy = [&](const Profile &profile) {
        QuestionSettings settings = questionSettings(profile, none, models, pipeline.network.servers);
        settings.models.writer->chat = pipeline.model; // in place of the server
        return pipeline.ask({ test::kQuestion, {}, {}, {}, settings }, {}, {});
    };
    Profile mine;
    mine.prompts[u"answer"_s] = u"Be brief, says the profile.\n---\n{{{passages}}}\n{{{question}}}"_s;
    const Answer standard = askBy({});
    const Answer answer = askBy(mine);
    const std::vector<ChatRequest> requests = pipeline.model->requests();
    QCOMPARE(requests.size(), std::size_t(2));
    QVERIFY(!requests[0].messages[0].text.contains(u"says the profile"));
    QCOMPARE(requests[1].messages[0].text, u"Be brief, says the profile."_s);
    QVERIFY(answer.trace.profile->hash != standard.trace.profile->hash);
    QCOMPARE(answer.trace.profile->hash, hashOf(mine));
    QCOMPARE(answer.sentences, standard.sentences); // what is proved stays
}

ADDUCE_TEST(TestGenerateRequest)
#include "test_generate_request.moc"
