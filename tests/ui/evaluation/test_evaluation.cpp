#include "core/evaluation/evaluation_json.h"
#include "core/evidence/evidence_store.h"
#include "core/library/database.h"
#include "tests/support/chat_server.h"
#include "tests/support/metric_value.h"
#include "tests/support/test_main.h"
#include "tests/ui/evaluation/evaluation_fixture.h"
#include "ui/answer/answer_view.h"
#include "ui/answer/quote_card.h"
#include "ui/evaluation/evaluation_charts.h"
#include "ui/evaluation/model_menu.h"
#include "ui/evaluation/question_filter.h"

#include <QComboBox>
#include <QJsonDocument>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <semaphore>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::Evaluated;

/// Sets asked in several ways, and the runs that are kept of them.
class TestEvaluation : public QObject
{
    Q_OBJECT

private slots:
    void profilesAreComparedSideBySide();
    void missingPapersAreNamed();
    void missingPapersAreAddedWithAClick();
    void runsAreKeptNamedAndCompared();
    void theChangeIsThatOfWhatBothAsked();
    void questionsAreFiltered();
    void aBarOfAChartShowsItsQuestions();
    void theUserJudges();
    void aModelJudges();
    void ownNumbersAreMeasured();
    void aJudgeThatFailsIsCounted();
    void aModelThatFailsIsNotMeasured();
    void aDeletedRunComesBack();
    void aStoppedRunIsKept();
    void aRunIsPaused();
    void whatIsDoneIsDrawnWhileItRuns();
    void runsAreExported();
    void aQuoteGoesIntoEvidence();
    void findFiltersTheQuestions();
    void allChartsAreReachedInASmallWindow();
};

void TestEvaluation::profilesAreComparedSideBySide()
{
    QTest::failOnWarning(
        QRegularExpression(u"^(?!This plugin does not support)"_s)); // charts are drawn without a word on the console
    const Evaluated f;
    f.run({ u"adduce"_s, u"keyword"_s });
    const Comparison &c = f.comparison();
    QCOMPARE(c.reports.size(), 2U);
    QCOMPARE(c.reports[0].right(), 2);
    QCOMPARE(variantName(c.reports[1]), u"keyword"_s);
    QCOMPARE(f.model().results().size(), 3U);
    f.shown().setVariant(1);
    QCOMPARE(f.model().results().size(), 3U);
    QVERIFY(!f.page().findChild<EvaluationCharts *>()->grab().isNull());
    QVERIFY(f.shows(u"Right by category"_s));
    QVERIFY(f.questions().table().height() > f.page().findChild<EvaluationCharts *>()->height()); // charts leave it the room
}

void TestEvaluation::missingPapersAreNamed()
{
    const Evaluated f;
    f.run();
    QCOMPARE(f.model().results().size(), 3U);
    QVERIFY(f.shows(u"count as wrong, as they are not searched: other.pdf"_s));

    f.sets().choose({ bundledQuerySet() });
    f.page().run();
    f.settle();
    QVERIFY(!f.page().isRunning());
    QVERIFY(f.shows(u"None of the papers that these questions are about is searched"_s));
}

void TestEvaluation::missingPapersAreAddedWithAClick()
{
    Evaluated f;
    const auto offer = [&] {
        for (auto *button : f.page().tools().findChildren<QPushButton *>())
            if (button->text() == u"Add 1 paper(s)"_s)
                return button;
        return static_cast<QPushButton *>(nullptr);
    };
    f.run();
    QVERIFY(!offer() || offer()->isHidden()); // other.pdf lies nowhere
    QFile second(f.writePaper(u"second.md"_s));
    QVERIFY(second.open(QIODevice::Append) && second.write("\nThis is another study.\n") > 0);
    second.close();
    test::openSet(*f.window, f.place, test::setOn(u"second.md"_s));
    f.page().run();
    QTRY_VERIFY(offer() && offer()->isVisible());
    QVERIFY(!f.page().isRunning());
    QTest::mouseClick(offer(), Qt::LeftButton);
    QVERIFY(offer() == nullptr || offer()->isHidden());
    QTRY_COMPARE_WITH_TIMEOUT(f.window->library().model().countReady(), 2, 60'000);
    f.settle();
    f.run();
    QCOMPARE(f.model().results().size(), 1U);
}

void TestEvaluation::aBarOfAChartShowsItsQuestions()
{
    const Evaluated f;
    f.run({ u"adduce"_s, u"keyword"_s });
    auto *table = f.page().findChild<QTableView *>();
    auto *filter = f.page().findChild<QuestionFilter *>();
    filter->findChild<QLineEdit *>()->setText(u"no such words"_s);
    emit f.page().findChild<EvaluationCharts *>()->categoryChosen(1, QueryCategory::EdgeCase);
    QCOMPARE(f.shown().variant(), 1);
    for (int row = 0; row < f.model().rowCount(); ++row)
        QCOMPARE(table->isRowHidden(row), f.model().query(row).category != QueryCategory::EdgeCase);
    QCOMPARE(f.page().findChild<QuestionFilter *>()->findChildren<QComboBox *>()[1]->currentData().toInt(),
        static_cast<int>(QueryCategory::EdgeCase));
}

void TestEvaluation::questionsAreFiltered()
{
    const Evaluated f;
    f.run();
    auto *table = f.page().findChild<QTableView *>();
    const auto shown = [&] {
        QStringList ids;
        for (int row = 0; row < f.model().rowCount(); ++row)
            if (!table->isRowHidden(row))
                ids << f.model().query(row).id;
        return ids;
    };
    QCOMPARE(shown().size(), 3);
    auto *filter = f.page().findChild<QuestionFilter *>();
    const auto count = [&] {
        const auto *label = filter->findChild<PlainLabel *>();
        return label->isVisible() ? label->text() : QString();
    };
    QVERIFY(count().isEmpty());
    const QList<QComboBox *> boxes = filter->findChildren<QComboBox *>();
    boxes[0]->setCurrentIndex(boxes[0]->findText(u"Wrong"_s));
    QCOMPARE(shown().size(), 1);
    QCOMPARE(count(), u"1 of 3 question(s)"_s);
    boxes[0]->setCurrentIndex(0);
    QVERIFY(count().isEmpty());
    boxes[1]->setCurrentIndex(boxes[1]->findData(static_cast<int>(QueryCategory::Direct)));
    const QStringList direct = shown();
    QVERIFY(!direct.isEmpty() && direct.size() < 3);
    boxes[1]->setCurrentIndex(0);
    filter->findChild<QLineEdit *>()->setText(u"no such words"_s);
    QVERIFY(shown().isEmpty());
    QCOMPARE(count(), u"0 of 3 question(s)"_s);
    filter->findChild<QLineEdit *>()->clear();
    QCOMPARE(shown().size(), 3);
    QVERIFY(count().isEmpty());
}

void TestEvaluation::runsAreKeptNamedAndCompared()
{
    const Evaluated f;
    f.run();
    QCOMPARE(f.kept().size(), 1U);
    QVERIFY(!f.shows(u"since"_s));
    f.run();
    const auto rows = f.kept();
    QCOMPARE(rows.size(), 2U);
    QVERIFY(f.shows(u"unchanged since"_s));
    f.commands().show(rows[1].id); // the first one: nothing came before it
    f.settle();
    QVERIFY(!f.shows(u"since"_s));
    QCOMPARE(f.model().results().size(), 3U);
    f.commands().compareWith(rows[0].id);
    f.settle();
    QVERIFY(f.shows(u"unchanged since"_s));
}

void TestEvaluation::theChangeIsThatOfWhatBothAsked()
{
    const Evaluated f;
    f.run();
    Comparison stopped = f.comparison();
    stopped.reports[0].results.erase(stopped.reports[0].results.begin() + 1, stopped.reports[0].results.end());
    Database database = f.library.open();
    EvaluationStore(database).change(f.kept()[0].id, stopped);
    f.run();
    QVERIFY(f.shows(u"1 / 2"_s)); // of the direct ones, one right each time
    QVERIFY(f.shows(u"unchanged since "_s) && f.shows(u", over the 1 question(s) of both"_s));
    QVERIFY(!f.shows(u"+"_s + QLocale().toString(1) + u" since"_s)); // the refusal was asked this time only
}

void TestEvaluation::theUserJudges()
{
    const Evaluated f;
    f.run();
    QCOMPARE(f.comparison().reports[0].right(), 2);
    f.questions().table().selectRow(1);
    f.settle();
    emit f.questions().judged(true);
    f.settle();
    QCOMPARE(f.comparison().reports[0].right(), 3);
    QCOMPARE(f.shown().trend().back().figures.front().right, 3);
    QCOMPARE(f.model().index(1, EvaluationModel::Judgement).data().toString(), EvaluationModel::tr("you: right"));
    Database database = f.library.open();
    QCOMPARE(EvaluationStore(database).find(f.kept()[0].id)->reports[0].right(), 3);
    emit f.questions().judged(std::nullopt);
    f.settle();
    QCOMPARE(EvaluationStore(database).find(f.kept()[0].id)->reports[0].right(), 2);
}

void TestEvaluation::aModelJudges()
{
    const Evaluated f;
    f.run();
    QVERIFY(f.shows(u"not judged"_s));
    QCOMPARE(f.faithful(0), u"not judged"_s);
    const test::ChatServer server;
    f.useJudge(server.base());
    f.run();
    const QByteArrayList requests = server.requests();
    const auto asked = std::ranges::count_if(requests, [](const QByteArray &r) { return r.contains("\"faithfulness\""); });
    QCOMPARE(asked, 2); // two answers; what is refused states nothing
    QCOMPARE(test::metricValue(f.comparison().reports[0], u"faithfulness"_s).count(), 2);
    QVERIFY(f.shows(u"2 / 2"_s));
    QCOMPARE(f.faithful(0), u"yes"_s);
    QCOMPARE(f.faithful(2), u"–"_s);
    f.questions().table().selectRow(0);
    f.settle();
    QVERIFY(f.shows(u"Faithful, as tiny-8b judges"_s));
    f.commands().show(f.kept().front().id); // also once it is kept
    f.settle();
    QCOMPARE(f.faithful(1), u"yes"_s);
}

void TestEvaluation::ownNumbersAreMeasured()
{
    Evaluated f;
    RetrievalParameters own;
    own.finalK = 2;
    f.configuration.change([&](Configuration &now) { now.profile.parameters.retrieval = own; });
    f.run({ u"adduce"_s, u"vector"_s });
    const Comparison &c = f.comparison();
    QCOMPARE(c.reports[0].retrieval, std::optional(own));
    QCOMPARE(c.reports[1].retrieval->finalK, 2);
    QCOMPARE(c.reports[1].retrieval->keywordK, 0);
}

void TestEvaluation::aJudgeThatFailsIsCounted()
{
    const Evaluated f;
    const test::ChatServer server(0, test::ChatServer::Mode::NeedsKey);
    f.useJudge(server.base());
    f.run();
    QVERIFY(f.shows(u"judged 0 of 2"_s));
    QCOMPARE(f.faithful(0), u"not judged"_s);
    f.questions().table().selectRow(0);
    f.settle();
    QVERIFY(f.shows(u"Not judged: "_s));
    QCOMPARE(f.comparison().reports[0].right(), 2);
}

void TestEvaluation::aModelThatFailsIsNotMeasured()
{
    Evaluated f;
    const test::ChatServer server(0, test::ChatServer::Mode::NeedsKey);
    ModelChoice writer;
    writer.base = server.base();
    writer.model = u"tiny-8b"_s;
    f.useModel(writer);
    f.page().tools().models().choose(false, true);
    f.run();
    const EvaluationReport &report = f.comparison().reports.at(0);
    QCOMPARE(report.model, u"tiny-8b"_s);
    QCOMPARE(report.failed(), 2);
    QVERIFY(f.shows(u"the model failed on 2 of 2 question(s)"_s));
    QVERIFY(f.shows(u"1 right, 0 wrong, 0 not asked; The model failed on 2 question(s), which are not counted"_s));
    const auto cell = [&](EvaluationModel::Column column) { return f.model().index(0, column).data().toString(); };
    QCOMPARE(cell(EvaluationModel::Outcome), u"Model failed"_s);
    QCOMPARE(cell(EvaluationModel::Judgement), u"not measured: the model failed"_s);
    QCOMPARE(cell(EvaluationModel::Citations), u"–"_s);
    auto *outcome = f.page().findChild<QuestionFilter *>()->findChildren<QComboBox *>().first();
    outcome->setCurrentIndex(outcome->findText(u"Model failed"_s));
    QVERIFY(!f.questions().table().isRowHidden(0) && f.questions().table().isRowHidden(2));
}

void TestEvaluation::aDeletedRunComesBack()
{
    const Evaluated f;
    f.run();
    const QJsonObject before = toJson(f.comparison());
    emit f.page().tools().actions().removeWanted();
    f.settle();
    QVERIFY(f.kept().empty());
    QVERIFY(f.model().results().empty());
    emit f.page().tools().actions().restoreWanted();
    f.settle();
    QCOMPARE(f.kept().size(), 1U);
    QCOMPARE(toJson(f.comparison()), before);
}

void TestEvaluation::aStoppedRunIsKept()
{
    const Evaluated f;
    connect(&f.page(), &EvaluationPage::progressed, &f.page(), [&](int done, int) {
        if (done == 1)
            f.page().stop();
    });
    f.page().tools().profiles().choose({ u"adduce"_s, u"portal"_s, u"keyword"_s, u"vector"_s });
    f.page().run();
    QTRY_VERIFY_WITH_TIMEOUT(!f.page().isRunning(), 60'000);
    QCOMPARE(f.kept().size(), 1U);
    QVERIFY(f.kept()[0].isCutShort);
    QVERIFY(!f.model().results().empty());
    f.sets().choose({ bundledQuerySet() });
    f.commands().show(f.kept()[0].id);
    f.settle();
    QCOMPARE(f.model().rowCount(), 3); // also what was not asked
    bool isMarked = false;
    for (const auto *button : f.page().tools().findChildren<QPushButton *>())
        isMarked = isMarked || button->text().contains(u", stopped"_s);
    QVERIFY(isMarked);
}

void TestEvaluation::aRunIsPaused()
{
    const Evaluated f;
    const auto press = [&](const QString &text) {
        for (auto *button : f.page().tools().findChildren<QPushButton *>())
            if (button->text() == text && button->isVisible()) {
                button->click();
                return true;
            }
        return false;
    };
    QStringList seen;
    connect(&f.page(), &EvaluationPage::progressed, &f.page(), [&](int done, int) {
        if (done != 1)
            return;
        seen << (press(u"Pause"_s) && f.shows(u"1 of 3, paused"_s) ? u"held"_s : u"went on"_s);
        seen << (press(u"Go on"_s) && !f.shows(u"paused"_s) ? u"went on"_s : u"held"_s);
    });
    f.run();
    QCOMPARE(seen, QStringList({ u"held"_s, u"went on"_s }));
    QCOMPARE(f.model().results().size(), 3U);
    QVERIFY(!press(u"Pause"_s)); // nothing runs
}

void TestEvaluation::whatIsDoneIsDrawnWhileItRuns()
{
    std::counting_semaphore<2> seen(0);
    int judged = 0;
    const test::LoopbackServer server([&](const QByteArray &request) { // a judge that is slow with the second answer
        if (request.contains("\"faithfulness\"") && ++judged == 2)
            seen.acquire();
        return test::http(
            "200 OK", R"({"choices": [{"message": {"content": "{\"grounded\": true}"}, "finish_reason": "stop"}]})");
    });
    const auto goOn = qScopeGuard([&] { seen.release(); });
    Evaluated f;
    f.useJudge(server.url(u"/v1"_s));
    f.page().tools().profiles().choose({ u"adduce"_s, u"keyword"_s });
    f.settings.setValue(u"evaluation/workers"_s, 1); // the third question waits for the second
    f.page().run();
    QTRY_VERIFY_WITH_TIMEOUT(f.shows(u"so far: 1 of 3 question(s); 1 right"_s), 30'000);
    QVERIFY(f.page().isRunning());
    QCOMPARE(f.kept().size(), 1U); // what a kill would leave
    QVERIFY(f.kept()[0].isCutShort);
    const auto chart = [&] {
        for (QWidget *view : f.page().findChildren<QWidget *>())
            if (view->accessibleName() == u"Right by category"_s && !view->accessibleDescription().isEmpty())
                return view;
        return static_cast<QWidget *>(nullptr);
    };
    QWidget *drawn = chart();
    QVERIFY(drawn);
    QCOMPARE(drawn->accessibleDescription(), u"so far: 1 of 6 question(s); adduce, Direct: 100 %; Enter lists what opens from here"_s);
    QVERIFY(f.shows(u"per cent, so far: 1 of 6 question(s)"_s));
    f.shown().setVariant(1); // nothing of it was asked yet
    QVERIFY(f.model().results().empty());
    f.shown().setVariant(0);
    f.page().stop();
    seen.release();
    QTRY_VERIFY_WITH_TIMEOUT(!f.page().isRunning(), 30'000);
    QCOMPARE(f.kept().size(), 1U);
    QVERIFY(!f.shows(u"so far"_s));
    QCOMPARE(chart(), drawn); // drawn anew in its place
    QVERIFY(drawn->accessibleDescription().startsWith(u"adduce, Direct"_s));
}

void TestEvaluation::runsAreExported()
{
    const Evaluated f;
    f.run({ u"adduce"_s, u"portal"_s });
    QSignalSpy failed(&f.page(), &EvaluationPage::failed);
    const auto written = [&](const QString &name) {
        const QString path = f.place.filePath(name);
        f.commands().write(path);
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QVERIFY(written(u"a.md"_s).contains("| portal |"));
    QCOMPARE(written(u"a.csv"_s).count("\r\n"), 7);
    QCOMPARE(QJsonDocument::fromJson(written(u"a.json"_s)).object(), toJson(f.comparison()));
    QVERIFY(failed.empty());
    f.commands().write(f.place.filePath(u"no/such/a.md"_s));
    QCOMPARE(failed.size(), 1);
}

void TestEvaluation::aQuoteGoesIntoEvidence()
{
    const Evaluated f;
    f.run();
    f.questions().table().selectRow(0);
    f.settle();
    auto *answer = f.page().findChild<AnswerView *>();
    QVERIFY(answer);
    emit answer->cardRequested(0);
    const auto *card = f.window->findChild<QuoteCard *>();
    QVERIFY(card && card->isVisible());
    for (auto *button : card->findChildren<QPushButton *>())
        if (button->text() == u"Add to evidence"_s)
            button->click();
    f.settle();
    Database database = f.library.open();
    const EvidenceStore store(database);
    QCOMPARE(store.tables().size(), 1U);
    QCOMPARE(store.rows(store.tables()[0].id).size(), 1U);
    const AnswerSentence sentence = f.model().result(0)->answer.unpacked().sentences.at(0);
    QCOMPARE(store.rows(store.tables()[0].id)[0].row.citation->quote, sentence.citations.at(0).quote);
}

void TestEvaluation::findFiltersTheQuestions()
{
    const Evaluated f;
    f.questions().table().setFocus();
    QTest::keyClick(f.window.get(), Qt::Key_F, Qt::ControlModifier);
    const auto *words = f.page().findChild<QuestionFilter *>()->findChild<QLineEdit *>();
    QVERIFY(words->hasFocus());
}

void TestEvaluation::allChartsAreReachedInASmallWindow()
{
    const Evaluated f;
    f.run();
    QPushButton *more = nullptr;
    for (auto *button : f.page().findChildren<QPushButton *>())
        if (button->text() == u"Charts..."_s)
            more = button;
    f.window->resize(1900, 900);
    QTRY_VERIFY(!more->isVisible() && f.shows(u"Reliability"_s));
    f.window->resize(1024, 700);
    QTRY_VERIFY(more->isVisible() && !f.shows(u"Reliability"_s));
    more->click();
    QVERIFY(f.shows(u"Reliability"_s));
}

ADDUCE_TEST(TestEvaluation)
#include "test_evaluation.moc"
