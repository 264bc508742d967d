#include "core/models/local_model.h"

#include "core/base/tr.h"

#include <QFileInfo>
#include <algorithm>

namespace adduce {

QString troubleWith(const LocalModel &model)
{
    const QFileInfo info(model.path);
    if (!info.exists())
        return tr("The file is not there: %1.").arg(model.path);
    QFile file(model.path);
    if (!info.isFile() || !file.open(QIODevice::ReadOnly)) // opening a pipe would wait for whoever writes into it
        return tr("The file cannot be read: %1.").arg(model.path);
    if (file.read(4) != "GGUF")
        return tr("This is no GGUF file: %1. Models for llama-server have names that end in .gguf.").arg(model.path);
    return {};
}

LocalModel lastLocalModel(const ModelSettings &models)
{
    for (const ModelChoice &model : models.models)
        if (!model.file.isEmpty())
            return { model.file, model.contextTokens };
    return {};
}

LocalModelInUse useLocalModel(
    ModelSettings &models, const LocalModel &model, const ModelEndpoint &server, const ListedModel &listed)
{
    const ModelChoice *writer = models.usedFor(ModelTask::Answer);
    const QString before = writer && writer->file.isEmpty() ? writer->id() : QString();
    ModelChoice choice;
    std::vector<ModelTask> tasks { ModelTask::Answer };
    for (const ModelChoice &earlier : std::vector(models.models)) {
        if (earlier.file.isEmpty())
            continue;
        if (earlier.file == model.path)
            choice = earlier;
        for (const auto &[task, id] : models.used)
            if (id == earlier.id())
                tasks.push_back(task);
        models.remove(earlier.id());
    }
    choice.api = server.api;
    choice.base = server.base;
    choice.model = listed.name;
    choice.file = model.path;
    choice.modelContext = listed.contextTokens;
    choice.contextTokens = listed.contextTokens > 0
        ? std::clamp(listed.contextTokens, kFewestContextTokens, std::max(kFewestContextTokens, model.contextTokens))
        : model.contextTokens;
    models.add(choice);
    for (const ModelTask task : tasks)
        models.use(choice.id(), task);
    return { choice.id(), before };
}

void leaveLocalModel(ModelSettings &models, const LocalModelInUse &model)
{
    const ModelChoice *answers = models.usedFor(ModelTask::Answer);
    const bool wrote = answers && answers->id() == model.id;
    std::erase_if(models.used, [&](const auto &task) { return task.second == model.id; });
    if (wrote)
        models.use(model.writerBefore, ModelTask::Answer);
}

} // namespace adduce
