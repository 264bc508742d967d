#include "core/readers/layout/references.h"
#include "tests/core/readers/layout/made_lines.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// Bibliographies of every usual look fall apart into their entries.
class TestReferences : public QObject
{
    Q_OBJECT

private slots:
    void entriesAreParted_data();
    void entriesAreParted();
};

namespace {

struct Set
{
    QString text;
    double left = 0;
    double baseline = 0;
};

} // namespace

Q_DECLARE_METATYPE(QList<Set>)

void TestReferences::entriesAreParted_data()
{
    QTest::addColumn<QList<Set>>("lines");
    QTest::addColumn<QStringList>("firsts"); // what each entry begins with

    QTest::newRow("numbers") << QList<Set> { { u"1. Smith J. A nap."_s, 50, 100 }, { u"Sleep 2001."_s, 50, 112 },
        { u"2. Jones K. Two naps."_s, 50, 124 }, { u"2003 was a good year."_s, 50, 136 }, { u"3. Kay L. Three."_s, 50, 148 },
        { u"4. Lee M. Four."_s, 50, 160 } }
                             << QStringList { u"1."_s, u"2."_s, u"3."_s, u"4."_s };
    QTest::newRow("numbers in brackets, over a column end") << QList<Set> { { u"[1] A."_s, 50, 700 }, { u"[2] B."_s, 50, 712 },
        { u"[3] C goes"_s, 50, 724 }, { u"on here."_s, 320, 100 }, { u"[4] D."_s, 320, 112 } }
                                                            << QStringList { u"[1]"_s, u"[2]"_s, u"[3]"_s, u"[4]"_s };
    QTest::newRow("a number that was lost") << QList<Set> { { u"1 A."_s, 50, 100 }, { u"2 B."_s, 50, 112 },
        { u"3 C."_s, 50, 124 }, { u"5 E."_s, 50, 136 } }
                                            << QStringList { u"1"_s, u"2"_s, u"3"_s, u"5"_s };
    QTest::newRow("hanging indent, two columns") << QList<Set> { { u"Abel, A. (1999)."_s, 50, 100 }, { u"On naps."_s, 62, 112 },
        { u"Baker, B. (2000)."_s, 50, 124 }, { u"On coffee. Journal"_s, 62, 136 }, { u"of Coffee 3."_s, 332, 100 },
        { u"Cole, C. (2001)."_s, 320, 112 }, { u"On bridges."_s, 332, 124 } }
                                                 << QStringList { u"Abel"_s, u"Baker"_s, u"Cole"_s };
    QTest::newRow("white between") << QList<Set> { { u"Abel, A. (1999). On"_s, 50, 100 }, { u"naps. Sleep 1."_s, 50, 112 },
        { u"Baker, B. (2000). On"_s, 50, 130 }, { u"coffee. Coffee 3."_s, 50, 142 }, { u"Cole, C. (2001). On"_s, 50, 160 },
        { u"bridges. Steel 2."_s, 50, 172 } }
                                   << QStringList { u"Abel"_s, u"Baker"_s, u"Cole"_s };
    QTest::newRow("numbers by chance") << QList<Set> { { u"Abel, A. (1999). On"_s, 50, 100 }, { u"1. edn of naps."_s, 62, 112 },
        { u"Baker, B. (2000). On"_s, 50, 124 }, { u"2. edn of coffee."_s, 62, 136 }, { u"Cole, C. (2001). On"_s, 50, 148 },
        { u"3. edn of bridges."_s, 62, 160 } }
                                       << QStringList { u"Abel"_s, u"Baker"_s, u"Cole"_s };
    QTest::newRow("one entry") << QList<Set> { { u"Abel, A. (1999). On naps."_s, 50, 100 } } << QStringList { u"Abel"_s };
    QTest::newRow("none") << QList<Set> {} << QStringList {};
}

void TestReferences::entriesAreParted()
{
    QFETCH(QList<Set>, lines);
    QFETCH(QStringList, firsts);
    std::vector<Line> made;
    for (const Set &line : lines)
        made.push_back(test::madeLine(line.text, line.left, line.baseline));
    std::vector<PlacedLine> placed;
    for (int i = 0; const Line &line : made)
        placed.push_back({ &line, 0, 0, i++ });
    const auto entries = referenceEntries(placed, {});
    QCOMPARE(static_cast<qsizetype>(entries.size()), firsts.size());
    for (qsizetype i = 0; i < firsts.size(); ++i)
        QVERIFY2(entries[static_cast<std::size_t>(i)].front().line->text.startsWith(firsts[i]), qPrintable(firsts[i]));
}

ADDUCE_TEST(TestReferences)
#include "test_references.moc"
