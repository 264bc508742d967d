#include "core/ask/ask.h"
#include "core/base/cpu_clock.h"
#include "core/evaluation/evaluate.h"
#include "core/library/library.h"
#include "core/retrieval/retriever.h"
#include "core/workspace/read_documents.h"
#include "core/workspace/workspace.h"
#include "tests/bench/benches.h"
#include "tests/bench/process_run.h"
#include "tests/support/abstract_library.h"
#include "tests/support/jsonl.h"
#include "tests/support/library_fixture.h"
#include "tests/support/metric_value.h"
#include "tests/support/network.h"
#include "tests/support/places.h"
#include "tests/support/shared_data.h"

#include <QJsonArray>
#include <algorithm>
#include <cstdio>
#include <limits>
#include <memory>
#include <numeric>

namespace adduce::bench {

using namespace Qt::StringLiterals;

namespace {

/// The least CPU of a few times that a question takes, in ms.
double cpuOf(const Ask &ask, const QString &question, Verdict expected)
{
    constexpr int kRounds = 5;
    double least = std::numeric_limits<double>::max();
    for (int round = 0; round < kRounds; ++round) {
        const double before = cpuMilliseconds();
        if (ask({ question }, {}, {}).verdict != expected)
            throw Error(ErrorKind::Internal, question);
        least = std::min(least, cpuMilliseconds() - before);
    }
    return least;
}

/// CPU of each question in this process, once the library's caches are warm, in ms: the least of three times, as what else runs on a
/// machine takes of its caches.
std::vector<double> cpuOfEach(Workspace &workspace, const QStringList &questions)
{
    constexpr int kRounds = 3;
    std::vector<double> times(static_cast<std::size_t>(questions.size()), std::numeric_limits<double>::max());
    for (int round = 0; round <= kRounds; ++round)
        for (std::size_t i = 0; i < times.size(); ++i) {
            const double before = cpuMilliseconds();
            (void)workspace.ask()({ questions[static_cast<qsizetype>(i)] }, {}, {});
            if (round > 0)
                times[i] = std::min(times[i], cpuMilliseconds() - before);
        }
    return times;
}

bool reportMean(const QString &name, const std::vector<double> &times, double budget)
{
    const double mean = std::accumulate(times.begin(), times.end(), 0.0) / static_cast<double>(times.size());
    return report(name, mean, u"ms of CPU"_s, budget,
        u"mean of %1 questions, refusals among them, longest %2 ms"_s.arg(times.size()).arg(std::ranges::max(times), 0, 'f', 1));
}

} // namespace

bool ask(const QString &path)
{
    constexpr double kBudget = 50; // ms
    Workspace workspace({ path, path + u".configuration.json"_s }, test::docworker()); // not the user's: there is none
    const auto result = evaluate(workspace.ask(), bundledQuerySet(), {}, {}, {});
    double longest = 0;
    for (const QueryResult &query : result.results)
        longest = std::max(longest, query.told.milliseconds);
    return report(u"question to answer"_s, test::metricValue(result, u"median_milliseconds"_s).median(), u"ms"_s, kBudget,
        u"median of %1 questions, longest %2 ms"_s.arg(result.results.size()).arg(longest, 0, 'f', 1));
}

bool refusal()
{
    constexpr int kDocuments = 5'000;
    constexpr double kBudget = 20; // ms
    test::LibraryFixture fixture;
    for (int i = 0; i < kDocuments; ++i)
        fixture.add(u"report %1"_s.arg(i),
            { u"Caffeine improved the recall of the patients by %1 percent."_s.arg(i % 97),
                u"The memory of the weekly group changed after %1 days."_s.arg(i % 31),
                u"Their strength was measured in site %1."_s.arg(i % 53), u"No other change was seen in group %1."_s.arg(i) });
    fixture.learn();
    const Retriever retriever(fixture.library());
    const test::Network network;
    const Ask ask(fixture.library(), retriever, network.servers);
    const double answered = cpuOf(ask, u"Did caffeine improve the recall of the patients?"_s, Verdict::Answered);
    const double refused =
        cpuOf(ask, u"Did caffeine in Ulaanbaatar improve the recall, memory and strength of patients?"_s, Verdict::NoEvidence);
    return report(u"a refusal more than an answer"_s, refused - answered, u"ms of CPU"_s, kBudget,
        u"over %1 documents: %2 ms, an answer %3 ms"_s.arg(kDocuments).arg(refused, 0, 'f', 1).arg(answered, 0, 'f', 1));
}

bool questions(const QString &folder)
{
    const QString papers = test::sharedData(u"papers-health"_s);
    const QString abstracts = test::sharedData(u"retrieval-scifact"_s);
    if (papers.isEmpty() || abstracts.isEmpty()) {
        std::puts("questions: skipped, the shared data is not there");
        return true;
    }
    const auto workspaceAt = [&](const QString &name) {
        const QString file = folder + u'/' + name;
        return std::make_unique<Workspace>(WorkspaceFiles { file, file + u".configuration.json"_s }, test::docworker());
    };
    QStringList asked;
    test::forEachLine(test::sharedData(u"qa-papers"_s) + u"/questions.jsonl"_s, [&](const QJsonObject &line) {
        if (line[u"library"_s].toString() == u"health" && line[u"history"_s].toArray().isEmpty())
            asked << line[u"question"_s].toString();
    });
    const auto health = workspaceAt(u"health.adduce"_s);
    readDocuments(*health, IngestSettings {}, requestToAdd(*health, { papersIn(papers) }));
    const bool isWithin = reportMean(u"a question over the health papers"_s, cpuOfEach(*health, asked), 25);

    const auto many = workspaceAt(u"abstracts.adduce"_s);
    test::readAbstracts(abstracts + u"/corpus.jsonl.gz"_s, folder + u"/abstracts"_s, *many);
    QStringList claims;
    test::forEachLine(abstracts + u"/queries.jsonl"_s, [&](const QJsonObject &line) { claims << line[u"text"_s].toString(); });
    return reportMean(u"a question over 5,183 abstracts"_s, cpuOfEach(*many, claims.first(150) + asked), 60) && isWithin;
}

} // namespace adduce::bench
