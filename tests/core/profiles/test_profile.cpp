#include "core/models/prompt.h"
#include "core/profiles/profile.h"
#include "core/settings/parameter_fields.h"
#include "tests/support/error_of.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestProfile : public QObject
{
    Q_OBJECT

private slots:
    void oursIsWhatThePartsSay();
    void oursSaysEveryValue();
    void designsAreAsTheyWereDesigned();
    void comesBackEqual_data();
    void comesBackEqual();
    void namesAreOfAnyScript_data();
    void namesAreOfAnyScript();
    void whatIsNoProfileIsRefused_data();
    void whatIsNoProfileIsRefused();
    void theHashIsOfWhatAnAnswerDependsOn();
    void itsPromptsComeBeforeTheUsers();
    void chunkingsHaveNames_data();
    void chunkingsHaveNames();
};

void TestProfile::oursIsWhatThePartsSay()
{
    QVERIFY(builtInProfiles().front().parameters == Parameters {});
    QCOMPARE(builtInProfiles().front().name, Profile {}.name);
    QVERIFY(!builtInProfile(u"zebra"_s));
}

/// The file is read by people, too: none of its values is to be looked for elsewhere.
void TestProfile::oursSaysEveryValue()
{
    QFile file(u":/profiles/adduce.json"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject parameters = QJsonDocument::fromJson(file.readAll())[u"parameters"_s].toObject();
    for (const ParameterField &field : parameterFields())
        QVERIFY2(parameters[field.part()].toObject().contains(field.name()), field.key);
}

void TestProfile::designsAreAsTheyWereDesigned()
{
    const auto retrieval = [](const QString &name) { return builtInProfile(name)->parameters.retrieval; };
    QCOMPARE(retrieval(u"hybrid"_s).fusion.vectorWeight, 0.65);
    QCOMPARE(retrieval(u"agentic"_s).fusion.similarityFloor, std::optional(0.3));
    QCOMPARE(retrieval(u"portal"_s).maxAfterExpand, 10);
    QCOMPARE(retrieval(u"portal"_s).finalK, 6);
    QCOMPARE(retrieval(u"nutor"_s).diversifyLambda, std::optional(0.5));
    QCOMPARE(candidatesFor(retrieval(u"nutor"_s).finalK, retrieval(u"nutor"_s).adaptiveK), 18);
    const auto all = [](const QString &name) { return builtInProfile(name)->parameters; };
    QVERIFY(all(u"nutor"_s).examination.examines);
    QCOMPARE(retrieval(u"agentic"_s).imaginedPassages, 2);
    QCOMPARE(all(u"agentic"_s).sufficiency.judge, SufficiencyJudge::Scores);
    QVERIFY(all(u"docagent"_s).planning.rewrites && all(u"docagent"_s).ranking.isGradesOnly);
    QVERIFY(all(u"hybrid"_s).planning.resolves && all(u"hybrid"_s).planning.mostParts == 5);
    QCOMPARE(all(u"hybrid"_s).sufficiency.judge, SufficiencyJudge::Model);
    for (const QString &name : { u"portal"_s, u"agentic"_s, u"docagent"_s, u"hybrid"_s })
        QVERIFY(retrieval(name).adaptiveK.formula == AdaptiveK::Formula::Off);
}

void TestProfile::comesBackEqual_data()
{
    QTest::addColumn<QString>("name");
    for (const Profile &profile : builtInProfiles())
        QTest::newRow(qPrintable(profile.name)) << profile.name;
}

void TestProfile::comesBackEqual()
{
    QFETCH(QString, name);
    Profile profile = *builtInProfile(name);
    QVERIFY(!profile.about.isEmpty());
    QVERIFY(profileFromJson(toJson(profile)) == profile);
    profile.prompts[u"answer"_s] = u"Be brief.\n---\n{{{passages}}} {{{question}}}"_s;
    profile.parameters.retrieval.finalK = 7;
    QVERIFY(profileFromJson(toJson(profile)) == profile);
}

void TestProfile::namesAreOfAnyScript_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("name"); // empty: refused
    QTest::newRow("ours") << u"my-profile_2"_s << u"my-profile_2"_s;
    QTest::newRow("composed") << u"pr\u00fcfung"_s << u"pr\u00fcfung"_s;
    QTest::newRow("decomposed") << u"pru\u0308fung"_s << u"pr\u00fcfung"_s;
    QTest::newRow("Chinese") << u"\u914d\u7f6e"_s << u"\u914d\u7f6e"_s;
    QTest::newRow("marks of a script") << u"\u0939\u093f\u0928\u094d\u0926\u0940"_s << u"\u0939\u093f\u0928\u094d\u0926\u0940"_s;
    QTest::newRow("Arabic digits") << u"\u0663"_s << u"\u0663"_s;
    QTest::newRow("beyond the first plane") << QString::fromUcs4(U"\U00020000") << QString::fromUcs4(U"\U00020000");
    QTest::newRow("forty") << QString(40, u'\u00e9') << QString(40, u'\u00e9');
    QTest::newRow("too long") << QString(41, u'a') << QString();
    QTest::newRow("nothing") << QString() << QString();
    QTest::newRow("a path") << u"../mine"_s << QString();
    QTest::newRow("a folder") << u"a\u2215b"_s << QString(); // a slash by its looks
    QTest::newRow("a dot") << u"."_s << QString();
    QTest::newRow("a space") << u"my profile"_s << QString();
    QTest::newRow("a line") << u"mine\n"_s << QString();
    QTest::newRow("a mark alone") << u"\u0301"_s << QString();
    QTest::newRow("turned round") << u"a\u202eb"_s << QString();
    QTest::newRow("no width") << u"a\u200bb"_s << QString();
    QTest::newRow("a variation") << u"a\ufe0f"_s << QString();
    QTest::newRow("half a character") << QString(QChar(0xd800)) << QString();
}

void TestProfile::namesAreOfAnyScript()
{
    QFETCH(QString, typed);
    QFETCH(QString, name);
    if (name.isEmpty())
        QCOMPARE(test::errorKindOf([&] { (void)profileNameFrom(typed); }), ErrorKind::BadInput);
    else
        QCOMPARE(profileNameFrom(typed), name);
}

void TestProfile::whatIsNoProfileIsRefused_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("nothing") << QByteArray("{}");
    QTest::newRow("bad name") << QByteArray(R"({"name": "../mine"})");
    QTest::newRow("unknown part") << QByteArray(R"({"name": "mine", "parameters": {"zebra": {}}})");
    QTest::newRow("unknown value") << QByteArray(R"({"name": "mine", "parameters": {"retrieval": {"stripes": 3}}})");
    QTest::newRow("out of bounds") << QByteArray(R"({"name": "mine", "parameters": {"retrieval": {"final_k": 5000}}})");
    QTest::newRow("another kind") << QByteArray(R"({"name": "mine", "parameters": {"retrieval": {"final_k": "six"}}})");
    QTest::newRow("unknown choice") << QByteArray(R"({"name": "mine", "parameters": {"retrieval": {"fusion": "cold"}}})");
    QTest::newRow("not whole") << QByteArray(R"({"name": "mine", "parameters": {"retrieval": {"final_k": 6.5}}})");
    QTest::newRow("unknown task") << QByteArray(R"({"name": "mine", "prompts": {"dream": "{{{question}}}"}})");
    QTest::newRow("a prompt that leaves out") << QByteArray(R"({"name": "mine", "prompts": {"answer": "Be brief."}})");
    QTest::newRow("a prompt of another kind") << QByteArray(R"({"name": "mine", "prompts": {"answer": 7}})");
    QTest::newRow("no template") << QByteArray(
        R"({"name": "mine", "prompts": {"answer": "{{{passages}}} {{{question}}} {{#open}}"}})");
    QTest::newRow("something besides") << QByteArray(R"({"name": "mine", "colour": "blue"})");
}

void TestProfile::whatIsNoProfileIsRefused()
{
    QFETCH(QByteArray, json);
    QCOMPARE(test::errorKindOf([&] { (void)profileFromJson(QJsonDocument::fromJson(json).object()); }), ErrorKind::BadInput);
}

void TestProfile::theHashIsOfWhatAnAnswerDependsOn()
{
    const Profile ours;
    Profile renamed = ours;
    renamed.name = u"mine"_s;
    renamed.about = u"Words"_s;
    QCOMPARE(hashOf(renamed), hashOf(ours));
    Profile changed = ours;
    changed.parameters.sentences.passages = 7;
    QVERIFY(hashOf(changed) != hashOf(ours));
    Profile prompted = ours;
    prompted.prompts[u"answer"_s] = u"---"_s;
    QVERIFY(hashOf(prompted) != hashOf(ours));
}

void TestProfile::itsPromptsComeBeforeTheUsers()
{
    const QTemporaryDir place;
    PromptStore store(place.filePath(u"prompts"_s));
    QVERIFY(withUserPrompts({}, store) == Profile {}); // what is built in needs no words
    const QString own = u"Own. {{{passages}}} {{{question}}}"_s;
    const QString users = u"User's. {{{passages}}} {{{question}}}"_s;
    store.change(PromptTask::Answer, users);
    store.change(PromptTask::Rank, users);
    Profile profile;
    profile.prompts[u"answer"_s] = own;
    const Profile whole = withUserPrompts(profile, store);
    QCOMPARE(whole.prompts, (QMap<QString, QString> { { u"answer"_s, own }, { u"rank"_s, users } }));
    QVERIFY(hashOf(whole) != hashOf(profile)); // an answer depends on the user's prompts, too
    QVERIFY(whole.parameters == profile.parameters && whole.name == profile.name);
}

void TestProfile::chunkingsHaveNames_data()
{
    QTest::addColumn<ChunkParameters>("chunks");
    QTest::addColumn<QString>("name");
    for (const Profile &profile : builtInProfiles()) {
        ChunkParameters chunks = profile.parameters.chunks;
        chunks.tokens = TokenCount::Estimated;
        QTest::newRow(qPrintable(profile.name)) << chunks << profile.name;
    }
    ChunkParameters own { ChunkStrategy::Recursive, TokenCount::Estimated, 10, 2, 300, 40 };
    QTest::newRow("one's own") << own << u"recursive 10 2 300 40"_s;
    own.tokens = TokenCount::Cl100kBase;
    QTest::newRow("counted") << own << u"recursive 10 2 300 40 cl100k_base"_s;
}

void TestProfile::chunkingsHaveNames()
{
    QFETCH(ChunkParameters, chunks);
    QFETCH(QString, name);
    QCOMPARE(chunkingName(chunks), name);
    QVERIFY(chunkingNamed(name) == chunks);
    for (const QString &none : { u""_s, u"zebra"_s, u"recursive 10 2 300"_s, u"recursive 10 2 300 many"_s,
             u"recursive 10 2 300 40 words"_s, u"recursive 10 2 300 40 estimated more"_s })
        QVERIFY(!chunkingNamed(none));
}

ADDUCE_TEST(TestProfile)
#include "test_profile.moc"
