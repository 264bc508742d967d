#pragma once
#include "core/answer/stage.h"
#include "core/profiles/profile.h"
#include <QString>
#include <vector>

namespace adduce {

/// A stage that a question goes through by a profile.
struct PipelineStep
{
    Stage stage = Stage::Route;
    QString does; ///< in a few words, with its numbers; translated
    QString without; ///< what is done in its place without a model, or where it fails; empty for a stage that needs none
    friend bool operator==(const PipelineStep &, const PipelineStep &) = default;
};

/// The stages of a profile in their order, by its parameters alone: which models were chosen is not looked at. Pure.
std::vector<PipelineStep> pipelineOf(const Profile &profile);

/// A line a stage, numbered; and under one that needs a model what is done without.
QString pipelineText(const std::vector<PipelineStep> &steps);
/// The same as a flow chart of Mermaid; stages that need a model have rounded ends.
QString pipelineMermaid(const std::vector<PipelineStep> &steps);
/// The same as a picture, SVG 1.1, black on white, a box a stage.
QString pipelineSvg(const std::vector<PipelineStep> &steps, const QString &title);

} // namespace adduce
