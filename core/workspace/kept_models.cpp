#include "core/workspace/kept_models.h"

#include "core/base/tr.h"
#include "core/configuration/configuration_file.h"
#include "core/workspace/workspace.h"

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

void change(Workspace &workspace, const std::function<void(ModelSettings &)> &how)
{
    workspace.configuration().change([&](Configuration &now) { how(now.models); });
}

} // namespace

ModelChoice modelNamed(const ModelSettings &models, const QString &name)
{
    std::vector<ModelChoice> named;
    for (const ModelChoice &model : models.models)
        if (model.id() == name || model.model == name)
            named.push_back(model);
    if (named.empty())
        throw Error(
            ErrorKind::BadInput, tr("no model called \"%1\" is kept; \"adduce-cli models kept\" lists those that are").arg(name));
    if (named.size() > 1)
        throw Error(
            ErrorKind::BadInput, tr("several servers have the model \"%1\"; name one as %2").arg(name, named.front().id()));
    return named.front();
}

ModelSettings keptModels(const Workspace &workspace)
{
    return workspace.configuration().load().models;
}

void keepModel(Workspace &workspace, const ModelChoice &model)
{
    change(workspace, [&](ModelSettings &models) { models.add(model); });
}

void useModel(Workspace &workspace, const QString &name, ModelTask task)
{
    change(workspace, [&](ModelSettings &models) {
        const ModelChoice model = modelNamed(models, name);
        if (!canDo(model.kind, task))
            throw Error(ErrorKind::BadInput,
                tr("\"%1\" is a model of the kind \"%2\", which cannot be used for \"%3\"")
                    .arg(name, nameOf(model.kind), nameOf(task)));
        models.use(model.id(), task);
    });
}

void useNoModel(Workspace &workspace, ModelTask task)
{
    change(workspace, [&](ModelSettings &models) { models.use({}, task); });
}

void forgetModel(Workspace &workspace, const QString &name)
{
    change(workspace, [&](ModelSettings &models) { models.remove(modelNamed(models, name).id()); });
}

} // namespace adduce
