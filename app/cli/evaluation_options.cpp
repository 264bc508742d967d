#include "app/cli/evaluation_options.h"

#include "app/cli/model_options.h"
#include "core/ask/chosen_model.h"
#include "core/evaluation/ablations.h"
#include "core/evaluation/evaluate.h"
#include "core/library/database.h"
#include "core/library/space_store.h"

#include <algorithm>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

/// That writes, where one is named: figures of a set are those of the papers' own sentences unless they are asked of a model.
ModelSettings writingModels(const Context &context)
{
    if (context.options.isSet(u"server"_s) && context.options.isSet(u"model"_s))
        return modelsToAsk(context);
    return {};
}

/// Those that the options name, by number or name; otherwise the one in use. Throws BadInput for what is none.
std::vector<std::optional<SpaceChoice>> spacesToSearch(const Context &context)
{
    const QStringList names = context.options.values(u"space"_s);
    if (names.isEmpty())
        return { std::nullopt };
    Database database = context.workspace.library().open();
    std::vector<std::optional<SpaceChoice>> chosen;
    const std::vector<SpaceRow> spaces = SpaceStore(database).list();
    for (const QString &name : names) {
        const auto known = std::ranges::find_if(spaces,
            [&](const SpaceRow &one) { return name == spaceName(choiceOf(one)) || name == QString::number(one.id.value); });
        if (known == spaces.end())
            throw Error(
                ErrorKind::BadInput, u"the library has no embedding space \"%1\"; \"adduce-cli spaces\" lists them"_s.arg(name));
        chosen.emplace_back(choiceOf(*known));
    }
    return chosen;
}

} // namespace

std::vector<Variant> variantsToAsk(const Context &context)
{
    const ModelSettings models = writingModels(context);
    std::vector<Profile> profiles;
    for (const QString &name : context.options.values(u"profile"_s))
        profiles.push_back(profileNamed(context.configuration, name));
    if (profiles.empty())
        profiles.push_back(context.configuration.profile);
    std::vector<Variant> variants;
    for (const Profile &profile : profiles)
        variants.push_back({ profile.name, questionSettings(context, profile, models) });
    for (const QString &part : context.options.values(u"without"_s)) {
        const QString name = u"no "_s + part;
        const auto settings = without(name, questionSettings(context, profiles.front(), models));
        if (!settings)
            throw Error(ErrorKind::BadInput,
                u"--without names one of %1, and not \"%2\""_s.arg(ablationNames().join(u", "_s).remove(u"no "_s), part));
        variants.push_back({ name, *settings });
    }
    const std::vector<std::optional<SpaceChoice>> spaces = spacesToSearch(context);
    std::vector<Variant> inSpaces;
    for (const Variant &variant : variants)
        for (const auto &space : spaces) {
            inSpaces.push_back(variant);
            inSpaces.back().settings.space = space;
        }
    return inSpaces;
}

std::optional<TaskModel> writerToAsk(const Context &context)
{
    return taskModel(ModelTask::Answer, writingModels(context), context.workspace.servers(), context.configuration.profile);
}

std::optional<TaskModel> judgeToAsk(const Context &context)
{
    const QString name = context.options.value(u"judge"_s);
    if (name.isEmpty())
        return std::nullopt;
    std::optional<ModelChoice> judge = namedModel(context.options);
    if (judge)
        judge->model = name;
    const std::vector<ModelChoice> &known = context.configuration.models.models;
    if (const auto found = std::ranges::find(known, name, &ModelChoice::model); !judge && found != known.end())
        judge = *found;
    if (!judge)
        throw Error(ErrorKind::BadInput, u"no model called \"%1\" is kept: name its server, too, with --server URL"_s.arg(name));
    if (!canDo(judge->kind, ModelTask::Judge))
        throw Error(ErrorKind::BadInput, u"only a chat model judges, and \"%1\" is none"_s.arg(name));
    ModelSettings models;
    models.add(*judge);
    models.use(judge->id(), ModelTask::Judge);
    return taskModel(ModelTask::Judge, models, context.workspace.servers());
}

int workersToAsk(const Context &context)
{
    if (!context.options.isSet(u"workers"_s))
        return usualWorkers();
    bool isNumber = false;
    const int workers = context.options.value(u"workers"_s).toInt(&isNumber);
    if (!isNumber || workers < 1 || workers > kMostWorkers)
        throw Error(ErrorKind::BadInput,
            u"--workers is a number from 1 to %1, and not \"%2\""_s.arg(
                QString::number(kMostWorkers), context.options.value(u"workers"_s)));
    return workers;
}

} // namespace adduce::cli
