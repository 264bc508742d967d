#include "tests/support/test_main.h"
#include "tests/ui/evaluation/evaluation_fixture.h"
#include "ui/evaluation/query_set_dialog.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::Evaluated;

/// Sets of questions: opened, edited, saved.
class TestEvaluationSets : public QObject
{
    Q_OBJECT

private slots:
    void setsAreEditedInPlace();
    void aRunOfAnotherSetIsNoSetToSave();
    void goldSentencesStay();
    void proposalsCountOnceTheyAreTicked();
    void aMissThatIsAnsweredWithholdsNothing();
    void aSetIsMadeOfThePapers();
    void changesAreNotDiscardedUnasked();
    void whatCannotBeWrittenStaysOpen();
    void setsThatMakeNoSenseAreNotSaved();
    void damagedSetsAreExplained();
};

void TestEvaluationSets::setsAreEditedInPlace()
{
    const Evaluated f;
    const QString path = f.place.filePath(u"set.json"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QuerySet before = readQuerySet(file.readAll());
    file.close();
    QuerySetDialog dialog(before, path);
    connect(&dialog, &QuerySetDialog::saveWanted, &f.sets(), &QuestionSets::save);
    QVERIFY(dialog.set().queries == before.queries);
    dialog.table().item(1, 2)->setText(u"paper.md: 1, 2; other.pdf: 3"_s);
    dialog.table().selectRow(2);
    dialog.removeQuestions();
    dialog.addQuestion();
    dialog.table().item(2, 0)->setText(u"Who slept?"_s);
    dialog.table().item(2, 2)->setText(u"paper.md: 1"_s);
    dialog.save();
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QuerySet saved = readQuerySet(file.readAll());
    QCOMPARE(saved.queries.size(), 3U);
    QCOMPARE(saved.queries[1].expected.size(), 2U);
    QCOMPARE(saved.queries[2].question, u"Who slept?"_s);
    QCOMPARE(f.model().rowCount(), 3);
    f.run();
    QCOMPARE(f.comparison().reports[0].right(), 3);
}

void TestEvaluationSets::aRunOfAnotherSetIsNoSetToSave()
{
    Evaluated f;
    const QString path = f.place.filePath(u"set.json"_s);
    QuerySet other = f.sets().chosen().set;
    other.name = u"Other"_s;
    other.queries.resize(2);
    f.sets().choose({ other });
    f.run();
    f.sets().open(path);
    const QByteArray before = f.fileBytes(path);
    f.commands().show(f.kept()[0].id);
    f.settle();
    QCOMPARE(f.model().rowCount(), 2); // what was asked then
    emit f.page().tools().sets().editWanted();
    auto *dialog = f.page().findChild<QuerySetDialog *>();
    QVERIFY(dialog && dialog->set().queries.size() == 3); // what was opened
    dialog->save();
    QCOMPARE(f.fileBytes(path), before);
    QCOMPARE(f.sets().chosen().set.name, u"Fasting"_s);
    f.commands().show(f.kept()[0].id);
    f.settle();
    f.run();
    QCOMPARE(f.comparison().set(), u"Fasting"_s);
    QCOMPARE(f.model().results().size(), 3U);
    f.sets().choose({ other }); // of no file: where to is asked
    emit f.page().tools().sets().editWanted();
    dialog = f.page().findChildren<QuerySetDialog *>().last();
    dialog->save();
    QVERIFY(dialog->isVisible() && dialog->findChild<QFileDialog *>());
    QCOMPARE(f.fileBytes(path), before);
}

/// What the table does not show stays with its question.
void TestEvaluationSets::goldSentencesStay()
{
    QuerySetDialog dialog(bundledQuerySet(), {});
    const QuerySet before = bundledQuerySet();
    dialog.table().item(0, 0)->setText(u"Asked otherwise?"_s);
    QuerySet after = dialog.set();
    QCOMPARE(after.queries[0].question, u"Asked otherwise?"_s);
    after.queries[0].question = before.queries[0].question;
    QVERIFY(after.queries == before.queries);
    dialog.table().selectRow(1);
    dialog.removeQuestions();
    QVERIFY(dialog.set().queries[1].gold == before.queries[2].gold);
    const QString pages = dialog.table().item(0, 2)->text();
    dialog.table().item(0, 2)->setText(u"other.pdf: 3"_s); // now pages decide
    QVERIFY(dialog.set().queries[0].gold.empty());
    dialog.table().item(0, 2)->setText(pages);
    QVERIFY(dialog.set().queries[0].gold == before.queries[0].gold);
    dialog.addQuestion();
    const int last = dialog.table().rowCount() - 1;
    dialog.table().item(last, 0)->setText(u"And what else?"_s);
    dialog.table().item(last, 2)->setText(u"other.pdf: 3"_s);
    QVERIFY(std::ranges::find(before.queries, dialog.set().queries.back().id, &EvaluationQuery::id) == before.queries.end());
    QVERIFY(dialog.set().queries.back().gold.empty());
}

void TestEvaluationSets::proposalsCountOnceTheyAreTicked()
{
    const Evaluated f;
    QuerySet proposals = f.sets().chosen().set;
    for (EvaluationQuery &query : proposals.queries)
        query.isAccepted = false;
    QuerySetDialog dialog(proposals, f.place.filePath(u"made.json"_s));
    connect(&dialog, &QuerySetDialog::saveWanted, &f.sets(), &QuestionSets::save);
    QTableWidget &table = dialog.table();
    const auto isSavable = [&] {
        return std::ranges::any_of(dialog.findChildren<QPushButton *>(),
            [](const QPushButton *button) { return button->text() == u"Save"_s && button->isEnabled(); });
    };
    QVERIFY(isSavable()); // bad ones may be taken away first
    table.item(2, 0)->setCheckState(Qt::Checked);
    table.item(0, 0)->setText(u"Does fasting change sprints?"_s); // whoever changes it has read it
    QCOMPARE(table.item(0, 0)->checkState(), Qt::Checked);
    table.item(0, 0)->setCheckState(Qt::Unchecked);
    QCOMPARE(table.item(0, 0)->checkState(), Qt::Unchecked);
    table.item(0, 0)->setCheckState(Qt::Checked);
    table.item(1, 2)->setText(u"paper.md: 2"_s);
    QCOMPARE(table.item(1, 0)->checkState(), Qt::Checked);
    table.item(1, 0)->setCheckState(Qt::Unchecked);
    dialog.addQuestion(); // of one's own
    table.item(3, 0)->setText(u"Who slept?"_s);
    table.item(3, 2)->setText(u"paper.md: 1"_s);
    dialog.save();
    const QuerySet saved = querySetFrom(f.place.filePath(u"made.json"_s));
    QCOMPARE(saved.queries.size(), 4U); // the other proposal is kept
    QVERIFY(saved.queries[0].isAccepted && !saved.queries[1].isAccepted && saved.queries[2].isAccepted
        && saved.queries[3].isAccepted);
    QCOMPARE(f.model().rowCount(), 3);
    f.run();
    QCOMPARE(f.comparison().reports[0].results.size(), 3U);
    QVERIFY(!dialog.table().isColumnHidden(3));
    QVERIFY(QuerySetDialog(bundledQuerySet(), {}).table().isColumnHidden(3));
}

void TestEvaluationSets::aMissThatIsAnsweredWithholdsNothing()
{
    QuerySet proposals { u"Mine"_s, { { u"P01"_s, QueryCategory::EdgeCase, u"Who slept?"_s, {} } } };
    proposals.queries[0].withheld = { u"paper.md"_s };
    proposals.queries[0].isAccepted = false;
    QuerySetDialog dialog(proposals, {});
    QVERIFY(dialog.table().item(0, 3)->text().contains(u"paper.md"_s));
    dialog.table().item(0, 2)->setText(u"other.md: 1"_s); // in the midst of typing
    QVERIFY(dialog.table().item(0, 3)->text().isEmpty());
    dialog.table().item(0, 2)->setText(u"paper.md: 1"_s);
    auto *category = qobject_cast<QComboBox *>(dialog.table().cellWidget(0, 1));
    category->setCurrentIndex(category->findData(static_cast<int>(QueryCategory::Direct)));
    const EvaluationQuery query = dialog.set().queries.front();
    QVERIFY(query.withheld.isEmpty() && query.isAccepted);
    QCOMPARE(query.expected.front().file, u"paper.md"_s);
}

void TestEvaluationSets::aSetIsMadeOfThePapers()
{
    Evaluated f;
    emit f.page().tools().sets().makeWanted();
    QTRY_VERIFY_WITH_TIMEOUT(f.shows(u"no sentence of these papers"_s), 30'000);
    QVERIFY(!f.page().findChild<QuerySetDialog *>());
    const QString path = f.place.filePath(u"sprints.md"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        "# Sprints\n\n## Results\n\nSprint time was strongly associated with leg strength in the older runners of the club.\n\n"
        "Reaction time was measured with a light sensor that stood beside the track on all days.\n");
    file.close();
    f.add(path);
    emit f.page().tools().sets().makeWanted();
    QTRY_VERIFY_WITH_TIMEOUT(f.page().findChild<QuerySetDialog *>(), 30'000);
    auto *dialog = f.page().findChild<QuerySetDialog *>();
    QCOMPARE(dialog->windowTitle(), u"Make a set"_s);
    QVERIFY(dialog->table().rowCount() >= 2);
    QStringList questions;
    for (int row = 0; row < dialog->table().rowCount(); ++row) {
        questions << dialog->table().item(row, 0)->text();
        QCOMPARE(dialog->table().item(row, 0)->checkState(), Qt::Unchecked);
        QVERIFY(!(dialog->table().item(row, 3)->flags() & Qt::ItemIsEditable));
        QVERIFY(!dialog->table().item(row, 3)->text().isEmpty());
    }
    QVERIFY(questions.contains(u"How is reaction time measured?"_s));
    dialog->table().item(0, 0)->setCheckState(Qt::Checked);
    emit dialog->saveWanted(dialog->set(), f.place.filePath(u"made.json"_s));
    QCOMPARE(f.model().rowCount(), 1);
    QuerySet none = f.sets().chosen().set; // by a file that somebody wrote
    for (EvaluationQuery &query : none.queries)
        query.isAccepted = false;
    f.sets().choose({ none });
    f.page().run();
    QVERIFY(!f.page().isRunning() && f.shows(u"No question of this set is accepted"_s));
}

void TestEvaluationSets::changesAreNotDiscardedUnasked()
{
    QuerySetDialog dialog(bundledQuerySet(), {});
    const auto press = [&](const QString &name) {
        for (auto *button : dialog.findChild<QMessageBox *>()->findChildren<QPushButton *>())
            if (button->text() == name)
                return button->click();
        QFAIL("no such button");
    };
    dialog.show();
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QVERIFY(!dialog.isVisible()); // nothing was changed
    dialog.show();
    const QString before = dialog.table().item(0, 0)->text();
    dialog.table().item(0, 0)->setText(u"Typed for an hour?"_s);
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QVERIFY(dialog.isVisible() && dialog.findChild<QMessageBox *>());
    press(u"Keep editing"_s);
    QVERIFY(dialog.isVisible());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    dialog.close(); // as by the window's own button
    QVERIFY(dialog.isVisible());
    press(u"Discard"_s);
    QVERIFY(!dialog.isVisible());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    dialog.show();
    dialog.table().item(0, 0)->setText(before);
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QVERIFY(!dialog.isVisible()); // changed back
}

void TestEvaluationSets::whatCannotBeWrittenStaysOpen()
{
    Evaluated f;
    const QString folder = f.place.filePath(u"gone"_s);
    QVERIFY(QDir().mkpath(folder));
    f.sets().save(f.sets().chosen().set, folder + u"/set.json"_s);
    QVERIFY(QDir(folder).removeRecursively());
    const QSignalSpy failed(&f.page(), &EvaluationPage::failed);
    emit f.page().tools().sets().editWanted();
    auto *dialog = f.page().findChild<QuerySetDialog *>();
    dialog->table().item(0, 0)->setText(u"Typed for an hour?"_s);
    dialog->save();
    QCOMPARE(failed.size(), 1);
    QVERIFY(dialog->isVisible());
    QVERIFY(QDir().mkpath(folder));
    dialog->save();
    QVERIFY(!dialog->isVisible());
    QCOMPARE(f.sets().chosen().set.queries[0].question, u"Typed for an hour?"_s);
}

void TestEvaluationSets::setsThatMakeNoSenseAreNotSaved()
{
    QuerySetDialog dialog(bundledQuerySet(), u"/nowhere.json"_s);
    QSignalSpy saved(&dialog, &QuerySetDialog::saveWanted);
    for (const QString &words : { u"paper.pdf"_s, u"paper.pdf: x"_s, u": 3"_s, u"paper.pdf: 0"_s, QString() }) {
        dialog.table().item(0, 2)->setText(words);
        dialog.save();
        QVERIFY2(saved.empty(), qPrintable(words));
    }
    dialog.table().item(0, 2)->setText(u"a:b.pdf: 3"_s);
    dialog.save();
    QCOMPARE(saved.size(), 1);
}

void TestEvaluationSets::damagedSetsAreExplained()
{
    const Evaluated f;
    QSignalSpy failed(&f.page(), &EvaluationPage::failed);
    f.sets().open(f.place.filePath(u"paper.md"_s));
    f.sets().open(f.place.filePath(u"missing.json"_s));
    QCOMPARE(failed.size(), 2);
    QCOMPARE(f.model().rowCount(), 3); // the one before stays
}

ADDUCE_TEST(TestEvaluationSets)
#include "test_evaluation_sets.moc"
