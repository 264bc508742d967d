#include "core/models/line_diff.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestLineDiff : public QObject
{
    Q_OBJECT

private slots:
    void tellsWhatChanged_data();
    void tellsWhatChanged();
};

void TestLineDiff::tellsWhatChanged_data()
{
    QTest::addColumn<QString>("from"); // a letter a line
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("emitted"); // - and + before what was removed and added
    QTest::newRow("nothing") << u""_s << u""_s << u""_s;
    QTest::newRow("same") << u"abc"_s << u"abc"_s << u"abc"_s;
    QTest::newRow("added at the end") << u"ab"_s << u"abc"_s << u"ab+c"_s;
    QTest::newRow("added at the beginning") << u"bc"_s << u"abc"_s << u"+abc"_s;
    QTest::newRow("removed in the middle") << u"abc"_s << u"ac"_s << u"a-bc"_s;
    QTest::newRow("replaced") << u"abc"_s << u"axc"_s << u"a-b+xc"_s;
    QTest::newRow("all gone") << u"ab"_s << u""_s << u"-a-b"_s;
    QTest::newRow("moved") << u"abc"_s << u"cab"_s << u"+cab-c"_s;
    QTest::newRow("repeated lines") << u"aab"_s << u"ab"_s << u"a-ab"_s;
}

void TestLineDiff::tellsWhatChanged()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, emitted);
    const auto lines = [](const QString &letters) { return letters.split(QString(), Qt::SkipEmptyParts); };
    QString got;
    for (const DiffLine &line : lineDiff(lines(from), lines(to)))
        got += (line.kind == DiffLine::Kind::Removed        ? u"-"_s
                       : line.kind == DiffLine::Kind::Added ? u"+"_s
                                                            : QString())
            + line.text;
    QCOMPARE(got, emitted);
}

ADDUCE_TEST(TestLineDiff)
#include "test_line_diff.moc"
