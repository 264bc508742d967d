#include "core/settings/parameter_fields.h"
#include "tests/support/places.h"
#include "tests/support/test_main.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

namespace {

QString textOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// A row of a table of docs/DESIGNS.md, without its marks.
struct DesignRow
{
    QString ref; ///< "RT1"
    QStringList where; ///< keys of profiles and paths
    QStringList tests; ///< "TestAsk::refuses"
};

/// What stands between signs of code in a cell.
QStringList codesIn(const QString &cell)
{
    static const QRegularExpression code(u"`([^`]+)`"_s);
    QStringList found;
    for (const QRegularExpressionMatch &match : code.globalMatch(cell))
        found << match.captured(1);
    return found;
}

std::vector<DesignRow> rowsIn(const QString &text)
{
    std::vector<DesignRow> rows;
    for (const QString &line : text.split(u'\n')) {
        const QStringList cells = line.split(u'|');
        if (!line.startsWith(u'|') || line.startsWith(u"| ref |") || line.startsWith(u"| ---"))
            continue;
        rows.push_back({ cells.value(1).remove(u'*').trimmed(), codesIn(cells.value(3)), codesIn(cells.value(4)) });
    }
    return rows;
}

/// Of each test class its slots.
QMap<QString, QSet<QString>> slotsOf(const QString &source)
{
    static const QRegularExpression type(u"^class (Test\\w+)\\b[^;{]*\\{(.*?)^\\};"_s,
        QRegularExpression::MultilineOption | QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression slot(u"\\bvoid (\\w+)\\("_s);
    QMap<QString, QSet<QString>> classes;
    for (const QRegularExpressionMatch &one : type.globalMatch(source)) {
        const QString body = one.captured(2).section(u"private slots:"_s, 1).section(u"private:"_s, 0, 0);
        for (const QRegularExpressionMatch &match : slot.globalMatch(body))
            classes[one.captured(1)].insert(match.captured(1));
    }
    return classes;
}

const QMap<QString, QSet<QString>> &allTests()
{
    static const QMap<QString, QSet<QString>> tests = [] {
        QMap<QString, QSet<QString>> all;
        QDirIterator it(test::inSources(u"tests"_s), { u"test_*.cpp"_s }, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext())
            all.insert(slotsOf(textOf(it.next())));
        return all;
    }();
    return tests;
}

std::vector<DesignRow> designRows()
{
    return rowsIn(textOf(test::inSources(u"docs/DESIGNS.md"_s)));
}

} // namespace

/// What docs/DESIGNS.md says of the designs is there, and shown by tests that exist.
class TestDesigns : public QObject
{
    Q_OBJECT

private slots:
    void rowsAndSlotsAreRead();
    void everyRowIsShown_data();
    void everyRowIsShown();
    void everyRowIsThereOnce();
};

void TestDesigns::rowsAndSlotsAreRead()
{
    const auto rows = rowsIn(
        u"# Designs\n| ref | what it does |\n| --- | --- |\n| X1 * | a `b` | `c.d`, `e/f.cpp` | `TestX::y`, `TestX::z` |\n"_s);
    QCOMPARE(rows.size(), std::size_t(1));
    QCOMPARE(rows[0].ref, u"X1"_s);
    QCOMPARE(rows[0].where, QStringList({ u"c.d"_s, u"e/f.cpp"_s }));
    QCOMPARE(rows[0].tests, QStringList({ u"TestX::y"_s, u"TestX::z"_s }));
    const auto found =
        slotsOf(u"class TestX : public QObject\n{\nprivate slots:\n    void y();\nprivate:\n    void z();\n};\n"_s);
    QCOMPARE(found.value(u"TestX"_s), QSet<QString> { u"y"_s });
}

void TestDesigns::everyRowIsShown_data()
{
    QTest::addColumn<QStringList>("where");
    QTest::addColumn<QStringList>("tests");
    for (const DesignRow &row : designRows())
        QTest::newRow(qPrintable(row.ref)) << row.where << row.tests;
}

void TestDesigns::everyRowIsShown()
{
    QFETCH(QStringList, where);
    QFETCH(QStringList, tests);
    QVERIFY(!where.isEmpty());
    for (const QString &one : where)
        QVERIFY2(parameterField(one) || QFileInfo::exists(test::inSources(one)),
            qPrintable(one + u" is neither a key of a profile nor a file"_s));
    QVERIFY(!tests.isEmpty());
    for (const QString &one : tests)
        QVERIFY2(
            allTests().value(one.section(u"::"_s, 0, 0)).contains(one.section(u"::"_s, 1)), qPrintable(one + u" is no test"_s));
}

void TestDesigns::everyRowIsThereOnce()
{
    QSet<QString> refs;
    for (const DesignRow &row : designRows()) {
        QVERIFY2(!refs.contains(row.ref), qPrintable(row.ref));
        refs.insert(row.ref);
    }
    QVERIFY(refs.size() > 60);
}

ADDUCE_TEST(TestDesigns)
#include "test_designs.moc"
