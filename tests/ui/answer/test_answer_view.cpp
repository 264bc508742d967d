#include "tests/support/test_main.h"
#include "tests/ui/sample.h"
#include "ui/answer/answer_view.h"
#include "ui/common/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QSignalSpy>
#include <QTest>

using namespace adduce;
using namespace adduce::test;
using namespace Qt::StringLiterals;

class TestAnswerView : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void eachSentenceIsABlockAndEachCitationAnAnchor();
    void downAndUpWalkSentencesAndLeaveAtTheEnds();
    void rightWalksIntoTheChipsAndLeftOut();
    void tabWalksThroughEveryChip();
    void enterOpensTheChipInFocus();
    void spaceAsksForTheCard();
    void altLeftBelongsToTheReader();
    void aClickOnAChipOpensIt();
    void chipsStandInTheirLine();
    void whatIsNotQuotedIsDim();
    void copyPutsCitationsInBrackets();
    void aHostileSentenceIsShownAsItIs();
    void nothingIsLoaded();
    void heightFollowsTheWidth();

private:
    std::unique_ptr<AnswerView> m_view;
};

void TestAnswerView::init()
{
    m_view = std::make_unique<AnswerView>();
    m_view->resize(420, 400);
    m_view->setSentences(threeSentences());
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    m_view->activateWindow();
    m_view->setFocus();
}

void TestAnswerView::eachSentenceIsABlockAndEachCitationAnAnchor()
{
    QCOMPARE(m_view->document()->blockCount(), 3);
    QCOMPARE(m_view->content().chipCount(), 4);
    for (int chip = 0; chip < 4; ++chip)
        QCOMPARE(m_view->anchorAt(m_view->content().chipRect(chip).center()), u"cite:%1"_s.arg(chip));
    QCOMPARE(m_view->content().citation(1).page, 2);
    QCOMPARE(m_view->content().citation(3).quote, u"The third closes the answer."_s);
}

void TestAnswerView::downAndUpWalkSentencesAndLeaveAtTheEnds()
{
    QSignalSpy focused(m_view.get(), &AnswerView::sentenceFocused);
    QSignalSpy left(m_view.get(), &AnswerView::walkedOut);
    for (int i = 0; i < 3; ++i) {
        QTest::keyClick(m_view.get(), Qt::Key_Down);
        QCOMPARE(m_view->focusedSentence(), i);
    }
    QCOMPARE(focused.size(), 3);
    QTest::keyClick(m_view.get(), Qt::Key_Down);
    QCOMPARE(left.takeFirst().first().toInt(), 1);
    QTest::keyClick(m_view.get(), Qt::Key_Home);
    QTest::keyClick(m_view.get(), Qt::Key_Up);
    QCOMPARE(left.takeFirst().first().toInt(), -1);
    QCOMPARE(m_view->focusedSentence(), 0);
}

void TestAnswerView::rightWalksIntoTheChipsAndLeftOut()
{
    m_view->focusSentence(0);
    QTest::keyClick(m_view.get(), Qt::Key_Right);
    QCOMPARE(m_view->focusedChip(), 0);
    QTest::keyClick(m_view.get(), Qt::Key_Right);
    QTest::keyClick(m_view.get(), Qt::Key_Right);
    QCOMPARE(m_view->focusedChip(), 1); // the next one belongs to another sentence
    QTest::keyClick(m_view.get(), Qt::Key_Left);
    QTest::keyClick(m_view.get(), Qt::Key_Left);
    QCOMPARE(m_view->focusedChip(), -1);
    QTest::keyClick(m_view.get(), Qt::Key_Down);
    QTest::keyClick(m_view.get(), Qt::Key_Right);
    QCOMPARE(m_view->focusedChip(), 2);
}

void TestAnswerView::tabWalksThroughEveryChip()
{
    for (int chip = 0; chip < 4; ++chip) {
        QTest::keyClick(m_view.get(), Qt::Key_Tab);
        QCOMPARE(m_view->focusedChip(), chip);
    }
    QCOMPARE(m_view->focusedSentence(), 2);
}

void TestAnswerView::enterOpensTheChipInFocus()
{
    QSignalSpy opened(m_view.get(), &AnswerView::citationActivated);
    m_view->focusSentence(0);
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QCOMPARE(opened.takeFirst().first().value<Citation>().page, 1);
    QTest::keyClick(m_view.get(), Qt::Key_Right);
    QTest::keyClick(m_view.get(), Qt::Key_Right);
    QTest::keyClick(m_view.get(), Qt::Key_Enter);
    QCOMPARE(opened.takeFirst().first().value<Citation>().page, 2);
}

void TestAnswerView::spaceAsksForTheCard()
{
    QSignalSpy asked(m_view.get(), &AnswerView::cardRequested);
    m_view->focusSentence(2);
    QTest::keyClick(m_view.get(), Qt::Key_Space);
    QCOMPARE(asked.takeFirst().first().toInt(), 3);
}

void TestAnswerView::altLeftBelongsToTheReader()
{
    QKeyEvent event(QEvent::KeyPress, Qt::Key_Left, Qt::AltModifier);
    QApplication::sendEvent(m_view.get(), &event);
    QVERIFY(!event.isAccepted());
}

void TestAnswerView::aClickOnAChipOpensIt()
{
    QSignalSpy opened(m_view.get(), &AnswerView::citationActivated);
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, m_view->content().chipRect(1).center());
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened.first().first().value<Citation>().page, 2);
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {},
        QPoint(m_view->content().chipRect(3).left() - 40, m_view->content().chipRect(3).center().y()));
    QCOMPARE(opened.size(), 1); // beside the chip is the sentence
    QCOMPARE(m_view->focusedSentence(), 2);
}

void TestAnswerView::chipsStandInTheirLine()
{
    QRect before;
    for (int chip = 0; chip < 4; ++chip) {
        const QRect box = m_view->content().chipRect(chip);
        const QRect room = m_view->viewport()->rect();
        QVERIFY2(room.contains(box),
            qPrintable(u"%1 %2 %3 %4 in %5 %6"_s.arg(box.x())
                    .arg(box.y())
                    .arg(box.width())
                    .arg(box.height())
                    .arg(room.width())
                    .arg(room.height())));
        QVERIFY(box.height() < QFontMetrics(typeFont(Type::Reading)).lineSpacing() * 3 / 2);
        QVERIFY(!box.intersects(before));
        before = box;
    }
}

void TestAnswerView::whatIsNotQuotedIsDim()
{
    AnswerSentence sentence = threeSentences().front();
    sentence.text = u"Although much else holds, this answers, and that does not."_s;
    sentence.quoted = TextRange { 26, 13 };
    m_view->setSentences({ sentence });
    const auto colourAt = [this](int position) {
        QTextCursor cursor(m_view->document());
        cursor.setPosition(position + 1); // of the character before it
        return cursor.charFormat().foreground().color();
    };
    QCOMPARE(colourAt(0), colours(m_view->palette()).secondary);
    QCOMPARE(colourAt(26), colours(m_view->palette()).text);
    QCOMPARE(colourAt(38), colours(m_view->palette()).text);
    QCOMPARE(colourAt(39), colours(m_view->palette()).secondary);
}

void TestAnswerView::copyPutsCitationsInBrackets()
{
    m_view->selectAll();
    m_view->copy();
    const QString copied = QApplication::clipboard()->text();
    QVERIFY2(
        copied.startsWith(u"The first sentence is found in two places of the paper. [Smith 2021, p. 1] [Smith 2021, p. 2]\n"_s),
        qPrintable(copied));
    QCOMPARE(copied, m_view->content().textWithCitations());
}

void TestAnswerView::aHostileSentenceIsShownAsItIs()
{
    AnswerSentence hostile = sentence(kHostile);
    hostile.citations.front().source = kHostile;
    m_view->setSentences({ hostile });
    m_view->repaint();
    QVERIFY(m_view->toPlainText().startsWith(kHostile));
    QCOMPARE(m_view->document()->blockCount(), 1);
    // Line ends and object characters of a document make no block and no object.
    m_view->setSentences({ sentence(u"one\ntwo\u2029three\ufffcfour"_s) });
    QCOMPARE(m_view->document()->blockCount(), 1);
    QVERIFY(m_view->toPlainText().startsWith(u"one two three four"_s));
}

void TestAnswerView::nothingIsLoaded()
{
    QVERIFY(!m_view->loadResource(QTextDocument::ImageResource, QUrl(u"file:///etc/hostname"_s)).isValid());
    QVERIFY(!m_view->openLinks());
    QVERIFY(!m_view->openExternalLinks());
}

void TestAnswerView::heightFollowsTheWidth()
{
    const int wide = m_view->heightForWidth(420);
    QVERIFY(m_view->heightForWidth(200) > wide);
    m_view->resize(200, m_view->heightForWidth(200));
    QTRY_VERIFY(std::abs(m_view->height() - m_view->document()->size().height()) <= 1);
    m_view->addSentence(sentence(u"A fourth sentence comes as it is found."_s));
    QVERIFY(m_view->heightForWidth(420) > wide);
}

ADDUCE_TEST(TestAnswerView)
#include "test_answer_view.moc"
