#include "tests/support/test_main.h"
#include "ui/common/link_target.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// What an address in a document truly leads to, and what is never given to another program.
class TestLinkTarget : public QObject
{
    Q_OBJECT

private slots:
    void whatIsOpenedSaysItsTrueHost_data();
    void whatIsOpenedSaysItsTrueHost();
    void theRestIsCopiedOnly_data();
    void theRestIsCopiedOnly();
};

void TestLinkTarget::whatIsOpenedSaysItsTrueHost_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("host");
    QTest::addColumn<QString>("opened");
    const auto row = [](const QString &address, const QString &host, const QString &opened = {}) {
        QTest::newRow(qPrintable(address)) << address << host << (opened.isEmpty() ? address : opened);
    };
    row(u"https://example.org/a?b=c#d"_s, u"example.org"_s);
    row(u"http://example.org:8080/"_s, u"example.org"_s);
    row(u"  HTTPS://Example.ORG/Path "_s, u"example.org"_s, u"https://example.org/Path"_s);
    row(u"https://arxiv.org@example.org/abs/1"_s, u"example.org"_s);
    row(u"https://arxiv.org:443@example.org/"_s, u"example.org"_s);
    row(u"https://arxiv.org.example.org/"_s, u"arxiv.org.example.org"_s);
    row(u"https://example.org/?to=https://arxiv.org/"_s, u"example.org"_s);
    row(u"https://example.org#@arxiv.org/"_s, u"example.org"_s);
    row(u"https://\u0430rxiv.org/"_s, u"xn--rxiv-43d.org"_s, u"https://xn--rxiv-43d.org/"_s); // a Cyrillic letter
    row(u"https://example.org\u2044arxiv.org/"_s, u"example.xn--orgarxiv-g03d.org"_s,
        u"https://example.xn--orgarxiv-g03d.org/"_s); // a slash that is none
    row(u"https://2130706433/"_s, u"127.0.0.1"_s, u"https://127.0.0.1/"_s);
    row(u"https://example.org/a b/\u00e9"_s, u"example.org"_s, u"https://example.org/a%20b/%C3%A9"_s);
    row(u"https://example.org/a(b)"_s, u"example.org"_s);
    row(u"mailto:a@example.org"_s, u"a@example.org"_s);
    row(u"mailto:a@example.org?subject=Naps&attach=/etc/passwd"_s, u"a@example.org"_s, u"mailto:a@example.org"_s);
    row(u"doi:10.1000/nap"_s, u"doi.org"_s, u"https://doi.org/10.1000/nap"_s);
    row(u"DOI:10.1000/a#b"_s, u"doi.org"_s, u"https://doi.org/10.1000/a%23b"_s);
}

void TestLinkTarget::whatIsOpenedSaysItsTrueHost()
{
    QFETCH(const QString, address);
    QFETCH(const QString, host);
    QFETCH(const QString, opened);
    const LinkTarget target = linkTarget(address);
    QCOMPARE(target.host, host);
    QCOMPARE(target.address, opened);
    QCOMPARE(QString::fromLatin1(target.url.toEncoded()), opened); // what is shown is what is opened
}

void TestLinkTarget::theRestIsCopiedOnly_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("copied");
    const auto row = [](const QString &address, const QString &copied = {}) {
        QTest::newRow(qPrintable(address)) << address << (copied.isEmpty() ? address : copied);
    };
    for (const QString &address :
        { u"file:///etc/passwd"_s, u"file://host/share/a.exe"_s, u"FILE:///etc/passwd"_s, u"javascript:alert(1)"_s,
            u"JavaScript:alert(1)"_s, u"vbscript:msgbox"_s, u"smb://host/share"_s, u"ftp://example.org/a"_s, u"ssh://host"_s,
            u"telnet://host"_s, u"tel:110"_s, u"sms:110"_s, u"about:config"_s, u"view-source:https://example.org"_s,
            u"jar:https://example.org!/"_s, u"ms-word:ofe|u|a"_s, u"search-ms:query=a"_s, u"ldap://host"_s,
            u"blob:https://example.org/1"_s, u"intent://a#Intent;end"_s, u"steam://run/1"_s, u"x-terminal:ls"_s,
            u"vscode://file/etc/passwd"_s, u"help:a"_s, u"man:ls"_s, u"trash:/"_s, u"\\\\host\\share"_s, u"//example.org/a"_s,
            u"/etc/passwd"_s, u"C:\\Windows\\a.exe"_s, u"www.example.org"_s, u"example.org"_s, u"https:"_s, u"https://"_s,
            u"https:///etc/passwd"_s, u"https:example.org"_s, u"https://arxiv.org\\@example.org/"_s, u"https:\\\\example.org"_s,
            u"https://[::1/"_s, u"mailto:"_s, u"mailto:nobody"_s, u"doi:nap"_s, u"doi:10.1000"_s, u"doi:10.1000/a b"_s })
        row(address, QString(address).replace(u" "_s, u"%20"_s));
    row(u"java\tscript:alert(1)"_s, u"java%09script:alert(1)"_s);
    row(u"https://arxiv.org\n.example.org/"_s, u"https://arxiv.org%0A.example.org/"_s);
    row(u"https://example.org/\u202egpj.exe"_s, u"https://example.org/%E2%80%AEgpj.exe"_s); // turns the letters round
    row(u"https://exa\u200bmple.org/"_s, u"https://exa%E2%80%8Bmple.org/"_s);
    row(u"data:text/html,<b>a</b>"_s, u"data:text/html,%3Cb%3Ea%3C/b%3E"_s);
    row(u"file:///home/\u00e9"_s, u"file:///home/%C3%A9"_s);
    QTest::newRow("nothing") << QString() << QString();
}

void TestLinkTarget::theRestIsCopiedOnly()
{
    QFETCH(const QString, address);
    QFETCH(const QString, copied);
    const LinkTarget target = linkTarget(address);
    QVERIFY2(target.url.isEmpty() && target.host.isEmpty(), target.url.toEncoded().constData());
    QCOMPARE(target.address, copied);
}

ADDUCE_TEST(TestLinkTarget)
#include "test_link_target.moc"
