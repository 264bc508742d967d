// Asks three sets of questions by each profile as it was designed, without a model and with one on the loopback that knows the answers, and
// prints what docs/PROFILES.md says of it: the set that comes with the program, `qa-papers`, and questions that were proposed of `papers-fulltext`
// and that nobody read.
// Usage: adduce-measure-sets [FOLDER] [--workers N]; FOLDER keeps the libraries for the next time.
#include "core/ask/chosen_model.h"
#include "core/base/error.h"
#include "core/evaluation/comparison.h"
#include "core/evaluation/comparison_table.h"
#include "core/workspace/propose_questions.h"
#include "core/workspace/workspace.h"
#include "tests/measure/known_answers.h"
#include "tests/support/network.h"
#include "tests/support/places.h"
#include "tests/support/shared_data.h"

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryDir>
#include <cstdio>

using namespace adduce;
using namespace Qt::StringLiterals;

namespace {

constexpr int kProposed = 60; // questions that a sentence answers

/// A library with the questions that are asked of it.
struct Part
{
    test::GoldLibrary library;
    QuerySet set;
};

struct SetOfParts
{
    QString name;
    std::vector<Part> parts;
};

QStringList papersIn(const QString &folder)
{
    QStringList papers;
    for (const QFileInfo &file : QDir(folder).entryInfoList({ u"*.pdf"_s }, QDir::Files, QDir::Name))
        papers << file.filePath();
    return papers;
}

std::unique_ptr<Workspace> opened(const test::GoldLibrary &library, const QString &folder)
{
    const QString file = QDir(folder).filePath(library.name + u".adduce"_s);
    auto workspace =
        std::make_unique<Workspace>(WorkspaceFiles { file, file + u".configuration.json"_s }, WorkerProgram(test::docworker()));
    test::readOnce(*workspace, library.files);
    return workspace;
}

std::vector<SetOfParts> setsToAsk(const QString &folder)
{
    std::vector<SetOfParts> sets;
    if (const QStringList samples = papersIn(test::samplePapers()); !samples.isEmpty())
        sets.push_back({ u"bundled"_s, { { { u"bundled"_s, samples }, bundledQuerySet() } } });
    if (const QString data = test::sharedData(u"qa-papers"_s); !data.isEmpty()) {
        const QuerySet all = querySetFrom(QDir(data).filePath(u"questions.jsonl"_s));
        SetOfParts set { u"qa-papers"_s, {} };
        for (const test::GoldLibrary &library : test::goldLibraries(data))
            set.parts.push_back({ library, partOf(all, library.name) });
        sets.push_back(std::move(set));
    }
    if (const QStringList papers = papersIn(test::sharedData(u"papers-fulltext"_s)); !papers.isEmpty()) {
        const test::GoldLibrary library { u"proposed"_s, papers };
        QuerySet proposed =
            proposedSet(*opened(library, folder), ScopeNames {}, { .answerable = kProposed, .unanswerable = kProposed / 4 });
        for (EvaluationQuery &query : proposed.queries)
            query.isAccepted = true;
        sets.push_back({ u"proposed"_s, { { library, std::move(proposed) } } });
    }
    return sets;
}

std::vector<test::GoldAnswer> answersOf(const QuerySet &set)
{
    std::vector<test::GoldAnswer> answers;
    for (const EvaluationQuery &query : set.queries) {
        std::vector<GoldKey> keys;
        std::ranges::transform(query.gold, std::back_inserter(keys), goldKey);
        answers.push_back(test::goldAnswer(query.question, keys));
    }
    return answers;
}

/// The reports of all profiles on all parts, one a profile.
std::vector<EvaluationReport> asked(const SetOfParts &set, bool hasModel, const QString &folder, int workers)
{
    std::vector<EvaluationReport> reports;
    for (const Part &part : set.parts) {
        const auto workspace = opened(part.library, folder);
        const test::KnowingServer model(answersOf(part.set));
        test::Network network;
        std::vector<Variant> variants;
        for (const Profile &profile : builtInProfiles())
            variants.push_back({ profile.name,
                questionSettings(profile, PromptStore(folder + u"/no-prompts"_s), hasModel ? model.everyTask() : ModelSettings {},
                    network.servers) });
        const Ask pipeline(workspace->library(), workspace->retriever(), network.servers);
        const Comparison comparison = compare(pipeline, part.set, variants, {}, {}, { .workers = workers });
        if (comparison.error)
            throw *comparison.error;
        reports.resize(comparison.reports.size());
        for (std::size_t i = 0; i < reports.size(); ++i) {
            std::vector<QueryResult> results = std::move(reports[i].results);
            results.insert(results.end(), comparison.reports[i].results.begin(), comparison.reports[i].results.end());
            reports[i] = comparison.reports[i];
            reports[i].set = set.name;
            reports[i].results = std::move(results);
        }
    }
    return reports;
}

void print(const ComparisonTable &table)
{
    std::printf("| %s |\n|%s\n", qPrintable(table.heads.join(u" | "_s)), qPrintable(u" --- |"_s.repeated(table.heads.size())));
    for (const QStringList &row : table.rows)
        std::printf("| %s |\n", qPrintable(row.join(u" | "_s)));
    std::puts("");
}

void run(QStringList arguments)
{
    int workers = 1;
    if (const auto at = arguments.indexOf(u"--workers"_s); at > 0 && at + 1 < arguments.size()) {
        workers = std::clamp(arguments[at + 1].toInt(), 1, kMostWorkers);
        arguments.remove(at, 2);
    }
    const QTemporaryDir scratch;
    const QString folder = arguments.value(1, scratch.path());
    for (const SetOfParts &set : setsToAsk(folder))
        for (const bool hasModel : { false, true }) {
            const std::vector<EvaluationReport> reports = asked(set, hasModel, folder, workers);
            std::printf("## %s, %s\n\n", qPrintable(set.name), hasModel ? "with a model that knows" : "without a model");
            print(comparisonTable(reports));
            print(pairedTable(reports));
            std::fflush(stdout);
        }
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    try {
        run(QCoreApplication::arguments());
    } catch (const Error &error) {
        std::fprintf(stderr, "adduce-measure-sets: %s\n", qPrintable(sentence(error)));
        return 1;
    }
    return 0;
}
