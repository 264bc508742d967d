#pragma once
#include "core/models/model_settings.h"

namespace adduce {

class Workspace;

/// The models that every program keeps to (Configuration::models), changed by names as users give them: "qwen2.5:3b", or
/// "qwen2.5:3b@http://127.0.0.1:11434" where several servers have one of that name. All throw Error{BadInput} for a name of none, or of
/// several, and as ConfigurationFile::change().
ModelSettings keptModels(const Workspace &workspace);
ModelChoice modelNamed(const ModelSettings &models, const QString &name);
void keepModel(Workspace &workspace, const ModelChoice &model); ///< or puts it in the place of the one with its id
void useModel(Workspace &workspace, const QString &name, ModelTask task); ///< BadInput for a model that cannot do it
void useNoModel(Workspace &workspace, ModelTask task);
void forgetModel(Workspace &workspace, const QString &name);

} // namespace adduce
