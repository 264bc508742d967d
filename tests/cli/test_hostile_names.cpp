#include "tests/cli/program.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::Ran;

/// Names that a shell, or an option parser, would take for more than names: through the workers, the exports and the library.
class TestHostileNames : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsRun();
};

namespace {

/// A hundred, each another way to make a file "canary".
QStringList hostileNames()
{
    const QStringList commands { u"touch canary"_s, u">canary"_s, u"cp $0 canary"_s, u"sh -c 'touch canary'"_s };
    const QStringList ways { u"; %1;"_s, u"$(%1)"_s, u"`%1`"_s, u"| %1"_s, u"|| %1"_s, u"&& %1"_s, u"& %1 &"_s, u"\n%1\n"_s,
        u"\r%1\r"_s, u"'; %1; '"_s, u"\"; %1; \""_s, u"-o %1"_s, u"--output=canary %1"_s, u"-%1"_s, u"--%1"_s, u"${IFS}%1"_s,
        u"<(%1)"_s, u"\\; %1"_s, u"~ %1"_s, u"%s%n%1"_s, u"* ? [a-z] %1"_s, u"{a,b} %1"_s, u"#%1"_s, u"!%1"_s, u"\x1b]0;%1\a"_s };
    QStringList names;
    for (const QString &way : ways)
        for (const QString &command : commands)
            names << QString(way).replace(u"%1"_s, command) + u".md"_s;
    return names;
}

} // namespace

void TestHostileNames::nothingIsRun()
{
    const test::Program program;
    const QStringList names = hostileNames();
    QCOMPARE(names.size(), 100);
    QVERIFY(QDir(program.folder()).mkpath(u"papers"_s));
    QVERIFY(QDir(program.folder()).mkpath(u"out"_s));
    for (qsizetype i = 0; i < names.size(); ++i)
        (void)program.write(u"papers/"_s + names[i],
            "# Naps\n\nNap number " + QByteArray::number(i) + " improves recall by 12% in older adults.\n");
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(program.folder() + u"/papers"_s)); // where a command would leave its file
    const Ran added = program.run(QStringList { u"add"_s, u"--"_s } + names);
    const QJsonArray listed = program.run({ u"list"_s }).array();
    QCOMPARE(program.run({ u"ask"_s, u"Does nap number 7 improve recall?"_s }).code, 0);
    for (qsizetype i = 0; i < names.size(); i += 10)
        QCOMPARE(program.run({ u"export"_s, u"1"_s, u"--output"_s, program.folder() + u"/out/"_s + names[i] }).code, 0);
    QVERIFY(QDir::setCurrent(before));
    QCOMPARE(added.code, 0);
    QCOMPARE(listed.size(), names.size());
    for (const QJsonValue &row : listed)
        QCOMPARE(row[u"state"_s].toString(), u"ready"_s);
    QCOMPARE(QDir(program.folder() + u"/papers"_s).entryList(QDir::Files | QDir::Hidden).size(), names.size());
    QCOMPARE(QDir(program.folder() + u"/out"_s).entryList(QDir::Files | QDir::Hidden).size(), 10);
    QVERIFY(!QFile::exists(program.folder() + u"/canary"_s));
}

ADDUCE_TEST(TestHostileNames)
#include "test_hostile_names.moc"
