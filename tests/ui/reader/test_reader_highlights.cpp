#include "core/highlights/highlight_store.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/highlights/highlight_list_model.h"
#include "ui/highlights/highlight_pane.h"
#include "ui/reader/quote_foot.h"
#include "ui/reader/reader_side.h"
#include "ui/shell/reader_dock.h"

#include <QFileDialog>
#include <QListView>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSignalSpy>
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
    void aNoteOfAClosedPaperIsNotLost();
    void aClickShowsItInTheList();
    void isUndone();
    void theFootHighlights();
    void wordsThatAreNoQuoteAreRefused();
    void isPaintedApartFromTheSelection();
    void ofAnotherPaperNothingIsShown();
    void smallPagesShowThem();
    void marksOfTheFileAreShownAndTakenOver();
    void aCopyHoldsThem();
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

/// Another program writes for long, and the paper is closed over a note that cannot be kept.
void TestReaderHighlights::aNoteOfAClosedPaperIsNotLost()
{
    const Marking m;
    m.select(kWords);
    m.press(Qt::Key_M);
    auto *note = m.reader().findChild<QPlainTextEdit *>();
    QTRY_VERIFY(m.sideIsShown() && note->hasFocus());
    QTest::keyClicks(note, u"In women, too?"_s);
    QSignalSpy said(&m.window->readerDock(), &ReaderDock::said);
    Database other = m.library.open();
    const Transaction writing(other);
    m.window->readerDock().closeTab();
    const auto isSaid = [&] {
        return std::ranges::any_of(
            said, [](const QList<QVariant> &words) { return words.front().toString().contains(u"In women, too?"_s); });
    };
    QTRY_VERIFY_WITH_TIMEOUT(isSaid(), 20'000);
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

void TestReaderHighlights::smallPagesShowThem()
{
    const Marking m;
    auto *side = m.reader().findChild<ReaderSide *>();
    side->show(ReaderSide::Show::Thumbnails);
    QSignalSpy drawn(side->thumbnails().model(), &QAbstractItemModel::dataChanged);
    QTRY_VERIFY_WITH_TIMEOUT(!drawn.isEmpty(), 30'000);
    const auto picture = [&] { return side->thumbnails().viewport()->grab().toImage(); };
    const QImage before = picture(); // nothing is cited or highlighted
    QVERIFY(side->strokesOn(0).empty());
    m.select(kWords);
    m.press(Qt::Key_H);
    QTRY_COMPARE(m.shown().size(), std::size_t(1));
    QCOMPARE(side->strokesOn(0).size(), m.shown().front().rects.size());
    QVERIFY(picture() != before);
}

namespace {

/// A paper with a line that another program marked, and a note of it.
struct MarkedPdf : Marking
{
    MarkedPdf()
    {
        const auto lines = test::textColumn({ u"A nap of thirty minutes improves the recall of words."_s,
            u"It was not seen a week after the nap in this group."_s });
        const QByteArray marks =
            "<< /Type /Annot /Subtype /Highlight /Rect [70 688 340 702] /C [0 1 0] /Contents (Why?) /T (Ann) "
            "/QuadPoints [70 702 340 702 70 688 340 688] >> "
            "<< /Type /Annot /Subtype /Text /Rect [20 688 40 702] /Contents (See table 2) >>";
        add(test::writeFile(place.path(), u"marked.pdf"_s, test::makePdf({ { lines, 0, {}, marks } })));
        open(u"marked.pdf"_s);
    }
    [[nodiscard]] HighlightPane &pane() const { return reader().highlights().pane(); }
    [[nodiscard]] QToolButton *adopting() const
    {
        for (QToolButton *button : pane().findChildren<QToolButton *>())
            if (button->text().startsWith(u"Take over"_s))
                return button;
        return nullptr;
    }
};

} // namespace

void TestReaderHighlights::marksOfTheFileAreShownAndTakenOver()
{
    const MarkedPdf m;
    QTRY_COMPARE_WITH_TIMEOUT(m.shown().size(), std::size_t(2), 30'000);
    QCOMPARE(m.pane().list().model()->index(0, 0).data(HighlightListModel::PlaceRole).toString(), u"p. 1 · in the file"_s);
    QCOMPARE(m.shown().front().note, u"Ann: Why?"_s);
    QVERIFY(m.kept().empty()); // the library has nothing of it yet
    m.pane().list().selectAll();
    m.pane().list().setFocus();
    QTest::keyClick(&m.pane().list(), Qt::Key_Delete); // nor can it be taken away
    QCOMPARE(m.shown().size(), std::size_t(2));
    QCOMPARE(m.adopting()->text(), u"Take over 1 mark(s) of the file"_s); // the note has no words
    m.adopting()->click();
    QTRY_COMPARE(m.kept().size(), std::size_t(1));
    QCOMPARE(m.kept().front().quote, u"A nap of thirty minutes improves the recall of words."_s);
    QCOMPARE(m.kept().front().colour, HighlightColour::Green);
    QTRY_COMPARE(m.shown().size(), std::size_t(2)); // it stands there once
    QTRY_VERIFY(m.adopting()->isHidden());
}

void TestReaderHighlights::aCopyHoldsThem()
{
    const MarkedPdf m;
    m.select(u"not seen a week after"_s);
    m.press(Qt::Key_5);
    QTRY_COMPARE_WITH_TIMEOUT(m.shown().size(), std::size_t(3), 30'000);
    const auto save = [&](const QString &path) {
        emit m.reader().view().menuWanted({});
        for (QAction *action : m.reader().findChildren<QAction *>())
            if (action->text() == u"Save a copy with highlights..."_s && action->isEnabled())
                action->trigger();
        auto *dialog = m.reader().findChild<QFileDialog *>();
        QVERIFY(dialog);
        emit dialog->fileSelected(path);
        delete dialog;
    };
    QStringList said;
    connect(&m.reader(), &ReaderPanel::said, &m.reader(), [&said](const QString &text) { said << text; });
    save(m.reader().file().path());
    QCOMPARE(said.size(), 1); // never over the paper itself
    const QString copy = m.place.filePath(u"copy.pdf"_s);
    save(copy);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(copy), 30'000);
    const std::vector<PageAnnotation> read = PageRenderer(test::docworker(), copy).annotations();
    QCOMPARE(read.size(), std::size_t(3)); // with those that it had
    QCOMPARE(read.back().words, u"not seen a week after"_s);
}

ADDUCE_TEST(TestReaderHighlights)
#include "test_reader_highlights.moc"
