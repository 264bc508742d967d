#include "core/base/error.h"
#include "core/serving/user_store.h"
#include "tests/support/error_of.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace adduce::test;
using namespace Qt::StringLiterals;

class TestUserStore : public QObject
{
    Q_OBJECT

private slots:
    void aTokenIsTheUser();
    void noTokenIsKept();
    void namesAreOneUser_data();
    void namesAreOneUser();
    void aRemovedTokenIsNobodys();
    void collectionsThatAreGoneLeaveNothing();
};

void TestUserStore::aTokenIsTheUser()
{
    LibraryFixture fixture;
    UserStore users(fixture.database());
    const Secret anna = users.add(u" Anna  B "_s, UserRole::Reader), ben = users.add(u"Ben"_s, UserRole::Admin);
    QVERIFY(anna != ben);
    QVERIFY(anna.bytes().startsWith("adduce_") && anna.bytes().size() >= 7 + 43);
    QCOMPARE(users.withToken(anna)->name, u"Anna B"_s);
    QCOMPARE(users.withToken(anna)->role, UserRole::Reader);
    QCOMPARE(users.withToken(ben)->role, UserRole::Admin);
    QVERIFY(!users.withToken(anna)->collections);
    QVERIFY(!users.withToken(Secret("adduce_")));
    QVERIFY(!users.withToken(Secret()));
    QCOMPARE(users.list().size(), std::size_t(2));
}

void TestUserStore::noTokenIsKept()
{
    LibraryFixture fixture;
    const Secret token = UserStore(fixture.database()).add(u"Anna"_s, UserRole::Reader);
    Statement row(fixture.database(), "SELECT token FROM users");
    QVERIFY(row.step());
    QCOMPARE(row.text(0).size(), 64);
    QVERIFY(!row.text(0).contains(QString::fromLatin1(token.bytes())));
}

void TestUserStore::namesAreOneUser_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("none") << QString();
    QTest::newRow("spaces") << u"   "_s;
    QTest::newRow("too long") << QString(101, u'a');
    QTest::newRow("taken") << u"Anna"_s;
    QTest::newRow("taken, written otherwise") << u"ANNA "_s;
}

void TestUserStore::namesAreOneUser()
{
    QFETCH(QString, name);
    LibraryFixture fixture;
    UserStore users(fixture.database());
    (void)users.add(u"Anna"_s, UserRole::Reader);
    QCOMPARE(errorKindOf([&] { (void)users.add(name, UserRole::Reader); }), ErrorKind::BadInput);
    QCOMPARE(users.list().size(), std::size_t(1));
}

void TestUserStore::aRemovedTokenIsNobodys()
{
    LibraryFixture fixture;
    UserStore users(fixture.database());
    const Secret token = users.add(u"Anna"_s, UserRole::Reader);
    users.remove(u"Anna"_s);
    QVERIFY(!users.withToken(token));
    QCOMPARE(errorKindOf([&] { users.remove(u"Anna"_s); }), ErrorKind::BadInput);
}

void TestUserStore::collectionsThatAreGoneLeaveNothing()
{
    LibraryFixture fixture;
    CollectionStore collections(fixture.database());
    const CollectionId sleep = collections.create(u"Sleep"_s), tea = collections.create(u"Tea"_s);
    UserStore users(fixture.database());
    const Secret token = users.add(u"Anna"_s, UserRole::Reader, std::vector { sleep, tea });
    QCOMPARE(users.withToken(token)->collections, (std::vector { sleep, tea }));
    collections.remove(sleep);
    collections.remove(tea);
    const auto user = users.withToken(token);
    QVERIFY(user->collections && user->collections->empty()); // not: every document
}

ADDUCE_TEST(TestUserStore)
#include "test_user_store.moc"
