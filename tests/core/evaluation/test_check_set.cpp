#include "core/base/error.h"
#include "core/evaluation/check_set.h"
#include "tests/support/error_of.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// The file of statements that are checked.
class TestCheckSet : public QObject
{
    Q_OBJECT

private slots:
    void whatIsAddedIsReadBack();
    void nothingIsAddedTwice();
    void whatHasAnotherFormIsRefused_data();
    void whatHasAnotherFormIsRefused();
    void aDamagedSetIsNotReplaced();
};

static const PlainStatement kStatement { u"Naps of 90 minutes “help”."_s, { u"We tested naps.\nNaps of 30 minutes help."_s },
    u"Naps of 30 minutes help."_s };

void TestCheckSet::whatIsAddedIsReadBack()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"checks.jsonl"_s);
    QVERIFY(readCheckSet(path).empty());
    const PlainStatement other { u"Coffee helps."_s, { u"Coffee did not help."_s } };
    addToCheckSet(path, kStatement);
    addToCheckSet(path, other);
    QCOMPARE(readCheckSet(path), (std::vector { kStatement, other }));
}

void TestCheckSet::nothingIsAddedTwice()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"checks.jsonl"_s);
    addToCheckSet(path, kStatement);
    addToCheckSet(path, kStatement);
    QCOMPARE(readCheckSet(path).size(), 1);
}

void TestCheckSet::whatHasAnotherFormIsRefused_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("no JSON") << "perhaps"_ba;
    QTest::newRow("a list") << R"(["a"])"_ba;
    QTest::newRow("no passages") << R"({"statement": "A."})"_ba;
    QTest::newRow("passages of numbers") << R"({"statement": "A.", "passages": [1, 2]})"_ba;
    QTest::newRow("no statement") << R"({"passages": ["A."]})"_ba;
    QTest::newRow("cut off") << R"({"statement": "A.", "passages": ["A)"_ba;
}

void TestCheckSet::whatHasAnotherFormIsRefused()
{
    QFETCH(QByteArray, line);
    const auto error = test::errorOf([&] { (void)statementFromLine(line, 7); });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::BadInput);
    QVERIFY(error->detail().contains(u"7"_s));
}

void TestCheckSet::aDamagedSetIsNotReplaced()
{
    const QTemporaryDir folder;
    const QString path = test::writeFile(folder.path(), u"checks.jsonl"_s, "perhaps\n");
    const auto error = test::errorOf([&] { addToCheckSet(path, kStatement); });
    QVERIFY(error && error->kind() == ErrorKind::BadInput);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), "perhaps\n"_ba);
}

ADDUCE_TEST(TestCheckSet)
#include "test_check_set.moc"
