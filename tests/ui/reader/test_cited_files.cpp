#include "tests/support/pdf_maker.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"

#include "ui/reader/find_bar.h"
#include <QDockWidget>
#include <QPushButton>

using namespace adduce;
using namespace adduce::test;
using namespace Qt::StringLiterals;

/// A click on a citation whose file is not what it was.
class TestCitedFiles : public QObject
{
    Q_OBJECT

private slots:
    void aFileThatIsGoneIsSaid();
    void aFileThatWasMovedIsLocatedByItsBytes();
    void aFileThatHasChangedIsSaid();
    void theQuoteIsLookedForInAChangedFile_data();
    void theQuoteIsLookedForInAChangedFile();
    void aSentenceOfAnotherPaperTakesTheFocusAway();
};

namespace {

/// A window with a paper that an answer cites.
struct Cited : WindowFixture
{
    Cited()
    {
        show();
        add(path);
        askAndWait(u"Does fasting change sprint performance?"_s);
        view = window->ask().threadView().turns().back()->view();
        QVERIFY(view);
    }
    void open() const { emit view->citationActivated(view->content().citation(0)); }
    void press(const QString &text) const
    {
        for (QPushButton *button : window->reader().findChildren<QPushButton *>())
            if (button->text() == text)
                return button->click();
        QFAIL(qPrintable(u"no button "_s + text));
    }
    const QString path = writePaper(u"paper.md"_s);
    AnswerView *view = nullptr;
};

bool isOffered(const ReaderPanel &reader, const QString &text)
{
    for (const QPushButton *button : reader.findChildren<QPushButton *>())
        if (button->text().startsWith(text) && button->isVisible())
            return true;
    return false;
}

} // namespace

void TestCitedFiles::aFileThatIsGoneIsSaid()
{
    const Cited f;
    QVERIFY(QFile::remove(f.path));
    f.open();
    QVERIFY(f.window->readerDock().isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(isOffered(f.window->reader(), u"Locate"_s), 30'000);
    QVERIFY(!f.window->reader().file().isOpen());
}

void TestCitedFiles::aFileThatWasMovedIsLocatedByItsBytes()
{
    const Cited f;
    const QString other = f.place.filePath(u"other.md"_s);
    const QString moved = f.place.filePath(u"moved.md"_s);
    QVERIFY(QFile::rename(f.path, moved));
    QFile wrong(other);
    QVERIFY(wrong.open(QIODevice::WriteOnly));
    wrong.write("# Another paper\n\nIt says something else in a sentence of its own.\n");
    wrong.close();
    f.open();
    QTRY_VERIFY_WITH_TIMEOUT(isOffered(f.window->reader(), u"Locate"_s), 30'000);
    f.window->reader().file().locateAt(other);
    QTRY_VERIFY_WITH_TIMEOUT(isOffered(f.window->reader(), u"Show without"_s), 30'000); // opened, but not the cited one
    f.window->reader().file().locateAt(moved);
    QTRY_VERIFY_WITH_TIMEOUT(f.window->reader().file().isOpen(), 30'000);
    f.window->library().reload();
    f.settle();
    QCOMPARE(f.window->library().model().row(0).path, moved);
}

void TestCitedFiles::aFileThatHasChangedIsSaid()
{
    const Cited f;
    QFile file(f.path);
    QVERIFY(file.open(QIODevice::Append));
    file.write("\nOne more sentence was written later.\n");
    file.close();
    f.open();
    QTRY_VERIFY_WITH_TIMEOUT(isOffered(f.window->reader(), u"Show without"_s), 30'000);
    QVERIFY(!f.window->reader().file().isOpen());
    f.press(u"Show without marks"_s);
    QVERIFY(f.window->reader().file().isOpen());
}

void TestCitedFiles::theQuoteIsLookedForInAChangedFile_data()
{
    QTest::addColumn<bool>("stays");
    QTest::addRow("it stands elsewhere") << true;
    QTest::addRow("it is gone") << false;
}

void TestCitedFiles::theQuoteIsLookedForInAChangedFile()
{
    QFETCH(const bool, stays);
    const Cited f;
    QFile file(f.path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray text = file.readAll();
    file.close();
    const QString quote = f.view->content().citation(0).quote;
    QVERIFY(text.contains(quote.toUtf8()));
    if (!stays)
        text.replace(quote.toUtf8(), "It says something else.");
    writeFile(f.place.path(), u"paper.md"_s,
        QByteArray("# Preface\n\n") + QByteArray("Much was written before it. ").repeated(400) + "\n\n" + text);
    f.open();
    ReaderPanel &reader = f.window->reader();
    QTRY_VERIFY(isOffered(reader, u"Look for the quote"_s));
    f.press(u"Look for the quote"_s);
    QVERIFY(reader.file().isOpen());
    const auto *find = reader.findChild<FindBar *>();
    const auto says = [&](const QString &words) {
        return std::ranges::any_of(
            find->findChildren<PlainLabel *>(), [&](const PlainLabel *label) { return label->text() == words; });
    };
    QTRY_VERIFY(says(stays ? u"1 of 1"_s : u"Not found"_s));
    QCOMPARE(find->isVisible(), true);
    QCOMPARE(reader.view().markCount(), 0);
    if (stays)
        QTRY_VERIFY(reader.view().currentPage() > 0);
}

void TestCitedFiles::aSentenceOfAnotherPaperTakesTheFocusAway()
{
    const Cited f;
    ReaderPanel &reader = f.window->reader();
    const Citation citation = f.view->content().citation(0);
    f.open();
    QTRY_VERIFY_WITH_TIMEOUT(reader.file().isOpen(), 30'000);
    const auto marked = [&] {
        const Citation *focused = reader.file().isOpen() ? reader.places().focused() : nullptr;
        return focused ? focused->quote : QString();
    };
    QTRY_COMPARE(marked(), citation.quote);
    const int marks = reader.view().markCount();
    Citation other = citation;
    other.sha256 = QString(64, u'e');
    reader.places().followSentence({ other });
    QVERIFY(marked().isEmpty());
    QVERIFY(reader.view().markCount() >= marks - 1); // it stays marked, without the focus
    reader.places().followSentence({ citation });
    QCOMPARE(marked(), citation.quote);
}

ADDUCE_TEST(TestCitedFiles)
#include "test_cited_files.moc"
