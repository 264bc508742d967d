#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/common/widgets.h"
#include "ui/evaluation/collection_dialog.h"
#include "ui/evaluation/evaluation_page.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenu>
#include <QProgressBar>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTableWidget>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::WindowFixture;

/// A BEIR-style folder, measured in the window.
class TestCollectionDialog : public QObject
{
    Q_OBJECT

private slots:
    void isOpenedFromTheSets();
    void aFolderBecomesATable();
    void resultsAreKept();
    void figuresThatCannotBeKeptAreShown();
    void resultsThatCannotBeReadAreKept();
    void whatIsMissingIsSaid_data();
    void whatIsMissingIsSaid();
    void needsAFolderAndAProfile();
    void stopLeavesItUsable();
    void closingStopsIt();
    void theIndexIsRemoved();
};

namespace {

constexpr int kLong = 60'000; // milliseconds

struct Measuring
{
    QTemporaryDir place;
    QSettings settings { place.filePath(u"window.ini"_s), QSettings::IniFormat };
    QWidget window;
    std::unique_ptr<CollectionDialog> dialog;

    explicit Measuring(int texts = 4)
    {
        QByteArray corpus = "{\"_id\": \"nap\", \"text\": \"A nap of thirty minutes improves recall.\"}\n";
        for (int i = 1; i < texts; ++i)
            corpus += "{\"_id\": " + QByteArray::number(i) + ", \"text\": \"Steel bridge " + QByteArray::number(i)
                + " carries trains over rivers.\"}\n";
        write(u"corpus.jsonl"_s, corpus);
        write(u"queries.jsonl"_s, "{\"_id\": \"q1\", \"text\": \"nap\"}\n{\"_id\": \"q2\", \"text\": \"trains\"}\n");
        write(u"qrels/test.tsv"_s, "query-id\tcorpus-id\tscore\nq1\tnap\t1\nq2\t1\t1\nq7\tnap\t1\n");
        make({ u"keyword"_s });
    }
    ~Measuring()
    {
        if (!dialog)
            return;
        dialog->stop();
        wait();
        dialog->removeIndex();
        wait();
        QFile::remove(results());
    }
    [[nodiscard]] QString results() const
    {
        return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/collections/"_s + collectionName(folder())
            + u".results.json"_s;
    }
    void make(const QStringList &profiles)
    {
        dialog = std::make_unique<CollectionDialog>(settings, Parameters {}, profiles, &window);
        dialog->setFolder(folder());
        dialog->show();
    }
    [[nodiscard]] QString folder() const { return place.filePath(u"tiny"_s); }
    void write(const QString &name, const QByteArray &bytes) const
    {
        const QString path = folder() + u'/' + name;
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write");
    }
    void wait() const { QTRY_VERIFY_WITH_TIMEOUT(!dialog->isBusy(), kLong); }
    [[nodiscard]] QString cell(int row, int column) const { return dialog->table().item(row, column)->text(); }
    [[nodiscard]] QPushButton *button(const QString &text) const
    {
        for (auto *one : dialog->findChildren<QPushButton *>())
            if (one->text() == text)
                return one;
        return nullptr;
    }
};

} // namespace

void TestCollectionDialog::isOpenedFromTheSets()
{
    WindowFixture f;
    f.show();
    f.window->showTab(MainWindow::EvaluationTab);
    QAction *found = nullptr;
    for (const QMenu *menu : f.window->evaluation().findChildren<QMenu *>())
        for (QAction *action : menu->actions())
            if (action->text() == u"Measure a retrieval collection..."_s)
                found = action;
    QVERIFY(found);
    found->trigger();
    const auto *dialog = f.window->evaluation().findChild<CollectionDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    QCOMPARE(dialog->profiles(), QStringList { u"adduce"_s });
    for (const QWidget *control : dialog->findChildren<QWidget *>())
        if (qobject_cast<const QLineEdit *>(control) || qobject_cast<const QProgressBar *>(control)
            || qobject_cast<const QTableWidget *>(control))
            QVERIFY2(!control->accessibleName().isEmpty(), control->metaObject()->className());
}

void TestCollectionDialog::aFolderBecomesATable()
{
    Measuring m;
    m.make({ u"keyword"_s, u"adduce"_s });
    QVERIFY(!m.dialog->hasIndex() && !m.button(u"Export..."_s)->isEnabled());
    m.dialog->run();
    QVERIFY(m.dialog->isRunning() && m.button(u"Stop"_s)->isVisible() && !m.button(u"Run"_s)->isVisible());
    m.wait();
    QCOMPARE(m.dialog->table().rowCount(), 2);
    QCOMPARE(m.cell(0, 0), u"adduce"_s);
    QCOMPARE(m.cell(1, 0), u"keyword"_s);
    QCOMPARE(m.cell(1, 1), u"2"_s);
    QCOMPARE(m.cell(1, 3), u"1.000 (1.000 to 1.000)"_s);
    QVERIFY(m.cell(1, 5).endsWith(u" ms"_s));
    QVERIFY(m.dialog->words().contains(u'1')); // judgement of an unknown query
    QVERIFY(m.dialog->hasIndex() && m.button(u"Remove its index"_s)->isVisible());
    m.button(u"Copy as CSV"_s)->click();
    const QString copied = QGuiApplication::clipboard()->text();
    QVERIFY(copied.startsWith(u"\"profile\",\"queries\",\"ndcg@10\""_s) && copied.contains(u"\"keyword\",\"2\","_s));
    m.dialog->write(m.place.filePath(u"figures.csv"_s));
    QVERIFY(QFile::exists(m.place.filePath(u"figures.csv"_s)));
    m.dialog->write(u"/nowhere/figures.csv"_s);
    QVERIFY(m.dialog->words().contains(u"/nowhere/figures.csv"_s));
    QCOMPARE(m.settings.value(u"evaluation/collection"_s).toString(), m.folder());
}

void TestCollectionDialog::resultsAreKept()
{
    Measuring m;
    m.make({ u"keyword"_s });
    auto *results = m.dialog->findChild<QComboBox *>();
    QVERIFY(results && !results->isEnabled());
    m.dialog->run();
    m.wait();
    QCOMPARE(results->count(), 1);
    m.make({ u"keyword"_s, u"adduce"_s });
    QCOMPARE(m.dialog->table().rowCount(), 1); // what was measured before
    QCOMPARE(m.cell(0, 0), u"keyword"_s);
    m.dialog->run();
    m.wait();
    QCOMPARE(m.dialog->table().rowCount(), 2);
    QVERIFY2(m.dialog->words().contains(u"nDCG@10 since"_s) && m.dialog->words().endsWith(u": keyword unchanged."_s),
        qPrintable(m.dialog->words()));
    results = m.dialog->findChild<QComboBox *>();
    QCOMPARE(results->count(), 2);
    results->setCurrentIndex(1);
    emit results->activated(1);
    QCOMPARE(m.dialog->table().rowCount(), 1);
    QVERIFY(!m.dialog->words().contains(u"since"_s));
    m.dialog->setFolder(m.place.path());
    QCOMPARE(m.dialog->table().rowCount(), 0);
}

void TestCollectionDialog::figuresThatCannotBeKeptAreShown()
{
    Measuring m;
    QVERIFY(QDir().mkpath(m.results())); // in the place of the file
    m.dialog->run();
    m.wait();
    QVERIFY(QDir().rmdir(m.results()));
    QCOMPARE(m.dialog->table().rowCount(), 1);
    QVERIFY2(m.dialog->words().contains(u"These figures are not kept."_s), qPrintable(m.dialog->words()));
    QVERIFY(m.button(u"Export..."_s)->isEnabled());
}

void TestCollectionDialog::resultsThatCannotBeReadAreKept()
{
    Measuring m;
    QDir().mkpath(QFileInfo(m.results()).path());
    QFile damaged(m.results());
    QVERIFY(damaged.open(QIODevice::WriteOnly));
    damaged.write("[{");
    damaged.close();
    m.make({ u"keyword"_s });
    QVERIFY2(m.dialog->words().contains(m.results()), qPrintable(m.dialog->words()));
    m.dialog->run();
    m.wait();
    QCOMPARE(m.dialog->table().rowCount(), 1);
    const QString aside = m.results() + u".unreadable"_s;
    QVERIFY2(m.dialog->words().contains(aside), qPrintable(m.dialog->words()));
    QVERIFY(QFile::remove(aside));
    QCOMPARE(m.dialog->findChild<QComboBox *>()->count(), 1);
}

void TestCollectionDialog::whatIsMissingIsSaid_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : { "corpus.jsonl", "queries.jsonl", "qrels/test.tsv" })
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestCollectionDialog::whatIsMissingIsSaid()
{
    QFETCH(const QString, name);
    Measuring m;
    QVERIFY(QFile::remove(m.folder() + u'/' + name));
    m.dialog->run();
    m.wait();
    QCOMPARE(m.dialog->words(), sentence(Error(ErrorKind::Missing, m.folder() + u'/' + name)));
    QCOMPARE(m.dialog->table().rowCount(), 0);
    QVERIFY(m.button(u"Run"_s)->isEnabled() && !m.dialog->hasIndex());
}

void TestCollectionDialog::needsAFolderAndAProfile()
{
    Measuring m;
    QVERIFY(m.button(u"Run"_s)->isEnabled());
    m.dialog->setFolder(u"  "_s);
    QVERIFY(!m.button(u"Run"_s)->isEnabled());
    m.dialog->run();
    QVERIFY(!m.dialog->isRunning());
    m.dialog->setFolder(m.folder());
    for (auto *profile : m.dialog->findChildren<QCheckBox *>())
        profile->setChecked(false);
    QVERIFY(!m.button(u"Run"_s)->isEnabled());
}

void TestCollectionDialog::stopLeavesItUsable()
{
    Measuring m(5000);
    m.dialog->run();
    QTRY_VERIFY_WITH_TIMEOUT(m.dialog->words().contains(u"of 5,000"_s), kLong);
    m.button(u"Stop"_s)->click();
    m.wait();
    QVERIFY(m.dialog->words().startsWith(u"Stopped"_s));
    QCOMPARE(m.dialog->table().rowCount(), 0);
    m.write(u"corpus.jsonl"_s, "{\"_id\": \"nap\", \"text\": \"A nap.\"}\n");
    m.dialog->run();
    m.wait();
    QCOMPARE(m.dialog->table().rowCount(), 1);
    QCOMPARE(m.cell(0, 1), u"1"_s);
}

void TestCollectionDialog::closingStopsIt()
{
    Measuring m(5000);
    m.dialog->run();
    QTRY_VERIFY_WITH_TIMEOUT(m.dialog->words().contains(u"of 5,000"_s), kLong);
    QElapsedTimer clock;
    clock.start();
    m.dialog.reset();
    QVERIFY(clock.elapsed() < 1000);
    QTRY_VERIFY_WITH_TIMEOUT(m.window.children().isEmpty(), kLong); // the run went by itself
    m.make({ u"keyword"_s });
    QVERIFY(!m.dialog->hasIndex());
}

void TestCollectionDialog::theIndexIsRemoved()
{
    Measuring m;
    m.dialog->run();
    m.wait();
    QVERIFY(m.dialog->hasIndex());
    m.button(u"Remove its index"_s)->click();
    m.wait();
    QVERIFY(!m.dialog->hasIndex() && !m.button(u"Remove its index"_s)->isVisible());
    m.dialog->run();
    m.wait();
    QVERIFY(m.dialog->hasIndex());
}

ADDUCE_TEST(TestCollectionDialog)
#include "test_collection_dialog.moc"
