#include "core/base/error.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestError : public QObject
{
    Q_OBJECT

private slots:
    void everyKindHasANameAndWords_data();
    void everyKindHasANameAndWords();
    void unknownNameIsInternal();
    void sentenceSaysWhatAndNext();
};

void TestError::everyKindHasANameAndWords_data()
{
    QTest::addColumn<int>("kind");
    for (int kind = 0; kind <= static_cast<int>(ErrorKind::Internal); ++kind)
        QTest::addRow("%d", kind) << kind;
}

void TestError::everyKindHasANameAndWords()
{
    QFETCH(int, kind);
    const auto value = static_cast<ErrorKind>(kind);
    QCOMPARE(errorKindFromString(nameOf(value)), value);
    const ErrorWords w = words(value, u"paper.pdf"_s);
    QVERIFY(w.what.endsWith(u'.'));
    QVERIFY(w.next.endsWith(u'.'));
    QVERIFY(!w.what.contains(u"%1"_s));
    QVERIFY(value == ErrorKind::Stopped || w.what.contains(u"paper.pdf"_s));
}

void TestError::unknownNameIsInternal()
{
    QCOMPARE(errorKindFromString(u"from the future"_s), ErrorKind::Internal);
}

void TestError::sentenceSaysWhatAndNext()
{
    const QString text = sentence(Error(ErrorKind::Encrypted, u"a.pdf"_s, u"handler V5"_s));
    QCOMPARE(text, u"The file is protected by a password: a.pdf. Save a copy without the password and add that. (handler V5)"_s);
}

ADDUCE_TEST(TestError)
#include "test_error.moc"
