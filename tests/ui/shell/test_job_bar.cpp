#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/common/live_region.h"
#include "ui/shell/job_bar.h"
#include "ui/shell/notifications.h"

#include <QListWidget>
#include <QMenu>
#include <QSignalSpy>
#include <QStatusBar>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestJobBar : public QObject
{
    Q_OBJECT

private slots:
    void jobsBesideTheFirstAreCountedAndStopped();
    void troubleStaysBesideAJobUntilItIsSeen();
    void whatWasSaidBeforeAJobDoesNotComeBack();
    void messagesAreSpoken();
    void whatWasPassedOverIsListed();
};

void TestJobBar::jobsBesideTheFirstAreCountedAndStopped()
{
    const test::WindowFixture f;
    LibraryJob job(f.services);
    QStatusBar bar;
    JobBar jobs(&bar, job);
    const auto more = [&]() -> QToolButton * {
        for (auto *button : bar.findChildren<QToolButton *>())
            if (button->menu() && !button->isHidden())
                return button;
        return nullptr;
    };
    jobs.setSideJob(SideJob::Matrix, u"Filling a cell"_s, 1, 4);
    QVERIFY(!more()); // its progress is shown
    jobs.setSideJob(SideJob::Evaluation, u"Asking Q&A 1"_s, 0, 0);
    QVERIFY(more());
    QVERIFY(more()->text().startsWith(u"1 "_s));
    QSignalSpy stopped(&jobs, &JobBar::sideJobStopped);
    emit more() -> menu()->aboutToShow();
    QCOMPARE(more()->menu()->actions().size(), 2);
    QCOMPARE(more()->menu()->actions()[1]->text(), u"Stop: Asking Q&&A 1"_s);
    more()->menu()->actions()[1]->trigger();
    QCOMPARE(stopped.size(), 1);
    QCOMPARE(stopped[0][0].value<SideJob>(), SideJob::Evaluation);
    jobs.setSideJob(SideJob::Evaluation, {}, 0, 0);
    QVERIFY(!more());
}

void TestJobBar::troubleStaysBesideAJobUntilItIsSeen()
{
    const test::WindowFixture f;
    LibraryJob job(f.services);
    QStatusBar bar;
    bar.resize(900, 30);
    JobBar jobs(&bar, job);
    bar.show();
    const auto *words = bar.findChild<ElidedLabel *>();
    const auto *warning = bar.findChild<IconLabel *>();
    jobs.setSideJob(SideJob::Matrix, u"Filling a cell"_s, 1, 4);
    QCOMPARE(words->text(), u"Filling a cell"_s);
    QVERIFY(!warning->isVisible());
    jobs.say(u"The disk is full."_s, Notifications::Kind::Error);
    jobs.setSideJob(SideJob::Matrix, u"Filling a cell"_s, 2, 4);
    QCOMPARE(words->text(), u"The disk is full."_s);
    QVERIFY(warning->isVisible());
    jobs.say(u"Written: a file"_s); // does not hide it either
    QCOMPARE(words->text(), u"The disk is full."_s);
    jobs.notifications().showList();
    QCOMPARE(words->text(), u"Filling a cell"_s);
    QVERIFY(!warning->isVisible());
    jobs.say(u"Written: a file"_s); // news waits until the job is done
    QCOMPARE(words->text(), u"Filling a cell"_s);
}

void TestJobBar::whatWasSaidBeforeAJobDoesNotComeBack()
{
    const test::WindowFixture f;
    LibraryJob job(f.services);
    QStatusBar bar;
    bar.resize(900, 30);
    JobBar jobs(&bar, job);
    bar.show();
    const auto *words = bar.findChild<ElidedLabel *>();
    jobs.say(u"Written: a file"_s);
    QCOMPARE(words->text(), u"Written: a file"_s);
    jobs.setSideJob(SideJob::Matrix, u"Filling a cell"_s, 1, 4);
    jobs.say(u"Written: another file"_s); // while it runs: nobody has seen it
    jobs.setSideJob(SideJob::Evaluation, u"Asking 1"_s, 0, 0);
    jobs.setSideJob(SideJob::Evaluation, {}, 0, 0);
    jobs.setSideJob(SideJob::Matrix, {}, 0, 0);
    QCOMPARE(words->text(), u"Written: another file"_s);
    jobs.setSideJob(SideJob::Matrix, u"Filling a cell"_s, 1, 4);
    jobs.setSideJob(SideJob::Matrix, {}, 0, 0);
    QVERIFY(words->text().isEmpty());
}

void TestJobBar::messagesAreSpoken()
{
    const test::WindowFixture f;
    LibraryJob job(f.services);
    QStatusBar bar;
    JobBar jobs(&bar, job);
    bar.show();
    const auto *region = bar.findChild<LiveRegion *>();
    QVERIFY(region && region->isVisible()); // or no screen reader would hear of it
    jobs.say(u"Written: a file"_s);
    QCOMPARE(region->accessibleName(), u"Written: a file"_s);
    jobs.say(u"The disk is full."_s, Notifications::Kind::Error);
    QCOMPARE(region->accessibleName(), u"The disk is full."_s);
}

void TestJobBar::whatWasPassedOverIsListed()
{
    const test::WindowFixture f;
    LibraryJob job(f.services);
    QStatusBar bar;
    JobBar jobs(&bar, job);
    const auto *list = bar.findChild<Notifications *>();
    IngestSummary summary;
    summary.ready = 1;
    emit job.finished(summary);
    QCOMPARE(list->count(), 1);
    summary.passedOver.assign(60, { u"/papers/inv\U0010feff.md"_s, PassedOver::Why::Link });
    emit job.finished(summary);
    QCOMPARE(list->count(), 3);
    const auto texts = list->findChildren<QListWidget *>();
    const auto *shown = texts.isEmpty() ? bar.window()->findChild<QListWidget *>() : texts.front();
    QVERIFY(shown);
    QVERIFY(shown->item(0)->text().contains(u"60 passed over"_s));
    QCOMPARE(shown->item(1)->text().count(u"/papers/inv\\xff.md"_s), 50);
}

ADDUCE_TEST(TestJobBar)
#include "test_job_bar.moc"
