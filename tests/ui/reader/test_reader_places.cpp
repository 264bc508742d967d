#include "core/library/database.h"
#include "core/library/document_store.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/reader/find_bar.h"
#include "ui/reader/reader_side.h"

#include <QDockWidget>
#include <QLineEdit>
#include <QListView>
#include <QScrollBar>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::WindowFixture;

/// Back and Forward in the reader: what is a place to come back to.
class TestReaderPlaces : public QObject
{
    Q_OBJECT

private slots:
    void everyJumpIsComeBackFrom_data();
    void everyJumpIsComeBackFrom();
    void whereOneHadScrolledToIsKept();
    void scrollingAndStandingStillLeaveNothing();
    void aSearchIsOneStep();
    void aMatchIsShownOnceItsPageIsRead();
    void whoScrollsOnIsNotBroughtBackToAMatch();
    void followingAnAnswerIsOneStep();
    void aChipLeavesTheOneBefore();
    void anotherDocumentIsLeftAndComeBackTo();
    void aSentenceOfAnotherPaperKeepsThePlace();
    void theButtonsSayWhereTheyLead();
    void theBytesThatWereAcceptedStay();
    void everyQuoteOfASentenceIsReached();
};

namespace {

struct Book : WindowFixture
{
    Book()
    {
        show(1440, 900);
        for (const QString &name : { u"first"_s, u"second"_s }) {
            QList<test::MadePage> pages;
            for (int page = 1; page <= 12; ++page)
                pages << test::MadePage { test::textColumn(linesOf(name, page)) };
            add(test::writeFile(folder, name + u".pdf"_s, test::makePdf(pages)));
        }
        window->readerDock().show();
        reader().openDocument(row(u"first.pdf"_s));
        waitFor(0);
        QTRY_VERIFY(!reader().cache().findAny(0).isNull()); // the pages are as large as they stay
    }
    static QStringList linesOf(const QString &name, int page)
    {
        QStringList lines { u"This is page %1 of the %2 book, and it is about naps."_s.arg(page).arg(name) };
        if (page == 9)
            lines << QStringList(35, u"And so on."_s) << u"Here the actigraphs are named."_s;
        if (page % 4 == 0)
            lines << u"Only here the melatonin of the participants was measured."_s;
        for (int line = 0; line < 45; ++line)
            lines << u"Line %1 of the page tells of one more participant who slept."_s.arg(line);
        return lines;
    }
    [[nodiscard]] DocumentRow row(const QString &name) const
    {
        Database database = library.open();
        for (const DocumentRow &row : DocumentStore(database).list())
            if (row.path.endsWith(name))
                return row;
        return {};
    }
    [[nodiscard]] ReaderPanel &reader() const { return window->reader(); }
    [[nodiscard]] PageView &view() const { return reader().view(); }
    [[nodiscard]] std::optional<Citation> chosen() const
    {
        std::optional<std::optional<Citation>> found;
        reader().quotes().find([&](const std::optional<Citation> &quote) { found = quote; });
        return QTest::qWaitFor([&] { return found.has_value(); }) ? *found : std::nullopt;
    }
    void waitFor(int page) const { QTRY_VERIFY_WITH_TIMEOUT(reader().file().isOpen() && view().currentPage() == page, 30'000); }
    [[nodiscard]] Citation citation(const QString &name, int page) const
    {
        const DocumentRow at = row(name);
        Citation made;
        made.document = at.id;
        made.sha256 = at.sha256;
        made.source = name;
        made.path = at.path;
        made.page = page;
        made.quote = u"This is page %1"_s.arg(page);
        made.rects = { QRectF(72, 300, 200, 12) };
        return made;
    }
    [[nodiscard]] QToolButton *button(const QString &name) const
    {
        for (auto *button : reader().findChildren<QToolButton *>())
            if (button->accessibleName().startsWith(name))
                return button;
        return nullptr;
    }
    [[nodiscard]] bool canGoBack() const { return button(u"Back ("_s)->isEnabled(); }
    [[nodiscard]] bool canGoForward() const { return button(u"Forward ("_s)->isEnabled(); }
    void scrollTo(const PagePoint &point) const { view().goTo(point); }
    void type(const QString &page) const
    {
        for (auto *field : reader().findChildren<QLineEdit *>())
            if (field->accessibleName() == u"Page"_s) {
                field->setText(page);
                QTest::keyClick(field, Qt::Key_Return);
            }
    }
    void press(Qt::Key key, Qt::KeyboardModifiers with = {}) const
    {
        view().setFocus();
        QTest::keyClick(&view(), key, with);
    }
};

using Jump = std::function<void(const Book &)>;

/// But for the rounding to pixels.
bool isNear(const PagePoint &a, const PagePoint &b)
{
    return a.page == b.page && std::abs(a.point.y() - b.point.y()) < 2;
}

} // namespace
Q_DECLARE_METATYPE(Jump)

void TestReaderPlaces::everyJumpIsComeBackFrom_data()
{
    QTest::addColumn<Jump>("jump");
    QTest::addColumn<int>("page");
    QTest::newRow("outline") << Jump([](const Book &f) {
        auto *side = f.reader().findChild<ReaderSide *>();
        side->setOutline({ { u"Naps"_s, 1, 7 } });
        emit side->outline().itemClicked(side->outline().topLevelItem(0), 0);
    }) << 7;
    QTest::newRow("small page") << Jump([](const Book &f) {
        auto *side = f.reader().findChild<ReaderSide *>();
        side->show(ReaderSide::Show::Thumbnails);
        emit side->thumbnails().clicked(side->thumbnails().model()->index(5, 0));
    }) << 5;
    QTest::newRow("page field") << Jump([](const Book &f) { f.type(u"9"_s); }) << 8;
    QTest::newRow("first page") << Jump([](const Book &f) { f.press(Qt::Key_Home); }) << 0;
    QTest::newRow("last page") << Jump([](const Book &f) { f.press(Qt::Key_End); }) << 11;
    QTest::newRow("sentence") << Jump([](const Book &f) { f.reader().places().openCitation(f.citation(u"first.pdf"_s, 7), {}); }) << 6;
    QTest::newRow("page of the library") << Jump([](const Book &f) { f.reader().openDocument(f.row(u"first.pdf"_s), 6); }) << 6;
}

void TestReaderPlaces::everyJumpIsComeBackFrom()
{
    QFETCH(const Jump, jump);
    QFETCH(const int, page);
    const Book f;
    QVERIFY(!f.canGoBack() && !f.canGoForward());
    f.scrollTo({ 2, { 0, 123 } });
    const PagePoint before = f.view().position();
    jump(f);
    QCOMPARE(f.view().currentPage(), page);
    QVERIFY(f.canGoBack() && !f.canGoForward());
    const PagePoint after = f.view().position();
    f.press(Qt::Key_Left, Qt::AltModifier);
    QVERIFY(isNear(f.view().position(), before));
    QVERIFY(!f.canGoBack() && f.canGoForward());
    f.press(Qt::Key_Right, Qt::AltModifier);
    QVERIFY(isNear(f.view().position(), after));
    QVERIFY(f.canGoBack() && !f.canGoForward());
}

void TestReaderPlaces::whereOneHadScrolledToIsKept()
{
    const Book f;
    f.type(u"4"_s);
    f.scrollTo({ 5, { 0, 200 } });
    const PagePoint read = f.view().position();
    f.type(u"10"_s);
    f.scrollTo({ 10, { 0, 50 } });
    const PagePoint further = f.view().position();
    f.reader().places().back();
    QVERIFY(isNear(f.view().position(), read));
    f.view().setZoom(f.view().zoom() * 1.5); // the place is one of the page, not of the pixels
    f.reader().places().forward();
    QVERIFY(isNear(f.view().position(), further));
}

void TestReaderPlaces::scrollingAndStandingStillLeaveNothing()
{
    const Book f;
    for (const Qt::Key key : { Qt::Key_PageDown, Qt::Key_Space, Qt::Key_Right, Qt::Key_Left, Qt::Key_Down })
        f.press(key);
    f.view().verticalScrollBar()->setValue(4000);
    QVERIFY(!f.canGoBack());
    f.press(Qt::Key_Home);
    f.press(Qt::Key_Home);
    f.type(u"1"_s);
    f.type(u"no such page"_s);
    QVERIFY(f.canGoBack());
    f.reader().places().back();
    QVERIFY(!f.canGoBack());
    QCOMPARE(f.view().verticalScrollBar()->value(), 4000);
}

void TestReaderPlaces::aSearchIsOneStep()
{
    const Book f;
    f.scrollTo({ 1, { 0, 60 } });
    const PagePoint before = f.view().position();
    auto *bar = f.reader().findChild<FindBar *>();
    const auto find = [&](const QString &words) {
        f.reader().find();
        QTest::keyClicks(&bar->box(), words);
        QTRY_COMPARE_WITH_TIMEOUT(bar->count(), 3, 60'000);
    };
    find(u"melatonin"_s);
    QTRY_COMPARE(f.view().currentPage(), 3);
    bar->step(1);
    bar->step(1);
    QVERIFY(f.view().currentPage() != 3);
    const PagePoint found = f.view().position();
    f.reader().places().back();
    QVERIFY(isNear(f.view().position(), before));
    QVERIFY(!f.canGoBack());
    f.reader().places().forward();
    QVERIFY(isNear(f.view().position(), found));
    QTest::keyClick(&bar->box(), Qt::Key_Escape);
    find(u"melatonin"_s); // another search begins where that one ended
    bar->step(1);
    f.reader().places().back();
    QVERIFY(isNear(f.view().position(), found));
    f.reader().places().back();
    QVERIFY(isNear(f.view().position(), before));
}

void TestReaderPlaces::aMatchIsShownOnceItsPageIsRead()
{
    const Book f;
    f.reader().find();
    f.reader().findChild<FindBar *>()->box().setText(u"actigraphs"_s);
    QTRY_COMPARE_WITH_TIMEOUT(f.view().currentPage(), 8, 60'000);
    QTRY_VERIFY_WITH_TIMEOUT(f.reader().cache().text(8), 60'000);
    const SelectableText &text = *f.reader().cache().text(8);
    const QRectF match = text.rects(text.find(u"actigraphs"_s).front()).front();
    const double y = f.view().pages().pageRect(8).top() + match.top() * f.view().zoom() * 96 / 72;
    QVERIFY2(y > 0 && y < f.view().viewport()->height() * 0.9, qPrintable(QString::number(y)));
    f.reader().places().back();
    QCOMPARE(f.view().position(), PagePoint());
}

void TestReaderPlaces::whoScrollsOnIsNotBroughtBackToAMatch()
{
    const Book f;
    auto *bar = f.reader().findChild<FindBar *>();
    QScrollBar &scroll = *f.view().verticalScrollBar();
    connect(bar, &FindBar::matchChosen, this, [&] { scroll.setValue(777); });
    f.reader().find();
    bar->box().setText(u"actigraphs"_s);
    QTRY_COMPARE_WITH_TIMEOUT(bar->count(), 1, 60'000);
    QTRY_VERIFY_WITH_TIMEOUT(f.reader().cache().text(8), 60'000);
    QVERIFY(std::abs(scroll.value() - 777) < 20); // but for what a wider page changes of the zoom
}

void TestReaderPlaces::followingAnAnswerIsOneStep()
{
    const Book f;
    const Citation first = f.citation(u"first.pdf"_s, 3);
    f.reader().places().openCitation(first, {});
    for (const int page : { 5, 7, 11 })
        f.reader().places().followSentence({ f.citation(u"first.pdf"_s, page) });
    f.scrollTo({ 8, { 0, 10 } }); // read on
    const PagePoint read = f.view().position();
    f.reader().places().followSentence({ f.citation(u"first.pdf"_s, 5) });
    f.reader().places().back();
    QVERIFY(isNear(f.view().position(), read));
    QCOMPARE(f.chosen()->page, 11);
    f.reader().places().back();
    QCOMPARE(f.chosen(), first);
    QVERIFY(f.view().isInSight(first));
    f.reader().places().back();
    QVERIFY(!f.chosen() && !f.canGoBack());
}

void TestReaderPlaces::aChipLeavesTheOneBefore()
{
    const Book f;
    const auto click = [&](const Citation &citation) { // as an answer tells of it
        f.reader().places().followSentence({ citation });
        f.reader().places().openCitation(citation, {});
    };
    const Citation first = f.citation(u"first.pdf"_s, 3);
    const Citation second = f.citation(u"first.pdf"_s, 8);
    click(first);
    click(second);
    click(second);
    f.reader().places().back();
    QCOMPARE(f.chosen(), first);
    QVERIFY(f.view().isInSight(first));
    f.reader().places().forward();
    QCOMPARE(f.chosen(), second);
    QVERIFY(!f.canGoForward());
}

void TestReaderPlaces::anotherDocumentIsLeftAndComeBackTo()
{
    const Book f;
    const Citation citation = f.citation(u"first.pdf"_s, 7);
    f.reader().places().openCitation(citation, {});
    f.scrollTo({ 7, { 0, 111 } });
    const PagePoint read = f.view().position();
    f.reader().openDocument(f.row(u"second.pdf"_s), 4);
    f.waitFor(4);
    QVERIFY(!f.chosen());
    f.reader().places().back();
    f.waitFor(read.page);
    QTRY_VERIFY_WITH_TIMEOUT(isNear(f.view().position(), read), 30'000);
    QCOMPARE(f.chosen(), citation);
    f.reader().places().forward();
    f.waitFor(4);
    QCOMPARE(f.reader().file().sha256(), f.row(u"second.pdf"_s).sha256);
}

void TestReaderPlaces::aSentenceOfAnotherPaperKeepsThePlace()
{
    const Book f;
    const Citation citation = f.citation(u"first.pdf"_s, 7);
    const Citation other = f.citation(u"second.pdf"_s, 2);
    f.reader().places().openCitation(citation, {});
    f.reader().places().followSentence({ other });
    QVERIFY(!f.chosen());
    f.reader().places().openCitation(other, {});
    f.waitFor(1);
    QCOMPARE(f.chosen(), other);
    f.reader().places().back();
    f.waitFor(6);
    QCOMPARE(f.chosen(), citation); // the focus that it had
}

void TestReaderPlaces::theButtonsSayWhereTheyLead()
{
    const Book f;
    const QToolButton &back = *f.button(u"Back ("_s);
    const QToolButton &forward = *f.button(u"Forward ("_s);
    QCOMPARE(back.accessibleDescription(), u"Back (Alt+Left)"_s);
    f.scrollTo({ 2, { 0, 0 } });
    f.type(u"9"_s);
    QCOMPARE(back.accessibleDescription(), u"Back (Alt+Left)\nfirst, page 3"_s);
    QCOMPARE(forward.accessibleDescription(), u"Forward (Alt+Right)"_s);
    f.reader().places().openCitation(f.citation(u"second.pdf"_s, 2), {});
    f.waitFor(1);
    QVERIFY2(back.accessibleDescription().contains(u"first"_s), qPrintable(back.accessibleDescription()));
    f.reader().places().back();
    f.waitFor(8);
    QCOMPARE(back.accessibleDescription(), u"Back (Alt+Left)\nfirst, page 3"_s);
    QCOMPARE(forward.accessibleDescription(), u"Forward (Alt+Right)\nsecond.pdf"_s);
}

void TestReaderPlaces::theBytesThatWereAcceptedStay()
{
    const Book f;
    Citation old = f.citation(u"first.pdf"_s, 7);
    old.sha256 = QString(64, u'e');
    f.reader().places().openCitation(old, {});
    QPushButton *anyway = nullptr;
    for (auto *button : f.reader().findChildren<QPushButton *>())
        if (button->text().startsWith(u"Show without"_s))
            anyway = button;
    QTRY_VERIFY_WITH_TIMEOUT(anyway->isVisible(), 30'000);
    anyway->click();
    f.type(u"9"_s);
    f.reader().places().back();
    QVERIFY(f.reader().file().isOpen()); // it was agreed to
    QCOMPARE(f.view().currentPage(), 6);
    QCOMPARE(f.reader().view().markCount(), 0);
    f.reader().places().openCitation(old, {}); // but not that this quote stands there
    QTRY_VERIFY_WITH_TIMEOUT(anyway->isVisible(), 30'000);
}

void TestReaderPlaces::everyQuoteOfASentenceIsReached()
{
    const Book f;
    const Citation elsewhere = f.citation(u"second.pdf"_s, 2);
    const Citation first = f.citation(u"first.pdf"_s, 7);
    const Citation second = f.citation(u"first.pdf"_s, 4);
    f.reader().places().followSentence({ elsewhere, first, second }); // the first one here, whatever comes before it
    QCOMPARE(f.chosen(), first);
    QCOMPARE(f.reader().view().markCount(), 2);
    f.reader().places().step(-1);
    QCOMPARE(f.chosen(), second);
    QVERIFY(f.view().isInSight(second));
    f.reader().places().step(1);
    QCOMPARE(f.chosen(), first);
    f.reader().places().followSentence({ elsewhere });
    QVERIFY(!f.chosen());
}

ADDUCE_TEST(TestReaderPlaces)
#include "test_reader_places.moc"
