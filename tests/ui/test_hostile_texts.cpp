#include "core/evidence/evidence_store.h"
#include "core/library/database.h"
#include "core/threads/thread_store.h"
#include "tests/support/jsonl.h"
#include "tests/support/sample_thread.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_main.h"
#include "tests/ui/sample.h"
#include "tests/ui/window_fixture.h"
#include "ui/evaluation/evaluation_charts.h"
#include "ui/evidence/evidence_page.h"
#include "ui/evidence/evidence_view.h"
#include "ui/evidence/export_dialog.h"
#include "ui/evidence/export_preview.h"
#include "ui/evidence/rows_pane.h"
#include "ui/history/history_page.h"

#include <QElapsedTimer>
#include <QLabel>
#include <QSignalSpy>
#include <QTextBlock>
#include <QTextEdit>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::WindowFixture;

/// What papers, models, servers and thread files may say, wherever it is shown: as text, whole, and without a file opened.
class TestHostileTexts : public QObject
{
    Q_OBJECT

private slots:
    void threadsAreShownAsTheyAre();
    void tablesAndTheirExportAreShownAsTheyAre();
    void runsAreDrawnAsTheyAre();
    void messagesAreShownAsTheyAre();
    void aPathIsCopiedAsItIs();

private:
    static QStringList texts();
    static void checkWindow(const QWidget &window);
};

QStringList TestHostileTexts::texts()
{
    QStringList result { test::kHostile, QString(), u" "_s, QString(20'000, u'w'), u"word "_s.repeated(4000),
        u"\u202Eevil\u202C \u05D0\u05D1\u05D2 \u0627\u0644\u0639\u0631\u0628\u064A\u0629"_s,
        u"👩‍👩‍👧‍👦🏴‍☠️"_s.repeated(50), u"a\u0301\u0302\u0303\u0304"_s.repeated(200),
        u"line\nline\r\n\u2028line\0line"_s,
        u"<a href='file:///etc/passwd'>x</a><script>alert(1)</script><iframe src='http://127.0.0.1:9/'></iframe>"_s,
        u"[x](file:///dev/zero) ![y](http://127.0.0.1:9/p.png) <style>*{background:url(file:///dev/zero)}</style>"_s,
        u"&lt;img src=x&gt; &amp; %1 %n %L2 &File"_s };
    if (const QString folder = test::sharedData(u"prompt-injection"_s); !folder.isEmpty())
        test::forEachLine(folder + u"/render.jsonl"_s, [&](const QJsonObject &row) { result << row[u"text"_s].toString(); });
    return result;
}

void TestHostileTexts::checkWindow(const QWidget &window)
{
    QVERIFY(!const_cast<QWidget &>(window).grab().isNull());
    for (const QLabel *label : window.findChildren<QLabel *>())
        QVERIFY2(
            label->textFormat() == Qt::PlainText || !Qt::mightBeRichText(label->text()), qPrintable(label->text().left(200)));
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        QVERIFY(!widget->toolTip().contains(u"<img"_s) && !widget->toolTip().contains(u"<a "_s));
        QVERIFY(!widget->accessibleDescription().contains(u"white-space"_s));
    }
    for (const QTextEdit *edit : window.findChildren<QTextEdit *>())
        for (QTextBlock block = edit->document()->begin(); block.isValid(); block = block.next())
            for (auto it = block.begin(); !it.atEnd(); ++it) {
                const QTextCharFormat format = it.fragment().charFormat();
                QVERIFY(!format.isImageFormat());
                QVERIFY(format.anchorHref().isEmpty() || format.anchorHref().startsWith(u"cite:"_s));
            }
}

static Thread hostileThread(const QStringList &texts)
{
    std::vector<Answer> answers;
    for (const QString &text : texts) {
        Answer answer = test::answerOf(text, text, text);
        answer.scope = text.left(2000);
        for (Citation &c : answer.sentences.front().citations)
            c.source = c.title = c.section = c.path = c.label = c.before = c.after = text;
        answer.caveats = { { Caveat::PartlyCovered, text }, { Caveat::Remark, text } };
        answer.removed = { { text, RemovalReason::NotOnPage }, { text, RemovalReason::Other, text } };
        answer.writer = Writer {};
        answer.writer->model = answer.writer->host = text;
        answer.followUps = { text, text };
        answers.push_back(answer);
        Answer refusal = test::refusalOf(text);
        refusal.search.terms = { { text, 1, 1 } };
        refusal.search.nearest = { { 0.4, test::sentence(text), { text } } };
        answers.push_back(refusal);
    }
    Thread thread = test::threadOf(test::kHostile, answers);
    thread.row.marks.tags = texts.mid(0, 4);
    return thread;
}

void TestHostileTexts::threadsAreShownAsTheyAre()
{
    WindowFixture f;
    ThreadId id;
    {
        Database database = f.library.open();
        id = ThreadStore(database).insert(hostileThread(texts()));
    }
    f.show(1024, 700);
    QElapsedTimer timer;
    timer.start();
    f.window->showTab(MainWindow::HistoryTab);
    f.window->history().select(id);
    f.settle();
    checkWindow(*f.window);
    f.window->ask().openThread(id);
    f.settle();
    f.window->showTab(MainWindow::AskTab);
    checkWindow(*f.window);
    for (TurnWidget *turn : f.window->ask().threadView().turns())
        turn->setFolded(false);
    for (const QString &opener : { u"How this was found"_s, u"removed"_s })
        for (auto *button : f.window->ask().findChildren<QToolButton *>())
            if (button->isCheckable() && button->text().contains(opener))
                button->setChecked(true);
    checkWindow(*f.window);
    QCOMPARE(f.window->size(), QSize(1024, 700)); // no text makes the window larger
    QVERIFY2(timer.elapsed() < 60'000, "shown too slowly");
}

void TestHostileTexts::tablesAndTheirExportAreShownAsTheyAre()
{
    WindowFixture f;
    Database database = f.library.open();
    EvidenceStore store(database);
    EvidenceChange change { store.newTableId(), {}, test::kHostile, {}, {} };
    for (const QString &text : texts()) {
        EvidenceRow row;
        row.id = { static_cast<qint64>(change.put.size()) + 1 };
        row.claim = row.notes = text;
        row.citation = test::citationOf(text);
        row.citation->source = row.citation->title = text;
        change.put.push_back({ row, double(change.put.size()) });
    }
    store.apply(change);
    f.show(1024, 700);
    f.window->showTab(MainWindow::EvidenceTab);
    f.window->evidence().show({ change.table, {} });
    f.settle();
    for (int row = 0; row < static_cast<int>(change.put.size()); row += 5) {
        f.window->evidence().rows().table().selectRow(row);
        checkWindow(*f.window);
    }
    ExportDialog dialog(f.services, { {}, { change.table } }, f.window.get());
    dialog.open();
    for (const ExportFormat format : { ExportFormat::Markdown, ExportFormat::Csv, ExportFormat::Pdf }) {
        QSignalSpy ready(&dialog.preview(), &ExportPreview::ready);
        dialog.setFormat(format);
        QTRY_VERIFY_WITH_TIMEOUT(!ready.isEmpty(), 60'000);
        checkWindow(dialog);
    }
    QCOMPARE(f.window->size(), QSize(1024, 700));
}

void TestHostileTexts::runsAreDrawnAsTheyAre()
{
    Comparison comparison;
    for (const QString &text : texts().mid(0, 6)) {
        EvaluationReport report;
        report.profile = report.model = text.left(5000);
        QueryResult result;
        result.query.question = text;
        result.told.verdict = Verdict::Answered;
        result.stages = { { Stage::Retrieve, 1.5, 0 } };
        report.results = { result };
        comparison.reports.push_back(report);
    }
    EvaluationCharts charts;
    charts.resize(1400, 300);
    charts.setRoom(4);
    charts.setRun({ comparison });
    charts.show();
    checkWindow(charts);
}

void TestHostileTexts::messagesAreShownAsTheyAre()
{
    WindowFixture f;
    f.show(1024, 700);
    for (const QString &text : texts())
        emit f.window->ask().failed(Error(ErrorKind::Unreachable, text, text));
    checkWindow(*f.window);
    QCOMPARE(f.window->size(), QSize(1024, 700));
}

void TestHostileTexts::aPathIsCopiedAsItIs()
{
    const QString path = u"/home/somebody/"_s + QString(200, u'p') + u"/paper.pdf"_s;
    PlainLabel label(path);
    QVERIFY(label.text() != path); // it can be broken
    label.setTextInteractionFlags(Qt::TextSelectableByMouse);
    QCOMPARE(label.text(), path);
    label.setText(path);
    QCOMPARE(label.text(), path);
}

ADDUCE_TEST(TestHostileTexts)
#include "test_hostile_texts.moc"
