#include "tests/support/test_main.h"
#include "tests/ui/sample.h"
#include "ui/answer/quote_card.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace adduce;
using namespace adduce::test;
using namespace Qt::StringLiterals;

class TestQuoteCard : public QObject
{
    Q_OBJECT

private slots:
    void standsUnderTheChipAndInsideTheWindow_data();
    void standsUnderTheChipAndInsideTheWindow();
    void enterOpensAndEscCloses();
    void certifiesOnlyWhatWasFound();
    void copiesTheQuoteWithItsPlace();
    void showsHostileTextAsItIs();
};

void TestQuoteCard::standsUnderTheChipAndInsideTheWindow_data()
{
    QTest::addColumn<QRect>("chip");
    QTest::addColumn<bool>("above");
    QTest::newRow("top left") << QRect(20, 40, 100, 19) << false;
    QTest::newRow("right edge") << QRect(680, 40, 100, 19) << false;
    QTest::newRow("at the foot") << QRect(300, 560, 100, 19) << true;
}

void TestQuoteCard::standsUnderTheChipAndInsideTheWindow()
{
    QFETCH(QRect, chip);
    QFETCH(bool, above);
    QWidget window;
    window.resize(800, 600);
    QuoteCard card(&window);
    window.show();
    card.showQuote(citation(3, u"A quote that is long enough to be read."_s), chip);
    QVERIFY(card.isVisible());
    QVERIFY2(window.rect().contains(card.geometry()),
        qPrintable(u"%1 %2 %3 %4"_s.arg(card.x()).arg(card.y()).arg(card.width()).arg(card.height())));
    QVERIFY(!card.geometry().intersects(chip));
    QCOMPARE(card.geometry().bottom() < chip.top(), above);
}

void TestQuoteCard::enterOpensAndEscCloses()
{
    QWidget window;
    window.resize(800, 600);
    QuoteCard card(&window);
    window.show();
    QSignalSpy opened(&card, &QuoteCard::openRequested);
    QSignalSpy closed(&card, &QuoteCard::closed);
    card.showQuote(citation(3, u"quote"_s), QRect(10, 10, 50, 19));
    QTest::keyClick(&card, Qt::Key_Escape);
    QVERIFY(!card.isVisible());
    QCOMPARE(closed.size(), 1);
    card.showQuote(citation(4, u"quote"_s), QRect(10, 10, 50, 19));
    QTest::keyClick(&card, Qt::Key_Return);
    QCOMPARE(opened.first().first().value<Citation>().page, 4);
    QVERIFY(!card.isVisible());
}

void TestQuoteCard::certifiesOnlyWhatWasFound()
{
    QWidget window;
    window.resize(800, 600);
    QuoteCard card(&window);
    window.show();
    const auto says = [&](const QString &words) {
        const QList<QLabel *> labels = card.findChildren<QLabel *>();
        return std::ranges::any_of(labels, [&](const QLabel *label) { return label->text() == words; });
    };
    card.showQuote(citation(3, u"quote"_s), QRect(10, 10, 50, 19));
    QVERIFY(says(u"exact"_s));
    card.showQuote(citation(3, u"quote"_s), QRect(10, 10, 50, 19), u"not found"_s);
    QVERIFY(says(u"not found"_s));
    QVERIFY(!says(u"exact"_s));
    card.showQuote(citation(3, u"quote"_s), QRect(10, 10, 50, 19)); // of another chip
    QVERIFY(says(u"exact"_s));
    QVERIFY(!says(u"not found"_s));
}

void TestQuoteCard::copiesTheQuoteWithItsPlace()
{
    QWidget window;
    QuoteCard card(&window);
    card.showQuote(citation(3, u"exact words"_s), QRect(10, 10, 50, 19));
    for (QPushButton *button : card.findChildren<QPushButton *>())
        if (button->text() == u"Copy"_s)
            button->click();
    QCOMPARE(QApplication::clipboard()->text(), u"“exact words” [Smith 2021, p. 3]"_s);
}

void TestQuoteCard::showsHostileTextAsItIs()
{
    QWidget window;
    window.resize(800, 600);
    QuoteCard card(&window);
    window.show();
    Citation hostile = citation(1, kHostile, kHostile);
    hostile.title = hostile.section = hostile.before = kHostile;
    card.showQuote(hostile, QRect(10, 10, 50, 19));
    card.grab();
    for (const QLabel *label : card.findChildren<QLabel *>())
        QCOMPARE(label->textFormat(), Qt::PlainText);
    for (const QWidget *child : card.findChildren<QWidget *>())
        QVERIFY(!child->toolTip().contains(u"<img"_s));
}

ADDUCE_TEST(TestQuoteCard)
#include "test_quote_card.moc"
