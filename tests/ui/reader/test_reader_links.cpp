#include "core/library/database.h"
#include "core/library/document_store.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/common/widgets.h"

#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QDockWidget>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::WindowFixture;

/// The links of a paper in the reader: inside it they are followed, out of it only once the user has seen where to.
class TestReaderLinks : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aLinkInsideIsFollowedAndComeBackFrom();
    void enterFollowsTheLinkAtTheCaret();
    void aPlaceBeyondThePageIsItsEnd();
    void draggingOverALinkSelects();
    void aCitedSentenceIsClickedBeforeItsLink();
    void theMouseIsToldOfLinks();
    void anAddressIsAskedFor();
    void whatIsNotOpenedIsCopied_data();
    void whatIsNotOpenedIsCopied();
    void theMenuKnowsTheLink();
    void theMenuListsTheLinksOfThePage();
    void noLinkIsLeftOfAnotherDocument();

public slots:
    void handle(const QUrl &url) { m_opened << url; } ///< in place of the other programs

private:
    QList<QUrl> m_opened;
};

namespace {

constexpr double kLine = 12; // points from one line of the page to the next

/// On the words of a line, 0-based, of a made page.
QByteArray link(int line, const QByteArray &action)
{
    const double baseline = 792 - 100 - line * kLine;
    return "<< /Type /Annot /Subtype /Link /Rect [72 " + QByteArray::number(baseline - 2) + " 272 "
        + QByteArray::number(baseline + 9) + "] " + action + " >>";
}

QByteArray address(int line, const QByteArray &to)
{
    return link(line, "/A << /S /URI /URI (" + to + ") >>");
}

/// A paper whose first page has these links, one a line.
struct Linked : WindowFixture
{
    enum Line
    {
        Inside,
        Web,
        Hostile,
        Beyond,
        Plain
    };
    explicit Linked(const QByteArray &hostile = "file:///etc/passwd")
    {
        show(1440, 900);
        const QStringList lines { u"As was shown before [12]."_s, u"The data are at example."_s, u"A program is run here."_s,
            u"Far below stands another one."_s, u"Nothing is led to from here."_s };
        const QList<test::PlacedText> column = test::textColumn(lines);
        QList<test::MadePage> pages(12, { column });
        pages[0].annotations = link(Inside, "/Dest [" + test::pageObject(7) + " /XYZ 72 300 0]")
            + address(Web, "https://arxiv.org@example.org/naps") + address(Hostile, hostile)
            + link(Beyond, "/Dest [" + test::pageObject(3) + " /XYZ 0 -99999 0]");
        add(test::writeFile(folder, u"linked.pdf"_s, test::makePdf(pages)));
        window->readerDock().show();
        Database database = library.open();
        row = DocumentStore(database).list().front();
        reader().openDocument(row);
        QTRY_VERIFY_WITH_TIMEOUT(reader().file().isOpen(), 30'000);
        QTRY_VERIFY_WITH_TIMEOUT(reader().cache().text(0), 30'000);
    }
    [[nodiscard]] ReaderPanel &reader() const { return window->reader(); }
    [[nodiscard]] PageView &view() const { return reader().view(); }
    /// On the viewport, so many points into the line.
    [[nodiscard]] QPoint at(Line line, int into = 40) const
    {
        const double scale = view().zoom() * 96 / 72; // pixels a point
        return (view().pages().pageRect(0).topLeft() + QPointF(72 + into, 97 + int(line) * kLine) * scale).toPoint();
    }
    void click(Line line) const { QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, at(line)); }
    [[nodiscard]] QMessageBox *question() const { return reader().findChild<QMessageBox *>(); }
    void press(const QString &name) const
    {
        for (auto *button : question()->findChildren<QPushButton *>())
            if (button->text() == name)
                return button->click();
        QFAIL(qPrintable(u"no button "_s + name));
    }
    [[nodiscard]] QMenu *menuAt(const QPoint &position) const
    {
        emit view().menuWanted(view().viewport() -> mapToGlobal(position));
        const auto menus = reader().findChildren<QMenu *>(Qt::FindDirectChildrenOnly);
        return menus.back();
    }
    [[nodiscard]] static QStringList textsOf(const QMenu &menu)
    {
        QStringList texts;
        for (const QAction *action : menu.actions())
            texts << action->text();
        return texts;
    }
    DocumentRow row;
};

/// Until it is gone: it would take the next one with it.
void close(const QPointer<QMenu> &menu)
{
    menu->close();
    QTRY_VERIFY(!menu);
}

QAction *actionOf(const QMenu &menu, const QString &text)
{
    for (QAction *action : menu.actions())
        if (action->text() == text)
            return action;
    return nullptr;
}

} // namespace

void TestReaderLinks::init()
{
    m_opened.clear();
    for (const char *scheme : { "https", "http", "mailto", "file", "javascript", "smb" })
        QDesktopServices::setUrlHandler(QString::fromLatin1(scheme), this, "handle");
}

void TestReaderLinks::cleanup()
{
    for (const char *scheme : { "https", "http", "mailto", "file", "javascript", "smb" })
        QDesktopServices::unsetUrlHandler(QString::fromLatin1(scheme));
}

void TestReaderLinks::aLinkInsideIsFollowedAndComeBackFrom()
{
    const Linked f;
    const PagePoint before = f.view().position();
    f.click(Linked::Inside);
    QTRY_COMPARE(f.view().currentPage(), 7);
    const double scale = f.view().zoom() * 96 / 72;
    const double y = f.view().pages().pageRect(7).top() + (792 - 300) * scale; // of what is led to
    QVERIFY2(y > 0 && y < f.view().viewport()->height() * 0.4, qPrintable(QString::number(y)));
    const PagePoint there = f.view().position();
    f.reader().places().back();
    QCOMPARE(f.view().position(), before);
    f.reader().places().forward();
    QCOMPARE(f.view().position().page, there.page);
    QVERIFY(m_opened.isEmpty() && !f.question());
}

void TestReaderLinks::enterFollowsTheLinkAtTheCaret()
{
    const Linked f;
    f.view().setFocus();
    const auto press = [&](Qt::Key key) { QTest::keyClick(&f.view(), key); };
    press(Qt::Key_Return); // no caret
    press(Qt::Key_F7);
    QVERIFY(f.view().caret().isOn());
    for (int line = Linked::Inside; line < Linked::Plain; ++line)
        press(Qt::Key_Down);
    press(Qt::Key_Return);
    QCOMPARE(f.view().currentPage(), 0); // no link in this line
    for (int line = Linked::Plain; line > Linked::Inside; --line)
        press(Qt::Key_Up);
    press(Qt::Key_End);
    press(Qt::Key_Return);
    QCOMPARE(f.view().currentPage(), 0);
    press(Qt::Key_Home);
    press(Qt::Key_Return);
    QTRY_COMPARE(f.view().currentPage(), 7);
    f.reader().places().back();
    QCOMPARE(f.view().currentPage(), 0);
    press(Qt::Key_Down);
    press(Qt::Key_Enter);
    QVERIFY(f.question()); // an address is asked for, as with the mouse
    f.question()->reject();
}

void TestReaderLinks::aPlaceBeyondThePageIsItsEnd()
{
    const Linked f;
    f.click(Linked::Beyond);
    QTRY_VERIFY(f.view().pages().pageRect(3).bottom() > 0 && f.view().pages().pageRect(3).top() < 0);
}

void TestReaderLinks::draggingOverALinkSelects()
{
    const Linked f;
    QTest::mousePress(f.view().viewport(), Qt::LeftButton, {}, f.at(Linked::Inside, 10));
    QMouseEvent move(QEvent::MouseMove, f.at(Linked::Inside, 60), f.view().viewport()->mapToGlobal(f.at(Linked::Inside, 60)),
        Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(f.view().viewport(), &move);
    QTest::mouseRelease(f.view().viewport(), Qt::LeftButton, {}, f.at(Linked::Inside, 60));
    QVERIFY(!f.view().selection().text().isEmpty());
    QCOMPARE(f.view().currentPage(), 0);
    QTest::mousePress(f.view().viewport(), Qt::LeftButton, {}, f.at(Linked::Web)); // pressed here, let go elsewhere
    QTest::mouseRelease(f.view().viewport(), Qt::LeftButton, {}, f.at(Linked::Inside));
    QTest::mouseClick(f.view().viewport(), Qt::RightButton, {}, f.at(Linked::Inside));
    QTest::mouseClick(f.view().viewport(), Qt::LeftButton, {}, f.at(Linked::Plain));
    QCOMPARE(f.view().currentPage(), 0);
    QVERIFY(!f.question());
}

void TestReaderLinks::aCitedSentenceIsClickedBeforeItsLink()
{
    const Linked f;
    Citation cited;
    cited.document = f.row.id;
    cited.sha256 = f.row.sha256;
    cited.path = f.row.path;
    cited.page = 1;
    cited.quote = u"As was shown before [12]."_s;
    cited.rects = { QRectF(72, 90, 150, 13) };
    f.view().setMarks({ { cited, false } });
    QSignalSpy clicked(&f.view().mouse(), &PageMouse::markClicked);
    f.click(Linked::Inside);
    QCOMPARE(clicked.size(), 1);
    QCOMPARE(f.view().currentPage(), 0);
}

void TestReaderLinks::theMouseIsToldOfLinks()
{
    const Linked f;
    const auto cursorAt = [&](Linked::Line line) {
        QTest::mouseMove(f.view().viewport(), f.at(line));
        return f.view().viewport()->cursor().shape();
    };
    const auto tipAt = [&](Linked::Line line) {
        QHelpEvent help(QEvent::ToolTip, f.at(line), f.view().viewport()->mapToGlobal(f.at(line)));
        QApplication::sendEvent(f.view().viewport(), &help);
        return QToolTip::text();
    };
    QTRY_COMPARE(cursorAt(Linked::Plain), Qt::IBeamCursor);
    QTRY_COMPARE(cursorAt(Linked::Inside), Qt::PointingHandCursor);
    QTRY_COMPARE(cursorAt(Linked::Plain), Qt::IBeamCursor);
    QCOMPARE(tipAt(Linked::Inside), plainTip(u"Page 8"_s));
    QCOMPARE(tipAt(Linked::Web), plainTip(u"example.org\nhttps://arxiv.org@example.org/naps"_s));
    QCOMPARE(tipAt(Linked::Hostile), plainTip(u"Not opened from here:\nfile:///etc/passwd"_s));
    (void)tipAt(Linked::Plain);
    QTRY_VERIFY(!QToolTip::isVisible());
}

void TestReaderLinks::anAddressIsAskedFor()
{
    const Linked f;
    f.click(Linked::Web);
    QVERIFY(f.question() && f.question()->isVisible());
    QCOMPARE(f.question()->text(), u"Open example.org?"_s); // and not the name before the "@"
    QVERIFY(f.question()->informativeText().startsWith(u"https://arxiv.org@example.org/naps\n"_s));
    for (const auto *label : f.question()->findChildren<QLabel *>())
        QCOMPARE(label->textFormat(), Qt::PlainText);
    QVERIFY(m_opened.isEmpty());
    f.press(u"Cancel"_s);
    QTRY_VERIFY(!f.question());
    QVERIFY(m_opened.isEmpty());
    f.click(Linked::Web);
    f.press(u"Open"_s);
    QCOMPARE(m_opened, { QUrl(u"https://arxiv.org@example.org/naps"_s) });
    QCOMPARE(f.view().currentPage(), 0);
}

void TestReaderLinks::whatIsNotOpenedIsCopied_data()
{
    QTest::addColumn<QByteArray>("address");
    for (const char *to : { "file:///etc/passwd", "javascript:alert", "smb://host/share" })
        QTest::newRow(to) << QByteArray(to);
}

void TestReaderLinks::whatIsNotOpenedIsCopied()
{
    QFETCH(const QByteArray, address);
    const Linked f(address);
    f.click(Linked::Hostile);
    QVERIFY(f.question() && f.question()->isVisible());
    for (const auto *button : f.question()->findChildren<QPushButton *>())
        QVERIFY(button->text() != u"Open"_s);
    f.press(u"Copy link address"_s);
    QCOMPARE(QGuiApplication::clipboard()->text(), QString::fromLatin1(address));
    QVERIFY(m_opened.isEmpty());
}

void TestReaderLinks::theMenuKnowsTheLink()
{
    const Linked f;
    QMenu *menu = f.menuAt(f.at(Linked::Web));
    QVERIFY(actionOf(*menu, u"Open example.org..."_s));
    actionOf(*menu, u"Copy link address"_s)->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), u"https://arxiv.org@example.org/naps"_s);
    close(menu);
    menu = f.menuAt(f.at(Linked::Hostile));
    QVERIFY(actionOf(*menu, u"Copy link address"_s));
    QVERIFY(Linked::textsOf(*menu).filter(QRegularExpression(u"^Open (?!in another)"_s)).isEmpty());
    close(menu);
    menu = f.menuAt(f.at(Linked::Plain));
    QVERIFY(!actionOf(*menu, u"Copy link address"_s));
    close(menu);
    menu = f.menuAt(f.at(Linked::Inside));
    actionOf(*menu, u"Go to page 8"_s)->trigger();
    QTRY_COMPARE(f.view().currentPage(), 7);
    close(menu);
}

void TestReaderLinks::theMenuListsTheLinksOfThePage()
{
    const Linked f;
    const auto linksIn = [](const QMenu &menu) { return actionOf(menu, u"Links on this page"_s)->menu(); };
    QMenu *menu = f.menuAt(f.at(Linked::Plain));
    const QStringList expected { u"As was shown before [12]. – page 8"_s, u"The data are at example. – example.org"_s,
        u"A program is run here. – file:///etc/passwd"_s, u"Far below stands another one. – page 4"_s };
    QCOMPARE(Linked::textsOf(*linksIn(*menu)), expected);
    linksIn(*menu)->actions().first()->trigger();
    close(menu);
    QTRY_COMPARE(f.view().currentPage(), 7);
    menu = f.menuAt(QPoint(5, 5)); // a page that may not be read yet
    QTRY_COMPARE(Linked::textsOf(*linksIn(*menu)), QStringList { u"None"_s });
    close(menu);
}

void TestReaderLinks::noLinkIsLeftOfAnotherDocument()
{
    Linked f;
    const QPoint there = f.at(Linked::Inside);
    QVERIFY(f.view().mouse().linkAt(there));
    f.add(f.writePaper(u"other.md"_s));
    Database database = f.library.open();
    for (const DocumentRow &row : DocumentStore(database).list())
        if (row.path.endsWith(u"other.md"))
            f.reader().openDocument(row);
    QVERIFY(!f.view().mouse().linkAt(there));
    QTRY_VERIFY_WITH_TIMEOUT(f.reader().file().isOpen() && f.reader().cache().text(0), 30'000);
    QVERIFY(f.reader().cache().links(0).empty());
}

ADDUCE_TEST(TestReaderLinks)
#include "test_reader_links.moc"
