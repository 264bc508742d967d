#include "core/library/database.h"
#include "core/library/profile_store.h"
#include "core/profiles/profile.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// The values of profiles, each once, by their hash.
class TestProfileStore : public QObject
{
    Q_OBJECT

private slots:
    void keepsEachValueOnce();
    void isKnownByTheHashOfItsText();
    void aDamagedValueIsNone_data();
    void aDamagedValueIsNone();
    void aDamagedValueIsMended();
};

static int rows(Database &database)
{
    Statement row(database, "SELECT count(*) FROM profiles");
    return row.step() ? row.number(0) : 0;
}

void TestProfileStore::keepsEachValueOnce()
{
    test::LibraryFixture fixture;
    ProfileStore store(fixture.database());
    Profile renamed;
    renamed.name = u"mine"_s;
    for (const Profile &profile : { Profile {}, renamed, Profile {}, *builtInProfile(u"portal"_s) })
        store.keep(profile.name, valueOf(profile));
    QCOMPARE(rows(fixture.database()), 2);
    QVERIFY(store.find(hashOf(Profile {})) == valueOf(Profile {}));
    QVERIFY(store.find(hashOf(*builtInProfile(u"portal"_s))) == valueOf(*builtInProfile(u"portal"_s)));
    QVERIFY(!store.find(u"another"_s) && !store.find({}));
}

void TestProfileStore::isKnownByTheHashOfItsText()
{
    test::LibraryFixture fixture;
    const QJsonObject newer { { u"parameters"_s, QJsonObject { { u"dream"_s, 0.1 } } } }; // of a version that knows more
    ProfileStore store(fixture.database());
    store.keep(u"later"_s, newer);
    QVERIFY(store.find(hashOf(newer)) == newer); // nothing of it is lost
}

void TestProfileStore::aDamagedValueIsNone_data()
{
    QTest::addColumn<QString>("json");
    QTest::newRow("nothing") << u""_s;
    QTest::newRow("cut") << u"{\"parameters\": {"_s;
    QTest::newRow("an array") << u"[]"_s;
    QTest::newRow("another value") << u"{\"parameters\": {}}"_s;
}

void TestProfileStore::aDamagedValueIsNone()
{
    QFETCH(QString, json);
    test::LibraryFixture fixture;
    ProfileStore store(fixture.database());
    store.keep(u"adduce"_s, valueOf({}));
    Statement(fixture.database(), "UPDATE profiles SET json = ?").bind(1, json).run();
    QVERIFY(!store.find(hashOf(Profile {})));
}

void TestProfileStore::aDamagedValueIsMended()
{
    test::LibraryFixture fixture;
    ProfileStore store(fixture.database());
    store.keep(u"adduce"_s, valueOf({}));
    fixture.database().execute("UPDATE profiles SET json = ''");
    store.keep(u"adduce"_s, valueOf({}));
    QVERIFY(store.find(hashOf(Profile {})) == valueOf({}));
    QCOMPARE(rows(fixture.database()), 1);
}

ADDUCE_TEST(TestProfileStore)
#include "test_profile_store.moc"
