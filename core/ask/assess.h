#pragma once
#include "core/ask/evidence.h"
#include "core/models/task_model.h"
#include <QStringList>
#include <optional>
#include <stop_token>
#include <vector>

namespace adduce {

class TraceRecorder;

/// What is to be searched for besides, as the profile judges what was found: nothing where it is enough, where nobody judges, and where the
/// model fails. What it asks for names nothing that neither the question nor a passage does. By scores (SF2) the similarity of the passages decides, and the model puts the question in other words once; by the model
/// (SF5) it decides itself and asks for what is missing. Passages that never leave this computer are not among those it judges by, since what it asks for may. Kept in the
/// stage of `trace` that runs. Throws Error{Stopped}.
QStringList missingQuestions(const QString &question, const Evidence &evidence, const TaskModel &model,
    const Parameters &parameters, TraceRecorder &trace, const std::stop_token &stop);

/// The parameters as they hold in the space that was searched: what was printed for models' spaces, as floors (similarityNeeded()). Pure.
SufficiencyParameters sufficiencyIn(const SearchSnapshot &snapshot, SufficiencyParameters parameters);

/// Is what was found enough, by the cosine of each passage? Nothing found is not. Where no passage has one, since words alone found them,
/// nothing can be said, and they are. Pure.
bool areEnough(const std::vector<std::optional<double>> &similarities, const SufficiencyParameters &parameters);

} // namespace adduce
