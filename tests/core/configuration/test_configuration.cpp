#include "core/configuration/configuration_file.h"
#include "core/configuration/former_settings.h"
#include "tests/support/error_of.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <thread>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestConfiguration : public QObject
{
    Q_OBJECT

private slots:
    void comesBackEqual();
    void senselessValuesAreDefaults_data();
    void senselessValuesAreDefaults();
    void oneBadProfileDoesNotTakeTheRestAlong();
    void builtInProfilesStay();
    void isKeptInAFileOfItsOwner();
    void aDamagedFileForbidsAll();
    void programsDoNotUndoEachOther();
    void whatTheWindowKeptIsTakenOver();

private:
    QTemporaryDir m_place;
};

static Configuration everythingChanged()
{
    Configuration configuration;
    configuration.profile.name = u"mine"_s;
    configuration.profile.parameters.retrieval.finalK = 7;
    configuration.profile.parameters.chunks = builtInProfile(u"nutor"_s)->parameters.chunks;
    configuration.profiles = { configuration.profile };
    ModelChoice model;
    model.base = QUrl(u"http://127.0.0.1:8080/v1"_s);
    model.model = u"small"_s;
    configuration.models.add(model);
    configuration.models.use(model.id(), ModelTask::Answer);
    configuration.online = { true, true };
    configuration.reading = { { OcrMode::Automatic, { u"deu"_s, u"eng"_s } }, 300, 2048 };
    return configuration;
}

void TestConfiguration::comesBackEqual()
{
    QVERIFY(configurationFromJson({}) == Configuration {});
    const Configuration changed = everythingChanged();
    QVERIFY(configurationFromJson(toJson(changed)) == changed);
}

void TestConfiguration::senselessValuesAreDefaults_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QJsonValue>("value");
    QTest::newRow("mode") << u"ocr"_s << QJsonValue(u"perhaps"_s);
    QTest::newRow("no language") << u"ocr_languages"_s << QJsonValue(QJsonArray {});
    QTest::newRow("no number") << u"seconds"_s << QJsonValue(u"long"_s);
    QTest::newRow("too short") << u"seconds"_s << QJsonValue(0);
    QTest::newRow("negative") << u"megabytes"_s << QJsonValue(-1);
    QTest::newRow("too much") << u"megabytes"_s << QJsonValue(1 << 30);
}

void TestConfiguration::senselessValuesAreDefaults()
{
    QFETCH(QString, key);
    QFETCH(QJsonValue, value);
    QCOMPARE(configurationFromJson({ { u"reading"_s, QJsonObject { { key, value } } } }).reading, ReadingSettings {});
}

void TestConfiguration::oneBadProfileDoesNotTakeTheRestAlong()
{
    QJsonObject json = toJson(everythingChanged());
    json[u"profile"_s] = QJsonObject { { u"name"_s, u"mine"_s }, { u"zebra"_s, 1 } };
    json[u"profiles"_s] = QJsonArray { 7, QJsonObject {}, toJson(everythingChanged().profile) };
    const Configuration read = configurationFromJson(json);
    QVERIFY(read.profile == Profile {});
    QCOMPARE(read.profiles.size(), std::size_t(1));
    QVERIFY(read.online.isLocalOnly);
}

void TestConfiguration::builtInProfilesStay()
{
    Configuration configuration;
    QCOMPARE(test::errorKindOf([&] { keepProfile(configuration, *builtInProfile(u"portal"_s)); }), ErrorKind::BadInput);
    Profile mine { .name = u"mine"_s };
    keepProfile(configuration, mine);
    mine.about = u"again"_s;
    keepProfile(configuration, mine);
    QCOMPARE(configuration.profiles.size(), std::size_t(1));
    QCOMPARE(findProfile(configuration, u"mine"_s)->about, u"again"_s);
    QCOMPARE(profileNames(configuration).last(), u"mine"_s);
    QCOMPARE(test::errorKindOf([&] { (void)profileNamed(configuration, u"zebra"_s); }), ErrorKind::BadInput);
}

void TestConfiguration::isKeptInAFileOfItsOwner()
{
    const ConfigurationFile file(m_place.filePath(u"deep/er/configuration.json"_s));
    QVERIFY(file.load() == Configuration {});
    QVERIFY(!QFile::exists(file.path()));
    file.change([](Configuration &configuration) { configuration = everythingChanged(); });
    QVERIFY(ConfigurationFile(file.path()).load() == everythingChanged());
    QCOMPARE(QFile::permissions(file.path()) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
}

/// "Local only" may have stood in it.
void TestConfiguration::aDamagedFileForbidsAll()
{
    const QString path = m_place.filePath(u"damaged.json"_s);
    QFile out(path);
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write("{\"online\": {\"local_only\": tru");
    out.close();
    const ConfigurationFile file(path);
    QCOMPARE(test::errorKindOf([&] { (void)file.load(); }), ErrorKind::BadInput);
    QVERIFY(file.current().online.isLocalOnly);
    QCOMPARE(
        test::errorKindOf([&] { file.change([](Configuration &now) { now.online.usesCrossref = true; }); }), ErrorKind::BadInput);
    QVERIFY(out.open(QIODevice::ReadOnly));
    QCOMPARE(out.readAll(), "{\"online\": {\"local_only\": tru"); // for whoever mends it
}

void TestConfiguration::programsDoNotUndoEachOther()
{
    const QString path = m_place.filePath(u"shared.json"_s);
    constexpr int kRounds = 50;
    const auto count = [&](int ReadingSettings::*number) {
        const ConfigurationFile file(path);
        for (int i = 0; i < kRounds; ++i)
            file.change([&](Configuration &now) { ++(now.reading.*number); });
    };
    std::thread other([&] { count(&ReadingSettings::seconds); });
    count(&ReadingSettings::megabytes);
    other.join();
    const ReadingSettings reading = ConfigurationFile(path).load().reading;
    QCOMPARE(reading.seconds, ReadingSettings {}.seconds + kRounds);
    QCOMPARE(reading.megabytes, ReadingSettings {}.megabytes + kRounds);
}

void TestConfiguration::whatTheWindowKeptIsTakenOver()
{
    QSettings settings(m_place.filePath(u"window.ini"_s), QSettings::IniFormat);
    settings.setValue(u"online/local_only"_s, true);
    settings.setValue(u"reading/ocr"_s, u"automatic"_s);
    settings.setValue(u"reading/ocr_languages"_s, QStringList { u"deu"_s });
    settings.setValue(u"reading/seconds"_s, 300);
    settings.setValue(u"reading/chunks"_s, u"nutor"_s);
    settings.setValue(u"search/graph_from"_s, 500'000);
    settings.setValue(u"search/retrieval"_s, u"{\"final_k\": 4, \"adaptive_k\": null}"_s);
    settings.setValue(u"models/list"_s, u"[{\"api\": \"openai\", \"base\": \"http://127.0.0.1/v1\", \"model\": \"small\"}]"_s);
    settings.setValue(u"models/answer"_s, u"small@http://127.0.0.1/v1"_s);
    const ConfigurationFile file(m_place.filePath(u"taken.json"_s));
    takeOver(settings, file);
    const Configuration taken = file.load();
    QVERIFY(taken.online.isLocalOnly);
    QVERIFY(taken.reading.ocr.mode == OcrMode::Automatic);
    QCOMPARE(taken.reading.ocr.languages, QStringList { u"deu"_s });
    QCOMPARE(taken.reading.seconds, 300);
    QVERIFY(taken.profile.parameters.chunks == builtInProfile(u"nutor"_s)->parameters.chunks);
    QCOMPARE(taken.profile.parameters.index.graphFrom, 500'000);
    QCOMPARE(taken.profile.parameters.retrieval.finalK, 4);
    QVERIFY(taken.profile.parameters.retrieval.adaptiveK.formula == AdaptiveK::Formula::Off);
    QCOMPARE(taken.models.usedFor(ModelTask::Answer)->model, u"small"_s);

    settings.setValue(u"reading/seconds"_s, 400);
    takeOver(settings, file); // once
    QCOMPARE(file.load().reading.seconds, 300);
}

ADDUCE_TEST(TestConfiguration)
#include "test_configuration.moc"
