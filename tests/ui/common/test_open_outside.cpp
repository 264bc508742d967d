#include "tests/support/places.h"
#include "tests/support/test_main.h"
#include "ui/common/open_outside.h"

#include <QDesktopServices>
#include <QDirIterator>
#include <QProcess>
#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// What is started to open something; here it only looks at its environment.
class Opener : public QObject
{
    Q_OBJECT

public slots:
    void open(const QUrl &url)
    {
        m_url = url;
        QProcess process;
        process.start(u"env"_s, QStringList());
        process.waitForFinished();
        m_environment = process.readAllStandardOutput();
    }

public:
    QUrl m_url;
    QByteArray m_environment;
};

class TestOpenOutside : public QObject
{
    Q_OBJECT

private slots:
    void theBrowserGetsNoKey();
    void nothingElseStartsIt();
};

void TestOpenOutside::theBrowserGetsNoKey()
{
    Opener opener;
    QDesktopServices::setUrlHandler(u"adduce-test"_s, &opener, "open");
    qputenv("ADDUCE_KEY_API_EXAMPLE_ORG", "canary-6617");
    qputenv("FOO_AUTH", "canary-6617");
    QVERIFY(openOutside(QUrl(u"adduce-test://a"_s)));
    QCOMPARE(opener.m_url, QUrl(u"adduce-test://a"_s));
    QVERIFY(opener.m_environment.contains("PATH="));
    QVERIFY2(!opener.m_environment.contains("canary-6617"), opener.m_environment.constData());
    QCOMPARE(qgetenv("FOO_AUTH"), QByteArray("canary-6617"));
    QDesktopServices::unsetUrlHandler(u"adduce-test"_s);
    qunsetenv("FOO_AUTH");
    qunsetenv("ADDUCE_KEY_API_EXAMPLE_ORG");
}

void TestOpenOutside::nothingElseStartsIt()
{
    QStringList callers;
    for (const QString &folder : { u"app"_s, u"core"_s, u"ui"_s })
        for (QDirIterator it(test::inSources(folder), { u"*.cpp"_s, u"*.h"_s }, QDir::Files, QDirIterator::Subdirectories);
            it.hasNext();) {
            QFile file(it.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            if (file.readAll().contains("QDesktopServices::openUrl"))
                callers << it.fileName();
        }
    QCOMPARE(callers, QStringList { u"open_outside.cpp"_s });
}

ADDUCE_TEST(TestOpenOutside)
#include "test_open_outside.moc"
