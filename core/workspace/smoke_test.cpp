#include "core/workspace/smoke_test.h"

#include "core/base/stop.h"
#include "core/base/tr.h"
#include "core/ingest/ingest_settings.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/text_store.h"
#include "core/workspace/evaluate_library.h"
#include "core/workspace/read_documents.h"
#include "core/workspace/workspace.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPages = 10;
constexpr int kSections = 10;
constexpr int kIrrelevantPage = 10; // 1-based: thanks, of which no question asks
constexpr double kMostMilliseconds = 5000; // of an answer

QString putPaper(const QTemporaryDir &place)
{
    const QString path = place.filePath(u"smoke.pdf"_s);
    QFile file(path);
    const QByteArray paper = smokePaper();
    if (!file.open(QIODevice::WriteOnly) || file.write(paper) != paper.size())
        throw Error(ErrorKind::DiskFull, path, file.errorString());
    return path;
}

/// Its pages and sections are known.
SmokeCheck structureOf(Workspace &workspace)
{
    Database database = workspace.library().open();
    const std::vector<DocumentRow> papers = DocumentStore(database).list();
    const int pages = papers.empty() ? 0 : papers.front().pages;
    const int sections = papers.empty() ? 0 : static_cast<int>(TextStore(database).sections(papers.front().id).size());
    return { u"structure"_s, pages == kPages && sections == kSections,
        tr("%1 pages and %2 sections of %3 and %4").arg(pages).arg(sections).arg(kPages).arg(kSections) };
}

bool citesPage(const QueryResult &result, int page)
{
    const Answer answer = result.answer.unpacked();
    return std::ranges::any_of(answer.sentences, [page](const AnswerSentence &sentence) {
        return std::ranges::any_of(sentence.citations, [page](const Citation &citation) { return citation.page == page; });
    });
}

/// Holds where it does for each of these results; says of how many it does.
SmokeCheck checkOf(
    const QString &name, const std::vector<QueryResult> &results, const std::function<bool(const QueryResult &)> &holds)
{
    const auto count = std::ranges::count_if(results, holds);
    return { name, !results.empty() && count == static_cast<std::ptrdiff_t>(results.size()),
        tr("%1 of %2 questions").arg(count).arg(results.size()) };
}

std::vector<SmokeCheck> checksOf(const EvaluationReport &report)
{
    std::vector<QueryResult> answerable;
    std::vector<QueryResult> others;
    for (const QueryResult &result : report.results)
        (result.query.expected.empty() ? others : answerable).push_back(result);
    const double slowest = report.results.empty() ? 0 : std::ranges::max(report.results, {}, [](const QueryResult &result) {
        return result.told.milliseconds;
    }).told.milliseconds;
    return {
        { u"latency"_s, !report.results.empty() && slowest < kMostMilliseconds,
            tr("slowest answer %1 ms").arg(slowest, 0, 'f', 0) },
        checkOf(u"citations"_s, answerable,
            [](const QueryResult &result) { return result.citations > 0 && result.citationsVerbatim == result.citations; }),
        checkOf(u"pages"_s, answerable,
            [](const QueryResult &result) { return result.expectedFound == static_cast<int>(result.query.expected.size()); }),
        checkOf(
            u"irrelevant_page"_s, report.results, [](const QueryResult &result) { return !citesPage(result, kIrrelevantPage); }),
        checkOf(u"key_terms"_s, answerable,
            [](const QueryResult &result) { return result.query.must.size() == 2 && result.gold.hasWords; }),
        checkOf(u"refusal"_s, others, [](const QueryResult &result) { return result.told.isRefusal(); }),
    };
}

} // namespace

bool SmokeTest::isPassed() const
{
    return !checks.empty() && std::ranges::all_of(checks, &SmokeCheck::isPassed);
}

SmokeTest runSmokeTest(const Workspace &host, const std::stop_token &stop)
{
    QElapsedTimer clock;
    clock.start();
    const QuerySet set = smokeQuerySet();
    const QTemporaryDir place;
    if (!place.isValid())
        throw Error(ErrorKind::DiskFull, place.path(), place.errorString());
    Workspace workspace({ place.filePath(u"smoke.adduce"_s), place.filePath(u"configuration.json"_s) }, host);
    const IngestRequest request = requestToAdd(workspace, { { putPaper(place) } });
    readDocuments(workspace, ingestSettings({}), request, {}, stop);
    throwIfStopped(stop);
    SmokeTest test;
    test.checks.push_back(structureOf(workspace));
    EvaluationRequest measured;
    measured.set = set;
    measured.variants = { { Profile {}.name, {} } };
    const LibraryEvaluation evaluated = evaluateLibrary(workspace, measured, {}, stop);
    throwIfStopped(stop);
    test.report = evaluated.comparison.reports.front();
    std::ranges::move(checksOf(test.report), std::back_inserter(test.checks));
    test.milliseconds = static_cast<double>(clock.nsecsElapsed()) / 1e6;
    return test;
}

} // namespace adduce
