#include "tests/support/test_main.h"
#include "ui/reader/page_queue.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// What is done with a document comes in its order, and nothing of another one.
class TestPageQueue : public QObject
{
    Q_OBJECT

private slots:
    void whatIsShownComesFirst();
    void whatIsDrawnIsNotDrawnTwice();
    void aSearchGoesRound();
    void anotherDocumentDropsAll();
    void anotherSearchDropsTheOneBefore();
    void whoIsStoppedGetsNothing();
};

namespace {

PageJob take(PageQueue &queue)
{
    return queue.take({}).value();
}

void open(PageQueue &queue, int pages)
{
    queue.open(u"paper.pdf"_s, {});
    queue.opened(take(queue), pages);
}

template <class Task> bool is(const PageJob &job)
{
    return std::holds_alternative<Task>(job.task);
}

} // namespace

void TestPageQueue::whatIsShownComesFirst()
{
    PageQueue queue;
    queue.open(u"paper.pdf"_s, u"UTF-8"_s);
    queue.find(u"naps"_s, 0);
    queue.readOutline();
    queue.readText(4);
    queue.readText(4); // once
    queue.draw({ { 2, 1 }, { 1, 1 } });
    const PageJob opening = take(queue);
    QCOMPARE(std::get<OpenDocument>(opening.task).path, u"paper.pdf"_s);
    QCOMPARE(std::get<OpenDocument>(opening.task).encoding, u"UTF-8"_s);
    queue.opened(opening, 3);
    QCOMPARE(std::get<PageRequest>(take(queue).task).page, 2);
    QCOMPARE(std::get<PageRequest>(take(queue).task).page, 1);
    QCOMPARE(std::get<ReadText>(take(queue).task).page, 4);
    QVERIFY(is<ReadOutline>(take(queue)));
    QVERIFY(is<FindOnPage>(take(queue)));
}

void TestPageQueue::whatIsDrawnIsNotDrawnTwice()
{
    PageQueue queue;
    open(queue, 3);
    queue.draw({ { 0, 1 } });
    const PageJob drawing = take(queue);
    queue.draw({ { 0, 1 }, { 1, 1 } });
    QCOMPARE(std::get<PageRequest>(take(queue).task).page, 1);
    QVERIFY(queue.finish(drawing));
    queue.draw({ { 0, 1 } }); // it was given up since
    QCOMPARE(std::get<PageRequest>(take(queue).task).page, 0);
}

void TestPageQueue::aSearchGoesRound()
{
    PageQueue queue;
    open(queue, 3);
    queue.find(u" naps "_s, 1);
    for (const int page : { 1, 2, 0 }) {
        const auto task = std::get<FindOnPage>(take(queue).task);
        QCOMPARE(task.page, page);
        QCOMPARE(task.words, u"naps"_s);
        QCOMPARE(task.isLast, page == 0);
    }
    queue.readOutline();
    QVERIFY(is<ReadOutline>(take(queue))); // the search is over
}

void TestPageQueue::anotherDocumentDropsAll()
{
    PageQueue queue;
    open(queue, 3);
    queue.draw({ { 0, 1 }, { 1, 1 } });
    queue.readText(0);
    const PageJob drawing = take(queue);
    queue.open(u"other.pdf"_s, {});
    QVERIFY(drawing.stop.stop_requested());
    QVERIFY(!queue.finish(drawing));
    const PageJob opening = take(queue);
    QCOMPARE(std::get<OpenDocument>(opening.task).path, u"other.pdf"_s);
    queue.opened(opening, 1);
    queue.readOutline();
    QVERIFY(is<ReadOutline>(take(queue)));
}

void TestPageQueue::anotherSearchDropsTheOneBefore()
{
    PageQueue queue;
    open(queue, 3);
    queue.find(u"naps"_s, 0);
    const PageJob before = take(queue);
    queue.find(u"sleep"_s, 0);
    QVERIFY(!queue.finish(before));
    QVERIFY(queue.finish(take(queue)));
}

void TestPageQueue::whoIsStoppedGetsNothing()
{
    PageQueue queue;
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!queue.take(stop.get_token()));
    queue.open(u"paper.pdf"_s, {});
    QVERIFY(!queue.take(stop.get_token()));
}

ADDUCE_TEST(TestPageQueue)
#include "test_page_queue.moc"
