#include "core/workspace/kept_models.h"

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
        throw Error(ErrorKind::BadInput, name, u"no model of this name is kept; see models kept"_s);
    if (named.size() > 1)
        throw Error(ErrorKind::BadInput, name, u"several servers have it; name one as %1"_s.arg(named.front().id()));
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
            throw Error(ErrorKind::BadInput, name, u"a model of this kind (%1) cannot do that"_s.arg(nameOf(model.kind)));
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
