#include "tests/support/test_main.h"
#include "ui/library/collection_menu.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

class TestCollectionMenu : public QObject
{
    Q_OBJECT

private slots:
    void everyPlaceHasItsActions_data();
    void everyPlaceHasItsActions();
    void actionsSayWhatIsWanted();
};

namespace {

const LibraryPlace kSleep { CollectionId { 3 }, {} };

QAction *named(const CollectionMenu &menu, const QString &text)
{
    for (QAction *action : menu.actions())
        if (action->text() == text)
            return action;
    return nullptr;
}

} // namespace

void TestCollectionMenu::everyPlaceHasItsActions_data()
{
    QTest::addColumn<LibraryPlace>("place");
    QTest::addColumn<QStringList>("actions");
    QTest::newRow("everything") << LibraryPlace {} << QStringList { u"New collection"_s };
    QTest::newRow("a collection") << kSleep
                                  << QStringList { u"New collection"_s, u"New collection inside"_s, u"Rename"_s, u"Describe..."_s,
                                         u"Remove the collection, not its papers"_s };
    QTest::newRow("a tag") << LibraryPlace { {}, u"to read"_s }
                           << QStringList { u"New collection"_s, u"Take this tag off all papers"_s };
}

void TestCollectionMenu::everyPlaceHasItsActions()
{
    QFETCH(LibraryPlace, place);
    QFETCH(QStringList, actions);
    const CollectionMenu menu(place);
    QStringList there;
    for (const QAction *action : menu.actions())
        if (!action->isSeparator())
            there << action->text();
    QCOMPARE(there, actions);
}

void TestCollectionMenu::actionsSayWhatIsWanted()
{
    const CollectionMenu menu(kSleep);
    CollectionId inside;
    CollectionId described;
    LibraryPlace removed;
    connect(&menu, &CollectionMenu::createWanted, this, [&](CollectionId parent) { inside = parent; });
    connect(&menu, &CollectionMenu::describeWanted, this, [&](CollectionId collection) { described = collection; });
    connect(&menu, &CollectionMenu::removeWanted, this, [&](const LibraryPlace &place) { removed = place; });
    named(menu, u"New collection inside"_s)->trigger();
    named(menu, u"Describe..."_s)->trigger();
    named(menu, u"Remove the collection, not its papers"_s)->trigger();
    QCOMPARE(inside, kSleep.collection);
    QCOMPARE(described, kSleep.collection);
    QCOMPARE(removed, kSleep);
    named(menu, u"New collection"_s)->trigger();
    QCOMPARE(inside, CollectionId {});
}

ADDUCE_TEST(TestCollectionMenu)
#include "test_collection_menu.moc"
