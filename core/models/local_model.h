#pragma once
#include "core/models/discovery.h"
#include "core/models/model_settings.h"

namespace adduce {

/// A model in a file of this computer, which a server of our own runs (see LocalServer).
struct LocalModel
{
    QString path; ///< of its GGUF file
    int contextTokens = 8192; ///< that are made room for

    friend bool operator==(const LocalModel &, const LocalModel &) = default;
};

/// Why the file cannot be run, in words: it is not there, cannot be read, or is no GGUF file. Empty: it looks like one. Reads four bytes.
QString troubleWith(const LocalModel &model);

/// The last one that was run here; its path is empty where there was none.
LocalModel lastLocalModel(const ModelSettings &models);

/// One that is up.
struct LocalModelInUse
{
    QString id; ///< among the kept models
    QString writerBefore; ///< id of what wrote the answers until then; empty: no model, or an earlier one of ours
};

/// Adds the model of a server of ours that is up, in place of those of earlier runs: with the settings that its file had before, and for
/// their tasks; and has it write the answers. `listed`: as the server lists it.
LocalModelInUse useLocalModel(
    ModelSettings &models, const LocalModel &model, const ModelEndpoint &server, const ListedModel &listed);

/// Its server has ended: it stays listed, for its settings and its file, and does nothing any more. Where it wrote, who wrote before it does
/// again.
void leaveLocalModel(ModelSettings &models, const LocalModelInUse &model);

} // namespace adduce
