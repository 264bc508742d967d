#pragma once
#include "core/answer/trace.h"
#include "core/models/task_model.h"
#include "core/retrieval/passage.h"
#include "core/settings/parameters.h"
#include <optional>
#include <stop_token>
#include <variant>
#include <vector>

namespace adduce {

class PassageReader;
class RankStore;

/// A reranker on a server.
struct Reranker
{
    ModelEndpoint endpoint;
    QString name;
    QString host;
    bool isRemote = false; ///< on another computer
};

/// A model that was chosen to put passages in order.
struct RankModel
{
    std::variant<TaskModel, Reranker> model;
    bool gradesOnly = false; ///< yes or no for each passage in place of scores; chat models only

    [[nodiscard]] bool isChat() const { return std::holds_alternative<TaskModel>(model); }
    [[nodiscard]] const QString &name() const;
    [[nodiscard]] const QString &host() const;
    [[nodiscard]] bool isRemote() const;
};

/// How many of the candidates a reranker reads to choose `f`: min(n, max(2 f, f + 2), 24); a chat model reads ten
/// (RR2), or all (RR3).
int candidatesToRank(const RankModel &model, int f, int n, const RankingParameters &parameters);

struct Ranking
{
    std::vector<Passage> passages; ///< in their new order
    std::optional<Error> error; ///< why they stayed as they were
    RankingTrace trace;
};

/// Puts the best candidates in the order that the model gives them; the others follow. As scores of two models mean different
/// things, only the order is taken: the first gets the highest fused score that these had, and so on, so that every threshold
/// behind it holds. Grades put those that do not help behind those that do, or leave out all that was not said to help
/// (RankingParameters), but for passages that the model may not see. What a chat model cannot read at once is not asked about. Each score is kept in the library by model,
/// question and chunk, and asked for once. Passages that never leave this computer are not sent to another and keep their
/// place. A failure leaves all as it was, and says so; throws Stopped, and Error for a failing library.
Ranking rank(const ModelServers &servers, const QString &question, const RankModel &model, std::vector<Passage> candidates,
    const Parameters &parameters, PassageReader &reader, RankStore &scores, const std::stop_token &stop);

} // namespace adduce
