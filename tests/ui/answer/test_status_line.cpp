#include "tests/support/test_main.h"
#include "tests/ui/sample.h"
#include "ui/answer/status_line.h"
#include "ui/common/widgets.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// What stands under an answer.
class TestStatusLine : public QObject
{
    Q_OBJECT

private slots:
    void takesTwoLinesWhereRoomIsShort();
};

void TestStatusLine::takesTwoLinesWhereRoomIsShort()
{
    Answer answer;
    answer.verdict = Verdict::Answered;
    answer.sentences = test::threeSentences();
    answer.search.documents = 10;
    answer.removed.resize(2);
    StatusLine line(answer);
    const auto show = [&](int width) {
        line.resize(width, line.heightForWidth(width) > 0 ? line.heightForWidth(width) : line.sizeHint().height());
        line.show();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        line.resize(width, line.sizeHint().height());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    };
    const auto labels = [&] { return line.findChildren<ElidedLabel *>(); };
    show(1200);
    QCOMPARE(labels().size(), 2);
    QCOMPARE(labels()[0]->geometry().center().y(), labels()[1]->geometry().center().y());

    show(labels()[1]->sizeHint().width() + line.removed()->sizeHint().width() + line.trace()->sizeHint().width() + space(8));
    QVERIFY(labels()[0]->geometry().bottom() < labels()[1]->geometry().top());
    for (const QWidget *shown : { static_cast<QWidget *>(line.removed()), static_cast<QWidget *>(line.trace()) })
        QVERIFY(line.rect().contains(shown->geometry())); // not run out of sight
}

ADDUCE_TEST(TestStatusLine)
#include "test_status_line.moc"
