#include "ui/evaluation/run_controller.h"

#include "core/evaluation/ablations.h"

#include "core/evaluation/evaluate.h"
#include "core/evaluation/set_papers.h"
#include "ui/evaluation/evaluation_tools.h"
#include "ui/evaluation/model_menu.h"
#include "ui/evaluation/profile_menu.h"
#include "ui/evaluation/shown_run.h"
#include <QSettings>
#include <algorithm>
#include <utility>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Other computers that get text of the library, in whichever way.
QStringList hostsOf(const std::vector<Variant> &variants, const std::optional<TaskModel> &judge)
{
    QStringList hosts;
    const auto add = [&hosts](const std::optional<TaskModel> &model) {
        if (model && model->isRemote)
            hosts << model->host;
    };
    for (const Variant &variant : variants) {
        const QuestionModels &asked = variant.settings.models;
        add(asked.writer);
        add(asked.checker);
        add(asked.examiner);
        for (const RankModel &ranker : asked.rankers)
            if (ranker.isRemote())
                hosts << ranker.host();
        if (const QString host = embedsElsewhere(variant.settings); !host.isEmpty())
            hosts << host;
    }
    add(judge);
    hosts.removeDuplicates();
    return hosts;
}

/// So many questions at the same time: as many as there are processors, unless the settings say otherwise.
int workersIn(const QSettings &settings)
{
    return std::clamp(settings.value(u"evaluation/workers"_s, usualWorkers()).toInt(), 1, kMostWorkers);
}

/// What a run fills in while it goes on.
std::vector<EvaluationReport> emptyReports(
    const QuerySet &set, const std::vector<Variant> &variants, const EvaluationModels &models)
{
    std::vector<EvaluationReport> reports;
    for (const Variant &variant : variants) {
        EvaluationReport &report = reports.emplace_back();
        report.set = set.name;
        report.profile = variant.profile;
        const std::optional<TaskModel> &writer = variant.settings.models.writer;
        report.model = writer ? writer->name : QString();
        report.space = searchedIn(variant.settings);
        report.judge = models.judge ? models.judge->name : QString();
    }
    return reports;
}

} // namespace

RunController::RunController(const Services &services, EvaluationTools &tools, ShownRun &shown, QObject *parent)
    : QObject(parent)
    , m_services(services)
    , m_reading(services.libraryThread)
    , m_readingSpaces(services.libraryThread)
    , m_tools(tools)
    , m_shown(shown)
{
    connect(&tools, &EvaluationTools::pauseWanted, this, &RunController::pause);
}

EvaluationModels RunController::chosenModels() const
{
    EvaluationModels chosen = models();
    if (!m_tools.models().withModel())
        chosen.questions.models.writer.reset();
    if (!m_tools.models().withJudge())
        chosen.judge.reset();
    return chosen;
}

std::vector<Variant> RunController::variants(const EvaluationModels &models) const
{
    std::vector<Variant> variants;
    for (const QString &name : m_tools.profiles().names()) {
        const auto profile = variantProfile(name, models.questions.profile);
        const auto settings =
            profile ? std::optional(models.byProfile(*profile)) : without(name, models.byProfile(models.questions.profile));
        if (!settings)
            continue;
        Variant variant { name, *settings };
        std::optional<TaskModel> &writer = variant.settings.models.writer;
        if (!models.questions.models.writer)
            writer.reset();
        const auto model = std::exchange(writer, std::nullopt);
        for (const auto &space : m_tools.models().spaces()) {
            variant.settings.space = space;
            if (m_tools.models().withoutModel() || !model)
                variants.push_back(variant);
            if (model) {
                variants.push_back(variant);
                variants.back().settings.models.writer = model;
            }
        }
    }
    return variants;
}

void RunController::listSpaces()
{
    const auto read = [](Database &database) {
        std::vector<SpaceChoice> spaces;
        for (const SpaceRow &space : SpaceStore(database).list())
            spaces.push_back(choiceOf(space));
        return spaces;
    };
    const auto show = [this](const std::vector<SpaceChoice> &spaces) { m_tools.models().setSpaces(spaces); };
    m_readingSpaces.run(this, read, show, [](const Error &) {}); // the list of runs says what is wrong with the library
}

void RunController::run(const QuerySet &set, const QString &folder)
{
    const QStringList folders = m_scope.isEverything() ? QStringList { m_services.sampleFolder, folder } : QStringList();
    const auto read = [set, folders, scope = m_scope](Database &database) {
        const SetPapers papers = papersOf(set, database, CollectionStore(database).resolve(scope));
        return std::pair(papers, foundIn(folders, papers));
    };
    const auto begin = [this, set](const std::pair<SetPapers, QStringList> &looked) {
        const auto &[papers, found] = looked;
        m_isBeginning = false;
        m_missing = { missingWords(papers), found };
        sayMissing();
        if (papers.lacksAll())
            return;
        m_services.settings.setValue(u"evaluation/profiles"_s, m_tools.profiles().names());
        start(set, chosenModels());
    };
    m_isBeginning = true;
    m_reading.run(this, read, begin, [this](const Error &error) {
        m_isBeginning = false;
        m_tools.say(sentence(error));
    });
}

void RunController::start(const QuerySet &set, const EvaluationModels &models)
{
    const std::vector<Variant> wanted = variants(models);
    m_tools.setSentTo(hostsOf(wanted, models.judge));
    m_run = new EvaluationRun(m_services.ask, set, wanted,
        { .scope = m_scope, .judge = models.judge, .workers = workersIn(m_services.settings) }, this);
    connect(m_run, &EvaluationRun::result, this, [this](const QueryResult &result, int variant, int done, int total) {
        m_shown.put(result, variant);
        report(done, total);
    });
    connect(m_run, &EvaluationRun::done, this, [this](const Comparison &comparison, EvaluationId kept) {
        sayMissing();
        m_shown.end(comparison, kept);
    });
    connect(m_run, &EvaluationRun::notKept, this, &RunController::notKept);
    connect(m_run, &EvaluationRun::failed, this, [this](const Error &error) { m_tools.say(sentence(error)); });
    connect(m_run, &EvaluationRun::finished, this, &RunController::finish);
    m_shown.begin(set.queries, emptyReports(set, wanted, models));
    report(0, static_cast<int>(set.queries.size() * wanted.size()));
}

void RunController::sayMissing()
{
    m_tools.say(m_missing.words);
    m_tools.offerPapers(m_missing.found);
}

void RunController::report(int done, int total)
{
    m_tools.setProgress(done, total);
    emit progressed(done, total);
}

void RunController::stop()
{
    if (m_run)
        m_run->stop();
}

void RunController::pause(bool isHeld)
{
    if (m_run)
        m_run->pause(isHeld);
}

void RunController::finish()
{
    m_run->deleteLater();
    m_run = nullptr;
    report(0, 0);
    emit finished();
}

} // namespace adduce
