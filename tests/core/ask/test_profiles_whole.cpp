#include "core/ask/chosen_model.h"
#include "core/models/model_settings.h"
#include "core/text/letters.h"
#include "tests/core/ask/scripted_pipeline.h"
#include "tests/support/gold_server.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::ChatServer;
using test::GoldModel;
using test::Pipeline;

/// Each profile whole, with a server on the loopback that knows the answers: which stages ran, what was asked, what came of it.
class TestProfilesWhole : public QObject
{
    Q_OBJECT

private slots:
    void itsStagesRun_data();
    void itsStagesRun();
    void withoutAModelItAnswersToo_data();
    void withoutAModelItAnswersToo();
    void noTwoAskTheSame();
};

namespace {

const QString kQuestion = u"How does a nap improve the recall of word pairs and who was tested?"_s;

struct Asked
{
    Answer answer;
    std::map<QString, int> requests {}; ///< by the form that was asked for
};

QString lettersOf(const QString &text)
{
    return lettersAndDigits(text);
}

/// Over three papers, with one model for every task.
Asked asked(const QString &profile, bool hasModel = true)
{
    Pipeline pipeline({});
    CollectionStore store(pipeline.fixture.database());
    store.add(store.create(u"Sleep"_s), std::vector { pipeline.sleep });
    store.add(store.create(u"Coffee"_s), std::vector { pipeline.coffee });
    const GoldModel gold({ { kQuestion, { lettersOf(test::kNap) } } }, lettersOf);
    const ChatServer server(
        0, ChatServer::Mode::Answers, [&](const QString &prompt, const QString &form) { return gold(prompt, form); });
    ModelChoice choice;
    choice.base = server.base();
    choice.model = u"tiny-8b"_s;
    ModelSettings models;
    if (hasModel) {
        models.add(choice);
        for (const ModelTask task : { ModelTask::Answer, ModelTask::Rank, ModelTask::Judge })
            models.use(choice.id(), task);
    }
    const QTemporaryDir folder;
    const QuestionSettings settings =
        questionSettings(*builtInProfile(profile), PromptStore(folder.path()), models, pipeline.network.servers);
    Asked all { pipeline.ask({ kQuestion, {}, {}, { { u"What is a nap?"_s } }, settings }, {}, {}) };
    all.requests = gold.counts();
    return all;
}

QStringList formsOf(const Asked &asked)
{
    QStringList forms;
    for (const auto &[form, count] : asked.requests)
        forms << form;
    return forms;
}

} // namespace

void TestProfilesWhole::itsStagesRun_data()
{
    QTest::addColumn<QString>("stages"); // that a model is asked in
    QTest::addColumn<QString>("forms");
    QTest::newRow("adduce") << u"rank rank"_s << u"answer grades scores"_s;
    QTest::newRow("portal") << u"rank rank"_s << u"answer grades scores"_s;
    QTest::newRow("nutor") << u"decide rank examine"_s << u"answer decision opinion scores"_s;
    QTest::newRow("agentic") << u"resolve imagine rank rank"_s << u"answer grades passages resolution scores"_s;
    QTest::newRow("docagent") << u"decide rewrite rank rank"_s << u"answer check direction grades query"_s;
    QTest::newRow("hybrid") << u"resolve split collections rank rank assess"_s
                            << u"answer assessment collections grades parts prose resolution scores"_s;
}

void TestProfilesWhole::itsStagesRun()
{
    QFETCH(QString, stages);
    QFETCH(QString, forms);
    const Asked all = asked(QString::fromLatin1(QTest::currentDataTag()));
    QStringList ran;
    for (const StageTrace &stage : all.answer.trace.stages) {
        if (stage.isSuperseded) // how far that came depends on the clock
            continue;
        const bool isOfModel = !stage.consultations.empty() || stage.ranking;
        if (isOfModel && stage.part.isEmpty() && stage.stage != Stage::Write)
            ran << nameOf(stage.stage);
        for (const ConsultationTrace &one : stage.consultations)
            QVERIFY2(one.error.isEmpty(), qPrintable(one.task + u": "_s + one.error));
        QVERIFY(!stage.ranking || stage.ranking->error.isEmpty());
    }
    QCOMPARE(ran.join(u' '), stages);
    QCOMPARE(formsOf(all).join(u' '), forms);
    QCOMPARE(all.answer.verdict, Verdict::Answered);
    QVERIFY(all.answer.writer);
    for (const AnswerSentence &sentence : all.answer.sentences)
        QVERIFY(!sentence.citations.empty());
}

void TestProfilesWhole::withoutAModelItAnswersToo_data()
{
    QTest::addColumn<bool>("none");
    for (const Profile &profile : builtInProfiles())
        QTest::newRow(qPrintable(profile.name)) << true;
}

void TestProfilesWhole::withoutAModelItAnswersToo()
{
    const Asked all = asked(QString::fromLatin1(QTest::currentDataTag()), false);
    QCOMPARE(all.answer.verdict, Verdict::Answered);
    QVERIFY(!all.answer.writer);
    QVERIFY(all.requests.empty());
    for (const StageTrace &stage : all.answer.trace.stages)
        QVERIFY(stage.consultations.empty());
}

void TestProfilesWhole::noTwoAskTheSame()
{
    std::map<QString, QString> seen; // adduce and portal differ in what they find, not in what a model is asked
    for (const Profile &profile : builtInProfiles()) {
        if (profile.name == u"portal")
            continue;
        const QString forms = formsOf(asked(profile.name)).join(u' ');
        QVERIFY2(!seen.contains(forms), qPrintable(profile.name + u' ' + seen[forms]));
        seen[forms] = profile.name;
    }
}

ADDUCE_TEST(TestProfilesWhole)
#include "test_profiles_whole.moc"
