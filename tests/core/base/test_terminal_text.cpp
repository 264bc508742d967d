#include "core/base/terminal_text.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

class TestTerminalText : public QObject
{
    Q_OBJECT

private slots:
    void nothingSteers();
    void whatIsReadStays();
    void bytesThatAreNoText();
    void aRecordIsALine();
};

/// Every character that a terminal takes for more than a letter.
static QString steering()
{
    QString all;
    for (char16_t c = 0; c < 0xa0; ++c)
        if (c < 0x20 || c >= 0x7f)
            all += QChar(c);
    for (char16_t c = 0x2028; c <= 0x202e; ++c)
        all += QChar(c);
    for (char16_t c = 0x2066; c <= 0x2069; ++c)
        all += QChar(c);
    return all.remove(u'\t');
}

void TestTerminalText::nothingSteers()
{
    for (const QChar c : steering()) {
        const QString name = u"a%1b"_s.arg(c);
        QVERIFY2(!QString::fromUtf8(terminalLine(name)).contains(c), QByteArray::number(c.unicode(), 16).constData());
        QCOMPARE(QString::fromUtf8(terminalText(name.toUtf8())).contains(c), c == u'\n');
        const QByteArray json = QJsonDocument(QJsonArray { name }).toJson(QJsonDocument::Compact);
        const QByteArray printed = terminalJson(json);
        QVERIFY2(!QString::fromUtf8(printed).contains(c), QByteArray::number(c.unicode(), 16).constData());
        QCOMPARE(QJsonDocument::fromJson(printed), QJsonDocument::fromJson(json));
    }
}

void TestTerminalText::whatIsReadStays()
{
    const QString text = u"Schläfer\t中文 \u200f\u0639 \U0001F600, 5 µm"_s;
    QCOMPARE(QString::fromUtf8(terminalLine(text)), text);
    QCOMPARE(terminalText("a\r\nb\n"), QByteArray("a\r\nb\n"));
    QCOMPARE(terminalText("a\rb"),
        QByteArray("a\xef\xbf\xbd"
                   "b"));
    QCOMPARE(terminalJson(QJsonDocument(QJsonArray { text }).toJson()), QJsonDocument(QJsonArray { text }).toJson());
}

/// A single byte of C1 is a command to some terminals.
void TestTerminalText::bytesThatAreNoText()
{
    const QByteArray shown = terminalText("a\x9b"
                                          "31m\xff");
    QVERIFY(!shown.contains('\x9b') && !shown.contains('\xff'));
}

void TestTerminalText::aRecordIsALine()
{
    QCOMPARE(terminalCsv("a,\"b\nready \"\" c\"\r\nd,e\r\n"), QByteArray("a,\"b ready \"\" c\"\r\nd,e\r\n"));
}

ADDUCE_TEST(TestTerminalText)
#include "test_terminal_text.moc"
