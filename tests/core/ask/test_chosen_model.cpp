#include "core/ask/chosen_model.h"
#include "tests/support/network.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Which models do what, by what the user chose and what the profile asks for.
class TestChosenModel : public QObject
{
    Q_OBJECT

private slots:
    void whoRanks_data();
    void whoRanks();
    void theProfileSaysHowWarmTheWriterIs();
    void tenCandidatesAndSixThatStay();
};

namespace {

ModelChoice choiceOf(const QString &name, ModelKind kind = ModelKind::Chat)
{
    ModelChoice choice;
    choice.base = QUrl(u"http://127.0.0.1:1/v1"_s);
    choice.model = name;
    choice.kind = kind;
    choice.temperature = 0.7;
    return choice;
}

/// "writer", "ranker", "judge", "reranker": those that are chosen for their task.
ModelSettings chosen(const QString &names)
{
    ModelSettings models;
    const auto use = [&](const QString &name, ModelTask task, ModelKind kind = ModelKind::Chat) {
        if (!names.split(u' ').contains(name))
            return;
        models.add(choiceOf(name, kind));
        models.use(choiceOf(name, kind).id(), task);
    };
    use(u"writer"_s, ModelTask::Answer);
    use(u"ranker"_s, ModelTask::Rank);
    use(u"reranker"_s, ModelTask::Rank, ModelKind::Reranker);
    use(u"judge"_s, ModelTask::Judge);
    return models;
}

} // namespace

void TestChosenModel::whoRanks_data()
{
    QTest::addColumn<QString>("profile");
    QTest::addColumn<QString>("models");
    QTest::addColumn<QString>("rankers"); // in their order; + grades
    QTest::newRow("portal: one model for both") << u"portal"_s << u"writer"_s << u"writer"_s;
    QTest::newRow("portal: another is chosen") << u"portal"_s << u"writer ranker"_s << u"ranker"_s;
    QTest::newRow("portal: before a judge") << u"portal"_s << u"writer judge"_s << u"writer judge+"_s;
    QTest::newRow("portal: no model") << u"portal"_s << QString() << QString();
    QTest::newRow("docagent: the writer grades") << u"docagent"_s << u"writer"_s << u"writer+"_s;
    QTest::newRow("docagent: a ranker grades") << u"docagent"_s << u"writer ranker"_s << u"ranker+"_s;
    QTest::newRow("docagent: a judge does") << u"docagent"_s << u"writer judge"_s << u"judge+"_s;
    QTest::newRow("docagent: after a reranker") << u"docagent"_s << u"writer reranker"_s << u"reranker writer+"_s;
    for (const char *other : { "adduce", "nutor", "agentic", "hybrid" })
        QTest::newRow(other) << QString::fromLatin1(other) << u"writer"_s << QString();
}

void TestChosenModel::whoRanks()
{
    QFETCH(QString, profile);
    QFETCH(QString, models);
    QFETCH(QString, rankers);
    test::Network network;
    QStringList found;
    for (const RankModel &ranker : rankModels(chosen(models), network.servers, *builtInProfile(profile)))
        found << ranker.name() + (ranker.gradesOnly ? u"+"_s : QString());
    QCOMPARE(found.join(u' '), rankers);
}

void TestChosenModel::theProfileSaysHowWarmTheWriterIs()
{
    test::Network network;
    const ModelSettings models = chosen(u"writer ranker"_s);
    const auto warmth = [&](const QString &profile, ModelTask task) {
        return taskModel(task, models, network.servers, *builtInProfile(profile))->temperature;
    };
    QCOMPARE(warmth(u"portal"_s, ModelTask::Answer), std::optional(0.0));
    QCOMPARE(warmth(u"portal"_s, ModelTask::Rank), std::optional(0.7));
    QCOMPARE(warmth(u"adduce"_s, ModelTask::Answer), std::optional(0.7)); // as the user set it
}

/// RR2.
void TestChosenModel::tenCandidatesAndSixThatStay()
{
    test::Network network;
    const Profile &portal = *builtInProfile(u"portal"_s);
    const RankModel writer = rankModels(chosen(u"writer"_s), network.servers, portal).front();
    QCOMPARE(candidatesToRank(writer, portal.parameters.retrieval.finalK, 20, portal.parameters.ranking), 10);
    QCOMPARE(portal.parameters.retrieval.finalK, 6);
    const Profile &docagent = *builtInProfile(u"docagent"_s);
    const RankModel grader = rankModels(chosen(u"writer"_s), network.servers, docagent).front();
    QCOMPARE(candidatesToRank(grader, docagent.parameters.retrieval.finalK, 20, docagent.parameters.ranking), 20);
}

ADDUCE_TEST(TestChosenModel)
#include "test_chosen_model.moc"
