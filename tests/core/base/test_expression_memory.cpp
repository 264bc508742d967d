#include "tests/support/test_main.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

/// Expressions are interpreted: the programs, and the tests as they do, hold no memory that can be written to and run.
class TestExpressionMemory : public QObject
{
    Q_OBJECT

private slots:
    void expressionsLeaveNoMemoryThatCanBeWrittenAndRun();
};

void TestExpressionMemory::expressionsLeaveNoMemoryThatCanBeWrittenAndRun()
{
    const QRegularExpression expression(u"\\b(\\w+)( \\1)+\\b"_s);
    QVERIFY(expression.match(u"a word word said twice"_s).hasMatch());
    QFile maps(u"/proc/self/maps"_s);
    QVERIFY(maps.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = maps.readAll().split('\n');
    QVERIFY(lines.size() > 1);
    for (const QByteArray &line : lines)
        QVERIFY2(!line.contains(" rwx"), line.constData());
}

ADDUCE_TEST(TestExpressionMemory)
#include "test_expression_memory.moc"
