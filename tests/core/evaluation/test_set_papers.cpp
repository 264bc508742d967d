#include "core/evaluation/set_papers.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Whether the papers that a set asks about are there to be asked.
class TestSetPapers : public QObject
{
    Q_OBJECT

private slots:
    void whatIsMissingIsNamed();
    void theScopeCounts();
    void refusalsNeedNoPaper();
    void missingOnesAreFoundInFolders();
};

static QuerySet setOn(const QStringList &files)
{
    QuerySet set { u"Set"_s, { { u"E1"_s, QueryCategory::EdgeCase, u"What is the capital of Mongolia?"_s, {} } } };
    for (const QString &file : files)
        set.queries.push_back({ file, QueryCategory::Direct, u"How long was the nap?"_s, { { file, { 1 } } } });
    return set;
}

void TestSetPapers::whatIsMissingIsNamed()
{
    test::LibraryFixture fixture;
    fixture.add(u"sleep"_s, test::sleepPaper());
    const SetPapers some = papersOf(setOn({ u"sleep.pdf"_s, u"other.pdf"_s, u"other.pdf"_s }), fixture.database(), {});
    QCOMPARE(some.present, QStringList { u"sleep.pdf"_s });
    QCOMPARE(some.missing, QStringList { u"other.pdf"_s });
    QVERIFY(!some.lacksAll());
    QVERIFY(missingWords(some).contains(u"other.pdf"));
    QVERIFY(missingWords(papersOf(setOn({ u"sleep.pdf"_s }), fixture.database(), {})).isEmpty());
}

void TestSetPapers::theScopeCounts()
{
    test::LibraryFixture fixture;
    fixture.add(u"sleep"_s, test::sleepPaper());
    const DocumentId coffee = fixture.add(u"coffee"_s, test::coffeePaper());
    const SetPapers papers = papersOf(setOn({ u"sleep.pdf"_s }), fixture.database(), std::vector { coffee });
    QVERIFY(papers.lacksAll());
    QVERIFY(missingWords(papers).contains(u"sleep.pdf"));
}

void TestSetPapers::refusalsNeedNoPaper()
{
    test::LibraryFixture fixture;
    QVERIFY(!papersOf(setOn({}), fixture.database(), {}).lacksAll());
}

void TestSetPapers::missingOnesAreFoundInFolders()
{
    QTemporaryDir place;
    QDir(place.path()).mkpath(u"papers/folder.pdf"_s);
    const QString papers = place.filePath(u"papers"_s);
    for (const QString &name : { u"papers/a.pdf"_s, u"papers/here.pdf"_s, u"secret.pdf"_s })
        QVERIFY(QFile(place.filePath(name)).open(QIODevice::WriteOnly));
    const SetPapers set { { u"here.pdf"_s }, { u"a.pdf"_s, u"none.pdf"_s, u"folder.pdf"_s, u"../secret.pdf"_s, u""_s } };
    QCOMPARE(foundIn({ QString(), place.filePath(u"no such folder"_s), papers }, set), QStringList { papers + u"/a.pdf"_s });
    QVERIFY(foundIn({}, set).isEmpty());
}

ADDUCE_TEST(TestSetPapers)
#include "test_set_papers.moc"
