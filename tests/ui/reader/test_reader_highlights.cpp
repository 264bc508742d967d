#include "core/highlights/highlight_store.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/highlights/highlight_pane.h"
#include "ui/reader/quote_foot.h"
#include "ui/reader/reader_side.h"

#include <QListView>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::WindowFixture;

/// Words of a paper are highlighted in the reader, by mouse and by keyboard, with notes beside.
class TestReaderHighlights : public QObject
{
    Q_OBJECT

private slots:
    void aKeyHighlights();
    void digitsAreColours();
    void theSameWordsChangeTheirColour();
    void halfAWordIsTakenWhole();
    void aNoteIsWrittenBeside();
    void aClickShowsItInTheList();
    void isUndone();
    void theFootHighlights();
    void wordsThatAreNoQuoteAreRefused();
    void isPaintedApartFromTheSelection();
    void ofAnotherPaperNothingIsShown();
};

namespace {

struct Marking : WindowFixture
{
    Marking()
    {
        show(1440, 900);
        add(writePaper(u"paper.md"_s));
        window->readerDock().show();
        open(u"paper.md"_s);
    }
    void open(const QString &name) const
    {
        Database database = library.open();
        for (const DocumentRow &row : DocumentStore(database).list())
            if (row.path.endsWith(name))
                reader().openDocument(row, 0);
        QTRY_VERIFY_WITH_TIMEOUT(reader().file().isOpen() && reader().file().path().endsWith(name), 30'000);
        QTRY_VERIFY_WITH_TIMEOUT(reader().cache().text(0), 30'000);
    }
    [[nodiscard]] ReaderPanel &reader() const { return window->reader(); }
    [[nodiscard]] std::vector<Highlight> kept() const
    {
        return HighlightStore(*std::make_unique<Database>(library.open())).list();
    }
    [[nodiscard]] const std::vector<Highlight> &shown() const { return reader().highlights().pane().highlights(); }
    void select(const QString &words) const
    {
        reader().view().selection().select(0, reader().cache().text(0)->find(words).front());
    }
    void press(Qt::Key key) const { QTest::keyClick(&reader().view(), key); }
    [[nodiscard]] bool sideIsShown() const { return reader().findChild<ReaderSide *>()->shown() == ReaderSide::Show::Highlights; }
    /// The middle of the first line of a highlight, on the viewport.
    [[nodiscard]] QPoint on(const Highlight &highlight) const
    {
        const QRectF line = reader().view().highlights().rects(highlight).front();
        return reader().view().pages().onViewport(highlight.page - 1, line).center().toPoint();
    }
};

const QString kWords = u"Fat oxidation increased during exercise"_s;

} // namespace

void TestReaderHighlights::aKeyHighlights()
{
    const Marking m;
    m.select(kWords);
    m.press(Qt::Key_H);
    QTRY_COMPARE(m.shown().size(), std::size_t(1));
    const Highlight made = m.kept().front();
    QCOMPARE(made.quote, kWords);
    QCOMPARE(made.colour, HighlightColour::Yellow);
    QVERIFY(!made.rects.empty() && made.page == 1);
    QCOMPARE(m.shown().front(), made);
}

void TestReaderHighlights::digitsAreColours()
{
    const Marking m;
    m.select(kWords);
    m.press(Qt::Key_3);
    QTRY_COMPARE(m.shown().size(), std::size_t(1));
    QCOMPARE(m.shown().front().colour, HighlightColour::Blue);
    m.select(u"Sprint performance"_s);
    m.press(Qt::Key_H); // in the colour that was used last
    QTRY_COMPARE(m.shown().size(), std::size_t(2));
    QCOMPARE(m.shown().back().colour, HighlightColour::Blue);
    QCOMPARE(m.shown().front().colour, HighlightColour::Blue);
}

void TestReaderHighlights::theSameWordsChangeTheirColour()
{
    const Marking m;
    m.select(kWords);
    m.press(Qt::Key_1);
    QTRY_COMPARE(m.shown().size(), std::size_t(1));
    m.press(Qt::Key_4);
    QTRY_COMPARE(m.shown().front().colour, HighlightColour::Pink);
    QCOMPARE(m.kept().size(), std::size_t(1));
}

void TestReaderHighlights::halfAWordIsTakenWhole()
{
    const Marking m;
    const LetterRange words = m.reader().cache().text(0)->find(kWords).front();
    m.reader().view().selection().select(0, { words.first + 2, words.end - 3 });
    m.press(Qt::Key_H);
    QTRY_COMPARE(m.shown().size(), std::size_t(1));
    QCOMPARE(m.shown().front().quote, kWords);
}

void TestReaderHighlights::aNoteIsWrittenBeside()
{
    const Marking m;
    m.select(kWords);
    m.press(Qt::Key_M);
    auto *note = m.reader().findChild<QPlainTextEdit *>();
    QTRY_VERIFY(m.sideIsShown() && note->hasFocus());
    QTest::keyClicks(note, u"In women, too?"_s);
    m.reader().view().setFocus(); // it is kept when it is left
    QTRY_COMPARE(m.kept().front().note, u"In women, too?"_s);
    QTRY_COMPARE(m.shown().front().note, u"In women, too?"_s);
}

void TestReaderHighlights::aClickShowsItInTheList()
{
    const Marking m;
    m.select(kWords);
    m.press(Qt::Key_H);
    m.select(u"Sprint performance"_s);
    m.press(Qt::Key_H);
    QTRY_COMPARE(m.shown().size(), std::size_t(2));
    m.reader().view().selection().select(-1, {});
    const auto fat = std::ranges::find(m.shown(), kWords, &Highlight::quote);
    const HighlightId wanted = fat->id;
    QTest::mouseClick(m.reader().view().viewport(), Qt::LeftButton, {}, m.on(*fat));
    QTRY_VERIFY(m.sideIsShown());
    QListView &list = m.reader().highlights().pane().list();
    QTRY_COMPARE(m.shown().at(static_cast<std::size_t>(list.currentIndex().row())).id, wanted);
    list.setFocus();
    QTest::keyClick(&list, Qt::Key_Delete);
    QTRY_COMPARE(m.shown().size(), std::size_t(1));
    QCOMPARE(m.shown().front().quote.toLower(), u"sprint performance"_s);
}

void TestReaderHighlights::isUndone()
{
    const Marking m;
    m.select(kWords);
    m.press(Qt::Key_H);
    QTRY_COMPARE(m.shown().size(), std::size_t(1));
    for (const char *step : { "undo", "redo", "undo" }) {
        for (QAction *action : m.window->findChildren<QAction *>(QString::fromLatin1(step)))
            action->trigger();
        QTRY_COMPARE(m.shown().size(), std::size_t(step == QByteArray("undo") ? 0 : 1));
    }
    QVERIFY(m.kept().empty());
}

void TestReaderHighlights::theFootHighlights()
{
    const Marking m;
    m.select(kWords);
    auto *foot = m.reader().findChild<QuoteFoot *>();
    QTRY_VERIFY(foot->isVisible());
    for (QToolButton *made : foot->findChildren<QToolButton *>())
        if (made->accessibleName() == u"Highlight"_s) {
            made->click();
        } else if (made->accessibleName() == u"Colours to highlight in"_s) {
            emit made->menu()->aboutToShow();
            QCOMPARE(made->menu()->actions().size(), qsizetype(kHighlightColours));
        }
    QTRY_COMPARE(m.shown().size(), std::size_t(1));
}

void TestReaderHighlights::wordsThatAreNoQuoteAreRefused()
{
    const Marking m;
    m.reader().view().selection().select(-1, {}); // nothing is chosen, and nothing was cited
    QStringList said;
    connect(&m.reader(), &ReaderPanel::said, &m.reader(), [&said](const QString &text) { said << text; });
    m.press(Qt::Key_H);
    QTRY_COMPARE(said.size(), 1);
    QVERIFY(m.kept().empty());
}

void TestReaderHighlights::isPaintedApartFromTheSelection()
{
    const Marking m;
    m.select(kWords);
    m.press(Qt::Key_H);
    QTRY_COMPARE(m.shown().size(), std::size_t(1));
    const QPoint at = m.on(m.shown().front());
    const auto colourThere = [&] {
        QImage grabbed = m.reader().view().viewport()->grab().toImage();
        QHash<QRgb, int> counts; // letters are dark, and fewer than the ground between them
        for (int x = -20; x < 20; ++x)
            ++counts[grabbed.pixel(at + QPoint(x, 0))];
        const auto most = std::max_element(counts.begin(), counts.end());
        return QColor(most.key());
    };
    const QColor selected = colourThere();
    m.reader().view().selection().select(-1, {});
    const QColor highlighted = colourThere();
    QVERIFY(selected != highlighted);
    QVERIFY(highlighted != QColor(Qt::white));
    QVERIFY2(highlighted.blue() < highlighted.red() && highlighted.blue() < highlighted.green(),
        qPrintable(highlighted.name())); // yellow
}

void TestReaderHighlights::ofAnotherPaperNothingIsShown()
{
    Marking m;
    m.select(kWords);
    m.press(Qt::Key_H);
    QTRY_COMPARE(m.shown().size(), std::size_t(1));
    const QString other = m.place.filePath(u"other.md"_s);
    QFile file(other);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("# Coffee\n\nCoffee keeps people awake for hours after they drank it.\n");
    file.close();
    m.add(other);
    m.open(u"other.md"_s);
    QTRY_VERIFY(m.shown().empty());
    m.open(u"paper.md"_s);
    QTRY_COMPARE(m.shown().size(), std::size_t(1));
}

ADDUCE_TEST(TestReaderHighlights)
#include "test_reader_highlights.moc"
