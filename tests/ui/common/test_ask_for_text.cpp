#include "tests/support/test_main.h"
#include "ui/common/ask_for_text.h"

#include <QInputDialog>
#include <QTest>
#include <QWidget>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestAskForText : public QObject
{
    Q_OBJECT

private slots:
    void takesWhatIsTyped_data();
    void takesWhatIsTyped();
    void takesNothingWhenItIsGivenUp();
};

void TestAskForText::takesWhatIsTyped_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QStringList>("taken");
    QTest::newRow("a name") << u"Chapter 2"_s << QStringList { u"Chapter 2"_s };
    QTest::newRow("with spaces around it") << u"  Chapter\t 2 "_s << QStringList { u"Chapter 2"_s };
    QTest::newRow("spaces") << u"   "_s << QStringList {};
    QTest::newRow("nothing") << QString() << QStringList {};
}

void TestAskForText::takesWhatIsTyped()
{
    QFETCH(const QString, typed);
    QFETCH(const QStringList, taken);
    QWidget window;
    QStringList got;
    askForText(&window, u"New table"_s, u"Name"_s, u"As it was"_s, [&](const QString &text) { got << text; });
    auto *dialog = window.findChild<QInputDialog *>();
    QVERIFY(dialog);
    QCOMPARE(dialog->textValue(), u"As it was"_s);
    dialog->setTextValue(typed);
    dialog->accept();
    QCOMPARE(got, taken);
}

void TestAskForText::takesNothingWhenItIsGivenUp()
{
    QWidget window;
    QStringList got;
    askForText(&window, u"New table"_s, u"Name"_s, u"As it was"_s, [&](const QString &text) { got << text; });
    window.findChild<QInputDialog *>()->reject();
    QVERIFY(got.isEmpty());
}

ADDUCE_TEST(TestAskForText)
#include "test_ask_for_text.moc"
