#pragma once
#include "core/ask/conversation.h"
#include "core/settings/parameters.h"
#include <QStringList>
#include <optional>
#include <stop_token>

namespace adduce {

class TraceRecorder;

/// A question as it stands by itself, or what has to be asked back first.
struct Resolution
{
    QString question; ///< empty where something is asked back
    QString asked; ///< "Which of the two trials?"
    QStringList choices; ///< each a whole question, two at least
};

/// What it takes to answer a question (RT1).
struct Decision
{
    bool needsWeb = false; ///< beside the papers
    bool needsPapers = true; ///< as the model says; they are asked all the same
    int passages = 3; ///< f, from 1 to `planning.most_passages`; only of Router::Decision
    QString reason;
};

/// What a model makes of a question before anything is searched. Each is one request (consult()), kept in the stage of `trace` that runs,
/// and gives nothing where the model fails, changes nothing, or names what was not asked about: a number or a name that neither
/// the question nor the conversation holds. Throws Error{Stopped}.
/// By the profile's router, which is no Router::Rules.
std::optional<Decision> decided(const QString &question, const QStringList &history, const TaskModel &model,
    const Parameters &parameters, TraceRecorder &trace, const std::stop_token &stop);
std::optional<QString> rewritten(const QString &question, const TaskModel &model, const Parameters &parameters,
    TraceRecorder &trace, const std::stop_token &stop);
/// `told`: of toldForResolving().
std::optional<Resolution> resolved(const QString &question, const ToldConversation &told, const TaskModel &model,
    const Parameters &parameters, TraceRecorder &trace, const std::stop_token &stop);
/// What a model that resolves is told of the conversation: the last questions, as many as the parameters say, or these with their answers (CV1). The
/// oldest are left out where it cannot read so much. `turns`: as markKeptHere() left them. Pure.
ToldConversation toldForResolving(
    const QString &question, const std::vector<EarlierTurn> &turns, const TaskModel &model, const Parameters &parameters);
/// Two sub-questions at least, or none.
QStringList partsOf(const QString &question, const TaskModel &model, const Parameters &parameters, TraceRecorder &trace,
    const std::stop_token &stop);

} // namespace adduce
