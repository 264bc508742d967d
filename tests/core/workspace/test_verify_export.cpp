#include "core/export/csv_line.h"
#include "core/export/evidence_csv.h"
#include "core/workspace/ask_question.h"
#include "core/workspace/export_thread.h"
#include "core/workspace/read_documents.h"
#include "core/workspace/verify_export.h"
#include "core/workspace/workspace.h"
#include "tests/support/error_of.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/places.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Exports against the papers themselves.
class TestVerifyExport : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void untouchedOnesPass_data();
    void untouchedOnesPass();
    void aChangedWordFailsItsRow_data();
    void aChangedWordFailsItsRow();
    void whatATableShowsIsItsQuote_data();
    void whatATableShowsIsItsQuote();
    void exchangedCitationsFail_data();
    void exchangedCitationsFail();
    void movedMarksFail();
    void aReplacedPaperFails();
    void papersAreFoundElsewhere();
    void unsealedOnesAreToldApart();
    void otherFilesAreRefused_data();
    void otherFilesAreRefused();

private:
    std::vector<RowOutcome> outcomesOf(const QString &path, const QStringList &folders = {});
    QString write(const QString &name, const QByteArray &bytes) { return test::writeFile(m_exports.path(), name, bytes); }
    QByteArray exported(ExportFormat format);

    QTemporaryDir m_papers;
    QTemporaryDir m_exports;
    std::unique_ptr<Workspace> m_workspace;
    QString m_thread;
};

namespace {

QByteArray paper(const QString &last)
{
    return test::makePdf(
        { { test::textColumn({ u"Caffeine and recall"_s, u"A dose of caffeine raised the recall of word pairs by nine percent."_s,
            u"The sleep of the volunteers was shortened by caffeine in the evening."_s, last }) } });
}

/// The sentences of a file of threads.
QJsonArray sentencesIn(const QJsonObject &file)
{
    return file[u"threads"_s][0][u"questions"_s][0][u"versions"_s][0][u"sentences"_s].toArray();
}

QJsonObject withSentences(QJsonObject file, const QJsonArray &sentences)
{
    QJsonArray threads = file[u"threads"_s].toArray();
    QJsonObject thread = threads[0].toObject();
    QJsonArray questions = thread[u"questions"_s].toArray();
    QJsonObject question = questions[0].toObject();
    QJsonArray versions = question[u"versions"_s].toArray();
    QJsonObject version = versions[0].toObject();
    version[u"sentences"_s] = sentences;
    versions[0] = version;
    question[u"versions"_s] = versions;
    questions[0] = question;
    thread[u"questions"_s] = questions;
    threads[0] = thread;
    file[u"threads"_s] = threads;
    return file;
}

/// Each citation as `change` makes it.
QByteArray withCitations(const QByteArray &json, const std::function<QJsonObject(QJsonObject)> &change)
{
    const QJsonObject file = QJsonDocument::fromJson(json).object();
    QJsonArray changed;
    for (const QJsonValue value : sentencesIn(file)) {
        QJsonObject sentence = value.toObject();
        QJsonArray citations;
        for (const QJsonValue citation : sentence[u"citations"_s].toArray())
            citations.append(change(citation.toObject()));
        sentence[u"citations"_s] = citations;
        changed.append(sentence);
    }
    return QJsonDocument(withSentences(file, changed)).toJson();
}

} // namespace

void TestVerifyExport::initTestCase()
{
    m_workspace = std::make_unique<Workspace>(
        WorkspaceFiles { m_papers.filePath(u"library.adduce"_s), m_papers.filePath(u"configuration.json"_s) }, test::docworker());
    const QString file = test::writeFile(m_papers.path(), u"caffeine.pdf"_s, paper(u"No harm was seen."_s));
    QCOMPARE(readDocuments(*m_workspace, { .jobs = 1 }, requestToAdd(*m_workspace, { { file } })).ready, 1);
    const KeptAnswer kept = askQuestion(*m_workspace, { u"What did caffeine do to the recall and the sleep of volunteers?"_s });
    QCOMPARE(kept.answer.verdict, Verdict::Answered);
    QVERIFY(kept.answer.sentences.size() >= 2);
    m_thread = QString::number(kept.saved.thread.value);
}

QByteArray TestVerifyExport::exported(ExportFormat format)
{
    return exportThread(*m_workspace, { m_thread, format });
}

std::vector<RowOutcome> TestVerifyExport::outcomesOf(const QString &path, const QStringList &folders)
{
    std::vector<RowOutcome> outcomes;
    for (const VerifiedRow &row : verifyExport(*m_workspace, path, folders))
        outcomes.push_back(row.outcome);
    return outcomes;
}

void TestVerifyExport::untouchedOnesPass_data()
{
    QTest::addColumn<ExportFormat>("format");
    for (const ExportFormat format : { ExportFormat::Json, ExportFormat::Markdown, ExportFormat::Csv, ExportFormat::Pdf })
        QTest::newRow(qPrintable(suffixOf(format))) << format;
}

void TestVerifyExport::untouchedOnesPass()
{
    QFETCH(ExportFormat, format);
    const auto outcomes = outcomesOf(write(u"export."_s + suffixOf(format), exported(format)));
    QVERIFY(outcomes.size() >= 2);
    QCOMPARE(std::ranges::count(outcomes, RowOutcome::Proved), static_cast<std::ptrdiff_t>(outcomes.size()));
}

void TestVerifyExport::aChangedWordFailsItsRow_data()
{
    QTest::addColumn<ExportFormat>("format");
    QTest::addColumn<int>("rows"); // that hold the word: a Markdown file shows it in the answer and in its table
    QTest::newRow("json") << ExportFormat::Json << 1;
    QTest::newRow("md") << ExportFormat::Markdown << 1;
    QTest::newRow("csv") << ExportFormat::Csv << 1;
}

void TestVerifyExport::aChangedWordFailsItsRow()
{
    QFETCH(ExportFormat, format);
    QFETCH(int, rows);
    QByteArray file = exported(format);
    qsizetype at = file.indexOf("nine percent");
    while (at > 0 && format == ExportFormat::Json
        && !file.first(at).split('\n').back().contains("\"quote\"")) // else it stands beside one
        at = file.indexOf("nine percent", at + 1);
    QVERIFY(at > 0);
    file.replace(at, 4, "five");
    const auto outcomes = outcomesOf(write(u"changed."_s + suffixOf(format), file));
    QCOMPARE(std::ranges::count(outcomes, RowOutcome::Changed), rows);
    QCOMPARE(std::ranges::count(outcomes, RowOutcome::Proved), static_cast<std::ptrdiff_t>(outcomes.size()) - rows);
}

void TestVerifyExport::whatATableShowsIsItsQuote_data()
{
    QTest::addColumn<QByteArray>("column");
    QTest::addColumn<QByteArray>("written");
    QTest::newRow("another evidence") << QByteArray("evidence") << QByteArray("It was ten percent.");
    QTest::newRow("no evidence") << QByteArray("evidence") << QByteArray();
    QTest::newRow("no quote") << QByteArray("quote") << QByteArray();
}

void TestVerifyExport::whatATableShowsIsItsQuote()
{
    QFETCH(QByteArray, column);
    QFETCH(QByteArray, written);
    std::vector<QStringList> records = csvRecords(exported(ExportFormat::Csv), u"e.csv"_s);
    const qsizetype at = records.front().indexOf(QString::fromUtf8(column));
    QVERIFY(at > 0 && records.size() > 2);
    records[1][at] = QString::fromUtf8(written);
    QByteArray file;
    for (QStringList &record : records) {
        std::ranges::transform(record, record.begin(), plainCell);
        file += csvLine(record);
    }
    const auto outcomes = outcomesOf(write(u"changed.csv"_s, file));
    QCOMPARE(outcomes.size(), records.size() - 1);
    QCOMPARE(outcomes.front(), RowOutcome::Changed);
    QCOMPARE(std::ranges::count(outcomes, RowOutcome::Changed), 1);
}

void TestVerifyExport::exchangedCitationsFail_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("name");
    const QJsonObject json = QJsonDocument::fromJson(exported(ExportFormat::Json)).object();
    QJsonArray sentences = sentencesIn(json);
    QJsonObject first = sentences[0].toObject();
    QJsonObject second = sentences[1].toObject();
    const QJsonValue citations = first[u"citations"_s];
    first[u"citations"_s] = second[u"citations"_s];
    second[u"citations"_s] = citations;
    sentences[0] = first;
    sentences[1] = second;
    QTest::newRow("json") << QJsonDocument(withSentences(json, sentences)).toJson() << u"exchanged.json"_s;
    QByteArray markdown = exported(ExportFormat::Markdown);
    markdown.replace("[^1-1]:", "[^x]:").replace("[^1-2]:", "[^1-1]:").replace("[^x]:", "[^1-2]:");
    QTest::newRow("md") << markdown << u"exchanged.md"_s;
}

void TestVerifyExport::exchangedCitationsFail()
{
    QFETCH(QByteArray, file);
    QFETCH(QString, name);
    const auto outcomes = outcomesOf(write(name, file));
    QCOMPARE(std::ranges::count(outcomes, RowOutcome::Changed), 2);
}

void TestVerifyExport::movedMarksFail()
{
    const QByteArray moved = withCitations(exported(ExportFormat::Json), [](QJsonObject citation) {
        citation[u"rects"_s] = QJsonArray { QJsonValue(QJsonArray { 72, 600, 300, 612 }) };
        citation.remove(u"seal"_s);
        return citation;
    });
    const auto outcomes = outcomesOf(write(u"moved.json"_s, moved));
    QCOMPARE(std::ranges::count(outcomes, RowOutcome::Elsewhere), static_cast<std::ptrdiff_t>(outcomes.size()));
}

void TestVerifyExport::aReplacedPaperFails()
{
    const QString file = m_papers.filePath(u"caffeine.pdf"_s);
    const QString kept = m_papers.filePath(u"kept.bin"_s);
    const QString report = write(u"report.json"_s, exported(ExportFormat::Json));
    QVERIFY(QFile::rename(file, kept));
    const auto gone = outcomesOf(report);
    QCOMPARE(std::ranges::count(gone, RowOutcome::NoFile), static_cast<std::ptrdiff_t>(gone.size()));
    test::writeFile(m_papers.path(), u"caffeine.pdf"_s, paper(u"Some harm was seen."_s));
    const auto replaced = outcomesOf(report);
    QCOMPARE(std::ranges::count(replaced, RowOutcome::OtherFile), static_cast<std::ptrdiff_t>(replaced.size()));
    QVERIFY(QFile::remove(file) && QFile::rename(kept, file));
    QCOMPARE(std::ranges::count(outcomesOf(report), RowOutcome::Proved), static_cast<std::ptrdiff_t>(gone.size()));
}

void TestVerifyExport::papersAreFoundElsewhere()
{
    const QTemporaryDir other;
    Workspace empty({ other.filePath(u"none.adduce"_s), other.filePath(u"configuration.json"_s) }, test::docworker());
    const QString report = write(u"sent.json"_s, exported(ExportFormat::Json));
    QVERIFY(std::ranges::all_of(
        verifyExport(empty, report, {}), [](const VerifiedRow &row) { return row.outcome == RowOutcome::NoFile; }));
    const auto rows = verifyExport(empty, report, { QFileInfo(m_papers.path()).path() });
    QVERIFY(std::ranges::all_of(rows, [](const VerifiedRow &row) { return row.outcome == RowOutcome::Proved; }));
    QVERIFY(!QFile::exists(empty.libraryPath()));
}

void TestVerifyExport::unsealedOnesAreToldApart()
{
    const QByteArray older = withCitations(exported(ExportFormat::Json), [](QJsonObject citation) {
        citation.remove(u"seal"_s);
        return citation;
    });
    for (const VerifiedRow &row : verifyExport(*m_workspace, write(u"older.json"_s, older), {})) {
        QCOMPARE(row.outcome, RowOutcome::Unsealed);
        QVERIFY(row.stands());
    }
    const QByteArray false_ = withCitations(exported(ExportFormat::Json), [](QJsonObject citation) {
        citation[u"quote"_s] = u"A dose of caffeine cured all of them."_s;
        citation.remove(u"seal"_s);
        return citation;
    });
    for (const VerifiedRow &row : verifyExport(*m_workspace, write(u"false.json"_s, false_), {}))
        QCOMPARE(row.outcome, RowOutcome::NotOnPage);
}

void TestVerifyExport::otherFilesAreRefused_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("cut json") << u"cut.json"_s << exported(ExportFormat::Json).chopped(40);
    QTest::newRow("cut markdown") << u"cut.md"_s << exported(ExportFormat::Markdown).chopped(40);
    QTest::newRow("markdown of others") << u"other.md"_s << QByteArray("# Notes\n");
    QTest::newRow("table of others") << u"other.csv"_s << QByteArray("a,b\r\n1,2\r\n");
    QTest::newRow("empty table") << u"empty.csv"_s << QByteArray();
    QTest::newRow("PDF of others") << u"other.pdf"_s << paper(u"No harm was seen."_s);
    QTest::newRow("deep json") << u"deep.json"_s << QByteArray(5000, '[');
}

void TestVerifyExport::otherFilesAreRefused()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    const QString path = write(name, bytes);
    QCOMPARE(test::errorKindOf([&] { (void)verifyExport(*m_workspace, path, {}); }), ErrorKind::Damaged);
}

ADDUCE_TEST(TestVerifyExport)
#include "test_verify_export.moc"
