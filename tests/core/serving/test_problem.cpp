#include "core/serving/problem.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestProblem : public QObject
{
    Q_OBJECT

private slots:
    void badInputSaysWhy_data();
    void badInputSaysWhy();
    void whereFilesLieIsNotTold();
};

void TestProblem::badInputSaysWhy_data()
{
    QTest::addColumn<QString>("detail");
    QTest::addColumn<QString>("technical");
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("next");
    const QString change = u"Change it and try again."_s;
    QTest::newRow("a clause") << u"a name has 1 to 9 letters and/or digits"_s << QString()
                              << u"This cannot be used: a name has 1 to 9 letters and/or digits."_s << change;
    QTest::newRow("a clause with a path") << u"there is no library at \"/home/anna/my papers/a.adduce\", or \"b\""_s << QString()
                                          << u"This cannot be used: there is no library at \"a.adduce\", or \"b\"."_s << change;
    QTest::newRow("a value and why") << u"x"_s << u"it has to be a number"_s << u"This cannot be used: x."_s
                                     << u"it has to be a number"_s;
    QTest::newRow("why alone") << QString() << u"the query \"q\" is missing"_s << u"This request cannot be used."_s
                               << u"the query \"q\" is missing"_s;
}

void TestProblem::badInputSaysWhy()
{
    QFETCH(const QString, detail);
    QFETCH(const QString, technical);
    const ErrorWords said = servedWords(Error(ErrorKind::BadInput, detail, technical));
    QTEST(said.what, "what");
    QTEST(said.next, "next");
}

void TestProblem::whereFilesLieIsNotTold()
{
    for (const ErrorKind kind : { ErrorKind::Unreadable, ErrorKind::AlreadyThere, ErrorKind::FileChanged, ErrorKind::Busy,
             ErrorKind::Missing, ErrorKind::BadInput }) {
        const ErrorWords said = servedWords(Error(kind, u"/home/anna/a.pdf"_s, u"why"_s));
        QVERIFY2(!said.what.contains(u"anna"_s), qPrintable(said.what));
        QVERIFY(!servedWords(Error(kind, u"/home/anna/a.pdf"_s)).what.contains(u"anna"_s));
    }
}

ADDUCE_TEST(TestProblem)
#include "test_problem.moc"
