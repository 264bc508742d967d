#include "core/library/collection_store.h"
#include "core/library/database.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/evidence/evidence_model.h"
#include "ui/evidence/evidence_page.h"
#include "ui/library/filter_bar.h"
#include "ui/search/passage_list_model.h"
#include "ui/search/search_filter_bar.h"
#include "ui/search/search_window.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <span>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::WindowFixture;

/// Passages of all papers, found as one types, opened, quoted and asked about.
class TestSearchWindow : public QObject
{
    Q_OBJECT

private slots:
    void findsAsOneTypes();
    void arrowsChooseAndEnterOpens();
    void aPassageIsAsked();
    void aPassageBecomesEvidence();
    void aQuoteIsCopied();
    void boxesNarrow();
    void nothingFound();
    void fromTheFindBoxOfTheLibrary();
    void otherWordsStopTheSearch();
    void aPaperThatGoesTakesItsPassagesAlong();
    void isSpoken();
};

namespace {

struct Search
{
    WindowFixture f;
    SearchWindow *window = nullptr;
    QLineEdit *words = nullptr;
    QListView *list = nullptr;

    void open(const QString &typed = {})
    {
        f.show();
        f.add(f.writePaper(u"paper.md"_s));
        trigger();
        if (!typed.isEmpty())
            words->setText(typed);
    }
    void trigger()
    {
        for (QAction *action : f.window->findChildren<QAction *>(u"search-everything"_s))
            action->trigger();
        window = f.window->findChild<SearchWindow *>();
        QVERIFY(window);
        words = window->findChild<QLineEdit *>();
        list = window->findChild<QListView *>();
    }
    [[nodiscard]] int count() const { return list->model()->rowCount(); }
    [[nodiscard]] QComboBox *box(const QString &name) const
    {
        for (QComboBox *box : window->findChildren<QComboBox *>())
            if (box->accessibleName() == name)
                return box;
        return nullptr;
    }
    [[nodiscard]] bool says(const QString &text) const
    {
        return std::ranges::any_of(
            window->findChildren<QLabel *>(), [&](const QLabel *label) { return label->text().contains(text); });
    }
};

} // namespace

void TestSearchWindow::findsAsOneTypes()
{
    Search s;
    s.open();
    QCOMPARE(s.count(), 0);
    QTest::keyClicks(s.words, u"sprint performance"_s);
    QTRY_VERIFY(s.count() > 0);
    const QModelIndex first = s.list->model()->index(0, 0);
    QCOMPARE(first.data(PassageListModel::TitleRole).toString(), u"Fasting and sprints"_s);
    QVERIFY(first.data(PassageListModel::ExcerptRole).toString().contains(u"Sprint performance"_s));
    s.words->clear();
    QTRY_COMPARE(s.count(), 0);
}

void TestSearchWindow::arrowsChooseAndEnterOpens()
{
    Search s;
    s.open(u"fasted state"_s);
    QTRY_VERIFY(s.count() > 0);
    const int before = s.list->currentIndex().row();
    QTest::keyClick(s.words, Qt::Key_Down);
    QCOMPARE(s.list->currentIndex().row(), std::min(before + 1, s.count() - 1));
    QTest::keyClick(s.words, Qt::Key_Up);
    QVERIFY(!s.f.window->readerDock().isVisible());
    QTest::keyClick(s.words, Qt::Key_Return);
    QTRY_VERIFY(s.f.window->readerDock().isVisible());
    QTRY_VERIFY(s.f.window->reader().places().focused());
    QVERIFY2(s.f.window->reader().places().focused()->quote.contains(u"fasted state"_s),
        qPrintable(s.f.window->reader().places().focused()->quote));
}

void TestSearchWindow::aPassageIsAsked()
{
    Search s;
    s.open(u"slept eight hours"_s);
    QTRY_VERIFY(s.count() > 0);
    QTest::keyClick(s.window, Qt::Key_L, Qt::ControlModifier);
    QTRY_VERIFY(s.f.window->ask().box().text().toPlainText().contains(u"slept eight hours"_s));
}

void TestSearchWindow::aPassageBecomesEvidence()
{
    Search s;
    s.open(u"fat oxidation"_s);
    QTRY_VERIFY(s.count() > 0);
    QSignalSpy added(s.window, &SearchWindow::evidenceWanted);
    QTest::keyClick(s.window, Qt::Key_D, Qt::ControlModifier);
    QTRY_COMPARE(added.size(), 1);
    QVERIFY(added.first().first().value<Citation>().quote.contains(u"Fat oxidation"_s));
    s.f.settle();
    QVERIFY(s.says(u"Fat oxidation"_s));
}

void TestSearchWindow::aQuoteIsCopied()
{
    Search s;
    s.open(u"fat oxidation"_s);
    QTRY_VERIFY(s.count() > 0);
    QApplication::clipboard()->clear();
    QTest::keyClick(s.window, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(QApplication::clipboard()->text().startsWith(u"\u201cFat oxidation increased"_s));
}

void TestSearchWindow::boxesNarrow()
{
    Search s;
    s.f.show();
    s.f.add(s.f.writePaper(u"paper.md"_s));
    s.f.add(test::writeFile(s.f.folder, u"coffee.md"_s, "# Coffee\n\nCoffee was drunk by nobody in the whole study of sleep.\n"));
    Database database = s.f.library.open();
    CollectionStore collections(database);
    for (const DocumentRow &row : DocumentStore(database).list())
        if (displayTitle(row) == u"coffee.md"_s)
            collections.add(collections.create(u"Drinks"_s), std::span(&row.id, 1));
    (void)collections.create(u"Empty"_s);
    s.trigger();
    s.words->setText(u"study"_s);
    QTRY_VERIFY(s.count() > 0);
    QComboBox *collection = s.box(SearchFilterBar::tr("Collection"));
    QVERIFY(collection);
    QTRY_COMPARE(collection->count(), 2); // any, and the one that holds a paper
    collection->setCurrentIndex(1);
    emit collection->activated(1);
    QTRY_COMPARE(s.list->model()->index(0, 0).data().toString(), u"coffee.md"_s);
    QComboBox *by = s.box(SearchFilterBar::tr("How passages are found"));
    by->setCurrentIndex(1);
    emit by->activated(1);
    s.words->setText(u"visits"_s); // of the other paper
    QTRY_VERIFY(s.says(SearchWindow::tr("No passage of these papers speaks of that.")));
    QCOMPARE(s.count(), 0);
    collection->setCurrentIndex(0);
    emit collection->activated(0);
    QTRY_VERIFY(s.count() > 0);
}

void TestSearchWindow::nothingFound()
{
    Search s;
    s.open(u"-sprint"_s); // no word is looked for
    QTest::keyClick(s.words, Qt::Key_Return);
    QTest::keyClick(s.words, Qt::Key_Return);
    QCOMPARE(s.count(), 0);
    QComboBox *by = s.box(SearchFilterBar::tr("How passages are found"));
    by->setCurrentIndex(1);
    s.words->setText(u"quantum chromodynamics"_s);
    QTRY_VERIFY(s.says(SearchWindow::tr("No passage speaks of that.")));
    for (const QToolButton *button : s.window->findChildren<QToolButton *>())
        if (button->defaultAction() && button->text() == SearchWindow::tr("Open the page"))
            QVERIFY(!button->isEnabled());
}

void TestSearchWindow::fromTheFindBoxOfTheLibrary()
{
    Search s;
    s.f.show();
    s.f.add(s.f.writePaper(u"paper.md"_s));
    auto *find = s.f.window->library().bar().findChild<QLineEdit *>();
    find->setText(u"oxidation"_s);
    QTest::keyClick(find, Qt::Key_Return);
    s.window = s.f.window->findChild<SearchWindow *>();
    QVERIFY(s.window);
    s.list = s.window->findChild<QListView *>();
    QCOMPARE(s.window->findChild<QLineEdit *>()->text(), u"oxidation"_s);
    QTRY_VERIFY(s.count() > 0);
    find->clear();
    s.window->hide();
    QTest::keyClick(find, Qt::Key_Return); // nothing to look for
    QVERIFY(!s.window->isVisible());
}

void TestSearchWindow::otherWordsStopTheSearch()
{
    Search s;
    s.open();
    for (const QString &words : { u"sprint"_s, u"oxidation"_s, u"slept"_s, u"fasting"_s })
        s.words->setText(words);
    QTest::keyClick(s.words, Qt::Key_Return); // looks at once
    QTest::keyClick(s.words, Qt::Key_Return); // and opens nothing of other words
    QTRY_VERIFY(s.count() > 0);
    QCOMPARE(static_cast<PassageListModel *>(s.list->model())->soughtWords(), QStringList { u"fasting"_s });
    s.words->setText(u"sprint"_s);
    s.f.window.reset(); // while it looks
}

void TestSearchWindow::aPaperThatGoesTakesItsPassagesAlong()
{
    Search s;
    s.open(u"sprint"_s);
    QTRY_VERIFY(s.count() > 0);
    s.f.window->library().reload(); // with nothing gone
    s.f.settle();
    QVERIFY(s.count() > 0);
    {
        Database database = s.f.library.open();
        DocumentStore(database).remove(DocumentStore(database).list().front().id);
    }
    s.f.window->library().reload();
    QTRY_COMPARE(s.count(), 0);
    QTest::keyClick(s.words, Qt::Key_Return); // nothing to open
    QVERIFY(!s.f.window->readerDock().isVisible());
}

void TestSearchWindow::isSpoken()
{
    Search s;
    s.open(u"fat oxidation"_s);
    QTRY_VERIFY(s.count() > 0);
    const QString spoken = s.list->model()->index(0, 0).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(spoken.startsWith(u"Fasting and sprints, "_s), qPrintable(spoken));
    for (QWidget *widget : s.window->findChildren<QWidget *>())
        if (widget->focusPolicy() != Qt::NoFocus && widget->isVisible())
            QVERIFY2(!QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Name).isEmpty(),
                widget->metaObject()->className());
}

ADDUCE_TEST(TestSearchWindow)
#include "test_search_window.moc"
