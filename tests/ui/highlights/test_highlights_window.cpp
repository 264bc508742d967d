#include "core/highlights/highlight_store.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/highlights/highlight_list_model.h"
#include "ui/highlights/highlight_pane.h"
#include "ui/highlights/highlights_window.h"

#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::WindowFixture;

/// What is highlighted in all papers, found, opened, changed and exported.
class TestHighlightsWindow : public QObject
{
    Q_OBJECT

private slots:
    void isFoundByItsWords();
    void isNarrowedByColourAndPaper();
    void opensItsPage();
    void aPaperThatWentIsSaid();
    void severalAreCopiedAndRemoved();
    void whatIsTypedOutlivesAReload();
    void isExported();
    void saysHowToBegin();
    void isSpoken();
};

namespace {

struct Listing
{
    WindowFixture f;
    HighlightsWindow *window = nullptr;
    HighlightPane *pane = nullptr;
    QString sha256;

    void mark(qint64 id, const QString &quote, HighlightColour colour, const QString &note = {}, const QString &paper = {})
    {
        Database database = f.library.open();
        Highlight made;
        made.id = { id };
        made.sha256 = paper.isEmpty() ? sha256 : paper;
        made.title = paper.isEmpty() ? u"Fasting and sprints"_s : paper;
        made.page = 1;
        made.place = id;
        made.quote = quote;
        made.colour = colour;
        made.note = note;
        HighlightStore(database).apply({ {}, { made } });
    }
    void fill()
    {
        f.show(1440, 900);
        f.add(f.writePaper(u"paper.md"_s));
        sha256 = DocumentStore(*std::make_unique<Database>(f.library.open())).list().front().sha256;
        mark(1, u"Sprint performance was lower"_s, HighlightColour::Yellow);
        mark(2, u"Fat oxidation increased"_s, HighlightColour::Green, u"In women, too?"_s);
        mark(3, u"Coffee wakes"_s, HighlightColour::Green, {}, u"ff"_s);
    }
    void open()
    {
        for (QAction *action : f.window->findChildren<QAction *>(u"highlights-and-notes"_s))
            action->trigger();
        window = f.window->findChild<HighlightsWindow *>();
        pane = window->findChild<HighlightPane *>();
    }
    [[nodiscard]] QStringList quotes() const
    {
        QStringList quotes;
        for (const Highlight &one : pane->highlights())
            quotes << one.quote.section(u' ', 0, 0);
        return quotes;
    }
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

void TestHighlightsWindow::isFoundByItsWords()
{
    Listing l;
    l.fill();
    l.open();
    QTRY_COMPARE(l.quotes(), (QStringList { u"Sprint"_s, u"Fat"_s, u"Coffee"_s }));
    auto *words = l.window->findChild<QLineEdit *>();
    QTest::keyClicks(words, u"WOMEN"_s);
    QCOMPARE(l.quotes(), QStringList { u"Fat"_s });
    words->setText(u"bridges"_s);
    QVERIFY(l.quotes().isEmpty());
    QVERIFY(l.says(u"No highlight is like that."_s));
}

void TestHighlightsWindow::isNarrowedByColourAndPaper()
{
    Listing l;
    l.fill();
    l.open();
    QTRY_COMPARE(l.quotes().size(), 3);
    QComboBox *colour = l.box(u"Colour"_s);
    colour->setCurrentIndex(colour->findText(u"Green"_s));
    QCOMPARE(l.quotes(), (QStringList { u"Fat"_s, u"Coffee"_s }));
    QComboBox *paper = l.box(u"Paper"_s);
    QCOMPARE(paper->count(), 3); // all papers, and two
    paper->setCurrentIndex(paper->findText(u"Fasting and sprints"_s));
    QCOMPARE(l.quotes(), QStringList { u"Fat"_s });
}

void TestHighlightsWindow::opensItsPage()
{
    Listing l;
    l.fill();
    l.open();
    QTRY_COMPARE(l.quotes().size(), 3);
    l.pane->list().setCurrentIndex(l.pane->list().model()->index(1, 0));
    QTest::keyClick(&l.pane->list(), Qt::Key_Return);
    ReaderPanel &reader = l.f.window->reader();
    QTRY_VERIFY_WITH_TIMEOUT(reader.file().isOpen(), 30'000);
    QTRY_COMPARE(reader.highlights().pane().highlights().size(), std::size_t(2));
    QTRY_COMPARE(reader.highlights().pane().list().currentIndex().row(), 1);
}

void TestHighlightsWindow::aPaperThatWentIsSaid()
{
    Listing l;
    l.fill();
    l.open();
    QTRY_COMPARE(l.quotes().size(), 3);
    l.pane->list().setCurrentIndex(l.pane->list().model()->index(2, 0));
    QTest::keyClick(&l.pane->list(), Qt::Key_Return);
    QTRY_VERIFY(l.says(u"“ff” is no longer in the library."_s));
}

void TestHighlightsWindow::severalAreCopiedAndRemoved()
{
    Listing l;
    l.fill();
    l.open();
    QTRY_COMPARE(l.quotes().size(), 3);
    QListView &list = l.pane->list();
    list.setFocus();
    list.setCurrentIndex(list.model()->index(0, 0));
    QTest::keyClick(&list, Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(&list, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(),
        u"“Sprint performance was lower” (Fasting and sprints, p. 1)\n“Fat oxidation increased” (Fasting and sprints, p. 1)"_s);
    QTest::keyClick(&list, Qt::Key_Delete);
    QTRY_COMPARE(l.quotes(), QStringList { u"Coffee"_s });
    for (QAction *action : l.f.window->findChildren<QAction *>(u"undo"_s))
        action->trigger();
    QTRY_COMPARE(l.quotes().size(), 3);
}

void TestHighlightsWindow::whatIsTypedOutlivesAReload()
{
    Listing l;
    l.fill();
    l.open();
    QTRY_COMPARE(l.quotes().size(), 3);
    l.pane->list().setCurrentIndex(l.pane->list().model()->index(0, 0));
    auto *note = l.window->findChild<QPlainTextEdit *>();
    note->setFocus();
    QTest::keyClicks(note, u"half a thou"_s);
    l.mark(4, u"Zinc"_s, HighlightColour::Blue); // as another program does
    l.window->reload();
    QTRY_COMPARE(l.quotes().size(), 4);
    QCOMPARE(note->toPlainText(), u"half a thou"_s);
    QTest::keyClicks(note, u"ght"_s);
    l.pane->list().setFocus();
    QTRY_COMPARE(HighlightStore(*std::make_unique<Database>(l.f.library.open())).find({ 1 })->note, u"half a thought"_s);
}

void TestHighlightsWindow::isExported()
{
    Listing l;
    l.fill();
    l.open();
    QTRY_COMPARE(l.quotes().size(), 3);
    for (QPushButton *made : l.window->findChildren<QPushButton *>())
        if (made->text() == u"Export..."_s)
            made->click();
    auto *dialog = l.window->findChild<QFileDialog *>();
    QVERIFY(dialog);
    const QString path = l.f.folder + u"/highlights.md"_s;
    emit dialog->fileSelected(path);
    dialog->close();
    QTRY_VERIFY(QFile::exists(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray written = file.readAll();
    QVERIFY2(written.contains("## Fasting and sprints") && written.contains("In women, too?"), written.constData());
}

void TestHighlightsWindow::saysHowToBegin()
{
    Listing l;
    l.f.show();
    l.open();
    QTRY_VERIFY(l.says(u"press H in the reader"_s));
}

void TestHighlightsWindow::isSpoken()
{
    Listing l;
    l.fill();
    l.open();
    QTRY_COMPARE(l.quotes().size(), 3);
    QCOMPARE(l.pane->list().model()->index(1, 0).data(Qt::AccessibleTextRole).toString(),
        u"Green, “Fat oxidation increased”, Fasting and sprints · p. 1, Note: In women, too?"_s);
}

ADDUCE_TEST(TestHighlightsWindow)
#include "test_highlights_window.moc"
