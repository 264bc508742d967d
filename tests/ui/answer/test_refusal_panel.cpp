#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/answer/refusal_panel.h"
#include "ui/answer/thread_view.h"
#include "ui/ask/ask_page.h"
#include "ui/ask/question_box.h"
#include "ui/history/history_page.h"

#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// What stands under a refusal, in the window.
class TestRefusalPanel : public QObject
{
    Q_OBJECT

private slots:
    void whatToTryIsDoneByAButton();
    void whatWasNotSearchedIsSaidInWords();
};

void TestRefusalPanel::whatToTryIsDoneByAButton()
{
    test::WindowFixture f;
    f.show();
    f.add(f.writePaper(u"fasting.md"_s));
    const QString question = u"How does fasting change the price of electricity?"_s;
    f.askAndWait(question);
    const auto *panel = f.window->ask().threadView().findChild<RefusalPanel *>();
    QVERIFY(panel);
    QStringList ways;
    QPushButton *edit = nullptr;
    for (QPushButton *way : panel->findChildren<QPushButton *>()) {
        ways << way->text();
        if (way->text() == u"Edit question..."_s)
            edit = way;
    }
    QCOMPARE(ways, (QStringList { u"Edit question..."_s, u"Add papers on this question..."_s }));
    edit->click();
    QCOMPARE(f.window->ask().findChild<QuestionBox *>()->text().toPlainText(), question);

    f.window->showTab(MainWindow::HistoryTab);
    const auto *history = f.window->findChild<HistoryPage *>();
    QTRY_VERIFY(history->findChild<RefusalPanel *>()); // only looked at there
    QCOMPARE(history->findChild<RefusalPanel *>()->findChildren<QPushButton *>().size(), 0);
}

void TestRefusalPanel::whatWasNotSearchedIsSaidInWords()
{
    Answer answer;
    answer.search.unsearched = { { { 3 }, u"scan.pdf"_s, DocumentState::NeedsOcr, ErrorKind::NoText },
        { { 4 }, u"locked.pdf"_s, DocumentState::Failed, ErrorKind::Encrypted } };
    const RefusalPanel panel(answer, {}, false);
    QStringList said;
    for (const PlainLabel *label : panel.findChildren<PlainLabel *>())
        said << label->text();
    QVERIFY2(said.contains(u"Needs OCR"_s) && said.contains(u"Failed: encrypted"_s), qPrintable(said.join(u'|')));
}

ADDUCE_TEST(TestRefusalPanel)
#include "test_refusal_panel.moc"
