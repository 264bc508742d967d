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
    void aReasonIsAClause();
    void whatIsGoneIsNoFile();
    void noCommandIsMadeOfWhatIsNoLanguage_data();
    void noCommandIsMadeOfWhatIsNoLanguage();
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
    const QString alone = words(value).what; // of what is not known, nothing is left open
    QVERIFY2(!alone.contains(u"%1"_s) && !alone.contains(u": ."_s) && !alone.contains(u":."_s), qPrintable(alone));
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

void TestError::aReasonIsAClause()
{
    QCOMPARE(sentence(Error(ErrorKind::BadInput, u"\"99\" is no number of the list, which has 1 to 4"_s)),
        u"This cannot be used: \"99\" is no number of the list, which has 1 to 4. Change it and try again."_s);
}

void TestError::whatIsGoneIsNoFile()
{
    QVERIFY(words(ErrorKind::Missing, u"a.pdf"_s).what.startsWith(u"The file"_s));
    QVERIFY(!words(ErrorKind::Missing).what.contains(u"file"_s));
}

void TestError::noCommandIsMadeOfWhatIsNoLanguage_data()
{
    QTest::addColumn<QString>("detail");
    QTest::addColumn<bool>("isLanguage");
    QTest::newRow("a language") << u"ara"_s << true;
    QTest::newRow("with a script") << u"chi_sim"_s << true;
    QTest::newRow("a file") << u"paper.pdf"_s << false;
    QTest::newRow("a command") << u"ara; reboot"_s << false;
    QTest::newRow("a line end") << u"ara\n"_s << false;
    QTest::newRow("nothing") << QString() << false;
}

void TestError::noCommandIsMadeOfWhatIsNoLanguage()
{
    QFETCH(QString, detail);
    QTEST(words(ErrorKind::OtherScript, detail).next.contains(u"sudo"_s), "isLanguage");
}

ADDUCE_TEST(TestError)
#include "test_error.moc"
