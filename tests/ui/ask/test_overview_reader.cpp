#include "core/library/database.h"
#include "core/workspace/read_documents.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/ask/overview_pane.h"
#include "ui/ask/overview_reader.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// What is looked for once is kept in the settings of the window, also that nothing was found: a later start asks nothing.
class TestOverviewReader : public QObject
{
    Q_OBJECT

private slots:
    void foundQuestionsAreKept();
    void thatThereAreNoneIsKept();
    void keptQuestionsAreShownAsTheyAre();
};

namespace {

constexpr auto kKept = "overview/kept"_L1;

const QByteArray kNaps =
    "# Naps and the recall of word pairs\n\n## Abstract\n\nA short nap is a sleep of thirty minutes at most. A "
    "total of 48 students completed the recall of word pairs after a short nap.\n";
const QByteArray kTea = "# Green tea and body weight\n\n## Abstract\n\nGreen tea is a drink that is made of dried leaves.\n";
const QByteArray kNothing = "one\n";
const QByteArray kNeither = "two\n";

/// A pane that is kept up to date with a library of two papers.
struct Read : test::WindowFixture
{
    OverviewPane pane { true };
    OverviewReader reader { services, pane };

    Read(const QByteArray &first, const QByteArray &second)
    {
        const IngestSettings oneWorker { .jobs = 1 };
        const AddRequest papers { { write(u"first.md"_s, first), write(u"second.md"_s, second) } };
        if (readDocuments(workspace, oneWorker, requestToAdd(workspace, papers)).ready != 2)
            qFatal("two papers are wanted");
    }

    QString write(const QString &name, const QByteArray &text) const
    {
        QFile file(place.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write %s", qPrintable(file.fileName()));
        return file.fileName();
    }

    void look()
    {
        pane.resize(600, 400);
        pane.QWidget::show();
        reader.setPapers(2, false);
    }

    [[nodiscard]] QList<QStringList> kept() const
    {
        QList<QStringList> lists;
        for (const QVariant &one : settings.value(kKept).toList())
            lists << one.toStringList();
        return lists;
    }
};

} // namespace

void TestOverviewReader::foundQuestionsAreKept()
{
    Read read(kNaps, kTea);
    read.look();
    QTRY_COMPARE_WITH_TIMEOUT(read.kept().size(), 1, 60'000);
    QVERIFY(!read.pane.questions().isEmpty());
    QCOMPARE(read.kept().front().mid(2), read.pane.questions());
}

void TestOverviewReader::thatThereAreNoneIsKept()
{
    Read read(kNothing, kNeither);
    read.look();
    QTRY_COMPARE_WITH_TIMEOUT(read.kept().size(), 1, 60'000);
    QVERIFY(read.pane.questions().isEmpty());
    QCOMPARE(read.kept().front().size(), 2);
}

void TestOverviewReader::keptQuestionsAreShownAsTheyAre()
{
    Read read(kNaps, kTea);
    Database database = read.library.open();
    const QString version = QCoreApplication::applicationVersion();
    const QStringList papers { version + u' ' + hashOf(Profile {}), overviewOf(database, Scope {}).digest };
    read.settings.setValue(kKept, QVariantList { papers + QStringList { u"Does it rain?"_s } });
    read.look();
    QTRY_COMPARE_WITH_TIMEOUT(read.pane.questions(), QStringList { u"Does it rain?"_s }, 60'000);
}

ADDUCE_TEST(TestOverviewReader)
#include "test_overview_reader.moc"
