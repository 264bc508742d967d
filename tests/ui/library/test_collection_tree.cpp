#include "tests/support/test_main.h"
#include "ui/common/widgets.h"
#include "ui/library/collection_tree.h"
#include "ui/library/document_drag.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Collections and tags beside the list, and what is dragged onto them.
class TestCollectionTree : public QObject
{
    Q_OBJECT

private slots:
    void headingsStandOverWhatTheyName();
    void withoutAnyThereIsNoHeading();
    void aDragHasASmallLabel();
};

void TestCollectionTree::headingsStandOverWhatTheyName()
{
    CollectionTree tree;
    Collection fasting;
    fasting.id = { 7 };
    fasting.name = fasting.path = u"Fasting"_s;
    tree.setContents(2, { fasting }, { { u"read"_s, 1 } });
    tree.show();
    QStringList names;
    for (int i = 0; i < tree.topLevelItemCount(); ++i)
        names << tree.topLevelItem(i)->text(0);
    QCOMPARE(names,
        (QStringList { CollectionTree::tr("All papers"), CollectionTree::tr("Collections"), u"Fasting"_s,
            CollectionTree::tr("Tags"), u"read"_s }));
    tree.setFocus();
    tree.setPlace({});
    QTest::keyClick(&tree, Qt::Key_Down); // over the heading, which cannot be chosen
    QCOMPARE(tree.place().collection, fasting.id);
    QTest::keyClick(&tree, Qt::Key_Down);
    QCOMPARE(tree.place().tag, u"read"_s);
    const QPoint heading = tree.visualItemRect(tree.topLevelItem(1)).center();
    QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, heading);
    QCOMPARE(tree.place().tag, u"read"_s);
}

void TestCollectionTree::withoutAnyThereIsNoHeading()
{
    CollectionTree tree;
    tree.setContents(2, {}, {});
    QCOMPARE(tree.topLevelItemCount(), 1);
}

void TestCollectionTree::aDragHasASmallLabel()
{
    const QWidget list;
    const QPixmap label = dragLabel(list, inShort(QString(200, u'x')));
    QVERIFY(!label.isNull());
    QVERIFY(label.deviceIndependentSize().height() < 2 * controlHeight());
    QVERIFY(dragLabel(list, u"2"_s).width() < label.width());
}

ADDUCE_TEST(TestCollectionTree)
#include "test_collection_tree.moc"
