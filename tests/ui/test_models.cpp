#include "tests/support/test_main.h"
#include "tests/ui/sample.h"
#include "ui/evaluation/evaluation_model.h"
#include "ui/evidence/evidence_model.h"
#include "ui/history/thread_list_model.h"
#include "ui/library/library_delegate.h"
#include "ui/library/library_filter.h"
#include "ui/library/library_model.h"

#include <QAbstractItemModelTester>
#include <QListView>
#include <QSignalSpy>
#include <QTest>

using namespace adduce;
using namespace adduce::test;
using namespace Qt::StringLiterals;

class TestModels : public QObject
{
    Q_OBJECT

private slots:
    void libraryFollowsItsRows();
    void libraryFindsByTitleAuthorAndFile();
    void libraryTellsWhyADocumentFailed();
    void libraryMarksWhatWasRetracted();
    void hostileTitlesAreShownAsTheyAre();
    void threadsShowWhatWasFound();
    void threadsComeInGroupsAndPages();
    void threadsAreFiltered_data();
    void threadsAreFiltered();
    void evidenceShowsQuoteAndPlace();
    void evaluationFillsInResults();
};

static DocumentRow row(qint64 id, const QString &title, DocumentState state = DocumentState::Ready)
{
    DocumentRow r;
    r.id = { id };
    r.title = title;
    r.authors = QStringList { u"Achim Zeileis"_s, u"Susanne Köll"_s };
    r.year = 2020;
    r.path = u"/papers/file-%1.pdf"_s.arg(id);
    r.state = state;
    return r;
}

void TestModels::libraryFollowsItsRows()
{
    LibraryModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRows({ row(3, u"c"_s), row(1, u"a"_s) });
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.setRows({ row(4, u"d"_s), row(3, u"c"_s), row(1, u"a"_s, DocumentState::Reading) });
    QCOMPARE(inserted.size(), 1);
    QCOMPARE(changed.size(), 1);
    model.setRows({ row(4, u"d"_s), row(1, u"a"_s) });
    QCOMPARE(removed.size(), 1);
    QCOMPARE(reset.size(), 0);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.countReady(), 2);
    model.setRows({ row(1, u"a"_s), row(4, u"d"_s) }); // another order
    QCOMPARE(model.row(0).id, DocumentId { 1 });
    QCOMPARE(model.row(1).title, u"d"_s);
}

void TestModels::libraryFindsByTitleAuthorAndFile()
{
    LibraryModel model;
    LibraryFilter filter;
    filter.setSourceModel(&model);
    const QAbstractItemModelTester tester(&filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRows({ row(1, u"Count data"_s), row(2, u"Sandwich"_s) });
    for (const auto &[words, found] : { std::pair(u"count"_s, 1), std::pair(u"köll sand"_s, 1), std::pair(u"FILE-2"_s, 1),
             std::pair(u"zeileis"_s, 2), std::pair(u"2020"_s, 2), std::pair(u"nothing"_s, 0), std::pair(QString(), 2) }) {
        filter.setQuery(parseSearchQuery(words));
        QCOMPARE(filter.rowCount(), found);
    }
}

void TestModels::libraryTellsWhyADocumentFailed()
{
    DocumentRow failed = row(1, {}, DocumentState::Failed);
    failed.reason = ErrorKind::Encrypted;
    LibraryModel model;
    model.setRows({ failed });
    QCOMPARE(model.index(0).data(LibraryModel::StateWordsRole).toString(), u"Failed: encrypted"_s);
    QVERIFY(model.index(0).data(LibraryModel::ReasonRole).toString().contains(u"password"_s));
    QCOMPARE(model.index(0).data().toString(), u"file-1.pdf"_s);
}

void TestModels::libraryMarksWhatWasRetracted()
{
    DocumentRow retracted = row(1, u"Naps"_s);
    retracted.retraction = u"Retraction, 2010-02-06, doi:10.1000/r2"_s;
    DocumentRow reading = row(2, u"Naps"_s, DocumentState::Reading);
    reading.retraction = retracted.retraction;
    LibraryModel model;
    model.setRows({ retracted, reading, row(3, u"Naps"_s) });
    const auto wordsAt = [&](int place) { return model.index(place).data(LibraryModel::StateWordsRole).toString(); };
    QCOMPARE(wordsAt(0), u"Retracted"_s);
    QVERIFY(model.index(0).data(LibraryModel::RetractedRole).toBool());
    QVERIFY(model.index(0).data(Qt::AccessibleTextRole).toString().contains(u"Retracted"_s));
    QCOMPARE(wordsAt(1), u"Reading"_s);
    QCOMPARE(wordsAt(2), u"Ready"_s);
    QVERIFY(!model.index(2).data(LibraryModel::RetractedRole).toBool());
}

void TestModels::hostileTitlesAreShownAsTheyAre()
{
    DocumentRow hostile = row(1, kHostile);
    hostile.authors = QStringList { kHostile };
    LibraryModel model;
    model.setRows({ hostile });
    QCOMPARE(model.index(0).data().toString(), kHostile);
    QVERIFY(!model.index(0).data(Qt::ToolTipRole).toString().contains(u"<img"_s));
    QListView view;
    view.setModel(&model);
    view.setItemDelegate(new LibraryDelegate(nullptr, &view));
    view.resize(300, 100);
    view.show();
    QVERIFY(!view.grab().isNull()); // would never come back were it read as HTML
}

void TestModels::threadsShowWhatWasFound()
{
    ThreadListModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    ThreadRow a;
    a.id = { 1 };
    a.marks.title = u"Sprint performance"_s;
    a.questions = 2;
    a.citations = 5;
    ThreadRow b = a;
    b.id = { 2 };
    b.marks.title = kHostile;
    model.setRows({ a, b });
    QVERIFY(model.index(0).data(ThreadListModel::CountsRole).toString().contains(u'5'));
    QVERIFY(!model.index(1).data(Qt::ToolTipRole).toString().contains(u"<img"_s));
    std::vector<ThreadId> asked;
    model.setFound({ { 1 } }, { u"sprint"_s }, [&](ThreadId id) { asked.push_back(id); });
    QCOMPARE(model.rowCount(), 1);
    QVERIFY(model.index(0).data(ThreadListModel::SnippetRole).toString().isEmpty());
    model.setSnippet(asked.front(), { FoundIn::Quote, u"a sprint"_s });
    QVERIFY(model.index(0).data(ThreadListModel::SnippetRole).toString().contains(u"a sprint"_s));
    QCOMPARE(asked.size(), std::size_t(1)); // once
    QCOMPARE(model.bringRow({ 2 }), -1);
    model.clearFound();
    QCOMPARE(model.bringRow({ 2 }), 1);
    QVERIFY(model.index(1).data(ThreadListModel::SnippetRole).toString().isEmpty());
}

void TestModels::threadsComeInGroupsAndPages()
{
    ThreadListModel model;
    std::vector<ThreadRow> rows(250);
    const QDateTime now = QDateTime::currentDateTimeUtc();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        rows[i].id = { qint64(i) + 1 };
        rows[i].updatedAt = i < 2 ? now : now.addDays(-400);
    }
    rows[249].marks.isPinned = true;
    model.setRows(rows);
    QCOMPARE(model.countShown(), 250);
    QCOMPARE(model.row(0).id, ThreadId { 250 }); // pinned comes first
    const auto group = [&](int row) { return model.index(row).data(ThreadListModel::GroupRole).toString(); };
    QVERIFY(!group(0).isEmpty());
    QVERIFY(!group(1).isEmpty() && group(1) != group(0));
    QVERIFY(group(2).isEmpty()); // one heading a group
    QVERIFY(!group(3).isEmpty());
    QVERIFY(model.rowCount() < 250 && model.canFetchMore({}));
    QCOMPARE(model.bringRow({ 249 }), 249);
    QCOMPARE(model.rowCount(), 250);
}

void TestModels::threadsAreFiltered_data()
{
    QTest::addColumn<ThreadFilter>("filter");
    QTest::addColumn<int>("shown");
    const auto with = [](auto change) {
        ThreadFilter filter;
        change(filter);
        return filter;
    };
    QTest::newRow("none") << ThreadFilter {} << 2;
    QTest::newRow("tag") << with([](ThreadFilter &f) { f.tag = u"fasting"_s; }) << 1;
    QTest::newRow("another tag") << with([](ThreadFilter &f) { f.tag = u"sleep"_s; }) << 0;
    QTest::newRow("every document") << with([](ThreadFilter &f) { f.scope = u""_s; }) << 1;
    QTest::newRow("scope") << with([](ThreadFilter &f) { f.scope = u"Sleep"_s; }) << 1;
    QTest::newRow("model") << with([](ThreadFilter &f) { f.model = u"qwen3"_s; }) << 1;
    QTest::newRow("no model") << with([](ThreadFilter &f) { f.isWithoutModel = true; }) << 1;
    QTest::newRow("confidence") << with([](ThreadFilter &f) { f.confidence = Confidence::Low; }) << 1;
    QTest::newRow("several") << with([](ThreadFilter &f) {
        f.tag = u"fasting"_s;
        f.confidence = Confidence::Low;
    }) << 0;
}

void TestModels::threadsAreFiltered()
{
    QFETCH(ThreadFilter, filter);
    QFETCH(int, shown);
    ThreadRow a, b;
    a.id = { 1 };
    a.marks.tags = { u"fasting"_s };
    a.scopes = { u""_s };
    a.confidence = Confidence::High;
    b.id = { 2 };
    b.scopes = { u"Sleep"_s };
    b.models = { u"qwen3"_s };
    b.confidence = Confidence::Low;
    ThreadListModel model;
    model.setRows({ a, b });
    model.setFilter(filter);
    QCOMPARE(model.rowCount(), shown);
}

void TestModels::evidenceShowsQuoteAndPlace()
{
    EvidenceModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    EvidenceRow row;
    row.claim = u"claim"_s;
    row.citation = citation(4, u"exact words"_s);
    row.confidence = Confidence::Medium;
    row.notes = u"note"_s;
    model.setRows({ { row, 1 } }, true);
    const auto cell = [&](int column, int role = Qt::DisplayRole) { return model.index(0, column).data(role).toString(); };
    QCOMPARE(cell(EvidenceModel::Evidence), u"“exact words”"_s);
    QCOMPARE(cell(EvidenceModel::CitationColumn), u"Smith 2021, p. 4"_s);
    QCOMPARE(cell(EvidenceModel::CitationColumn, EvidenceModel::StandingRole), u"page 4 of 9"_s);
    QCOMPARE(cell(EvidenceModel::ConfidenceColumn), u"Medium"_s);
    QCOMPARE(cell(EvidenceModel::Notes), u"note"_s);
}

void TestModels::evaluationFillsInResults()
{
    EvaluationModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    EvaluationQuery direct { u"d1"_s, QueryCategory::Direct, u"Why?"_s, { { u"a.pdf"_s, { 1 } } } };
    EvaluationQuery edge { u"e1"_s, QueryCategory::EdgeCase, u"Where?"_s, {} };
    model.setQueries({ direct, edge });
    QCOMPARE(model.index(0, EvaluationModel::Outcome).data().toString(), u"–"_s);
    QueryResult result;
    result.query = edge;
    result.told.verdict = Verdict::NoEvidence;
    result.hasExpected = true;
    model.addResult(result);
    QCOMPARE(model.index(1, EvaluationModel::Judgement).data().toString(), u"right: refused"_s);
    QVERIFY(model.index(1, 0).data(EvaluationModel::RightRole).toBool());
    QCOMPARE(model.results().size(), std::size_t(1));
    QVERIFY(!model.result(0));
}

ADDUCE_TEST(TestModels)
#include "test_models.moc"
