#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/library/document_list.h"
#include "ui/library/filter_bar.h"
#include "ui/library/library_columns.h"
#include "ui/library/library_filter.h"
#include "ui/library/library_model.h"
#include "ui/library/library_panel.h"

#include <QHeaderView>
#include <QMenu>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace adduce;

/// The papers as a table, and the orders that they can stand in.
class TestLibraryColumns : public QObject
{
    Q_OBJECT

private slots:
    void orders_data();
    void orders();
    void reversed();
    void ordersAreRemembered_data();
    void ordersAreRemembered();
    void theListBecomesATable();
    void aClickOnAHeadSorts();
    void theMenuSortsAList();
    void comesBackAsItWasLeft();
    void selectionStaysThroughASort();
};

namespace {

DocumentRow row(qint64 id, const QString &title, const QStringList &authors, int year, const QString &venue, int pages)
{
    DocumentRow made;
    made.id = { id };
    made.sha256 = QString::number(id);
    made.path = u"/papers/%1.pdf"_s.arg(id);
    made.title = title;
    made.authors = authors;
    made.year = year;
    made.venue = venue;
    made.pages = pages;
    made.state = id == 2 ? DocumentState::Failed : DocumentState::Ready;
    made.addedAt = QDateTime(QDate(2026, 11, int(id)), QTime(8, 0), Qt::UTC);
    return made;
}

struct Papers
{
    LibraryModel model;
    LibraryFilter filter;

    Papers()
    {
        filter.setSourceModel(&model);
        model.setRows({ row(4, u"napping"_s, { u"Zoe Abel"_s }, 2020, u"Sleep"_s, 9), row(3, u"Coffee 10"_s, {}, 0, {}, 12),
            row(2, u"coffee 9"_s, { u"Berg, Ann"_s }, 2023, u"Nature"_s, 0),
            row(1, u"Ångström"_s, { u"Carl Cole"_s, u"D"_s }, 1999, u"acta"_s, 200) });
        model.setExtras({ { { { 3 }, { u"read"_s } }, { { 1 }, { u"naps"_s, u"sleep"_s } } }, { { u"1"_s, 2 }, { u"4"_s, 7 } } });
    }
    [[nodiscard]] QList<qint64> ids() const
    {
        QList<qint64> ids;
        for (int i = 0; i < filter.rowCount(); ++i)
            ids << model.row(filter.mapToSource(filter.index(i, 0)).row()).id.value;
        return ids;
    }
};

struct Shown : test::WindowFixture
{
    Shown()
    {
        show(1440, 900);
        add(writePaper(u"b paper.md"_s));
        const QString other = place.filePath(u"a.md"_s);
        QFile file(other);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("# Naps and memory\n\nA nap of thirty minutes improves the recall of word pairs on the same day.\n");
        file.close();
        add(other);
        window->libraryDock().show();
    }
    [[nodiscard]] DocumentList &list() const { return window->library().list(); }
    [[nodiscard]] QStringList titles() const
    {
        QStringList titles;
        for (int i = 0; i < list().model()->rowCount(); ++i)
            titles << list().model()->index(i, 0).data().toString();
        return titles;
    }
    [[nodiscard]] QToolButton *button(const QString &name) const
    {
        for (QToolButton *button : window->library().bar().findChildren<QToolButton *>())
            if (button->accessibleName() == name)
                return button;
        return nullptr;
    }
};

} // namespace

void TestLibraryColumns::orders_data()
{
    QTest::addColumn<QString>("by");
    QTest::addColumn<QList<qint64>>("ids");
    QTest::newRow("newest") << u"newest"_s << QList<qint64> { 4, 3, 2, 1 };
    QTest::newRow("title") << u"title"_s << QList<qint64> { 1, 2, 3, 4 }; // without case, 9 before 10, letters as in words
    QTest::newRow("authors") << u"authors"_s << QList<qint64> { 4, 2, 1, 3 }; // by family name, unknown ones behind
    QTest::newRow("year") << u"year"_s << QList<qint64> { 2, 4, 1, 3 };
    QTest::newRow("venue") << u"venue"_s << QList<qint64> { 1, 2, 4, 3 };
    QTest::newRow("added") << u"added"_s << QList<qint64> { 4, 3, 2, 1 };
    QTest::newRow("cited in") << u"cited_in"_s << QList<qint64> { 4, 1, 3, 2 };
    QTest::newRow("tags") << u"tags"_s << QList<qint64> { 1, 3, 4, 2 };
    QTest::newRow("pages") << u"pages"_s << QList<qint64> { 1, 3, 4, 2 };
    QTest::newRow("state") << u"state"_s << QList<qint64> { 2, 4, 3, 1 };
}

void TestLibraryColumns::orders()
{
    QFETCH(QString, by);
    QFETCH(QList<qint64>, ids);
    Papers papers;
    papers.filter.setOrder(orderNamed(by));
    QCOMPARE(papers.ids(), ids);
    papers.filter.setOrder({});
    QCOMPARE(papers.ids(), (QList<qint64> { 4, 3, 2, 1 }));
}

void TestLibraryColumns::reversed()
{
    Papers papers;
    papers.filter.setOrder({ LibraryColumn::Year, true });
    QCOMPARE(papers.ids(), (QList<qint64> { 1, 4, 2, 3 }));
    papers.filter.setOrder({ {}, true });
    QCOMPARE(papers.ids(), (QList<qint64> { 1, 2, 3, 4 })); // the oldest first
}

void TestLibraryColumns::ordersAreRemembered_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<LibraryOrder>("order");
    QTest::newRow("newest") << u"newest"_s << LibraryOrder {};
    QTest::newRow("by a column") << u"cited_in"_s << LibraryOrder { LibraryColumn::CitedIn, false };
    QTest::newRow("reversed") << u"year reversed"_s << LibraryOrder { LibraryColumn::Year, true };
}

void TestLibraryColumns::ordersAreRemembered()
{
    QFETCH(QString, name);
    QFETCH(LibraryOrder, order);
    QCOMPARE(nameOf(order), name);
    QVERIFY(orderNamed(name) == order);
    QVERIFY(orderNamed(u"by the moon"_s) == LibraryOrder {});
    QVERIFY(orderNamed({}) == LibraryOrder {});
}

void TestLibraryColumns::theListBecomesATable()
{
    const Shown s;
    QVERIFY(!s.list().isTable() && s.list().header()->isHidden());
    s.button(u"As a table"_s)->click();
    QVERIFY(s.list().isTable() && !s.list().header()->isHidden());
    QCOMPARE(s.list().header()->sectionSize(0) > 0, true);
    for (int column = 0; column < kLibraryColumns; ++column)
        QVERIFY(!s.list().isColumnHidden(column));
    QCOMPARE(s.list().model()->headerData(3, Qt::Horizontal).toString(), u"Published in"_s);
    QCOMPARE(s.list().model()->index(0, static_cast<int>(LibraryColumn::State)).data().toString(), u"Ready"_s);
    s.button(u"As a table"_s)->click();
    QVERIFY(!s.list().isTable() && s.list().isColumnHidden(3));
    QTRY_COMPARE(s.list().visualRect(s.list().model()->index(0, 0)).width(), s.list().viewport()->width()); // nothing is cut
}

void TestLibraryColumns::aClickOnAHeadSorts()
{
    const Shown s;
    s.button(u"As a table"_s)->click();
    QCOMPARE(s.titles(), (QStringList { u"Naps and memory"_s, u"Fasting and sprints"_s })); // the newest first
    emit s.list().header()->sectionClicked(0);
    QCOMPARE(s.titles(), (QStringList { u"Fasting and sprints"_s, u"Naps and memory"_s }));
    emit s.list().header()->sectionClicked(0);
    QCOMPARE(s.titles(), (QStringList { u"Naps and memory"_s, u"Fasting and sprints"_s }));
    QCOMPARE(s.list().header()->sortIndicatorSection(), 0);
    QCOMPARE(s.list().header()->sortIndicatorOrder(), Qt::DescendingOrder);
}

void TestLibraryColumns::theMenuSortsAList()
{
    const Shown s;
    QMenu *menu = s.button(u"Order"_s)->menu();
    const auto choose = [&](const QString &text) {
        emit menu->aboutToShow();
        for (QAction *action : menu->actions())
            if (action->text() == text)
                return action->trigger();
    };
    choose(u"Title"_s);
    QCOMPARE(s.titles().front(), u"Fasting and sprints"_s);
    choose(u"In reverse"_s);
    QCOMPARE(s.titles().front(), u"Naps and memory"_s);
    choose(u"Newest first"_s);
    QCOMPARE(s.titles().front(), u"Naps and memory"_s);
    emit menu->aboutToShow();
    QVERIFY(menu->actions().front()->isChecked());
}

void TestLibraryColumns::comesBackAsItWasLeft()
{
    Shown s;
    s.button(u"As a table"_s)->click();
    emit s.list().header()->sectionClicked(static_cast<int>(LibraryColumn::Title));
    s.list().setColumnWidth(1, 222);
    s.list().setColumnHidden(6, true);
    s.window->close();
    s.show(1440, 900);
    QTRY_COMPARE(s.titles(), (QStringList { u"Fasting and sprints"_s, u"Naps and memory"_s }));
    QVERIFY(s.list().isTable() && s.button(u"As a table"_s)->isChecked());
    QCOMPARE(s.list().columnWidth(1), 222);
    QVERIFY(s.list().isColumnHidden(6));
}

void TestLibraryColumns::selectionStaysThroughASort()
{
    const Shown s;
    s.list().setCurrentIndex(s.list().model()->index(0, 0));
    QCOMPARE(s.list().chosen().size(), std::size_t(1));
    const DocumentId before = s.list().chosen().front().id;
    s.button(u"As a table"_s)->click();
    emit s.list().header()->sectionClicked(0);
    QCOMPARE(s.list().chosen().size(), std::size_t(1)); // a row, however many columns it has
    QCOMPARE(s.list().chosen().front().id, before);
}

ADDUCE_TEST(TestLibraryColumns)
#include "test_library_columns.moc"
