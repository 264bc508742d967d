#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/answer/certificate_button.h"
#include "ui/answer/refusal_panel.h"
#include "ui/answer/thread_view.h"
#include "ui/ask/ask_page.h"
#include "ui/ask/question_box.h"
#include "ui/history/history_page.h"

#include <QFile>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// What stands under a refusal, in the window.
class TestRefusalPanel : public QObject
{
    Q_OBJECT

private slots:
    void whatToTryIsDoneByAButton();
    void whatLeadsOnIsDoneByAButton_data();
    void whatLeadsOnIsDoneByAButton();
    void whatWasNotSearchedIsSaidInWords();
    void theCertificateIsWritten_data();
    void theCertificateIsWritten();
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
    QCOMPARE(ways,
        (QStringList { u"Open paper"_s, u"Edit question..."_s, u"Find papers on this question..."_s,
            u"Add papers of this computer..."_s, u"Save certificate..."_s }));
    edit->click();
    QCOMPARE(f.window->ask().findChild<QuestionBox *>()->text().toPlainText(), question);

    f.window->showTab(MainWindow::HistoryTab);
    const auto *history = f.window->findChild<HistoryPage *>();
    QTRY_VERIFY(history->findChild<RefusalPanel *>()); // only looked at there
    QCOMPARE(history->findChild<RefusalPanel *>()->findChildren<QPushButton *>().size(), 2); // of the paper and the certificate
}

void TestRefusalPanel::whatLeadsOnIsDoneByAButton_data()
{
    QTest::addColumn<bool>("canAsk");
    QTest::newRow("in the Ask tab") << true;
    QTest::newRow("where it is only looked at") << false;
}

void TestRefusalPanel::whatLeadsOnIsDoneByAButton()
{
    QFETCH(bool, canAsk);
    Answer answer;
    answer.search.shorter = { { u"What is <b>sleep</b> & rest?"_s, { u"astronauts"_s } } };
    Citation paper;
    paper.document = { 3 };
    paper.source = u"Smith 2021"_s;
    paper.title = u"Sleep and recall"_s;
    paper.page = 1;
    answer.search.paper = paper;
    RefusalPanel panel(answer, {}, canAsk);
    QSignalSpy asked(&panel, &RefusalPanel::askWanted);
    QSignalSpy opened(&panel, &RefusalPanel::paperWanted);
    QStringList names;
    for (QPushButton *way : panel.findChildren<QPushButton *>()) {
        names << way->accessibleName();
        if (way->text() == u"Ask this"_s) {
            QVERIFY(way->focusPolicy() & Qt::TabFocus);
            QTest::keyClick(way, Qt::Key_Space);
        }
        if (way->text() == u"Open paper"_s)
            QTest::keyClick(way, Qt::Key_Space);
    }
    QCOMPARE(names.contains(u"Ask: What is <b>sleep</b> & rest?"_s), canAsk);
    QVERIFY(names.contains(u"Open Smith 2021: Sleep and recall"_s));
    QCOMPARE(asked.size(), canAsk ? 1 : 0);
    if (canAsk)
        QCOMPARE(asked.front().front().toString(), u"What is <b>sleep</b> & rest?"_s);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened.front().front().value<Citation>(), paper);
    QStringList said;
    for (const PlainLabel *label : panel.findChildren<PlainLabel *>())
        said << label->text();
    QVERIFY2(said.contains(u"The papers answer this. Leaves out: astronauts"_s), qPrintable(said.join(u'|')));
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

void TestRefusalPanel::theCertificateIsWritten_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("beginsWith"); // empty: it cannot be written
    QTest::newRow("Markdown") << u"certificate.md"_s << u"# "_s;
    QTest::newRow("PDF") << u"certificate.pdf"_s << u"%PDF-"_s;
    QTest::newRow("JSON") << u"certificate.json"_s << u"{"_s;
    QTest::newRow("no format") << u"certificate.odt"_s << QString();
    QTest::newRow("no folder") << u"nowhere/certificate.md"_s << QString();
}

void TestRefusalPanel::theCertificateIsWritten()
{
    QFETCH(QString, name);
    QFETCH(QString, beginsWith);
    Answer answer = test::refusalOf(u"What do whales eat?"_s);
    answer.search.terms = { { u"whales"_s, 0, 0, QStringList { u"cetacean"_s } } };
    answer.search.revision = 12;
    CertificateButton saving(answer);
    const QTemporaryDir folder;
    const QString path = folder.filePath(name);
    QSignalSpy settled(&saving, &CertificateButton::settled);
    saving.save(path);
    QVERIFY(settled.wait());
    QCOMPARE(QFile::exists(path), !beginsWith.isEmpty());
    if (beginsWith.isEmpty())
        return;
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray written = file.readAll();
    QVERIFY(written.startsWith(beginsWith.toUtf8()));
    if (!name.endsWith(u".pdf"_s)) {
        QVERIFY(written.contains("cetacean"));
        QVERIFY(written.contains("12"));
    }
}

ADDUCE_TEST(TestRefusalPanel)
#include "test_refusal_panel.moc"
