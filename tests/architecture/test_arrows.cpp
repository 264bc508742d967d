#include "tests/support/places.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

/// The folders, lowest first: a file includes from its own folder and from those before it, never from one after.
static const QStringList kOrder { u"core/base"_s, u"core/settings"_s, u"core/text"_s, u"core/documents"_s, u"core/network"_s,
    u"core/models"_s, u"core/prompts"_s, u"core/profiles"_s, u"core/configuration"_s, u"core/library"_s, u"core/references"_s, u"core/index"_s, u"core/embedding"_s,
    u"core/retrieval"_s, u"core/ingest"_s, u"core/guardrails"_s, u"core/ask"_s, u"core/threads"_s, u"core/evidence"_s,
    u"core/export"_s, u"core/evaluation"_s, u"ui/common"_s, u"ui/jobs"_s, u"ui/reader"_s, u"ui/library"_s, u"ui/answer"_s, u"ui/ask"_s,
    u"ui/history"_s, u"ui/evidence"_s, u"ui/evaluation"_s, u"ui/settings"_s, u"ui/shell"_s, u"app"_s };

static qsizetype rankOf(const QString &path)
{
    for (qsizetype i = 0; i < kOrder.size(); ++i)
        if (path.startsWith(kOrder[i] + u'/'))
            return i;
    return -1;
}

class TestArrows : public QObject
{
    Q_OBJECT

private slots:
    void everyIncludePointsDown_data();
    void everyIncludePointsDown();
    void coreKnowsNoWidgets();
    void onlyTheWorkerReads();
};

static QStringList sources(const QString &folder)
{
    QStringList files;
    QDirIterator it(adduce::test::inSources(folder), { u"*.h"_s, u"*.cpp"_s }, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext())
        files << QDir(adduce::test::inSources()).relativeFilePath(it.next());
    return files;
}

static QStringList includesOf(const QString &file, const QString &pattern)
{
    QFile source(adduce::test::inSources(file));
    if (!source.open(QIODevice::ReadOnly))
        return {};
    QStringList found;
    auto it = QRegularExpression(pattern, QRegularExpression::MultilineOption).globalMatch(QString::fromUtf8(source.readAll()));
    while (it.hasNext())
        found << it.next().captured(1);
    return found;
}

void TestArrows::everyIncludePointsDown_data()
{
    QTest::addColumn<QString>("file");
    for (const QString &folder : { u"core"_s, u"ui"_s, u"app"_s })
        for (const QString &file : sources(folder))
            QTest::newRow(qPrintable(file)) << file;
}

void TestArrows::everyIncludePointsDown()
{
    QFETCH(QString, file);
    const qsizetype own = rankOf(file);
    if (own < 0) {
        QVERIFY2(file.endsWith(u"/precompiled.h"_s), "a folder that the list of arrows does not know");
        return;
    }
    for (const QString &include : includesOf(file, uR"re(^\s*#\s*include\s+"((?:core|ui|app)/[^"]+)")re"_s)) {
        const qsizetype target = rankOf(include);
        QVERIFY2(target >= 0, qPrintable(include));
        QVERIFY2(target <= own, qPrintable(u"%1 includes %2, which lies above it"_s.arg(file, include)));
    }
}

void TestArrows::coreKnowsNoWidgets()
{
    static const QRegularExpression gui(u"^(QtGui|QtWidgets|QWidget|QPainter|QImage|QPixmap|QFont|QColor|QApplication)"_s);
    for (const QString &file : sources(u"core"_s))
        for (const QString &include : includesOf(file, uR"re(^\s*#\s*include\s+<(Q[^>]+)>)re"_s))
            QVERIFY2(!gui.match(include).hasMatch(), qPrintable(file + u" includes "_s + include));
}

void TestArrows::onlyTheWorkerReads()
{
    for (const QString &folder : { u"core"_s, u"ui"_s, u"app"_s })
        for (const QString &file : sources(folder)) {
            if (file.startsWith(u"core/documents/readers/"_s) || file.startsWith(u"app/docworker/"_s))
                continue;
            for (const QString &include : includesOf(file, uR"re(^\s*#\s*include\s+["<]([^">]+)[">])re"_s))
                QVERIFY2(include == u"core/documents/readers/sandbox.h"_s // which every worker enters
                        || (!include.startsWith(u"core/documents/readers/"_s) && !include.startsWith(u"mupdf/"_s)),
                    qPrintable(file + u" includes "_s + include));
        }
}

ADDUCE_TEST(TestArrows)
#include "test_arrows.moc"
